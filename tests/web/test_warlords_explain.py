"""Everything printed on the table of Galactic Warlords explains itself: with the pointer, the keyboard and a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from plancia.games.warlords import GAME
from tests.web.axe import faults
from tests.web.conftest import Come
from tests.web.tables import lay
from tests.web.warlords import crowded, sit_crowded

EXPLAINED = (
    ".side .market .card-face",
    ".side .market .deck",
    ".side .rep [data-space]",
    ".side .tracks g[role=img]",
    ".part.row .card-face",
    ".part.row .joint[role=img]",
    ".part.row .abilities svg",
    ".part.hand :is(.card-face, .sup)",
    ".base [data-space]",
    ".path li",
    ".pl .row",
    ".pl .bar",
    ".galaxy .ship",
    ".prompt .ways .action",
)
BARE = "all => all.filter(one => one.dataset.explains === undefined).length"


@pytest.fixture
def page(come: Come) -> Page:
    return sit_crowded(come())


def test_every_icon_has_an_explanation(page: Page) -> None:
    """None of them relies on a title, which neither fingers nor keyboards reach."""
    for selector in EXPLAINED:
        assert page.locator(selector).count(), selector
        assert page.locator(selector).evaluate_all(BARE) == 0, selector
        assert page.locator(f"{selector}[title]").count() == 0, selector


def test_a_raised_card_spells_out_what_is_printed_on_it(page: Page) -> None:
    """Mission, actions with their price, halves and how they fit the row, recruits; a pointer that leaves closes it."""
    card = page.locator(".side .market .card-face").nth(1)
    card.hover()
    card.hover(position={"x": 12, "y": 12})  # on a new page the first move is no movement
    raised = page.locator("#wl-explained")
    for words in ("Mission: Altora", "1 infantry", "Wounds an unprotected mercenary", "Left half: Covert Ops"):
        expect(raised).to_contain_text(words)
    expect(raised.locator(".made svg")).to_have_count(1)
    assert faults(page) == []
    page.mouse.move(2, 2)
    expect(raised).to_have_count(0)


def test_the_keyboard_reaches_all_of_them(page: Page) -> None:
    """A track is one tab stop and the arrows walk it; the question mark explains at once, Escape closes that alone."""
    spaces = page.locator(".side .rep [data-explains]")
    assert spaces.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    spaces.first.focus()
    for _ in range(5 + 6):  # five markers, then the spaces from 0
        page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    expect(page.locator("#wl-explained")).to_contain_text("Space 6")
    expect(page.locator("#wl-explained .line")).to_have_count(3)
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#wl-explained")).to_have_count(0)


def press(page: Page, selector: str) -> None:
    """A finger that stays for half a second, and is still down."""
    page.locator(selector).first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "pointerId": 7, "clientX": 5, "clientY": 5}
    )
    page.wait_for_selector("#wl-explained")


def test_a_long_press_explains_and_does_not_choose(come: Come) -> None:
    """Letting go closes it, but not a sheet; the click that ends the press is not an answer."""
    visitor = come(390, 844)
    page = visitor.page
    page.goto(lay(GAME, crowded(), {0: visitor}))
    press(page, ".ways .action")
    assert faults(page) == []
    action = page.locator(".ways .action").first
    action.dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 7})
    expect(page.locator("#wl-explained")).to_have_count(0)
    action.dispatch_event("click")
    expect(page.locator(".prompt")).to_have_attribute("data-topic", "TakeAction")
    page.get_by_role("tab", name="Market").click()
    press(page, ".part.market .card-face")
    box = page.locator("#wl-explained").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (390, 844)  # a sheet over the whole page
    card = page.locator(".part.market .card-face").first
    card.dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 7})
    expect(page.locator("#wl-explained")).to_contain_text("A tap closes it")  # it scrolls, so it stays
    page.locator("#wl-explained").tap()
    expect(page.locator("#wl-explained")).to_have_count(0)
