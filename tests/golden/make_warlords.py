"""Makes the golden records of Galactic Warlords again: `.venv/bin/python -m tests.golden.make_warlords`.

`tests.golden.games` explains when to do this, and which games are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from plancia.bots import Budget, GreedyBot, RandomBot
from plancia.bots.evaluation.warlords import Judgement, Weights
from plancia.engine import Form, Game, RandBelow, Words
from plancia.games.warlords import GAME, Options
from tests.golden.games import Candidate, Golden, play
from tests.golden.warlords_features import FEATURES, features_of

GOLDEN = Golden("warlords", "tests.golden.make_warlords", 16, FEATURES, features_of)
TASTES = {"guard": 9, "use": 6, "blockade": 5, "card": 3, "decline": 0.5, "end": 0.5, "leave": 0.3, "done": 3}


class LivelyBot:
    """The most attractive of a few random answers: guards, abilities, support cards and blockades."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        answers = [question.sample(randbelow) for _ in range(4)]
        return max(answers, key=lambda words: randbelow(1000) * TASTES.get(str(words[0]), 1.0))


class FamousBot(GreedyBot):
    """Greedy, but with a strong preference for reputation."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, Judgement(weights=Weights(reputation=9.0)))


PEOPLE: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot, "lively": LivelyBot, "famous": FamousBot}
ALL = "ship_may_stay square_galaxy bombard_dice shared_majorities free_support early_last_round market_bonus"
GAMES = (  # who plays, with which options, how many games
    ("greedy greedy", "", 10),
    ("famous lively", "", 12),
    ("famous famous famous", "", 8),
    ("lively lively", "ship_may_stay square_galaxy bombard_dice", 30),
    ("lively lively lively", "shared_majorities free_support", 40),
    ("lively lively lively", "", 40),
    ("lively lively lively lively", "", 60),
    ("lively lively lively lively", f"free_for_all {ALL}", 30),
    ("greedy random greedy random", "early_last_round market_bonus", 3),
    ("lively lively lively lively", "team_any_time unlimited_units", 6),
)


def candidates() -> Iterator[Candidate]:
    """All games, in a fixed order."""
    for people, options, count in GAMES:
        agreed = Options(**dict.fromkeys(options.split(), True))  # type: ignore[arg-type]  # all are switches
        for number in range(count):
            name = "-".join([*people.split(), "all" if ALL in options else options.replace(" ", "-"), str(number)])
            name = name.replace("--", "-")
            yield GOLDEN.candidate(name, play(GAME, PEOPLE, people.split(), agreed, name))


if __name__ == "__main__":
    GOLDEN.keep(candidates())
