"""May an answer be undone? Computed from what has happened since."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from plancia.engine.facts import Disclosure, Facts
from plancia.engine.words import CHANCE, Seat


class Undo(Enum):
    """Whether a seat may undo its answer."""

    FREE = "free"
    CONSENT = "consent"  # the others must agree: a draw was made, somebody else decided, or the seat learned something
    IMPOSSIBLE = "impossible"  # another player's secret was shown


class Decision(Struct, frozen=True, gc=False):
    """One answer and its facts."""

    seat: Seat
    facts: Facts


def undo(seat: Seat, since: Sequence[Decision]) -> Undo:
    """For the first of these decisions, made by `seat`, and everything decided after it."""
    secrets = [f for d in since for f in d.facts if isinstance(f, Disclosure) and f.of != seat]
    if any(fact.of != CHANCE for fact in secrets):
        return Undo.IMPOSSIBLE
    if secrets or any(decision.seat != seat for decision in since):
        return Undo.CONSENT
    return Undo.FREE
