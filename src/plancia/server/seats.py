"""The parts of a table besides the game: seats and their players, requests, chat."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Literal

from msgspec import Struct

from plancia.engine import Seat

CHAT_KEPT = 200  # lines, for everybody, for each team and for each pair of players


class Phase(Enum):
    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    ABORTED = "aborted"


PLAYING = Phase.PLAYING  # a member of an enum costs a call of a function each time; this one is needed often


class TableSeat(Struct, kw_only=True):
    """A seat and who is in it."""

    user: str = ""
    bot: str = ""  # the bot that answers: the seat's own, or a replacement
    invited: str = ""  # only this user may take it
    away: bool = False  # a bot replaces the person until they come back
    resigned: bool = False
    gone: bool = False  # for good: the person will not come back
    vacation: int = 0  # until when the person's clock stands still; 0: not at all
    entropy: str = ""
    colour: str = ""  # chosen by a person; bots get one that is left

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "person" if self.user else "bot" if self.bot else "open"

    @property
    def answers_in_person(self) -> bool:
        return bool(self.user) and not self.bot and not self.gone


def colours_of(seats: Sequence[TableSeat], palette: Sequence[str]) -> tuple[str, ...]:
    """By seat: people have the colours they chose; the others get their own, or one that is left."""
    chosen = [holder.colour for holder in seats]
    free = [colour for colour in palette if colour not in chosen]
    for seat, own in enumerate(palette[: len(chosen)]):
        if not chosen[seat] and own in free:
            chosen[seat] = own
            free.remove(own)
    return tuple(colour or (free.pop(0) if free else "") for colour in chosen)


class Consent(Struct, kw_only=True):
    """Something that everybody has to agree to."""

    what: str
    asked_by: Seat
    agreed: set[Seat]


class Line(Struct, frozen=True, array_like=True):
    """A line of the chat."""

    at: int
    user: str
    text: str
    team: tuple[Seat, ...] = ()  # the seats that may read it, a team or two players; none named: everybody


def write_down(chat: list[Line], line: Line) -> None:
    """Only the last lines are kept, separately for everybody, for each team and for each pair of players."""
    alike = [one for one in chat if one.team == line.team]
    if len(alike) >= CHAT_KEPT:
        chat.remove(alike[0])
    chat.append(line)
