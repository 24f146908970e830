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
    expect(page.get_by_role("alert")).to_contain_text("type the six characters")
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


def test_a_table_of_mine_names_who_plays_and_since_when(page: Page) -> None:
    """Not "You, bot, bot": opponents by name, bots marked, with the day on which it began."""
    play_now(page, 2)
    page.goto("/mine")
    expect(page.locator(".li").first).to_contain_text("against Ishtar (bot), Enki (bot)")
    expect(page.locator(".li time").first).to_have_text("today")
    page.goto("/")
    expect(page.locator(".side .tb").first).to_contain_text("against Ishtar (bot), Enki (bot)")


def test_a_guest_is_called_so_in_every_language(page: Page) -> None:
    """The name that a guest was given follows the language of the page."""
    play_now(page)
    page.goto("/")
    expect(page.locator(".who")).to_contain_text("Guest ")
    page.get_by_label("Language").select_option("it")
    expect(page.locator(".who")).to_contain_text("Ospite ")


def test_the_page_follows_the_light_of_the_system(page: Page) -> None:
    """At once, without a reload; but not where somebody has chosen."""
    theme = page.locator("html[data-theme=dark]")
    page.goto("/")
    expect(theme).to_have_count(0)
    page.emulate_media(color_scheme="dark")
    expect(theme).to_have_count(1)
    page.get_by_role("button", name="Light").click()
    expect(theme).to_have_count(0)
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    expect(theme).to_have_count(0)


@pytest.mark.parametrize("place", ["rules", "lesson"])
def test_rules_and_lessons_without_a_game_offer_all_games(page: Page, place: str) -> None:
    """An address that is typed without a game is no dead end."""
    page.goto(f"/{place}")
    expect(page.locator(f"main a[href^='/{place}/']")).to_have_count(3)


def test_what_the_number_of_players_changes_is_said_beforehand(page: Page) -> None:
    """Four warlords are two teams, three players of Rex have no alliances: said for a new table and in its lobby."""
    page.goto("/create?game=warlords")
    note = page.locator(".note")
    expect(note).to_contain_text("two teams")
    page.get_by_role("button", name="3", exact=True).click()
    expect(note).to_have_count(0)
    page.get_by_role("button", name="Rex", exact=True).click()
    expect(note).to_contain_text("no alliances")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".side .note")).to_contain_text("no alliances")


def test_the_lobby_warns_that_nobody_else_can_follow_its_link(page: Page) -> None:
    """A link to this very machine is of no use to others; how to let them in is said beside it."""
    page.goto("/create")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".inv [role=note]")).to_contain_text("plancia serve --lan")


def test_a_notice_covers_no_button(page: Page) -> None:
    """It comes below the top, not over what can be pressed at the foot of the page."""
    page.goto("/create")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy").click()
    told = page.locator(".notice p").bounding_box()
    assert told is not None
    buttons = [found for button in page.locator(".dockbar .btn").all() if (found := button.bounding_box())]
    assert buttons
    assert all(told["y"] + told["height"] < button["y"] for button in buttons)


def test_a_newcomer_is_told_how_to_act_and_offered_the_lesson(page: Page) -> None:
    """At the first game, until it is put away or learnt."""
    play_now(page)
    offer = page.locator(".newcomer")
    expect(offer).to_contain_text("highlighted")
    expect(offer.get_by_role("link", name="lesson")).to_have_attribute("href", "/lesson/tigris")
    offer.get_by_role("button", name="Got it").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt")
    expect(offer).to_have_count(0)


def test_turns_are_told_as_one_wishes(page: Page) -> None:
    """A notice of the browser needs its permission, and the choice is kept."""
    page.context.grant_permissions(["notifications"])
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    notices = page.get_by_role("switch", name="Notify me")
    notices.click()
    expect(notices).to_have_attribute("aria-checked", "true")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(notices).to_have_attribute("aria-checked", "true")


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
