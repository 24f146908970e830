"""How long a window stays open if the table waits for several people. Based on public information only."""

from __future__ import annotations

from typing import Any

from plancia.engine import CHANCE
from plancia.records import GameSession
from plancia.server.clock import HOUR, SECOND

LEAST = 8 * SECOND
LINE = SECOND  # to read a line of the log
MOST_LINES = 7
UNFAMILIAR = 2  # times as long for the first window of a kind at this table
MORE_TIME = 15 * SECOND
LONGEST_WINDOW = 24 * HOUR  # where days may pass: a seat that does not answer for this long passes
TICK = 10 * SECOND  # there windows close at full intervals, whenever the last answer came


def window_time(lines: int, first: bool) -> int:
    """In live games: time to read what has just happened, and to decide."""
    return (LEAST + LINE * min(lines, MOST_LINES)) * (UNFAMILIAR if first else 1)


def kind(ask: Any) -> str:
    """Windows of one kind ask the same question at the same timing."""
    return f"{type(ask).__name__} {ask.timing}"


def lines_to_read(session: GameSession[Any]) -> int:
    """The number of public lines in the log since the last decision of a seat."""
    count = 0
    for moment in reversed(session.moments):
        count += sum(fact.heard_by(None) for fact in moment.facts)
        if moment.entry.seat != CHANCE:
            break
    return count
