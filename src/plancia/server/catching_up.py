"""An open table and the journal: other processes write to it, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from plancia.server import events as e
from plancia.server.folding import fold
from plancia.server.seats import Line
from plancia.server.storage import JournalRow
from plancia.server.table import Table

if TYPE_CHECKING:
    from plancia.server.live import LiveTable


async def is_behind(live: LiveTable) -> bool:
    """Has another process stored something that we do not know of yet?"""
    if live.storage.is_shared:
        live.length = max(live.length, await live.storage.length(live.table.id))
    return live.length > live.table.number


async def catch_up(live: LiveTable) -> None:
    """Apply what other processes have stored, and send it to the listeners."""
    rows = await live.storage.journal(live.table.id, live.table.number + 1)
    events = _events(rows)
    for row, event in zip(rows, events, strict=True):
        live.table = fold(live.table, event, row.at)
    live.size += sum(len(row.payload) for row in rows)
    await _send_news(live, rows, events)


async def start_again(live: LiveTable) -> None:
    """The table has a decision that was not stored, since another process was faster: load it as it is stored."""
    live.table, live.size = await live.load(live.table.id)
    rows = await live.storage.journal(live.table.id, live.stored + 1, live.table.number)
    live.snapshot_at, live.alarm = live.table.number, (-1, live.table.clocks, None)
    await _send_news(live, rows, _events(rows))


async def _send_news(live: LiveTable, rows: Sequence[JournalRow], events: Sequence[e.Event]) -> None:
    """After events of other processes."""
    live.stored = live.table.number
    live.length = max(live.length, live.stored)  # more may have been announced while we read
    live.listed = ()  # what lists show was stored by another process
    live.cursors.progress.add(row.kind for row in rows)
    if live.keeps_time or live.runs_bots:
        live.worked_at = live.clock()
    if any(isinstance(event, e.TakenBack) for event in events):
        for audience in live.audiences.values():
            audience.start_again()
    if strangers := people_at(live.table) - live.names.keys():
        live.names |= await live.look_up(strangers)
    live.send_updates(events, lines_of(zip((row.at for row in rows), events, strict=True)))
    live.bots.set_thinking()


def _events(rows: Sequence[JournalRow]) -> list[e.Event]:
    return [msgspec.json.decode(row.payload, type=e.AnyEvent) for row in rows]


def lines_of(events: Iterable[tuple[int, e.Event]]) -> list[Line]:
    """The lines of chat among these events, with their times."""
    return [Line(at, event.user, event.text, event.team) for at, event in events if isinstance(event, e.Chatted)]


def people_at(t: Table) -> set[str]:
    """The players, the host, and people who are invited."""
    seated = (user for holder in t.seats for user in (holder.user, holder.invited))
    return {user for user in (*seated, t.created.host) if user}
