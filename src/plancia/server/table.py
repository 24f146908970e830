"""A table: the result of folding its journal event by event.

A lobby and a game in progress are two types with a common part, `Table`. `fold` in `folding` turns one into the other.
"""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.engine import CHANCE, Seat
from plancia.games import game
from plancia.records import seal
from plancia.server import events as e
from plancia.server.clock import PACES, Pace, new_clocks
from plancia.server.seats import PLAYING, Line, Phase, TableSeat, colours_of, write_down


class Table:
    """The common part: seats, chat and requests. Only `apply`, called by `fold`, changes it."""

    def __init__(self, id_: str, secret: bytes, created: e.Created) -> None:
        self.id = id_
        self.secret = secret
        self.seal = seal(secret)
        self.created = created
        self.number = 1  # events so far
        self.phase = Phase.OPEN
        self.seats = [TableSeat(bot=plan.bot, invited=plan.user) for plan in created.seats]
        self.game: Any = game(created.game)
        self.options: Any = msgspec.convert(created.options, self.game.OPTIONS)
        self.rules = created.rules  # the version at the first decision of the game
        self.clocks = new_clocks(self.pace, len(self.seats))
        self.rematch = ""  # the table of the rematch
        self.chat: list[Line] = []
        self.silenced: set[str] = set()  # users silenced by the host

    @property
    def pace(self) -> Pace:
        return PACES[self.created.pace]

    @property
    def playing(self) -> bool:
        return self.phase is PLAYING

    @property
    def in_progress(self) -> bool:
        """Has the game begun, and is it not over?"""
        return self.phase in (Phase.PLAYING, Phase.PAUSED)

    # ---- seats
    def seats_of(self, user: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.user == user and user)

    def persons(self) -> list[Seat]:
        """Seats whose person may still vote."""
        return [s for s, holder in enumerate(self.seats) if holder.answers_in_person and not holder.resigned]

    def colours(self) -> tuple[str, ...]:
        return colours_of(self.seats, self.game.SEAT_COLOURS)

    @property
    def alone(self) -> bool:
        """Is there at most one person, among bots? Then hands need not be hidden from anybody."""
        return len(self.persons()) <= 1

    @property
    def unhurried(self) -> bool:
        """Do windows wait for everybody? They do where all people share one device, or there is only one."""
        return len({self.seats[seat].user for seat in self.persons()}) <= 1

    def in_person(self, seat: Seat) -> bool:
        """Does a person answer there, and not chance or a bot?"""
        return seat != CHANCE and self.seats[seat].answers_in_person

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """This seat and its teammates; () before the game, or where all play for themselves."""
        return ()

    @property
    def under_seal(self) -> bool:
        """Is a question open where nobody may see who has answered?"""
        return False

    # ---- time: a lobby waits for nobody
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the table waits for."""
        return ()

    def awaited_openly(self) -> tuple[Seat, ...]:
        """The same, as far as everybody may know."""
        return ()

    def missing(self) -> tuple[tuple[Seat, int], ...]:
        """The people whose answer is missing, and when their time ends (-1: never). Secret, unlike those before."""
        return ()

    def open_question(self) -> tuple[str, int]:
        """The name of its type, and when it was asked; nothing and 0 if there is none."""
        return "", 0

    def next_alarm(self) -> int | None:
        """When the next timed event is due."""
        return None

    def waits_for_bot(self) -> bool:
        return any(self.seats[seat].bot for seat in self.awaited())

    def wakes_at(self) -> int | None:
        """When the table has to be open, even without connections: at once (0), at a time, or never (None)."""
        return 0 if self.waits_for_bot() else self.next_alarm()

    # ---- the fold
    def apply(self, event: e.Event, at: int) -> None:
        """Apply the event. It was decided elsewhere; nothing is rejected here."""
        match event:
            case e.Rematched(table=table):
                self.rematch = table
            case e.Chatted(user=user, text=text, team=team):
                write_down(self.chat, Line(at, user, text, team))
            case e.Silenced(user=user, silent=silent):
                (self.silenced.add if silent else self.silenced.discard)(user)
            case _:
                raise TypeError(f"{type(event).__name__} cannot happen in a {type(self).__name__}")
