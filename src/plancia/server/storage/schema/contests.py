"""Tournaments."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from plancia.server.storage.rows import TournamentStatus
from plancia.server.storage.schema.base import metadata, one_of

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("host", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),  # null: when the host says so
    Column("due", BigInteger),  # when the next round starts; null: not before the current one is over
    Column("ended", BigInteger),
    Column("round", Integer, nullable=False),  # the current one, or the last; 0: none yet
    Column("version", Integer, nullable=False),  # changes with the players: a round is made for one version
    Column("settings", Text, nullable=False),  # JSON
    one_of("status", TournamentStatus),
    Index("ix_tournaments_list", "public", "status", "created", "id"),
    Index("ix_tournaments_unfinished", "status", "created"),
)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),  # null: a bot, or deleted
    Column("bot", Text, nullable=False),  # its level; "": a person
    Column("joined", BigInteger, nullable=False),
    Column("first_round", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("byes", Text, nullable=False),  # JSON: numbers of players
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),  # null: deleted
    Column("stage", Text, nullable=False),  # the group that plays here; "": none
    Column("seats", Text, nullable=False),  # JSON: numbers of players, by seat
    Column("places", Text, nullable=False),  # JSON: by seat; none: in progress
    Column("scores", Text, nullable=False),
    Column("absent", Text, nullable=False),
)
