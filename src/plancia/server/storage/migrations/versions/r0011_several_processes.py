"""Several processes: who is running, who has claimed what, and what they count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("versions", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "claims",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name=op.f("fk_claims_process"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_claims")),
    )
    op.create_index(op.f("ix_claims_process"), "claims", ["process"])
    op.create_table(
        "attempts",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("full_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_attempts")),
    )
    op.create_table(
        "visits",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_visits_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_visits")),
    )
