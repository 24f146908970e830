"""The values of a tournament: its setup, its players, and the tables of its rounds."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Format = Literal["swiss", "round_robin", "knockout", "groups"]
FORMATS: tuple[Format, ...] = get_args(Format)
Apart = frozenset[tuple[int, int]]  # pairs of players who should not meet; the smaller number comes first
MOST_PLAYERS = 64
MOST_ROUNDS = 15


class Setup(Struct, frozen=True, kw_only=True):
    """How a tournament is played."""

    format: Format
    seats: int  # at each table
    rounds: int = 0  # 0: as many as usual for the number of players
    duplicate: bool = False  # all tables of a round have the same chance, and players compare with their seat elsewhere

    @property
    def takes_late_players(self) -> bool:
        """Only Swiss pairings do not depend on who was there at the beginning."""
        return self.format == "swiss"

    def can_keep_apart(self, most: int) -> bool:
        """Can two of this many players stay at different tables in all rounds? In the other formats everybody meets
        everybody, or the two may be the last ones left.
        """
        free = self.format == "swiss" or (self.format == "round_robin" and self.seats > 2)
        return free and most > self.seats


class Entrant(Struct, frozen=True, kw_only=True):
    """A player of the tournament, person or bot."""

    number: int  # from 1 on, in the order of seeding
    withdrawn: bool = False
    first_round: int = 1  # later for players who joined late


class PlayedTable(Struct, frozen=True, kw_only=True):
    """One table of a round. The fields after `seats` are by seat, and empty while the game is in progress."""

    seats: tuple[int, ...]  # the numbers of the players
    places: tuple[int, ...] = ()
    scores: tuple[int | None, ...] = ()  # None: the game has no score
    absent: tuple[bool, ...] = ()  # did not appear, resigned, or was replaced by a bot
    stage: str = ""  # the group that plays here; "": no group

    @property
    def over(self) -> bool:
        return bool(self.places)

    def place_of(self, player: int) -> int:
        return self.places[self.seats.index(player)]


class Round(Struct, frozen=True, kw_only=True):
    """The tables of a round, and the players without one."""

    tables: tuple[PlayedTable, ...]
    byes: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return all(table.over for table in self.tables)

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(player for table in self.tables for player in table.seats)
