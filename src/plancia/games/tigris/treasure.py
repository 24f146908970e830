"""Treasures: at the end of every action the owner of a trader takes all except one."""

from __future__ import annotations

from plancia.engine import Action, Answers, Ask, Choices, Frame, Next, Refusal, Word, Words, goto, hears, procedure
from plancia.games.tigris.board import BIT, FRAMED, NAMES, bits, cell_named, names
from plancia.games.tigris.components import GREEN, Cell
from plancia.games.tigris.facts import TreasureTaken
from plancia.games.tigris.state import Draft, Fields, put


class Leave(Action, frozen=True, gc=False):
    """The treasure on this cell stays."""

    cell: Cell


class LeaveOneTreasure(Ask[Fields, Leave], frozen=True, kw_only=True, gc=False):
    """Choose the one treasure of your trader's kingdom that stays; you take the others. §11.2 §11.3"""

    RULE = "11.3"
    cells: tuple[Cell, ...]

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        return None if prefix else self.cells

    def why(self, s: Fields, seat: int, prefix: Words, word: Word, /) -> Refusal:
        if cell_named(word) & FRAMED & s.treasures & first_due(s, s.active):
            return Refusal("framed_treasures_go_first", "11.3")
        return Refusal("no_such_treasure", "11.2")


class Treasures(Frame, frozen=True, kw_only=True, gc=False):
    """An action is over: treasures may be due."""

    seat: int  # the active player


def find_due(t: Draft, f: Treasures) -> Next:
    """In a kingdom with a trader and two or more treasures all except one are taken, framed ones first. §11.1 §11.4"""
    kingdom = first_due(t, f.seat)
    if not kingdom:
        return goto(hoard_is_settled)
    (owner,) = t.rulers(GREEN, kingdom)
    may_stay = staying(t, kingdom)
    if may_stay & (may_stay - 1):
        return LeaveOneTreasure(seats=(owner,), cells=names(may_stay))
    take_all_but(t, owner, kingdom, may_stay)
    return goto(find_due)


@hears(LeaveOneTreasure)
def leave_one(t: Draft, f: Treasures, answers: Answers[Leave]) -> Next:
    """The owner of the trader, active or not, must take the rest. §11.2"""
    ((owner, left),) = answers.items()
    take_all_but(t, owner, first_due(t, f.seat), BIT[left.cell])
    return goto(find_due)


def hoard_is_settled(t: Draft, f: Treasures) -> Next:
    """No more treasures are due: the action is over. §5.3"""
    return None


def first_due(t: Fields, active: int) -> int:
    """The next kingdom to settle. Only a position set up by hand can have several. §11.5"""
    traders = sum(t.leaders[GREEN::4])
    if not traders:
        return 0
    due = [k for k in t.survey().kingdoms if k & traders and (k & t.treasures).bit_count() > 1]
    if len(due) < 2:
        return due[0] if due else 0
    order = t.clockwise(active)
    return min(due, key=lambda kingdom: (order.index(t.rulers(GREEN, kingdom)[0]), kingdom & -kingdom))


def staying(t: Fields, kingdom: int) -> int:
    """The treasures that may stay. §11.3"""
    treasures = kingdom & t.treasures
    return treasures & ~FRAMED or treasures


def take_all_but(t: Draft, owner: int, kingdom: int, left: int) -> None:
    taken = kingdom & t.treasures & ~left
    t.treasures &= ~taken
    t.taken = put(t.taken, owner, t.taken[owner] + taken.bit_count())
    for cell in bits(taken):
        t.note(TreasureTaken(seat=owner, cell=NAMES[cell]))


PROCEDURES = (procedure(Treasures, find_due, leave_one, hoard_is_settled),)
