"""Observations of Tigris & Euphrates: the board as planes, the rest as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from plancia.games.tigris.board import BIT, CELLS, HEIGHT, RIVER, WIDTH, names, square
from plancia.games.tigris.components import COLOURS, MONUMENT_NAMES, NONE
from plancia.games.tigris.hidden.knowledge import certain, owned
from plancia.games.tigris.view import View
from plancia.research.observation.features import Feature, Planes, seat_labels

BYTES = WIDTH * HEIGHT // 8
SEAT = (
    *("active", "tiles in hand", "tiles swapped", "catastrophes left", "treasures"),
    *(f"{colour} points" for colour in COLOURS),
    *(f"{colour} tiles certainly in hand" for colour in COLOURS),
    *(f"{colour} tiles certainly in hand or swapped" for colour in COLOURS),
)


def planes(options: Any, seats: int) -> Feature:
    labels = (
        *(f"{colour} tile, face up" for colour in COLOURS),
        *("face-down tile", "river", "catastrophe", "treasure", "unification marker", "square declined (top left)"),
        *(f"monument {name}" for name in MONUMENT_NAMES),
        *(f"{colour} leader: {seat}" for seat in seat_labels(seats) for colour in COLOURS),
    )
    rows, columns = tuple(f"row {y + 1}" for y in range(HEIGHT)), tuple(f"column {chr(97 + x)}" for x in range(WIDTH))
    return Feature(name="board", about="1 where it is true of a cell.", axes=(labels, rows, columns), high=1)


def features(options: Any, seats: int) -> tuple[Feature, ...]:
    return (
        Feature(name="seats", about="Each seat, clockwise from the observer.", axes=(seat_labels(seats), SEAT)),
        Feature(name="hand", about="The observer's tiles.", axes=(COLOURS,)),
        Feature(name="aside", about="Tiles that the observer has swapped away.", axes=(COLOURS,)),
        Feature(name="unseen", about="Tiles in the bag, in other hands, or swapped by others.", axes=(COLOURS,)),
        Feature(name="reserve", about="Face-up tiles beside the board (open-tile variant).", axes=(COLOURS,)),
        Feature(name="table", about="The rest.", axes=(("tiles in the bag", "turns without tiles"),), low=-1),
    )


# A plane is a number with one bit per cell, row by row, without the separating column of the rules.
PLACE = {name: 1 << at for at, name in enumerate(BIT)}


def _packed(cells: Iterable[str]) -> bytes:
    return sum(PLACE[cell] for cell in cells).to_bytes(BYTES, "little")


_cells = lru_cache(4096)(_packed)
_NOWHERE = bytes(BYTES)
_RIVER = _packed(names(RIVER))
_CELL: dict[str | None, bytes] = {None: _NOWHERE} | {name: _packed((name,)) for name in BIT}
_SQUARE = {name: _packed(names(square(bit) & CELLS)) for name, bit in BIT.items()}


def fill_planes(view: View, out: Planes) -> None:
    """All planes are unpacked at once, which takes two microseconds."""
    me = view.seat or 0
    built = (
        {"-".join(monument.colours): _SQUARE[monument.cell] for monument in view.monuments} if view.monuments else {}
    )
    leaders = view.leaders[me:] + view.leaders[:me]
    packed = b"".join(
        (
            *map(_cells, view.tiles),
            *(_cells(view.face_down), _RIVER, _cells(view.catastrophes), _cells(view.treasures)),
            *(_CELL[view.union], _cells(view.dead_squares)),
            *[built.get(name, _NOWHERE) for name in MONUMENT_NAMES],
            *[_CELL[cell] for of_seat in leaders for cell in of_seat],
        )
    )
    out[:] = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little").view(np.int8).reshape(out.shape)


def values(view: View) -> list[int]:
    """The numbers of `features`, one after the other."""
    me, seats = view.seat or 0, view.seats
    found: list[int] = []
    for seat in (*range(me, seats), *range(me)):
        found += (
            *(view.active == seat, view.hand_sizes[seat], view.swapped[seat], view.catastrophes_left[seat]),
            *(view.taken[seat], *view.points[seat], *certain(view.proofs[seat]), *owned(view.proofs[seat])),
        )
    found += (*(view.hand or NONE), *(view.aside or NONE), *view.unseen, *view.reserve, view.bag, view.quiet)
    return found
