"""Makes the golden records of Tigris again: `.venv/bin/python -m tests.golden.make`.

`tests.golden.games` explains when to do this, and which games are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from plancia.bots import Budget, GreedyBot, RandomBot
from plancia.engine import Form, Game, RandBelow, Words
from plancia.games.tigris import GAME, Options
from plancia.games.tigris.monument import BuildMonument
from tests.golden.features import FEATURES, features_of
from tests.golden.games import Candidate, Golden, play

GOLDEN = Golden("tigris", "tests.golden.make", 12, FEATURES, features_of)
FOLDER = GOLDEN.folder


class IdleBot:
    """Always ends its turn."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        return question.default()


class StubbornBot(GreedyBot):
    """Greedy, but declines monuments."""

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        return (
            ("decline",) if isinstance(view.ask, BuildMonument) else super().answer(view, question, randbelow, budget)
        )


PEOPLE: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot, "idle": IdleBot, "stubborn": StubbornBot}
GAMES = (  # who plays, with which options, how many games
    ("idle idle", "stall_guard", 1),
    ("random random", "", 40),
    ("random random random", "english", 40),
    ("random random random random", "open_tiles", 40),
    ("greedy random", "open_scores", 8),
    ("stubborn greedy", "english", 8),
    ("greedy greedy greedy", "stall_guard", 6),
    ("greedy greedy greedy", "open_tiles", 4),
    ("greedy random greedy random", "english open_scores", 6),
    ("greedy greedy greedy greedy", "", 4),
)


def candidates() -> Iterator[Candidate]:
    """All games, in a fixed order."""
    for people, options, count in GAMES:
        for number in range(count):
            name = "-".join([*people.split(), *options.split(), str(number)])
            agreed = Options(**dict.fromkeys(options.split(), True))
            yield GOLDEN.candidate(name, play(GAME, PEOPLE, people.split(), agreed, name))


if __name__ == "__main__":
    GOLDEN.keep(candidates())
