"""What is heard at the table. Every sound leaves a mark in the browser's timeline, and has a line in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from plancia.games.tigris import GAME as TIGRIS
from plancia.games.tigris.notation import position
from tests.web.conftest import Come
from tests.web.playing import ASKED
from tests.web.tables import lay
from tests.web.test_holds import BOARD

HEARD = """() => performance.getEntriesByType('mark')
    .filter(({ name }) => name.startsWith('sound:')).map(({ name }) => name.slice(6))"""


def sounds(page: Page) -> list[str]:
    names: list[str] = page.evaluate(HEARD)
    page.evaluate("performance.clearMarks()")
    return names


def set_volume(page: Page, volume: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("slider", name="Sound").fill(volume)
    page.locator("dialog").get_by_role("button", name="Close").click()


@pytest.fixture
def page(come: Come) -> Page:
    """A table where the person is about to begin a revolt."""
    visitor = come()
    table = position(f"{BOARD} seats=2 turn=0:2 hands=RRBGKK/RBBGGK")
    visitor.page.goto(lay(TIGRIS, table, {0: visitor}))
    visitor.page.wait_for_selector(ASKED)
    return visitor.page


def begin_revolt(page: Page) -> None:
    page.locator('.rack [data-home="black"] button, .rack button[aria-label*="king"]').first.click()
    page.locator('[data-cell="b1"]').click()
    page.locator(".ways .send").click()
    page.wait_for_selector(".scene")


def test_a_revolt_is_heard(page: Page) -> None:
    """The slider plays a sample; then the leader, the conflict, the sealed tiles and the outcome are heard in order."""
    set_volume(page, "30")
    assert sounds(page) == ["place"]
    begin_revolt(page)
    expect(page.locator(".log")).to_contain_text("Revolt")
    assert sounds(page) == ["place", "conflict"]
    page.locator(".scene .btn.act").click()
    page.wait_for_selector(".dismiss")
    assert sounds(page) == ["seal", "reveal"]
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    assert sounds(page) == ["turn"]
    assert page.evaluate("localStorage['plancia-volume']") == "30"


def test_at_volume_0_nothing_is_heard(page: Page) -> None:
    set_volume(page, "0")
    begin_revolt(page)
    assert sounds(page) == []


def test_a_group_of_sounds_can_be_switched_off(page: Page) -> None:
    """Pieces and conflicts are silent, the bell is not; the choice is kept."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("slider", name="Sound").fill("30")
    assert sounds(page) == ["place"]
    pieces = page.get_by_role("switch", name="Pieces and dice")
    pieces.click()
    expect(pieces).to_have_attribute("aria-checked", "false")
    expect(page.get_by_role("switch", name="Chat", exact=True)).to_have_attribute("aria-checked", "false")
    page.locator("dialog").get_by_role("button", name="Close").click()
    begin_revolt(page)
    page.locator(".scene .btn.act").click()
    page.wait_for_selector(".dismiss")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    assert sounds(page) == ["turn"]
    assert page.evaluate("localStorage['plancia-sound-pieces']") == "no"
