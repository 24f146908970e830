"""Lessons over HTTP: anybody may learn, answers come all together, and what is wrong with them is said."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.games.lesson import lessons
from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio


async def test_a_lesson_is_open_to_everybody(web: Web) -> None:
    """A guest without a name gets every step: what there is to see, what has happened, and what is asked."""
    steps: list[Any] = await Person(web).get("/api/lessons/rex")
    assert [step["name"] for step in steps] == [step.name for step in lessons("rex")]
    assert {step["players"] for step in steps} == {3}
    assert steps[0]["question"]["topic"] == "MakeBid"
    assert steps[1]["facts"][: len(steps[0]["facts"])] == steps[0]["facts"]


async def test_answers_are_played_anew_each_time(web: Web) -> None:
    """A second answer comes together with the first."""
    learner = Person(web)
    first: Any = await learner.post("/api/lessons/rex/0", {"said": [["bid", 1]]})
    assert first["verdict"] == "open"
    assert first["question"]["topic"] == "MakeBid"
    assert (await learner.post("/api/lessons/rex/0", {"said": [["bid", 1], ["bid", 3]]}))["verdict"] == "done"


async def test_what_cannot_be_answered_is_refused(web: Web) -> None:
    """An illegal answer by its rule; no game, no step, and far too many answers as such."""
    learner = Person(web)
    said = {"said": [["bid", 11]]}
    assert (await learner.refused("POST", "/api/lessons/rex/0", said))[1] == "not_enough_influence"
    assert (await learner.refused("POST", "/api/lessons/rex/99", said))[1] == "no_such_step"
    assert (await learner.refused("POST", "/api/lessons/rex/0", {"said": [["pass"]] * 9}))[1] == "too_long"
    assert (await learner.refused("GET", "/api/lessons/chess"))[1] == "no_such_game"
