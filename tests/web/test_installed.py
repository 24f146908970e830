"""The installed app: manifest, service worker, and what works while the server is down. This server has no optional
features, so it shows as well that their pages do not exist.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import STATIC, Server, new_context, until

FIRST = """
Plain = Settings
Settings = lambda **given: Plain(features=frozenset(), **given)
"""

# The worker has stored all files of the app, rules and lessons.
STORED = """async () => {
    const key = (await caches.keys()).find((name) => name.startsWith('plancia-'));
    return !!key && !!(await (await caches.open(key)).match('/rules-and-lessons'));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    opened = Server(tmp_path_factory.mktemp("server"), FIRST)
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    context = new_context(browser, server, touch=False, motion="reduce", workers="allow")
    yield context.new_page()
    context.close()


def test_the_manifest_names_icons_that_exist(page: Page) -> None:
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    answer = page.request.get(address)
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    for name, size in sizes.items():
        data = (STATIC / name.lstrip("/")).read_bytes()
        assert "{}x{}".format(*struct.unpack("!II", data[16:24])) == size
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}
    assert page.request.get("/worker.js").headers["cache-control"] == "no-cache"


def test_features_that_are_switched_off_have_no_pages(page: Page) -> None:
    request = page.request
    assert request.get("/api/features").json() == {"features": []}
    paths = request.get("/api/schema/openapi.json").json()["paths"]
    gone = (
        *("/api/friends", "/api/history", "/api/leaders", "/api/me/notices", "/api/me/vacation", "/api/players"),
        *("/api/tables/featured", "/api/tables/{table}/stop-recurring"),
    )
    assert [path for path in paths if path.startswith(gone)] == []
    assert request.post("/api/guest", data={"name": "Ann"}).ok
    assert request.post("/api/account", data={"name": "Ann", "passphrase": "four quiet rivers"}).ok
    rated = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "bot"}], "rated": True}
    assert request.post("/api/tables", data=rated).json() == {"code": "no_ratings"}
    page.goto("/")
    expect(page.get_by_role("navigation").get_by_role("link", name="Rules")).to_be_visible()
    for name in ("My games", "Friends", "Notices"):
        expect(page.get_by_role("link", name=name)).to_have_count(0)
    for path in ("/friends", "/mine", "/leaders", "/notices"):
        page.goto(path)
        expect(page.get_by_text("Page not found.")).to_be_visible()
    page.goto("/create")
    expect(page.get_by_role("switch").first).to_be_visible()
    expect(page.get_by_role("switch", name="Rated")).to_have_count(0)


def test_rules_and_lessons_open_while_the_server_is_down(page: Page, server: Server) -> None:
    """Also those that nobody has opened before. Other pages explain what is wrong, and continue when it is back."""
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    until(page, lambda: bool(page.evaluate(STORED)))
    server.stop()
    try:
        page.goto("/watch")
        expect(page.get_by_role("heading", name="The server does not answer")).to_be_visible()
        page.get_by_role("main").get_by_role("link", name="Rules").click()
        page.get_by_role("link", name="Tigris & Euphrates").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto("/lesson/tigris")
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("button", name="Next step")).to_be_visible()
        asked = page.evaluate("fetch('/api/tables').then((answer) => answer.status, () => 'no answer')")
        assert asked == "no answer", "lists of tables are never stored"
        page.goto("/watch")
        expect(page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    finally:
        server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="The server does not answer")).to_have_count(0)


# What the worker shows is noted: this browser has no place for notifications.
NOTED = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, its) => self.shown.push([title, its.body, its.tag, its.data]);
    navigator.setAppBadge = async (count) => self.shown.push(count);
    navigator.clearAppBadge = async () => self.shown.push(0);
}"""


def test_a_push_message_is_shown_with_its_link(page: Page) -> None:
    """And the badge has the number of tables that wait. The browser delivers it as it does for a push service."""
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (worker,) = page.context.service_workers
    worker.evaluate(NOTED)
    registrations: list[str] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    until(page, lambda: len(registrations) > 0)
    turn = {"title": "Your turn in Rex", "body": "With Ben.", "link": "/t/abc", "tag": "abc", "waiting": 2}
    for pushed in ({"title": "Something else"}, turn, turn | {"title": "Over", "waiting": 0}):
        message = {"origin": page.evaluate("location.origin"), "registrationId": registrations[0]}
        devtools.send("ServiceWorker.deliverPushMessage", message | {"data": json.dumps(pushed)})
    until(page, lambda: len(worker.evaluate("self.shown")) == 4)
    shown = [["Your turn in Rex", "With Ben.", "abc", "/t/abc"], 2, ["Over", "With Ben.", "abc", "/t/abc"], 0]
    assert worker.evaluate("self.shown") == shown
