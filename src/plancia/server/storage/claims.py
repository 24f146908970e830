"""Processes, their signs of life, and their claims to work that must happen once. PostgreSQL only.

A process that gives no sign of life for `DEAD` milliseconds is deleted by any other, and its claims with it. All times
are those of the database, so the clocks of the machines do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import BigInteger, Connection, cast, delete, exists, func, insert, literal, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from plancia.server.storage.database import DEAD
from plancia.server.storage.passing import claims, processes
from plancia.server.storage.schema import tables

MOST_DUE = 50  # tables taken over at once; the other processes want some, too
NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def remove_dead(connection: Connection) -> list[str]:
    """Delete the processes without a sign of life; others that are doing the same are not waited for."""
    dead = select(processes.c.id).where(processes.c.beat < NOW - DEAD).with_for_update(skip_locked=True)
    return list(
        connection.execute(delete(processes).where(processes.c.id.in_(dead)).returning(processes.c.id)).scalars()
    )


def versions(connection: Connection) -> list[str]:
    """The versions of all living processes."""
    return list(connection.execute(select(processes.c.versions).where(processes.c.beat >= NOW - DEAD)).scalars())


def add_process(connection: Connection, process: str, versions_text: str) -> None:
    connection.execute(insert(processes).values(id=process, started=NOW, beat=NOW, versions=versions_text))


def beat(connection: Connection, process: str) -> bool:
    """Give a sign of life; False: it comes too late, the process and its claims are deleted."""
    return connection.execute(update(processes).where(processes.c.id == process).values(beat=NOW)).rowcount == 1


def living(connection: Connection) -> set[str]:
    return set(connection.execute(select(processes.c.id).where(processes.c.beat >= NOW - DEAD)).scalars())


def living_and_dead(connection: Connection) -> tuple[set[str], set[str]]:
    """All processes, by whether their last sign of life still counts."""
    rows = connection.execute(select(processes.c.id, processes.c.beat >= NOW - DEAD)).all()
    return {process for process, lives in rows if lives}, {process for process, lives in rows if not lives}


def remove_process(connection: Connection, process: str) -> None:
    connection.execute(delete(processes).where(processes.c.id == process))


def claim(connection: Connection, process: str, names: Iterable[str]) -> set[str]:
    """The names that nobody else has claimed; they are ours now."""
    rows = [{"name": name, "process": process} for name in sorted(set(names))]
    if not rows:
        return set()
    ours = upsert(claims).values(rows).on_conflict_do_nothing().returning(claims.c.name)
    return set(connection.execute(ours).scalars())


def claimed(connection: Connection, process: str) -> set[str]:
    """All claims of a process."""
    return set(connection.execute(select(claims.c.name).where(claims.c.process == process)).scalars())


def release(connection: Connection, process: str, names: Sequence[str]) -> None:
    connection.execute(delete(claims).where(claims.c.process == process, claims.c.name.in_(names)))


def due_tables(connection: Connection, kind: str, at_once: bool, now: int, apart_from: Iterable[str]) -> list[str]:
    """Tables that have to be open by now and where nobody has claimed this kind of work; only those where a bot has to
    answer (`at_once`), or all of them. Tables that another process is writing to are not waited for.
    """
    due = select(tables.c.id).where(tables.c.wakes == 0 if at_once else tables.c.wakes.between(0, now))
    is_claimed = exists().where(claims.c.name == literal(f"{kind} ") + tables.c.id)
    free = due.where(~is_claimed, tables.c.id.not_in(list(apart_from))).limit(MOST_DUE)
    return list(connection.execute(free.with_for_update(skip_locked=True, of=tables)).scalars())
