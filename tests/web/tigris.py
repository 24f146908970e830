"""Tigris & Euphrates for the tests of the web app: positions from random games, as tables where play can continue."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from plancia.engine import Question
from plancia.games.tigris import GAME, Options, State
from plancia.records.dealer import dealer_from_seed
from plancia.records.session import GameSession

Good = Callable[[Any], bool]  # checks a state whose question is known by its topic
# The seed of a game that reaches a rare question: without it hundreds of games are played to find one.
SEEDS = {"BuildMonument": 334, "AddTiles": 60, "LeaveOneTreasure": 27}


def late(s: State) -> bool:
    """Some way into the game."""
    return sum(s.points) > 6 and sum(map(bool, s.leaders)) > 5


def reached(topic: str, good: Good) -> tuple[State, int]:
    """A random game of four, until somebody is asked this; and the seat."""
    first = SEEDS.get(topic, 0)
    for seed in range(first, first + 400):
        table = GameSession(GAME, Options(), 4, dealer_from_seed(f"{topic} {seed}"))
        randbelow = Random(seed).randrange
        while table.to_move():
            s = table.state
            who = table.awaited()[0]
            if type(s.ask).__name__ == topic and good(s):
                return s, who
            table.answer(who, Question(s, who).sample(randbelow))
    raise AssertionError(f"no game came to {topic}")
