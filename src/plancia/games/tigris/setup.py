"""Set-up, and the sequence of turns."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import (
    CHANCE,
    Action,
    Answers,
    Ask,
    Choices,
    Frame,
    Insert,
    Next,
    Seat,
    Words,
    goto,
    hears,
    procedure,
    start,
)
from plancia.games.tigris.board import TEMPLES
from plancia.games.tigris.components import ACTIONS, CATASTROPHES, HAND, MONUMENTS, NONE, TILES
from plancia.games.tigris.draw import BlindDraw, TopUp
from plancia.games.tigris.facts import FirstPlayerDrawn
from plancia.games.tigris.state import Draft, Fields, Options, State
from plancia.games.tigris.turn import Turn, take_action


def empty_table(options: Options, seats: int) -> State:
    """Ten temples with their treasures, 143 tiles in the bag; everybody has leaders and catastrophes. §3.1 §3.2 §3.3"""
    return State(
        stack=(),
        ask=None,
        answers=(),
        asked=0,
        options=options,
        seats=seats,
        active=0,
        tiles=(TEMPLES, 0, 0, 0),
        face_down=0,
        monuments=(0,) * len(MONUMENTS),
        leaders=(0,) * 4 * seats,
        catastrophes=0,
        treasures=TEMPLES,
        dead=0,
        bag=(TILES[0] - TEMPLES.bit_count(), *TILES[1:]),
        reserve=NONE,
        hands=NONE * seats,
        aside=NONE * seats,
        proofs=((),) * seats,
        catastrophes_left=(CATASTROPHES,) * seats,
        points=NONE * seats,
        taken=(0,) * seats,
        quiet=0,
        reason="",
    )


class Lot(Action, frozen=True, gc=False):
    seat: Seat


class DrawLot(Ask[Fields, Lot], frozen=True, kw_only=True, gc=False):
    """Chance draws the starting player. §3.5"""

    RULE = "3.5"

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        return None if prefix else range(s.seats)


class Match(Frame, frozen=True, kw_only=True, gc=False):
    """A whole game."""


def draw_lot(t: Draft, f: Match) -> Next:
    """The starting player is drawn by lot. §3.5"""
    return DrawLot(seats=(CHANCE,))


@hears(DrawLot)
def first_player(t: Draft, f: Match, answers: Answers[Lot]) -> Next:
    """Turns pass clockwise from there. §3.5"""
    t.active = answers[CHANCE].seat
    t.note(FirstPlayerDrawn(seat=t.active))
    return None


def deal_hands(t: Draft, f: Match) -> Next:
    """Everybody draws six tiles. §3.4"""
    for seat in t.clockwise(t.active):
        if not t.held(seat):
            return goto(deal_hands, after=BlindDraw(seat=seat, count=HAND))
    return None


def lay_out_reserve(t: Draft, f: Match) -> Next:
    """When all hands are drawn, six tiles are laid face up. §17.5"""
    return TopUp()


def first_turn(t: Draft, f: Match) -> Next:
    """The starting player begins. §3.5"""
    return Turn(seat=t.active)


def next_turn(t: Draft, f: Match) -> Next:
    """Then the next player clockwise. §14.4"""
    return goto(next_turn, after=Turn(seat=(t.active + 1) % t.seats))


def in_turn(s: State, seat: int, left: int = ACTIONS) -> State:
    """A position set up by hand: it is this seat's turn, with this many actions left."""
    match, turn = Match(at=next_turn.__name__), Turn(seat=seat, left=left, at=take_action.__name__)
    return start(replace(s, active=seat), match, turn)[0]


PROCEDURES = (procedure(Match, draw_lot, first_player, deal_hands, first_turn, next_turn),)
OPEN_TILE_VARIANT = Insert(by="open tiles", frame=Match, steps=(lay_out_reserve,), after=("deal_hands",))
