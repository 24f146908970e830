"""Claims of processes: nobody waits for a row that another process has locked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import Connection, Engine, insert, select, update

from plancia.server.events import Created, SeatPlan
from plancia.server.hub import new_table
from plancia.server.storage import Storage, claims
from plancia.server.storage import database as db
from plancia.server.storage.passing import processes
from plancia.server.storage.schema import tables
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

NOW = 1_000


@pytest.fixture
def where(postgres: Cluster) -> str:
    return postgres.new_database()


@pytest.fixture
def engine(where: str) -> Iterator[Engine]:
    """Without a server, which would tidy up meanwhile."""
    engine = db.connect(where)
    db.migrate(engine)
    yield engine
    engine.dispose()


@contextmanager
def impatient(engine: Engine) -> Iterator[Connection]:
    """Fails where it would have to wait for a lock."""
    with engine.connect() as connection:
        connection.exec_driver_sql("SET lock_timeout = '1s'")
        yield connection


async def test_a_table_that_another_process_takes_is_skipped(where: str, engine: Engine) -> None:
    """The other tables are found at once; when the other process has let go, this one is, too."""
    created = Created(
        game="tigris", rules=1, options={}, seats=(SeatPlan(bot="random"),) * 2, pace="none", public=False, host=""
    )
    storage = Storage.open(where)
    first, second = [(await storage.create_table(new_table(created, NOW, bytes(32)))).id for _ in range(2)]
    storage.close()
    with engine.begin() as setup:
        setup.execute(update(tables).values(wakes=0))
    due = partial(claims.due_tables, kind="bots", at_once=True, now=NOW, apart_from=())
    with engine.connect() as other, impatient(engine) as ours:
        other.execute(select(tables).where(tables.c.id == first).with_for_update())
        assert due(ours) == [second]
        other.rollback()
        assert set(due(ours)) == {first, second}


async def test_a_dead_process_is_deleted_by_one_of_the_others(engine: Engine) -> None:
    """A second process that looks at the same time skips it; its claims end with it."""
    with engine.begin() as setup:
        setup.execute(insert(processes).values(id="dead", started=0, beat=0, versions="{}"))
        claims.add_process(setup, "living", "{}")
        assert claims.claim(setup, "dead", ["clock one"]) == {"clock one"}
    with engine.connect() as other, impatient(engine) as ours:
        assert claims.remove_dead(other) == ["dead"]
        assert claims.remove_dead(ours) == []
        other.commit()
        assert claims.claim(ours, "living", ["clock one"]) == {"clock one"}
