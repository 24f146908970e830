"""What can happen in the land between the rivers."""

from __future__ import annotations

from plancia.engine import Amount, Case, Disclosure, Fact, Places, Seat, Strengths
from plancia.games.tigris.components import Cell, Colour, Tiles


class FirstPlayerDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class TurnBegan(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class TurnEndedEarly(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class Drew(Fact, frozen=True, kw_only=True, gc=False):
    """A number of tiles, hidden from the others."""

    seat: Seat
    count: Amount


class DrewTiles(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which tiles: only for the player who drew them."""

    seat: Seat
    tiles: Tiles


class ReserveShown(Fact, frozen=True, kw_only=True, gc=False):
    tiles: Tiles


class TookFromReserve(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    colour: Colour


class LeaderPlaced(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    colour: Colour
    cell: Cell
    origin: Cell | None  # None: from home


class LeaderWentHome(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    colour: Colour
    cell: Cell
    why: Case  # withdrawn, revolt, war, no_temple


class TileLaid(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    colour: Colour
    cell: Cell


class Scored(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    colour: Colour
    points: Amount
    why: Case  # tile, revolt, war, monument


class TilesSwapped(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    count: Amount


class CatastrophePlayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    cell: Cell
    destroyed: Colour | None


class KingdomsUnited(Fact, frozen=True, kw_only=True, gc=False):
    cell: Cell


class ConflictBegan(Fact, frozen=True, kw_only=True, gc=False):
    kind: Case  # revolt, war
    colour: Colour  # of the leaders
    attacker: Seat
    defender: Seat
    strength: Strengths  # on the board: attack, defence


class TilesAdded(Disclosure, frozen=True, kw_only=True, gc=False):
    """From a hand to a conflict: the others learn what the player had."""

    seat: Seat
    colour: Colour
    count: Amount


class ConflictDecided(Fact, frozen=True, kw_only=True, gc=False):
    kind: Case
    colour: Colour
    winner: Seat
    loser: Seat
    strength: Strengths  # in all: attack, defence


class TilesLost(Fact, frozen=True, kw_only=True, gc=False):
    colour: Colour
    cells: tuple[Cell, ...]


class MonumentBuilt(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    cell: Cell
    colours: tuple[Colour, Colour]


class MonumentDeclined(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    squares: tuple[Cell, ...]


class TreasureTaken(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    cell: Cell


class GameOver(Fact, frozen=True, kw_only=True, gc=False):
    reason: Case
    places: Places
