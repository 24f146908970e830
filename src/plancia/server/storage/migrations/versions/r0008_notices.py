"""Notices outside the app: who wants them, where they go, what is due; and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

CHANNELS = "channel IN ('email', 'push', 'webhook')"
STATES = "state IN ('waiting', 'sent', 'dropped', 'failed')"
WAITING = sa.text("state = 'waiting'")
PLAYING = sa.text("status = 'playing'")


def reference(table: str, column: str, to: str = "users.id") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("tables", sa.Column("missing", sa.Text(), server_default="[]", nullable=False))
    op.create_index("ix_tables_asked", "tables", ["since"], sqlite_where=PLAYING, postgresql_where=PLAYING)
    op.create_table(
        "notice_settings",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.Column("paces", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_until", sa.Integer(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        reference("notice_settings", "user_id"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_notice_settings")),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        reference("push_devices", "user_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_devices")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_push_devices_endpoint")),
    )
    op.create_index(op.f("ix_push_devices_user_id"), "push_devices", ["user_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("other_id", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.CheckConstraint(CHANNELS, name=op.f("ck_notices_channel")),
        sa.CheckConstraint(STATES, name=op.f("ck_notices_state")),
        reference("notices", "user_id"),
        reference("notices", "table_id", "tables.id"),
        reference("notices", "other_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sa.UniqueConstraint("user_id", "channel", "event", "subject", name=op.f("uq_notices_user_id")),
    )
    op.create_index("ix_notices_due", "notices", ["due"], sqlite_where=WAITING, postgresql_where=WAITING)
    op.create_index(op.f("ix_notices_table_id"), "notices", ["table_id"])
    op.create_index(op.f("ix_notices_other_id"), "notices", ["other_id"])
    op.create_index(op.f("ix_notices_done"), "notices", ["done"])
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("first", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        reference("vacations", "user_id"),
        sa.PrimaryKeyConstraint("user_id", "first", name=op.f("pk_vacations")),
    )
