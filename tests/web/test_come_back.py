"""Two accounts become friends and play a rated game, and one of them is deleted."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web import short
from tests.web.conftest import Come, Visitor
from tests.web.test_history import account

FIRST = short.FIRST


def become_friends(one: Page, other: Page, name: str) -> None:
    one.goto("/friends")
    one.get_by_label("Name of a player").fill(name)
    one.get_by_role("button", name="Add", exact=True).click()
    expect(one.get_by_text("has not answered yet")).to_be_visible()
    other.goto("/friends")
    other.get_by_role("button", name="Accept").click()
    expect(other.get_by_text("of 1 online")).to_be_visible()


def invite(host: Page, guest: Page) -> None:
    """To a rated table of two, which both see afterwards."""
    host.goto("/friends")
    host.get_by_role("link", name="Invite").click()
    expect(host.get_by_role("heading", name="Ben Goes")).to_be_visible()
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_role("switch", name="Rated").click()
    host.get_by_role("button", name="Open the table").click()
    expect(host).to_have_url(re.compile("/t/"))
    guest.goto("/friends")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest).to_have_url(host.url)


def ratings(visitor: Visitor, name: str) -> list[dict[str, object]]:
    answer = visitor.context.request.get(f"/api/players/{name}")
    return [dict(one) for one in answer.json()["ratings"]]


def test_friends_play_a_rated_game_and_one_deletes_their_account(come: Come) -> None:
    """The ratings change once; history and profile show the game; the deleted account disappears everywhere."""
    ann, ben = come(), come(390, 844)
    account(ann, "Ann Stays")
    account(ben, "Ben Goes")
    become_friends(ann.page, ben.page, "Ben Goes")
    invite(ann.page, ben.page)
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.page.get_by_role("button", name="End the turn").click()
    ann.page.locator(".ways .send").click()
    expect(ben.page.get_by_role("heading", name="Ann Stays wins")).to_be_visible()

    for page in (ann.page, ben.page):
        page.reload()
    (mine,), (his,) = ratings(ann, "Ann Stays"), ratings(ben, "Ben Goes")
    assert (mine["games"], mine["won"], his["games"], his["won"]) == (1, 1, 1, 0)
    assert [len(one["curve"]) for one in (mine, his)] == [1, 1]  # type: ignore[arg-type]
    ann.page.goto("/mine")
    row = ann.page.locator(".row").first
    expect(row).to_contain_text("1st")
    expect(row).to_contain_text("Ben Goes")
    expect(row).to_contain_text(str(mine["rating"]))
    ann.page.goto("/player/Ann%20Stays")
    expect(ann.page.get_by_text("1 rated game")).to_be_visible()
    expect(ann.page.get_by_text("Weakest colour at the end")).to_be_visible()
    assert ann.page.locator("dl", has_text="Monuments").count() == 1

    ben.page.goto("/account")
    ben.page.get_by_role("button", name="Delete my account").click()
    ben.page.get_by_role("button", name="Delete everything about me").click()
    expect(ben.page.get_by_text("Your account has been deleted.")).to_be_visible()
    for path, shown in (
        ("/friends", "No friends yet"),
        ("/mine", "1st"),
        ("/player/Ben%20Goes", "There is no player with this name."),
        ("/leaders/tigris", "Nobody is on this list yet"),
    ):
        ann.page.goto(path)
        expect(ann.page.get_by_text(shown).first).to_be_visible()
        expect(ann.page.get_by_text(re.compile("Ben Goes"))).to_have_count(0)
    everything = ann.context.request.get("/api/me/export").text()
    assert "Ben Goes" not in everything
