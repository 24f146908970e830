"""The whole answers of Tigris & Euphrates, in blocks: one for each kind of answer and colour.

Tiles and leaders have ids only for the ground they can be placed on, monuments only for squares that can be complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from typing import Any

import numpy as np

from plancia.engine import Question, Words
from plancia.games.tigris.board import BIT, CELLS, HEIGHT, LAND, NAMES, RIVER, ROW, TEMPLES, names, square
from plancia.games.tigris.components import BLUE, COLOURS, HAND, LETTERS, MONUMENT_NAMES
from plancia.games.tigris.draw import BLIND
from plancia.games.tigris.swap import Handfuls
from plancia.games.tigris.tile import ground
from plancia.research.codec.masks import Ids, Mask, bits_to_bytes

Block = tuple[str, Sequence[Words]]  # the topic, and the answers in order


def squares(ground: int) -> tuple[str, ...]:
    """Top left cells of the squares that lie on this ground only. A square does not continue in the next row."""
    return tuple(name for bit, name in NAMES.items() if square(bit) & ~ground == 0)


def _monuments() -> list[Words]:
    blue = [name for name in MONUMENT_NAMES if COLOURS[BLUE] in name.split("-")]
    land = [("build", cell, name) for cell in squares(LAND) for name in MONUMENT_NAMES]
    return [*land, *(("build", cell, name) for cell in squares(RIVER) for name in blue)]


def _handfuls() -> list[str]:
    return ["".join(tiles) for n in range(1, HAND + 1) for tiles in combinations_with_replacement(LETTERS, n)]


BLOCKS: tuple[Block, ...] = (
    ("TakeAction", [("end",)]),
    *(("TakeAction", [("tile", c, cell) for cell in names(ground(i))]) for i, c in enumerate(COLOURS)),
    *(("TakeAction", [("leader", c, cell) for cell in names(LAND)]) for c in COLOURS),
    ("TakeAction", [("withdraw", c) for c in COLOURS]),
    ("TakeAction", [("catastrophe", cell) for cell in names(CELLS)]),
    ("TakeAction", [("swap", tiles) for tiles in _handfuls()]),
    ("AddTiles", [(n,) for n in range(HAND + 1)]),
    ("PickWar", [(c,) for c in COLOURS]),
    ("BuildMonument", [("decline",)]),
    ("BuildMonument", _monuments()),
    ("LeaveOneTreasure", [(cell,) for cell in names(TEMPLES)]),
    ("DrawFrom", [(source,) for source in (BLIND, *COLOURS)]),
)
TIGRIS = [(topic, words) for topic, answers in BLOCKS for words in answers]

_STARTS = (0, *accumulate(len(answers) for _, answers in BLOCKS))
_TILES = {c: _STARTS[1 + i] for i, c in enumerate(COLOURS)}
_LEADERS = {c: _STARTS[5 + i] for i, c in enumerate(COLOURS)}
_WITHDRAW, _CATASTROPHE, _SWAP = _STARTS[9:12]
_SWAP_IDS = {tiles: _SWAP + at for at, tiles in enumerate(_handfuls())}


def _places(cells: int) -> Ids:
    """Where these cells are in a board with a separating column."""
    return np.array([BIT[name].bit_length() - 1 for name in names(cells)], np.intp)


_ON_LAND, _ON_RIVER, _ON_BOARD = _places(LAND), _places(RIVER), _places(CELLS)
_GROUND = {c: _ON_RIVER if i == BLUE else _ON_LAND for i, c in enumerate(COLOURS)}


def fill_turn(question: Question[Any], mask: Mask) -> None:
    """The legal answers to TakeAction. Listing them word by word takes ten times as long."""
    for verb in question.next(()) or ():
        choices: Any = question.next((verb,))
        match verb:
            case "end":
                mask[0] = 1
            case "tile":
                for colour in choices:
                    _fill(mask, _TILES[colour], _GROUND[colour], question.next(("tile", colour)))
            case "leader":
                for colour in choices:
                    _fill(mask, _LEADERS[colour], _ON_LAND, question.next(("leader", colour)))
            case "withdraw":
                for colour in choices:
                    mask[_WITHDRAW + COLOURS.index(colour)] = 1
            case "catastrophe":
                _fill(mask, _CATASTROPHE, _ON_BOARD, choices)
            case _:
                assert verb == "swap"
                mask[_swaps(choices)] = 1


def _fill(mask: Mask, start: int, places: Ids, choices: Any) -> None:
    mask[start : start + len(places)] = bits_to_bytes(choices.cells, ROW * HEIGHT)[places]


@lru_cache(1024)  # few hands differ
def _swaps(hand: Handfuls) -> Ids:
    return np.array([_SWAP_IDS[tiles] for tiles in hand], np.intp)
