"""Several people: consent, clocks, a shared screen with phones, and a connection that breaks during a war."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor
from tests.web.playing import ASKED, dismiss, number

LAND = ".rack .hand button:not([aria-label=farm])"


@pytest.fixture
def pair(browser: Browser, server: Server, visitors: list[Visitor]) -> list[Page]:
    two = [Visitor(browser, server), Visitor(browser, server)]
    visitors += two
    return [visitor.page for visitor in two]


def code_of(host: Page, pace: str = "No clock") -> str:
    """A table for two."""
    host.goto("/create")
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name=pace).click()
    host.get_by_role("button", name="Open the table").click()
    return host.locator(".big-code").get_attribute("aria-label") or ""


def sit_down(guest: Page, code: str) -> None:
    """As if the camera had read the QR code."""
    guest.goto(f"/j/{code}")
    guest.locator(".dockbar").get_by_role("button", name="Sit down").click()


def begin(pair: list[Page], pace: str = "No clock") -> tuple[Page, Page]:
    """The player who is asked first, and the other."""
    host, guest = pair
    sit_down(guest, code_of(host, pace))
    host.get_by_role("button", name="Start", exact=True).click()
    for page in pair:
        page.wait_for_selector(".rack .hand button")
    host.wait_for_function("() => document.querySelector('.pl.on')")
    first = host if host.locator(ASKED).count() else guest
    return (host, guest) if first is host else (guest, host)


def send(page: Page) -> None:
    """Wait until the answer is accepted; a war needs a confirmation."""
    before = number(page)
    if page.locator(".ways .send").count():
        page.locator(".ways .send").click()
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)


def put_king(page: Page, cell: str) -> None:
    page.wait_for_selector(ASKED)
    page.locator(".rack [data-home=black]").click()
    before = number(page)
    page.locator(f"[data-cell={cell}]").click()
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)


def lay_tile(page: Page, cell: str) -> None:
    page.wait_for_selector(ASKED)
    page.locator(LAND).first.click()
    before = number(page)
    page.locator(f"[data-cell={cell}]").click()
    if page.locator(".ways .send").count():
        page.locator(".ways .send").click()
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)


def test_a_war_survives_a_broken_connection(pair: list[Page], server: Server) -> None:
    """Two kings, three tiles between them. The server restarts while the attacker thinks, the page reloads later."""
    one, other = begin(pair)
    put_king(one, "g10")
    lay_tile(one, "h10")
    put_king(other, "j11")
    lay_tile(other, "i10")
    one.wait_for_selector(ASKED)
    one.locator(LAND).first.click()
    place = one.locator("[data-cell=i11]")
    assert "War of the kings: you" in (place.get_attribute("aria-label") or "")
    place.click()
    expect(one.locator(".prompt p")).to_contain_text("War of the kings")
    one.locator(".ways .send").click()
    expect(one.locator(".scene h2")).to_have_text("War of the kings")
    server.stop()
    expect(one.locator(".lost")).to_be_visible()
    server.start()
    expect(one.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(one.locator(".scene")).to_contain_text("king goes home")
    one.locator(".scene .btn.act").click()
    other.reload()  # it has no tile to add: the table answers
    for page in (one, other):
        expect(page.locator(".log")).to_contain_text("the war of the kings")
        dismiss(page)
        expect(page.locator(".scene h2")).to_have_count(0)


def test_undo_by_consent(pair: list[Page]) -> None:
    """An answer that others have built upon is undone only if they agree."""
    one, other = begin(pair)
    put_king(one, "k2")
    one.get_by_role("button", name="End the turn").click()
    send(one)
    put_king(other, "b1")
    one.get_by_role("button", name="Undo").click()
    expect(one.get_by_role("alert")).to_contain_text("asks to undo the last move")
    other.get_by_role("button", name="Decline").click()
    expect(one.get_by_role("alert")).to_have_count(0)
    one.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Agree").click()
    one.wait_for_selector(ASKED)
    expect(one.locator(".prompt p")).to_contain_text("one action left")
    expect(other.locator(".rack .slot")).to_have_count(0)


def test_a_clock_that_runs_out(pair: list[Page]) -> None:
    """The other may use the default answer or let a bot play; a player who comes back takes over again."""
    one, other = begin(pair, "Brisk")
    late = one.locator(".pl .clock.late").first
    expect(late).to_be_visible()
    expect(other.get_by_role("alert")).to_contain_text("is out of time")
    other.get_by_role("button", name="Let a bot take over").click()
    replaced = one.get_by_role("alert").filter(has_text="A bot is playing for you.")
    expect(replaced).to_be_visible()
    one.get_by_role("button", name="I am back").click()
    expect(replaced).to_have_count(0)


def test_a_shared_screen_and_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The screen shows the code while a seat is free, then the board; the hand stays on the phone."""
    host, screen = Visitor(browser, server), Visitor(browser, server)
    phone = Visitor(browser, server, 390, 844, touch=True)
    visitors += [host, screen, phone]
    code = code_of(host.page)
    screen.page.goto(host.page.url.replace("/t/", "/screen/"))
    expect(screen.page.locator(".jn")).to_contain_text(code)
    expect(screen.page.locator(".jn h2")).to_have_text("Sit down with your phone")
    sit_down(phone.page, code)
    host.page.get_by_role("button", name="Start", exact=True).click()
    phone.page.wait_for_selector(".rack .hand button")
    screen.page.wait_for_selector(".tigris")
    if not phone.page.locator(ASKED).count():
        host.page.get_by_role("button", name="End the turn").click()
        send(host.page)
    phone.page.wait_for_selector(ASKED)
    phone.page.locator(".rack .lead button.pc").first.tap()
    phone.page.locator("rect.allowed").first.tap()
    phone.page.locator(".ways .send").tap()
    expect(screen.page.locator(".log")).to_contain_text("places the king")
    assert screen.page.locator(".rack").count() == 0
    expect(screen.page.locator(".jn h2")).to_have_text("Watch on your phone")


def test_the_host_arranges_the_seats(pair: list[Page]) -> None:
    """Adds a bot and removes it again, and removes a person; everybody chooses a dynasty."""
    host, guest = pair
    code = code_of(host)
    host.get_by_role("button", name="Bull").click()
    expect(host.get_by_role("button", name="Bull")).to_have_attribute("aria-pressed", "true")
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(host.locator(".st.free")).to_have_count(1)
    sit_down(guest, code)
    expect(guest.get_by_role("button", name="Bull")).to_have_count(0)
    guest.get_by_role("button", name="Potter").click()
    expect(host.locator(".st.potter")).to_have_count(1)
    host.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(host.locator(".st.free")).to_have_count(1)
    expect(guest.locator(".dockbar").get_by_role("button", name="Sit down")).to_be_visible()
