"""Makes the golden records of Galactic Warlords anew: `.venv/bin/python -m tests.golden.make_warlords`.

As `tests.golden.make` does for Tigris, and for the same reasons.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from plancia.arena import stream
from plancia.bots import Bot, Budget, GreedyBot, RandomBot
from plancia.bots.evaluation.warlords import Judgement, Weights
from plancia.engine import Below, Form, Game, Words
from plancia.games.warlords import GAME, Options
from plancia.records import Replay, Sitting, dealer_from_seed
from tests.golden.make import Candidate, chosen, put_away
from tests.golden.warlords_features import FEATURES, shown

FOLDER = Path(__file__).parent / "warlords"
MOST = 16
TASTES = {"guard": 9, "use": 6, "blockade": 5, "card": 3, "decline": 0.5, "end": 0.5, "leave": 0.3, "done": 3}


class LivelyBot:
    """The most tempting of a few random answers: guards, abilities, support cards and blockades."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, below: Below, budget: Budget) -> Words:
        answers = [question.sample(below) for _ in range(4)]
        return max(answers, key=lambda words: below(1000) * TASTES.get(str(words[0]), 1.0))


class FamousBot(GreedyBot):
    """Greedy, but wants reputation above all."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, Judgement(weights=Weights(reputation=9.0)))


PEOPLE: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot, "lively": LivelyBot, "famous": FamousBot}
ALL = "ship_may_stay square_galaxy bombard_dice shared_majorities free_support early_last_round market_bonus"
GAMES = (  # who plays, by which options, how many games
    ("greedy greedy", "", 10),
    ("famous lively", "", 12),
    ("famous famous famous", "", 8),
    ("lively lively", "ship_may_stay square_galaxy bombard_dice", 30),
    ("lively lively lively", "shared_majorities free_support", 40),
    ("lively lively lively", "", 40),
    ("lively lively lively lively", "", 60),
    ("lively lively lively lively", f"free_for_all {ALL}", 30),
    ("greedy random greedy random", "early_last_round market_bonus", 3),
)


def candidates() -> Iterator[Candidate]:
    """All games, in a fixed order."""
    for people, options, count in GAMES:
        chosen_options = Options(**dict.fromkeys(options.split(), True))  # type: ignore[arg-type]  # all are switches
        for number in range(count):
            name = "-".join([*people.split(), "all" if ALL in options else options.replace(" ", "-"), str(number)])
            played = Replay(play(people.split(), chosen_options, name.replace("--", "-")).record())
            yield Candidate(name.replace("--", "-"), played, frozenset(shown(played)))


def play(people: list[str], options: Options, seed: str) -> Sitting[Any]:
    """One game to its end."""
    names = tuple(f"{kind} {seat}" for seat, kind in enumerate(people))
    sitting = Sitting(GAME, options, len(people), dealer_from_seed(f"golden {seed}"), names)
    bots: list[Bot] = [PEOPLE[kind](GAME) for kind in people]
    below = stream(f"golden {seed}").randrange
    while seats := sitting.to_move():
        view, question = GAME.view(sitting.state, seats[0]), GAME.question(sitting.state, seats[0])
        sitting.answer(seats[0], bots[seats[0]].answer(view, question, below, Budget()))
    return sitting


if __name__ == "__main__":
    put_away(chosen(list(candidates()), FEATURES), FOLDER, MOST, "tests.golden.make_warlords")
