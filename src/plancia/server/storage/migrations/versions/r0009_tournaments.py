"""Names of tables, tables that open again, tables that are sealed until a round is over; tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("recurs", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("recurs_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("recurs_left", sa.Integer(), nullable=False, server_default="0"))
    recurring = sa.text("recurs <> ''")
    op.create_index(
        "ix_tables_recurring", "tables", ["recurs", "recurs_at"], sqlite_where=recurring, postgresql_where=recurring
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'playing', 'over', 'cancelled')", name=op.f("ck_tournaments_status")),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_tournaments_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_index("ix_tournaments_list", "tournaments", ["public", "status", "created", "id"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("first_round", sa.Integer(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_players_tournament_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_tournament_players_user_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_players")),
    )
    op.create_index(op.f("ix_tournament_players_user_id"), "tournament_players", ["user_id"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("byes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_rounds_tournament_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_rounds")),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("places", sa.Text(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("absent", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_tables_tournament_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_tournament_tables_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_tournament_tables")),
    )
    op.create_index(op.f("ix_tournament_tables_table_id"), "tournament_tables", ["table_id"])
