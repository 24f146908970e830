"""Where things are drawn: the measures of art/geometry.json."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from plancia.games.rex.edition.components import Space, SpaceId

Point: TypeAlias = tuple[float, float]
Plate: TypeAlias = Literal["ward", "shield", "stronghold", "council"]
PLATES: tuple[Plate, ...] = ("council", "stronghold", "shield")  # the first of these icons decides the plate of a space


class District(Struct, frozen=True):
    """The position of a space, and its name in English."""

    id: SpaceId
    name: str
    x: float
    y: float


class Sector(Struct, frozen=True):
    """A piece of the city and of its wall. Degrees run clockwise from the top."""

    sector: int
    from_deg: float
    to_deg: float
    wedge: str  # paths
    band: str
    label_at: Point
    fleet_at: Point
    ray: tuple[Point, Point]  # its border with the previous sector

    def degrees(self, share: float) -> float:
        """The direction at this share of the way between the two borders."""
        return self.from_deg + (self.to_deg - self.from_deg) * share


class Line(Struct, frozen=True):
    """A line between two spaces, from centre to centre; it leaves the plates at the gates."""

    a: SpaceId
    b: SpaceId
    path: str
    gates: tuple[Point, ...]


class Sheets(Struct, frozen=True):
    """The column with the players' sheets."""

    width: float
    head: float


class Geometry(Struct, frozen=True):
    """All the measures."""

    viewBox: tuple[int, int, int, int]  # noqa: N815  # the name in SVG and browsers
    centre: Point
    wall: Point  # the radii of its outer edge
    ring: Point  # the radii of the outer ring of spaces
    sheets: Sheets
    plates: dict[Plate, Point]  # half the width and half the height
    spaces: tuple[District, ...]
    sectors: tuple[Sector, ...]
    lines: tuple[Line, ...]

    def around(self, degrees: float, wide: float, high: float) -> Point:
        """The point in this direction on an ellipse around the centre."""
        angle = math.radians(degrees)
        return self.centre[0] + wide * math.sin(angle), self.centre[1] - high * math.cos(angle)


GEOMETRY = msgspec.json.decode(files("plancia.games.rex").joinpath("art/geometry.json").read_bytes(), type=Geometry)
DISTRICTS = {district.id: district for district in GEOMETRY.spaces}
LINES = {frozenset((line.a, line.b)): line for line in GEOMETRY.lines}


def plate_of(space: Space) -> Plate:
    """The kind of plate of a space; without any of these icons it is a ward."""
    return next((plate for plate in PLATES if plate in space.icons), "ward")


def line_between(a: SpaceId, b: SpaceId) -> Line:
    """The line as drawn; one that only an edition has is straight."""
    if known := LINES.get(frozenset((a, b))):
        return known
    one, other = DISTRICTS[a], DISTRICTS[b]
    return Line(a, b, f"M{num(one.x)} {num(one.y)}L{num(other.x)} {num(other.y)}", ())


def num(n: float) -> str:
    """A number with one decimal. Halves are rounded up, as in a browser, so that both draw the same board."""
    return f"{math.floor(n * 10 + 0.5) / 10:g}"
