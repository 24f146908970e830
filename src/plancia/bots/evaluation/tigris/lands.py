"""The board as players see it: the rulers of each kingdom, its surroundings, and possible attacks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from plancia.games.tigris.board import ROW, beside
from plancia.games.tigris.components import INDEX, MONUMENTS, RED
from plancia.games.tigris.state import Fields
from plancia.games.tigris.tile import ground

NOBODY = -1
GROUND = tuple(ground(colour) for colour in range(4))
PAIRS = tuple((INDEX[a], INDEX[b]) for a, b in MONUMENTS)


class Kingdom(NamedTuple):
    """A kingdom and its rulers."""

    cells: int
    halo: int  # the cells beside it, on the board or not
    rulers: list[int]  # by colour: the seat whose leader is there, or NOBODY


class Lands(NamedTuple):
    """All kingdoms, and counts that they share."""

    kingdoms: list[Kingdom]
    empty: int
    tile_cells: int
    leader_cells: int
    shared: int  # cells beside two kingdoms or more
    temples: tuple[int, int, int, int]  # cells with at least one, two, three, four temples beside them


def survey_lands(s: Fields) -> Lands:
    kingdoms_, empty, tile_cells, leader_cells = s.survey()
    one = two = 0
    kingdoms = []
    for cells in kingdoms_:
        halo = beside(cells) & ~cells
        two |= one & halo
        one |= halo
        kingdoms.append(Kingdom(cells, halo, [NOBODY] * 4))
    for i, leader in enumerate(s.leaders):
        if leader:
            for cells, _, rulers in kingdoms:
                if leader & cells:
                    rulers[i & 3] = i >> 2
                    break
    return Lands(kingdoms, empty, tile_cells, leader_cells, two, with_temples_beside(s.tiles[RED]))


@lru_cache(maxsize=1 << 10)
def with_temples_beside(temples: int) -> tuple[int, int, int, int]:
    left, right, up, down = temples << 1, temples >> 1, temples << ROW, temples >> ROW
    either, both = left | right, left & right
    either_, both_ = up | down, up & down
    return either | either_, both | both_ | either & either_, both & either_ | both_ & either, both & both_
