"""Stored reviews, attempts at puzzles, and the ratings that follow from them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from plancia.server.storage.schema import puzzle_attempts, puzzle_players, puzzles, reviews

CURVE = 60  # attempts
MOST_ANSWERS = 20  # different answers that are counted


class Attempt(Struct, frozen=True, kw_only=True):
    """Somebody's first answer to a puzzle."""

    puzzle: str
    at: int
    words: str  # JSON
    solved: bool
    rating: int  # of the player, afterwards


class PuzzlePlayer(Struct, frozen=True, kw_only=True):
    rating: float
    attempts: int
    solved: int


class PuzzleFigures(Struct, frozen=True, kw_only=True):
    """What the attempts have shown about a puzzle."""

    rating: float
    attempts: int


# ---- reviews ---------------------------------------------------------------------------------------------------------
def review(connection: Connection, table: str, seat: int, version: int, since: int = 0) -> str | None:
    """A stored review as JSON; None if there is none of this version, or none that was stored since then."""
    found = select(reviews.c.payload).where(
        reviews.c.table_id == table, reviews.c.seat == seat, reviews.c.version == version, reviews.c.created >= since
    )
    return connection.execute(found).scalar_one_or_none()


def store_review(connection: Connection, table: str, seat: int, version: int, at: int, payload: str) -> None:
    connection.execute(delete(reviews).where(reviews.c.table_id == table, reviews.c.seat == seat))
    row = {"table_id": table, "seat": seat, "version": version, "created": at, "payload": payload}
    connection.execute(insert(reviews).values(row))


def drop_review(connection: Connection, table: str, seat: int, version: int) -> None:
    connection.execute(
        delete(reviews).where(reviews.c.table_id == table, reviews.c.seat == seat, reviews.c.version == version)
    )


# ---- puzzles ---------------------------------------------------------------------------------------------------------
def player(connection: Connection, user: str) -> PuzzlePlayer | None:
    row = connection.execute(select(puzzle_players).where(puzzle_players.c.user_id == user)).one_or_none()
    return None if row is None else PuzzlePlayer(rating=row.rating, attempts=row.attempts, solved=row.solved)


def figures(connection: Connection, puzzle: str) -> PuzzleFigures | None:
    row = connection.execute(select(puzzles).where(puzzles.c.id == puzzle)).one_or_none()
    return None if row is None else PuzzleFigures(rating=row.rating, attempts=row.attempts)


def all_figures(connection: Connection) -> dict[str, float]:
    """The ratings of all puzzles that somebody has tried."""
    return {row.id: row.rating for row in connection.execute(select(puzzles.c.id, puzzles.c.rating))}


def attempt(connection: Connection, user: str, puzzle: str) -> Attempt | None:
    """The first attempt of a person."""
    row = connection.execute(
        select(puzzle_attempts).where(puzzle_attempts.c.user_id == user, puzzle_attempts.c.puzzle_id == puzzle)
    ).one_or_none()
    return None if row is None else _attempt(row)


def attempts(connection: Connection, user: str, most: int = CURVE) -> list[Attempt]:
    """The latest of a person, the oldest first."""
    own = select(puzzle_attempts).where(puzzle_attempts.c.user_id == user)
    rows = connection.execute(own.order_by(puzzle_attempts.c.at.desc()).limit(most)).all()
    return [_attempt(row) for row in reversed(rows)]


def tried(connection: Connection, user: str) -> set[str]:
    own = select(puzzle_attempts.c.puzzle_id).where(puzzle_attempts.c.user_id == user)
    return set(connection.execute(own).scalars())


def shares(connection: Connection, puzzle: str) -> dict[str, int]:
    """By answer, as JSON: how many people gave it; the most frequent first."""
    count = func.count()
    query = (
        select(puzzle_attempts.c.words, count)
        .where(puzzle_attempts.c.puzzle_id == puzzle)
        .group_by(puzzle_attempts.c.words)
        .order_by(count.desc(), puzzle_attempts.c.words)
        .limit(MOST_ANSWERS)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def add_attempt(connection: Connection, user: str, one: Attempt, after: PuzzlePlayer, puzzle: PuzzleFigures) -> None:
    """An attempt, with both ratings after it."""
    row = {"user_id": user, "puzzle_id": one.puzzle, "at": one.at, "words": one.words}
    connection.execute(insert(puzzle_attempts).values(row | {"solved": one.solved, "rating": one.rating}))
    values = {"rating": after.rating, "attempts": after.attempts, "solved": after.solved}
    changed = connection.execute(update(puzzle_players).where(puzzle_players.c.user_id == user).values(values))
    if not changed.rowcount:
        connection.execute(insert(puzzle_players).values({"user_id": user} | values))
    values = {"rating": puzzle.rating, "attempts": puzzle.attempts}
    changed = connection.execute(update(puzzles).where(puzzles.c.id == one.puzzle).values(values))
    if not changed.rowcount:
        connection.execute(insert(puzzles).values({"id": one.puzzle} | values))


def data_of(connection: Connection, user: str) -> dict[str, Any]:
    """For the export of a person's data."""
    own = select(puzzle_attempts).where(puzzle_attempts.c.user_id == user).order_by(puzzle_attempts.c.at)
    known = player(connection, user)
    return {
        "rating": known.rating if known else None,
        "attempts": [to_builtins(_attempt(row)) for row in connection.execute(own).all()],
    }


def forget(connection: Connection, user: str) -> None:
    """The attempts and the rating of a person; what they have shown about the puzzles stays."""
    for table in (puzzle_attempts, puzzle_players):
        connection.execute(delete(table).where(table.c.user_id == user))


def _attempt(row: Row[Any]) -> Attempt:
    return Attempt(puzzle=row.puzzle_id, at=row.at, words=row.words, solved=bool(row.solved), rating=row.rating)
