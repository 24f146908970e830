"""At the table: reconnect, languages, keyboard, phone, refusals."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor
from tests.web.playing import ASKED, number, play_now


@pytest.fixture
def page(browser: Browser, server: Server, visitors: list[Visitor]) -> Page:
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    return visitor.page


def test_a_lost_server_is_shown_and_heals(page: Page, server: Server) -> None:
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("rect.allowed").first.click()
    before = page.locator(".log p").count()
    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    page.wait_for_selector(ASKED)
    assert page.locator(".log p").count() >= before
    page.locator(".rack .lead button.pc").first.click()
    assert page.locator("rect.allowed").count() > 0


def test_the_language_changes_at_once(page: Page) -> None:
    play_now(page)
    expect(page.locator(".prompt h1")).to_have_text("What do you do?")
    for lang, sentence in (("it", "Che cosa fai?"), ("fr", "Que faites-vous ?")):
        page.get_by_role("combobox").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".prompt h1")).not_to_have_text("What do you do?")
        assert "tigris-" not in page.locator("body").inner_text()
        assert "web-" not in page.locator("body").inner_text(), sentence


def test_by_keyboard_alone(page: Page) -> None:
    """Take a leader, walk the board with the arrows, place it; type the second action; Escape steps back."""
    play_now(page)
    king = page.locator(".rack .lead button").first
    king.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h1")).to_contain_text("king")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt h1")).to_have_text("What do you do?")
    king.focus()
    page.keyboard.press("Enter")
    page.locator("[data-cell=j1]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") == "j2"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "k2"
    before = number(page)
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)
    expect(page.locator(".log")).to_contain_text("K2")
    page.keyboard.press("/")
    page.keyboard.type("leader red k10")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("K10")


def test_an_illegal_click_says_why(page: Page) -> None:
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("[data-cell=e1]").click()
    expect(page.locator(".prompt .warn")).to_contain_text("only on land")
    rule = page.locator(".prompt .warn a")
    expect(rule).to_have_attribute("href", "/rules/tigris#6.3")


def test_undo_is_free_while_nothing_new_is_seen(page: Page) -> None:
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("rect.allowed").first.click()
    expect(page.locator(".prompt p")).to_contain_text("one action left")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt p")).to_contain_text("2 actions left")
    assert page.locator(".rack .slot").count() == 0


def test_on_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The board is turned, nothing is wider than the screen; a tap shows the piece, the button sends it."""
    visitor = Visitor(browser, server, 360, 740, touch=True)
    visitors.append(visitor)
    page = visitor.page
    play_now(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    letters = page.locator("[data-cell=a1]").bounding_box(), page.locator("[data-cell=p1]").bounding_box()
    assert letters[0]
    assert letters[1]
    assert letters[1]["y"] > letters[0]["y"] + 100
    page.locator(".rack .lead button").first.tap()
    page.locator("[data-cell=j1]").tap()
    send = page.locator(".ways .send")
    if send.count():  # a finger asks first
        send.tap()
    expect(page.locator(".rack .slot")).to_have_count(1)
