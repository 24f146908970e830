"""Who won, so that a list of games can show it without reading every record."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

exhibits = sa.table("exhibits", sa.column("table_id"), sa.column("payload"))
records = sa.table("records", sa.column("table_id"), sa.column("places"))


class Exhibit(msgspec.Struct):
    """The stored end of a game has the places; its other fields do not matter here."""

    places: list[int] = []


def upgrade() -> None:
    op.add_column("records", sa.Column("places", sa.Text(), server_default="[]", nullable=False))
    connection = op.get_bind()
    for table in connection.execute(sa.select(records.c.table_id)).scalars().all():
        payload = connection.execute(sa.select(exhibits.c.payload).where(exhibits.c.table_id == table)).scalar()
        if payload is not None:
            places = msgspec.json.encode(msgspec.json.decode(payload, type=Exhibit).places).decode()
            connection.execute(records.update().where(records.c.table_id == table).values(places=places))
