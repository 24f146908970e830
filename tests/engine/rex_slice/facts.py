"""What can happen in the slice."""

from __future__ import annotations

from plancia.engine import Disclosure, Fact, Seat
from tests.engine.rex_slice.components import Cards


class CardsDrawn(Disclosure, frozen=True, kw_only=True, gc=False):
    """Cards came from the deck, seen by whoever took them or looked."""

    seat: Seat
    cards: Cards


class TraitorsDrawn(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: Seat
    leaders: Cards


class CardOffered(Fact, frozen=True, kw_only=True, gc=False):
    opener: Seat


class CardSold(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    price: int


class CardRefused(Fact, frozen=True, kw_only=True, gc=False):
    """All passed: it goes back into the deck."""


class InfluencePaid(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    amount: int
    receiver: Seat | None  # None: the pool


class InfluenceGained(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    amount: int


class CardPlayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: str


class CardDiscarded(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: str


class AdvantageStopped(Fact, frozen=True, kw_only=True, gc=False):
    advantage: str


class AllianceProposed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    members: tuple[Seat, ...]


class ProposalFell(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat  # who refused or withdrew it


class AllianceFormed(Fact, frozen=True, kw_only=True, gc=False):
    members: tuple[Seat, ...]


class AllianceLeft(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class CommandGiven(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: str


class QuestionPut(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    topic: str


class QuestionAnswered(Disclosure, frozen=True, kw_only=True, gc=False):
    topic: str
    value: str | int


class PlanOpened(Disclosure, frozen=True, kw_only=True, gc=False):
    dial: int
    leader: str
    slot: str


class CardsOpened(Disclosure, frozen=True, kw_only=True, gc=False):
    cards: Cards


class Retreated(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class TraitorRevealed(Disclosure, frozen=True, kw_only=True, gc=False):
    leader: str


class Exploded(Fact, frozen=True, kw_only=True, gc=False):
    """A laser met a shield."""


class LeaderDestroyed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    leader: str


class UnitsLost(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    plain: int
    mechanized: int


class BattleWon(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat | None  # None: nobody
