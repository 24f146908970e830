"""The tables of the database. Migrations build the same; a test compares them.

Names of people are only in `users` and `seats`: headers, journals and records contain user ids. To delete a person,
only these two have to change, and the games stay.
"""

from __future__ import annotations

from typing import get_args

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

from plancia.server.storage.rows import SeatKind, Status, TokenKind, UserKind

metadata = MetaData(
    # Names of our own, so that both databases and all migrations call a constraint the same.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def one_of(column: str, kinds: object) -> CheckConstraint:
    """Restrict the column to these words."""
    return CheckConstraint(f"{column} IN ({', '.join(repr(kind) for kind in get_args(kinds))})", name=column)


keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # "": deleted
    Column("name_key", Text, unique=True),  # accounts only; guests may share a name
    Column("kind", Text, nullable=False),
    Column("passphrase", Text),  # as Argon2id writes it
    Column("recovery", Text, unique=True),  # hash of the code
    Column("epoch", Integer, nullable=False),  # cookies of an earlier one are void
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("skeleton", Text, index=True),  # the same for names that look alike
    Column("seen", BigInteger, nullable=False, server_default="0"),  # the last visit, to the day
    Column("banned", BigInteger, nullable=False, server_default="0"),  # until when; 0: not at all
    Column("muted", BigInteger, nullable=False, server_default="0"),
    one_of("kind", UserKind),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("subject", Text, nullable=False),  # what it opens: a table and a seat, or ""
    Column("created", BigInteger, nullable=False),
    Column("last_used", BigInteger),
    Column("expires", BigInteger),
    Column("used", BigInteger),  # single use: when
    Column("scope", Text, nullable=False, server_default="play"),  # of api tokens
    one_of("kind", TokenKind),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# Cookies after a logout. They are stored until they would have expired.
logouts = Table(
    "logouts",
    metadata,
    Column("session", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, ForeignKey("users.id"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),  # of the journal: the number of its last row
    Column("header", Text, nullable=False),  # JSON
    Column("secret", LargeBinary, nullable=False),  # of the dealer
    Column("awaited", Text, nullable=False, server_default="[]"),  # JSON: seats, as far as all may know
    Column("topic", Text, nullable=False, server_default=text("''")),  # the open question, by the name of its type
    Column("since", BigInteger, nullable=False, server_default="0"),  # when it was asked
    Column("wakes", BigInteger, nullable=False, server_default="-1", index=True),  # by itself; -1: never
    one_of("status", Status),
    Index("ix_tables_lobby", "public", "status", "updated", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id"), index=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("colour", Text, nullable=False, server_default=text("''")),
    one_of("kind", SeatKind),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),  # JSON as text: PostgreSQL's own type would refuse "\u0000"
    # Finds a person's chat without reading every answer.
    Index(
        "ix_journal_talk",
        "table_id",
        "number",
        sqlite_where=text("kind = 'Chatted'"),
        postgresql_where=text("kind = 'Chatted'"),
    ),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("after", Integer, primary_key=True, autoincrement=False),  # number of the last journal row in it
    Column("payload", Text, nullable=False),  # JSON
)

records = Table(
    "records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("finished", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("places", Text, nullable=False, server_default="[]"),  # JSON: by seat; none: not known
)

exhibits = Table(
    "exhibits",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("payload", Text, nullable=False),  # JSON: what a spectator saw at the end, readable without the rules
)

# Numbers are ours and not the database's: a sequence of PostgreSQL would not know of rows from a backup.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("subject", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("comment", Text, nullable=False),
    Column("quoted", Text, nullable=False),
    Column("closed", BigInteger),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("done", BigInteger, index=True),  # null: the server has not done it yet
    Column("outcome", Text, nullable=False),
)
