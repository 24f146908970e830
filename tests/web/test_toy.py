"""Every game can be played without its own board: a toy that only the server of the tests knows."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor

# Windows of this server are short.
FIRST = """
from plancia.server import game_table, windows
from tests.web.garden import open_garden
windows.LEAST, windows.LINE, game_table.MORE_TIME = 2000, 0, 2000
open_garden()
"""
PROMPT = ".prompt h1"


def lay_a_table(host: Page, guest: Page, game: str = "garden") -> None:
    host.goto(f"/create?game={game}")
    host.get_by_role("button", name="2", exact=True).or_(host.get_by_role("button", name="2 players")).click()
    host.get_by_role("button", name="Open the table").click()
    code = host.locator(".big-code").get_attribute("aria-label")
    guest.goto(f"/j/{code}")
    guest.locator(".dockbar").get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()


def plant(page: Page, bed: str) -> None:
    """Place, piece, number, list and yes or no: one field after another."""
    expect(page.locator(PROMPT)).to_have_text("place")
    page.locator(f".picture [data-place={bed}]").click()
    expect(page.locator(PROMPT)).to_have_text("piece")
    page.get_by_role("button", name="vine", exact=True).click()
    expect(page.locator(PROMPT)).to_have_text("number")
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="One more").click()
    page.locator(".ways").get_by_role("button", name="3").click()
    expect(page.locator(PROMPT)).to_have_text("seed")
    page.locator(".ways select").select_option("white-leek")
    page.get_by_role("button", name="Choose").click()
    expect(page.locator(PROMPT)).to_have_text("water")
    page.get_by_role("button", name="yes", exact=True).click()


def test_every_kind_of_question_has_a_general_widget(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    host, guest = Visitor(browser, server), Visitor(browser, server)
    visitors += [host, guest]
    lay_a_table(host.page, guest.page)
    plant(host.page, "hill")
    expect(host.page.locator(PROMPT)).to_have_text("card")
    assert "spade" not in guest.page.locator("body").inner_text()
    host.page.get_by_role("button", name="spade").click()
    expect(guest.page.locator(".picture [data-place=hill].lit")).to_have_count(0)
    expect(guest.page.locator(".log")).to_contain_text("planted")
    guest.page.locator(".picture [data-place=pond]").focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Escape")
    plant(guest.page, "pond")
    guest.page.get_by_role("button", name="scarecrow").click()
    for visitor in (host, guest):
        expect(visitor.page.locator(PROMPT)).to_have_text("sky")
    host.page.get_by_role("button", name="rain").click()
    expect(host.page.locator(PROMPT)).to_contain_text("is thinking")
    guest.page.get_by_role("button", name="sun").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".ov")
    places = host.page.locator(".res li")
    expect(places).to_have_count(2)
    expect(places.first).to_have_text(re.compile(r"^1\. \w+"))


def test_a_game_without_a_board_is_shown_as_such(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The home page says that it has no board, and offers no lesson: it has none."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    page.goto("/")
    lessons = page.locator("a[href^='/lesson']:visible")
    expect(lessons).to_have_count(2)
    expect(page.locator(".plaque")).not_to_contain_text("No board")
    page.get_by_role("button", name="garden").click()
    expect(page.locator(".plaque")).to_contain_text("No board in the browser")
    expect(lessons).to_have_count(0)
    page.goto("/lesson")
    expect(page.locator("main li")).to_have_count(1)


def test_public_information_is_listed_in_words(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    host, guest = Visitor(browser, server), Visitor(browser, server)
    visitors += [host, guest]
    lay_a_table(host.page, guest.page)
    host.page.get_by_role("tab", name="On the table").click()
    expect(host.page.locator(".facts-list")).to_contain_text("harvest")
    expect(host.page.locator(".facts-list")).to_contain_text("watering-can")


def test_a_window_closes_by_itself_unless_somebody_wants_more_time(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """At the market both make an offer at once; then the player who does not buy may whistle, with a whistle."""
    host, guest = Visitor(browser, server), Visitor(browser, server)
    visitors += [host, guest]
    lay_a_table(host.page, guest.page, "market")
    for visitor, coins in ((host, 2), (guest, 1)):
        page = visitor.page
        expect(page.locator(PROMPT)).to_have_text("coins")
        for _ in range(coins):
            page.get_by_role("button", name="One more").click()
        page.locator(".ways").get_by_role("button", name=str(coins)).click()
    expect(guest.page.get_by_role("status").filter(has_text="Everybody may still answer.")).to_be_visible()
    guest.page.get_by_role("button", name="More time").click()
    guest.page.get_by_role("button", name="pass").click()
    expect(host.page.get_by_role("button", name="done")).to_be_visible(timeout=30_000)
