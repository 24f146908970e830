"""Friends, blocked people, and invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def person(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["users.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("friend_id", sa.Text(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        person("friends", "user_id"),
        person("friends", "friend_id"),
        sa.PrimaryKeyConstraint("user_id", "friend_id", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend_id"), "friends", ["friend_id"])
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("blocked_id", sa.Text(), nullable=False),
        person("blocks", "user_id"),
        person("blocks", "blocked_id"),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked_id"), "blocks", ["blocked_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("host_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"),
        person("invitations", "user_id"),
        person("invitations", "host_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_user_id"), "invitations", ["user_id"])
    op.create_index(op.f("ix_invitations_host_id"), "invitations", ["host_id"])
