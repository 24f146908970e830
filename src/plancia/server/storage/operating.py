"""Storage for the operator: reports, tasks and their log, lists, and pruning of old data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update

from plancia.server.storage.reading import one_table
from plancia.server.storage.rows import Report, TableRow, Task
from plancia.server.storage.schema import audit, logouts, records, reports, seats, tables, tokens, users
from plancia.server.storage.structs import as_row, from_row

DAY = 24 * 60 * 60 * 1000


# ---- reports ---------------------------------------------------------------------------------------------------------
def add_report(connection: Connection, report: Report) -> int:
    number = _next(connection, reports)
    connection.execute(insert(reports), as_row(report, id=number))
    return number


def reports_made(connection: Connection, closed: bool = False, limit: int = 200) -> list[Report]:
    """The latest first; open ones, or all."""
    query = select(reports).order_by(reports.c.id.desc()).limit(limit)
    found = connection.execute(query if closed else query.where(reports.c.closed.is_(None)))
    return [from_row(Report, row) for row in found]


def open_reports(connection: Connection, reporter: str | None = None, **about: str | None) -> int:
    """The number of open reports: by one reporter, or about one person and table."""
    query = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
    if reporter is not None:
        query = query.where(reports.c.reporter == reporter)
    for column, value in about.items():
        query = query.where(reports.c[column] == value)
    return int(connection.execute(query).scalar_one())


def close_report(connection: Connection, report: int, now: int) -> bool:
    """Whether there was one to close."""
    closed = update(reports).where(reports.c.id == report, reports.c.closed.is_(None)).values(closed=now)
    return connection.execute(closed).rowcount == 1


# ---- tasks and their log ---------------------------------------------------------------------------------------------
def add_task(connection: Connection, task: Task) -> int:
    number = _next(connection, audit)
    connection.execute(insert(audit), as_row(task, id=number))
    return number


def waiting_tasks(connection: Connection) -> list[Task]:
    """In the order in which they were given."""
    return [
        from_row(Task, row)
        for row in connection.execute(select(audit).where(audit.c.done.is_(None)).order_by(audit.c.id))
    ]


def task_done(connection: Connection, task: int, now: int, outcome: str) -> None:
    connection.execute(update(audit).where(audit.c.id == task).values(done=now, outcome=outcome))


def task_by_id(connection: Connection, task: int) -> Task | None:
    row = connection.execute(select(audit).where(audit.c.id == task)).first()
    return from_row(Task, row) if row else None


def log_of_tasks(connection: Connection, limit: int = 200) -> list[Task]:
    """The latest first."""
    return [from_row(Task, row) for row in connection.execute(select(audit).order_by(audit.c.id.desc()).limit(limit))]


# ---- lists -----------------------------------------------------------------------------------------------------------
class Person(Struct, frozen=True, kw_only=True):
    """A person as the operator sees them."""

    id: str
    name: str
    kind: str
    created: int
    seen: int
    banned: int
    muted: int
    tables: int


def people_called(connection: Connection, name: str = "", limit: int = 200) -> list[Person]:
    """People whose name or id contains this, the latest visitor first."""
    sits = select(func.count()).where(seats.c.user_id == users.c.id).scalar_subquery().label("tables")
    query = select(users, sits).where(~users.c.deleted).order_by(users.c.seen.desc(), users.c.id).limit(limit)
    if name:
        named = func.lower(users.c.name).contains(name.lower(), autoescape=True)
        query = query.where(or_(named, users.c.id == name))
    return [from_row(Person, row) for row in connection.execute(query)]


def tables_with(connection: Connection, status: str = "", limit: int = 200) -> list[TableRow]:
    """Tables with a status, or all; the most recently active first."""
    query = select(tables.c.id).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
    ids = list(connection.execute(query.where(tables.c.status == status) if status else query).scalars())
    return [row for row in (one_table(connection, table) for table in ids) if row]


def muted_people(connection: Connection, now: int) -> dict[str, int]:
    """Muted people, and until when."""
    found = connection.execute(select(users.c.id, users.c.muted).where(users.c.muted > now))
    return {row.id: row.muted for row in found}


def table_counts(connection: Connection) -> dict[str, int]:
    """How many tables there are, by status."""
    found = connection.execute(select(tables.c.status, func.count().label("many")).group_by(tables.c.status))
    return {row.status: row.many for row in found}


# ---- pruning ---------------------------------------------------------------------------------------------------------
class Ages(Struct, frozen=True, kw_only=True):
    """Retention in days. Pruning deletes what is older."""

    guests: int = 90  # without a seat and without a table of their own, since their last visit
    open_tables: int = 30  # that have not begun, since anything happened there
    aborted: int = 90  # games that were ended without a result
    reports: int = 365  # that the operator has closed


def old_tables(connection: Connection, ages: Ages, now: int) -> list[str]:
    """Ids of abandoned and unused tables. Games with a record stay."""
    waits = (tables.c.status == "open") & (tables.c.updated < now - ages.open_tables * DAY)
    aborted = (tables.c.status == "aborted") & (tables.c.updated < now - ages.aborted * DAY)
    kept = exists().where(records.c.table_id == tables.c.id)
    return list(connection.execute(select(tables.c.id).where(or_(waits, aborted), ~kept)).scalars())


def old_guests(ages: Ages, now: int) -> Select[Any]:
    """Guests without a game whose last visit was long ago."""
    sits = exists().where(seats.c.user_id == users.c.id)
    hosts = exists().where(tables.c.host == users.c.id)
    gone = select(users.c.id).where(users.c.kind == "guest", users.c.seen < now - ages.guests * DAY)
    return gone.where(~sits, ~hosts, users.c.banned <= now)  # a ban is kept until it ends


def prune(connection: Connection, ages: Ages, now: int) -> dict[str, int]:
    """Delete everything old except tables, which may be open; returns the number of rows by kind."""
    old_reports = reports.c.closed < now - ages.reports * DAY
    return {
        "guests": connection.execute(delete(users).where(users.c.id.in_(old_guests(ages, now)))).rowcount,
        "tokens": connection.execute(delete(tokens).where(tokens.c.expires <= now)).rowcount,
        "logouts": connection.execute(delete(logouts).where(logouts.c.expires <= now)).rowcount,
        "reports": connection.execute(delete(reports).where(old_reports)).rowcount,
    }


def count_old(connection: Connection, ages: Ages, now: int) -> dict[str, int]:
    """What pruning would remove."""
    guests = connection.execute(select(func.count()).select_from(old_guests(ages, now).subquery())).scalar_one()
    return {"tables": len(old_tables(connection, ages, now)), "guests": guests}


def delete_tables(connection: Connection, ids: Iterable[str]) -> int:
    """Delete tables with their journals, snapshots, seats and records; returns their number."""
    return connection.execute(delete(tables).where(tables.c.id.in_(list(ids)))).rowcount


def _next(connection: Connection, table: Any) -> int:
    return int(connection.execute(select(func.coalesce(func.max(table.c.id), 0) + 1)).scalar_one())
