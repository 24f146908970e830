"""Finished games, profiles and rated tables in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.conftest import Come, Visitor
from tests.web.tables import begin, post


def account(visitor: Visitor, name: str) -> None:
    post(visitor, "/api/guest", {"name": name, "language": "en"})
    post(visitor, "/api/account", {"name": name, "passphrase": f"a long passphrase of {name}"})


def resign(page: Page) -> None:
    """By the menu of the table."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("I come last")).click()


def test_a_rated_game_is_in_the_history_and_on_the_profile(come: Come) -> None:
    """Two accounts play a rated game; both ratings change, once; one of them shows it to the other."""
    ann, ben = come(), come(390, 844)
    account(ann, "Ann Rated")
    account(ben, "Ben Rated")
    ann.page.goto("/create")
    ann.page.get_by_role("switch", name="Rated").click()
    ann.page.get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    table = ann.page.url.rpartition("/")[2]
    post(ben, f"/api/tables/{table}/join", {})
    post(ann, f"/api/tables/{table}/start", {})
    ben.page.goto(f"/t/{table}")
    expect(ann.page.get_by_role("button", name="Undo")).to_have_count(0)
    resign(ben.page)
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()

    ann.page.goto("/mine")
    row = ann.page.locator(".row").first
    expect(row).to_contain_text("1st")
    expect(row).to_contain_text("Ben Rated")
    expect(row).to_contain_text("+")
    assert faults(ann.page) == []
    ann.page.get_by_label("Result").select_option("lost")
    expect(ann.page.get_by_text("No game matches.")).to_be_visible()
    ann.page.get_by_role("button", name="Show all games").click()
    expect(row).to_contain_text("1st")

    ben.page.goto("/player/Ann%20Rated")
    expect(ben.page.get_by_text("keeps their profile private")).to_be_visible()
    ann.page.goto("/player/Ann%20Rated")
    expect(ann.page.get_by_text("1 rated game")).to_be_visible()
    assert faults(ann.page) == []
    ann.page.get_by_role("button", name="Edit profile").click()
    ann.page.get_by_role("switch", name="Ratings").click()
    expect(ann.page.get_by_role("switch", name="Ratings")).to_be_checked()
    ben.page.reload()
    expect(ben.page.get_by_text("1 rated game")).to_be_visible()
    expect(ben.page.get_by_text("Latest games")).to_have_count(0)


def test_guests_cannot_choose_a_rated_game(come: Come) -> None:
    page = come().page
    page.goto("/create")
    expect(page.get_by_role("switch", name="Rated")).to_be_disabled()


def test_empty_leaderboards_say_how_to_get_there(come: Come) -> None:
    page = come().page
    page.goto("/leaders/rex")
    expect(page.get_by_text("Nobody is on this list yet")).to_be_visible()


def test_another_table_that_waits_is_one_key_away(come: Come) -> None:
    """Every table shows how many others wait for me; `n` opens the one that has waited longest."""
    ann = come()
    begin(ann, "tigris", 1)
    first = ann.page.url
    begin(ann, "tigris", 1)
    expect(ann.page.get_by_role("link", name="Next table")).to_contain_text("1")
    ann.page.keyboard.press("n")
    expect(ann.page).to_have_url(first)
    begin(ann, "rex", 3, {"races": "chosen"})  # it has the most tools beside it
    expect(ann.page.get_by_role("link", name="Next table")).to_contain_text("2")
    for width, height in ((844, 390), (640, 360), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width


def test_two_people_become_friends_and_one_invites_the_other(come: Come) -> None:
    """By name; the badge shows that somebody waits, and the invitation leads to the table."""
    ann, ben = come(), come(390, 844)
    account(ann, "Ann Friend")
    account(ben, "Ben Friend")
    ann.page.goto("/friends")
    ann.page.get_by_label("Name of a player").fill("ben friend")
    ann.page.get_by_role("button", name="Add", exact=True).click()
    expect(ann.page.get_by_text("has not answered yet")).to_be_visible()
    ben.page.goto("/")
    ben.page.get_by_role("link", name="Friends: 1 invitation").click()
    ben.page.get_by_role("button", name="Accept").click()
    ben.page.get_by_role("switch", name="Show when you are online").click()
    expect(ben.page.get_by_role("switch", name="Show when you are online")).to_be_checked()
    ann.page.reload()
    expect(ann.page.get_by_text("1 of 1 online")).to_be_visible()
    assert faults(ann.page) == []
    ann.page.get_by_role("link", name="Invite").click()
    expect(ann.page.get_by_role("heading", name="Ben Friend")).to_be_visible()
    ann.page.get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    ben.page.reload()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page).to_have_url(ann.page.url)
