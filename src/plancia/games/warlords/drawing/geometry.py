"""Where things are drawn: the measures of art/geometry.json."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

PACKAGE = "plancia.games.warlords"

Point: TypeAlias = tuple[float, float]  # in units of the map


class Place(Struct, frozen=True):
    """A sector on the map."""

    label: Point
    hub: Point  # where its lanes meet, and the place of a single ship
    ships: tuple[Point, ...]
    planets: tuple[tuple[Point, ...], ...]  # one arrangement for each number of planets
    recon: tuple[Point, ...]  # tokens, by seat
    gate: Point | None = None  # where its lane to the core ends

    def arranged(self, count: int) -> tuple[Point, ...]:
        """The places of this many planets."""
        return next(places for places in self.planets if len(places) == count)


class Region(Struct, frozen=True):
    """A planet type on the map: the name of its colours, and its initial."""

    name: str
    initial: str


class Disc(Struct, frozen=True):
    """A planet, and the shelf with its units below it: their places, for one, two and three of them."""

    radius: float
    shelf: float
    spread: tuple[tuple[float, ...], ...]


class Card(Struct, frozen=True):
    """A card; the half-circles are on its edges at the height of `circle`."""

    width: float
    height: float
    circle: float = 0
    radius: float = 0


class Lettering(Struct, frozen=True):
    """The chart hand: the height and widths of its letters, and the names of signs and accents."""

    height: float
    widths: dict[str, float]
    signs: dict[str, str]
    accents: dict[str, str]


class Geometry(Struct, frozen=True):
    """All the measures."""

    size: Point
    liveries: tuple[str, ...]  # by seat
    regions: dict[str, Region]  # by planet type
    abilities: dict[str, str]  # the colours of an ability
    units: dict[str, str]  # symbols by letter
    planet: Disc
    card: Card
    support: Card
    bends: dict[str, Point]  # of lanes that are not straight
    sectors: dict[str, Place]
    lettering: Lettering


GEOMETRY = msgspec.json.decode(files(PACKAGE).joinpath("art/geometry.json").read_bytes(), type=Geometry)


def num(n: float) -> str:
    """A number with one decimal. Halves are rounded up, as in a browser, so that both draw the same map."""
    return f"{math.floor(n * 10 + 0.5) / 10:g}"
