"""Limits the size of a journal. A game ends by itself, but people could chat or pause forever."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.server import events as e
from plancia.server.deciding import RequestError

MOST = 4_000_000  # characters of a journal; that of a long game of six has about a twentieth

# What a table can do without. Answers are always accepted: otherwise the game would never end.
BESIDES = (
    e.Chatted,
    e.Dealt,
    e.Silenced,
    e.HintTaken,
    e.Ordered,
    e.TakenBack,
    e.MoreTimeAsked,
    e.SeatFreed,
    e.SeatPlanned,
    e.BotSeated,
    e.ColourChosen,
)


def refuse_if_full(size: int, events: Sequence[e.Event]) -> None:
    """Raises `RequestError` if a journal of this size accepts no more events of this kind."""
    if size >= MOST and events and _is_besides(events[0]):
        raise RequestError("table_is_full")


def _is_besides(event: e.Event) -> bool:
    """Pausing may be rejected, resuming may not."""
    return isinstance(event, BESIDES) or (isinstance(event, e.ConsentAsked) and event.what in ("undo", "pause"))
