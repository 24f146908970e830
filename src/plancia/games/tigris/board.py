"""The board as bits. A set of cells is an int; the cell in column x, row y is bit 17*y + x.

The seventeenth column is unused: it separates the rows, so that neighbours are found by shifting.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct

from plancia.games.tigris.components import Cell

WIDTH, HEIGHT = 16, 11
ROW = WIDTH + 1

NAMES: dict[int, Cell] = {
    1 << ROW * y + x: f"{chr(ord('a') + x)}{y + 1}" for y in range(HEIGHT) for x in range(WIDTH)
}  # in reading order: row by row from a1
BIT: dict[Cell, int] = {name: bit for bit, name in NAMES.items()}
_ROW_BITS = (1 << WIDTH) - 1


def _marked(marks: str) -> int:
    rows = tomllib.loads(files(__package__).joinpath("data/board.toml").read_text("utf-8"))["rows"]
    return sum(1 << ROW * y + x for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks)


RIVER = _marked("~")
LAND = _marked(".TC")
TEMPLES = _marked("TC")  # the starting cells
FRAMED = _marked("C")
CELLS = LAND | RIVER


def beside(cells: int) -> int:
    """The cells that share an edge with these (and bits off the board, which the caller masks out)."""
    return cells << 1 | cells >> 1 | cells << ROW | cells >> ROW


def region(seed: int, solid: int) -> int:
    """All cells connected to `seed` through solid cells."""
    while (grown := (seed | seed << 1 | seed >> 1 | seed << ROW | seed >> ROW) & solid) != seed:
        seed = grown
    return seed


def square(corner: int) -> int:
    """The two by two cells with this one at the top left."""
    return corner * (1 | 1 << 1 | 1 << ROW | 1 << ROW + 1)


def bits(cells: int) -> Iterator[int]:
    """The cells one by one, in reading order."""
    while cells:
        bit = cells & -cells
        yield bit
        cells ^= bit


@lru_cache(maxsize=256)  # within a question, most fields offer the same cells
def names(cells: int) -> tuple[Cell, ...]:
    """The names of the cells in reading order. Row by row is three times as fast as cell by cell."""
    found, first = list[Cell](), 1
    while cells:
        if row := cells & _ROW_BITS:
            found += _names(first, row)
        cells >>= ROW
        first <<= ROW
    return tuple(found)


def cell_named(word: object) -> int:
    """The cell with this name, whatever its case; 0 if there is none."""
    return BIT.get(str(word).casefold(), 0)


def cells_named(cells: tuple[Cell, ...]) -> int:
    """The set of these cells."""
    return sum(BIT[cell] for cell in cells)


@cache
def _names(first: int, row: int) -> tuple[Cell, ...]:
    """The names of these cells in the row that begins with `first`."""
    return tuple([NAMES[first << x] for x in _columns(row)])


@cache
def _columns(row: int) -> tuple[int, ...]:
    return tuple(x for x in range(WIDTH) if row >> x & 1)


class Cells(Struct, frozen=True, gc=False):
    """A set of cells as the choices of a field."""

    cells: int

    def __len__(self) -> int:
        return self.cells.bit_count()

    def __getitem__(self, lot: int) -> Cell:
        rest, first = self.cells, 1
        while rest:
            row = rest & _ROW_BITS
            n = row.bit_count()
            if lot < n:
                return NAMES[first << _columns(row)[lot]]
            lot -= n
            rest >>= ROW
            first <<= ROW
        raise IndexError(lot)

    def __iter__(self) -> Iterator[Cell]:
        return iter(names(self.cells))

    def __contains__(self, cell: object) -> bool:
        return type(cell) is str and BIT.get(cell, 0) & self.cells != 0
