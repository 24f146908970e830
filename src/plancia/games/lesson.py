"""Lessons: prepared positions with a task each. The rules themselves check what a learner does.

A game brings `lesson.toml` beside its rules. What is said about a step is in the locale files under its name:
`lesson-<game>-<step>-title`, `-about`, `-more`, `-task`, `-hint`, `-done`, and `-wrong-<reaction>` for each reaction.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from plancia.engine import CHANCE, Choices, Fact, IllegalAction, Question, Refusal, Seat, Sheet, Word, Words
from plancia.games import game

ANY, NUMBER, OR = "*", "#", "|"  # in a pattern: any word, any number, one of several words
OTHER = "other"  # the reaction to what no reaction is named for
OUTSIDE = Refusal("not_in_this_lesson")

Pattern = tuple[str, ...]  # of an answer, word by word
Values = dict[str, Any]  # of a fact: those that matter
Verdict = Literal["open", "done", "wrong"]
Judgement = tuple[Verdict, str]  # and the reaction to what was wrong


class Reaction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said to something that misses the point: a fact that came of it, or words that were said."""

    name: str
    fact: Values = {}
    says: str = ""


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step: a position, a task, and what counts as done."""

    name: str
    rule: str  # the paragraph that says it all
    board: str  # in the game's notation, a row a line, with spaces as one likes
    words: str  # the rest of the position
    offers: tuple[str, ...]  # patterns of the answers that make sense here
    goal: Values  # a fact that has to come of it
    show: tuple[str, ...]  # answers that do it
    answers: int = 1  # so many may be needed
    others: dict[str, str] = {}  # what the others say, by question; else the story ends there
    wrong: tuple[Reaction, ...] = ()
    seat: Seat = 0


class Outcome(Struct, frozen=True, kw_only=True):
    """How far a learner has come in a step."""

    verdict: Verdict
    reaction: str  # to what was wrong
    view: Any
    facts: tuple[Any, ...]
    question: Sheet | None  # what is asked next


class Narrowed(Question[Any]):
    """The open question with only those answers that make sense in the lesson."""

    __slots__ = ("offers",)

    def __init__(self, state: Any, seat: Seat, offers: tuple[Pattern, ...]) -> None:
        super().__init__(state, seat)
        self.offers = offers

    def next(self, said: Words) -> Choices | None:
        choices = super().next(said)
        return None if choices is None else tuple(word for word in choices if self._leads_on((*said, word)))

    def _leads_on(self, said: Words) -> bool:
        """Is there an answer that makes sense and begins like this?"""
        return any(begins(offer, said) for offer in self.offers) and self.next(said) != ()

    def why(self, said: Words, word: Word) -> Refusal:
        """The rules' own reason, if they have one."""
        legal = Question(self.s, self.seat).next(said)
        return OUTSIDE if legal is not None and word in legal else super().why(said, word)

    def size(self, said: Words) -> int:
        return len(list(self.legal(said)))

    def default(self) -> Words:
        return self.first()


def begins(pattern: Pattern, said: Words) -> bool:
    """May an answer of this pattern begin like this?"""
    return len(said) <= len(pattern) and all(_means(*pair) for pair in zip(pattern, said, strict=False))


def _means(wanted: str, word: Word) -> bool:
    return wanted == ANY or (wanted == NUMBER and isinstance(word, int)) or str(word) in wanted.split(OR)


def matches(pattern: Pattern, words: Words) -> bool:
    return len(words) == len(pattern) and begins(pattern, words)


def happened(values: Values, facts: list[Fact]) -> bool:
    """Is one of the facts such?"""
    told: Iterator[Values] = map(msgspec.to_builtins, facts)
    return any(all(fact.get(name) == _frozen(value) for name, value in values.items()) for fact in told)


def _frozen(value: Any) -> Any:
    """TOML has lists where facts have tuples."""
    return tuple(value) if isinstance(value, list) else value


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The steps of a game's lesson, in order; none: it has no lesson."""
    file = files(game(name).__module__.rpartition(".")[0]).joinpath("lesson.toml")
    if not file.is_file():
        return ()
    return msgspec.toml.decode(file.read_text("utf-8"), type=dict[str, tuple[Lesson, ...]])["steps"]


def beginning(name: str, lesson: Lesson) -> Any:
    """The prepared position."""
    board = "/".join("".join(line.split()) for line in lesson.board.strip().splitlines())
    return import_module(f"plancia.games.{name}.notation").position(f"{board} {lesson.words}")


def attempt(name: str, lesson: Lesson, said: tuple[Words, ...]) -> Outcome:
    """What comes of these answers; `IllegalAction` if one of them is not possible, or makes no sense here."""
    rules, state, facts = game(name), beginning(name, lesson), list[Fact]()
    question, before = _question(name, lesson, state), ""
    for words in said:
        if question is None or happened(lesson.goal, facts):
            raise IllegalAction(OUTSIDE)
        before = type(question.ask).__name__
        question.check(words)
        state, told = rules.advance(state, lesson.seat, words)
        state, more = _play_on(name, lesson, state)
        facts += [*told, *more]
        question = _question(name, lesson, state)
    asked = "" if question is None else type(question.ask).__name__
    verdict, reaction = _judged(lesson, said, facts, asked, before)
    return Outcome(
        verdict=verdict,
        reaction=reaction,
        view=rules.view(state, lesson.seat),
        facts=tuple(fact for fact in facts if fact.heard_by(lesson.seat)),
        question=question.sheet() if question is not None and verdict == "open" else None,
    )


def _judged(lesson: Lesson, said: tuple[Words, ...], facts: list[Fact], asked: str, before: str) -> Judgement:
    """By what happened; by what was said only if nothing more is asked about it."""
    if happened(lesson.goal, facts):
        return "done", ""
    if not said:
        return "open", ""
    for reaction in lesson.wrong:
        if reaction.fact and happened(reaction.fact, facts):
            return "wrong", reaction.name
    if asked not in ("", before):  # a conflict has begun, or a monument is offered: the story goes on
        return "open", ""
    for reaction in lesson.wrong:
        if reaction.says and matches(tuple(reaction.says.split()), said[-1]):
            return "wrong", reaction.name
    return ("open", "") if asked and len(said) < lesson.answers else ("wrong", OTHER)


def _question(name: str, lesson: Lesson, state: Any) -> Narrowed | None:
    """What the learner is asked; None: nothing, or nothing that belongs to the lesson."""
    if lesson.seat not in game(name).to_move(state):
        return None
    question = Narrowed(state, lesson.seat, tuple(tuple(offer.split()) for offer in lesson.offers))
    return question if question.next(()) else None


def _play_on(name: str, lesson: Lesson, state: Any) -> tuple[Any, list[Fact]]:
    """Chance draws, always the same; the others say what the lesson has them say."""
    rules, facts = game(name), list[Fact]()
    while (awaited := rules.to_move(state)) and lesson.seat not in awaited:
        seat, question = awaited[0], Question(state, awaited[0])
        script = lesson.others.get(type(state.ask).__name__)
        if seat == CHANCE:
            words = question.sample(lambda lots: lots // 2)
        elif script is not None:
            words = question.parse(script)
        else:
            break
        state, told = rules.advance(state, seat, words)
        facts += told
    return state, facts
