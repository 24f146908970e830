"""Playing support cards, and answering them with Blockades."""

from __future__ import annotations

from plancia.engine import (
    HIDDEN,
    Answers,
    Choices,
    Frame,
    MayPlay,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.warlords.deed import SUPPORT, Deed, costs
from plancia.games.warlords.edition.components import SUPPORT_CARDS
from plancia.games.warlords.facts import BlockadeSettled, SupportCancelled, SupportPlayed
from plancia.games.warlords.state import Draft, Fields

BLOCKADE = "blockade"
CARD_PLAYED = "card_played"  # the only timing of this game's windows §11.3


def in_hand(s: Fields, seat: Seat) -> list[str]:
    return [card for card, n in zip(SUPPORT_CARDS, s.support[seat], strict=True) if n]


def playable(s: Fields, seat: Seat) -> list[str]:
    """Support cards that can be carried out and paid for now; a Blockade is only an answer. §8.2 §11.3 §11.7"""
    if s.answered >> seat & 1:
        return []
    return [card for card in in_hand(s, seat) if card != BLOCKADE and costs(s, seat, card, SUPPORT)]


def why_not_card(s: Fields, seat: Seat, word: Word) -> Refusal:
    if word not in in_hand(s, seat):
        return Refusal("no_such_support_card", "11.3")
    return Refusal("blockade_only_answers", "11.7") if word == BLOCKADE else Refusal("card_without_effect", "11.3")


class MayBlockade(MayPlay, frozen=True, kw_only=True, gc=False):
    """Answer the support card that is being played with a Blockade, or pass. §11.3 §11.4"""

    RULE = "11.4"
    card: Name  # that may be answered
    owner: Seat  # who plays it

    def playable(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        return (BLOCKADE,) if s.support[seat][SUPPORT_CARDS.index(BLOCKADE)] else ()

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_blockade", "11.4") if word == BLOCKADE else Refusal("only_blockade_answers", "11.4")

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        """Nobody sees who declined, nor a Blockade that was not first. §11.4"""
        return words if by == seat else (HIDDEN,)


class CardPlay(Frame, frozen=True, kw_only=True, gc=False):
    """A support card is being played. Each Blockade cancels the card played before it."""

    seat: Seat
    card: str
    blockades: tuple[Seat, ...] = ()  # seats that have answered, in order


def show_card(t: Draft, f: CardPlay) -> Next:
    """It is the only card of the turn, whatever happens to it. §8.2 §11.3 §11.5"""
    t.hold_support(f.seat, f.card, -1)
    t.answered |= 1 << f.seat
    t.note(SupportPlayed(of=f.seat, seat=f.seat, card=f.card))
    return None


def invite_blockade(t: Draft, f: CardPlay) -> Next:
    """All players with a support card who have played none in this turn are asked at once, teammates too. §11.4 §11.6
    §16.1

    The kinds of their cards do not matter: being asked must not reveal anything.
    """
    asked = tuple([seat for seat in t.clockwise(f.seat)[1:] if any(t.support[seat]) and not t.answered >> seat & 1])
    last = (BLOCKADE, f.blockades[-1]) if f.blockades else (f.card, f.seat)
    return MayBlockade(seats=asked, timing=CARD_PLAYED, card=last[0], owner=last[1])


@hears(MayBlockade)
def first_blockade_counts(t: Draft, f: CardPlay, answers: Answers[Words]) -> Next:
    """If there are several, the first to the left of the active player. It can be answered itself. §11.4 §11.6"""
    taker = MayBlockade.honoured(answers)
    card = BLOCKADE if f.blockades else f.card
    t.note(BlockadeSettled(of=next(iter(answers)), owner=taker, card=card))
    if taker is None:
        return None
    t.hold_support(taker, BLOCKADE, -1)
    t.discard(BLOCKADE)
    t.answered |= 1 << taker
    t.remember(f, blockades=(*f.blockades, taker))
    return goto(invite_blockade)


def take_effect(t: Draft, f: CardPlay) -> Next:
    """Cancelled, without paying, by an odd number of Blockades; otherwise its action follows. §11.2 §11.5 §11.6"""
    if len(f.blockades) % 2:
        t.note(SupportCancelled(seat=f.seat, card=f.card))
        return None
    return Deed(seat=f.seat, action=f.card, source=SUPPORT, cost=costs(t, f.seat, f.card, SUPPORT)[0])


def discard_card(t: Draft, f: CardPlay) -> Next:
    """After use. §11.2"""
    t.discard(f.card)
    return None


PROCEDURES = (procedure(CardPlay, show_card, invite_blockade, first_blockade_counts, take_effect, discard_card),)
