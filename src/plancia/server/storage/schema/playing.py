"""Tables, their journals, and what is left of a finished game."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text, false, text

from plancia.server.storage.rows import SeatKind, Status
from plancia.server.storage.schema.base import metadata, one_of

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
    # JSON: the people whose answer is missing, and when their time ends (-1: never). Secret: under a seal it shows who
    # has answered.
    Column("missing", Text, nullable=False, server_default="[]"),
    Column("name", Text, nullable=False, server_default=text("''")),  # given by the host
    Column("sealed", Boolean, nullable=False, server_default=false()),  # until its round of a tournament is over
    Column("recurs", Text, nullable=False, server_default=text("''")),  # opens again: weekly, after; "": it does not
    Column("recurs_at", BigInteger, nullable=False, server_default="0"),  # weekly: when
    Column("recurs_left", Integer, nullable=False, server_default="0"),  # how many times
    one_of("status", Status),
    Index(
        "ix_tables_asked",
        "since",
        sqlite_where=text("status = 'playing'"),
        postgresql_where=text("status = 'playing'"),
    ),
    Index("ix_tables_lobby", "public", "status", "updated", "id"),
    Index(
        "ix_tables_recurring",
        "recurs",
        "recurs_at",
        sqlite_where=text("recurs <> ''"),
        postgresql_where=text("recurs <> ''"),
    ),
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

# A seat that waits for somebody. It goes when they sit down or decline, and with the table.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("host_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
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
