"""The board as a player looks at it: who rules which kingdom, what is near it, who could attack whom."""

from __future__ import annotations

from typing import NamedTuple

from plancia.games.tigris.board import ROW, beside
from plancia.games.tigris.components import RED
from plancia.games.tigris.state import Fields

NOBODY = -1


class Kingdom(NamedTuple):
    """A kingdom and its rulers."""

    cells: int
    halo: int  # the cells beside it, on the board or not
    rulers: tuple[int, ...]  # by colour: the seat whose leader is there, or NOBODY


class Lands(NamedTuple):
    """All kingdoms, and what is counted once for all of them."""

    kingdoms: tuple[Kingdom, ...]
    empty: int
    tile_cells: int
    leader_cells: int
    shared: int  # cells beside two kingdoms or more
    temples: tuple[int, int, int, int]  # cells with at least one, two, three, four temples beside them


def survey_lands(s: Fields) -> Lands:
    survey = s.survey()
    one = two = 0
    kingdoms = []
    for cells in survey.kingdoms:
        halo = beside(cells) & ~cells
        two |= one & halo
        one |= halo
        kingdoms.append(Kingdom(cells, halo, _rulers(s, cells)))
    temples = _with_temples_beside(s.tiles[RED])
    return Lands(tuple(kingdoms), survey.empty, survey.tile_cells, survey.leader_cells, two, temples)


def _rulers(s: Fields, cells: int) -> tuple[int, ...]:
    rulers = [NOBODY] * 4
    for i, leader in enumerate(s.leaders):
        if leader & cells:
            rulers[i & 3] = i >> 2
    return tuple(rulers)


def _with_temples_beside(temples: int) -> tuple[int, int, int, int]:
    left, right, up, down = temples << 1, temples >> 1, temples << ROW, temples >> ROW
    either, both = left | right, left & right
    either_, both_ = up | down, up & down
    return either | either_, both | both_ | either & either_, both & either_ | both_ & either, both & both_
