"""Rex for the tests of the web app: positions from random games, as tables where play can continue."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from plancia.engine import Question
from plancia.games.rex import GAME, Options, State
from plancia.records.dealer import dealer_from_seed
from plancia.records.session import GameSession
from tests.web.conftest import Visitor
from tests.web.tables import lay

RACES = "sol,lazax,jol-nar,letnev,hacan,xxcha"

Good = Callable[[Any], bool]  # checks a state, and a question whose kind is known by its topic


def reached(topic: str, seat: int, good: Good, races: str = RACES) -> State:
    """Random games until this seat is asked this; the first such position."""
    for seed in range(60):
        count = races.count(",") + 1
        table = GameSession(GAME, Options(races=races), count, dealer_from_seed(f"{topic} {seed}"))
        randbelow = Random(seed).randrange
        while table.to_move():
            s = table.state
            asked = type(s.ask).__name__ == topic and seat in table.to_move() and good(s)
            if asked and table.only_answer(seat) is None:  # the table itself gives an only answer
                return s
            who = table.awaited()[0]
            table.answer(who, Question(s, who).sample(randbelow))
    raise AssertionError(f"no game came to {topic}")


def sit_at(visitor: Visitor, topic: str, seat: int = 0, good: Good = lambda s: True, races: str = RACES) -> Page:
    """Open a table where this seat is asked this; in a free talk another player may have spoken since."""
    visitor.page.goto(lay(GAME, reached(topic, seat, good, races), {seat: visitor}, "random"))
    asked = ".prompt:not([data-topic=''])" if topic == "Talk" else f".prompt[data-topic='{topic}']"
    visitor.page.wait_for_selector(asked)
    visitor.page.wait_for_selector(".rex-city", state="attached")
    return visitor.page


def logged(page: Page, text: str | re.Pattern[str]) -> None:
    """The log has such a line."""
    expect(page.locator(".log p").filter(has_text=text).first).to_be_visible()
