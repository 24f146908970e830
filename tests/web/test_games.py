"""Whole games in a real browser."""

from __future__ import annotations

import contextlib
import random
import re

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from plancia.engine import Question
from plancia.games.tigris import GAME, Options, State
from plancia.records import GameSession, dealer_from_seed
from tests.web.axe import faults
from tests.web.conftest import Server, Visitor
from tests.web.playing import ASKED, answer, number, play_now, play_on
from tests.web.tables import lay

TABLE = """async () => {
    const post = async (to, body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/guest', { name: 'Ann' });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    return (await post('/api/tables', { game: 'tigris', seats, options: { stall_guard: true } })).id;
}"""


def nearly_over() -> State:
    """A random game of two until the bag is about to run out, on the first seat's turn."""
    session = GameSession(GAME, Options(), 2, dealer_from_seed("nearly over"))
    randbelow = random.Random(4).randrange  # one player is ahead
    while not (GAME.near_end(GAME.view(session.state, None)) and session.awaited() == (0,)):
        seat = session.awaited()[0]
        session.answer(seat, Question(session.state, seat).sample(randbelow))
    return session.state


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_game_against_a_bot_to_the_end(
    browser: Browser, server: Server, visitors: list[Visitor], whole: bool
) -> None:
    """One click, no account; the result, the chart and the record."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    play_now(page)
    if not whole:
        play_on(page, most=4)
        page.goto(lay(GAME, nearly_over(), {0: visitor}))
    assert play_on(page, idle=0.85)  # so the bot wins sooner
    expect(page.locator(".res h1")).to_contain_text("win")
    assert page.locator(".rk").count() == 2
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save record").click()
    assert "tigris" in saved.value.path().read_text()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_selector(ASKED)


def test_two_browsers_and_a_spectator(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """By the code of the table; each sees their own hand, the spectator none; chat reaches all, and so does the end.

    After a few answers both only end their turns: at a table with a stall guard that is the end of the game.
    """
    host, guest, spectator = (Visitor(browser, server) for _ in range(3))
    visitors += [host, guest, spectator]
    host.page.goto("/")
    host.page.goto(f"/t/{host.page.evaluate(TABLE)}")
    code = host.page.locator(".big-code").get_attribute("aria-label")
    assert code
    guest.page.goto("/")
    guest.page.get_by_label("Code of a table").fill(code)
    guest.page.wait_for_url(re.compile(r"/t/"))
    guest.page.locator(".dockbar").get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".rack .hand button")
    spectator.page.goto(host.page.url)
    spectator.page.wait_for_selector(".tigris")
    assert spectator.page.locator(".rack").count() == 0
    chance = random.Random(5)
    for _ in range(6):
        _answers(host, guest, chance, idle=0.0)
    for visitor in (host, spectator):
        visitor.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something to the table").fill("well played")
    host.page.keyboard.press("Enter")
    expect(spectator.page.locator(".chat")).to_contain_text("well played")
    spectator.page.get_by_role("tab", name="Log").click()
    assert spectator.page.locator(".log p").count() > 5
    while not host.page.locator(".ov").count():
        _answers(host, guest, chance, idle=1.0)
    for visitor in (host, guest, spectator):
        expect(visitor.page.locator(".rk")).to_have_count(2)


def _answers(one: Visitor, other: Visitor, chance: random.Random, idle: float) -> None:
    """The asked player answers; then the question changes or disappears."""
    asked = _who_is_asked(one, other)
    before = number(asked.page)
    answer(asked.page, chance, idle)
    asked.page.wait_for_function(
        "before => document.querySelector('.ov') || document.querySelector('.prompt')?.dataset.number !== before",
        arg=before,
    )


def _who_is_asked(*people: Visitor) -> Visitor:
    for _ in range(600):
        for visitor in people:
            if visitor.page.locator(ASKED).count():
                return visitor
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_a_hot_seat_is_covered_between_turns(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The page contains nothing of the game before the next person uncovers it."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    page.goto("/create")
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".seat").nth(1).locator("select").first.select_option("me")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_selector(".bn")
    assert page.locator(".rack, .tigris, .log").count() == 0
    assert faults(page) == []
    page.get_by_role("button", name="Show my tiles").click()
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name="End the turn").click()
    page.locator(".ways .send").click()
    page.wait_for_selector(".bn")
    expect(page.locator("h1")).to_contain_text("Pass the device")


def test_any_game_can_be_played_with_the_general_widgets(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Without board and rack: the same questions, answered only with buttons and lists."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    play_now(page)
    page.goto(f"{page.url}?plain")
    chance = random.Random(2)
    for _ in range(6):
        page.wait_for_selector(ASKED)
        before = number(page)
        for _ in range(40):  # a form has few fields; the rest is waiting, since the page changes meanwhile
            if number(page) != before or not page.locator(ASKED).count():
                break
            lists, ways = page.locator(".ways select"), page.locator(".ways .btn[data-word]")
            with contextlib.suppress(PlaywrightTimeout):
                if lists.count():
                    lists.select_option(index=1, timeout=500)
                    page.get_by_role("button", name="Choose", exact=True).click(timeout=500)
                elif choices := ways.count():
                    ways.nth(chance.randrange(choices)).click(timeout=500)
            page.wait_for_timeout(60)
        assert number(page) != before
    assert page.locator(".tigris, .rack").count() == 0
