"""Deals that a character of Rex suggests, and its counter-offers to the deals of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from plancia.bots.evaluation.rex.bargaining import chance, danger, gain, held, menace, worth
from plancia.bots.evaluation.rex.weights import Weights
from plancia.deals import LedgerEntry, Offer, Proposal
from plancia.engine import Form, Seat, Words
from plancia.games.rex.bidding import MakeBid
from plancia.games.rex.ceasefire import Ceasefire, Talk, partners
from plancia.games.rex.deals.deadlines import current_round
from plancia.games.rex.deals.money import BidLimit, SupportBattle
from plancia.games.rex.deals.negotiation import Alliance, Gift
from plancia.games.rex.deals.peace import KeepAlliance, NoAttack, StayOut
from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.manoeuvre import MoveUnits
from plancia.games.rex.state import Fields
from plancia.games.rex.view import View

__all__ = ["counters", "is_begun", "is_moment", "payment", "suggestions", "worth"]

MOMENTS = (MakeBid, Talk, MoveUnits)  # questions at which a bot thinks about offers
MENACE = 0.4  # from here a player counts as about to win
PRICE = 2  # the usual limit of bids between merchants, and the usual payment
RICH = 6  # with this much influence a bot pays others to fight
MOST_ASKED = 3  # influence, in return for a promise

Suggest = Callable[[Fields, Seat, Seat, Weights], Proposal | None]


def is_moment(view: View) -> bool:
    """May a bot that is asked this make an offer?"""
    return isinstance(view.ask, MOMENTS) and view.round > 0


def is_begun(view: View) -> bool:
    """Before the first round there is nothing to negotiate about."""
    return view.round > 0 and all(view.races)


def suggestions(s: Fields, me: Seat, topics: tuple[str, ...], w: Weights) -> Iterator[Proposal]:
    """The deals that fit this position, for any other player."""
    for other in s.order:
        if other == me:
            continue
        for topic in topics:
            if (found := SUGGEST[topic](s, me, other, w)) is not None:
                yield found


def peace(s: Fields, me: Seat, other: Seat, w: Weights) -> Proposal | None:
    """Peace: neither attacks the other in this round."""
    if s.one_side(me, other):
        return None
    now = current_round(s)
    promises = (NoAttack(seat=me, target=other, until=now), NoAttack(seat=other, target=me, until=now))
    return Proposal(to=other, promises=promises)


def spaces(s: Fields, me: Seat, other: Seat, w: Weights) -> Proposal | None:
    """Each stays out of the other's stronghold that is most in danger."""
    if s.one_side(me, other):
        return None
    mine, theirs = ([space for space in s.box.strongholds if s.controller(space) == x] for x in (me, other))
    if not mine or not theirs:
        return None
    own = max(mine, key=lambda space: danger(s, other, me, space, w))
    wanted = max(theirs, key=lambda space: chance(s, me, other, space, w))
    ids, now = s.box.ids, current_round(s)
    promises = (StayOut(seat=me, space=ids[wanted], until=now), StayOut(seat=other, space=ids[own], until=now))
    return Proposal(to=other, promises=promises)


def rival(s: Fields, me: Seat, other: Seat, w: Weights) -> Proposal | None:
    """Both promise to stop a third player who is about to win."""
    found = leader(s, me, other, w)
    if found is None:
        return None
    promises = (DenyVictory(seat=me, rival=found), DenyVictory(seat=other, rival=found))
    return Proposal(to=other, promises=promises)


def leader(s: Fields, me: Seat, other: Seat, w: Weights) -> Seat | None:
    """The player closest to winning, except these two and their allies, if anybody is close."""
    third = [x for x in range(s.seats) if not s.one_side(x, me) and not s.one_side(x, other)]
    found = max(third, key=lambda x: (menace(s, x, w), s.strongholds(x)), default=None)
    return found if found is not None and menace(s, found, w) >= MENACE else None


def bids(s: Fields, me: Seat, other: Seat, w: Weights) -> Proposal | None:
    """Neither bids much for cards in this round."""
    if not isinstance(s.ask, MakeBid | Talk) or not all(s.has_room(x) and s.influence[x] > PRICE for x in (me, other)):
        return None
    now = current_round(s)
    promises = (BidLimit(seat=me, most=PRICE, until=now), BidLimit(seat=other, most=PRICE, until=now))
    return Proposal(to=other, promises=promises)


def support(s: Fields, me: Seat, other: Seat, w: Weights) -> Proposal | None:
    """Pay another player to fight where the leading player has units."""
    found = leader(s, me, other, w)
    if found is None or s.influence[me] < RICH:
        return None
    targets = [space for space in held(s, found) if space in s.box.strongholds and chance(s, other, found, space, w)]
    if not targets:
        return None
    space = max(targets, key=lambda space: chance(s, other, found, space, w))
    paid = SupportBattle(
        seat=me, receiver=other, amount=PRICE + 1, space=s.box.ids[space], until=min(ROUNDS, current_round(s) + 1)
    )
    return Proposal(to=other, promises=(paid, DenyVictory(seat=other, rival=found)))


def alliance(s: Fields, me: Seat, other: Seat, w: Weights) -> Proposal | None:
    """An alliance that both promise to keep for a while. Allies of either must agree, so only two single players."""
    if not isinstance(s.ask, Talk) or len(s.alliance_of(me)) + len(s.alliance_of(other)) > 2:
        return None
    f = s.frame(Ceasefire)
    if not f.left[me] or other not in partners(s, f, me) or gain(s, me, (me, other), w) <= 0:
        return None
    until = min(ROUNDS, current_round(s) + 1)
    pledges = (KeepAlliance(seat=me, ally=other, until=until), KeepAlliance(seat=other, ally=me, until=until))
    return Proposal(to=other, terms=(Alliance(members=(me, other)),), promises=pledges)


SUGGEST: dict[str, Suggest] = {
    "peace": peace,
    "spaces": spaces,
    "rival": rival,
    "bids": bids,
    "support": support,
    "alliance": alliance,
}


# ---- counter-offers --------------------------------------------------------------------------------------------------
def counters(s: Fields, me: Seat, offer: Offer, missing: float, w: Weights) -> Iterator[Proposal]:
    """The same deal with something in return: peace, or influence in a ceasefire. `missing` is what it lacks."""
    for part in returns(s, me, offer.seat, missing):
        if any(type(part) is type(one) and part.seat == one.seat for one in (*offer.promises, *offer.terms)):
            continue
        gift = isinstance(part, Gift)
        yield Proposal(
            to=offer.seat,
            terms=(*offer.terms, part) if gift else offer.terms,
            promises=offer.promises if gift else (*offer.promises, part),
            private=offer.private,
            counters=offer.id,
        )


def returns(s: Fields, me: Seat, other: Seat, missing: float) -> Iterator[Any]:
    """What the other player could give, the cheapest first."""
    if not s.one_side(me, other):
        yield NoAttack(seat=other, target=me, until=current_round(s))
    asked = min(MOST_ASKED, s.influence[other])
    if isinstance(s.ask, Talk) and s.frame(Ceasefire).gifts[other] and 0 < missing <= asked:
        yield Gift(seat=other, receiver=me, amount=int(missing) + 1 if missing < asked else asked)


# ---- keeping promises ------------------------------------------------------------------------------------------------
def payment(s: Fields, seat: Seat, question: Form, owed: LedgerEntry) -> Words | None:
    """The gift that pays a debt, in part if there is not enough influence; None: gifts are not possible now."""
    if not isinstance(s.ask, Talk) or "give" not in (question.next(()) or ()):
        return None
    return ("give", owed.promise.receiver, min(owed.owed, s.influence[seat]))
