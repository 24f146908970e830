"""Galactic Warlords for the tests of the web app: positions from games played at random, as tables to play on at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from plancia.engine import Question
from plancia.games.warlords import GAME, Options
from plancia.records import write
from plancia.records.dealer import dealer_from_seed
from plancia.records.sitting import Sitting
from tests.web.rex import ASK, FORK

BEGIN = f"""async (seats) => {{{ASK}
    const others = Array.from({{ length: seats - 1 }}, () => ({{ kind: 'bot', bot: 'random' }}));
    const {{ id }} = await post('/tables', {{ game: 'warlords', seats: [{{ kind: 'me' }}, ...others] }});
    await post(`/tables/${{id}}/start`);
    return id;
}}"""

Good = Callable[[Any], bool]  # looks at a state whose question is known by its topic


def reached(topic: str, seat: int, good: Good, seats: int) -> str:
    """The record of a game at random, until this seat is asked this; the first that comes to that."""
    for seed in range(80):
        table = Sitting(GAME, Options(), seats, dealer_from_seed(f"{topic} {seed}"))
        below = Random(seed).randrange
        while table.to_move():
            s = table.state
            if type(s.ask).__name__ == topic and seat in table.to_move() and good(s):
                return write(table.record(reveal=True))
            who = table.awaited()[0]
            table.answer(who, Question(s, who).sample(below))
    raise AssertionError(f"no game came to {topic}")


def sit_at(page: Page, topic: str, seat: int = 0, good: Good = lambda s: True, seats: int = 3) -> None:
    """Open a table where this seat is asked this."""
    table = page.evaluate(FORK, [reached(topic, seat, good, seats), seat])
    page.goto(f"/t/{table}")
    page.wait_for_selector(f".prompt[data-topic='{topic}']")
    page.wait_for_selector(".galaxy")


def begin(page: Page, seats: int) -> None:
    """A new table against bots."""
    page.goto(f"/t/{page.evaluate(BEGIN, seats)}")
    page.wait_for_selector(".galaxy")


def gather(people: dict[str, Page], bots: int) -> None:
    """A new table for these people, in the order of its seats, and so many bots."""
    host, *guests = people.values()
    for name, page in people.items():
        post(page, "/guest", {"name": name, "language": "en"})
    seats = [
        {"kind": "me"},
        *({"kind": "open"} for _ in guests),
        *({"kind": "bot", "bot": "random"} for _ in range(bots)),
    ]
    table = post(host, "/tables", {"game": "warlords", "seats": seats})["id"]
    for seat, guest in enumerate(guests, 1):
        post(guest, f"/tables/{table}/join", {"seat": seat})
    post(host, f"/tables/{table}/start")
    for page in people.values():
        page.goto(f"/t/{table}")
        page.wait_for_selector(".galaxy")


def post(page: Page, path: str, body: Any = None) -> Any:
    answer = page.context.request.post(f"/api{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()
