"""Tournaments, the featured table and the options of tables that concern people, in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.web.axe import faults
from tests.web.conftest import Come, Visitor
from tests.web.tables import post
from tests.web.test_history import account

FIRST = "pass  # a server of its own: featured tables appear on the home pages of all other tests"


def is_narrow(page: Page) -> bool:
    """Does the page need no scrolling sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def tournament(host: Visitor, name: str, **wishes: object) -> str:
    """A tournament of two, created and joined by the form's own requests."""
    settings = {
        "name": name,
        "game": "tigris",
        "format": "swiss",
        "seats": 2,
        "pace": "none",
        "pause": 0,
        "no_show": 60,
    }
    made = post(host, "/api/tournaments", settings | wishes)["info"]["id"]
    post(host, f"/api/tournaments/{made}/join", {})
    return str(made)


def test_a_tournament_from_the_form_to_the_first_round(come: Come) -> None:
    """One creates it, another joins by the page; the host starts, and both get to their table in one click."""
    ann, ben = come(), come(390, 844)
    account(ann, "Ann Host")
    account(ben, "Ben Joins")
    ann.page.goto("/tournaments")
    ann.page.get_by_role("link", name="New tournament").first.click()
    ann.page.get_by_role("textbox", name="Name").fill("November Rivers")
    ann.page.get_by_role("button", name="No clock").click()
    assert faults(ann.page) == []
    ann.page.get_by_role("button", name="Create the tournament").click()
    expect(ann.page.get_by_role("heading", name="November Rivers")).to_be_visible()
    ben.page.goto(ann.page.url)
    assert is_narrow(ben.page)
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(ann.page.get_by_text("Ben Joins")).to_be_visible()
    ann.page.get_by_role("button", name="Start the tournament").click()
    expect(ann.page.get_by_role("heading", name="Round 1, tables")).to_be_visible()
    expect(ann.page.get_by_text("0 of 1 tables finished")).to_be_visible()
    assert faults(ann.page) == []
    expect(ben.page.get_by_role("heading", name="Your table in round 1")).to_be_visible()
    assert faults(ben.page) == []
    assert is_narrow(ben.page)
    ben.page.get_by_role("main").get_by_role("link", name="Play").first.click()
    expect(ben.page).to_have_url(re.compile("/t/"))
    expect(ben.page.get_by_text("November Rivers").first).to_be_visible()


def test_a_finished_round_changes_the_standings(come: Come) -> None:
    ann, ben = come(), come()
    account(ann, "Ann Wins")
    account(ben, "Ben Leaves")
    made = tournament(ann, "Short one", rounds=1)
    post(ben, f"/api/tournaments/{made}/join", {})
    post(ann, f"/api/tournaments/{made}/start", {})
    ann.page.goto(f"/tournament/{made}")
    ben.page.goto(f"/tournament/{made}")
    ben.page.get_by_role("button", name="Withdraw").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Withdraw").click()
    expect(ann.page.get_by_text("Ann Wins won the tournament.")).to_be_visible()
    first = ann.page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Ann Wins")
    expect(first).to_contain_text("2")
    expect(ann.page.get_by_role("row").nth(2)).to_contain_text("withdrawn")
    expect(first).to_contain_text("0 · 1")  # the points of the opponent, and tables won
    expect(ann.page.get_by_role("link", name="Replay", exact=True)).to_be_visible()


def test_a_shared_first_place_names_everybody(come: Come) -> None:
    ann, ben = come(), come()
    account(ann, "Ann Shares")
    account(ben, "Ben Shares")
    made = tournament(ann, "Even", rounds=1)
    post(ben, f"/api/tournaments/{made}/join", {})

    def even(route: Route) -> None:
        found = route.fetch().json()
        found["info"]["status"] = "over"
        route.fulfill(json=found | {"players": [player | {"place": 1} for player in found["players"]]})

    ann.page.route(f"**/api/tournaments/{made}", even)
    ann.page.goto(f"/tournament/{made}")
    expect(ann.page.get_by_text("Shared first place: Ann Shares, Ben Shares.")).to_be_visible()


def test_other_tables_of_a_duplicate_round_are_hidden(come: Come) -> None:
    """The page shows no board of them, and the table itself turns a stranger away with the reason."""
    ann, stranger = come(), come()
    account(ann, "Ann Twice")
    made = tournament(ann, "Twins", duplicate=True, bots="random", fill=4)
    found = post(ann, f"/api/tournaments/{made}/start", {})
    stranger.page.goto(f"/tournament/{made}")
    expect(stranger.page.get_by_text("nobody can see another table before the round is over")).to_be_visible()
    expect(stranger.page.locator("main").get_by_role("link", name="Watch", exact=True)).to_have_count(0)
    own = next(t for t in found["rounds"][0]["tables"] if 1 in t["players"])
    stranger.page.goto(f"/t/{own['table']}")
    expect(stranger.page.get_by_text("all tables of the round get the same draws")).to_be_visible()


def test_a_named_table_is_featured_and_its_spectators_talk(come: Come) -> None:
    """The home page shows a public game; a spectator writes to the others, and the player does not read it."""
    ann, eve = come(), come()
    ann.page.goto("/create")
    ann.page.get_by_label("Name of the table").fill("Six at the Council")
    ann.page.get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    expect(ann.page.get_by_text("Six at the Council")).to_be_visible()
    ann.page.get_by_role("button", name="Fill with a bot and start").click()
    post(eve, "/api/guest", {"name": "Eve Watches", "language": "en"})
    eve.page.goto("/")
    card = eve.page.get_by_role("region", name="Live now")
    expect(card).to_contain_text("Six at the Council")
    assert faults(eve.page) == []
    card.get_by_role("link", name="Watch").click()
    eve.page.get_by_role("tab", name="Chat").click()
    eve.page.get_by_label("Write to the other spectators").fill("A fine opening")
    eve.page.keyboard.press("Enter")
    expect(eve.page.get_by_text("A fine opening")).to_be_visible()
    assert faults(eve.page) == []
    expect(ann.page.get_by_text("A fine opening")).to_have_count(0)


def test_a_player_is_warned_before_meeting_somebody_blocked(come: Come) -> None:
    """The warning names nobody; after it they can join."""
    ann, ben = come(), come(390, 844)
    account(ann, "Ann Blocks")
    account(ben, "Ben Blocked")
    made = tournament(ann, "Last one standing", format="knockout")
    eve = come()
    account(eve, "Eve Between")
    post(eve, f"/api/tournaments/{made}/join", {})
    post(eve, "/api/blocks", {"name": "Ben Blocked"})
    ben.page.goto(f"/tournament/{made}")
    ben.page.get_by_role("button", name="Join").click()
    asked = ben.page.get_by_role("dialog", name="Join")
    expect(asked).to_contain_text("somebody you have blocked, or who has blocked you")
    expect(asked).not_to_contain_text("Eve")
    assert faults(ben.page) == []
    asked.get_by_role("button", name="Join anyway").click()
    expect(ben.page.get_by_role("button", name="Withdraw")).to_be_visible()
