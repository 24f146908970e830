"""Reviews of finished games, attempts at puzzles and their ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f(f"fk_{table}_user_id"), ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_reviews")),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "puzzle_players",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        person("puzzle_players"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_puzzle_players")),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("puzzle_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        person("puzzle_attempts"),
        sa.PrimaryKeyConstraint("user_id", "puzzle_id", name=op.f("pk_puzzle_attempts")),
    )
    op.create_index(op.f("ix_puzzle_attempts_puzzle_id"), "puzzle_attempts", ["puzzle_id"])
