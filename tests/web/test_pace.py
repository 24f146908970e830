"""The moves of the others are shown at the speed that the player chose; afterwards the board equals the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import rex
from tests.web.axe import faults
from tests.web.conftest import Server, Visitor
from tests.web.drawn import GAMES, Wire, compare
from tests.web.tables import begin

FASTER = 6  # the page's timers run so many times faster than for people
SKIP = ".prompt .hurry"


@pytest.fixture
def table(browser: Browser, server: Server) -> Iterator[Wire]:
    """Three players, two of them bots; the person is asked first, and everything that can move does."""
    visitor = Visitor(browser, server, motion="no-preference")
    wire = Wire(visitor.page)
    visitor.page.add_init_script(
        f"const wait = setTimeout; window.setTimeout = (then, time, ...w) => wait(then, time / {FASTER}, ...w)"
    )
    begin(visitor, "tigris", 2, bot="greedy")
    assert wire.wait(lambda: bool(wire.asked))
    yield wire
    visitor.close()


def set_speed(page: Page, speed: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_role("button", name=speed, exact=True).click()
    page.locator("dialog").get_by_role("button", name="Close").click()


def end_turn(wire: Wire) -> None:
    """And wait until the server asks again; the page may still show what happened in between."""
    before = wire.asked
    wire.answer(("end",))
    assert wire.wait(lambda: wire.asked not in ("", before))


def test_at_every_speed_the_board_ends_as_the_view(table: Wire) -> None:
    """One round of the bots at each speed, in one game; the choice is kept, and "instant" stops all motion."""
    page = table.page
    for speed in ("brisk", "normal", "calm", "instant"):
        set_speed(page, speed)
        assert page.evaluate("localStorage['plancia-speed']") == speed
        assert page.evaluate("document.documentElement.dataset.motion") == ("none" if speed == "instant" else "full")
        end_turn(table)
        if speed == "instant":
            assert page.locator(SKIP).count() == 0
        assert compare(table, GAMES["tigris"])
        expect(page.get_by_role("button", name="New moves")).to_have_count(0)  # the log follows


def test_a_key_or_a_button_skips_to_your_turn(table: Wire) -> None:
    """At the calm speed two bots take half a minute. The key help lists the key. A digit takes a tile."""
    page = table.page
    set_speed(page, "calm")
    ways: tuple[Callable[[], None], ...] = (lambda: page.keyboard.press("Space"), lambda: page.locator(SKIP).click())
    for skip in ways:
        page.evaluate("document.activeElement?.blur()")
        end_turn(table)
        expect(page.locator(SKIP)).to_contain_text("Skip to my turn")
        skip()
        expect(page.locator(".page[data-settled=true]")).to_have_count(1, timeout=15_000)
        assert compare(table, GAMES["tigris"])
    page.keyboard.press("?")
    for about in ("Skip the moves of the others", "Show hints"):
        expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text(about)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".rack .hand button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-cell].allowed:focus")).to_have_count(1)  # the first legal place


ENDLESS = """() => document.getAnimations()
    .filter(({ effect }) => effect.getTiming().iterations === Infinity)
    .flatMap(({ effect }) => effect.getKeyframes().slice(0, -1).map(({ easing }) => easing))"""


def test_what_moves_without_end_moves_in_steps(browser: Browser, server: Server) -> None:
    """A smooth change would draw the board sixty times a second while a player thinks."""
    visitor = Visitor(browser, server, motion="no-preference")
    page = visitor.page

    def easings() -> list[str]:
        page.wait_for_function(f"({ENDLESS})().length > 0")
        return list(page.evaluate(ENDLESS))

    begin(visitor, "tigris", 1)
    page.locator(".rack .lead button").first.click()
    assert {easing.partition("(")[0] for easing in easings()} == {"steps"}
    rex.sit_at(visitor, "MoveUnits")
    assert {easing.partition("(")[0] for easing in easings()} == {"steps"}
    visitor.close()
