"""Set-up, and the sequence of turns."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import (
    CHANCE,
    HIDDEN,
    Action,
    Answers,
    Ask,
    Bag,
    Choices,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
    start,
)
from plancia.games.warlords.draws import DrawMercenaries, MarketFill, MercenaryDraw, SupportDraw, cards_in
from plancia.games.warlords.edition.box import NOBODY, NOWHERE, box
from plancia.games.warlords.edition.components import (
    GIVEN_UP,
    OPENING_HAND,
    PLANETS,
    PLANETS_SET_ASIDE,
    SUPPORT_CARDS,
)
from plancia.games.warlords.facts import CardsGivenUp, FirstPlayerDrawn, MarkersLaid
from plancia.games.warlords.galaxy import Revelation, less
from plancia.games.warlords.state import Base, Draft, Fields, Options, State
from plancia.games.warlords.turn import Turn


def empty_table(options: Options, seats: int) -> State:
    """Two infantry on a mission, tanks and aircraft on the Launch Pad, nothing else dealt yet. §3.1"""
    b = box(options.edition, seats, options.square_galaxy, options.free_for_all)
    planets = len(b.planets)
    infantry, tanks, aircraft = (have - out for have, out in zip(b.forces, b.pad, strict=True))
    base = Base(b.pad, (infantry - b.on_mission, tanks, aircraft), b.on_mission, 0, 0)
    return State(
        stack=(),
        ask=None,
        answers=(),
        asked=0,
        options=options,
        seats=seats,
        active=0,
        types=(-1,) * planets,
        face_up=0,
        scouted=(0,) * seats,
        pool=(PLANETS_SET_ASIDE,) * len(PLANETS),
        track=(0,) * len(PLANETS),
        owners=(NOBODY,) * planets,
        garrisons=(0,) * planets,
        ships=(NOWHERE,) * seats,
        tokens=((NOWHERE, NOWHERE),) * seats,
        proved=(False,) * seats,
        bases=(base,) * seats,
        power=(0,) * seats,
        reputation=(0,) * seats,
        markers=(),
        rows=((),) * seats,
        guards=(),
        wounded=(),
        abilities=((),) * seats,
        hands=((),) * seats,
        deck=tuple(b.cards),
        market=(),
        removed=(),
        unused=(),
        given_up=((),) * seats,
        blind=(0,) * seats,
        shown={},
        told=({},) * seats,
        taken="",
        support=((0,) * len(SUPPORT_CARDS),) * seats,
        support_deck=b.support,
        discards=(0,) * len(SUPPORT_CARDS),
        played="",
        answered=0,
        acted=False,
        ending="",
        turns_left=0,
        reason="",
    )


# ---- chance ----------------------------------------------------------------------------------------------------------
class Lot(Action, frozen=True, gc=False):
    seat: Seat


class DrawLot(Ask[Fields, Lot], frozen=True, kw_only=True, gc=False):
    """Chance draws the starting player. §3.8"""

    RULE = "3.8"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else range(s.seats)


class MixPlanets(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance adds planets to those that are certainly in the game; nobody sees which. §3.2"""

    RULE = "3.2"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        b = s.box
        spare = tuple([n - PLANETS_SET_ASIDE for n in b.tiles])
        return Bag(PLANETS, less(spare, prefix)) if len(prefix) < b.extra_planets else None

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return (HIDDEN,) * len(words)


class LayMarkers(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance lays the action markers. §3.4"""

    RULE = "3.4"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        b = s.box
        if len(prefix) == b.slots:
            return None
        kinds = b.markers.kinds
        return Bag(kinds, tuple([n - prefix.count(kind) for kind, n in zip(kinds, b.markers.lots, strict=True)]))


# ---- the opening hand ------------------------------------------------------------------------------------------------
class GivenUp(Action, frozen=True, gc=False):
    card: Name
    other: Name


class GiveUpCards(Ask[Fields, GivenUp], frozen=True, kw_only=True, gc=False):
    """Give up two of your five mercenaries; all players choose at the same time. §3.7"""

    RULE = "3.7"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if len(prefix) == GIVEN_UP:
            return None
        return tuple([card for card in s.hands[seat] if card not in prefix])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_in_your_hand", "3.7")

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by == seat else (HIDDEN,) * len(words)


# ---- the match -------------------------------------------------------------------------------------------------------
class Match(Frame, frozen=True, kw_only=True, gc=False):
    """A whole game."""


def draw_lot(t: Draft, f: Match) -> Next:
    """The starting player is drawn by lot. §3.8"""
    return DrawLot(seats=(CHANCE,))


@hears(DrawLot)
def first_player(t: Draft, f: Match, answers: Answers[Lot]) -> Next:
    """Turns pass clockwise from there. §3.8"""
    t.active = answers[CHANCE].seat
    t.note(FirstPlayerDrawn(seat=t.active))
    return MixPlanets(seats=(CHANCE,))


@hears(MixPlanets)
def lay_planets(t: Draft, f: Match, answers: Answers[Words]) -> Next:
    """They are face down; nobody knows which is which. §3.2"""
    kinds = answers[CHANCE]
    t.pool = tuple([n + kinds.count(kind) for kind, n in zip(PLANETS, t.pool, strict=True)])
    return None


def reveal_middle_row(t: Draft, f: Match) -> Next:
    """All planets of the middle row, sector by sector. §3.3"""
    for sector, revealed in enumerate(t.box.revealed):
        if revealed and t.sector_is_dark(sector):
            return goto(reveal_middle_row, after=Revelation(sector=sector))
    return None


def lay_markers(t: Draft, f: Match) -> Next:
    """Action markers, face up. §3.4"""
    return LayMarkers(seats=(CHANCE,))


@hears(LayMarkers)
def read_markers(t: Draft, f: Match, answers: Answers[Words]) -> Next:
    """One in each place of the reputation track. §3.4"""
    t.markers = tuple(map(str, answers[CHANCE]))
    t.note(MarkersLaid(actions=t.markers))
    return None


def deal_support(t: Draft, f: Match) -> Next:
    """One support card each. §3.5"""
    for seat in t.clockwise(t.active):
        if not any(t.support[seat]):
            return goto(deal_support, after=SupportDraw(seat=seat))
    return None


def remove_mercenaries(t: Draft, f: Match) -> Next:
    """With three or four players some are removed from the deck unseen. §3.6"""
    return DrawMercenaries(seats=(CHANCE,), count=t.box.removed) if t.box.removed else None


@hears(DrawMercenaries)
def set_aside(t: Draft, f: Match, answers: Answers[Words]) -> Next:
    """Nobody will ever see them. §3.6"""
    t.unused = tuple(sorted(cards_in(answers)))
    t.leave_deck(*t.unused)
    return None


def deal_hands(t: Draft, f: Match) -> Next:
    """Five mercenaries each. §3.6"""
    for seat in t.clockwise(t.active):
        if not t.hands[seat]:
            return goto(deal_hands, after=MercenaryDraw(seat=seat, count=OPENING_HAND))
    return None


def give_up_cards(t: Draft, f: Match) -> Next:
    """Two of them; all players choose at once. §3.7"""
    return GiveUpCards(seats=tuple(range(t.seats)))


@hears(GiveUpCards)
def shuffle_back(t: Draft, f: Match, answers: Answers[GivenUp]) -> Next:
    """They are in the deck again, so nobody else was dealt them. §3.7"""
    t.given_up = tuple(tuple(sorted((given.card, given.other))) for given in answers.values())
    for seat, given in enumerate(t.given_up):
        t.part_with(seat, *given)
    t.deck = tuple(sorted((*t.deck, *(card for given in t.given_up for card in given))))
    t.blind = (0,) * t.seats
    t.note(CardsGivenUp())
    return None


def open_market(t: Draft, f: Match) -> Next:
    """Four cards are face up. §3.7"""
    return MarketFill()


def first_turn(t: Draft, f: Match) -> Next:
    """The starting player begins. §3.8"""
    return Turn(seat=t.active)


def next_turn(t: Draft, f: Match) -> Next:
    """Then the next player clockwise. §4.2"""
    return goto(next_turn, after=Turn(seat=(t.active + 1) % t.seats))


def in_phase(s: State, seat: Seat, phase: str) -> State:
    """A position set up by hand: this phase of the seat's turn begins."""
    begun, _ = start(replace(s, active=seat), Match(at=next_turn.__name__), Turn(seat=seat, at=phase))
    return begun


PROCEDURES = (
    procedure(
        Match,
        draw_lot,
        first_player,
        lay_planets,
        reveal_middle_row,
        lay_markers,
        read_markers,
        deal_support,
        remove_mercenaries,
        set_aside,
        deal_hands,
        give_up_cards,
        shuffle_back,
        open_market,
        first_turn,
        next_turn,
    ),
)
