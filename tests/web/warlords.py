"""Galactic Warlords for the tests of the web app: positions from random games, as tables where play can continue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page

from plancia.engine import Question
from plancia.games.warlords import GAME, Options, State
from plancia.games.warlords.deploy import sites
from plancia.records.dealer import dealer_from_seed
from plancia.records.session import GameSession
from tests.web.conftest import Visitor
from tests.web.tables import guest, lay, post

FULL = (1, 2, 1, 1, 1)  # support cards: six of five kinds
Good = Callable[[Any], bool]  # checks a state whose question is known by its topic


def reached(topic: str, seat: int, good: Good, seats: int) -> State:
    """Random games until this seat is asked this; the first such position."""
    for seed in range(80):
        table = GameSession(GAME, Options(), seats, dealer_from_seed(f"{topic} {seed}"))
        randbelow = Random(seed).randrange
        while table.to_move():
            s = table.state
            asked = type(s.ask).__name__ == topic and seat in table.to_move() and good(s)
            if asked and table.only_answer(seat) is None:  # the table itself gives an only answer
                return s
            who = table.awaited()[0]
            table.answer(who, Question(s, who).sample(randbelow))
    raise AssertionError(f"no game came to {topic}")


def sit_at(
    visitor: Visitor,
    topic: str,
    seat: int = 0,
    good: Good = lambda s: True,
    seats: int = 3,
    others: Mapping[int, Visitor] | None = None,
    bot: str = "random",
) -> Page:
    """Open a table where this seat is asked this; bots take the other seats."""
    people = {seat: visitor, **(others or {})}
    table = lay(GAME, reached(topic, seat, good, seats), people, bot)
    for person in people.values():
        person.page.goto(table)
        person.page.wait_for_selector(".galaxy")
    visitor.page.wait_for_selector(f".prompt[data-topic='{topic}']")
    return visitor.page


def crowded() -> Any:
    """A row of nine, and a hand of four mercenaries and six support cards: the whole deck is dealt."""
    s = reached("TakeAction", 0, lambda s: len(s.rows[0]) > 3 and len(s.deck) > 8 and s.support[0][0], 3)
    row, hand = s.rows[0], s.hands[0]
    to_row, to_hand = 9 - len(row), 4 - len(hand)
    return replace(
        s,
        rows=(s.deck[:to_row] + row, *s.rows[1:]),
        hands=(hand + s.deck[to_row : to_row + to_hand], *s.hands[1:]),
        deck=s.deck[to_row + to_hand :],
        support=(FULL, *s.support[1:]),
    )


def sit_crowded(visitor: Visitor) -> Page:
    """In the first seat of such a table."""
    visitor.page.goto(lay(GAME, crowded(), {0: visitor}))
    visitor.page.wait_for_selector(".shelf .part.row .card-face")
    return visitor.page


def gather(people: dict[str, Visitor], bots: int) -> None:
    """A new table for these people, in the order of its seats, and this many bots."""
    host, *guests = people.values()
    for name, visitor in people.items():
        guest(visitor, name)
    seats = [
        {"kind": "me"},
        *({"kind": "open"} for _ in guests),
        *({"kind": "bot", "bot": "random"} for _ in range(bots)),
    ]
    table = post(host, "/api/tables", {"game": "warlords", "seats": seats})["id"]
    for seat, visitor in enumerate(guests, 1):
        post(visitor, f"/api/tables/{table}/join", {"seat": seat})
    post(host, f"/api/tables/{table}/start", {})
    for visitor in people.values():
        visitor.page.goto(f"/t/{table}")
        visitor.page.wait_for_selector(".galaxy")


def hostile_planet(s: Any) -> bool:
    """An opponent's planet, within reach of three infantry."""
    return s.bases[0].pad[0] > 2 and any(s.owners[p] not in (-1, 0) for p in sites(s, 0, s.ask.way))


def by_keyboard(page: Page) -> None:
    """Deploy if possible, else give the suggested answer, in notation."""
    command = page.locator("#command")
    if not command.count():
        page.keyboard.press("/")
    landing = page.locator(".prompt").first.get_attribute("data-topic") == "TakeAction"
    landing = landing and page.locator(".ways [data-word=deploy]").count() > 0
    command.fill("deploy" if landing else command.get_attribute("placeholder") or "")
    command.press("Enter")
