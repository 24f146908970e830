"""The evaluation as the greedy bot asks for it."""

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

FREE = (TakeAction, HireMercenary, PlayMercenary, MoveShip, MayRecall)  # nothing is going on: a decision of its own


class Judgement(Struct, frozen=True):
    """What a player with this sense of proportion thinks."""

    # A turn has its share of luck. In 99 decisions the answer found in this way was worth 0.42 power more, in other
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
        """An action is over, or chance has to speak: luck is no merit of the answer that led there.

        But a card drawn as a bonus comes before the action that earned it, and what that brings must not be forgotten.
        """
        ask = world.ask
        if ask is None or type(ask) in FREE:
            return True
        return ask.seats == (CHANCE,) and not any(type(f) is Renown for f in world.stack)

    def is_my_turn_still(self, world: State, seat: int, /) -> bool:
        """From recovery to hiring. A card that is drawn then, and the new market, are luck."""
        match world.stack:
            case (_, Turn(), Hiring(), *_):
                return world.active == seat and type(world.ask) is HireMercenary
            case (_, Turn(), _, *_):
                return world.active == seat
            case _:
                return False

    def replies(self, world: State, seat: int, me: int, /) -> Sequence[tuple[float, State, Words]]:
        """Nobody is expected to hold a Blockade; a guard is sent as often as not; what others give up or give to their
        partner does not matter. All else they think over.
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
