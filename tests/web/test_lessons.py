"""The lessons of the larger games in a real browser: the same boards as at a table, with instructions beside them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.axe import faults
from tests.web.conftest import Server, Visitor

NARROW = 390


def visitor(browser: Browser, server: Server, came: list[Visitor], width: int = 1440, height: int = 900) -> Page:
    came.append(Visitor(browser, server, width, height, touch=width <= NARROW))
    return came[-1].page


def done(page: Page) -> None:
    """The step is done; continue with the next one."""
    page.locator("[data-verdict=done]").wait_for()
    page.get_by_role("button", name="Next step").click()


def choose(where: Locator) -> None:
    """By keyboard."""
    where.focus()
    where.press("Enter")


def test_rex_a_first_round(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """From the home page: an auction by mouse; by keyboard a move that misses the point, a battle won by treason."""
    page = visitor(browser, server, visitors)
    page.goto("/")
    page.locator(".mini").filter(has_text="Rex").click()
    page.get_by_role("link", name="Learn it").click()
    hall = page.locator(".above[data-scene=auction]")
    hall.locator("[data-word=bid]").click()
    expect(hall).to_contain_text("The Lazax lead with 2")
    hall.locator("[data-word=bid]").click()
    done(page)
    hall.get_by_role("button", name="Pass on this card").click()
    done(page)
    choose(page.locator(".spot[data-word=CIV]"))
    choose(page.locator(".spot[data-word=HOL]"))
    choose(page.get_by_role("button", name=re.compile("^Move 10")))
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("the Spaceport is empty")
    page.get_by_role("button", name="8. Treason").click()
    scene = page.locator(".above[data-scene=battle]")
    expect(scene.locator(".glass")).to_contain_text("Field General")
    assert faults(page) == []
    choose(scene.locator(".seal"))
    choose(page.locator(".ways [data-word=traitor]"))
    expect(page.get_by_role("button", name="Next step")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-verdict=done]")).to_contain_text("The fleet moves five sectors")
    expect(page.locator(".coach .n")).to_contain_text("4 done")


def test_rex_on_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The text shrinks once a group is chosen, and nothing is wider than the screen."""
    page = visitor(browser, server, visitors, NARROW, 844)
    page.goto("/lesson/rex")
    page.get_by_role("button", name="3. One group moves").click()
    page.locator(".spot[data-word=CIV]").tap()
    expect(page.locator(".coach")).to_have_class(re.compile("folded"))
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW


def test_warlords_two_turns(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """From the rules: ship and mercenary, too many units, and an invasion whose dice are always the same."""
    page = visitor(browser, server, visitors)
    page.goto("/rules/warlords")
    page.get_by_role("link", name="Learn", exact=True).click()
    choose(page.locator(".ways [data-word=core]"))
    done(page)
    page.locator(".hand .card-face[data-lit]").first.click()
    done(page)
    page.locator(".ways [data-word=deploy]").click()
    page.locator(".galaxy [data-lit][aria-label*='Core 1']").press("Enter")
    page.locator(".ways [data-word=iii]").click()
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("Take two")
    page.get_by_role("button", name="9. Invasion").click()
    page.locator(".ways [data-word=deploy]").click()
    page.locator(".galaxy [data-lit][aria-label*='Dorn 1']").press("Enter")
    page.locator(".ways [data-word=ita]").click()
    choose(page.locator(".ways .send"))
    expect(page.locator(".scene-inv")).to_be_visible()
    assert faults(page) == []
    choose(page.locator(".ways [data-word=i]"))
    done(page)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-verdict=done]")).to_contain_text("27 to 25")


def test_warlords_on_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The text is a note above the chart that can be closed, and nothing is wider than the screen."""
    page = visitor(browser, server, visitors, NARROW, 844)
    page.goto("/lesson/warlords")
    expect(page.locator(".coach .text")).to_be_visible()
    page.get_by_role("button", name="Your mothership", exact=True).tap()
    expect(page.locator(".coach .text")).to_be_hidden()
    page.locator(".ways [data-word=core]").tap()
    done(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
