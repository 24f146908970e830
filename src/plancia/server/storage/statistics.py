"""What people did in their games, added up by game and name. In the given transaction."""

from __future__ import annotations

from collections import Counter, defaultdict

from sqlalchemy import Connection, and_, delete, insert, select, update

from plancia.server.storage.rows import Outcome, SeatOutcome
from plancia.server.storage.schema import statistics


def add(connection: Connection, outcome: Outcome) -> None:
    """Count a finished game for everybody who played it to the end."""
    for seat in outcome.seats:
        if seat.user and seat.counted and not seat.absent:
            for name, count in _numbers(seat).items():
                _count(connection, seat.user, outcome.game, name, count)


def _numbers(seat: SeatOutcome) -> Counter[str]:
    return Counter({"games": 1, "won": int(seat.place == 1)}) + Counter(seat.counted)


def _count(connection: Connection, user: str, game: str, name: str, count: int) -> None:
    of = statistics.c
    own = and_(of.user_id == user, of.game == game, of.name == name)
    if not connection.execute(update(statistics).where(own).values(total=of.total + count)).rowcount:
        connection.execute(insert(statistics), {"user_id": user, "game": game, "name": name, "total": count})


def of_user(connection: Connection, user: str) -> dict[str, dict[str, int]]:
    """By game and name."""
    found: dict[str, dict[str, int]] = defaultdict(dict)
    query = select(statistics).where(statistics.c.user_id == user)
    for row in connection.execute(query.order_by(statistics.c.game, statistics.c.name)):
        found[row.game][row.name] = row.total
    return dict(found)


def forget(connection: Connection, user: str) -> None:
    connection.execute(delete(statistics).where(statistics.c.user_id == user))
