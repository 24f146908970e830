"""A promise: what a player says they will do, and how it is judged. Nobody is forced to keep it."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from plancia.engine import Fact, Facts, Seat, Words

OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"
DECIDED = (KEPT, BROKEN, VOID)


class Step(Struct, frozen=True):
    """One decision of the game, with the facts known to all players who may read the promise."""

    seat: Seat
    words: Words
    before: Any  # states, of the game's own type
    after: Any
    facts: Facts


class Judgement(NamedTuple):
    """The new stage of a promise, and the fact that decided it."""

    stage: str
    fact: Fact | None = None


class Term(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Part of a deal that the rules carry out as soon as it is accepted."""


class Promise(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Each kind of promise is a struct; the kinds of its fields decide how it is shown, as for facts.

    A promise goes through stages, which the ledger stores: `open` or a word of its own, and in the end `kept`, `broken`
    or `void`. Verdicts are public, so a judge uses only the facts of the step and what is public in the states. At the
    end of the game nothing is secret any more.
    """

    seat: Seat  # who promises

    def wrong_field(self, s: Any) -> str:
        """The field that makes the promise impossible, judged by what is public in this state; "" if it is possible."""
        return ""

    def begin(self, s: Any) -> str:
        """The stage when the promise is made."""
        return OPEN

    def judge(self, stage: str, step: Step) -> Judgement | None:
        """The effect of a decision on the promise; None if there is none."""
        raise NotImplementedError

    def broken_by(self, step: Step) -> bool:
        """Would this decision of the promiser break the open promise, or miss the last chance to keep it?"""
        judged = self.judge(OPEN, step)
        return judged is not None and judged.stage == BROKEN

    def owed(self, stage: str) -> int:
        """The influence that is due at this stage."""
        return 0
