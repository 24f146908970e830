"""Who sits at a table: people, bots and teams, and whether there is anybody from whom a hand has to be hidden."""

from __future__ import annotations

from typing import Any

from plancia.engine import CHANCE, Seat
from plancia.records import GameSession
from plancia.server.seats import TableSeat, colours_of


class Company:
    """The part of a table that knows its seats."""

    seats: list[TableSeat]
    game: Any
    session: GameSession[Any] | None
    out: set[Seat]  # of time

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.user == user and user)

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """This seat and its mates; nobody while the game has not begun, or where all play for themselves."""
        mates = self.game.teammates(self.session.state, seat) if self.session else ()
        return tuple(sorted((seat, *mates))) if mates else ()

    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(dict.fromkeys(team for seat in range(len(self.seats)) if (team := self.team_of(seat))))

    def persons(self) -> list[Seat]:
        """Seats whose person still has a say."""
        return [s for s, holder in enumerate(self.seats) if holder.answers_in_person and not holder.resigned]

    def colours(self) -> tuple[str, ...]:
        return colours_of(self.seats, self.game.SEAT_COLOURS)

    def is_missing(self, seat: Seat) -> bool:
        """Out of time, or gone for good: then the others decide how to go on."""
        return seat in self.out or (self.seats[seat].gone and not self.seats[seat].bot)

    @property
    def alone(self) -> bool:
        """Is there one person, or none, and else bots? Then there is nobody from whom a hand has to be hidden."""
        return len(self.persons()) <= 1

    @property
    def unhurried(self) -> bool:
        """Do windows wait for everybody? So they do where all people share one device, or there is only one."""
        return len({self.seats[seat].user for seat in self.persons()}) <= 1

    def in_person(self, seat: Seat) -> bool:
        """Does a person answer there, and not chance or a bot?"""
        return seat != CHANCE and self.seats[seat].answers_in_person
