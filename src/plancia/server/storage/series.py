"""Names of tables, and tables that open again. In the given transaction."""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select, update

from plancia.server.storage.schema import tables

ENDED = ("over", "aborted")
ALL_AT_ONCE = 50


def name_table(connection: Connection, table: str, name: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(name=name))


def due(connection: Connection, now: int) -> list[str]:
    """Tables that should open again now."""
    after = and_(tables.c.recurs == "after", tables.c.status.in_(ENDED))
    weekly = and_(tables.c.recurs == "weekly", tables.c.recurs_at <= now)
    query = select(tables.c.id).where(tables.c.recurs != "", or_(after, weekly)).limit(ALL_AT_ONCE)
    return list(connection.execute(query).scalars())


def stop(connection: Connection, table: str) -> bool:
    """The table does not open again; whether it would have. Only one caller gets True, so it opens again once."""
    ends = update(tables).where(tables.c.id == table, tables.c.recurs != "").values(recurs="")
    return connection.execute(ends).rowcount == 1


def forget(connection: Connection, user: str) -> None:
    """The names that a deleted host gave to tables; and nobody would be there to open them again."""
    connection.execute(update(tables).where(tables.c.host == user).values(name="", recurs=""))
