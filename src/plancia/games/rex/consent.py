"""An ally wants to use an advantage, and its owner agrees or refuses."""

from __future__ import annotations

from typing import Annotated

from plancia.engine import NAME, Action, Ask, Case, Choices, Seat, Words
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.state import Consent, Fields
from plancia.games.rex.timings import Power

NO, YES, ALWAYS = ANSWERS = "no", "yes", "always"


class Answer(Action, frozen=True, gc=False):
    answer: Case


class AllowAlly(Ask[Fields, Answer], frozen=True, kw_only=True, gc=False):
    """Let your ally use your advantage: no, yes, or always. §7.7"""

    RULE = "7.7"

    user: Seat
    power: Annotated[Power, NAME]

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else ANSWERS


def always_allowed(s: Fields, owner: Seat, user: Seat, power: Power) -> bool:
    """Has the owner answered "always"? §7.7"""
    return Consent(owner, user, power) in s.consents


def hear_consent(t: Draft, owner: Seat, user: Seat, power: Power, answer: str) -> bool:
    """True: the ally may use it. §7.7"""
    t.note(facts.ConsentGiven(seat=owner, user=user, power=power, answer=answer))
    if answer == ALWAYS:
        t.consents = (*t.consents, Consent(owner, user, power))
    return answer != NO
