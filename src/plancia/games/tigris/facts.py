"""What can happen in the land between the rivers."""

from __future__ import annotations

from plancia.engine import Disclosure, Fact
from plancia.games.tigris.components import Cell, Colour


class FirstPlayerDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: int


class TurnBegan(Fact, frozen=True, kw_only=True, gc=False):
    seat: int


class TurnEndedEarly(Fact, frozen=True, kw_only=True, gc=False):
    seat: int


class Drew(Fact, frozen=True, kw_only=True, gc=False):
    """A number of tiles, hidden from the others."""

    seat: int
    count: int


class DrewTiles(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which tiles: only for the player who drew them."""

    seat: int
    tiles: str


class ReserveShown(Fact, frozen=True, kw_only=True, gc=False):
    tiles: str


class TookFromReserve(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    colour: Colour


class LeaderPlaced(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    colour: Colour
    cell: Cell
    origin: Cell | None  # None: from home


class LeaderWentHome(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    colour: Colour
    cell: Cell
    why: str  # withdrawn, revolt, war, no_temple


class TileLaid(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    colour: Colour
    cell: Cell


class Scored(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    colour: Colour
    points: int
    why: str  # tile, revolt, war, monument


class TilesSwapped(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    count: int


class CatastrophePlayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    cell: Cell
    destroyed: Colour | None


class KingdomsUnited(Fact, frozen=True, kw_only=True, gc=False):
    cell: Cell


class ConflictBegan(Fact, frozen=True, kw_only=True, gc=False):
    kind: str  # revolt, war
    colour: Colour  # of the leaders
    attacker: int
    defender: int
    strength: tuple[int, int]  # on the board: attack, defence


class TilesAdded(Disclosure, frozen=True, kw_only=True, gc=False):
    """From a hand to a conflict: the others learn what the player had."""

    seat: int
    colour: Colour
    count: int


class ConflictDecided(Fact, frozen=True, kw_only=True, gc=False):
    kind: str
    colour: Colour
    winner: int
    loser: int
    strength: tuple[int, int]  # in all: attack, defence


class TilesLost(Fact, frozen=True, kw_only=True, gc=False):
    colour: Colour
    cells: tuple[Cell, ...]


class MonumentBuilt(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    cell: Cell
    colours: tuple[Colour, Colour]


class MonumentDeclined(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    squares: tuple[Cell, ...]


class TreasureTaken(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    cell: Cell


class GameOver(Fact, frozen=True, kw_only=True, gc=False):
    reason: str
    places: tuple[int, ...]
