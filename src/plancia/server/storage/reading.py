"""Reads tables. Functions use the given transaction, so that several of them see the same data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, CompoundSelect, Connection, Row, Select, func, select, tuple_, union

from plancia.server.storage.codes import clean_code
from plancia.server.storage.rows import FinishedGame, JournalRow, SeatRow, Snapshot, StoredTable, TableRow
from plancia.server.storage.schema import exhibits, invitations, journal, records, seats, snapshots, tables

ENDED = ("over", "aborted")
UNFINISHED = ("open", "playing", "paused")
AnyRow = Row[*tuple[Any, ...]]  # columns are picked by name, which mypy cannot follow
Before = tuple[int, str]  # time and id of the last table on the page before

# The wake-up time of a table may reveal that all sealed answers are given.
HIDDEN = ("secret", "wakes", "recurs_at")
COLUMNS = tuple(column for column in tables.c if column.name not in HIDDEN)


def one_table(connection: Connection, table: str) -> TableRow | None:
    return _first(connection, select(*COLUMNS).where(tables.c.id == table))


def by_code(connection: Connection, typed: str) -> TableRow | None:
    """Find a table by its code, however it was typed: lower case, spaces, the letter O for zero."""
    return _first(connection, select(*COLUMNS).where(tables.c.code == clean_code(typed)))


def stored_table(connection: Connection, table: str) -> StoredTable | None:
    """The latest snapshot and the rows after it."""
    found = one_table(connection, table)
    if found is None:
        return None
    secret = connection.execute(select(tables.c.secret).where(tables.c.id == table)).scalar_one()
    snapshot = latest_snapshot(connection, table)
    first = snapshot.after + 1 if snapshot else 1
    rows = journal_rows(connection, table, first)
    written = select(func.sum(func.length(journal.c.payload))).where(journal.c.table_id == table)
    size = connection.execute(written).scalar() or 0
    return StoredTable(table=found, secret=secret, snapshot=snapshot, rows=rows, size=size)


def journal_rows(connection: Connection, table: str, first: int = 1, last: int | None = None) -> tuple[JournalRow, ...]:
    """Rows by number; there are no gaps between them."""
    of_table = select(journal.c.at, journal.c.kind, journal.c.payload).where(journal.c.table_id == table)
    rows = of_table.where(journal.c.number >= first).order_by(journal.c.number)
    if last is not None:
        rows = rows.where(journal.c.number <= last)
    return tuple(JournalRow(row.at, row.kind, row.payload.encode()) for row in connection.execute(rows))


def lengths(connection: Connection, among: Sequence[str]) -> dict[str, int]:
    found = connection.execute(select(tables.c.id, tables.c.length).where(tables.c.id.in_(among)))
    return {row.id: row.length for row in found}


def latest_snapshot(connection: Connection, table: str) -> Snapshot | None:
    newest = select(snapshots).where(snapshots.c.table_id == table).order_by(snapshots.c.after.desc()).limit(1)
    row = connection.execute(newest).first()
    return Snapshot(row.after, row.payload.encode()) if row else None


def lobby(connection: Connection, game: str | None, before: Before | None, limit: int) -> list[TableRow]:
    """Public tables with a free seat that is not kept for somebody, the latest first."""
    free = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == "open").scalar_subquery()
    kept = select(func.count()).where(invitations.c.table_id == tables.c.id).scalar_subquery()
    return _page(connection, _public("open", game=game).where(free > kept), before, limit)


def watchable(connection: Connection, game: str | None, before: Before | None, limit: int) -> list[TableRow]:
    """Public games in progress that everybody may watch."""
    in_progress = _public("playing", "paused", game=game).where(~tables.c.sealed)
    return _page(connection, in_progress, before, limit)


def tables_of(connection: Connection, user: str, ended: bool, before: Before | None, limit: int) -> list[TableRow]:
    """Where a person sits or is the host."""
    mine = select(*COLUMNS).where(tables.c.id.in_(_own_tables(user)))
    return _page(connection, mine.where(tables.c.status.in_(ENDED if ended else UNFINISHED)), before, limit)


def waiting_for(connection: Connection, user: str, limit: int) -> list[TableRow]:
    """Games in progress that wait for an answer of this person, the longest waiting first."""
    theirs = select(seats.c.table_id).where(seats.c.user_id == user)
    query = select(*COLUMNS).where(tables.c.id.in_(theirs), tables.c.status == "playing", tables.c.missing != "[]")
    found = with_seats(connection, connection.execute(query.order_by(tables.c.since, tables.c.id)).all())
    return [table for table in found if table.waits_for(user)][:limit]


def due_tables(connection: Connection, now: int) -> list[str]:
    """Tables where a bot has to answer or a clock has run out, with or without connections."""
    return list(connection.execute(select(tables.c.id).where(tables.c.wakes.between(0, now))).scalars())


def unfinished_tables(connection: Connection, user: str) -> list[str]:
    """Where a person sits or is the host, and the game is not over; all of them."""
    theirs = select(tables.c.id).where(tables.c.id.in_(_own_tables(user)))
    return list(connection.execute(theirs.where(tables.c.status.in_(UNFINISHED))).scalars())


def _own_tables(user: str) -> CompoundSelect[tuple[str]]:
    """Where a person sits or is the host. Two lists, because PostgreSQL reads all tables to decide an `or`."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user)
    return union(sits, select(tables.c.id).where(tables.c.host == user))


def hosted(connection: Connection, user: str) -> tuple[int, int]:
    """How many tables of a host wait for players, and how many are not over."""
    theirs = select(tables.c.status, func.count().label("number")).where(
        tables.c.host == user, tables.c.status.not_in(ENDED)
    )
    counts = {row.status: row.number for row in connection.execute(theirs.group_by(tables.c.status))}
    return counts.get("open", 0), sum(counts.values())


def is_guest_of(connection: Connection, guest: str, host: str) -> bool:
    """Whether somebody sits at a table of this host that waits for players."""
    theirs = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    theirs = theirs.where(tables.c.host == host, tables.c.status == "open", seats.c.user_id == guest)
    return connection.execute(theirs.limit(1)).first() is not None


def finished_games(
    connection: Connection, game: str | None, user: str | None, before: Before | None, limit: int
) -> list[FinishedGame]:
    """Public ones, or all of one person's, the latest first."""
    query = select(*COLUMNS, records.c.finished, records.c.places).join(records)
    if user is None:
        query = query.where(_is_public(connection), ~tables.c.sealed)
    else:
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user)))
    if game is not None:
        query = query.where(tables.c.game == game)
    place = tuple_(records.c.finished, records.c.table_id)
    if before is not None:
        query = query.where(place < before)
    query = query.order_by(records.c.finished.desc(), records.c.table_id.desc()).limit(limit)
    rows = connection.execute(query).all()
    found = zip(with_seats(connection, rows), rows, strict=True)
    return [FinishedGame(table, row.finished, numbers(row.places)) for table, row in found]


def _is_public(connection: Connection) -> ColumnElement[bool]:
    """PostgreSQL knows how many games are public: it sorts a few of them, or reads the latest games until a page is
    full. `coalesce` keeps SQLite, which does not, from the index on `public`: it would sort all public games.
    """
    return tables.c.public if connection.dialect.name == "postgresql" else func.coalesce(tables.c.public, False)


def record(connection: Connection, table: str) -> str | None:
    return connection.execute(select(records.c.text).where(records.c.table_id == table)).scalar()


def archived_game(connection: Connection, table: str) -> bytes | None:
    payload = connection.execute(select(exhibits.c.payload).where(exhibits.c.table_id == table)).scalar()
    return None if payload is None else payload.encode()


def _public(*status: str, game: str | None) -> Select[Any]:
    query = select(*COLUMNS).where(tables.c.public, tables.c.status.in_(status))
    return query if game is None else query.where(tables.c.game == game)


def _page(connection: Connection, query: Select[Any], before: Before | None, limit: int) -> list[TableRow]:
    """Pages by position instead of number: changes in the meantime do not shift the next page."""
    if before is not None:
        query = query.where(tuple_(tables.c.updated, tables.c.id) < before)
    query = query.order_by(tables.c.updated.desc(), tables.c.id.desc()).limit(limit)
    return with_seats(connection, connection.execute(query).all())


def _first(connection: Connection, query: Select[Any]) -> TableRow | None:
    return next(iter(with_seats(connection, connection.execute(query).all())), None)


def with_seats(connection: Connection, rows: Sequence[AnyRow]) -> list[TableRow]:
    seated: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    query = select(seats).where(seats.c.table_id.in_(seated)).order_by(seats.c.table_id, seats.c.seat)
    for seat in connection.execute(query) if seated else ():
        seated[seat.table_id].append(SeatRow(seat.seat, seat.user_id, seat.name, seat.kind, seat.colour))
    return [_table(row, tuple(seated[row.id])) for row in rows]


def _table(row: AnyRow, seated: tuple[SeatRow, ...]) -> TableRow:
    return TableRow(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        status=row.status,
        public=row.public,
        host=row.host,
        created=row.created,
        updated=row.updated,
        length=row.length,
        header=row.header.encode(),
        awaited=numbers(row.awaited),
        topic=row.topic,
        since=row.since,
        missing=tuple(missing(row.missing)),
        seats=seated,
        name=row.name,
        sealed=row.sealed,
        recurs=row.recurs,
        recurs_left=row.recurs_left,
    )


def missing(stored: str) -> list[tuple[int, int]]:
    """Seats whose answer is missing, and when their time ends."""
    return msgspec.json.decode(stored, type=list[tuple[int, int]])


def numbers(stored: str) -> tuple[int, ...]:
    return msgspec.json.decode(stored, type=tuple[int, ...])
