"""The page with the settings for notices, and the links in e-mails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIRequestContext, expect

from tests.server.notices.receivers import Http, Smtp
from tests.web.axe import faults
from tests.web.conftest import Come, Server, Visitor, until


def first(port: int) -> str:
    """A server with a mailbox, which may send requests to this machine."""
    return f"""
from plancia.server.notices.mail import Mailbox
Plain = Settings
box = Mailbox(host="127.0.0.1", port={port}, security="none", sender="plancia@example.org")
Settings = lambda **given: Plain(mailbox=box, local_webhooks=True, **given)
"""


class Outside:
    """Receivers that run in a thread of their own."""

    def __init__(self) -> None:
        self.smtp = Smtp()
        self.http = Http()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._servers = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    async def _open(self) -> list[asyncio.Server]:
        servers = []
        for receiver in (self.smtp, self.http):
            server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
            receiver.port = server.sockets[0].getsockname()[1]
            servers.append(server)
        return servers

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close(self) -> None:
        for server in self._servers:
            server.close()
        await asyncio.sleep(0.05)  # for the transports to close


@pytest.fixture(scope="module")
def outside() -> Iterator[Outside]:
    opened = Outside()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def server(outside: Outside, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    opened = Server(tmp_path_factory.mktemp("server"), first(outside.smtp.port))
    opened.start()
    yield opened
    opened.stop()


def account(visitor: Visitor, name: str) -> APIRequestContext:
    request = visitor.context.request
    assert request.post("/api/guest", data={"name": name}).ok
    assert request.post("/api/account", data={"name": name, "passphrase": "four quiet rivers"}).ok
    return request


def link_in(text: str) -> str:
    return next(word for word in text.split() if "token=" in word)


def test_the_settings_of_notices(come: Come, outside: Outside) -> None:
    """An address is entered and confirmed, channels and hours are chosen, and a test arrives on each."""
    visitor = come()
    page, request = visitor.page, account(visitor, "Marta")
    page.goto("/account")
    page.get_by_role("main").get_by_role("link", name="Notices").click()
    expect(page.get_by_role("heading", name="Notices", level=1)).to_be_visible()

    page.get_by_label("E-mail address").fill("marta@example.org")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("We sent a link to marta@example.org.")).to_be_visible()
    expect(page.get_by_text("Not confirmed yet")).to_be_visible()
    assert faults(page) == []
    (confirmation,) = outside.smtp.to("marta@example.org")
    page.goto(link_in(str(confirmation.get_content())))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    page.get_by_role("link", name="Notices").last.click()
    expect(page.get_by_text("confirmed", exact=True)).to_be_visible()

    over = page.get_by_role("checkbox", name="Game over: Push")
    expect(over).not_to_be_checked()
    over.click()
    expect(over).to_be_checked()
    page.get_by_role("switch", name="Quiet hours").click()
    expect(page.get_by_text("No notices between 22:30 and 07:00.")).to_be_visible()
    page.get_by_label("Quiet until").press("ArrowRight")
    expect(page.get_by_text("No notices between 22:30 and 07:30.")).to_be_visible()
    page.get_by_label("Time zone").select_option("Europe/Rome")
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Rome")
    page.get_by_role("button", name="Daily, 18:00").click()
    expect(page.get_by_role("button", name="Daily, 18:00")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Correspondence").click()
    expect(page.get_by_role("button", name="Correspondence")).to_have_attribute("aria-pressed", "true")
    kept = request.get("/api/me/notices").json()
    assert (kept["quiet_from"], kept["quiet_until"], kept["digest"]) == (1350, 450, "daily")
    assert kept["zone"] == "Europe/Rome"
    assert (kept["paces"], sorted(kept["wishes"]["over"])) == (["correspondence"], ["email", "push"])

    page.get_by_label("Address of a webhook").fill(outside.http.url())
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Send a test")).to_have_count(2)
    for button in page.get_by_role("button", name="Send a test").all():
        button.click()
        expect(page.get_by_text("The test is on its way.")).to_be_visible()
    until(page, lambda: len(outside.http.received) == 1 and len(outside.smtp.received) == 2)
    assert faults(page) == []

    page.goto(str(outside.smtp.received[1][1]["List-Unsubscribe"]).strip("<>"))
    page.get_by_role("button", name="Stop e-mails").click()
    expect(page.get_by_text("You will get no more e-mails.")).to_be_visible()
    assert request.get("/api/me/notices").json()["wishes"]["turn"] == ["push", "webhook"]


def test_changes_in_quick_succession_all_last(come: Come) -> None:
    """Every box is clicked before the first answer of the server; all of them keep their new state."""
    visitor = come()
    page, request = visitor.page, account(visitor, "Nora")
    page.goto("/notices")
    boxes = page.get_by_role("checkbox")
    expect(boxes).to_have_count(12)
    before = boxes.evaluate_all("all => all.map(box => box.getAttribute('aria-checked'))")
    boxes.evaluate_all("all => all.forEach(box => box.click())")
    for number, state in enumerate(before):
        expect(boxes.nth(number)).to_have_attribute("aria-checked", "false" if state == "true" else "true")
    kept = request.get("/api/me/notices").json()["wishes"]
    assert {event: sorted(channels) for event, channels in kept.items()} == {
        "turn": [],
        "time": ["webhook"],
        "invitation": ["webhook"],
        "over": ["push", "webhook"],
    }


def test_a_vacation_is_shown_at_the_table(come: Come) -> None:
    """The clock of a player on vacation stands still, and the others see until when."""
    ann, ben = come(), come(390, 844)
    asks, other = account(ann, "Ann"), account(ben, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = asks.post("/api/tables", data={"game": "tigris", "seats": seats, "pace": "daily"}).json()["id"]
    other.post(f"/api/tables/{table}/join", data={})
    asks.post(f"/api/tables/{table}/start")
    ann.page.goto("/notices")
    ann.page.get_by_role("button", name="Go on vacation").click()
    expect(ann.page.get_by_text("You are on vacation until")).to_be_visible()
    expect(ann.page.get_by_text("23 of 30 days per year left.")).to_be_visible()
    assert faults(ann.page) == []
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator(".players").get_by_text("on vacation until")).to_be_visible()
    ann.page.goto("/notices")
    ann.page.get_by_role("button", name="I am back").click()
    expect(ann.page.get_by_role("button", name="Go on vacation")).to_be_visible()
