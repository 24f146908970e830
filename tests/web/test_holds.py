"""Events that affect the player stay on screen until dismissed, and nobody else waits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from plancia.games.tigris import GAME as TIGRIS
from plancia.games.tigris.notation import position
from tests.web.axe import faults
from tests.web.conftest import Come, Visitor
from tests.web.playing import ASKED
from tests.web.tables import lay

BOARD = (
    "..........R*...../.R*k1............R*/.....R*........../................/.............R*../................/"
    "........R*......./.R*............../..............R*./.....R*........../..........R*....."
)
SETTLED = ".page[data-settled=true]"


@pytest.fixture
def rivals(come: Come) -> list[Visitor]:
    """Two people whose kings meet at one temple: the second has started a revolt, and both have tiles to add."""
    people = [come(), come(390, 844)]
    table = position(f"{BOARD} seats=2 turn=0:2 hands=RRBGKK/RBBGGK")
    revolt, _ = TIGRIS.apply(table, 0, ("leader", "black", "b1"))
    address = lay(TIGRIS, revolt, dict(enumerate(people)))
    for visitor in people:
        visitor.page.goto(address)
    return people


def add_none(page: Page) -> None:
    page.locator(".scene .btn.act").click()


def test_the_players_own_revolt_stays_until_it_is_dismissed(rivals: list[Visitor], come: Come) -> None:
    """Each dismisses it separately, by key or button; spectators and returning players are not stopped."""
    one, other = (visitor.page for visitor in rivals)
    watching = come().page
    watching.goto(one.url)
    add_none(one)
    add_none(other)
    for page in (one, other):
        expect(page.locator(".dismiss .btn")).to_be_visible()
        assert page.locator(SETTLED).count() == 0
        assert page.locator(ASKED).count() == 0
    expect(one.locator(".dismiss")).to_contain_text("Next: What do you do?")
    expect(other.locator(".dismiss")).to_contain_text("Next: the others play.")
    assert faults(one) == []
    expect(watching.locator(".log")).to_contain_text("revolt")
    expect(watching.locator(SETTLED)).to_have_count(1)
    assert watching.locator(".dismiss").count() == 0

    one.keyboard.press("Enter")
    one.wait_for_selector(ASKED)
    expect(one.locator(SETTLED)).to_have_count(1)
    one.get_by_role("button", name="End the turn").click()
    one.locator(".ways .send").click()
    expect(other.locator(".dismiss")).to_contain_text("Next: What do you do?")
    expect(other).to_have_title("● Your turn: Tigris & Euphrates")
    button = other.locator(".dismiss .btn").bounding_box()
    assert button is not None
    assert button["width"] > 330, "a thumb finds it"
    other.locator(".dismiss .btn").click()
    other.wait_for_selector(ASKED)


def test_it_disappears_by_itself_if_set_and_is_not_shown_after_a_reload(rivals: list[Visitor]) -> None:
    """The setting of four seconds counts while the page is visible; a reloaded page holds nothing."""
    one, other = (visitor.page for visitor in rivals)
    one.get_by_role("button", name="Settings").click()
    one.get_by_role("button", name="4 s", exact=True).click()
    one.locator("dialog").get_by_role("button", name="Close").click()
    add_none(one)
    add_none(other)
    expect(one.locator(".dismiss")).to_be_visible()
    other.locator(".dismiss").wait_for()
    other.reload()
    expect(other.locator(SETTLED)).to_have_count(1)
    assert other.locator(".dismiss").count() == 0
    expect(one.locator(".dismiss")).to_have_count(0)
    one.wait_for_selector(ASKED)
