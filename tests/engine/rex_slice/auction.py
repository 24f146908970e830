"""The Bidding phase: hidden cards, sold one after the other to the highest bid."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Ask,
    Choices,
    Frame,
    Next,
    Refusal,
    Said,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import JOLNAR, plus
from tests.engine.rex_slice.draw import CardDraw
from tests.engine.rex_slice.table import Fields, Table, put


class Pass(Action, frozen=True, tag="pass", gc=False):
    pass


class Bid(Action, frozen=True, tag="bid", gc=False):
    amount: int


class MakeBid(Ask[Fields, Pass | Bid], frozen=True, kw_only=True, gc=False):
    """Top the highest bid, or pass for this card (M25)."""

    RULE = "M25"
    RIDERS = True

    high: int

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        match said:
            case ():
                return ("pass", "bid") if s.influence[seat] > self.high else ("pass",)
            case ("bid",):
                return range(self.high + 1, s.influence[seat] + 1)
            case _:
                return None

    def why(self, s: Fields, seat: Seat, said: Words, word: Word, /) -> Refusal:
        if said == ("bid",) and isinstance(word, int):
            return Refusal("bid_too_low" if word <= self.high else "not_enough_influence", "M25")
        return super().why(s, seat, said, word)


class Bidding(Frame, frozen=True, kw_only=True, gc=False):
    """The phase. No card is seen by anybody before it is bought, unless a race looks."""

    row: int = 0  # cards still to be offered
    opener: Seat = -1
    bidders: tuple[Seat, ...] = ()  # who has not passed on this card; the next to speak comes first
    high: int = 0
    buyer: Seat | None = None  # who made the highest bid


def count_row(t: Table, f: Bidding) -> Next:
    """A card for every player with room for one, rich or poor (M23, R42)."""
    t.remember(f, row=sum(map(t.has_room, t.seats)))
    return None


def offer_card(t: Table, f: Bidding) -> Next:
    """Opened by the player left of the last opener; who has no influence or no room is passed over (R24, M26)."""
    round_ = (*t.seats[f.opener + 1 :], *t.seats[: f.opener + 1])
    bidders = tuple(seat for seat in round_ if t.influence[seat] and t.has_room(seat))
    if not f.row or not bidders:
        return FINISH
    t.remember(f, row=f.row - 1, opener=bidders[0], bidders=bidders, high=0, buyer=None)
    t.note(facts.CardOffered(opener=bidders[0]))
    return None


def call_for_bid(t: Table, f: Bidding) -> Next:
    """Round and round, until nobody is left to top the highest bid."""
    sold = f.bidders == (f.buyer,)
    return MakeBid(seats=() if sold else f.bidders[:1], high=f.high)


@hears(MakeBid)
def hear_bid(t: Table, f: Bidding, said: Said[Pass | Bid]) -> Next:
    seat, *others = f.bidders
    match said[seat]:
        case Bid(amount):
            t.remember(f, high=amount, buyer=seat, bidders=(*others, seat))
        case Pass():
            t.remember(f, bidders=tuple(others))
    return goto(call_for_bid)


def close_sale(t: Table, f: Bidding) -> Next:
    """A card that nobody wants goes back into the deck, and with it all later ones: the phase is over (M25, R23)."""
    if f.buyer is None:
        t.deck, t.on_offer = plus(t.deck, t.on_offer) if t.on_offer else t.deck, ""
        t.note(facts.CardRefused())
        return FINISH
    t.note(facts.CardSold(seat=f.buyer, price=f.high))
    return None


def pay_price(t: Table, f: Bidding) -> Next:
    """To the pool."""
    assert f.buyer is not None
    t.pay(f.buyer, f.high)
    return None


def hand_over(t: Table, f: Bidding) -> Next:
    """The buyer takes the card, which is drawn now if nobody has seen it."""
    assert f.buyer is not None
    if not t.on_offer:
        return CardDraw(seat=f.buyer)
    if t.seat_of(JOLNAR) != f.buyer:
        t.looked_at = put(t.looked_at, f.buyer, plus(t.looked_at[f.buyer], t.on_offer))
    t.take_cards(f.buyer, (t.on_offer,))
    t.on_offer = ""
    return None


def next_card(t: Table, f: Bidding) -> Next:
    return goto(offer_card)


PROCEDURES = (
    procedure(Bidding, count_row, offer_card, call_for_bid, hear_bid, close_sale, pay_price, hand_over, next_card),
)
