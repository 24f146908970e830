"""Explain a card, a place or a power by its name, or another term of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import contains, eq

from plancia.cli.rulebook import paragraphs
from plancia.engine import Consequences, Seat, Word, Words
from plancia.locale import Messages, consequence_line, thing_name

MOST = 6  # things shown in full; if more match, only their names are shown


class Explanations:
    """The explanations of choices: what is on a card, and the effects of an answer."""

    def __init__(
        self,
        m: Messages,
        game: str,
        cards: Mapping[str, str],
        consequences: Consequences,
        names: Sequence[str] = (),
        you: Seat | None = None,
    ) -> None:
        self.m, self.game, self.cards = m, game, cards
        self.effects: dict[Words, list[str]] = {}
        for answer, effect in consequences:
            if text := consequence_line(m, game, effect, names, you):
                self.effects.setdefault(answer, []).append(text)

    def __call__(self, prefix: Words, word: Word, name: str) -> str:
        """Return the explanation, or nothing if the name is enough."""
        card = self.cards.get(str(word), "")
        if card and name.casefold() != thing_name(self.m, self.game, str(word)).casefold():
            card = ""  # it means something else here
        effects = self.effects.get((*prefix, word), ())
        between = " " if card.endswith(".") else " · "  # the text of a card, or only a name
        return between.join(filter(None, (card, " · ".join(effects))))


def explain(m: Messages, game: str, texts: Mapping[str, str], rules: str, typed: str) -> str:
    """Return Markdown about the things with this name, or else the paragraphs that contain it."""
    called = {thing: thing_name(m, game, thing) for thing in texts}
    found = meant(typed, called)
    if len(found) > MOST:
        return m.say("terminal-what-several", names=", ".join(called[thing] for thing in found))
    if found:
        return "\n\n".join(f"**{called[thing]}** {texts[thing]}" for thing in found)
    return quoted(m, rules, typed) or m.say("terminal-what-unknown", thing=typed)


def meant(typed: str, called: Mapping[str, str]) -> list[str]:
    """Find things by the full word or name; if there are none, by its beginning; then by any part of it."""
    typed = typed.casefold()
    for fits in (eq, str.startswith, contains):
        found = [thing for thing, name in called.items() if any(fits(x.casefold(), typed) for x in (thing, name))]
        if found:
            return found
    return []


def quoted(m: Messages, rules: str, typed: str) -> str:
    """Return the first paragraphs of the rules that contain this text, and the numbers of the others."""
    found = {number: body for number, body in paragraphs(rules).items() if typed.casefold() in body.casefold()}
    numbers = list(found)
    texts = [f"**{number}** {found[number]}" for number in numbers[:MOST]]
    if numbers[MOST:]:
        texts.append(m.say("terminal-what-also", numbers=", ".join(numbers[MOST:])))
    return "\n\n".join(texts)
