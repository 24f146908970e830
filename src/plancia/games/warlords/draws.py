"""Chance deals cards: support cards with reshuffled discards, mercenaries into hands and into the market."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    FINISH,
    HIDDEN,
    Amount,
    Answers,
    Ask,
    Bag,
    Choices,
    Frame,
    Next,
    Seat,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.warlords.edition.components import MARKET, SUPPORT_CARDS
from plancia.games.warlords.facts import (
    MarketFilled,
    MercenariesDrawn,
    MercenariesSeen,
    SupportDrawn,
    SupportSeen,
    SupportShuffled,
)
from plancia.games.warlords.state import Draft, Fields, put


# ---- support cards ---------------------------------------------------------------------------------------------------
class DrawSupport(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance draws a support card that only its player sees. §9.19 §19.2"""

    RULE = "9.19"
    who: Seat

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else Bag(SUPPORT_CARDS, s.support_deck)

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by == self.who else (HIDDEN,)


class SupportDraw(Frame, frozen=True, kw_only=True, gc=False):
    """A number of support cards, while there are any."""

    seat: Seat
    count: int = 1


def draw_support(t: Draft, f: SupportDraw) -> Next:
    """From the deck; if it is empty the discards are shuffled, even between two cards. §11.8 §12.5 §3.5"""
    if not f.count or not t.drawable_support():
        return FINISH
    if not any(t.support_deck):
        t.note(SupportShuffled(count=sum(t.discards)))
        t.support_deck, t.discards = t.discards, (0,) * len(SUPPORT_CARDS)
    return DrawSupport(seats=(CHANCE,), who=f.seat)


@hears(DrawSupport)
def keep_support(t: Draft, f: SupportDraw, answers: Answers[Words]) -> Next:
    """Into the hand, which has no limit. §9.19"""
    card = str(answers[CHANCE][0])
    kind = SUPPORT_CARDS.index(card)
    t.support_deck = put(t.support_deck, kind, t.support_deck[kind] - 1)
    t.hold_support(f.seat, card, 1)
    t.note(SupportDrawn(seat=f.seat))
    t.note(SupportSeen(to=(f.seat,), of=CHANCE, seat=f.seat, card=card))
    t.remember(f, count=f.count - 1)
    return goto(draw_support)


# ---- mercenaries -----------------------------------------------------------------------------------------------------
class DrawMercenaries(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance draws mercenaries: for a hand, for the market, or to remove them unseen. §3.6 §15.1 §15.2"""

    RULE = "15.1"
    count: Amount
    who: Seat | None = None  # the only seat that sees them
    open: bool = False  # everybody sees them

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if len(prefix) == self.count:
            return None
        return tuple([card for card in s.deck if card not in prefix]) if prefix else s.deck

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if self.open or (by is not None and by == self.who) else (HIDDEN,) * len(words)


def cards_in(answers: Answers[Words]) -> tuple[str, ...]:
    return tuple(map(str, answers[CHANCE]))


class MercenaryDraw(Frame, frozen=True, kw_only=True, gc=False):
    """Cards from the deck into a hand, hidden from the others."""

    seat: Seat
    count: int = 1


def draw_mercenaries(t: Draft, f: MercenaryDraw) -> Next:
    """The top of the deck. §3.6 §13.7 §15.1"""
    return DrawMercenaries(seats=(CHANCE,), count=f.count, who=f.seat)


@hears(DrawMercenaries)
def keep_mercenaries(t: Draft, f: MercenaryDraw, answers: Answers[Words]) -> Next:
    """Only the player sees them; everybody sees how many. §19.1 §19.2"""
    cards = cards_in(answers)
    t.leave_deck(*cards)
    t.take_in_hand(f.seat, *cards)
    t.blind = put(t.blind, f.seat, t.blind[f.seat] + f.count)
    t.note(MercenariesDrawn(seat=f.seat, count=f.count))
    t.note(MercenariesSeen(to=(f.seat,), of=CHANCE, seat=f.seat, cards=cards))
    return None


class MarketFill(Frame, frozen=True, kw_only=True, gc=False):
    """The market is filled from the deck, while it has cards."""


def turn_up_mercenaries(t: Draft, f: MarketFill) -> Next:
    """Four are face up. §3.7 §15.2 §15.3"""
    missing = min(MARKET - len(t.market), len(t.deck))
    return DrawMercenaries(seats=(CHANCE,), count=missing, open=True) if missing else None


@hears(DrawMercenaries)
def lay_in_market(t: Draft, f: MarketFill, answers: Answers[Words]) -> Next:
    """Everybody sees them. §19.4"""
    cards = cards_in(answers)
    t.leave_deck(*cards)
    t.market = (*t.market, *cards)
    t.see(*cards)
    t.note(MarketFilled(cards=cards))
    return None


PROCEDURES = (
    procedure(SupportDraw, draw_support, keep_support),
    procedure(MercenaryDraw, draw_mercenaries, keep_mercenaries),
    procedure(MarketFill, turn_up_mercenaries, lay_in_market),
)
