"""What follows from finished games and attempts at puzzles."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from plancia.server.storage.rows import Ladder
from plancia.server.storage.schema.base import metadata, one_of

# One row for each seat of a finished game: histories, statistics and ratings are read from here.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL")),  # null: a bot, deleted, or a second seat
    Column("bot", Text, nullable=False),  # "": a person
    Column("game", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # how many of the players
    Column("level", Text, nullable=False),  # the strongest bot at the table; "": there was none
    Column("score", Integer),  # the number that was compared first; null: not known
    Column("absent", Boolean, nullable=False),  # resigned, or a bot had to finish the game
    Column("ladder", Text),  # null: not rated
    Column("rating", Integer),  # after the game
    Column("change", Integer),
    Column("kept", Integer, nullable=False, server_default="0"),  # public promises
    Column("broken", Integer, nullable=False, server_default="0"),
    one_of("ladder", Ladder),
    Index("ix_results_history", "user_id", "finished", "table_id"),
    Index("ix_results_curve", "user_id", "game", "ladder", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("ladder", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),  # of mu, as people see it
    Column("best", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),  # false: provisional
    Column("updated", BigInteger, nullable=False),
    one_of("ladder", Ladder),
    Index("ix_ratings_leaders", "game", "ladder", "settled", "rating", "user_id"),
)

# What somebody did in all games that they played to the end, by the names the game gives it. Profiles show it.
statistics = Table(
    "statistics",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("total", Integer, nullable=False),
)

# The review of a finished game, from one seat. It can be computed again at any time.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),  # of the analyser; negative: the review is in progress
    Column("created", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),  # JSON
)

# The puzzles themselves ship with the package: this is what the attempts have shown about their difficulty.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)

puzzle_players = Table(
    "puzzle_players",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# The first attempt of each person at each puzzle: later ones do not count.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle_id", Text, primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("words", Text, nullable=False),  # JSON: the answer
    Column("solved", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),  # of the person, afterwards
)
