"""Vacations: from when until when the correspondence clocks of a person stand still. In the given transaction."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from plancia.server.storage.schema import vacations


class Vacation(Struct, frozen=True, kw_only=True):
    first: int
    last: int


def of(connection: Connection, user: str, after: int) -> list[Vacation]:
    """Vacations that ended after that time or have not ended, the earliest first."""
    query = select(vacations).where(vacations.c.user_id == user, vacations.c.last > after)
    found = connection.execute(query.order_by(vacations.c.first))
    return [Vacation(first=row.first, last=row.last) for row in found]


def begin(connection: Connection, user: str, first: int, last: int) -> None:
    connection.execute(insert(vacations), {"user_id": user, "first": first, "last": last})


def end(connection: Connection, user: str, now: int) -> bool:
    """Whether one was in progress."""
    current = (vacations.c.user_id == user) & (vacations.c.last > now)
    return connection.execute(update(vacations).where(current).values(last=now)).rowcount > 0


def on_vacation(connection: Connection, users: Iterable[str], now: int) -> dict[str, int]:
    """Those of these people who are on vacation, and until when."""
    theirs = vacations.c.user_id.in_(list(users)) & (vacations.c.first <= now) & (vacations.c.last > now)
    query = select(vacations.c.user_id, func.max(vacations.c.last).label("last")).where(theirs)
    return {row.user_id: row.last for row in connection.execute(query.group_by(vacations.c.user_id))}


def forget(connection: Connection, user: str) -> None:
    connection.execute(delete(vacations).where(vacations.c.user_id == user))
