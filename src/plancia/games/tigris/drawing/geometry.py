"""Where things are drawn: the measures of art/geometry.json, and the two orientations of the board."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

from plancia.games.tigris.components import Cell

Spot: TypeAlias = tuple[int, int]  # column and row, from the top left as drawn
Point: TypeAlias = tuple[float, float]  # in units of the drawing; a cell is 100 wide
Box: TypeAlias = tuple[float, float, float, float]  # x, y, width, height


class Line(Struct, frozen=True):
    """A row of labels: along the side whose distance is given, each at the middle of its cell."""

    x: float | None = None
    y: float | None = None

    def beside(self, spot: Spot, cell: int) -> Point:
        """The position of the label of this column or row."""
        column, row = spot
        return (
            column * cell + cell / 2 if self.x is None else self.x,
            row * cell + cell / 2 if self.y is None else self.y,
        )


class Layout(Struct, frozen=True):
    """One orientation of the board. Only places are rotated; every piece stays upright."""

    columns: int
    rows: int
    turn: tuple[int, int, int, int, int, int]  # a, b, c, d, e, f: (x, y) goes to (ax + cy + e, bx + dy + f)
    frame: tuple[int, int, int, int]  # the width of the wood: left, top, right, bottom
    letters: Line
    numbers: Line
    wedges: tuple[Box, ...]  # the inlaid pattern

    def at(self, spot: Spot) -> Spot:
        """Where a cell of the map is drawn."""
        (x, y), (a, b, c, d, e, f) = spot, self.turn
        return a * x + c * y + e, b * x + d * y + f

    def step(self, x: int, y: int) -> Spot:
        """A direction on the map, as drawn."""
        a, b, c, d, _, _ = self.turn
        return a * x + c * y, b * x + d * y


class Label(Struct, frozen=True):
    """A coordinate on its wooden disc."""

    radius: float
    size: float
    baseline: float
    font: str


class Plinth(Struct, frozen=True):
    """The stone under a region."""

    inset: float
    outer: float  # the radius of its corners, convex and concave
    inner: float
    shadow: Point


class Geometry(Struct, frozen=True):
    """All the measures."""

    cell: int
    dynasties: tuple[str, ...]  # by seat
    layouts: dict[str, Layout]
    label: Label
    boxes: dict[str, Box]  # what is drawn in a cell, from its top left corner
    plinth: Plinth
    river: tuple[Cell, ...]
    framed: tuple[Cell, ...]
    mouths: tuple[tuple[Cell, int, int], ...]  # where the water flows under the frame, and in which direction


GEOMETRY = msgspec.json.decode(files("plancia.games.tigris").joinpath("art/geometry.json").read_bytes(), type=Geometry)


def spot(cell: Cell) -> Spot:
    """The place of a cell on the map: a1 is (0, 0)."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def num(n: float) -> str:
    """A number with one decimal. Halves are rounded up, as in a browser, so that both draw the same board."""
    return f"{math.floor(n * 10 + 0.5) / 10:g}"
