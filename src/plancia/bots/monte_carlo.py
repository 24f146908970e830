"""A bot that plays its turns on in many imagined worlds, with the native rules of Tigris & Euphrates."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from time import monotonic
from typing import Any

from plancia.bots import weights
from plancia.bots.bot import Budget
from plancia.bots.evaluation.tigris.judgement import Judgement
from plancia.bots.evaluation.tigris.weights import numbers
from plancia.bots.planner import PlannerBot
from plancia.engine import Form, RandBelow, Words
from plancia.native.library import missing
from plancia.native.search import search
from plancia.native.states import Unrepresentable

WORLDS = 24  # imagined at least
# Turns played on, by number of players: about as many as there is time for in 0.2 seconds. If there is no clock, the
# same seed gives the same answer.
TRIES = {2: 2000, 3: 1200, 4: 1000}
NETWORK = "tigris.network"
LEAST = 0.001  # seconds


class MonteCarloBot(PlannerBot):
    """Chooses among whole turns: each is played on in imagined worlds until it is this player's turn again.

    It knows what the view contains, and imagines the rest as all bots do. With `budget.seconds` it stops in time and
    takes the best turn so far. Other games, and machines without the native rules, have the planner.
    """

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        self.read_weights(view)
        if not isinstance(self.evaluation, Judgement) or missing():
            return super().answer(view, question, randbelow, budget)
        began = monotonic()
        worlds = [self.game.imagine(view, randbelow) for _ in range(max(WORLDS, budget.worlds))]
        seconds = 0.0 if budget.seconds is None else max(LEAST, budget.seconds - (monotonic() - began))
        values, tries = numbers(self.evaluation.weights), TRIES[view.seats]
        try:
            return search(worlds, values, randbelow(1 << 62), tries, seconds, self.network()).words
        except Unrepresentable:  # a position that was set up by hand
            return super().answer(view, question, randbelow, budget)

    def network(self) -> bytes | None:
        """What judges the positions at the end; None: the evaluation."""
        return None


class NeuralBot(MonteCarloBot):
    """The same search, with a network as the judge: it was trained by self-play, see `training`."""

    def network(self) -> bytes | None:
        return learned()


@cache
def learned() -> bytes:
    """The network for Tigris & Euphrates, as integers."""
    return files(weights).joinpath(NETWORK).read_bytes()
