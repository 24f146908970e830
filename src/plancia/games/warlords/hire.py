"""Hiring a mercenary at the end of the turn."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Choices,
    Consequences,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.warlords import foresight
from plancia.games.warlords.draws import MarketFill, MercenaryDraw
from plancia.games.warlords.facts import MarketCleared, MercenaryHired
from plancia.games.warlords.state import Draft, Fields


class FromMarket(Action, frozen=True, tag="market", gc=False):
    card: Name


class FromDeck(Action, frozen=True, tag="deck", gc=False):
    pass


class HireMercenary(Ask[Fields, FromMarket | FromDeck], frozen=True, kw_only=True, gc=False):
    """Take a card from the market, or the top card of the deck unseen. §15.1"""

    RULE = "15.1"
    RIDERS = True
    last: bool = False  # does the game end with this turn? Then the card will not be played

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return tuple([source for source, cards in (("market", s.market), ("deck", s.deck)) if cards])
            case ("market",):
                return s.market
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix, word:
            case (), ("market" | "deck"):
                return Refusal("no_card_there", "15.1")
            case (), _:
                return Refusal("no_such_answer", "15.1")
            case _:
                return Refusal("not_in_market", "15.1")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_hires(s, seat)


class Hiring(Frame, frozen=True, kw_only=True, gc=False):
    """The hire phase."""

    seat: Seat
    clears: bool = False  # was a card taken from the deck, with two players?


def ask_hire(t: Draft, f: Hiring) -> Next:
    """While there is a card, also in the turn with which the game ends. §15.1 §15.4 §17.2 §17.3"""
    last = bool(t.ending) or t.turns_left == 1
    return HireMercenary(seats=(f.seat,), last=last) if t.deck or t.market else FINISH


@hears(HireMercenary)
def take_mercenary(t: Draft, f: Hiring, answers: Answers[FromMarket | FromDeck]) -> Next:
    """Into the hand: openly from the market, hidden from the deck. §15.1"""
    match answers[f.seat]:
        case FromMarket(card):
            take_from_market(t, f.seat, card)
            return None
        case FromDeck():
            t.remember(f, clears=t.seats == 2)
            return MercenaryDraw(seat=f.seat)


def take_from_market(t: Draft, seat: Seat, card: str) -> None:
    """Everybody knows who has it now. §19.4"""
    t.market = tuple([other for other in t.market if other != card])
    t.take_in_hand(seat, card)
    t.see_taking(seat, card)
    t.note(MercenaryHired(seat=seat, card=card))


def clear_market(t: Draft, f: Hiring) -> Next:
    """With two players the market is removed from the game after a card was taken from the deck. §15.3"""
    if f.clears and t.market:
        t.note(MarketCleared(cards=t.market))
        t.removed, t.market = (*t.removed, *t.market), ()
    return None


def fill_market(t: Draft, f: Hiring) -> Next:
    """Empty places are filled from the deck. §15.2 §15.3"""
    return MarketFill()


def look_for_end(t: Draft, f: Hiring) -> Next:
    """Was that the last mercenary? §15.4"""
    t.watch_last_card(f.seat)
    return None


PROCEDURES = (procedure(Hiring, ask_hire, take_mercenary, clear_market, fill_market, look_for_end),)
