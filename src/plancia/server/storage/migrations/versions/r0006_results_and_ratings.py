"""How games ended for every seat, and ratings. Games that are over already get their rows; none of them was rated."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

LADDERS = "ladder IN ('people', 'bots')"
LEVELS = ("novice", "regular", "expert", "master")
AT_ONCE = 1000
tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("created"))
seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "user_id", "name", "kind")))
records = sa.table("records", sa.column("table_id"), sa.column("finished"), sa.column("places"))


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.Column("ladder", sa.Text(), nullable=True),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("change", sa.Integer(), nullable=True),
        sa.CheckConstraint(LADDERS, name=op.f("ck_results_ladder")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_results_user_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_history", "results", ["user_id", "finished", "table_id"])
    op.create_index("ix_results_curve", "results", ["user_id", "game", "ladder", "finished"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ladder", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(LADDERS, name=op.f("ck_ratings_ladder")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_ratings_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "game", "ladder", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_leaders", "ratings", ["game", "ladder", "settled", "rating", "user_id"])
    op.add_column("users", sa.Column("shows", sa.Text(), server_default=sa.text("''"), nullable=False))
    rows: list[dict[str, Any]] = []
    for row in finished_games(op.get_bind()):
        rows.append(row)
        if len(rows) == AT_ONCE:
            op.bulk_insert(results, rows)
            rows = []
    op.bulk_insert(results, rows)


def finished_games(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """Every seat of every finished game whose places are known."""
    columns = (tables.c.game, tables.c.created, records.c.finished, records.c.places, *seats.c)
    query = sa.select(*columns).join_from(seats, records, seats.c.table_id == records.c.table_id)
    query = query.join(tables, tables.c.id == seats.c.table_id).order_by(seats.c.table_id, seats.c.seat)
    found = connection.execute(query).all()
    for _, group in groupby(found, key=lambda row: row.table_id):
        seated = list(group)
        places = msgspec.json.decode(seated[0].places, type=list[int])
        if len(places) == len(seated):
            yield from of_game(seated, places)


def of_game(seated: list[Any], places: list[int]) -> Iterator[dict[str, Any]]:
    known: set[str] = set()
    bots = [row.name.partition("-")[0] for row in seated if row.kind == "bot"]
    level = max(bots, key=lambda bot: LEVELS.index(bot) if bot in LEVELS else -1, default="")
    for row, place in zip(seated, places, strict=True):
        first = row.user_id is not None and row.user_id not in known
        known.add(row.user_id)
        yield {
            "table_id": row.table_id,
            "seat": row.seat,
            "user_id": row.user_id if first else None,
            "bot": row.name if row.kind == "bot" else "",
            "game": row.game,
            "started": row.created,
            "finished": row.finished,
            "place": place,
            "players": len(seated),
            "people": sum(one.kind != "bot" for one in seated),
            "level": level,
            "score": None,
            "absent": False,
            "ladder": None,
            "rating": None,
            "change": None,
        }
