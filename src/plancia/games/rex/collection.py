"""The Collection phase: influence from the board, then from the pool for everybody."""

from __future__ import annotations

from plancia.engine import Frame, Next, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.components import INCOME


class Collection(Frame, frozen=True, kw_only=True, gc=False):
    """The sixth phase of a round."""


def collect_from_board(t: Draft, f: Collection) -> Next:
    """In order of play, up to 2 for each face-up unit, as much as there is; the rest stays. §12.1"""
    t.note(facts.PhaseBegan(phase="collection", round=t.round))
    lying = [space for space, amount in enumerate(t.on_board) if amount]
    for seat in t.order:
        for space in lying:
            amount = min(INCOME * t.units[seat][space], t.on_board[space])
            if amount:
                t.collect(seat, space, amount)
    return None


def collect_from_pool(t: Draft, f: Collection) -> Next:
    """2 for everybody, with or without units on the board. §12.2"""
    for seat in t.order:
        t.gain(seat, INCOME, "income")
    return None


PROCEDURES = (procedure(Collection, collect_from_board, collect_from_pool),)
