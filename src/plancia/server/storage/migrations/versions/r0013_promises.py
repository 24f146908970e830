"""How many promises people kept and broke: in each result, for their profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for name in ("kept", "broken"):
        op.add_column("results", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
