"""At the table: reconnecting, languages, keyboard, phone, rejected clicks."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor
from tests.web.playing import ASKED, number, play_now

PLACE = "document.querySelector('[data-cell=h6]').getBoundingClientRect().x"


@pytest.fixture
def page(browser: Browser, server: Server, visitors: list[Visitor]) -> Page:
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    return visitor.page


def test_a_lost_server_is_shown_and_reconnected(page: Page, server: Server) -> None:
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("rect.allowed").first.click()
    before = page.locator(".log p").count()
    server.stop()
    try:
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    finally:  # other tests need it
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
    """Choose a leader, move on the board with the arrows, place it; type the second action; Escape goes back."""
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


def tab_to(page: Page, what: str) -> None:
    """Press Tab until an element that matches this selector has the focus."""
    for _ in range(90):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab never comes to {what}")


def test_from_the_first_page_to_the_next_turn_without_a_mouse(page: Page) -> None:
    """Play now, a leader by Tab and Enter, the log by arrows, notes, the end of the turn with its confirmation."""
    page.goto("/")
    page.wait_for_selector(".dock .btn.act")
    tab_to(page, ".dock .btn.act")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    tab_to(page, ".rack .lead button")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('rect.allowed')")  # the focus moves to the board
    page.keyboard.press("Tab")  # which walks the highlighted places
    assert page.evaluate("document.activeElement.matches('rect.allowed')")
    cell = page.evaluate("document.activeElement.dataset.cell")
    before = number(page)
    page.keyboard.press("Enter")
    if page.locator(".ways .send").count():  # a revolt: the same key again confirms it
        page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)
    tab_to(page, ".log")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log .here")).to_contain_text(cell.upper())
    expect(page.locator(".tigris .veil")).to_have_count(1)
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.log .turn').length > 1")
    page.wait_for_selector(ASKED)


def test_a_risky_move_needs_confirmation(page: Page) -> None:
    """Only risky ones; the settings offer always and never."""
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("rect.allowed").first.click()
    expect(page.locator(".prompt p")).to_contain_text("one action left")
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator(".ways .send")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="never").click()
    page.get_by_role("button", name="Close").click()
    before = number(page)
    page.get_by_role("button", name="End the turn").click()
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)


def test_the_board_is_scaled_and_nothing_else_moves(page: Page) -> None:
    """Wheel and drag; a click at the end of a drag does not count; a double click resets it."""
    play_now(page)
    rack = page.locator(".rack").bounding_box()
    page.mouse.move(500, 350)
    page.mouse.wheel(0, -500)
    view = page.locator(".view")
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.view').dataset.scale > 1.5")  # the wheel may be slow
    before = page.evaluate(PLACE)
    page.mouse.down()
    page.mouse.move(560, 380, steps=3)
    page.mouse.up()
    page.wait_for_function(f"before => Math.round({PLACE} - before) === 60", arg=before)
    expect(page.locator(".prompt .warn")).to_have_count(0)
    assert page.locator(".rack").bounding_box() == rack
    assert page.evaluate("scrollY") == 0
    page.mouse.dblclick(600, 300)
    expect(view).to_have_attribute("data-scale", "1.00")


def test_a_pinch_on_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """Two fingers apart enlarge the board; a double tap resets it."""
    visitor = Visitor(browser, server, 390, 844, touch=True)
    visitors.append(visitor)
    page = visitor.page
    play_now(page)
    touch = visitor.context.new_cdp_session(page)

    def fingers(kind: str, *places: int, at: float) -> None:
        """Touch with our own timestamps: on a busy machine the second of two taps would come too late."""
        points = [{"x": 195 + place, "y": 350, "id": i} for i, place in enumerate(places)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})

    now = time.time()
    fingers("touchStart", -40, 40, at=now)
    for step, apart in enumerate((60, 80, 100), 1):
        fingers("touchMove", -apart, apart, at=now + step / 50)
    fingers("touchEnd", at=now + 0.1)
    view = page.locator(".view")
    assert float(view.get_attribute("data-scale") or 1) > 2
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]
    for tap in (1.0, 1.15):
        fingers("touchStart", 0, at=now + tap)
        fingers("touchEnd", at=now + tap + 0.02)
    expect(view).to_have_attribute("data-scale", "1.00")


def test_an_illegal_click_says_why(page: Page) -> None:
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("[data-cell=e1]").click()
    expect(page.locator(".prompt .warn")).to_contain_text("only on land")
    rule = page.locator(".prompt .warn a")
    expect(rule).to_have_attribute("href", "/rules/tigris#6.3")


def test_undo_is_free_until_something_new_is_seen(page: Page) -> None:
    play_now(page)
    page.locator(".rack .lead button").first.click()
    page.locator("rect.allowed").first.click()
    expect(page.locator(".prompt p")).to_contain_text("one action left")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt p")).to_contain_text("2 actions left")
    assert page.locator(".rack .slot").count() == 0


def test_on_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The board is rotated, nothing is wider than the screen; a tap previews the piece, the button sends it."""
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
    if send.count():  # touch screens always ask for confirmation
        send.tap()
    expect(page.locator(".rack .slot")).to_have_count(1)
