"""What a review compares where the bots follow a fixed rule: bids, alliances, leaving them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from plancia.bots.evaluation import Evaluation, Rollout
from plancia.bots.evaluation.rex.table import worth_of
from plancia.bots.evaluation.rex.weights import Weights
from plancia.engine import Seat, Words
from plancia.games.rex.bidding import Bidding, MakeBid
from plancia.games.rex.ceasefire import AnswerProposal, Ceasefire, Talk, partners, topics
from plancia.games.rex.state import State


def alternatives(s: State, seat: Seat) -> Sequence[Words]:
    """To pass or to outbid by one; to be ready, to leave, or to propose an alliance; to accept or refuse one.

    Gifts are not compared: they are payments for promises that no evaluation knows.
    """
    match s.ask:
        case MakeBid(high=high, bound=False) if s.influence[seat] > high:
            return [("pass",), ("bid", high + 1)]
        case Talk():
            f = s.frame(Ceasefire)
            allowed = topics(s, f, seat)
            others = partners(s, f, seat) if "propose" in allowed else ()
            return [*((topic,) for topic in ("ready", "leave") if topic in allowed), *(("propose", x) for x in others)]
        case AnswerProposal(proposer=proposer) if proposer != seat:
            return [("refuse",), ("accept",)]
        case _:
            return []


class Sale(Struct, frozen=True):
    """A bid is followed until the card is sold. A card is worth what it would be to a buyer who sees it.

    In an imagined world the card is drawn, so over many worlds a card that nobody has seen is worth the average.
    """

    rules: Rollout
    weights: Weights

    def in_haste(self) -> Evaluation:
        return self.rules.in_haste()

    def is_far_enough(self, world: State, start: State) -> bool:
        sale = next((frame for frame in world.stack if isinstance(frame, Bidding)), None)
        return sale is None or sale.left != start.frame(Bidding).left

    def result(self, world: State, seat: Seat) -> float:
        cards = sum(worth_of(card, self.weights) - self.weights.card for card in world.hands[seat])
        return self.rules.result(world, seat) + cards


def horizon(rules: Rollout, w: Weights, s: State) -> Rollout | None:
    """A bid is followed until the card is sold, an alliance to the end of the round."""
    match s.ask:
        case MakeBid():
            return Sale(rules, w)
        case Talk() | AnswerProposal():
            return rules
        case _:
            return None
