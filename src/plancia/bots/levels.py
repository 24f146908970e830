"""The levels of opponents that people can choose: Novice, Regular, Expert and Master.

A weaker level looks less far ahead and has a simpler evaluation. It never makes a mistake on purpose: it takes the
answer that it finds best, or one that it finds nearly as good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from plancia.bots.bot import Budget, Maker
from plancia.bots.evaluation import GAMES, Evaluation, part_of
from plancia.bots.evaluation.parts import Level
from plancia.bots.greedy import GreedyBot
from plancia.bots.monte_carlo import NeuralBot
from plancia.engine import Form, Game, RandBelow, Seat, Words


class LevelBot(GreedyBot):
    """Looks one answer ahead in one imagined world, with a simple evaluation, and ignores small differences."""

    MIXES = False

    def __init__(self, game: Game[Any, Any, Any], name: str) -> None:
        self.level: Level = part_of(game.NAME, "LEVELS", {}).get(name, Level())
        super().__init__(game, simple_evaluation(game.NAME, self.level.weights))
        self.tuned = False

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        return super().answer(view, question, randbelow, Budget(worlds=1))

    def choose(
        self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], randbelow: RandBelow, budget: Budget
    ) -> Words:
        """A random one of the answers that are within the tolerance of the best."""
        hopes = self.hopes(worlds, seat, answers, randbelow)
        enough = max(hopes) - self.level.tolerance
        good = [words for words, hope in zip(answers, hopes, strict=True) if hope >= enough]
        return good[randbelow(len(good))]


def simple_evaluation(game: str, weights: Mapping[str, float]) -> Evaluation | None:
    """The evaluation of greedy-1 with other weights; None for a game that has no evaluation."""
    if game not in GAMES:
        return None
    module = import_module(f"plancia.bots.evaluation.{game}")
    judgement: Evaluation = module.Judgement(module.Weights(**weights))
    return judgement


LEVELS: dict[str, Maker] = {  # the weakest first
    **{name: partial(LevelBot, name=name) for name in ("novice", "regular", "expert")},
    "master": NeuralBot,  # the planner, except in games with native rules
}
FIRST_LEVEL = "novice"  # for a first game
