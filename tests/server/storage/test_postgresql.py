"""The server of the database is another process and may go away."""

from __future__ import annotations

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


async def test_a_lost_reader_is_replaced(postgres: Cluster) -> None:
    """Reading fails once, with an error of ours, and works again."""
    storage = Storage.open(postgres.new_database())
    with pytest.raises(StorageFailed):
        await storage.read(hang_up)
    assert await storage.table("a") is None
    storage.close()
