"""What a table consists of besides the game: chairs and who is in them, requests, lines of chat."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from msgspec import Struct

from plancia.engine import Seat


class Phase(Enum):
    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    ABORTED = "aborted"


class Chair(Struct, kw_only=True):
    """A seat and who is in it."""

    user: str = ""
    bot: str = ""  # who answers, if not a person: its own bot, or one that stands in
    invited: str = ""  # only this user may take it
    away: bool = False  # a bot stands in until the person comes back
    resigned: bool = False
    gone: bool = False  # for good: the person will not come back
    entropy: str = ""
    colour: str = ""  # of a person; whoever else is there has whichever is left

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "person" if self.user else "bot" if self.bot else "open"

    @property
    def answers_in_person(self) -> bool:
        return bool(self.user) and not self.bot and not self.gone


class Consent(Struct, kw_only=True):
    """Something that everybody has to agree to."""

    what: str
    asked_by: Seat
    agreed: set[Seat]


class Line(Struct, frozen=True, array_like=True):
    """Something that was said."""

    at: int
    user: str
    text: str
    team: tuple[Seat, ...] = ()  # the seats that may read it; none named: everybody
