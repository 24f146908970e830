"""The interface of the evaluation to the bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec import Struct

from plancia.bots.evaluation import Evaluation
from plancia.bots.evaluation.warlords import tries, worth
from plancia.bots.evaluation.warlords.weights import Weights
from plancia.engine import CHANCE, PASS, Form, Words
from plancia.games.warlords.actions import TakeAction
from plancia.games.warlords.cards import MayBlockade
from plancia.games.warlords.edition.components import GIVEN_UP
from plancia.games.warlords.hire import HireMercenary, Hiring
from plancia.games.warlords.invasion import DECLINE, SendGuard
from plancia.games.warlords.mercenary import PlayMercenary
from plancia.games.warlords.mothership import MoveShip
from plancia.games.warlords.recovery import MayRecall
from plancia.games.warlords.reputation import Renown
from plancia.games.warlords.setup import GiveUpCards
from plancia.games.warlords.state import State
from plancia.games.warlords.teams import GiveCard
from plancia.games.warlords.turn import Turn

FREE = (TakeAction, HireMercenary, PlayMercenary, MoveShip, MayRecall)  # free decisions, with no action in progress


class Judgement(Struct, frozen=True):
    """The evaluation with these weights."""

    # A turn contains luck. In 99 decisions the answer found with these numbers was worth 0.42 power more, in other
    # worlds, than the best at first sight; with four answers in three worlds it was 0.31, with ten worlds for all 0.41.
    FOLLOWED: ClassVar[int] = 6
    WORLDS: ClassVar[int] = 6
    TRANSPOSES: ClassVar[bool] = False

    weights: Weights = Weights()

    def evaluate(self, world: State, seat: int, /) -> float:
        return worth.evaluate(world, seat, self.weights)

    def candidates(self, world: State, seat: int, question: Form, /) -> Iterator[Words]:
        return tries.candidates(world, seat, question)

    def settled(self, world: State, /) -> bool:
        """The action is over, or chance decides next: luck must not count for the answer.

        Exception: a bonus card is drawn before the action that earned it is complete, and that action must still count.
        """
        ask = world.ask
        if ask is None or type(ask) in FREE:
            return True
        return ask.seats == (CHANCE,) and not any(type(f) is Renown for f in world.stack)

    def is_my_turn_still(self, world: State, seat: int, /) -> bool:
        """From recovery to hiring. The card drawn after that and the new market are luck."""
        match world.stack:
            case (_, Turn(), Hiring(), *_):
                return world.active == seat and type(world.ask) is HireMercenary
            case (_, Turn(), _, *_):
                return world.active == seat
            case _:
                return False

    def replies(self, world: State, seat: int, me: int, /) -> Sequence[tuple[float, State, Words]]:
        """Assume that nobody holds a Blockade, that a guard is sent half of the time, and that it does not matter which
        cards others give up or give to their partner. All other questions are tried out.
        """
        match world.ask:
            case MayBlockade() if seat != me:
                return ((1.0, world, (PASS,)),)
            case GiveUpCards() if seat != me:
                return ((1.0, world, world.hands[seat][:GIVEN_UP]),)
            case GiveCard() if seat != me:
                return ((1.0, world, world.hands[seat][:1]),)
            case SendGuard() if seat != me:
                sent = self.weights.guard_sent
                return ((1 - sent, world, (DECLINE,)), (sent, world, world.circles(seat)[0][:1]))
            case _:
                return ()


EVALUATION: Evaluation = Judgement()
