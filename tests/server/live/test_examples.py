"""Examples of the rules over HTTP: open to everybody; a position to try becomes a table."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.games.examples import examples
from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio


async def test_examples_are_open_to_everybody(web: Web) -> None:
    """With the view and the facts of every figure, as one seat sees them."""
    shown: list[Any] = await Person(web).get("/api/examples/tigris")
    assert [one["name"] for one in shown] == [one.name for one in examples("tigris")]
    assert [fact["type"] for fact in shown[1]["figures"][1]["facts"]][-1] == "ConflictBegan"
    assert (await Person(web).refused("GET", "/api/examples/chess"))[1] == "no_such_game"


async def test_an_example_is_tried_at_a_separate_table(web: Web) -> None:
    """The person has the seat of the example, and bots have the others."""
    person = Person(web)
    await person.post("/api/guest", {"name": "Mira", "language": "en"})
    table: Any = await person.post("/api/examples/rex/traitor/try", {})
    assert table["game"] == "rex"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert (await person.refused("POST", "/api/examples/rex/nothing/try", {}))[1] == "no_such_example"
