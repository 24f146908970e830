"""The open question of a table and when it was asked, for the lists of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("topic", sa.Text(), server_default=sa.text("''"), nullable=False))
    op.add_column("tables", sa.Column("since", sa.BigInteger(), server_default="0", nullable=False))
