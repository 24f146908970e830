"""What has happened to hidden cards since somebody learned something of them, and who has seen which they were.

As long as nothing is known of any hidden card, one is like another and nothing need be remembered. From then on all
that happens is set down. What follows from it is worked out in `possibilities`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from plancia.engine import Seat
from plancia.games.rex.edition.box import Cards

Place: TypeAlias = Seat | str  # of hidden cards: a hand, the auction, a pile
OFFER = "offer"  # the card on auction, which the Jol-Nar have seen; traitors on their way back
DECK, BENEATH = PILES = "deck", "beneath"


class Drawn(Struct, frozen=True, gc=False, array_like=True, tag="drawn"):
    """So many cards have come from a pile. §24.2"""

    place: Place
    pile: str
    count: int = 1


class Sold(Struct, frozen=True, gc=False, array_like=True, tag="sold"):
    """The card on auction, which the Jol-Nar have seen, has come into a hand. §20.1"""

    place: Seat


class Shown(Struct, frozen=True, gc=False, array_like=True, tag="shown"):
    """A player has let all see one of the cards in hand: any of them, as far as others can tell. §11.9 §20.4"""

    place: Seat
    card: str


class Left(Struct, frozen=True, gc=False, array_like=True, tag="left"):
    """A card has left a hand face up: any of them, as far as others can tell, unless it lay open already. §24.3"""

    place: Seat
    card: str
    lay_open: bool = False


class Answered(Struct, frozen=True, gc=False, array_like=True, tag="answered"):
    """A player was asked for a title, and told the truth. §16.18"""

    place: Seat
    card: str
    holds: bool


class Renewed(Struct, frozen=True, gc=False, array_like=True, tag="renewed"):
    """The discards, which all have seen, lie beneath the deck now. §4.9"""

    cards: Cards


class UsedUp(Struct, frozen=True, gc=False, array_like=True, tag="used up"):
    """The deck is empty: what lay beneath is the deck. §4.9"""


class Shuffled(Struct, frozen=True, gc=False, array_like=True, tag="shuffled"):
    """The deck, what lay beneath it, what was on offer and what all have seen are one deck now. §8.6 §11.11"""

    deck: int  # so many cards were in it
    beneath: int
    cards: Cards = ()  # that all have seen


Event: TypeAlias = Drawn | Sold | Shown | Left | Answered | Renewed | UsedUp | Shuffled
History: TypeAlias = tuple[Event, ...]


class Sight(Struct, frozen=True, gc=False, array_like=True):
    """One player alone has seen which cards these were. §24.2"""

    by: Seat
    event: int  # its place in the history
    cards: Cards


Sights: TypeAlias = tuple[Sight, ...]


def seen_by(sights: Sights, seat: Seat | None) -> Sights:
    return tuple([sight for sight in sights if sight.by == seat])
