"""Random games for the tests of the research library."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from plancia.engine import Question
from plancia.games import game

# Options under which every game ends, and which together use every question.
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "tigris": ({"stall_guard": True}, {"stall_guard": True, "open_tiles": True, "english": True}),
    "rex": ({"races": "lot"}, {"races": "lot", "betrayal": True}),
    "warlords": ({}, {"bombard_dice": True, "market_bonus": True, "team_any_time": True, "unlimited_units": True}),
}

LONG = pytest.mark.timeout(3600)  # seconds on the clock: a busy machine leaves `make soak` a thirtieth of a core
PART = 100  # games in one test of `make soak`
THOUSAND = [pytest.param(range(first, first + PART), id=str(first)) for first in range(0, 1000, PART)]


def table_of(name: str, number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of a game with this number: all pairs of them, one after another."""
    seats, options = game(name).SEATS, OPTIONS[name]
    return seats[number % len(seats)], options[(number + number // len(seats)) % len(options)]


def questions(name: str, options: dict[str, Any], seats: int, seed: int) -> Iterator[Question[Any]]:
    """Every question of a random game, including those to chance."""
    rules, randbelow = game(name), Random(seed).randrange
    state, _ = rules.begin(rules.OPTIONS(**options), seats)
    while asked := rules.awaited(state):
        question = rules.question(state, asked[0])
        yield question
        state, _ = rules.advance(state, asked[0], question.sample(randbelow))
