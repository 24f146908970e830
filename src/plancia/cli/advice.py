"""What a strong bot would answer, and why, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from plancia.bots.explaining import Candidate, Difference, Explanation
from plancia.engine import Words
from plancia.locale import Messages, join_list

SHOWN = 3  # answers in a hint
SAME = 0.05  # a smaller difference would be shown as 0.0
Spell = Callable[[Words], str]


def hint_lines(m: Messages, game: str, found: Explanation, spell: Spell) -> Iterator[str]:
    """The answer, what makes it better than the next one, and the next ones."""
    yield m.say("terminal-hint", answer=spell(found.answer))
    if len(found.candidates) < 2:
        return
    best, *others = found.candidates[:SHOWN]
    if decisive := best.decisive(others[0]):
        yield m.say("terminal-hint-why", terms=terms_text(m, game, decisive))
    for other in others:
        yield next_line(m, best, other, spell(other.words))


def why_line(m: Messages, game: str, found: Explanation, words: Words, spell: Spell) -> str:
    """How a legal answer compares with that of the bot."""
    if words == found.answer:
        return m.say("terminal-why-same")
    best, other = found.candidate(found.answer), found.candidate(words)
    decisive = best.decisive(other) if best is not None and other is not None else []
    if not decisive:
        return m.say("terminal-why-as-good", answer=spell(found.answer))
    return m.say("terminal-why-rather", answer=spell(found.answer), terms=terms_text(m, game, decisive))


def terms_text(m: Messages, game: str, decisive: list[Difference]) -> str:
    return join_list(m, [m.say(f"term-{game}-{one.term}") for one in decisive])


def next_line(m: Messages, best: Candidate, other: Candidate, answer: str) -> str:
    """By how much an answer is worth less. A bot that looks further may choose one that looks worse at first."""
    less = best.worth - other.worth
    if less < SAME:
        return m.say("terminal-hint-as-good", answer=answer)
    return m.say("terminal-hint-next", answer=answer, less=m.number(less, 1))
