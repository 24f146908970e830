"""All tables of a server: opened when somebody connects, closed when nobody is connected."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from secrets import token_bytes
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from plancia import games
from plancia.games import editions
from plancia.records.dealer import SECRET_BYTES
from plancia.server import deciding
from plancia.server.archive import ArchivedTable
from plancia.server.deciding import RequestError, need
from plancia.server.events import Created
from plancia.server.game_table import GameTable
from plancia.server.live import LiveTable
from plancia.server.loading import CannotUpdate, opened, updated
from plancia.server.lobby import Lobby
from plancia.server.protocol import Goodbye
from plancia.server.storage import (
    Changes,
    JournalRow,
    NewTable,
    SeatRow,
    Storage,
    StorageError,
    StoredTable,
    TableRow,
    new_id,
    operating,
)
from plancia.server.table import Table
from plancia.server.thinking import Thinking

log = logging.getLogger(__name__)

SHORT = 12  # characters of the digest of an edition
IDLE = 60_000  # milliseconds without anybody before a table falls asleep
UNPLAYABLE = ("other_rules", "damaged_table")
Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]  # of users


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_table(created: Created, now: int, secret: bytes) -> NewTable:
    """The first stored version of a table: no players yet, and a secret for the dealer."""
    t = Lobby("", b"", created)
    return NewTable(
        id=new_id(),
        game=created.game,
        rules=created.rules,
        created=now,
        secret=secret,
        header=msgspec.json.encode(without_edition({"pace": created.pace, "options": created.options})),
        public=created.public,
        host=created.host or None,
        seats=tuple(
            SeatRow(seat, None, plan.bot, "bot" if plan.bot else "open", colour)
            for seat, (plan, colour) in enumerate(zip(created.seats, t.colours(), strict=True))
        ),
        rows=(JournalRow(now, type(created).__name__, msgspec.json.encode(created)),),
    )


def without_edition(header: dict[str, Any]) -> dict[str, Any]:
    """The header of a table for lists. An edition may have 100,000 characters, so lists get a digest of it.

    Older headers still contain the whole edition.
    """
    options = dict(header.get("options", {}))
    edition = options.pop("edition", "")
    return {"edition": editions.digest(edition)[:SHORT], **header, "options": options}


class Hub:
    """The open tables, and how to open all others."""

    def __init__(
        self, storage: Storage, thinking: Thinking, names: Names, clock: Callable[[], int] = wall_clock
    ) -> None:
        self.storage = storage
        self.thinking = thinking
        self.names = names
        self.clock = clock
        self.live: dict[str, LiveTable] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits for it
        self.hopeless: set[str] = set()  # tables that wait for something outside the server
        self.closing = False
        self.counted: Counter[str] = Counter()  # events, answers, refused: for the metrics

    async def create(self, created: Created) -> TableRow:
        """A new table, stored with the first line of its journal."""
        return await self.storage.create_table(new_table(created, self.clock(), token_bytes(SECRET_BYTES)))

    async def open(self, table: str) -> LiveTable:
        """Open the table; `RequestError` if it does not exist."""
        if self.closing:
            raise RequestError("server_is_closing")
        opening = self.opening.setdefault(table, asyncio.Lock())
        async with opening:
            live = self.live.get(table)
            if live is None or live.broken:
                t, size = await self._load(table)
                t.chat = [line for line in t.chat if line.text]  # deleted users have empty names
                names = await self.names(people_at(t) | {line.user for line in t.chat})
                if self.closing:
                    raise RequestError("server_is_closing")
                live = LiveTable(t, self.storage, self.thinking, self.clock, self.counted, size)
                live.names |= names
                self.live[table] = live
                for user in sorted(user for user in people_at(t) if names.get(user) == ""):
                    await live.do(partial(deciding.left, user=user))  # they were deleted while the table was closed
            live.idle_since = self.clock()
            return live

    async def _load(self, table: str) -> tuple[Table, int]:
        """Load a table from its latest snapshot and later events, else from the whole journal.

        Also returns the size of its journal.
        """
        stored = await self.storage.load(table) if table.isalnum() else None
        if stored is None:
            raise RequestError("no_such_table")
        if not has_our_rules(stored.table):
            return await self._update(stored), stored.size
        if stored.snapshot is not None:
            try:
                return opened(stored), stored.size
            except Exception as error:  # whatever the error: the journal is authoritative
                log.warning("snapshot cannot be read", extra={"table": table, "error": type(error).__name__})
                rows = await self.storage.journal(table)
                stored = msgspec.structs.replace(stored, snapshot=None, rows=rows)
        try:
            return opened(stored), stored.size
        except Exception as error:
            log.error("journal cannot be read", extra={"table": table, "error": type(error).__name__})
            raise RequestError("damaged_table") from None

    async def _update(self, stored: StoredTable) -> Table:
        """Update a table to the current rules; the journal records this before anybody can answer."""
        row, now = stored.table, self.clock()
        need(row.game in games.NAMES and games.game(row.game).can_migrate(row.rules), "other_rules")
        try:
            t, event = updated(stored, await self.storage.journal(row.id))
        except CannotUpdate as error:
            log.error("table needs other rules", extra={"table": row.id, "game": row.game, "rules": error.rules})
            raise RequestError("other_rules") from None
        kept = bytes(event.table) if isinstance(t, GameTable) else None
        changes = Changes(quiet=True, rules=event.rules, snapshot=kept)
        payload = msgspec.json.encode(event)
        await self.storage.append(row.id, t.number, (JournalRow(now, type(event).__name__, payload),), changes)
        log.info("table updated", extra={"table": row.id, "game": row.game, "rules": event.rules})
        return t

    async def watch(self, table: str) -> LiveTable | ArchivedTable:
        """The table to follow; its archived end if the rules cannot replay it."""
        try:
            return await self.open(table)
        except RequestError as refused:
            row, kept = await self.storage.table(table), await self.storage.archived_game(table)
            if refused.code not in UNPLAYABLE or row is None or kept is None:
                raise
            return ArchivedTable(row, kept, refused.code, self.clock())

    def call(self, user: str, name: str) -> None:
        """Show a changed or deleted name at all open tables."""
        for live in self.live.values():
            live.call(user, name)

    async def leaves(self, user: str) -> None:
        """A user was deleted: at all tables their seat becomes free, or the others decide about it."""
        self.call(user, "")
        for live in self.live.values():
            live.table.chat = [line for line in live.table.chat if line.user != user]
        for table in await self.storage.unfinished_tables(user):
            with suppress(RequestError):  # other rules, or closing: handled when it is opened again
                live = await self.open(table)
                await live.do(partial(deciding.left, user=user))

    async def remove(self, table: str) -> bool:
        """Delete a table with all its data; return whether it existed. Clients are told to reconnect."""
        opening = self.opening.setdefault(table, asyncio.Lock())
        async with opening:
            if live := self.live.pop(table, None):
                await live.close(Goodbye(reason="table_is_closing", wait=2.0))
            return await self.storage.write(lambda c: operating.delete_tables(c, (table,))) == 1

    def mute(self, user: str, muted: frozenset[str]) -> None:
        """A user has muted or unmuted somebody: apply it at all open tables."""
        for live in self.live.values():
            live.mute(user, muted)

    async def wake_up(self) -> None:
        """Open tables where a bot has to answer or a clock has run out. A failure affects no other table."""
        for table in await self.storage.due_tables(self.clock()):
            if self.closing:
                return
            if table in self.hopeless:
                continue
            try:
                await self.open(table)
            except StorageError as error:  # perhaps it works the next time
                log.warning("table not opened", extra={"table": table, "error": type(error).__name__})
            except Exception as error:
                self.hopeless.add(table)  # otherwise it would be logged again and again
                why = error.code if isinstance(error, RequestError) else type(error).__name__
                log.error("table cannot be opened", extra={"table": table, "error": why})

    async def let_sleep(self) -> None:
        """Close tables without connections and without thinking bots. They can be opened again at any time."""
        for table, live in list(self.live.items()):
            if not self._may_sleep(live):
                continue
            opening = self.opening.setdefault(table, asyncio.Lock())
            async with opening:
                if self.live.get(table) is live and self._may_sleep(live):
                    await live.close()
                    del self.live[table]

    def _may_sleep(self, live: LiveTable) -> bool:
        """The cheap conditions come first: looking for the next alarm of a thousand tables takes 70 ms."""
        now = self.clock()
        if live.broken:
            return True
        if live.listeners or not live.jobs.empty() or now - live.idle_since <= IDLE:
            return False
        alarm = live.table.next_alarm()
        return (alarm is None or alarm - now > IDLE) and not self.thinking.busy(live)

    async def close(self, wait: float = 2.0) -> None:
        """Tell all clients to reconnect later, and stop. Everything acknowledged is stored."""
        self.closing = True
        await self.thinking.close()
        await asyncio.gather(
            *(live.close(Goodbye(reason="server_is_closing", wait=wait)) for live in self.live.values())
        )
        self.live.clear()


def people_at(t: Table) -> set[str]:
    """The players and the host."""
    return {user for user in (*(holder.user for holder in t.seats), t.created.host) if user}


def has_our_rules(row: TableRow) -> bool:
    """Otherwise it has to be updated first, if our rules can continue it."""
    return row.game in games.NAMES and row.rules == games.game(row.game).VERSION
