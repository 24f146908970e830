"""All tables of a server: opened when somebody comes, asleep when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from secrets import token_bytes

import msgspec

from plancia.records.dealer import SECRET_BYTES
from plancia.server import events as e
from plancia.server import snapshot
from plancia.server.deciding import Refused
from plancia.server.events import AnyEvent, Created
from plancia.server.live import LiveTable
from plancia.server.protocol import Goodbye
from plancia.server.storage import JournalRow, NewTable, SeatRow, Storage, StoredTable, TableRow, new_id
from plancia.server.table import Table
from plancia.server.thinking import Thinking

log = logging.getLogger(__name__)

IDLE = 60_000  # milliseconds without anybody before a table falls asleep
Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]  # of users


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables that are awake, and the way to all others."""

    def __init__(
        self, storage: Storage, thinking: Thinking, names: Names, clock: Callable[[], int] = wall_clock
    ) -> None:
        self.storage = storage
        self.thinking = thinking
        self.names = names
        self.clock = clock
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.closing = False
        self.counted: Counter[str] = Counter()  # events, answers, refused: for the metrics

    async def create(self, created: Created) -> TableRow:
        """A new table, stored with the first line of its journal."""
        now = self.clock()
        names = await self.names([created.host])
        new = NewTable(
            id=new_id(),
            game=created.game,
            rules=created.rules,
            created=now,
            secret=token_bytes(SECRET_BYTES),
            header=msgspec.json.encode({"pace": created.pace, "options": created.options, "host": names}),
            public=created.public,
            host=created.host or None,
            seats=tuple(
                SeatRow(seat, None, plan.bot, "bot" if plan.bot else "open") for seat, plan in enumerate(created.seats)
            ),
            rows=(JournalRow(now, type(created).__name__, msgspec.json.encode(created)),),
        )
        return await self.storage.create_table(new)

    async def open(self, table: str) -> LiveTable:
        """The table, awake; `Refused` if there is none."""
        if self.closing:
            raise Refused("server_is_closing")
        async with self.opening.setdefault(table, asyncio.Lock()):
            live = self.live.get(table)
            if live is not None and not live.broken:
                return live
            stored = await self.storage.load(table)
            if stored is None:
                self.opening.pop(table, None)
                raise Refused("no_such_table")
            live = LiveTable(opened(stored), self.storage, self.thinking, self.clock, self.counted)
            live.names = await self.names({chair.user for chair in live.table.chairs if chair.user})
            self.live[table] = live
            return live

    async def learn_names(self, live: LiveTable) -> None:
        """Somebody has sat down: find out what to call everybody."""
        live.names |= await self.names({chair.user for chair in live.table.chairs if chair.user})

    async def wake_up(self) -> None:
        """After a start: tables where a bot has to move go on by themselves."""
        for table in await self.storage.live_tables():
            with contextlib.suppress(Refused):
                await self.open(table)

    async def let_sleep(self) -> None:
        """Close tables where nobody is and nothing is being thought about. They can be opened at any time."""
        now = self.clock()
        for table, live in list(self.live.items()):
            quiet = not live.listeners and live.jobs.empty() and now - live.idle_since > IDLE
            if live.broken or (quiet and not self.thinking.busy(table)):
                del self.live[table]
                self.opening.pop(table, None)
                await live.close()

    async def close(self, wait: float = 2.0) -> None:
        """Tell everybody to come back later, and stop. What was acknowledged is stored."""
        self.closing = True
        for live in list(self.live.values()):
            for listener in list(live.listeners):
                listener.tell(Goodbye(reason="server_is_closing", wait=wait))
            await live.close()
        self.live.clear()
        await self.thinking.close()


def opened(stored: StoredTable) -> Table:
    """From the latest snapshot and what was written after it; a snapshot of other rules is left aside."""
    t: Table | None = None
    if stored.snapshot is not None:
        try:
            t = snapshot.restore(stored.table.id, stored.secret, stored.snapshot.payload)
        except (msgspec.ValidationError, msgspec.DecodeError):
            log.warning("snapshot cannot be read", extra={"table": stored.table.id})
    if t is None:
        t = Table(stored.table.id, stored.secret)
    for row in stored.rows:
        event: e.Event = msgspec.json.decode(row.payload, type=AnyEvent)
        t.apply(event, row.at)
    return t
