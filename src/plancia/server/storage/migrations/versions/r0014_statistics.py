"""What people did in their games, added up for their profiles; games that are over already are not counted. And an
index that finds the tournaments to look after.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    user = sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_statistics_user_id"), ondelete="CASCADE")
    op.create_table(
        "statistics",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        user,
        sa.PrimaryKeyConstraint("user_id", "game", "name", name=op.f("pk_statistics")),
    )
    op.create_index("ix_tournaments_unfinished", "tournaments", ["status", "created"])
