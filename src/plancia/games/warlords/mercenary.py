"""A mercenary joins the row: recruits, a guard, an ability."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Case,
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
from plancia.games.warlords.abilities import AbilityAction, Decline, usable
from plancia.games.warlords.edition.components import FOUR_OF_A_KIND
from plancia.games.warlords.facts import GuardPlaced, MercenaryPlayed, Recruited
from plancia.games.warlords.state import Draft, Fields, put
from plancia.games.warlords.troops import LETTERS, packed

LEFT, RIGHT = "left", "right"


class Play(Action, frozen=True, gc=False):
    card: Name
    side: Case = RIGHT  # the first card has no side


class PlayMercenary(Ask[Fields, Play], frozen=True, kw_only=True, gc=False):
    """Play a mercenary at the left or right end of your row. §7.1"""

    RULE = "7.1"
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if not prefix:
            return s.hands[seat]
        return (LEFT, RIGHT) if len(prefix) == 1 and s.rows[seat] else None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_such_side" if prefix else "not_in_your_hand", "7.1")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_plays(s, seat, s.hands[seat])


class Guard(Action, frozen=True, tag="guard", gc=False):
    pass


class MayPlaceGuard(Ask[Fields, Guard | Decline], frozen=True, kw_only=True, gc=False):
    """Put an infantry on the circle you have completed, or leave it empty for good. §7.4"""

    RULE = "7.4"
    ability: Name

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else ("decline", "guard")

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_such_answer", "7.4")


class Enlistment(Frame, frozen=True, kw_only=True, gc=False):
    """The mercenary phase."""

    seat: Seat
    side: str = RIGHT


def ask_mercenary(t: Draft, f: Enlistment) -> Next:
    """Exactly one, if there is one in hand. §7.1"""
    return PlayMercenary(seats=(f.seat,)) if t.hands[f.seat] else FINISH


@hears(PlayMercenary)
def join_row(t: Draft, f: Enlistment, answers: Answers[Play]) -> Next:
    """At one end; cards keep their places and are never turned. §7.1"""
    card, side = answers[f.seat].card, answers[f.seat].side
    row = t.rows[f.seat]
    t.rows = put(t.rows, f.seat, (card, *row) if side == LEFT else (*row, card))
    t.part_with(f.seat, card)
    t.see_leaving(card)
    t.played = card
    t.note(MercenaryPlayed(of=f.seat, seat=f.seat, card=card, side=side if row else ""))
    t.remember(f, side=side)
    return None


def recruit(t: Draft, f: Enlistment) -> Next:
    """The units on the card, as far as the reserve has them. §7.2"""
    card = t.box.cards[t.played]
    units = t.enlist(f.seat, (card.infantry, card.tank, card.aircraft))
    t.note(Recruited(seat=f.seat, units="".join(a * n for a, n in zip(LETTERS, units, strict=True))))
    return None


def find_circle(t: Draft, f: Enlistment) -> Next:
    """A circle completed now can be guarded now, if there is infantry. §7.3 §7.4 §7.5"""
    circle = new_circle(t, f)
    if circle and t.bases[f.seat].pad[0]:
        return MayPlaceGuard(seats=(f.seat,), ability=t.box.cards[circle[0]].right)
    return None


def new_circle(t: Draft, f: Enlistment) -> tuple[str, str] | None:
    """The played card and its only neighbour, if their halves have the same colour. §7.3"""
    row, cards = t.rows[f.seat], t.box.cards
    if len(row) < 2:
        return None
    left, right = row[:2] if f.side == LEFT else row[-2:]
    return (left, right) if cards[left].right == cards[right].left else None


@hears(MayPlaceGuard)
def place_guard(t: Draft, f: Enlistment, answers: Answers[Guard | Decline]) -> Next:
    """The second guard of a colour makes its ability available. §7.4 §7.7 §7.8"""
    if isinstance(answers[f.seat], Decline):
        return None
    circle = new_circle(t, f)
    assert circle is not None
    ability = t.box.cards[circle[0]].right
    t.take_from_pad(f.seat, packed(1))
    t.guards = tuple(sorted((*t.guards, circle[0])))
    t.note(GuardPlaced(seat=f.seat, ability=ability, cards=circle))
    return AbilityAction(seat=f.seat, ability=ability) if usable(t, f.seat, ability) else None


def count_missions(t: Draft, f: Enlistment) -> Next:
    """Four with the same mission, wounded or not, end the game. §7.9 §17.3"""
    mission = t.box.mission
    if sum(mission[card] == mission[t.played] for card in t.rows[f.seat]) >= FOUR_OF_A_KIND:
        t.trigger(f.seat, "four_of_a_kind")
    return None


PROCEDURES = (procedure(Enlistment, ask_mercenary, join_row, recruit, find_circle, place_guard, count_missions),)
