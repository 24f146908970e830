"""What a seat may know. A view is built by allow-list: only what is listed gets in."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import ForLatest, Seat
from plancia.games.tigris.board import NAMES, names
from plancia.games.tigris.components import MONUMENTS, Cell, Colour, Counts
from plancia.games.tigris.hidden.knowledge import Proofs
from plancia.games.tigris.state import Options, State
from plancia.games.tigris.war import Wars

T = TypeVar("T")


class Monument(Struct, frozen=True, gc=False):
    """A monument, on the square with this cell at the top left."""

    colours: tuple[Colour, Colour]
    cell: Cell


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one seat sees it; colours are always in the order red, blue, green, black."""

    seat: Seat | None  # None: a spectator
    seats: int
    options: Options
    active: Seat
    tiles: tuple[tuple[Cell, ...], ...]  # face up, by colour
    face_down: tuple[Cell, ...]
    monuments: tuple[Monument, ...]
    leaders: tuple[tuple[Cell | None, ...], ...]  # by seat and colour; None: at home
    catastrophes: tuple[Cell, ...]
    treasures: tuple[Cell, ...]
    union: Cell | None  # under the unification marker
    dead_squares: tuple[Cell, ...]
    bag: int
    reserve: Counts
    hand: Counts | None  # the seat's own
    hand_sizes: tuple[int, ...]
    aside: Counts | None  # the tiles that the seat itself has swapped
    swapped: tuple[int, ...]  # how many tiles each seat has swapped
    proofs: tuple[Proofs, ...]  # what everybody can prove about the hands
    unseen: Counts  # tiles that the seat has not seen: in the bag, in others' hands, or swapped by others
    catastrophes_left: tuple[int, ...]
    points: tuple[Counts, ...]  # every award was public; whether others' totals are shown is an option
    taken: tuple[int, ...]  # treasures
    quiet: int
    reason: str
    stack: tuple[Any, ...]  # procedures and question are public
    ask: Any
    asked: int

    def __str__(self) -> str:
        from plancia.games.tigris.text import view_text

        return view_text(self)

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        from plancia.games.tigris.drawing.svg import svg

        return svg(self)


def by_seat(values: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
    return tuple([values[at : at + 4] for at in range(0, len(values), 4)])


def view(s: State, seat: Seat | None) -> View:
    """Public information, and the seat's own secrets. §16.1 §16.2 §16.4 §16.5"""
    public = of_spectators(s)
    if seat is None:
        return public
    hand, aside = s.hands[4 * seat : 4 * seat + 4], s.aside[4 * seat : 4 * seat + 4]
    unseen = tuple([n - own - swapped for n, own, swapped in zip(public.unseen, hand, aside, strict=True)])
    return replace(public, seat=seat, hand=hand, aside=aside, unseen=unseen)


@ForLatest  # all players get a view after every answer, and it differs in four fields only
def of_spectators(s: State) -> View:
    """What everybody knows."""
    hands, asides = by_seat(s.hands), by_seat(s.aside)
    return View(
        seat=None,
        seats=s.seats,
        options=s.options,
        active=s.active,
        tiles=tuple([names(cells) for cells in s.tiles]),
        face_down=names(s.face_down),
        monuments=tuple([Monument(p, NAMES[c]) for p, c in zip(MONUMENTS, s.monuments, strict=True) if c]),
        leaders=by_seat(tuple([NAMES.get(cell) for cell in s.leaders])),
        catastrophes=names(s.catastrophes),
        treasures=names(s.treasures),
        union=next((frame.union for frame in s.stack if type(frame) is Wars), None),
        dead_squares=names(s.dead),
        bag=sum(s.bag),
        reserve=s.reserve,
        hand=None,
        hand_sizes=tuple(map(sum, hands)),
        aside=None,
        swapped=tuple(map(sum, asides)),
        proofs=s.proofs,
        unseen=tuple([sum(counts) for counts in zip(s.bag, *hands, *asides, strict=True)]),
        catastrophes_left=s.catastrophes_left,
        points=by_seat(s.points),
        taken=s.taken,
        quiet=s.quiet,
        reason=s.reason,
        stack=s.stack,
        ask=s.ask,
        asked=s.asked,
    )
