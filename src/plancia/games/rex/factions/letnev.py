"""Letnev: many cards, many traitors. Traitors and first cards are numbers on their sheet."""

from __future__ import annotations

from plancia.engine import (
    Amount,
    Answers,
    Ask,
    Choices,
    Frame,
    Insert,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.rex.bidding import Bidding
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import CardDraw
from plancia.games.rex.edition.box import LETNEV, minus
from plancia.games.rex.factions import seat_of
from plancia.games.rex.informant import HAND_WITHOUT_ADVANTAGE, Denunciation
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Power, Timing


# ---- another card for each one bought --------------------------------------------------------------------------------
def letnev_draw_another(t: Draft, f: Bidding) -> Next:
    """From the deck, not from the row, while below the limit; nobody else sees it. §21.4"""
    letnev, stopped = seat_of(t, LETNEV), t.is_stopped(Power.LETNEV_CARD)
    t.release(Power.LETNEV_CARD)
    return CardDraw(seat=letnev) if f.buyer == letnev and t.has_room(letnev) and not stopped else None


def letnev_hold_too_many(t: Draft, f: Bidding) -> Next:
    """If the hand limit was cancelled for this purchase. §17.8"""
    stopped = t.is_stopped(Power.LETNEV_HAND)
    t.release(Power.LETNEV_HAND)
    return HandCut(seat=seat_of(t, LETNEV)) if stopped else None


# ---- the hand limit is cancelled -------------------------------------------------------------------------------------
class HandCut(Frame, frozen=True, kw_only=True, gc=False):
    """The Letnev discard down to the hand limit of the others."""

    seat: Seat


class DiscardCards(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Discard this many cards; you keep the others. §17.8"""

    RULE = "17.8"

    count: Amount

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if len(prefix) == self.count:
            return None
        return tuple(dict.fromkeys(minus(s.hands[seat], *map(str, prefix))))

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("card_not_held", "17.8")


def choose_discards(t: Draft, f: HandCut) -> Next:
    """All cards beyond four. §17.8"""
    count = len(t.hands[f.seat]) - HAND_WITHOUT_ADVANTAGE
    return DiscardCards(seats=(f.seat,) if count > 0 else (), count=count)


@hears(DiscardCards)
def discard_cards(t: Draft, f: HandCut, answers: Answers[Words]) -> Next:
    """Everybody sees them; afterwards the limit is eight again. §17.8 §24.3"""
    for card in answers[f.seat]:
        t.discard(f.seat, str(card))
    return None


def letnev_cut_hand(t: Draft, f: Denunciation) -> Next:
    """At the start of a phase it takes effect at once. §17.8"""
    if f.power != Power.LETNEV_HAND or f.timing == Timing.SALE:
        return None
    t.release(Power.LETNEV_HAND)
    return HandCut(seat=seat_of(t, LETNEV))


PROCEDURES = (procedure(HandCut, choose_discards, discard_cards),)
INSERTS = (
    Insert(by=LETNEV, frame=Bidding, steps=(letnev_draw_another, letnev_hold_too_many), after=("hand_over",)),
    Insert(by=LETNEV, frame=Denunciation, steps=(letnev_cut_hand,), after=("stop_advantage",)),
)
