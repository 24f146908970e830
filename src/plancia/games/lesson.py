"""Lessons: prepared positions with a task each. The rules themselves check what a learner does.

A game has a `lesson.toml` beside its rules. A step starts with its own position, or where the previous step ends, so
that a whole round can be taught in small tasks. The other seats and chance answer by script. The sentences of a step
are in the locale files under its name: `lesson-<game>-<step>-title`, `-about`, `-more`, `-task`, `-hint`, `-done`, and
`-wrong-<reaction>` for each reaction; `-again`, if it exists, is the second hint.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from plancia.engine import CHANCE, Choices, Fact, IllegalAction, Question, Refusal, Seat, Sheet, Word, Words
from plancia.games import game

ANY, NUMBER, OR = "*", "#", "|"  # in a pattern: any word, any number, one of several words
OTHER = "other"  # the reaction to all other mistakes
OUTSIDE = Refusal("not_in_this_lesson")

Pattern = tuple[str, ...]  # of an answer, word by word
Values = dict[str, Any]  # the values of a fact that matter
Verdict = Literal["open", "done", "wrong"]
Judgement = tuple[Verdict, str]  # and the reaction to a mistake
Script = dict[str, str | tuple[str, ...]]  # by question: the answer, or several, of which the first legal one is given
Story = tuple[Any, list[Fact]]  # a state, and the facts up to it


class Reaction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The reaction to a mistake: to a fact that it produced, or to an answer."""

    name: str
    fact: Values = {}
    says: str = ""


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step: a position, a task, and what counts as done."""

    name: str
    rule: str  # the paragraph that explains it
    words: str = ""  # the position in the game's notation; none: where the previous step ends if it is done as shown
    board: str = ""  # text before the words, if it is easier to read in rows: one row per line, any spaces
    asks: tuple[str, ...] = ()  # the questions that belong to it; none: all
    offers: tuple[str, ...]  # patterns of the answers that make sense here
    goal: Values | tuple[Values, ...]  # the facts to produce, all of them
    never: Values = {}  # a fact that must not happen
    show: tuple[str, ...]  # answers that solve the task
    answers: int = 1  # how many answers may be needed
    others: Script = {}  # the answers of other seats and of chance, by question; without one the attempt ends there
    wrong: tuple[Reaction, ...] = ()
    seat: Seat = 0

    def is_done(self, facts: list[Fact]) -> bool:
        goals = (self.goal,) if isinstance(self.goal, dict) else self.goal
        return all(happened(goal, facts) for goal in goals) and not (self.never and happened(self.never, facts))


class Course(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole lesson of a game."""

    steps: tuple[Lesson, ...]
    usual: Script = {}  # answers to questions outside a step, for all seats, the learner too


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of an attempt at a step."""

    verdict: Verdict
    reaction: str  # to a mistake
    view: Any
    facts: tuple[Any, ...]
    question: Sheet | None  # the next question


class Narrowed(Question[Any]):
    """The open question with only those answers that make sense in the lesson."""

    __slots__ = ("offers",)

    def __init__(self, state: Any, seat: Seat, offers: tuple[Pattern, ...]) -> None:
        super().__init__(state, seat)
        self.offers = offers

    def next(self, prefix: Words) -> Choices | None:
        choices = super().next(prefix)
        return None if choices is None else tuple(word for word in choices if self._has_answer((*prefix, word)))

    def _has_answer(self, prefix: Words) -> bool:
        """Does an answer that makes sense begin with this prefix?"""
        return any(begins(offer, prefix) for offer in self.offers) and self.next(prefix) != ()

    def why(self, prefix: Words, word: Word) -> Refusal:
        """The rules' own reason, if they have one."""
        legal = Question(self.s, self.seat).next(prefix)
        return OUTSIDE if legal is not None and word in legal else super().why(prefix, word)

    def size(self, prefix: Words) -> int:
        return len(list(self.legal(prefix)))

    def default(self) -> Words:
        return self.first()


def begins(pattern: Pattern, prefix: Words) -> bool:
    """Can an answer with this pattern begin with this prefix?"""
    return len(prefix) <= len(pattern) and all(_means(*pair) for pair in zip(pattern, prefix, strict=False))


def _means(wanted: str, word: Word) -> bool:
    return wanted == ANY or (wanted == NUMBER and isinstance(word, int)) or str(word) in wanted.split(OR)


def matches(pattern: Pattern, words: Words) -> bool:
    return len(words) == len(pattern) and begins(pattern, words)


def happened(values: Values, facts: list[Fact]) -> bool:
    """Does one of the facts have these values?"""
    plain: Iterator[Values] = map(msgspec.to_builtins, facts)
    return any(all(fact.get(name) == _frozen(value) for name, value in values.items()) for fact in plain)


def _frozen(value: Any) -> Any:
    """TOML has lists where facts have tuples."""
    return tuple(value) if isinstance(value, list) else value


@cache
def course(name: str) -> Course:
    """The steps of a game's lesson and its usual answers; no steps if it has no lesson."""
    file = files(game(name).__module__.rpartition(".")[0]).joinpath("lesson.toml")
    return msgspec.toml.decode(file.read_text("utf-8"), type=Course) if file.is_file() else Course(steps=())


def lessons(name: str) -> tuple[Lesson, ...]:
    """The steps of a game's lesson, in order; none: it has no lesson."""
    return course(name).steps


def beginning(name: str, lesson: Lesson) -> Story:
    """The prepared position, played up to the learner's first question."""
    return _start(name, lessons(name).index(lesson))


@cache
def _start(name: str, at: int) -> Story:
    lesson = lessons(name)[at]
    if lesson.words:
        board = "/".join("".join(line.split()) for line in lesson.board.strip().splitlines())
        before: Story = game(name).position(f"{board} {lesson.words}"), []
    else:
        before = _played(name, lessons(name)[at - 1], _start(name, at - 1))
    state, facts = _continue(name, lesson, before[0], [])
    return state, [*before[1], *facts]


def _played(name: str, lesson: Lesson, story: Story) -> Story:
    """A step, solved as shown."""
    (state, before), facts = story, list[Fact]()
    for line in lesson.show:
        state, facts = _answer(name, lesson, state, Question(state, lesson.seat).parse(line), facts)
    return state, [*before, *facts]


def attempt(name: str, lesson: Lesson, answers: tuple[Words, ...]) -> Outcome:
    """The outcome of these answers; raises `IllegalAction` if one of them is illegal or makes no sense here."""
    state, before = beginning(name, lesson)
    facts, question, topic = list[Fact](), _question(name, lesson, state), ""
    for words in answers:
        if question is None or lesson.is_done(facts):
            raise IllegalAction(OUTSIDE)
        topic = type(question.ask).__name__
        question.check(words)
        state, facts = _answer(name, lesson, state, words, facts)
        question = _question(name, lesson, state)
    asked = "" if question is None else type(question.ask).__name__
    verdict, reaction = _judged(lesson, answers, facts, asked, topic)
    return Outcome(
        verdict=verdict,
        reaction=reaction,
        view=game(name).view(state, lesson.seat),
        facts=tuple(fact for fact in (*before, *facts) if fact.heard_by(lesson.seat)),
        question=question.sheet() if question is not None and verdict == "open" else None,
    )


def _judged(lesson: Lesson, answers: tuple[Words, ...], facts: list[Fact], asked: str, before: str) -> Judgement:
    """Facts decide. The answer itself counts only if no further question belongs to it."""
    if lesson.is_done(facts):
        return "done", ""
    if not answers:
        return "open", ""
    for reaction in lesson.wrong:
        if reaction.fact and happened(reaction.fact, facts):
            return "wrong", reaction.name
    if asked not in ("", before):  # a conflict has begun, or a monument is offered: continue
        return "open", ""
    for reaction in lesson.wrong:
        if reaction.says and matches(tuple(reaction.says.split()), answers[-1]):
            return "wrong", reaction.name
    return ("open", "") if asked and len(answers) < lesson.answers else ("wrong", OTHER)


def _question(name: str, lesson: Lesson, state: Any) -> Narrowed | None:
    """The learner's question; None: there is none, or none that belongs to the lesson."""
    topic = type(state.ask).__name__
    if lesson.seat not in game(name).to_move(state) or (lesson.asks and topic not in lesson.asks):
        return None
    question = Narrowed(state, lesson.seat, tuple(tuple(offer.split()) for offer in lesson.offers))
    return question if question.next(()) else None


def _answer(name: str, lesson: Lesson, state: Any, words: Words, facts: list[Fact]) -> Story:
    """The learner answers, and the game continues."""
    state, new = game(name).advance(state, lesson.seat, words)
    return _continue(name, lesson, state, [*facts, *new])


def _continue(name: str, lesson: Lesson, state: Any, facts: list[Fact]) -> Story:
    """Give the scripted answers until the learner is asked or the step is done."""
    rules = game(name)
    while (awaited := rules.to_move(state)) and not lesson.is_done(facts):
        seat = lesson.seat if lesson.seat in awaited else awaited[0]
        words = _scripted(name, lesson, state, seat)
        if words is None:
            break
        state, new = rules.advance(state, seat, words)
        facts = [*facts, *new]
    return state, facts


def _scripted(name: str, lesson: Lesson, state: Any, seat: Seat) -> Words | None:
    """The scripted answer of this seat; None: there is none, or the learner answers. Chance never varies."""
    learns = seat == lesson.seat
    if learns and _question(name, lesson, state) is not None:
        return None
    scripts = course(name).usual | ({} if learns else lesson.others)
    lines, question = scripts.get(type(state.ask).__name__, ()), Question(state, seat)
    for line in (lines,) if isinstance(lines, str) else lines:
        with suppress(IllegalAction):
            return question.parse(line)
    return question.sample(lambda lots: lots // 2) if seat == CHANCE else None
