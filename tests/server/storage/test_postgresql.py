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


async def test_a_lost_connection_fails_the_batch_and_heals(postgres: Cluster) -> None:
    """Nothing of the batch is acknowledged or stored, and the next one is written."""
    storage = Storage.open(postgres.new_database())
    await table(storage, "a")
    before, lost, after = await outcomes(
        storage, storage.append("a", 1, [row(1)]), storage.write(hang_up), storage.append("a", 2, [row(2)])
    )
    assert [type(outcome) for outcome in (before, lost, after)] == [StorageFailed] * 3
    assert await lengths(storage, "a") == [0]
    await storage.append("a", 1, [row(1)])
    assert await lengths(storage, "a") == [1]
    storage.close()


async def test_a_lost_reader_is_replaced(postgres: Cluster) -> None:
    """Reading fails once, with an error of ours, and works again."""
    storage = Storage.open(postgres.new_database())
    with pytest.raises(StorageFailed):
        await storage.read(hang_up)
    assert await storage.table("a") is None
    storage.close()
