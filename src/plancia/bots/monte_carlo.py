"""A bot that plays on from its turns in many imagined worlds, with the native rules of Tigris & Euphrates."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from plancia.bots import weights
from plancia.bots.bot import Budget
from plancia.bots.evaluation.tigris.judgement import Judgement
from plancia.bots.evaluation.tigris.weights import numbers
from plancia.bots.planner import PlannerBot
from plancia.bots.worlds import imagine_worlds
from plancia.engine import Form, RandBelow, Words
from plancia.native.library import missing
from plancia.native.search import search
from plancia.native.states import Unrepresentable

WORLDS = 24  # imagined at least
# Tries by number of players: about as many as fit into 0.2 seconds. Without a time limit the same seed gives the same
# answer.
TRIES = {2: 2000, 3: 1200, 4: 1000}
NETWORK = "tigris.network"
LEAST = 0.001  # seconds


class MonteCarloBot(PlannerBot):
    """Chooses among whole turns: it plays on from each in imagined worlds until it is this player's turn again.

    It knows what the view contains, and imagines the rest as all bots do. With `budget.seconds` it stops in time and
    takes the best turn so far. In other games, and without the native rules, it plays as the planner.
    """

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        self.read_weights(view)
        if not isinstance(self.evaluation, Judgement) or missing():
            return super().answer(view, question, randbelow, budget)
        more = replace(budget, worlds=max(WORLDS, budget.worlds))
        worlds, left = imagine_worlds(self.game, view, randbelow, more)
        seconds = 0.0 if left.seconds is None else max(LEAST, left.seconds)
        values, tries = numbers(self.evaluation.weights), TRIES[view.seats]
        try:
            return search(worlds, values, randbelow(1 << 62), tries, seconds, self.network()).words
        except Unrepresentable:  # a position that was set up by hand
            return super().answer(view, question, randbelow, budget)

    def network(self) -> bytes | None:
        """The network that judges the final positions; None: the evaluation judges them."""
        return None


class NeuralBot(MonteCarloBot):
    """The same search with a network as the judge, trained by self-play (see `training`)."""

    def network(self) -> bytes | None:
        return learned()


@cache
def learned() -> bytes:
    """The network for Tigris & Euphrates, as integers."""
    return files(weights).joinpath(NETWORK).read_bytes()
