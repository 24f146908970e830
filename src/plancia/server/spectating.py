"""What spectators may see and write: older states where the table has a delay, and a chat of their own.

A delayed view is the view of an older state, and nothing newer reaches spectators: no clocks, no awaited
seats, no chat of the players and no deals. When the game is over, everybody sees all of it.
"""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from plancia.server.clock import MINUTE
from plancia.server.deciding import RequestError, need
from plancia.server.game_table import GameTable
from plancia.server.identity.names import is_scribbled
from plancia.server.protocol import TableNews
from plancia.server.seats import Line, Phase
from plancia.server.table import Table

MOST_CHAT = 500  # characters
PLAYERS_ONLY = ("no_spectators", "round_in_progress")  # why somebody may not watch
GALLERY = 100  # lines of the spectators' chat that are kept, in memory only


def is_delayed(t: Table) -> bool:
    """Do spectators see an older state?"""
    return t.created.delay > 0 and t.in_progress


def visible_decisions(t: GameTable, now: int) -> int:
    """How many decisions spectators may know, counted from the first that can be shown."""
    session = t.session
    total = len(session.earlier) + len(session.moments)
    if not is_delayed(t):
        return total
    complete = total - _under_seal(t)
    if t.created.delay_unit == "decisions":
        return max(0, complete - t.created.delay)
    return max(0, min(complete, total - sum(time > now - MINUTE * t.created.delay for time in t.times)))


def _under_seal(t: GameTable) -> int:
    """Sealed answers to the open question: if older decisions became visible with each of them, spectators would learn
    that somebody has answered.
    """
    if not t.under_seal:
        return 0
    asked = t.session.state.asked
    return sum(moment.before.asked == asked for moment in t.session.moments)


def next_visible(t: GameTable, now: int) -> int | None:
    """When spectators may see the next decision without anything happening at the table; None: not by itself."""
    if not is_delayed(t) or t.created.delay_unit == "decisions":
        return None
    later = (time + MINUTE * t.created.delay for time in t.times)
    return min((time for time in later if time > now), default=None)


def spectators_message(message: TableNews) -> TableNews:
    """The table for spectators with a delay: nothing that shows what happens now."""
    chairs = tuple(replace(chair, out_of_time=False, bank=None) for chair in message.chairs)
    return replace(
        message,
        chairs=chairs,
        awaited=(),
        running=(),
        window_closes=None,
        talk_ends=None,
        request="",
        asked_by=None,
        agreed=(),
    )


def check_spectator(t: Table, user: str, sealed: bool) -> None:
    """Raises `RequestError` if only players may follow this table. Before the game everybody may look for a seat."""
    if t.phase is Phase.OPEN or t.seats_of(user):
        return
    need(t.created.spectators, "no_spectators")  # of a finished game, only its players
    need(not sealed, "round_in_progress")


def clean_line(text: str) -> str:
    """A line of chat as it will be shown; raises `RequestError`."""
    line = " ".join(text.split())
    need(line, "nothing_said")
    need(len(line) <= MOST_CHAT, "too_long")
    need(line.isprintable() and not is_scribbled(line), "not_readable")
    return line


class Gallery:
    """The chat of the spectators. It is not stored: it is gone when the table falls asleep."""

    def __init__(self) -> None:
        self.lines: deque[Line] = deque(maxlen=GALLERY)

    def add(self, t: Table, user: str, text: str, now: int) -> Line:
        """Only people who watch write here, and none of them plays."""
        need(user, "not_signed_in")
        need(not t.seats_of(user), "players_do_not_write_here")
        need(t.phase is not Phase.OPEN, "game_has_not_begun")
        line = Line(max(now, self.lines[-1].at + 1 if self.lines else 0), user, clean_line(text))
        self.lines.append(line)
        return line

    def find(self, at: int, reader: str) -> Line:
        """The line with this time, unless its reader wrote it."""
        found = next((line for line in self.lines if line.at == at and line.user != reader), None)
        if found is None:
            raise RequestError("no_such_line")
        return found

    def forget(self, user: str) -> None:
        self.lines = deque((line for line in self.lines if line.user != user), maxlen=GALLERY)
