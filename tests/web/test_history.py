"""Finished games, profiles and rated tables in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.conftest import Come, Visitor, until
from tests.web.playing import ASKED
from tests.web.tables import begin, post


def account(visitor: Visitor, name: str) -> None:
    post(visitor, "/api/guest", {"name": name, "language": "en"})
    post(visitor, "/api/account", {"name": name, "passphrase": f"a long passphrase of {name}"})


def wait_for_me(ann: Visitor) -> None:
    """A new table where it is my turn: pages count the tables that wait once, and a bot may be asked first."""
    begin(ann, "tigris", 1)
    ann.page.wait_for_selector(ASKED)


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
    expect(ann.page.get_by_text("Rated: the result counts")).to_be_visible()
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


def test_a_host_sees_who_left_games(come: Come) -> None:
    """In the lobby, before the game starts; the other person sees nothing of it."""
    ann, ben = come(), come(390, 844)
    account(ann, "Ann Hosts")
    account(ben, "Ben Leaves Early")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for page in (ben.page, ann.page):
        table = post(ann, "/api/tables", {"game": "tigris", "seats": seats})["id"]
        post(ben, f"/api/tables/{table}/join", {})
        page.goto(f"/t/{table}")
        if page is ben.page:  # the first game
            expect(page.get_by_text("Ready to start.")).to_be_visible()
            expect(page.get_by_text("games left early")).to_have_count(0)
            post(ann, f"/api/tables/{table}/start", {})
            resign(page)
            expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ann.page.get_by_text("games left early: 1 of 1")).to_be_visible()
    assert faults(ann.page) == []
    ben.page.goto(ann.page.url)
    expect(ben.page.get_by_text("Ready to start.")).to_be_visible()
    expect(ben.page.get_by_text("games left early")).to_have_count(0)


def test_the_history_names_the_levels_of_bots(come: Come) -> None:
    ann = come()
    account(ann, "Ann Alone")
    begin(ann, "tigris", 1, bot="expert")
    resign(ann.page)
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
    ann.page.goto("/mine")
    expect(ann.page.locator(".row").first).to_contain_text("Ishtar (Expert)")
    assert faults(ann.page) == []


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
    wait_for_me(ann)
    first = ann.page.url
    wait_for_me(ann)
    expect(ann.page.get_by_role("link", name="Next table")).to_contain_text("1")
    ann.page.keyboard.press("n")
    expect(ann.page).to_have_url(first)
    begin(ann, "rex", 3, {"races": "chosen"})  # it has the most tools beside it
    expect(ann.page.get_by_role("link", name="Next table")).to_contain_text("2")
    for width, height in ((844, 390), (640, 360), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width


BADGE = """
navigator.setAppBadge = async (count) => { window.badge = count };
navigator.clearAppBadge = async () => { window.badge = 0 };
"""


def test_the_installed_app_has_a_badge_for_tables_that_wait(come: Come) -> None:
    """Their number on the home page and in a table; none when nothing waits any more."""
    ann = come()
    ann.page.add_init_script(BADGE)
    wait_for_me(ann)
    wait_for_me(ann)
    until(ann.page, lambda: ann.page.evaluate("window.badge") == 2)
    ann.page.goto("/")
    until(ann.page, lambda: ann.page.evaluate("window.badge") == 2)
    for table in ann.context.request.get("/api/tables/waiting").json():
        ann.page.goto(f"/t/{table['id']}")
        resign(ann.page)
        expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
    ann.page.goto("/")
    until(ann.page, lambda: ann.page.evaluate("window.badge") == 0)


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
    expect(ben.page.get_by_role("link", name="Friends", exact=True)).to_be_visible()  # nobody waits any more
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


def test_a_seat_is_kept_for_a_friend(come: Come) -> None:
    """The lobby shows for whom, and nobody else can take it. When the friend declines, everybody can."""
    ann, ben, cai = come(), come(390, 844), come()
    for visitor, name in ((ann, "Ann Keeps"), (ben, "Ben Kept"), (cai, "Cai Comes")):
        account(visitor, name)
    post(ann, "/api/friends", {"name": "Ben Kept"})
    post(ben, "/api/friends/Ann%20Keeps/accept", {})
    seats = [{"kind": "me"}, {"kind": "invited", "name": "Ben Kept"}]
    wishes = {"name": "Thursday", "recurs": "weekly", "spectators": False}
    table = post(ann, "/api/tables", {"game": "tigris", "seats": seats} | wishes)["id"]
    ann.page.goto(f"/t/{table}")
    expect(ann.page.get_by_role("heading", name="Ben Kept")).to_be_visible()
    expect(ann.page.get_by_text("Invited, not here yet")).to_be_visible()
    expect(ann.page.get_by_text("Open again: Every week")).to_be_visible()
    assert faults(ann.page) == []
    ann.page.get_by_role("button", name="Do not open this table again").click()
    expect(ann.page.get_by_text("Open again: Every week")).to_have_count(0)
    cai.page.goto(f"/t/{table}")
    expect(cai.page.get_by_role("heading", name="Ben Kept")).to_be_visible()
    expect(cai.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ben.page.goto("/friends")
    expect(ben.page.get_by_text("Ann Keeps invites you")).to_be_visible()
    assert faults(ben.page) == []
    ben.page.get_by_role("button", name="Decline").click()
    cai.page.get_by_role("button", name="Sit down").first.click()
    expect(ann.page.get_by_role("heading", name="Cai Comes")).to_be_visible()


def test_an_invitation_is_withdrawn_and_players_are_suggested(come: Come) -> None:
    """Among the friends: who was invited, and who has played with me lately."""
    ann, ben, cai = come(), come(), come()
    for visitor, name in ((ann, "Ann Meets"), (ben, "Ben Met"), (cai, "Cai Invited")):
        account(visitor, name)
    table = post(ann, "/api/tables", {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    post(ben, f"/api/tables/{table}/join", {})
    post(ann, f"/api/tables/{table}/start", {})
    ann.page.goto(f"/t/{table}")
    resign(ann.page)
    post(ann, "/api/friends", {"name": "Cai Invited"})
    post(cai, "/api/friends/Ann%20Meets/accept", {})
    seats = [{"kind": "me"}, {"kind": "invited", "name": "Cai Invited"}]
    post(ann, "/api/tables", {"game": "tigris", "seats": seats})
    ann.page.goto("/friends")
    expect(ann.page.get_by_text("You invited Cai Invited to Tigris & Euphrates.")).to_be_visible()
    assert faults(ann.page) == []
    ann.page.get_by_role("button", name="Withdraw").click()
    expect(ann.page.get_by_text("You invited Cai Invited")).to_have_count(0)
    expect(ann.page.get_by_text("1 game together")).to_be_visible()
    met = ann.page.locator(".person", has_text="Ben Met")
    met.get_by_role("button", name="Add").click()
    expect(ann.page.get_by_text("has not answered yet")).to_be_visible()


def test_a_profile_offers_what_fits_the_two_people(come: Come) -> None:
    """Add a friend, then invite them; unblock somebody who is blocked. Ending a friendship asks first."""
    ann, ben = come(), come()
    account(ann, "Ann Relates")
    account(ben, "Ben Relates")
    post(ben, "/api/me/profile", {"parts": {"ratings": True}})
    ann.page.goto("/player/Ben%20Relates")
    ann.page.get_by_role("button", name="Add friend").click()
    expect(ann.page.get_by_role("button", name="Request sent")).to_be_disabled()
    ben.page.goto("/player/Ann%20Relates")
    ben.page.get_by_role("button", name="Accept request").click()
    expect(ben.page.get_by_role("link", name="Invite")).to_be_visible()
    assert faults(ben.page) == []
    ben.page.goto("/friends")
    ben.page.get_by_role("button", name="Remove Ann Relates").click()
    asked = ben.page.get_by_role("dialog")
    expect(asked).to_contain_text("You can ask again")
    assert faults(ben.page) == []
    asked.get_by_role("button", name="Remove").click()
    expect(ben.page.get_by_text("No friends yet")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("button", name="Block").click()
    ann.page.get_by_role("button", name="Unblock").click()
    expect(ann.page.get_by_role("button", name="Add friend")).to_be_visible()


def test_the_bar_of_a_phone_counts_tables_that_wait(come: Come) -> None:
    """On every page, and the list shows all of them, the longest waiting first."""
    ann = come(390, 844)
    wait_for_me(ann)
    first = ann.page.url.rpartition("/")[2]
    wait_for_me(ann)
    ann.page.goto("/mine")
    expect(ann.page.locator(".tabbar").get_by_role("link", name="Play")).to_contain_text("2")
    expect(ann.page.get_by_role("link", name="Go to table").first).to_have_attribute("href", f"/t/{first}")
