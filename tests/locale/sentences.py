"""One file of sentences that Python and the browser must both produce: `python -m tests.locale.sentences` updates it.

A sample in `sentences.json` is a fact, a consequence, an announcement of the end, a promise, a term of a deal, or a
question with an answer. Add samples by hand; this module fills in the texts. Review them in the diff. The browser's
test is `web/src/core/sentences.test.ts`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias, Union

import msgspec
from msgspec import Struct

from plancia.deals import Negotiation
from plancia.engine import RIDER, Ask, Consequence, Fact, NearEnd, Seat, Word
from plancia.games import NAMES, game, negotiation
from plancia.locale import (
    LANGUAGES,
    consequence_line,
    fact_line,
    label,
    messages,
    near_end_line,
    promise_line,
    prompt,
    term_line,
    topic,
)

WIDTH = 120
FILE = Path(__file__).with_name("sentences.json")
Texts: TypeAlias = dict[str, str]  # by language
Data: TypeAlias = dict[str, Any]  # a struct as it is sent to the browser


class FactSentence(Struct):
    game: str
    fact: Data
    you: Seat | None = None
    text: Texts = {}


class ConsequenceSentence(Struct):
    game: str
    consequence: list[Any]
    you: Seat | None = None
    text: Texts = {}


class NearEndSentence(Struct):
    game: str
    near: NearEnd
    text: Texts = {}


class PromiseSentence(Struct):
    game: str
    promise: Data
    you: Seat | None = None
    text: Texts = {}


class TermSentence(Struct):
    game: str
    term: Data
    you: Seat | None = None
    text: Texts = {}


class SampleWord(Struct):
    """One word of an answer, with the text before it and on it."""

    word: Word
    field: str = ""  # as the browser gets it
    prompt: Texts = {}
    label: Texts = {}


class AnswerSentence(Struct):
    game: str
    ask: Data
    words: list[SampleWord]
    topic: Texts = {}


class Sentences(Struct):
    names: list[str]
    facts: list[FactSentence]
    consequences: list[ConsequenceSentence]
    near_ends: list[NearEndSentence]
    promises: list[PromiseSentence]
    terms: list[TermSentence]
    answers: list[AnswerSentence]


def stored() -> Sentences:
    return msgspec.json.decode(FILE.read_bytes(), type=Sentences)


# ---- from data to structs --------------------------------------------------------------------------------------------
UNIONS: dict[str, tuple[Any, Any, Any]] = {
    name: (
        Union[game(name).fact_kinds()],  # noqa: UP007  a union of many types
        Union[game(name).consequence_kinds()],  # noqa: UP007
        Union[game(name).question_kinds()],  # noqa: UP007
    )
    for name in NAMES
}


def fact_of(sample: FactSentence) -> Fact:
    fact: Fact = msgspec.convert(sample.fact, UNIONS[sample.game][0])
    return fact


def consequence_of(sample: ConsequenceSentence) -> Consequence:
    found: Consequence = msgspec.convert(sample.consequence, UNIONS[sample.game][1])
    return found


def ask_of(sample: AnswerSentence) -> Ask[Any, Any]:
    ask: Ask[Any, Any] = msgspec.convert(sample.ask, UNIONS[sample.game][2], str_keys=True)
    return ask


def deals_of(name: str) -> Negotiation:
    found = negotiation(name)
    assert found is not None
    return found


# ---- texts -----------------------------------------------------------------------------------------------------------
def rendered() -> Sentences:
    """Return the stored samples with their texts as Python makes them now."""
    all_ = stored()
    for fact in all_.facts:
        fact.text = {
            lang: fact_line(messages(lang), fact.game, fact_of(fact), all_.names, fact.you) for lang in LANGUAGES
        }
    for effect in all_.consequences:
        what = consequence_of(effect)
        effect.text = {
            lang: consequence_line(messages(lang), effect.game, what, all_.names, effect.you) for lang in LANGUAGES
        }
    for end in all_.near_ends:
        end.text = {lang: near_end_line(messages(lang), end.game, end.near, all_.names) for lang in LANGUAGES}
    for promised in all_.promises:
        promise = deals_of(promised.game).promise(promised.promise)
        promised.text = {
            lang: promise_line(messages(lang), promised.game, promise, all_.names, promised.you) for lang in LANGUAGES
        }
    for carried in all_.terms:
        term = deals_of(carried.game).term(carried.term)
        carried.text = {
            lang: term_line(messages(lang), carried.game, term, all_.names, carried.you) for lang in LANGUAGES
        }
    for answer in all_.answers:
        _render_answer(answer, all_.names)
    return all_


def _render_answer(sample: AnswerSentence, names: list[str]) -> None:
    ask, words = ask_of(sample), tuple(one.word for one in sample.words)
    sample.topic = {lang: topic(messages(lang), sample.game, ask, names) for lang in LANGUAGES}
    for at, one in enumerate(sample.words):
        prefix, last = words[:at], at == len(words) - 1
        one.field = "rider" if ask.RIDERS and prefix[:1] == (RIDER,) else ask.field(prefix)
        for lang in LANGUAGES:
            m = messages(lang)
            asked = prompt(m, sample.game, ask, prefix, names, completes=last)
            one.prompt |= {lang: asked.removeprefix(f"{sample.topic[lang]} ")}
            one.label |= {lang: label(m, sample.game, ask, prefix, one.word, names)}


def written(value: Any, indent: int = 0) -> str:
    """Return JSON for people to review: on one line what fits into it."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = " " * (indent + 1)
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {written(one, indent + 1)}" for key, one in value.items()]
        return "{\n" + ",\n".join(inner + item for item in items) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(inner + written(one, indent + 1) for one in value) + "\n" + " " * indent + "]"


if __name__ == "__main__":
    FILE.write_text(written(msgspec.to_builtins(rendered())) + "\n", "utf-8")
