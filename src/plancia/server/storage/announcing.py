"""Announcements to other processes on the same PostgreSQL, by `NOTIFY`: they arrive after the commit, or not at all.

An announcement is `[sender, topic, values]` as JSON. It names what to read, never the content: rows are read from the
database.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text

TABLES = "tables"  # journals that have become longer: their new lengths, by table
AT_ONCE = 150  # tables in one announcement: PostgreSQL allows 8,000 bytes


class Announcement(Struct, frozen=True, array_like=True):
    sender: str
    topic: str
    values: dict[str, Any]  # JSON; each topic knows its own


def channel(connection: Connection) -> str:
    """One for each schema: channels belong to the whole database."""
    schema = connection.execute(text("SELECT current_schema()")).scalar_one()
    return f"plancia_{sha256(str(schema).encode()).hexdigest()[:16]}"


def announce(connection: Connection, on: str, announcement: Announcement) -> None:
    """Past SQLAlchemy: this runs with every commit."""
    raw: Any = connection.connection
    with closing(raw.cursor()) as cursor:
        cursor.execute("SELECT pg_notify(%s, %s)", (on, msgspec.json.encode(announcement).decode()))


def longer(sender: str, lengths: Mapping[str, int]) -> Iterator[Announcement]:
    """Journals with their new lengths, in pieces that are small enough."""
    left = iter(lengths.items())
    while piece := dict(islice(left, AT_ONCE)):
        yield Announcement(sender, TABLES, piece)
