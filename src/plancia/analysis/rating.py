"""Puzzle ratings: a player and a puzzle meet, and both learn from the result (Elo)."""

from __future__ import annotations

START = 1500.0
NEW, NEW_STEP = 10, 40.0  # the first attempts, which move the rating faster
STEP = 20.0
PUZZLE_STEP = 16.0
LOWEST, HIGHEST = 100.0, 3500.0


def expected(player: float, puzzle: float) -> float:
    """The odds that the player solves the puzzle."""
    return 1 / (1 + 10 ** ((puzzle - player) / 400))


def after(player: float, attempts: int, puzzle: float, solved: bool) -> tuple[float, float]:
    """The ratings of player and puzzle after an attempt; `attempts` are those of the player before it."""
    surprise = solved - expected(player, puzzle)
    step = NEW_STEP if attempts < NEW else STEP
    return _bounded(player + step * surprise), _bounded(puzzle - PUZZLE_STEP * surprise)


def _bounded(rating: float) -> float:
    return max(LOWEST, min(HIGHEST, rating))
