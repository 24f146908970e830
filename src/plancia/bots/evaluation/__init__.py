"""What is good in a game, as a player would put it: the only part of the greedy bot that knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, ClassVar, Protocol, runtime_checkable

from plancia.bots.weights import load, read_weights
from plancia.engine import Form, Seat, Words


class Evaluation(Protocol):
    """The knowledge of one game. `world` is a state that the bot imagined: `Any`, since every game has its own."""

    def evaluate(self, world: Any, seat: Seat, /) -> float:
        """How well the seat stands, the higher the better."""
        ...

    def candidates(self, world: Any, seat: Seat, question: Form, /) -> Iterable[Words]:
        """The legal answers worth a try: at least one, and none twice."""
        ...

    def settled(self, world: Any, /) -> bool:
        """May this state be judged, or is something still going on in it? A finished game is settled."""
        ...

    def replies(self, world: Any, seat: Seat, me: Seat, /) -> Sequence[tuple[float, Any, Words]]:
        """How `me` expects the seat to answer a question on the way: odds, a world in which it can, and its words.

        None at all means that the seat will think for itself, as the bot does.
        """
        ...


@runtime_checkable
class PlansTurns(Evaluation, Protocol):
    """The knowledge of a game whose turns have several free decisions."""

    FOLLOWED: ClassVar[int]  # so many answers are followed to the end of the turn, the best at first sight first
    WORLDS: ClassVar[int]  # imagined at least: in each further one the better half is followed again
    TRANSPOSES: ClassVar[bool]  # do two orders of the same answers lead to the same state? Then states can be hashed

    def is_my_turn_still(self, world: Any, seat: Seat, /) -> bool:
        """Does the seat decide again, in the same turn?"""
        ...


@runtime_checkable
class MixesAnswers(Evaluation, Protocol):
    """The knowledge of a game in which two opponents choose at the same time, so that no single answer is best."""

    WORLDS: ClassVar[int]  # imagined at least: the opponent's choice depends on what it has

    def is_mixed(self, view: Any, /) -> bool:
        """Is this such a question?"""
        ...

    def mixture(self, worlds: Sequence[Any], seat: Seat, until: float, /) -> Sequence[tuple[float, Words]]:
        """The answers of the seat and the odds to give them, as good as can be found until that time (`monotonic`)."""
        ...


GAMES = ("rex", "tigris", "warlords")  # each is a module here that offers an `EVALUATION`

__all__ = ["GAMES", "Evaluation", "MixesAnswers", "PlansTurns", "evaluation_of"]


def evaluation_of(game: str, seats: int = 0) -> Evaluation | None:
    """What is good in this game, loaded when it is needed; None for a game that is not in the list.

    With a number of players, it has the weights that were tuned for it. Without one, or in a game without tuned
    weights, it has those of the module.
    """
    if game not in GAMES:
        return None
    module = import_module(f"{__name__}.{game}")
    found: Evaluation = module.EVALUATION
    if seats and (tuned := load(game, seats)) is not None:
        found = module.Judgement(read_weights(tuned, module.Weights))
    return found
