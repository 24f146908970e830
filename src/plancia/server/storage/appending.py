"""Writing to a table: its journal, and what changes together with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from psycopg import Connection as PostgreSQLConnection
from sqlalchemy import Connection, Dialect, UpdateBase, bindparam, delete, exists, func, insert, select, update

from plancia.server.storage import results
from plancia.server.storage.codes import new_code
from plancia.server.storage.errors import JournalConflict, NoSuchTable
from plancia.server.storage.reading import one_table
from plancia.server.storage.rows import Changes, JournalRow, NewTable, SeatRow, TableRow
from plancia.server.storage.schema import exhibits, journal, records, seats, snapshots, tables

# What changes with nearly every append; None leaves a column as it is. One statement for all tables: with an update of
# its own for each an append took 110 µs instead of 30.
OFTEN = ("updated", "status", "awaited", "topic", "since", "wakes", "missing")
LENGTHEN = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.length == bindparam("before"))
    .values(
        length=bindparam("after"),
        **{name: func.coalesce(bindparam(f"new_{name}", type_=tables.c[name].type), tables.c[name]) for name in OFTEN},
    )
)


class Append(Struct, frozen=True):
    """Rows for the end of one journal. The first number is where the writer expects the end."""

    table: str
    first: int
    rows: tuple[JournalRow, ...]
    changes: Changes | None = None

    @property
    def last(self) -> int:
        return self.first + len(self.rows) - 1


class Prepared:
    """A statement compiled for its driver, so that appends need not compile it again."""

    def __init__(self, statement: UpdateBase, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.order = compiled.positiontup if compiled.positional else None

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """The number of rows changed."""
        return connection.exec_driver_sql(self.text, self._given(rows)).rowcount

    def send(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> Any:
        """The same past SQLAlchemy, which takes a third of the time; errors are those of the driver. The cursor knows
        the number of rows when the result has arrived.
        """
        cursor = connection.connection.cursor()
        cursor.executemany(self.text, self._given(rows))
        return cursor

    def _given(self, rows: Sequence[dict[str, Any]]) -> Any:
        return rows if self.order is None else [tuple([row[name] for name in self.order]) for row in rows]


@cache
def _prepared(dialect: Dialect) -> tuple[Prepared, Prepared]:
    return Prepared(LENGTHEN, dialect), Prepared(insert(journal), dialect)


def append_one(connection: Connection, append: Append) -> None:
    """Raises `JournalConflict` or `NoSuchTable`."""
    lengthen, add = _prepared(connection.dialect)
    if not lengthen.run(connection, [_new_length(append)]):
        raise _conflict(connection, append)
    if rows := list(_numbered(append)):
        add.run(connection, rows)
    if append.changes is not None:
        _change(connection, append, append.changes)


def append_all(connection: Connection, appends: Sequence[Append], also: Callable[[], None]) -> None:
    """Several appends with two statements; raises any error if one of them conflicts, after writing some.

    `also` is called in between, for statements past SQLAlchemy that need no result.
    """
    lengthen, add = _prepared(connection.dialect)
    with _one_round_trip(connection):
        longer = lengthen.send(connection, [_new_length(append) for append in appends])
        if rows := [row for append in appends for row in _numbered(append)]:
            add.send(connection, rows)
        also()
    if longer.rowcount != len(appends):
        raise _conflict(connection, appends[0])
    for append in appends:
        if append.changes is not None:
            _change(connection, append, append.changes)


@contextmanager
def _one_round_trip(connection: Connection) -> Iterator[None]:
    """Do not wait for PostgreSQL after each statement: it took a fifth of the CPU of a commit."""
    if connection.dialect.name == "sqlite":
        yield
        return
    raw: PostgreSQLConnection[Any] | None = connection.connection.driver_connection
    assert raw is not None
    with raw.pipeline():
        yield


def create_table(connection: Connection, new: NewTable) -> TableRow:
    """Insert a table under a unique code."""
    code = next(code for code in iter(new_code, None) if not _is_taken(connection, code))
    row = {
        "id": new.id,
        "code": code,
        "game": new.game,
        "rules": new.rules,
        "status": new.status,
        "public": new.public,
        "host": new.host,
        "created": new.created,
        "updated": new.rows[-1].at if new.rows else new.created,
        "length": len(new.rows),
        "header": new.header.decode(),
        "secret": new.secret,
        "name": new.name,
        "sealed": new.sealed,
        "recurs": new.recurs,
        "recurs_at": new.recurs_at,
        "recurs_left": new.recurs_left,
    }
    connection.execute(insert(tables), row)
    if new.seats:
        connection.execute(insert(seats), [_seat(new.id, seat) for seat in new.seats])
    if new.rows:
        connection.execute(insert(journal), list(_numbered(Append(new.id, 1, new.rows))))
    created = one_table(connection, new.id)
    assert created is not None
    return created


def _is_taken(connection: Connection, code: str) -> bool:
    return bool(connection.execute(select(exists().where(tables.c.code == code))).scalar_one())


def _new_length(append: Append) -> dict[str, Any]:
    changes = append.changes or Changes()
    at = append.rows[-1].at if append.rows and not changes.quiet else None
    awaited = None if changes.awaited is None else msgspec.json.encode(changes.awaited).decode()
    often = {"updated": at, "status": changes.status, "awaited": awaited, "topic": changes.topic}
    missing = None if changes.missing is None else msgspec.json.encode(changes.missing).decode()
    often |= {"since": changes.since, "wakes": changes.wakes, "missing": missing}
    new = {f"new_{name}": often[name] for name in OFTEN}
    return {"of": append.table, "before": append.first - 1, "after": append.last, **new}


def _numbered(append: Append) -> Iterator[dict[str, Any]]:
    for number, row in enumerate(append.rows, append.first):
        payload = row.payload.decode()
        yield {"table_id": append.table, "number": number, "at": row.at, "kind": row.kind, "payload": payload}


def _seat(table: str, seat: SeatRow) -> dict[str, Any]:
    who = {"user_id": seat.user, "name": seat.name, "kind": seat.kind, "colour": seat.colour}
    return {"table_id": table, "seat": seat.seat, **who}


def _conflict(connection: Connection, append: Append) -> Exception:
    length = connection.execute(select(tables.c.length).where(tables.c.id == append.table)).scalar()
    if length is None:
        return NoSuchTable(f"no table {append.table}")
    return JournalConflict(append.table, append.first, length)


def _change(connection: Connection, append: Append, changes: Changes) -> None:
    header = None if changes.header is None else changes.header.decode()
    columns = {"public": changes.public, "host": changes.host, "header": header, "rules": changes.rules}
    if changed := {column: value for column, value in columns.items() if value is not None}:
        connection.execute(update(tables).where(tables.c.id == append.table).values(changed))
    if changes.seats:
        _replace_seats(connection, append.table, changes.seats)
    if changes.snapshot is not None:
        _replace_snapshot(connection, append.table, append.last, changes.snapshot)
    if changes.record is not None:
        _replace_record(connection, append.table, changes.record, changes.places)
    if changes.outcome is not None:
        results.add(connection, append.table, changes.outcome)
    if changes.archived is not None:
        _replace_archived(connection, append.table, changes.archived)


def _replace_seats(connection: Connection, table: str, changed: Sequence[SeatRow]) -> None:
    numbers = [seat.seat for seat in changed]
    connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat.in_(numbers)))
    connection.execute(insert(seats), [_seat(table, seat) for seat in changed])


def _replace_snapshot(connection: Connection, table: str, after: int, payload: bytes) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    connection.execute(insert(snapshots), {"table_id": table, "after": after, "payload": payload.decode()})


def _replace_record(connection: Connection, table: str, text: str, places: tuple[int, ...]) -> None:
    finished = select(tables.c.updated).where(tables.c.id == table).scalar_subquery()
    connection.execute(delete(records).where(records.c.table_id == table))
    order = msgspec.json.encode(places).decode()
    connection.execute(insert(records).values(table_id=table, finished=finished, text=text, places=order))


def _replace_archived(connection: Connection, table: str, payload: bytes) -> None:
    connection.execute(delete(exhibits).where(exhibits.c.table_id == table))
    connection.execute(insert(exhibits), {"table_id": table, "payload": payload.decode()})
