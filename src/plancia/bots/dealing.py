"""How a bot deals with others: which offers it makes and accepts, and when it keeps its word.

Decisions use only the view, the question and the deals that the seat may know. The ledger is the bot's memory of past
deals, so it stores nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from plancia.bots.evaluation import Bargaining, part_of
from plancia.bots.trust import is_betrayed, trust
from plancia.deals import Accepted, DealMove, Declined, KnownDeals, LedgerEntry, Offer, Proposal
from plancia.deals.making import MOST_PROMISES, MOST_TERMS, is_possible
from plancia.engine import Form, Game, RandBelow, Seat, Words
from plancia.games import negotiation

CROWDED = 2  # with this many open offers to one player, no bot makes another
REPEATED = 2  # rounds before a deal that was not accepted is offered again
RENEWED = 1  # rounds before a deal that was accepted is offered again
HAGGLING = 1.0  # a counter-offer may cost the other player this much, by the bot's own estimate
RELEASED = 0.1  # fraction of the price of a promise that remains if the other player has broken the same deal


class Manners(Struct, frozen=True, kw_only=True):
    """How a character deals. All values are in the unit of the evaluation: in Rex one influence."""

    honour: float  # the price of breaking a promise to a player with full trust
    honesty: float = 1.0  # fraction of the cost of its own promises that it expects to pay
    trusts: float  # the odds that a player without history keeps a promise
    least: float = 0.5  # the least value of a deal that it accepts
    offers: int = 0  # at most, in one round
    topics: tuple[str, ...] = ()  # of its offers
    private: bool = False  # it prefers private offers


class Negotiator:
    """The deals of one bot in one game."""

    def __init__(self, game: Game[Any, Any, Any], manners: Manners | None = None) -> None:
        self.game = game
        self.manners = manners  # None: it makes no promises
        self.rules: Bargaining | None = part_of(game.NAME, "BARGAINING")
        self.deals: KnownDeals | None = None
        self.broke: Mapping[Seat, int] = {}  # how often each seat has left an alliance with this one

    # ---- offers
    def move(self, view: Any, weights: Any, randbelow: RandBelow) -> DealMove | None:
        """Make or answer an offer; None: do nothing."""
        deals, rules = self.deals, self.rules
        if deals is None or rules is None or not deals.may_deal or not rules.is_begun(view):
            return None
        waiting = deals.to_me()
        offers = is_time_to_offer(rules, self.manners, view, deals)
        if not waiting and not offers:
            return None
        world = self.game.imagine(view, randbelow)
        for offer in waiting:
            if self._is_possible(world, offer):
                return self._reply(rules, deals, world, offer, weights)
        return self._offer(rules, deals, world, weights) if offers else None

    def _is_possible(self, world: Any, offer: Offer) -> bool:
        terms = negotiation(self.game.NAME)
        return terms is not None and is_possible(terms, world, offer)

    def _reply(self, rules: Bargaining, deals: KnownDeals, world: Any, offer: Offer, w: Any) -> DealMove:
        """Accept, decline or counter. A bot that makes no promises accepts deals that cost it nothing."""
        me = deals.seat
        costs = [part for part in _parts(offer) if rules.worth(world, me, part, w) < 0]
        if self.manners is None:
            if any(promise.seat == me for promise in offer.promises):
                return Declined(offer=offer.id, reason="no_promises")
            return Declined(offer=offer.id, reason="too_little") if costs else Accepted(offer=offer.id)
        value = self._value(rules, deals, world, offer, w)
        if value >= (self.manners.least if costs else 0.0):
            return Accepted(offer=offer.id)
        if self._trust(deals, offer.seat) < self.manners.trusts and self._honest(rules, world, me, offer, w) > value:
            return Declined(offer=offer.id, reason="distrust")
        if deals.left and not offer.counters:
            for proposal in rules.counters(world, me, offer, self.manners.least - value, w):
                if self._suits_both(rules, deals, world, proposal, w):
                    return proposal
        return Declined(offer=offer.id, reason="too_little")

    def _offer(self, rules: Bargaining, deals: KnownDeals, world: Any, w: Any) -> Proposal | None:
        """The deal that is worth most to the bot, among those the other player may accept."""
        assert self.manners is not None
        found = rules.suggestions(world, deals.seat, self.manners.topics, w)
        good = [one for one in found if not is_stale(deals, one) and self._suits_both(rules, deals, world, one, w)]
        best = max(good, key=lambda one: self._value(rules, deals, world, one, w), default=None)
        return best and msgspec.structs.replace(best, private=self.manners.private and deals.private)

    def _suits_both(self, rules: Bargaining, deals: KnownDeals, world: Any, one: Proposal, w: Any) -> bool:
        """Is it worth enough to me, and by my estimate no loss for the other player?"""
        assert self.manners is not None
        if len(one.promises) > MOST_PROMISES or len(one.terms) > MOST_TERMS:
            return False
        theirs = self._honest(rules, world, one.to, one, w)
        return (
            theirs >= (-HAGGLING if one.counters else 0.0)
            and self._value(rules, deals, world, one, w) >= self.manners.least
        )

    def _value(self, rules: Bargaining, deals: KnownDeals, world: Any, deal: Offer | Proposal, w: Any) -> float:
        """The worth of a deal to me: others' promises count as far as I trust them, my own by `honesty`."""
        assert self.manners is not None
        me = deals.seat
        value = sum(rules.worth(world, me, term, w) for term in deal.terms)
        for promise in deal.promises:
            worth = rules.worth(world, me, promise, w)
            value += worth * (self.manners.honesty if promise.seat == me else self._trust(deals, promise.seat))
        return value

    def _honest(self, rules: Bargaining, world: Any, seat: Seat, deal: Offer | Proposal, w: Any) -> float:
        """The worth of a deal to a player if both keep it."""
        return sum(rules.worth(world, seat, part, w) for part in _parts(deal))

    def _trust(self, deals: KnownDeals, seat: Seat) -> float:
        assert self.manners is not None
        return trust(deals, seat, self.manners.trusts, self.broke)

    def asked(self) -> set[Seat]:
        """The players to whom the bot has offered a deal with terms in this round."""
        deals = self.deals
        if deals is None:
            return set()
        own = (offer for offer in deals.offers if offer.seat == deals.seat and offer.round == deals.round)
        return {offer.to for offer in own if offer.terms}

    # ---- keeping promises
    def price(self, entries: Iterable[LedgerEntry]) -> float:
        """The price of breaking these promises: low if the other player has broken the same deal."""
        if self.deals is None or self.manners is None:
            return 0.0
        deals, honour = self.deals, self.manners.honour
        return sum(
            honour * self._trust(deals, entry.to) * (RELEASED if is_betrayed(deals, entry.offer) else 1.0)
            for entry in entries
        )

    def payment(self, world: Any, seat: Seat, question: Form, weights: Any) -> Words | None:
        """The answer that pays a debt, if that costs less than breaking the promise; None: pay nothing now."""
        if self.deals is None or self.rules is None:
            return None
        for entry in self.deals.mine():
            if entry.owed and self.price([entry]) > entry.owed * weights.influence:
                return self.rules.payment(world, seat, question, entry)
        return None


def is_time_to_offer(rules: Bargaining, manners: Manners | None, view: Any, deals: KnownDeals) -> bool:
    """May a bot with these manners make an offer now?"""
    made = sum(offer.seat == deals.seat and offer.round == deals.round for offer in deals.offers)
    most = manners.offers if manners is not None else 0
    return deals.may_deal and bool(deals.left) and made < most and rules.is_moment(view)


def _parts(deal: Offer | Proposal) -> Sequence[Any]:
    return (*deal.terms, *deal.promises)


def is_stale(deals: KnownDeals, proposal: Proposal) -> bool:
    """Was it offered or agreed recently, or does that player have too many open offers?"""
    me, to = deals.seat, proposal.to
    if sum(offer.status == "open" and offer.to == to for offer in deals.offers) >= CROWDED:
        return True
    for offer in deals.offers:
        if {offer.seat, offer.to} != {me, to}:
            continue
        if offer.status == "open" or (offer.round == deals.round and (offer.seat == me or offer.status == "accepted")):
            return True  # at most one deal per pair of players and round
        recent = deals.round - offer.round <= (RENEWED if offer.status == "accepted" else REPEATED)
        if recent and _kinds(_parts(offer)) == _kinds(_parts(proposal)):
            return True
    in_force = [entry.promise for entry in deals.promises if entry.status == "open"]
    return any(is_alike(promise, other) for promise in proposal.promises for other in in_force)


def _kinds(parts: Sequence[Any]) -> set[str]:
    return {type(part).__name__ for part in parts}


def is_alike(promise: Any, other: Any) -> bool:
    """Are they the same promise, except for the deadline?"""
    if type(promise) is not type(other):
        return False
    fields = [field for field in promise.__struct_fields__ if field != "until"]
    return all(getattr(promise, field) == getattr(other, field) for field in fields)
