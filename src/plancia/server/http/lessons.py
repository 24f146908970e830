"""Lessons over HTTP. Nothing is stored: a learner sends all answers to a step, and they are replayed."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from plancia.engine import IllegalAction, Sheet, Words
from plancia.games import NAMES
from plancia.games.lesson import Lesson, Outcome, attempt, beginning, lessons
from plancia.server.deciding import RequestError, need

MOST_ANSWERS = 8  # to one step


class LessonStep(Struct, frozen=True, kw_only=True):
    """A position and its question. The texts are in the messages, under the name of the step."""

    name: str
    rule: str
    seat: int
    players: int
    show: list[str]  # answers that solve it, in notation
    view: Any
    facts: list[Any]  # what happened before, as far as the learner may know
    question: Sheet


class LessonAnswers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers to a step so far."""

    said: list[Words]


def found(game: str) -> tuple[Lesson, ...]:
    need(game in NAMES, "no_such_game")
    steps = lessons(game)
    need(steps, "no_lesson")
    return steps


@cache
def opened(game: str) -> list[LessonStep]:
    """Computed once, since it is the same for every learner."""
    return [shown(game, step) for step in found(game)]


def shown(game: str, lesson: Lesson) -> LessonStep:
    outcome = attempt(game, lesson, ())
    assert outcome.question is not None, "a step begins with a question"
    return LessonStep(
        name=lesson.name,
        rule=lesson.rule,
        seat=lesson.seat,
        players=beginning(game, lesson)[0].seats,
        show=list(lesson.show),
        view=outcome.view,
        facts=list(outcome.facts),
        question=outcome.question,
    )


@get("/lessons/{game:str}")
async def lesson(game: FromPath[str]) -> list[LessonStep]:
    """The steps of a game's lesson, in order."""
    return opened(game)


@post("/lessons/{game:str}/{step:int}", status_code=200)
async def answer(game: FromPath[str], step: FromPath[int], data: JSONBody[LessonAnswers]) -> Outcome:
    """The result of the answers to a step, and whether they solve it."""
    steps = found(game)
    need(step in range(len(steps)), "no_such_step")
    need(len(data.said) <= MOST_ANSWERS, "too_long")
    try:
        return attempt(game, steps[step], tuple(data.said))
    except IllegalAction as error:
        raise RequestError(error.code, error.rule, error.word) from error


ROUTES = Router("/api", route_handlers=[lesson, answer], tags=["lessons"])
