"""What has happened to hidden cards since somebody learned something about them, and who has seen which cards.

While nothing is known about hidden cards, they are all alike and nothing has to be stored. From then on everything is
recorded. `possibilities` computes what follows from it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from plancia.engine import Seat
from plancia.games.rex.edition.box import Cards

Place: TypeAlias = Seat | str  # where hidden cards are: a hand, the auction, a pile
OFFER = "offer"  # the card on auction that the Jol-Nar have seen; traitors on their way back
DECK, BENEATH = PILES = "deck", "beneath"


class Drawn(Struct, frozen=True, gc=False, array_like=True, tag="drawn"):
    """Cards were drawn from a pile. §24.2"""

    place: Place
    pile: str
    count: int = 1


class Sold(Struct, frozen=True, gc=False, array_like=True, tag="sold"):
    """The card on auction, which the Jol-Nar have seen, was taken into a hand. §20.1"""

    place: Seat


class Shown(Struct, frozen=True, gc=False, array_like=True, tag="shown"):
    """A player showed one of the cards in hand: for the others, it could be any of them. §11.9 §20.4"""

    place: Seat
    card: str


class Left(Struct, frozen=True, gc=False, array_like=True, tag="left"):
    """A card left a hand face up: for the others, it could be any of them, unless it was already shown. §24.3"""

    place: Seat
    card: str
    lay_open: bool = False


class Answered(Struct, frozen=True, gc=False, array_like=True, tag="answered"):
    """A player was asked about a title, and answered truthfully. §16.18"""

    place: Seat
    card: str
    holds: bool


class Renewed(Struct, frozen=True, gc=False, array_like=True, tag="renewed"):
    """The discards, which are public, are now beneath the deck. §4.9"""

    cards: Cards


class UsedUp(Struct, frozen=True, gc=False, array_like=True, tag="used up"):
    """The deck is empty: the pile beneath is now the deck. §4.9"""


class Shuffled(Struct, frozen=True, gc=False, array_like=True, tag="shuffled"):
    """The deck, the pile beneath, the cards on offer and some public cards are now one deck. §8.6 §11.11"""

    deck: int  # how many cards were in it
    beneath: int
    cards: Cards = ()  # the public ones


Event: TypeAlias = Drawn | Sold | Shown | Left | Answered | Renewed | UsedUp | Shuffled
History: TypeAlias = tuple[Event, ...]


class Sight(Struct, frozen=True, gc=False, array_like=True):
    """Only this player has seen which cards these were. §24.2"""

    by: Seat
    event: int  # its index in the history
    cards: Cards


Sights: TypeAlias = tuple[Sight, ...]


def seen_by(sights: Sights, seat: Seat | None) -> Sights:
    return tuple([sight for sight in sights if sight.by == seat])
