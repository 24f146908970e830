"""Drawing: chance answers for every deck, at the moment a card is first seen."""

from __future__ import annotations

from plancia.engine import CHANCE, HIDDEN, Amount, Answers, Ask, Choices, Frame, Next, Seat, Words, hears, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import Cards, bag, minus
from plancia.games.rex.state import Fields


class Drawing(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance draws cards that these seats will see."""

    to: tuple[Seat, ...]
    count: Amount = 1

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by in self.to else (HIDDEN,) * len(words)


# ---- strategy cards --------------------------------------------------------------------------------------------------
class DrawCards(Drawing, frozen=True, kw_only=True, gc=False):
    """Strategy cards, with odds by the number of copies. §3.5 §24.2"""

    RULE = "24.2"
    for_row: bool = False  # the next card of the row, not of the deck

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return bag(minus(drawable(s, self.for_row), *map(str, prefix))) if len(prefix) < self.count else None


def drawable(s: Fields, for_row: bool) -> Cards:
    """The possible next cards. If the rest of the deck is laid out in the row, the pile beneath is drawn from. §4.9"""
    if for_row:
        return s.deck or s.beneath
    return s.deck if len(s.deck) > s.row else s.beneath


class CardDraw(Frame, frozen=True, kw_only=True, gc=False):
    """A player takes cards that nobody else sees."""

    seat: Seat
    count: int = 1
    for_row: bool = False


def draw_cards(t: Draft, f: CardDraw) -> Next:
    """From the deck, or the card on auction. §3.5 §8.5 §21.4"""
    return DrawCards(seats=(CHANCE,), to=(f.seat,), count=f.count, for_row=f.for_row)


@hears(DrawCards)
def take_cards(t: Draft, f: CardDraw, answers: Answers[Words]) -> Next:
    """Everybody sees how many, only the player sees which. §24.1 §24.2"""
    cards = tuple(sorted(map(str, answers[CHANCE])))
    for card in cards:
        t.leave_deck(card, f.seat, f.seat, f.for_row)
    t.take_unseen(f.seat, cards)
    return None


# ---- traitors --------------------------------------------------------------------------------------------------------
class DrawTraitors(Drawing, frozen=True, kw_only=True, gc=False):
    """Traitor cards: one per leader. §3.3 §16.10"""

    RULE = "3.3"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return minus(s.traitor_deck, *map(str, prefix)) if len(prefix) < self.count else None


# ---- influence and bombardment ---------------------------------------------------------------------------------------
class DrawInfluence(Drawing, frozen=True, kw_only=True, gc=False):
    """The top card of the influence deck. §5.1 §20.2"""

    RULE = "5.1"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else bag(s.influence_deck)

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return super().seen(seat, words, by) if self.to else words


class DrawBombardment(Drawing, frozen=True, kw_only=True, gc=False):
    """The top card of the bombardment deck. §13.1 §19.2"""

    RULE = "13.1"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else s.box.bombardment

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return super().seen(seat, words, by) if self.to else words


class BombardmentLook(Frame, frozen=True, kw_only=True, gc=False):
    """Sol looks at the top bombardment card."""

    seat: Seat


def lift_bombardment_card(t: Draft, f: BombardmentLook) -> Next:
    """At any time; the card stays known until it is drawn or shuffled. §19.2"""
    t.note(facts.Looked(seat=f.seat, at="bombardment"))
    return DrawBombardment(seats=(CHANCE,), to=(f.seat,))


@hears(DrawBombardment)
def see_bombardment_card(t: Draft, f: BombardmentLook, answers: Answers[Words]) -> Next:
    """Nobody else sees it. §19.2"""
    t.bombardment_top = int(answers[CHANCE][0])
    t.note(facts.BombardmentSeen(of=CHANCE, to=(f.seat,), value=t.bombardment_top))
    return None


PROCEDURES = (
    procedure(CardDraw, draw_cards, take_cards),
    procedure(BombardmentLook, lift_bombardment_card, see_bombardment_card),
)
