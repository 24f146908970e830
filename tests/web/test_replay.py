"""Replays, forks, the lesson, record files and the report, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from plancia.games.warlords import GAME as WARLORDS
from plancia.records import Record, write
from tests.records.games import finished
from tests.web.axe import faults
from tests.web.conftest import Server, Visitor
from tests.web.playing import give_up, play_now

STEPS = 10  # of the lesson


def visitor(browser: Browser, server: Server, came: list[Visitor], width: int = 1440, height: int = 900) -> Page:
    came.append(Visitor(browser, server, width, height))
    return came[-1].page


def drop(page: Page, text: str, name: str = "game.plancia") -> None:
    """A file from outside, dropped onto the page."""
    data = page.evaluate_handle(
        "([text, name]) => { const data = new DataTransfer();"
        " data.items.add(new File([text], name, { type: 'text/plain' })); return data; }",
        [text, name],
    )
    page.dispatch_event("#main", "drop", {"dataTransfer": data})


def step(page: Page) -> int:
    return int(page.locator(".slide").input_value())


def test_a_finished_game_is_watched_and_a_moment_is_shared(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """From the result to the replay; keys, seats, the log; the address opens the same moment for others."""
    page = visitor(browser, server, visitors)
    give_up(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".tl")
    assert step(page) == 0
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert step(page) == 1
    page.keyboard.press("End")
    assert step(page) == int(page.locator(".slide").get_attribute("max") or 0) > 3
    page.keyboard.press("Shift+ArrowLeft")
    last = step(page)
    page.locator(".log .row").nth(5).click()
    expect(page.locator(".log .row[aria-current=step]")).to_have_count(1)  # the last event of that step
    there = step(page)
    assert 0 < there < last
    expect(page.locator(".log .row").nth(5)).not_to_have_class(re.compile(r"\bfut\b"))  # it has already happened
    page.locator(".log .row[aria-current=step]").click()
    assert step(page) == there  # in this step
    page.get_by_role("radio", name="Table").check(force=True)
    expect(page.locator(".kp").first).to_contain_text("hidden")
    page.get_by_role("radio", name="All").check(force=True)
    expect(page.locator(".kp").first).not_to_contain_text("hidden")
    page.wait_for_url(re.compile(rf"at={there}&eyes=all"))
    other = visitor(browser, server, visitors)
    other.goto(page.url)
    other.wait_for_selector(".tl")
    assert step(other) == there
    assert other.locator(".prompt h1").inner_text() == page.locator(".prompt h1").inner_text()
    page.goto("/mine")
    expect(page.locator(".row")).to_contain_text("Ishtar")
    for language, won in (("en", "Won by Ishtar"), ("it", "Vinta da Ishtar"), ("fr", "Gagnée par Ishtar")):
        page.locator("label.lang select").select_option(language)
        expect(page.locator("aside p")).to_contain_text(won)


def test_a_replay_plays_and_stops_at_the_end(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    page = visitor(browser, server, visitors)
    page.goto("/replay")
    page.wait_for_selector("#main")
    drop(page, write(finished()))
    page.wait_for_selector(".tl")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    before = step(page)
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Speed")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert step(page) == before + 2


def test_a_dropped_record_can_be_continued(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """On a phone, too; the new table asks, or a bot thinks, and the seat is the chosen one."""
    page = visitor(browser, server, visitors)
    page.goto("/replays")
    page.wait_for_selector("#main")
    drop(page, write(finished()))
    page.wait_for_selector(".tl")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="player 1").check(force=True)
    hand = page.locator(".kp").nth(1).locator(".hd").get_attribute("aria-label") or ""
    page.get_by_role("button", name="Play on as player 1").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".rack .hand")
    tiles = page.locator(".rack .hand [aria-label]").evaluate_all("found => found.map((one) => one.ariaLabel)")
    assert sorted(tile.lower() for tile in tiles) == sorted(hand.lower().split(", "))


def test_errors_in_a_record_are_reported_by_line(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    page = visitor(browser, server, visitors)
    page.goto("/replay")
    page.wait_for_selector("#main")
    text = write(finished()).split("\n")
    text[8] = text[8].replace(" ", "  ", 1)
    drop(page, "\n".join(text), "broken.plancia")
    expect(page.locator("#main")).to_contain_text("line 9")
    expect(page.locator("#main")).to_contain_text("broken.plancia")
    flawed = Record(game="warlords", rules=WARLORDS.VERSION, seats=2, edition='{"support":{"recon":{"copies":9}}}')
    drop(page, write(flawed), "flawed.plancia")
    expect(page.locator("#main")).to_contain_text("Its edition cannot be played: support: there are 22, not 16.")
    drop(page, write(finished()))
    page.wait_for_selector(".tl")


def test_the_lesson_from_the_first_step_to_the_last(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """By clicks, with a mistake, and by *Show me*; progress is kept, and at the end a game begins."""
    page = visitor(browser, server, visitors)
    page.goto("/lesson/tigris")
    page.locator(".rack .lead button").first.click()
    page.locator("rect[data-cell=a1]").click()
    expect(page.locator(".prompt .warn")).to_contain_text("6.4")
    page.locator("rect.allowed").first.click()
    page.locator("[data-verdict=done]").wait_for()
    page.get_by_role("button", name="Next step").click()
    page.locator(".rack .hand button").first.click()
    page.locator("rect.allowed").first.click()
    page.locator("[data-verdict=wrong]").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.reload()
    expect(page.locator(".coach")).to_contain_text("Step 2 of 10")
    for _ in range(2, STEPS + 1):
        page.get_by_role("button", name="Show me").click()
        page.locator("[data-verdict=done]").wait_for()
        page.get_by_role("button", name="Next step").click()
    expect(page.locator(".coach .n")).to_contain_text(f"{STEPS} done")
    page.locator("label.lang select").select_option("it")
    expect(page.locator(".prompt h1")).to_have_text("La lezione è finita")
    page.get_by_role("button", name="Gioca contro un bot").click()
    page.wait_for_url(re.compile("/t/"))


def test_a_report_contains_what_was_on_screen(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The record as far as this seat knows it, and nothing of the dealer's secret."""
    page = visitor(browser, server, visitors)
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=re.compile("report", re.IGNORECASE)).click()
    text = saved.value.path().read_text("utf-8")
    assert text.startswith("plancia report 1")
    assert '"topic": "TakeAction"' in text
    assert "seen_by 0" in text
    assert "\nsecret " not in text


def test_axe_finds_no_serious_fault(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    page = visitor(browser, server, visitors)
    wrong = {}
    page.goto("/replays")
    page.wait_for_selector("#main .btn")
    wrong["replays"] = faults(page)
    page.goto("/lesson/tigris")
    page.locator(".rack .lead button").first.click()
    wrong["lesson"] = faults(page)
    page.goto("/replay")
    page.wait_for_selector("#main .btn")
    wrong["drop"] = faults(page)
    drop(page, write(finished()))
    page.wait_for_selector(".tl")
    page.keyboard.press("End")
    wrong["replay"] = faults(page)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_nothing_is_wider_than_a_phone(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    page = visitor(browser, server, visitors, width=360, height=640)
    for path in ("/replays", "/replay", "/lesson/tigris"):
        page.goto(path)
        page.wait_for_selector("#main")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    page.goto("/replay")
    page.wait_for_selector("#main")
    drop(page, write(finished()))
    page.wait_for_selector(".tl")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    controls = page.locator(".ctl button").last.bounding_box()
    assert controls is not None
    assert controls["x"] + controls["width"] <= 360
    assert controls["y"] + controls["height"] <= 640
