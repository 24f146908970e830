"""One writer for all: what is committed together, and what fails separately."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, text

from plancia.server.storage import (
    JournalConflict,
    NoSuchTable,
    Storage,
    StorageBusy,
    StorageClosed,
    StorageFailed,
    database,
    writer,
)
from plancia.server.storage.schema import users
from plancia.server.storage.storage import MOST_READS
from plancia.server.storage.writer import Work
from tests.server.storage.rows import row, rows, table

pytestmark = pytest.mark.anyio


async def outcomes(storage: Storage, *work: Any) -> list[Any]:
    """Everything in one batch: the writer is kept busy until the queue is complete."""
    begun, go_on = Event(), Event()

    def be_busy(_: Connection) -> None:
        begun.set()
        go_on.wait()

    busy = asyncio.ensure_future(storage.write(be_busy))
    await asyncio.to_thread(begun.wait)
    waiting = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(0)  # all of them run as far as the queue
    go_on.set()
    await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


async def lengths(storage: Storage, *names: str) -> list[int]:
    found = [await storage.table(name) for name in names]
    return [t.length for t in found if t]


async def test_all_waiting_writes_are_committed_at_once(storage: Storage) -> None:
    """Fifty tables that write while the writer is busy cost one commit."""
    names = [f"t{n}" for n in range(50)]
    for name in names:
        await table(storage, name)
    commits = count()
    event.listen(storage._engine, "commit", lambda _: next(commits))
    assert await outcomes(storage, *(storage.append(name, 1, rows((1, 2))) for name in names)) == [None] * 50
    assert next(commits) == 2  # the one that kept the writer busy, and one for all
    assert await lengths(storage, *names) == [2] * 50


async def test_many_tables_share_commits(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many tables play, a write waits a moment for others."""
    monkeypatch.setattr(writer, "APART", 1.0)
    names = [f"t{n}" for n in range(writer.LATEST)]
    for name in names:
        await table(storage, name)
    await asyncio.gather(*(storage.append(name, 1, rows((1,))) for name in names))
    commits = count()
    event.listen(storage._engine, "commit", lambda _: next(commits))
    first = asyncio.ensure_future(storage.append(names[0], 2, rows((2,))))
    await asyncio.sleep(0.05)
    await asyncio.gather(first, storage.append(names[1], 2, rows((2,))))
    assert next(commits) == 1


def test_few_tables_do_not_wait() -> None:
    """A table continues after its commit, so there is nobody to wait for; nor is there after a pause."""
    rhythm = writer.Rhythm()
    for n in range(100):
        rhythm.begin([f"t{n % 3}"], now=0.0)
    assert rhythm.wait(now=0.001) == 0
    rhythm.begin([f"t{n}" for n in range(writer.MANY)], now=10.0)
    assert rhythm.wait(now=10.001) == pytest.approx(writer.APART - 0.001)
    assert rhythm.wait(now=11.0) == 0


def test_processes_take_turns() -> None:
    """Two on one database commit half as often each; many do not wait longer and longer."""
    rhythm = writer.Rhythm()
    for processes, turns in ((1, 1), (2, 2), (3, 3), (9, writer.MOST_TURNS)):
        rhythm.processes = processes
        rhythm.begin([f"t{n}" for n in range(writer.MANY)], now=10.0)
        assert rhythm.wait(now=10.001) == pytest.approx(turns * writer.APART - 0.001)


async def test_a_locked_file_is_an_error_of_the_storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program writes to it for too long; afterwards it can be written again."""
    monkeypatch.setattr(database, "BUSY_TIMEOUT", 10)
    storage = Storage.open(tmp_path / "server.sqlite")
    await table(storage, "a")
    with closing(sqlite3.connect(tmp_path / "server.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="locked"):
            await storage.append("a", 1, [row(1)])
        assert storage.failed_writes == 1
    await storage.append("a", 1, [row(1)])
    storage.close()


async def test_the_order_is_kept(storage: Storage) -> None:
    """Appends to one table that wait together are written in their order."""
    await table(storage, "a")
    assert await outcomes(storage, *(storage.append("a", n, [row(n)]) for n in range(1, 30))) == [None] * 29
    assert [r.at for r in await storage.journal("a")] == list(range(1, 30))


async def test_only_the_faulty_write_fails(storage: Storage) -> None:
    """A used number or an unknown table does not affect the rest of the batch."""
    for name in ("a", "b", "c"):
        await table(storage, name, length=1)
    first, taken, second, missing, third = await outcomes(
        storage,
        storage.append("a", 2, rows((2,))),
        storage.append("b", 1, rows((1,))),
        storage.append("c", 2, rows((2,))),
        storage.append("nowhere", 1, rows((1,))),
        storage.append("a", 3, rows((3,))),
    )
    assert (first, second, third) == (None, None, None)
    assert isinstance(taken, JournalConflict)
    assert isinstance(missing, NoSuchTable)
    assert await lengths(storage, "a", "b", "c") == [3, 1, 2]


async def test_of_two_writes_of_the_same_row_one_wins(storage: Storage) -> None:
    """Even in the same batch."""
    await table(storage, "a")
    won, lost = await outcomes(storage, storage.append("a", 1, [row(1)]), storage.append("a", 1, [row(2)]))
    assert won is None
    assert isinstance(lost, JournalConflict)
    assert [r.at for r in await storage.journal("a")] == [1]


async def test_failed_work_is_rolled_back_completely(storage: Storage) -> None:
    """Nothing it wrote is stored, and the rest of the batch is."""
    await table(storage, "a")

    def half_done(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET game = 'changed'"))
        raise RuntimeError("half done")

    failed, written = await outcomes(storage, storage.write(half_done), storage.append("a", 1, [row(1)]))
    found = await storage.table("a")
    assert isinstance(failed, RuntimeError)
    assert written is None
    assert found is not None
    assert (found.game, found.length) == ("tigris", 1)


async def test_a_violated_constraint_fails_alone(storage: Storage) -> None:
    """The error of the database goes to the caller that caused it."""
    await table(storage, "a")
    nobody = insert(users).values(id="x", name="x")
    failed, written = await outcomes(
        storage, storage.write(lambda c: c.execute(nobody)), storage.append("a", 1, [row(1)])
    )
    assert isinstance(failed, StorageFailed)
    assert written is None


async def test_results_are_returned(storage: Storage) -> None:
    """Each caller gets the result of its own work."""

    def work(n: int) -> Work[int]:
        return lambda _: n

    assert await outcomes(storage, *(storage.write(work(n)) for n in range(5))) == [0, 1, 2, 3, 4]


async def test_a_cancelled_caller_does_not_stop_the_others(storage: Storage) -> None:
    """A cancelled append is still written, and the writer continues."""
    await table(storage, "a")
    waiting = asyncio.ensure_future(storage.append("a", 1, [row(1)]))
    await asyncio.sleep(0)
    waiting.cancel()
    await storage.append("a", 2, [row(2)])
    assert await lengths(storage, "a") == [2]


async def test_closing_finishes_pending_writes(where: str) -> None:
    """Nothing requested before the end is dropped; later writes are rejected."""
    storage = Storage.open(where)
    await table(storage, "a")
    waiting = [asyncio.ensure_future(storage.append("a", n, [row(n)])) for n in range(1, 9)]
    await asyncio.sleep(0)
    storage.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StorageClosed):
        await storage.append("a", 9, [row(9)])
    with pytest.raises(StorageClosed):
        await storage.table("a")
    storage.close()


async def test_a_full_disk_never_acknowledges_what_is_not_stored(tmp_path: Path) -> None:
    """SQLite may roll back the whole transaction when the disk is full: nothing of it may be acknowledged."""
    storage = Storage.open(tmp_path / "small.sqlite")
    for name in ("a", "b", "c"):
        await table(storage, name)

    def fill(connection: Connection) -> None:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        connection.execute(text("UPDATE tables SET header = :much WHERE id = 'b'"), {"much": "x" * 100_000})

    first, filled, last = await outcomes(
        storage, storage.append("a", 1, [row(1)]), storage.write(fill), storage.append("c", 1, [row(1)])
    )
    assert isinstance(filled, StorageFailed)
    acknowledged = [int(first is None), int(last is None)]
    storage.close()
    again = Storage.open(tmp_path / "small.sqlite")
    assert await lengths(again, "a", "c") == acknowledged
    again.close()


async def test_a_write_that_takes_too_long_is_dropped(storage: Storage) -> None:
    """Nobody waits for a frozen database; work that has not started by then is not written later."""
    await table(storage, "a")
    begun, go_on = Event(), Event()

    def hang(_: Connection) -> None:
        begun.set()
        go_on.wait()

    hanging = asyncio.ensure_future(storage.write(hang))
    await asyncio.to_thread(begun.wait)
    with pytest.raises(StorageBusy):
        await storage.write(lambda c: c.execute(text("UPDATE tables SET header = 'late' WHERE id = 'a'")), 0.05)
    assert storage.failed_writes == 1
    go_on.set()
    await hanging
    await storage.append("a", 1, [row(1)])
    found = await storage.table("a")
    assert found is not None
    assert (found.length, found.header) == (1, b"{}")


async def test_a_read_that_takes_too_long_ends(storage: Storage) -> None:
    """Others are rejected at once while too many wait."""
    go_on = Event()
    reading = [asyncio.ensure_future(storage.read(lambda _: go_on.wait(), 0.2)) for _ in range(MOST_READS)]
    await asyncio.sleep(0)
    with pytest.raises(StorageBusy):
        await storage.table("a")
    ended = await asyncio.gather(*reading, return_exceptions=True)
    assert {type(end) for end in ended} == {StorageBusy}
    go_on.set()
    assert await storage.table("a") is None


async def test_a_full_queue_rejects_writes_at_once(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the database hangs, a limited number of writes wait; others fail at once, and nothing is half done."""
    monkeypatch.setattr(writer, "MOST_WAITING", 2)
    gate, begun = Event(), Event()

    def hangs(_: Connection) -> None:
        begun.set()
        gate.wait(30)

    first = asyncio.create_task(storage.write(hangs))
    await asyncio.to_thread(begun.wait, 30)
    waiting = [asyncio.create_task(storage.write(lambda _: None)) for _ in range(2)]
    await asyncio.sleep(0)
    assert storage.is_full
    with pytest.raises(StorageBusy):
        await storage.write(lambda _: None)
    gate.set()
    await asyncio.gather(first, *waiting)
    assert not storage.is_full


async def test_closing_does_not_wait_for_a_hanging_database(where: str) -> None:
    """The connection is closed after a moment, for writers and for readers; their threads end."""
    storage = Storage.open(where)
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    sleep = text("SELECT pg_sleep(600)" if "postgresql" in where else endless)
    tasks = [asyncio.create_task(storage.write(lambda c: c.execute(sleep).all(), 600.0))]
    tasks.append(asyncio.create_task(storage.read(lambda c: c.execute(sleep).all(), 600.0)))
    await asyncio.sleep(0.5)
    began = monotonic()
    await asyncio.to_thread(storage.close, 0.5)
    assert monotonic() - began < 10
    assert all(isinstance(e, Exception) for e in await asyncio.gather(*tasks, return_exceptions=True))
