"""Hints: two or three good answers to an open question, with the chance and the reason for each."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from plancia.analysis.judging import Analyst, Effort, Reason
from plancia.bots import Budget
from plancia.engine import Form, Game, RandBelow, Words

SHOWN = 3
NEAR = 0.15  # an answer that costs more chance than this is no hint
EFFORT = Effort(worlds=3, followed=8)


class Hint(Struct, frozen=True, kw_only=True):
    """An answer. The best one is compared with the next, the others with the best; equals with the weakest."""

    words: Words
    chance: float | None  # None: where both sides choose in secret, or the bots follow a fixed rule
    reasons: tuple[Reason, ...]  # in its favour


def hints(game: Game[Any, Any, Any], seats: int, view: Any, question: Form, randbelow: RandBelow) -> tuple[Hint, ...]:
    """From a view and a question, as a bot gets them; the best answer first."""
    analyst = Analyst(game, seats)
    if not analyst.is_judged(view, randbelow):
        words = analyst.bot.answer(view, question, randbelow, Budget(seconds=1.0))
        return (Hint(words=words, chance=None, reasons=()),)
    answers = analyst.answers(view, randbelow, EFFORT)
    best = answers[0]
    shown = [one for one in answers[:SHOWN] if best.chance - one.chance <= NEAR]
    found = []
    for one in shown:
        against = next((other for other in shown if other is not one), answers[-1])
        reasons = analyst.reasons(view, randbelow, one.words, against.words) if against is not one else ()
        if not reasons:
            reasons = analyst.reasons(view, randbelow, one.words, analyst.weakest(view, randbelow))
        found.append(Hint(words=one.words, chance=round(one.chance, 3), reasons=reasons))
    return tuple(found)
