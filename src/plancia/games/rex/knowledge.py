"""What can be worked out about hidden cards from what was seen before.

Two things are remembered: cards that were seen going into a deck, and titles that a player has denied. §16.18 §24.2
Copies of a title cannot be told apart: where a discard may have been this copy or that, the glimpse keeps the doubt.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb, gcd

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import Below, Seat
from plancia.games.rex.box import Cards, Counts, minus

Place = Seat | str  # of a hidden card: a hand, the auction, a pile
OFFER = "offer"  # the card on auction, which the Jol-Nar have seen
DECK, BENEATH, GONE = "deck", "beneath", ""  # where the rest of the cards lies; GONE: all of them were drawn


class Doubt(Struct, frozen=True, gc=False, array_like=True):
    """A card was seen where so many were hidden, so many of the glimpse among them: it may be one of these or not."""

    place: Place
    card: str
    hidden: int
    taken: int


class Glimpse(Struct, frozen=True, gc=False):
    """Cards that were seen going into a deck: they are there, unless somebody has drawn them since."""

    cards: Cards
    by: Seat | None  # who has seen it; None: everybody
    drawn: tuple[Place, ...] = ()  # who has drawn unseen from a deck with other cards in it: perhaps one of these
    taken: tuple[Place, ...] = ()  # who has drawn unseen when there were no others: certainly one of these
    pile: str = DECK
    pure: bool = False  # is there nothing but these in the pile?
    doubts: tuple[Doubt, ...] = ()


Glimpses = tuple[Glimpse, ...]


def after_draw(glimpses: Glimpses, pile: str, place: Place) -> Glimpses:
    """A card was drawn, which only that player has seen; who sees the card on auction has no need to guess."""
    blind = [g.pile == pile and (place != OFFER or g.by is None) for g in glimpses]
    return tuple([_drawn(g, place) if guesses else g for g, guesses in zip(glimpses, blind, strict=True)])


def _drawn(g: Glimpse, place: Place) -> Glimpse:
    return replace(g, taken=(*g.taken, place)) if g.pure else replace(g, drawn=(*g.drawn, place))


def after_sale(glimpses: Glimpses, buyer: Seat) -> Glimpses:
    """The card on auction has come into a hand."""
    return tuple([replace(g, drawn=_renamed(g.drawn, buyer), taken=_renamed(g.taken, buyer)) for g in glimpses])


def _renamed(places: tuple[Place, ...], buyer: Seat) -> tuple[Place, ...]:
    return tuple([buyer if place == OFFER else place for place in places])


def after_discovery(glimpses: Glimpses, place: Place, card: str, hidden: int, copies: int) -> Glimpses:
    """A card has been seen where so many were hidden, it among them; so many copies of it were hidden anywhere."""
    found = [_found(g, place, card, hidden, copies) for g in glimpses]
    return tuple([g for g in found if g.cards])


def _found(g: Glimpse, place: Place, card: str, hidden: int, copies: int) -> Glimpse:
    if card not in g.cards or place not in (*g.taken, *g.drawn):
        return g
    if place not in g.taken:
        return replace(g, cards=minus(g.cards, card))
    here, alike = (
        sum(getattr(doubt, name) == x for doubt in g.doubts) for name, x in (("place", place), ("card", card))
    )
    certain = copies <= g.cards.count(card) - alike or hidden <= g.taken.count(place) - here
    if certain:
        return _come_out(g, place, card)
    return replace(g, doubts=(*g.doubts, Doubt(place, card, hidden, g.taken.count(place))))


def _come_out(g: Glimpse, place: Place, card: str) -> Glimpse:
    return replace(g, cards=minus(g.cards, card), taken=_without(g.taken, place))


def settled(g: Glimpse, unseen: Cards, seen: Cards, box: Cards, below: Below) -> Glimpse:
    """Each doubt decided by its odds, for a player who has seen some cards and not others."""
    others = max(1, len(unseen) - len(g.cards) + 1)
    out = list[Place]()
    for doubt in g.doubts:
        alike = sum(other.card == doubt.card for other in g.doubts)
        outside = max(0, box.count(doubt.card) - g.cards.count(doubt.card) - seen.count(doubt.card) + alike)
        taken = min(doubt.taken - out.count(doubt.place), g.taken.count(doubt.place))
        ours = taken * g.cards.count(doubt.card) * others
        theirs = max(0, doubt.hidden - taken) * outside * len(g.cards)  # less than none: an earlier one was ours
        if ours and below(ours + theirs) < ours:
            g = _come_out(g, doubt.place, doubt.card)
            out.append(doubt.place)
    return g


def _without(places: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def after_renewal(glimpses: Glimpses, discards: Cards) -> Glimpses:
    """All discards have been shuffled, as everybody knows: no hand of before holds one of these. §4.9"""
    return (*glimpses, Glimpse(discards, None, pile=BENEATH, pure=True)) if discards else glimpses


def after_last_card(glimpses: Glimpses) -> Glimpses:
    """The deck is used up: what lay beneath is the deck."""
    piles = {DECK: GONE, BENEATH: DECK, GONE: GONE}
    return tuple([replace(g, pile=piles[g.pile]) for g in glimpses])


def after_return(glimpses: Glimpses, card: str, looker: Seat | None, beneath: bool) -> Glimpses:
    """The unsold card and what lies beneath are shuffled into the deck. The Jol-Nar have seen the card. §8.6"""
    mixed = [_mixed(g, card, beneath) for g in glimpses] if card or beneath else glimpses
    return (*mixed, Glimpse((card,), looker)) if card else tuple(mixed)


def _mixed(g: Glimpse, card: str, beneath: bool) -> Glimpse:
    own = OFFER in (*g.drawn, *g.taken)
    pure = g.pure and not beneath and (own if card else True) and g.pile == DECK
    back = {"drawn": tuple([x for x in g.drawn if x != OFFER]), "taken": tuple([x for x in g.taken if x != OFFER])}
    return replace(g, **back, pure=pure, pile=DECK if own or g.pile == BENEATH else g.pile)


# ---- denials ---------------------------------------------------------------------------------------------------------
class Denial(Struct, frozen=True, gc=False, array_like=True):
    """A title that was not among the hidden cards of a hand; some of these may be there still. §16.18"""

    card: str
    old: Counts  # at k: in how many ways k of them may be left


Denials = tuple[Denial, ...]


def denied(denials: Denials, card: str, hidden: int) -> Denials:
    """None of the hidden cards is this one; what was denied of it before does not matter any more."""
    others = tuple([denial for denial in denials if denial.card != card])
    return (*others, Denial(card, (*[0] * hidden, 1))) if hidden else others


def after_loss(denials: Denials, card: str, hidden: int) -> Denials:
    """One of the hidden cards has been seen: any of them, as far as others can tell, but none that was denied."""
    left = [_thinned(denial, card, hidden) for denial in denials]
    return tuple([denial for denial in left if len(denial.old) > 1])


def _thinned(denial: Denial, card: str, hidden: int) -> Denial:
    ways = [count * (hidden - k) for k, count in enumerate(denial.old)]  # it has come since
    if card != denial.card:
        for k, count in enumerate(denial.old[1:]):
            ways[k] += count * (k + 1)  # it was there before
    while len(ways) > 1 and not ways[-1]:
        ways.pop()
    shared = gcd(*ways) or 1
    return Denial(denial.card, tuple([count // shared for count in ways]))


def odds(denials: Denials, hand: Iterable[str], hidden: int) -> tuple[int, int]:
    """How likely the denials are if these are among so many hidden cards: so many ways of so many."""
    held, ways, of = list(hand), 1, 1
    for denial in denials:
        copies = held.count(denial.card)
        ways *= sum(count * comb(hidden - k, copies) for k, count in enumerate(denial.old) if k <= hidden)
        of *= sum(denial.old) * comb(hidden, copies)
    return ways, of
