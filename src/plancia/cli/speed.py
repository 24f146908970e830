"""Measure random play on this machine, for a quick look. `make bench` compares with another engine."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from plancia.engine import Game, Question, advance, to_move


def measure(game: Game[Any, Any, Any], seats: int, seconds: float) -> dict[str, float]:
    """Play complete random games for this many seconds, on one core. No seed is used twice: caches must not help."""
    options = game.OPTIONS(**game.BOUNDED)
    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or not games:
        randbelow = Random(f"speed {games}").randrange
        state, _ = game.begin(options, seats)
        while awaited := to_move(state):
            state, _ = advance(state, awaited[0], Question(state, awaited[0]).sample(randbelow))
            decisions += 1
        games += 1
    spent = perf_counter() - began
    return {"games": games / spent, "decisions": decisions / spent, "length": decisions / games}
