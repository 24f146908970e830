"""The database of the server. Acknowledged writes are on disk, and the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from plancia.server.storage import appending, reading
from plancia.server.storage.appending import Append
from plancia.server.storage.codes import clean_code
from plancia.server.storage.database import READERS, InUse, connect, migrate
from plancia.server.storage.database import reading as for_reading
from plancia.server.storage.database import writing as for_writing
from plancia.server.storage.errors import StorageBusy, StorageClosed, discreet
from plancia.server.storage.reading import Before
from plancia.server.storage.rows import (
    Changes,
    FinishedGame,
    JournalRow,
    NewTable,
    Snapshot,
    StoredTable,
    TableRow,
)
from plancia.server.storage.writer import DEADLINE, Work, Writer

T = TypeVar("T")
log = logging.getLogger(__name__)

PAGE = 50
CLOSING = 10.0  # seconds for pending writes when the server shuts down
AFTER_CUT = 2.0  # and for the writer to notice that its connection was closed
MOST_READS = 500  # queued reads; more would not finish in time


class Storage:
    """A database: one thread writes, a few read. Opened by `open`, which waits for the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._in_use = InUse(engine)
        self._reading = for_reading(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="plancia-reader")
        self.sender = token_hex(8)  # our name in announcements
        self._writer = Writer(for_writing(engine), self.sender)
        self._closed = False
        self.waiting_reads = 0  # including reads in progress

    @classmethod
    def open(cls, where: str | Path) -> Storage:
        """A path is a SQLite file, created if missing; an address is PostgreSQL. Migrates the schema."""
        engine = connect(where)
        try:
            migrate(engine)
        except SQLAlchemyError as error:
            engine.dispose()
            raise discreet(error) from None
        except Exception:
            engine.dispose()
            raise
        return cls(engine)

    def share(self, processes: int) -> None:
        """So many processes write to this database."""
        self._writer.rhythm.processes = processes

    def close(self, seconds: float = CLOSING) -> None:
        """Finish the pending writes; later ones are rejected.

        Give up after these seconds if the database does not answer: pending writes were never acknowledged.
        """
        self._closed = True
        self._readers.shutdown(wait=False, cancel_futures=True)
        if not self._writer.close(seconds):
            log.error("database does not answer", extra={"writes": self.waiting_writes})
            self._writer.abandon()
        self._in_use.cut()
        self._writer.close(AFTER_CUT)
        self._engine.dispose()

    @property
    def connect_arguments(self) -> dict[str, Any]:
        """For the driver of the database, with the password."""
        return dict(self._engine.dialect.create_connect_args(self._engine.url)[1])

    @property
    def is_shared(self) -> bool:
        """May other processes use the database at the same time?"""
        return self._engine.dialect.name == "postgresql"

    @property
    def is_full(self) -> bool:
        """Is the queue of writes full?"""
        return self._writer.is_full

    @property
    def failed_writes(self) -> int:
        """Failed writes since the start: the disk was full, or the database was away."""
        return self._writer.failed

    @property
    def waiting_writes(self) -> int:
        return self._writer.waiting

    # ---- any work ----------------------------------------------------------------------------------------------------
    async def write(self, work: Work[T], seconds: float = DEADLINE, shared: bool = False) -> T:
        """Run work in the next transaction; returns after the commit. It may run twice: use only the database in it.

        No other process writes at the same time, except appends to journals; `shared`: others may.
        """
        return await self._writer.write(work, seconds, shared)

    async def read(self, work: Work[T], seconds: float = DEADLINE) -> T:
        """Read in a separate transaction; `StorageBusy` if that is not possible in time."""
        if self._closed:
            raise StorageClosed("the storage is closed")
        if self.waiting_reads >= MOST_READS:
            raise StorageBusy("too many want to read")
        self.waiting_reads += 1
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        except TimeoutError:
            raise StorageBusy("the database did not answer in time") from None
        except SQLAlchemyError as error:
            raise discreet(error) from None
        finally:
            self.waiting_reads -= 1

    def _read(self, work: Work[T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    # ---- a table -----------------------------------------------------------------------------------------------------
    async def create_table(self, new: NewTable) -> TableRow:
        """The table with its short code, which is unique."""
        return await self.write(lambda c: appending.create_table(c, new))

    async def append(self, table: str, first: int, rows: Iterable[JournalRow], changes: Changes | None = None) -> None:
        """Append rows from number `first` on, together with other changes, or nothing at all.

        Raises `JournalConflict` unless `first` is the next number of the journal, `NoSuchTable` or `StorageFailed`.
        """
        await self._writer.write(Append(table, first, tuple(rows), changes))

    async def table(self, table: str) -> TableRow | None:
        """By its id. PostgreSQL rejects a text with a zero byte, so anything that cannot be an id is not looked up."""
        return await self.read(lambda c: reading.one_table(c, table)) if table.isalnum() else None

    async def table_by_code(self, typed: str) -> TableRow | None:
        return await self.read(lambda c: reading.by_code(c, typed)) if clean_code(typed).isalnum() else None

    async def load(self, table: str) -> StoredTable | None:
        """Everything needed to continue a table, including the dealer's secret."""
        return await self.read(lambda c: reading.stored_table(c, table))

    async def length(self, table: str) -> int:
        """The number of rows in a journal."""
        return (await self.lengths((table,))).get(table, 0)

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """The same for several tables; those that do not exist are left out."""
        wanted = list(tables)
        return await self.read(lambda c: reading.lengths(c, wanted))

    async def journal(self, table: str, first: int = 1, last: int | None = None) -> tuple[JournalRow, ...]:
        return await self.read(lambda c: reading.journal_rows(c, table, first, last))

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self.read(lambda c: reading.latest_snapshot(c, table))

    async def record(self, table: str) -> str | None:
        """The public record of a finished game. It holds no names: they are in the seats."""
        return await self.read(lambda c: reading.record(c, table))

    async def archived_game(self, table: str) -> bytes | None:
        """What spectators saw when the game ended, as JSON that can be read without the rules."""
        return await self.read(lambda c: reading.archived_game(c, table))

    # ---- lists, the latest first -------------------------------------------------------------------------------------
    async def lobby(
        self, game: str | None = None, *, before: Before | None = None, limit: int = PAGE
    ) -> list[TableRow]:
        """Public tables with a free seat. The next page is before `(updated, id)` of the last row."""
        return await self.read(lambda c: reading.lobby(c, game, before, limit))

    async def watchable(
        self, game: str | None = None, *, before: Before | None = None, limit: int = PAGE
    ) -> list[TableRow]:
        """Public games in progress."""
        return await self.read(lambda c: reading.watchable(c, game, before, limit))

    async def tables_of(
        self, user: str, *, ended: bool = False, before: Before | None = None, limit: int = PAGE
    ) -> list[TableRow]:
        """Tables where the person sits or is the host: unfinished ones, or finished ones."""
        return await self.read(lambda c: reading.tables_of(c, user, ended, before, limit))

    async def finished(
        self, game: str | None = None, user: str | None = None, *, before: Before | None = None, limit: int = PAGE
    ) -> list[FinishedGame]:
        """Games with a record: the public ones, or all of one person's. The next page is before `(finished, id)`."""
        return await self.read(lambda c: reading.finished_games(c, game, user, before, limit))

    async def due_tables(self, now: int) -> list[str]:
        """Ids of all tables that have to be open by now, with or without connections."""
        return await self.read(lambda c: reading.due_tables(c, now))

    async def unfinished_tables(self, user: str) -> list[str]:
        """Ids of all tables where the person sits or is the host, and the game is not over."""
        return await self.read(lambda c: reading.unfinished_tables(c, user))

    async def hosted(self, user: str) -> tuple[int, int]:
        """How many tables of a host wait for players, and how many are not over."""
        return await self.read(lambda c: reading.hosted(c, user))
