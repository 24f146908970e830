"""Who is awaited and when a table wakes up; colours of seats; people who are muted; how games looked at their end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.Text(), server_default="[]", nullable=False))
    op.add_column("tables", sa.Column("wakes", sa.BigInteger(), server_default="-1", nullable=False))
    op.create_index("ix_tables_wakes", "tables", ["wakes"], unique=False)
    op.execute("UPDATE tables SET wakes = 0 WHERE status = 'playing'")  # each is looked at once
    op.add_column("seats", sa.Column("colour", sa.Text(), server_default=sa.text("''"), nullable=False))
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("muted_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_mutes_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted_id"], ["users.id"], name="fk_mutes_muted_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "muted_id", name="pk_mutes"),
    )
    op.create_table(
        "exhibits",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_exhibits_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_exhibits"),
    )
