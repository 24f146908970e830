"""Tables for several processes on one PostgreSQL. None of this is in a backup: it is only about running processes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Table, Text

from plancia.server.storage.schema import metadata

PASSING = {"passing": True}

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),  # the last sign of life, by the clock of the database
    Column("versions", Text, nullable=False),  # JSON: what has to be the same in all processes
    info=PASSING,
)

# Work that must happen once, and the process that does it. A claim ends with its process.
claims = Table(
    "claims",
    metadata,
    Column("name", Text, primary_key=True),
    Column("process", Text, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
    info=PASSING,
)

# Limits that count in all processes together: when the bucket of a key is full again.
attempts = Table(
    "attempts",
    metadata,
    Column("key", Text, primary_key=True),  # a keyed hash: it may be made of an address
    Column("full_at", Float, nullable=False),
    info=PASSING,
)

# When people were last here, for their friends.
visits = Table(
    "visits",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    info=PASSING,
)


def lasting() -> list[Table]:
    """All other tables of the database, those referenced first."""
    return [table for table in metadata.sorted_tables if not table.info.get("passing")]
