"""What has happened to hidden cards since somebody learned something of them; every seat remembers what it has seen.

As long as nothing is known of any hidden card, one is like another and nothing need be remembered. From then on all
that happens is set down. What follows from it is worked out in `possibilities`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import Seat
from plancia.games.rex.box import Cards

Place: TypeAlias = Seat | str  # of hidden cards: a hand, the auction, a pile
OFFER = "offer"  # the card on auction, which the Jol-Nar have seen; traitors on their way back
DECK, BENEATH = PILES = "deck", "beneath"
UNSEEN = ""  # a card that the viewer has not seen


class Drawn(Struct, frozen=True, gc=False, array_like=True, tag="drawn"):
    """Cards have come from a pile, and one player has seen them. §24.2"""

    place: Place
    pile: str
    cards: Cards
    by: Seat  # who has seen them

    def seen_by(self, seat: Seat | None) -> Drawn:
        return self if seat == self.by else replace(self, cards=(UNSEEN,) * len(self.cards))


class Sold(Struct, frozen=True, gc=False, array_like=True, tag="sold"):
    """The card on auction has come into a hand: its buyer sees it. §20.1"""

    place: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Sold:
        return self if seat == self.place else replace(self, card=UNSEEN)


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


def seen_by(history: History, seat: Seat | None) -> History:
    """The history without the cards that this seat has not seen."""
    return tuple([event.seen_by(seat) if isinstance(event, Drawn | Sold) else event for event in history])
