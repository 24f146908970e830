"""Scopes of tokens, logouts, names that look alike, last visits, bans, reports, and what the operator has done."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TALK = sa.text("kind = 'Chatted'")


def upgrade() -> None:
    _people()
    _operator()
    op.create_index(
        "ix_journal_talk", "journal", ["table_id", "number"], unique=False, sqlite_where=TALK, postgresql_where=TALK
    )


def _people() -> None:
    op.add_column("users", sa.Column("skeleton", sa.Text(), nullable=True))  # filled when the server opens
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=False)
    for name in ("seen", "banned", "muted"):
        op.add_column("users", sa.Column(name, sa.BigInteger(), server_default="0", nullable=False))
    now = int(time.time() * 1000)  # the last visits are not known, so nobody counts as absent
    op.execute(sa.text("UPDATE users SET seen = :now").bindparams(now=now))
    op.add_column("tokens", sa.Column("scope", sa.Text(), server_default="play", nullable=False))
    op.create_table(
        "logouts",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_logouts_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", name="pk_logouts"),
    )
    op.create_index("ix_logouts_user_id", "logouts", ["user_id"], unique=False)
    op.create_index("ix_logouts_expires", "logouts", ["expires"], unique=False)


def _operator() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=True),
        sa.Column("subject", sa.Text(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("comment", sa.Text(), nullable=False),
        sa.Column("quoted", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["reporter"], ["users.id"], name="fk_reports_reporter", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["subject"], ["users.id"], name="fk_reports_subject", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for name in ("reporter", "subject", "table_id"):
        op.create_index(f"ix_reports_{name}", "reports", [name], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_done", "audit", ["done"], unique=False)
