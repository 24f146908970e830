"""Every page: no serious fault that axe-core finds, in both themes, and rules for all pages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import faults
from tests.web.conftest import ROOT, STATIC, Server, Visitor
from tests.web.playing import play_now

PAGES = (
    "/",
    "/create",
    "/watch",
    "/mine",
    "/account",
    "/rules",
    "/leaders",
    "/friends",
    "/notices",
    "/notices/confirm",
    "/notices/unsubscribe",
    "/j/XXXXXX",
    "/puzzle/all",
    "/nowhere",
)
# Checked with axe-core where they have something to show.
ELSEWHERE = {
    "/t/XXXXXX": "test_sizes",
    "/rules/tigris": "test_the_rules_have_examples_to_try",
    "/replays": "test_replay",
    "/replay": "test_replay",
    "/lesson/tigris": "test_replay, test_lessons",
    "/player/Ann": "test_history",
    "/review/XXXXXX": "test_learning",
    "/puzzle": "test_learning",
    "/tournaments": "test_tournaments",
    "/tournaments/new": "test_tournaments",
    "/tournament/XXXXXX": "test_tournaments",
    "/screen/XXXXXX": "test_axe_finds_no_serious_fault",
}
# All requests are answered, and the page is drawn.
CALM = """() => new Promise((calm) => {
    const asked = () => performance.getEntriesByType('resource').length;
    const before = asked();
    setTimeout(() => requestAnimationFrame(() => calm(asked() === before)), 120);
})"""
MOST_SCRIPT = 200_000  # bytes transferred before the table can be played


def test_axe_finds_no_serious_fault(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """On every page; result, cover and conflict are checked where they occur in play."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    wrong = {}

    def look(name: str) -> None:
        page.wait_for_function(CALM)
        if found := faults(page):
            wrong[name] = found

    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("#main")
        look(path)
    page.goto("/create")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".inv .qr img")
    look("lobby")
    play_now(page, 3)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.get_by_role("button", name="Close").click()
    table = page.url
    for path in ("/", "/mine", table.replace("/t/", "/screen/")):
        page.goto(path)
        page.wait_for_selector("#main")
        look(f"{path} with a table")
    assert wrong == {}


def test_no_page_is_left_out() -> None:
    """Every address of the app is listed above."""
    app = (ROOT / "web" / "src" / "routes.ts").read_text("utf-8")
    routes = [route.replace("\\/", "/") for route in re.findall(r"^  \[/(\^.*\$)/,", app, re.MULTILINE)]
    assert len(routes) > 12
    assert [route for route in routes if not any(re.search(route, path) for path in (*PAGES, *ELSEWHERE))] == []


def test_a_bar_at_the_foot_of_a_phone_leads_to_the_main_pages(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """It marks the page on screen and covers nothing; a table needs its whole height, and has none."""
    visitor = Visitor(browser, server, 390, 844, touch=True)
    visitors.append(visitor)
    page = visitor.page
    page.goto("/rules/tigris")
    bar = page.locator(".tabbar")
    expect(bar.get_by_role("link")).to_have_text(["Play", "Games", "Puzzles", "Learn", "You"])
    text, foot = page.locator("#main").bounding_box(), bar.bounding_box()
    assert text
    assert foot
    assert text["y"] + text["height"] <= foot["y"]
    expect(bar.locator("[aria-current=true]")).to_have_text("Learn")  # where the rules belong
    bar.get_by_role("link", name="Learn").click()
    expect(bar.locator("[aria-current=page]")).to_have_text("Learn")
    bar.get_by_role("link", name="Play").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".page.table")
    expect(bar).to_have_count(0)


def test_a_missing_file_of_the_app_is_reported(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """After an update the old names of files are gone: the page stays, and offers to load itself again."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    page.route("**/assets/Scan-*.js", lambda route: route.fulfill(status=404))
    page.goto("/")
    page.get_by_role("button", name="Scan").click()
    expect(page.get_by_role("alert")).to_contain_text("Part of this page could not be loaded.")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_no_page_is_wider_than_the_window(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """On a phone, a tablet and a desktop; the page fits itself to a window that changes."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    for path in (*PAGES, "/rules/tigris"):
        page.goto(path)
        page.wait_for_selector("#main")
        page.wait_for_function(CALM)
        for width in (1440, 768, 360):
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{path} at {width}"


def test_the_rules_have_search_and_anchors(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """Beside the text are example and summary of the chapter on screen; on a phone the summary is in the text."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    page.goto("/rules/tigris#9.10")
    expect(page.locator("[id='9.10']")).to_be_in_viewport()
    expect(page.locator("nav [aria-current=location]")).to_have_text("9Wars")
    beside = page.locator(".beside")
    expect(beside.get_by_role("heading", name="Try it")).to_contain_text("9.12")
    expect(beside.locator("[data-short='9'] li").first).to_contain_text("Who fights: two leaders of one colour")
    page.get_by_label("Search").fill("tie")
    assert page.locator(".par.hit mark").count() > 1
    expect(page.get_by_role("link", name="Learn", exact=True)).to_have_attribute("href", "/lesson/tigris")
    page.get_by_role("combobox", name="Game").select_option("rex")
    expect(page.locator("[id='13']")).to_contain_text("Bombardment phase")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("combobox", name="Contents").select_option("13")
    expect(page.locator("[id='13']")).to_be_in_viewport()
    expect(page.locator("[data-short='13']")).to_be_visible()


def test_the_table_is_light(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """All scripts of the table page together, as transferred."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    sizes: list[int] = []
    visitor.page.on(
        "response", lambda r: sizes.append(int(r.headers.get("content-length", 0))) if r.url.endswith(".js") else None
    )
    play_now(visitor.page)
    assert 0 < sum(sizes) <= MOST_SCRIPT


def test_files_are_cached_and_pages_revalidated(server: Server) -> None:
    from urllib.request import Request, urlopen

    script = next((STATIC / "assets").glob("index-*.js")).name
    with urlopen(f"{server.address}/assets/{script}") as answer:
        assert "immutable" in answer.headers["cache-control"]
    with urlopen(Request(f"{server.address}/t/whatever")) as answer:
        assert answer.headers["cache-control"] == "no-cache"
        assert "text/html" in answer.headers["content-type"]


@pytest.mark.parametrize("game", ["tigris", "rex", "warlords"])
def test_the_rules_have_examples_to_try(browser: Browser, server: Server, visitors: list[Visitor], game: str) -> None:
    """Three examples with pictures; *Try it* opens the position at a table where it is my turn to play."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = visitor.page
    page.goto(f"/rules/{game}")
    examples = page.locator(".example")
    expect(examples).to_have_count(3)
    expect(examples.first.locator("figcaption li").first).to_be_visible()
    drawn = "[data-piece]"
    expect(examples.first.locator("figure").first.locator(drawn).first).to_be_attached()
    assert faults(page) == []
    examples.first.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt:not([data-topic=''])")
