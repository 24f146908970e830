"""Regions and kingdoms by cell names: for people, notebooks, and bots that are not in a hurry."""

from __future__ import annotations

from msgspec import Struct

from plancia.games.tigris.board import BIT, names
from plancia.games.tigris.components import COLOURS, Cell, Colour
from plancia.games.tigris.state import Fields


class Ruler(Struct, frozen=True, gc=False):
    """A leader on the board."""

    seat: int
    colour: Colour
    cell: Cell


class Kingdom(Struct, frozen=True, gc=False):
    """A region with at least one leader in it. §4.2"""

    cells: tuple[Cell, ...]
    leaders: tuple[Ruler, ...]


def kingdoms(s: Fields) -> tuple[Kingdom, ...]:
    """All kingdoms on the board, leaders by seat and colour. §4.1 §4.2"""
    return tuple(_kingdom(s, cells) for cells in s.survey().kingdoms)


def kingdom_at(s: Fields, cell: Cell) -> Kingdom | None:
    """The kingdom of this cell; None if it belongs to none."""
    return next((_kingdom(s, cells) for cells in s.survey().kingdoms if cells & BIT[cell]), None)


def _kingdom(s: Fields, cells: int) -> Kingdom:
    leaders = [
        Ruler(leader // 4, COLOURS[leader % 4], names(cell)[0]) for leader, cell in enumerate(s.leaders) if cell & cells
    ]
    return Kingdom(names(cells), tuple(leaders))
