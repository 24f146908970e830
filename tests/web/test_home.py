"""The first page, and what a page tells one who looks elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor
from tests.web.playing import play_now


@pytest.fixture
def page(browser: Browser, server: Server, visitors: list[Visitor]) -> Page:
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    return visitor.page


def test_scanning_falls_back_to_the_code(page: Page) -> None:
    """A browser that cannot read QR codes says so, and what can be done instead; a wrong code is told at once."""
    page.goto("/")
    page.get_by_role("button", name="Scan").click()
    expect(page.get_by_role("alert")).to_contain_text("type the six signs")
    page.get_by_role("button", name="Type the code").click()
    page.get_by_label("Code of a table").fill("xxxxxx")
    expect(page.locator(".join h2")).to_have_text("No table has this code.")


def test_a_code_that_the_camera_sees_leads_to_the_table(page: Page, server: Server) -> None:
    """With a camera and a browser that can read: the same as following the link."""
    page.goto("/create")
    page.get_by_role("button", name="Open the table").click()
    code = page.locator(".big-code").get_attribute("aria-label")
    table = page.url
    page.add_init_script(
        f"""
        window.BarcodeDetector = class {{ async detect() {{ return [{{ rawValue: '{server.address}/j/{code}' }}]; }} }};
        navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream();
        HTMLMediaElement.prototype.play = async () => {{}};
        """
    )
    page.goto("/")
    page.get_by_role("button", name="Scan").click()
    page.wait_for_url(table)


def test_tables_that_wait_for_me_come_first(page: Page) -> None:
    """On the first page and among my tables; the title and the icon of a table say it, too."""
    play_now(page)
    assert page.title().startswith("● Your turn")
    expect(page.locator("#favicon")).to_have_attribute("href", "/favicon-turn.svg")
    page.goto("/")
    expect(page.locator(".side .tb.on")).to_contain_text("Your turn")
    assert page.title() == "plancia"
    expect(page.locator("#favicon")).to_have_attribute("href", "/favicon.svg")
    page.goto("/mine")
    expect(page.locator(".li.on")).to_contain_text("Your turn")


def test_turns_are_told_as_one_wishes(page: Page) -> None:
    """Sound is off at first; a notice of the browser needs its permission."""
    page.add_init_script(
        """
        window.notes = 0;
        const sound = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.notes++; return sound.call(this); };
        """
    )
    page.context.grant_permissions(["notifications"])
    play_now(page)
    assert page.evaluate("notes") == 0
    page.get_by_role("button", name="Settings").click()
    sound, notices = page.get_by_role("switch", name="Sound"), page.get_by_role("switch", name="Tell me")
    expect(sound).to_have_attribute("aria-checked", "false")
    sound.click()
    assert page.evaluate("notes") == 2
    notices.click()
    expect(notices).to_have_attribute("aria-checked", "true")
    page.reload()
    page.wait_for_function("() => notes === 2")  # it is our turn, as far as this page knows for the first time


def test_notes_stay_in_this_browser(page: Page) -> None:
    """They are there when one comes back, and nobody else gets them."""
    play_now(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only for you").fill("Ishtar collects farms")
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Only for you")).to_have_value("Ishtar collects farms")
    assert not any("Ishtar" in body for body in sent)
