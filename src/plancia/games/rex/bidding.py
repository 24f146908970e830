"""The Bidding phase: hidden cards are sold one by one to the highest bidder."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Frame,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import CardDraw
from plancia.games.rex.edition.box import LAZAX
from plancia.games.rex.state import Fields, clockwise
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment


class Pass(Action, frozen=True, tag="pass", gc=False):
    pass


class Bid(Action, frozen=True, tag="bid", gc=False):
    amount: Amount


class Bidding(Frame, frozen=True, kw_only=True, gc=False):
    """The second phase of a round. Nobody sees a card before it is bought, except with a race's power."""

    left: int = 0  # cards still to be offered
    opener: Seat = -1
    bidders: tuple[Seat, ...] = ()  # those who have not passed on this card, the next one to bid first
    high: int = 0
    buyer: Seat | None = None  # the highest bidder
    given: tuple[Seat, ...] = ()  # allies to whom the Lazax have given influence for this card
    bound: tuple[Seat, ...] = ()  # those of them who must bid on their first turn


def may_bid(s: Fields, seat: Seat) -> bool:
    """Below the hand limit and not barred; influence is needed too. §8.3 §16.12"""
    return seat not in s.barred and s.has_room(seat)


def on_sale(s: Fields) -> Bidding | None:
    """The auction of a card that may still be bid for."""
    sale = next((frame for frame in s.stack if isinstance(frame, Bidding)), None)
    return sale if sale is not None and sale.bidders not in ((), (sale.buyer,)) else None


def occasion(s: Fields) -> str:
    """An identifier of the card on sale, unique in the game; "": there is none."""
    sale = on_sale(s)
    return "" if sale is None else f"bid {s.round} {sale.left}"


class MakeBid(Ask[Fields, Pass | Bid], frozen=True, kw_only=True, gc=False):
    """Outbid the highest bid, or pass on this card. §8.4"""

    RULE = "8.4"
    RIDERS = True

    high: Amount
    bound: bool = False  # to bid if possible. §18.7

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                able = s.influence[seat] > self.high
                return ("bid",) if able and self.bound else ("pass", "bid") if able else ("pass",)
            case ("bid",):
                return range(self.high + 1, s.influence[seat] + 1)
            case _:
                return None

    def occasions(self, s: Fields, /) -> tuple[str, ...]:
        """This card only: a price for it says nothing about another."""
        return (occasion(s),)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        if not prefix and word == "pass":
            return Refusal("must_bid_after_gift", "18.7")
        if prefix == ("bid",) and isinstance(word, int) and word <= self.high:
            return Refusal("bid_too_low", "8.4")
        if (prefix == ("bid",) and isinstance(word, int)) or word == "bid":
            return Refusal("not_enough_influence", "8.4")
        return super().why(s, seat, prefix, word)


def begin_bidding_phase(t: Draft, f: Bidding) -> Next:
    """Before the cards are laid out, all may play cards. §26.2"""
    t.note(facts.PhaseBegan(phase="bidding", round=t.round))
    return moment(t, Timing.BIDDING)


def lay_out_cards(t: Draft, f: Bidding) -> Next:
    """One for every player below the hand limit, rich or poor; one fewer for each barred player. §8.1 §16.12"""
    left = sum(may_bid(t, seat) for seat in range(t.seats))
    t.lay_out(left)
    t.remember(f, left=left, opener=(t.first - 1) % t.seats)
    return None


def offer_card(t: Draft, f: Bidding) -> Next:
    """The next card of the row; if nobody can bid, the phase is over. §8.2 §8.3"""
    if not f.left or not anybody_could_bid(t):
        return goto(end_bidding_phase)
    t.remember(f, left=f.left - 1, bidders=(), high=0, buyer=None, given=(), bound=())
    return None


def anybody_could_bid(s: Fields) -> bool:
    """Also counts influence that the Lazax might give. §8.3 §18.6"""
    able = [seat for seat in range(s.seats) if may_bid(s, seat)]
    if any(s.influence[seat] for seat in able):
        return True
    lazax = s.seat_of(LAZAX)
    if lazax is None or not s.influence[lazax] or Power.LAZAX_GIFT in s.stopped:
        return False
    return any(s.one_side(lazax, seat) for seat in able)


def open_auction(t: Draft, f: Bidding) -> Next:
    """Opened by the player to the left of the last opener; players who cannot bid are skipped. §8.2 §8.3"""
    circle = clockwise((f.opener + 1) % t.seats, t.seats)
    bidders = tuple(seat for seat in circle if may_bid(t, seat) and t.influence[seat])
    if not bidders:
        return goto(end_bidding_phase)
    t.remember(f, opener=bidders[0], bidders=bidders)
    t.note(facts.CardOffered(opener=bidders[0]))
    return None


def call_for_bid(t: Draft, f: Bidding) -> Next:
    """In turn, until all others have passed. §8.4 §8.5"""
    asked = () if f.bidders == (f.buyer,) else f.bidders[:1]
    return MakeBid(seats=asked, high=f.high, bound=bool(f.bidders) and f.bidders[0] in f.bound)


@hears(MakeBid)
def hear_bid(t: Draft, f: Bidding, answers: Answers[Pass | Bid]) -> Next:
    """A pass is final for this card. §8.4"""
    seat, *others = f.bidders
    bound = tuple(x for x in f.bound if x != seat)
    match answers[seat]:
        case Bid(amount):
            t.note(facts.BidMade(seat=seat, amount=amount))
            t.remember(f, high=amount, buyer=seat, bidders=(*others, seat), bound=bound)
        case Pass():
            t.note(facts.BidMade(seat=seat, amount=0))
            t.remember(f, bidders=tuple(others), bound=bound)
    return goto(call_for_bid)


def close_sale(t: Draft, f: Bidding) -> Next:
    """If all pass, the phase is over. Otherwise all may play cards, once per card sold. §8.6 §26.2"""
    t.release(Power.JOL_NAR_LOOK, Power.LAZAX_GIFT)
    if f.buyer is None:
        return goto(end_bidding_phase)
    t.note(facts.CardSold(seat=f.buyer, price=f.high))
    return moment(t, Timing.SALE, subject=f.buyer, more=f.left > 0)


def pay_price(t: Draft, f: Bidding) -> Next:
    """To the pool. §8.5"""
    assert f.buyer is not None
    t.pay(f.buyer, f.high, "card")
    return None


def hand_over(t: Draft, f: Bidding) -> Next:
    """The buyer takes the card; if nobody has seen it, it is drawn now. §8.5"""
    assert f.buyer is not None
    if not t.on_offer:
        return CardDraw(seat=f.buyer, for_row=True)
    t.take_looked_at(f.buyer)
    return None


def next_card(t: Draft, f: Bidding) -> Next:
    """Until all are sold. §8.2"""
    return goto(offer_card)


def end_bidding_phase(t: Draft, f: Bidding) -> Next:
    """Unsold cards return to the deck. §8.3 §8.6"""
    t.return_row()
    t.release(Power.JOL_NAR_LOOK, Power.LAZAX_GIFT, Power.LAZAX_INCOME, Power.LETNEV_CARD)
    t.barred = ()
    return FINISH


PROCEDURES = (
    procedure(
        Bidding,
        begin_bidding_phase,
        lay_out_cards,
        offer_card,
        open_auction,
        call_for_bid,
        hear_bid,
        close_sale,
        pay_price,
        hand_over,
        next_card,
        end_bidding_phase,
    ),
)
