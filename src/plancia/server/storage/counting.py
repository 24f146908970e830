"""What all processes count together: attempts of people, and their visits. PostgreSQL only."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from sqlalchemy import Connection, Float, delete, func, literal, select
from sqlalchemy.dialects.postgresql import insert as upsert

from plancia.server.storage.passing import attempts, visits
from plancia.server.storage.schema import users

KEPT = 60 * 60 * 1000  # milliseconds that a visit is kept


def wait(connection: Connection, key: str, burst: int, refill: float, now: int) -> int:
    """As a `Limiter` for all processes. 0: go ahead, this attempt is counted; otherwise the milliseconds to wait."""
    room = burst * refill
    starts = func.greatest(attempts.c.full_at, literal(now, Float), type_=Float)
    ends = starts + literal(refill, Float)
    count = upsert(attempts).values(key=key, full_at=float(now + refill))
    counted = count.on_conflict_do_update(
        index_elements=[attempts.c.key], set_={"full_at": ends}, where=ends <= literal(now + room, Float)
    ).returning(attempts.c.full_at)
    if connection.execute(counted).first() is not None:
        return 0
    full_at = connection.execute(select(attempts.c.full_at).where(attempts.c.key == key)).scalar() or float(now)
    return max(1, ceil(full_at + refill - now - room))


def note_visits(connection: Connection, seen: Iterable[str], now: int) -> None:
    """Store a visit of these people, now."""
    known = connection.execute(select(users.c.id).where(users.c.id.in_(list(seen)), ~users.c.deleted)).scalars()
    if rows := [{"user_id": user, "at": now} for user in sorted(known)]:
        note = upsert(visits)
        latest = note.on_conflict_do_update(index_elements=[visits.c.user_id], set_={"at": note.excluded.at})
        connection.execute(latest, rows)


def visited(connection: Connection, among: Iterable[str], since: int) -> set[str]:
    """Who of these people was here since then."""
    found = select(visits.c.user_id).where(visits.c.user_id.in_(list(among)), visits.c.at >= since)
    return set(connection.execute(found).scalars())


def forget(connection: Connection, now: int) -> None:
    """Delete what no longer matters."""
    connection.execute(delete(attempts).where(attempts.c.full_at < now))
    connection.execute(delete(visits).where(visits.c.at < now - KEPT))
