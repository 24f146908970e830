"""The levels that people choose their opponents by: Novice, Regular, Expert and Master.

A weaker level looks less far and values more simply. It never makes a mistake on purpose: it takes the answer that
looks best to it, or one that looks nearly as good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from msgspec import Struct

from plancia.bots.bot import Budget, Maker
from plancia.bots.evaluation import GAMES, Evaluation
from plancia.bots.greedy import GreedyBot
from plancia.bots.planner import PlannerBot
from plancia.engine import Form, Game, RandBelow, Seat, Words


class Level(Struct, frozen=True, kw_only=True):
    """How a level plays one game."""

    tolerance: float = 0.0  # an answer that is worth so much less looks as good as the best one
    weights: Mapping[str, float] = {}  # what it values differently from greedy-1; 0: what it does not see


class LevelBot(GreedyBot):
    """Looks one answer ahead in one imagined world, with simple values, and does not see small differences."""

    def __init__(self, game: Game[Any, Any, Any], levels: Mapping[str, Level]) -> None:
        self.level = levels.get(game.NAME, Level())
        super().__init__(game, simple_evaluation(game.NAME, self.level.weights))
        self.tuned = False

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        return super().answer(view, question, randbelow, Budget(worlds=1))

    def choose(
        self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], randbelow: RandBelow, budget: Budget
    ) -> Words:
        """One of the answers that look as good as the best."""
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


def _blind(*weights: str) -> dict[str, float]:
    """Weights of what a level does not see."""
    return dict.fromkeys(weights, 0.0)


# ---- what a level may not see ----------------------------------------------------------------------------------------
# Tigris & Euphrates: room to grow and conflicts to come; treasures and monuments.
_BOARD = _blind("room", "ready", "stand_in", "supporter", "three_of_four", "two_of_four", "revolt", "war", "spoils")
_PRIZES = _blind("near_treasure", "far_treasure", "own_treasure", "monument")

# Galactic Warlords: what cards promise; what is face down or unguarded; the rest of the turn, and rivals.
_PROMISES = _blind(
    "card_infantry", "card_action", "card_circle", "mission_to_come", "half_ability", "majority_chase", "fourth"
)
_RISKS = _blind("scouted", "exposed")
_REST = _blind("landing", "action", "token", "rivalry", "rest")

# Rex: how near others are to winning, and what a battle leaves of an army; how near it is itself; the worth of cards.
_THREATS = _blind("enemy_win", "enemy_near", "dial_unit", "foe_unit")
_AIMS = _blind("enemy_stronghold", "next_to_win", "win")
_CHEAP = dict.fromkeys(("bid_unknown", "bid_weapon", "bid_hylar", "bid_agent"), 1.0)

# ---- the levels ------------------------------------------------------------------------------------------------------
NOVICE = {
    "tigris": Level(tolerance=0.8, weights={**_BOARD, **_PRIZES}),
    "warlords": Level(tolerance=1.2, weights={**_PROMISES, **_RISKS, **_REST}),
    "rex": Level(tolerance=5.0, weights={**_THREATS, **_AIMS, **_CHEAP, "stronghold": 2.0, "risk": 0.0}),
}
REGULAR = {
    "tigris": Level(weights=_BOARD),
    "warlords": Level(tolerance=0.4, weights={**_PROMISES, **_RISKS, **_REST}),
    "rex": Level(tolerance=4.0, weights={**_THREATS, **_AIMS, "stronghold": 4.0}),
}
EXPERT = {
    "tigris": Level(),
    "warlords": Level(tolerance=0.6, weights={**_PROMISES, **_RISKS}),
    "rex": Level(tolerance=4.0, weights=_THREATS),
}

LEVELS: dict[str, Maker] = {  # the weakest first
    "novice": partial(LevelBot, levels=NOVICE),
    "regular": partial(LevelBot, levels=REGULAR),
    "expert": partial(LevelBot, levels=EXPERT),
    "master": PlannerBot,
}
FIRST_LEVEL = "novice"  # for a first game
