"""All tables of a server: opened when somebody connects, closed when nobody is connected."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
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
from plancia.server.catching_up import people_at
from plancia.server.cluster import Cluster
from plancia.server.deciding import RequestError, need
from plancia.server.events import Created
from plancia.server.game_table import GameTable
from plancia.server.live import LiveTable, Names
from plancia.server.loading import CannotUpdate, opened, updated
from plancia.server.lobby import Lobby
from plancia.server.presence import Elsewhere
from plancia.server.protocol import Goodbye
from plancia.server.sleeping import may_sleep
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
    vacations,
)
from plancia.server.storage.rows import Recurs
from plancia.server.table import Table
from plancia.server.thinking import Thinking

log = logging.getLogger(__name__)

SHORT = 12  # characters of the digest of an edition
WEEK = 7 * 24 * 60 * 60 * 1000  # milliseconds
MOST_REPEATS = 26  # how many times a table opens again: half a year of weeks
AT_ONCE = 0.2  # seconds until clients may reconnect, if there is another process
UNPLAYABLE = ("other_rules", "damaged_table")
CLOCK, BOTS = "clock", "bots"  # the work that a table needs: in one process only
WORK = (CLOCK, BOTS)
KEY_BYTES = 32  # of cursors


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_table(
    created: Created, now: int, secret: bytes, *, name: str = "", recurs: Recurs = "", left: int = 0
) -> NewTable:
    """The first stored version of a table: no players yet, and a secret for the dealer."""
    t = Lobby("", b"", created)
    return NewTable(
        id=new_id(),
        game=created.game,
        rules=created.rules,
        created=now,
        secret=secret,
        header=msgspec.json.encode(without_edition(listed(created))),
        public=created.public,
        host=created.host or None,
        seats=tuple(
            SeatRow(seat, None, plan.bot, "bot" if plan.bot else "open", colour)
            for seat, (plan, colour) in enumerate(zip(created.seats, t.colours(), strict=True))
        ),
        rows=(JournalRow(now, type(created).__name__, msgspec.json.encode(created)),),
        name=name,
        sealed=not created.spectators,
        recurs=recurs if left else "",
        recurs_at=now + WEEK,
        recurs_left=left,
    )


def listed(created: Created) -> dict[str, Any]:
    """What lists of tables show of the settings."""
    watching = {"spectators": created.spectators, "delay": created.delay, "delay_unit": created.delay_unit}
    talk = {"talk": created.talk, "private_talk": created.private_talk, "tournament": created.tournament}
    return {
        "pace": created.pace,
        "rated": created.rated,
        "hints": created.hints,
        "options": created.options,
        **talk,
        **watching,
    }


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
        self,
        storage: Storage,
        thinking: Thinking,
        names: Names,
        clock: Callable[[], int] = wall_clock,
        *,
        cluster: Cluster | None = None,
        key: bytes = b"",
        work: tuple[str, ...] = WORK,
    ) -> None:
        self.storage = storage
        self.thinking = thinking
        self.names = names
        self.clock = clock
        self.cluster = cluster or Cluster()
        self.key = key or token_bytes(KEY_BYTES)  # of cursors: the same in all processes
        self.work = work  # what this process does for its tables
        self.only_bots = CLOCK not in work  # nobody connects to it
        self.live: dict[str, LiveTable] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits for it
        self.hopeless: set[str] = set()  # tables that wait for something outside the server
        self.closing = False
        self.elsewhere = Elsewhere()  # who follows tables in other processes
        self.on_presence: Callable[[str], None] = lambda table: None  # called when listeners of a table have changed
        self.counted: Counter[str] = Counter()  # events, answers, refused: for the metrics

    async def create(self, created: Created, name: str = "", recurs: Recurs = "") -> TableRow:
        """A new table, stored with the first line of its journal."""
        left = MOST_REPEATS if recurs else 0
        new = new_table(created, self.clock(), token_bytes(SECRET_BYTES), name=name, recurs=recurs, left=left)
        return await self.storage.create_table(new)

    async def open(self, table: str) -> LiveTable:
        """Open the table as it is stored now; `RequestError` if it does not exist."""
        if self.closing:
            raise RequestError("server_is_closing")
        opening = self.opening.setdefault(table, asyncio.Lock())
        async with opening:
            live = self.live.get(table)
            if live is None or live.broken:
                t, size = await self._load(table)
                names = await self.names(people_at(t) | {line.user for line in t.chat})
                work = await self._claim(table)
                if self.closing:
                    raise RequestError("server_is_closing")
                row = await self.storage.table(table)
                live = LiveTable(
                    t,
                    self.storage,
                    self.thinking,
                    self.clock,
                    self.counted,
                    size,
                    load=self._load,
                    look_up=self.names,
                    key=self.key,
                    **work,
                )
                if row is not None:
                    live.name, live.sealed = row.name, row.sealed
                live.names |= names
                live.on_presence, live.elsewhere = self.on_presence, self.elsewhere.at
                self.live[table] = live
                if self.storage.is_shared:  # announcements before this line had no listener here
                    live.grow(await self.storage.length(table))
                for user in sorted(user for user in people_at(t) if names.get(user) == ""):
                    await live.do(partial(deciding.left, user=user))  # they were deleted while the table was closed
                await self.apply_vacations(live)
            live.idle_since = self.clock()
        await live.update()
        return live

    async def _claim(self, table: str) -> dict[str, bool]:
        """Claim the work of a table: what `LiveTable` has to do itself."""
        ours = await self.cluster.claim(*(f"{kind} {table}" for kind in self.work))
        return {"keeps_time": f"{CLOCK} {table}" in ours, "runs_bots": f"{BOTS} {table}" in ours}

    async def _release(self, table: str) -> None:
        """The table is closed here; another process may have it open."""
        await self.cluster.release(*(f"{kind} {table}" for kind in self.work))
        if self.cluster.others:
            await self.cluster.announce("released", tables=[table])

    async def _load(self, table: str) -> tuple[Table, int]:
        """Load a table without the chat of deleted users."""
        t, size = await self._load_stored(table)
        t.chat = [line for line in t.chat if line.text]
        return t, size

    async def _load_stored(self, table: str) -> tuple[Table, int]:
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
            if refused.code not in UNPLAYABLE:
                raise
            row, kept = await self.storage.table(table), await self.storage.archived_game(table)
            if row is None or kept is None:
                raise
            return ArchivedTable(row, kept, refused.code, self.clock())

    def watching(self, table: str) -> int:
        """How many spectators a table has."""
        live = self.live.get(table)
        here = live.followers().watching if live else 0
        return here + self.elsewhere.at(table).watching

    def call(self, user: str, name: str) -> None:
        """Show a changed or deleted name at all open tables."""
        for live in self.live.values():
            live.call(user, name)

    def forget(self, user: str) -> None:
        """A user was deleted: show neither their name nor their chat."""
        self.call(user, "")
        for live in self.live.values():
            live.gallery.forget(user)
            live.table.chat = [line for line in live.table.chat if line.user != user]

    async def leaves(self, user: str) -> None:
        """A user was deleted: at all tables their seat becomes free, or the others decide about it."""
        self.forget(user)
        await self.cluster.announce("deleted", user=user)
        await self.show_lost_names(user)
        invited = {table for table, live in self.live.items() if user in people_at(live.table)}
        for table in sorted(invited.union(await self.storage.unfinished_tables(user))):
            with suppress(RequestError):  # other rules, or closing: handled when it is opened again
                live = await self.open(table)
                await live.do(partial(deciding.left, user=user))

    async def vacation(self, user: str, until: int) -> None:
        """A person goes on vacation until that time, or is back (0): at all tables where days may pass."""
        for table in await self.storage.unfinished_tables(user):
            with suppress(RequestError):  # other rules, or closing: handled when it is opened again
                live = await self.open(table)
                await live.do(partial(deciding.vacation, user=user, until=until))

    async def apply_vacations(self, live: LiveTable) -> None:
        """Vacations that began or ended while the table was closed or had not begun."""
        t, now = live.table, self.clock()
        if t.pace.live or not t.in_progress:
            return
        away = await self.storage.read(lambda c: vacations.on_vacation(c, people_at(t), now))
        for user in {holder.user for holder in t.seats if holder.vacation} | set(away):
            await live.do(partial(deciding.vacation, user=user, until=away.get(user, 0)))

    async def remove(self, table: str) -> bool:
        """Delete a table with all its data; return whether it existed. Clients are asked to reconnect."""
        opening = self.opening.setdefault(table, asyncio.Lock())
        async with opening:
            if live := self.live.pop(table, None):
                await live.close(Goodbye(reason="table_is_closing", wait=2.0))
            existed = await self.storage.write(lambda c: operating.delete_tables(c, (table,))) == 1
            await self._release(table)
            await self.cluster.announce("removed", table=table)
            return existed

    async def show_row(self, table: str) -> None:
        """The name of a table has changed, or who may follow it."""
        row, live = await self.storage.table(table), self.live.get(table)
        if row is not None and live is not None:
            live.sealed = row.sealed
            live.rename(row.name)

    async def show_lost_names(self, user: str) -> None:
        """Tables lose the names that a deleted host gave to them, or to their tournament."""
        named = [live for live in self.live.values() if live.name]
        for live in named:
            if live.table.created.host == user or live.table.created.tournament:
                await self.show_row(live.table.id)

    def mute(self, user: str, muted: frozenset[str]) -> None:
        """A user has muted or unmuted somebody: apply it at all open tables."""
        for live in self.live.values():
            live.mute(user, muted)

    async def wake_up(self) -> None:
        """Open tables where a bot has to answer or a clock has run out, unless another process does this work.
        A failure affects no other table.
        """
        for table in await self._due_tables():
            if self.closing:
                return
            if table in self.hopeless:
                continue
            try:
                await self.open(table)
                await self.take_work(table)
                continue
            except StorageError as error:  # perhaps it works the next time
                log.warning("table not opened", extra={"table": table, "error": type(error).__name__})
            except Exception as error:
                self.hopeless.add(table)  # otherwise it would be logged again and again
                why = error.code if isinstance(error, RequestError) else type(error).__name__
                log.error("table cannot be opened", extra={"table": table, "error": why})
            with suppress(StorageError):
                await self._release(table)

    async def _due_tables(self) -> list[str]:
        if not self.cluster.shared:
            return await self.storage.due_tables(self.clock())
        return await self.cluster.due_tables(self.work, self.clock(), self.hopeless)

    async def take_work(self, table: str) -> None:
        """Claim the work of an open table, as far as nobody else does it."""
        work = await self._claim(table)
        if live := self.live.get(table):
            live.take_work(**work)

    async def let_sleep(self) -> None:
        """Close tables without connections and without thinking bots. They can be opened again at any time."""
        for table, live in list(self.live.items()):
            if not may_sleep(self, live):
                continue
            opening = self.opening.setdefault(table, asyncio.Lock())
            async with opening:
                if self.live.get(table) is live and may_sleep(self, live):
                    await live.close()
                    del self.live[table]
                    await self._release(table)

    async def close(self, wait: float = 2.0) -> None:
        """Ask all clients to reconnect later, and stop. Everything acknowledged is stored."""
        self.closing = True
        wait = AT_ONCE if self.cluster.others else wait
        await self.thinking.close()
        await asyncio.gather(
            *(live.close(Goodbye(reason="server_is_closing", wait=wait)) for live in self.live.values())
        )
        self.live.clear()


def has_our_rules(row: TableRow) -> bool:
    """Otherwise it has to be updated first, if our rules can continue it."""
    return row.game in games.NAMES and row.rules == games.game(row.game).VERSION
