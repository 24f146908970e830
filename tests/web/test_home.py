"""The home page, and how a page notifies a user in another tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Come, Server, Visitor
from tests.web.playing import play_now


@pytest.fixture
def page(browser: Browser, server: Server, visitors: list[Visitor]) -> Page:
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    return visitor.page


def test_scanning_falls_back_to_the_code(page: Page) -> None:
    """A browser that cannot read QR codes says so and offers an alternative; a wrong code is reported at once."""
    page.goto("/")
    page.get_by_role("button", name="Scan").click()
    expect(page.get_by_role("alert")).to_contain_text("type the six characters")
    page.get_by_role("button", name="Type the code").click()
    page.get_by_label("Code of a table").fill("xxxxxx")
    expect(page.locator(".join h2")).to_have_text("No table has this code.")


def test_a_code_seen_by_the_camera_leads_to_the_table(page: Page, server: Server) -> None:
    """With a camera and a browser that can read it: the same as following the link."""
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


def test_tables_where_it_is_my_turn_come_first(page: Page) -> None:
    """On the home page and among my tables; the title and the icon of a table show it, too."""
    play_now(page)
    assert page.title().startswith("● Your turn")
    expect(page.locator("#favicon")).to_have_attribute("href", "/favicon-turn.svg")
    page.goto("/")
    expect(page.locator(".side .tb.on")).to_contain_text("Your turn")
    assert page.title() == "plancia"
    expect(page.locator("#favicon")).to_have_attribute("href", "/favicon.svg")
    page.goto("/mine")
    expect(page.locator(".li.on")).to_contain_text("Your turn")


def test_my_tables_name_the_players_and_the_question(page: Page) -> None:
    """Not "You, bot, bot": opponents by name, bots marked, what is asked and since when."""
    play_now(page, 2)
    opponents = "against Ishtar (bot), Enki (bot)"
    page.goto("/mine")
    expect(page.locator(".li").first).to_contain_text(opponents)
    expect(page.locator(".li").first).to_contain_text("An action, or the end of the turn. · since")
    page.goto("/")
    row = page.locator(".side .tb").first
    expect(row).to_contain_text("An action, or the end of the turn.")
    expect(row.locator("time")).to_contain_text("since")
    page.wait_for_function("() => document.querySelector('.side .tb .thumb img').naturalWidth > 0")
    expect(row.get_by_role("img", name=opponents)).to_be_visible()


def test_on_a_phone_my_tables_show_the_board_and_the_question(come: Come) -> None:
    """Above the games, with opponents and since when; "Play now" is in sight all the same."""
    page = come(390, 844).page
    play_now(page, 2)
    page.goto("/")
    table = page.locator(".yours .tb.on")
    expect(table).to_contain_text("An action, or the end of the turn.")
    expect(table.locator("time")).to_contain_text("since")
    expect(table.locator(".thumb")).to_be_visible()
    expect(table.get_by_role("img", name="against Ishtar (bot), Enki (bot)")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport()


def test_the_name_of_a_guest_is_translated(page: Page) -> None:
    """A default guest name follows the language of the page."""
    play_now(page)
    page.goto("/")
    expect(page.locator(".who")).to_contain_text("Guest ")
    page.get_by_label("Language").select_option("it")
    expect(page.locator(".who")).to_contain_text("Ospite ")
    expect(page.locator(".who small")).to_have_count(0)  # the name says it already
    page.goto("/create")
    expect(page.locator(".seat").first).to_contain_text("Ospite ")
    page.goto("/account")
    expect(page.locator("main")).to_contain_text("Sei Ospite ")


def test_the_page_follows_the_theme_of_the_system(page: Page) -> None:
    """At once, without a reload; but not if the user has chosen one."""
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
    """An address without a game is no dead end."""
    page.goto(f"/{place}")
    expect(page.locator(f"main a[href^='/{place}/']")).to_have_count(3)


def test_notes_on_the_number_of_players_are_shown_in_advance(page: Page) -> None:
    """Four warlords form two teams, three players of Rex have no alliances: shown for a new table and in its lobby."""
    page.goto("/create?game=warlords")
    note = page.locator(".note")
    expect(note).to_contain_text("two teams")
    page.get_by_role("button", name="3", exact=True).click()
    expect(note).to_have_count(0)
    page.locator(".cards").get_by_role("button", name="Rex").click()
    expect(note).to_contain_text("no alliances")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".side .note")).to_contain_text("no alliances")


def test_the_usual_table_is_filled_in_again(page: Page) -> None:
    """Game, seats with their bots, clock and options; nothing is offered before something was saved."""
    page.goto("/create?game=rex")
    use = page.locator(".side").get_by_role("button", name="Use it")
    expect(use).to_have_count(0)
    page.get_by_role("button", name="3", exact=True).click()
    page.locator(".seat").nth(1).locator("select").first.select_option("bot")
    page.get_by_label("Bot for seat 2").select_option("expert")
    page.get_by_label("Character for seat 2").select_option("warrior")
    page.get_by_role("button", name="An evening").click()
    page.get_by_role("switch", name="Betrayal").click()
    page.get_by_role("button", name="Save as my usual").first.click()
    page.goto("/create?game=tigris")
    expect(use.locator("..")).to_contain_text("Rex, 3 players, An evening")
    use.click()
    expect(page.locator(".cards [aria-pressed=true]")).to_contain_text("Rex")
    expect(page.locator(".seats .seat")).to_have_count(3)
    expect(page.get_by_label("Bot for seat 2")).to_have_value("expert")
    expect(page.get_by_label("Character for seat 2")).to_have_value("warrior")
    expect(page.locator(".ck.on")).to_contain_text("An evening")
    expect(page.get_by_role("switch", name="Betrayal")).to_have_attribute("aria-checked", "true")


def test_the_lobby_warns_if_nobody_else_can_follow_its_link(page: Page) -> None:
    """A link to this machine is of no use to others; the page explains how to let them in."""
    page.goto("/create")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".inv [role=note]")).to_contain_text("plancia serve --lan")


def test_a_notice_covers_no_button(page: Page) -> None:
    """It is shown below the top, not over buttons at the bottom of the page."""
    page.goto("/create")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy").click()
    notice = page.locator(".notice p").bounding_box()
    assert notice is not None
    buttons = [found for button in page.locator(".dockbar .btn").all() if (found := button.bounding_box())]
    assert buttons
    assert all(notice["y"] + notice["height"] < button["y"] for button in buttons)


def test_a_newcomer_gets_a_hint_and_the_lesson(page: Page) -> None:
    """In the first game, until it is dismissed or the lesson was taken."""
    play_now(page)
    offer = page.locator(".newcomer")
    expect(offer).to_contain_text("highlighted")
    expect(offer.get_by_role("link", name="lesson")).to_have_attribute("href", "/lesson/tigris")
    offer.get_by_role("button", name="Got it").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt")
    expect(offer).to_have_count(0)


def test_notifications_follow_the_settings(page: Page) -> None:
    """A browser notification needs permission, and the choice is kept."""
    # Some headless browsers cannot show notices and never allow them.
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'granted' })")
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    notices = page.get_by_role("switch", name="Notify me")
    notices.click()
    expect(notices).to_have_attribute("aria-checked", "true")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(notices).to_have_attribute("aria-checked", "true")


def test_notes_stay_in_this_browser(page: Page) -> None:
    """They are kept, and nobody else gets them."""
    play_now(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only for you").fill("Ishtar collects farms")
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Only for you")).to_have_value("Ishtar collects farms")
    assert not any("Ishtar" in body for body in sent)
