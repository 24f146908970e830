"""The stored data of one person: export all of it, and delete their chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select, text, update

from plancia.server.storage import friends, learning, people, reachable, statistics, tournaments, vacations
from plancia.server.storage.schema import (
    journal,
    notices,
    ratings,
    reports,
    results,
    seats,
    snapshots,
    tables,
    tokens,
    users,
)

Json = dict[str, Any]  # a piece of JSON: events are of the server's own types, which storage does not know

IS_TALK = text("journal.kind = 'Chatted'")  # SQLite uses the index only for this exact text
ALL = 1000  # invitations to tables that still wait for players
RULES_UPDATED = "RulesUpdated"
PERSON = ("id", "name", "kind", "language", "created", "seen", "banned", "muted", "shows")
TOKEN = ("id", "kind", "label", "scope", "created", "last_used", "expires")
RESULT = (
    "table_id",
    "game",
    "started",
    "finished",
    "place",
    "players",
    "score",
    "absent",
    "rating",
    "change",
    "kept",
    "broken",
)
RATING = ("game", "ladder", "mu", "sigma", "rating", "best", "games", "won", "updated")
NOTICE = ("channel", "event", "table_id", "created", "due", "state", "done")
REPORT = ("at", "table_id", "reason", "comment", "quoted", "closed")


def export(connection: Connection, user: str) -> Json:
    """Everything except hashes."""
    person = connection.execute(select(users).where(users.c.id == user)).mappings().one()
    return {
        "person": {name: person[name] for name in PERSON},
        "tokens": _rows(connection, select(*(tokens.c[name] for name in TOKEN)).where(tokens.c.user_id == user)),
        "muted": people.muted_by(connection, user),
        "friends": [{"name": one.name, "asked": one.asked, "since": one.since} for one in friends.of(connection, user)],
        "blocked": friends.blocked_by(connection, user),
        "invitations": {
            "received": [msgspec.to_builtins(one) for one in friends.invitations_of(connection, user, False, ALL)],
            "sent": [msgspec.to_builtins(one) for one in friends.invitations_of(connection, user, True, ALL)],
        },
        "notices": _notices(connection, user),
        "tables": list(_tables(connection, user)),
        "results": _rows(connection, select(*(results.c[name] for name in RESULT)).where(results.c.user_id == user)),
        "ratings": _rows(connection, select(*(ratings.c[name] for name in RATING)).where(ratings.c.user_id == user)),
        "statistics": statistics.of_user(connection, user),
        "tournaments": tournaments.entries_of(connection, user),
        "puzzles": learning.data_of(connection, user),
        "said": [
            {"table": table, "at": at, "text": event["text"], "team": event.get("team", [])}
            for table, _, at, event in _talk(connection, user)
            if event["text"]
        ],
        "reports": _rows(connection, select(*(reports.c[name] for name in REPORT)).where(reports.c.reporter == user)),
    }


def _notices(connection: Connection, user: str) -> Json:
    """Addresses, settings, and recent notices."""
    reach: Json = msgspec.to_builtins(reachable.settings_of(connection, user))
    sent = select(*(notices.c[name] for name in NOTICE)).where(notices.c.user_id == user).order_by(notices.c.created)
    return reach | {
        "devices": [device.endpoint for device in reachable.devices_of(connection, user)],
        "sent": _rows(connection, sent),
        "vacations": [msgspec.to_builtins(one) for one in vacations.of(connection, user, 0)],
    }


def _rows(connection: Connection, query: Any) -> list[Json]:
    return [{str(name): value for name, value in row.items()} for row in connection.execute(query).mappings()]


def _tables(connection: Connection, user: str) -> Iterator[Json]:
    """Where the person sits or is the host."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user)
    columns = (tables.c.id, tables.c.code, tables.c.game, tables.c.status, tables.c.created, tables.c.updated)
    mine = select(*columns, (tables.c.host == user).label("hosted"))
    for row in _rows(
        connection, mine.where(or_(tables.c.id.in_(sits), tables.c.host == user)).order_by(tables.c.created)
    ):
        own = select(seats.c.seat).where(seats.c.table_id == row["id"], seats.c.user_id == user).order_by(seats.c.seat)
        yield row | {"hosted": bool(row["hosted"]), "seats": list(connection.execute(own).scalars())}


def _talk(connection: Connection, user: str) -> Iterator[tuple[str, int, int, Json]]:
    """A person's chat at all tables, deleted or not: table, number and time of the row, and the event."""
    lines = select(journal.c.table_id, journal.c.number, journal.c.at, journal.c.payload).where(
        IS_TALK, journal.c.payload.contains(user, autoescape=True)
    )
    for row in connection.execute(lines.order_by(journal.c.at)):
        event = msgspec.json.decode(row.payload)
        if event["user"] == user:
            yield row.table_id, row.number, row.at, event


def forget_talk(connection: Connection, user: str) -> None:
    """Blank a person's chat, in journals and in reports."""
    touched = set()
    for table, number, _, event in list(_talk(connection, user)):
        _rewrite(connection, table, number, event | {"text": ""})
        touched.add(table)
    for table in touched:
        _forget_in_snapshots(connection, table, user)
        _forget_in_updates(connection, table, user)
    connection.execute(update(reports).where(reports.c.subject == user).values(quoted=""))
    connection.execute(update(reports).where(reports.c.reporter == user).values(comment="", reporter=None))


def _rewrite(connection: Connection, table: str, number: int, event: Json) -> None:
    row = update(journal).where(journal.c.table_id == table, journal.c.number == number)
    connection.execute(row.values(payload=msgspec.json.encode(event).decode()))


def _forget_in_snapshots(connection: Connection, table: str, user: str) -> None:
    for row in connection.execute(select(snapshots).where(snapshots.c.table_id == table)).all():
        at = update(snapshots).where(snapshots.c.table_id == table, snapshots.c.after == row.after)
        connection.execute(at.values(payload=_without_talk(row.payload.encode(), user).decode()))


def _forget_in_updates(connection: Connection, table: str, user: str) -> None:
    """When the rules were updated, a snapshot was put into the journal."""
    updates = select(journal).where(journal.c.table_id == table, journal.c.kind == RULES_UPDATED)
    for row in connection.execute(updates).all():
        event = msgspec.json.decode(row.payload, type=dict[str, msgspec.Raw])
        event["table"] = msgspec.Raw(_without_talk(bytes(event.get("table", b"null")), user))
        _rewrite(connection, table, row.number, event)


def _without_talk(saved: bytes, user: str) -> bytes:
    """A snapshot holds the last lines of the chat; the rest of it stays byte by byte."""
    parts = msgspec.json.decode(saved, type=dict[str, msgspec.Raw] | None)
    if parts is None:
        return saved
    lines: list[list[Any]] = msgspec.json.decode(parts.get("chat", b"[]"))
    kept = [line for line in lines if line[1] != user]  # a line is time, user, text, team
    return msgspec.json.encode(parts | {"chat": msgspec.Raw(msgspec.json.encode(kept))})
