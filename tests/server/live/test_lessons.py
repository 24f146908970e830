"""Lessons over HTTP: open to everybody, all answers in one request, and clear errors."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.games.lesson import lessons
from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio


async def test_a_lesson_is_open_to_everybody(web: Web) -> None:
    """A visitor without a name gets every step: the view, the facts and the question."""
    steps: list[Any] = await Person(web).get("/api/lessons/rex")
    assert [step["name"] for step in steps] == [step.name for step in lessons("rex")]
    assert {step["players"] for step in steps} == {3}
    assert steps[0]["question"]["topic"] == "MakeBid"
    assert steps[1]["facts"][: len(steps[0]["facts"])] == steps[0]["facts"]


async def test_answers_are_replayed_each_time(web: Web) -> None:
    """A second answer is sent together with the first."""
    learner = Person(web)
    first: Any = await learner.post("/api/lessons/rex/0", {"said": [["bid", 1]]})
    assert first["verdict"] == "open"
    assert first["question"]["topic"] == "MakeBid"
    assert (await learner.post("/api/lessons/rex/0", {"said": [["bid", 1], ["bid", 3]]}))["verdict"] == "done"


async def test_invalid_answers_are_rejected(web: Web) -> None:
    """An illegal answer with its rule; an unknown game or step, and too many answers."""
    learner = Person(web)
    body = {"said": [["bid", 11]]}
    assert (await learner.refused("POST", "/api/lessons/rex/0", body))[1] == "not_enough_influence"
    assert (await learner.refused("POST", "/api/lessons/rex/99", body))[1] == "no_such_step"
    assert (await learner.refused("POST", "/api/lessons/rex/0", {"said": [["pass"]] * 9}))[1] == "too_long"
    assert (await learner.refused("GET", "/api/lessons/chess"))[1] == "no_such_game"
