"""The Double Agent: a card for any time outside a battle, played instead of an answer that its owner owes anyway."""

from __future__ import annotations

from plancia.engine import Frame, Next, Seat, Words, procedure
from tests.engine.rex_slice.components import DOUBLE_AGENT
from tests.engine.rex_slice.draw import TraitorDraw
from tests.engine.rex_slice.table import Table


class DoubleAgent(Frame, frozen=True, kw_only=True, gc=False):
    """The card in effect."""

    seat: Seat


def spend_double_agent(t: Table, f: DoubleAgent) -> Next:
    t.play(f.seat, DOUBLE_AGENT)
    return None


def recruit_traitor(t: Table, f: DoubleAgent) -> Next:
    """One more traitor; those held before are kept (6)."""
    return TraitorDraw(seat=f.seat)


def ride(seat: Seat, words: Words) -> Frame:
    """There is one rider in the slice."""
    assert words == (DOUBLE_AGENT,)
    return DoubleAgent(seat=seat)


PROCEDURES = (procedure(DoubleAgent, spend_double_agent, recruit_traitor),)
