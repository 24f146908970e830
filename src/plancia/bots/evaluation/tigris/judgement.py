"""The interface of the evaluation to the bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from plancia.bots.evaluation import Evaluation
from plancia.bots.evaluation.tigris import conflicts, tries, worth
from plancia.bots.evaluation.tigris.weights import Weights, numbers
from plancia.engine import CHANCE, Form, Words
from plancia.games.tigris.draw import DrawFrom
from plancia.games.tigris.state import State
from plancia.games.tigris.turn import TakeAction
from plancia.native.library import missing
from plancia.native.outlook import Outlook


class Judgement(Struct, frozen=True):
    """The evaluation with these weights."""

    FOLLOWED: ClassVar[int] = 12
    WORLDS: ClassVar[int] = 1  # a turn ends where chance begins
    TRANSPOSES: ClassVar[bool] = True

    weights: Weights = Weights()

    def evaluate(self, world: State, seat: int, /) -> float:
        return worth.evaluate(world, seat, self.weights)

    def candidates(self, world: State, seat: int, question: Form, /) -> Iterator[Words]:
        return tries.candidates(world, seat, question)

    def settled(self, world: State, /) -> bool:
        """The action is over, or tiles are to be drawn: luck with them must not count for the answer."""
        ask = world.ask
        return ask is None or type(ask) in (TakeAction, DrawFrom) or ask.seats == (CHANCE,)

    def is_my_turn_still(self, world: State, seat: int, /) -> bool:
        return type(world.ask) is TakeAction and world.active == seat

    def outlook(self) -> Outlook | None:
        return None if missing() else outlook_of(self.weights)

    def replies(self, world: State, seat: int, me: int, /) -> Sequence[conflicts.Reply]:
        return conflicts.replies(world, seat, me, self.weights)


@lru_cache(maxsize=64)
def outlook_of(weights: Weights) -> Outlook:
    return Outlook(numbers(weights))


EVALUATION: Evaluation = Judgement()
