"""The server of the database is another process and may go away."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text

from plancia.server.storage import Storage, StorageFailed
from tests.server.postgres import Cluster
from tests.server.storage.rows import row, table
from tests.server.storage.test_writer import lengths, outcomes

pytestmark = pytest.mark.anyio


def hang_up(connection: Connection) -> None:
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


async def test_a_lost_connection_fails_only_the_work_that_lost_it(postgres: Cluster) -> None:
    """The others of the batch are written in transactions of their own, and so is the next one."""
    storage = Storage.open(postgres.new_database())
    await table(storage, "a")
    before, lost, after = await outcomes(
        storage, storage.append("a", 1, [row(1)]), storage.write(hang_up), storage.append("a", 2, [row(2)])
    )
    assert (before, type(lost), after) == (None, StorageFailed, None)
    assert await lengths(storage, "a") == [2]
    await storage.append("a", 3, [row(3)])
    assert await lengths(storage, "a") == [3]
    storage.close()


async def test_a_connection_lost_while_nobody_writes_fails_nothing(postgres: Cluster) -> None:
    """The writer keeps its connection, and notices only at the next commit that PostgreSQL has closed it."""
    storage = Storage.open(postgres.new_database())
    await table(storage, "a")
    ours = await storage.write(lambda c: c.execute(text("SELECT pg_backend_pid()")).scalar_one())
    await storage.read(lambda c: c.execute(text("SELECT pg_terminate_backend(:ours)"), {"ours": ours}).scalar_one())
    assert await outcomes(storage, *(storage.append("a", n, [row(n)]) for n in (1, 2))) == [None, None]
    assert await lengths(storage, "a") == [2]
    storage.close()


async def test_a_lost_reader_is_replaced(postgres: Cluster) -> None:
    """Reading fails once, with an error of ours, and works again."""
    storage = Storage.open(postgres.new_database())
    with pytest.raises(StorageFailed):
        await storage.read(hang_up)
    assert await storage.table("a") is None
    storage.close()


def sleep(connection: Connection) -> None:
    connection.execute(text("SELECT pg_sleep(600)"))


async def test_a_lost_client_does_not_keep_the_lock(postgres: Cluster) -> None:
    """Others can write soon after a server is gone, although its statement has not ended."""
    where = postgres.new_database()
    lost, other = Storage.open(where), Storage.open(where)
    task = asyncio.create_task(lost.write(sleep, 600.0))
    await holding(other)
    await asyncio.to_thread(lost.close, 0.1)
    assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], Exception)
    await other.write(lambda _: None, 60.0)
    other.close()


async def test_servers_in_other_schemas_do_not_wait(postgres: Cluster) -> None:
    """The lock for writing belongs to a schema."""
    slow, other = Storage.open(postgres.new_database()), Storage.open(postgres.new_database())
    task = asyncio.create_task(slow.write(sleep, 600.0))
    await holding(other)
    await other.write(lambda _: None, 60.0)
    assert not task.done()
    await asyncio.to_thread(slow.close, 0.1)
    await asyncio.gather(task, return_exceptions=True)
    other.close()


async def holding(storage: Storage) -> None:
    """Wait until somebody sleeps with the lock for writing."""
    asleep = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    async with asyncio.timeout(60):
        while not await storage.read(lambda c: c.execute(asleep).scalar_one()):
            await asyncio.sleep(0.05)
