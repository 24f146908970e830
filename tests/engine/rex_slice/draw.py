"""Drawing: chance answers for the strategy deck and for the traitor deck, when a card is first seen."""

from __future__ import annotations

from plancia.engine import CHANCE, HIDDEN, Ask, Choices, Frame, Next, Said, Seat, Words, hears, procedure
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import bag, minus, plus
from tests.engine.rex_slice.table import Fields, Table, put


class Drawing(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance draws so many, which these seats will see."""

    to: tuple[Seat, ...]
    count: int = 1

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by in self.to else (HIDDEN,) * len(words)


class DrawCards(Drawing, frozen=True, kw_only=True, gc=False):
    """Strategy cards, with the odds of their numbers."""

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        return bag(minus(s.deck, *map(str, said))) if len(said) < self.count else None


class DrawTraitors(Drawing, frozen=True, kw_only=True, gc=False):
    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        return minus(s.traitor_deck, *map(str, said)) if len(said) < self.count else None


class CardDraw(Frame, frozen=True, kw_only=True, gc=False):
    """A player takes cards from the deck, which nobody else sees."""

    seat: Seat
    count: int = 1


def draw_cards(t: Table, f: CardDraw) -> Next:
    return DrawCards(seats=(CHANCE,), to=(f.seat,), count=f.count)


@hears(DrawCards)
def take_cards(t: Table, f: CardDraw, said: Said[Words]) -> Next:
    cards = tuple(map(str, said[CHANCE]))
    t.leave_deck(*cards)
    t.take_cards(f.seat, cards)
    return None


class TraitorDraw(Frame, frozen=True, kw_only=True, gc=False):
    """A player takes traitors from their deck, which nobody else sees."""

    seat: Seat
    count: int = 1


def draw_traitors(t: Table, f: TraitorDraw) -> Next:
    return DrawTraitors(seats=(CHANCE,), to=(f.seat,), count=f.count)


@hears(DrawTraitors)
def take_traitors(t: Table, f: TraitorDraw, said: Said[Words]) -> Next:
    leaders = tuple(map(str, said[CHANCE]))
    t.traitor_deck = minus(t.traitor_deck, *leaders)
    t.traitors = put(t.traitors, f.seat, plus(t.traitors[f.seat], *leaders))
    t.note(facts.TraitorsDrawn(of=CHANCE, to=(f.seat,), seat=f.seat, leaders=leaders))
    return None


PROCEDURES = (
    procedure(CardDraw, draw_cards, take_cards),
    procedure(TraitorDraw, draw_traitors, take_traitors),
)
