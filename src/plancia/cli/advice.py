"""What a strong bot would answer, and why, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from plancia.analysis import AnalysisError, Reason
from plancia.analysis.hints import Hint, hints
from plancia.bots import Adviser, Budget
from plancia.bots.explaining import Difference, Explanation
from plancia.engine import Form, Game, RandBelow, Words
from plancia.locale import Messages, join_list

EQUAL = 0.01  # a smaller difference in chance is none
THOUGHT = Budget(worlds=2, seconds=1.0)
Spell = Callable[[Words], str]


def hints_for(game: Game[Any, Any, Any], seats: int, view: Any, question: Form, randbelow: RandBelow) -> Sequence[Hint]:
    """Good answers with their chances; in a game without winning chances, the answer of a strong bot."""
    try:
        return hints(game, seats, view, question, randbelow)
    except AnalysisError:
        words = Adviser(game).answer(view, question, randbelow, THOUGHT)
        return [Hint(words=words, chance=None, reasons=())]


def hint_lines(m: Messages, game: str, found: Sequence[Hint], spell: Spell) -> Iterator[str]:
    """The best answer, then the next ones, each with its winning chance and a clause."""
    best, *others = found
    yield m.say("terminal-hint", answer=spell(best.words))
    if best.chance is None:
        yield hint_clause(m, game, found, 0)
        return
    yield f"{m.say('terminal-hint-chance', chance=m.number(100 * best.chance))} {hint_clause(m, game, found, 0)}"
    for place, one in enumerate(others, 1):
        chance = m.number(100 * (one.chance or 0.0))
        line = m.say("terminal-hint-next", place=place + 1, answer=spell(one.words), chance=chance)
        yield f"{line} {hint_clause(m, game, found, place)}"


def hint_clause(m: Messages, game: str, found: Sequence[Hint], place: int) -> str:
    """Why this answer is good."""
    one, best = found[place], found[0]
    if one.chance is None or best.chance is None:
        return m.say("hint-uncompared")
    if one.reasons:
        return m.say("hint-favour", terms=terms_text(m, game, one.reasons))
    other = best if place else next(iter(found[1:]), None)
    if other is not None and other.chance is not None and abs(one.chance - other.chance) < EQUAL:
        return m.say("hint-equal" if place else "hint-best-equal")
    return m.say("hint-behind" if place else "terminal-why-further")


def why_line(m: Messages, game: str, found: Explanation, words: Words, spell: Spell) -> str:
    """How a legal answer compares with that of the bot."""
    if words == found.answer:
        return m.say("terminal-why-same")
    best, other = found.candidate(found.answer), found.candidate(words)
    decisive = best.decisive(other) if best is not None and other is not None else []
    if not decisive:
        return m.say("terminal-why-as-good", answer=spell(found.answer))
    return m.say("terminal-why-rather", answer=spell(found.answer), terms=terms_text(m, game, decisive))


def terms_text(m: Messages, game: str, decisive: Sequence[Difference | Reason]) -> str:
    return join_list(m, [m.say(f"term-{game}-{one.term}") for one in decisive])
