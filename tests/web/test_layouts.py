"""Pages and scenes that were cramped once: nothing is covered, and nothing is shown twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from plancia.games.rex import GAME as REX
from plancia.games.tigris import GAME as TIGRIS
from plancia.games.tigris.board import HEIGHT
from plancia.games.tigris.components import COLOURS
from plancia.games.warlords.assassinate import killable
from plancia.locale import messages, near_end_line
from tests.games.rex.table import deploying
from tests.web import rex, warlords
from tests.web.conftest import Server, Visitor
from tests.web.playing import play_now
from tests.web.sizes import CALM, SIZES
from tests.web.tables import begin, lay
from tests.web.test_history import account
from tests.web.test_rex_endings import common_victory
from tests.web.tigris import reached

DESKTOP, LAPTOP, TABLET, FLAT = (1440, 900), (1280, 720), (768, 1024), (844, 390)
# Which of these are covered at their centre, or outside the page.
COVERED = """nodes => nodes.filter((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(node.contains(top) || top.contains(node));
}).map((node) => node.textContent.trim() || node.dataset.cell || node.dataset.space)"""
ON_THE_BOARD = """node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.tigris');
}"""
MEETS = """([one, other]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return boxes(one).flatMap((a) => boxes(other).filter((b) => meet(a, b))).length;
}"""

OUTSIDE = """([things, box]) => {
    const { top, bottom, left, right } = document.querySelector(box).getBoundingClientRect();
    return [...document.querySelectorAll(things)].filter((node) => {
        const at = node.getBoundingClientRect();
        return at.top < top || at.bottom > bottom || at.left < left || at.right > right;
    }).map((node) => node.textContent.trim());
}"""


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """One window for all of them."""
    visitor = Visitor(browser, server)
    yield visitor
    visitor.close()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(CALM)


def covered(things: Locator) -> Any:
    return things.evaluate_all(COVERED)


def test_a_refusal_disappears_with_the_next_action(visitor: Visitor) -> None:
    """A click without a piece is rejected with its reason; the next click or key removes the reason."""
    page = visitor.page
    resize(page, DESKTOP)
    state, seat = reached("TakeAction", lambda s: True)
    page.goto(lay(TIGRIS, state, {seat: visitor}, "random"))
    for by_key in (False, True):
        page.wait_for_selector(".prompt[data-topic=TakeAction]")
        page.keyboard.press("Escape")
        page.locator(".tigris [data-cell=a1]").dispatch_event("click")
        expect(page.locator(".prompt .warn")).to_contain_text("First take a tile")
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.locator(".rack .lead button").first.click()
        expect(page.locator(".prompt .warn")).to_have_count(0)


def test_a_bag_that_runs_out_is_announced(visitor: Visitor) -> None:
    """With the same text as in the terminal; the log keeps the line."""
    page = visitor.page
    state, seat = reached("TakeAction", lambda s: bool(TIGRIS.near_end(TIGRIS.view(s, None))))
    page.goto(lay(TIGRIS, state, {seat: visitor}, "random"))
    line = near_end_line(messages("en"), "tigris", TIGRIS.near_end(TIGRIS.view(state, None))[0], ())
    expect(page.locator(".banner")).to_contain_text(line)
    expect(page.locator(".log")).to_contain_text(line)


def test_one_stronghold_short_of_victory_is_announced(visitor: Visitor) -> None:
    """With player and race."""

    def near(s: Any) -> bool:
        return any(one.code == "strongholds" for one in REX.near_end(REX.view(s, None)))

    page = rex.sit_at(visitor, "MoveUnits", good=near)
    expect(page.locator(".banner")).to_contain_text(
        re.compile(r"One stronghold short of victory: .+ \(.+\) \(2 of 3\)")
    )


def test_four_cards_cover_no_ward(visitor: Visitor) -> None:
    """A reconstructed text is a small mark on its card."""
    page = rex.sit_at(visitor, "MoveUnits", good=lambda s: len(s.hands[0]) > 3)
    for size in (DESKTOP, LAPTOP):
        resize(page, size)
        assert page.locator(".hand .scard").count() == 4
        assert page.evaluate(MEETS, [".hand .scard", ".rex-city .space .hit"]) == 0
    mark = page.locator(".hand .made").first.bounding_box()
    assert mark is not None
    assert mark["width"] < 20
    assert "reconstructed" not in page.locator(".hand").inner_text()


def test_a_battle_after_the_reveal_fills_its_scene(visitor: Visitor) -> None:
    """Both plans are in the middle of it, with their sums."""
    page = rex.sit_at(visitor, "CallTraitor")
    resize(page, DESKTOP)
    scene, plans = page.locator(".above").bounding_box(), page.locator(".above .two").bounding_box()
    assert scene is not None
    assert plans is not None
    assert plans["y"] + plans["height"] > scene["y"] + 0.9 * scene["height"]
    assert plans["width"] > 0.9 * scene["width"]
    expect(page.locator(".above .tot")).to_have_count(2)


def test_the_set_up_on_a_flat_page_asks_once(visitor: Visitor) -> None:
    """The question and its explanation are beside the choices, which need no scrolling."""
    page = rex.sit_at(visitor, "KeepTraitor")
    resize(page, FLAT)
    expect(page.locator(".setup h2")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("secretly works for you")
    assert covered(page.locator(".setup [data-word]")) == []


def test_three_players_read_that_there_are_no_alliances(visitor: Visitor) -> None:
    resize(visitor.page, DESKTOP)
    begin(visitor, "rex", 2)
    expect(visitor.page.locator(".supply")).to_contain_text("With three players there are no alliances")


@pytest.mark.parametrize("low", [False, True])
def test_a_conflict_on_a_flat_page_leaves_the_fighters_visible(visitor: Visitor, low: bool) -> None:
    """Wherever they fight: in the upper or the lower half of the board."""
    page = visitor.page
    resize(page, FLAT)

    def fitting(s: Any) -> bool:
        war = s.stack[-1]
        return type(war).__name__ == "War" and low == (int(war.union[1:]) > HEIGHT / 2)

    state, seat = reached("AddTiles", fitting)
    page.goto(lay(TIGRIS, state, {seat: visitor}, "random"))
    page.wait_for_selector(".scene")
    page.evaluate(CALM)
    war: Any = state.stack[-1]
    leaders = TIGRIS.view(state, seat).leaders
    for side in (war.attacker, war.defender):
        cell = page.locator(f".tigris [data-cell={leaders[side][COLOURS.index(war.colour)]}]")
        assert cell.evaluate(ON_THE_BOARD), f"the leader of seat {side} is covered"


def test_a_single_kind_of_victim_is_not_asked_about(visitor: Visitor) -> None:
    """If nobody has a guard to kill, the question is whom to wound."""
    page = warlords.sit_at(visitor, "ChooseVictim", good=lambda s: not killable(s, 0))
    resize(page, DESKTOP)
    expect(page.locator(".prompt h1")).to_have_text("Which mercenary do you wound?")
    expect(page.locator(".ways [data-word=wound]")).to_have_count(0)


@pytest.mark.parametrize("size", [TABLET, FLAT])
def test_the_buttons_below_a_result(visitor: Visitor, size: tuple[int, int]) -> None:
    """They are visible and cover nothing."""
    page = visitor.page
    resize(page, size)
    page.goto(lay(REX, common_victory(), {0: visitor}))
    page.locator(".ways [data-word=reveal]").click()
    page.wait_for_selector(".res h1")
    page.evaluate(CALM)
    assert covered(page.locator(".dockbar .btn")) == []
    assert page.evaluate(MEETS, [".dockbar .btn", ".dockbar :is(h1, p):not([hidden])"]) == 0
    assert covered(page.locator(".res h1")) == []


def test_the_lesson_on_a_flat_page(visitor: Visitor) -> None:
    """Its text is readable beside the board; the card on offer in the auction is fully visible."""
    page = visitor.page
    for size in (FLAT, DESKTOP):
        resize(page, size)
        page.goto("/lesson/rex")
        page.wait_for_selector(".lot .scard")
        page.evaluate(CALM)
        assert covered(page.locator(".coach .text p").first) == []
        card, scene = page.locator(".lot .scard").bounding_box(), page.locator(".above").bounding_box()
        assert card is not None
        assert scene is not None
        assert card["y"] + card["height"] <= scene["y"] + scene["height"]
        assert page.evaluate(MEETS, [".lot .scard", ".panel"]) == 0


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_answers_without_a_place_come_before_the_places(visitor: Visitor, size: tuple[int, int]) -> None:
    """They can only be given in the prompt; and the send button stays visible."""
    page = visitor.page
    resize(page, size)
    at = deploying(
        "letnev jol-nar lazax",
        "letnev",
        units={"letnev": "PAL 5", "jol-nar": "ADI 1, CIV 3", "lazax": "CIV 2"},
        hands={"letnev": "informant rapid-mobilization"},
        influence={"letnev": 9},
    )
    page.goto(lay(REX, at.s, {0: visitor}))
    page.wait_for_selector(".prompt[data-topic=DeployUnits]")
    page.evaluate(CALM)
    assert page.locator(".ways > .btn").count() >= 3
    assert page.evaluate(OUTSIDE, [".ways > .btn", ".prompt"]) == []
    page.locator(".space[data-space=ADI] .hit").click()
    page.evaluate(CALM)
    for name in ("Deploy 1 for 2", "Back"):
        expect(page.locator(".ways .btn").filter(has_text=name)).to_have_count(1)
    assert page.evaluate(OUTSIDE, [".ways :is(.btn, .step), .prompt h1", ".prompt"]) == []
    expect(page.locator(".prompt .q p")).to_have_text("Reserve → Adminus Imperialis")
    page.keyboard.press("Escape")
    page.locator(".spot").last.click()  # far down: the next step still starts at its top
    expect(page.locator(".prompt h1")).to_have_text("How many units?")
    assert page.evaluate(OUTSIDE, [".prompt h1", ".prompt"]) == []


def test_a_new_table_on_a_flat_phone_is_one_column(visitor: Visitor) -> None:
    """It scrolls as a whole; no choice is narrower than its text, and no picture takes its space."""
    page = visitor.page
    resize(page, FLAT)
    page.goto("/create?game=rex")
    page.locator(".mk .seats .seat").first.wait_for()
    for column in page.locator(".mk .col").all():
        box = column.bounding_box()
        assert box is not None
        assert box["width"] > 700
    assert page.evaluate(OUTSIDE, [".mk :is(.seg button, select)", ".mk"]) == []
    expect(page.locator(".side .pic")).to_be_hidden()
    expect(page.locator(".dockbar .btn.act")).to_be_in_viewport()


@pytest.mark.parametrize("size", [FLAT, (390, 844)])
def test_the_whole_map_shows_every_space(visitor: Visitor, size: tuple[int, int]) -> None:
    """Also where the city is usually larger than its window."""
    page = visitor.page
    resize(page, size)
    page.goto(lay(REX, deploying("sol hacan jol-nar", "sol", units={"sol": "PAL 5"}).s, {0: visitor}))
    page.wait_for_selector(".prompt[data-topic=DeployUnits]")
    button = page.get_by_role("button", name="Whole board")
    button.click()
    page.evaluate(CALM)
    assert page.evaluate(OUTSIDE, [".rex-city .space .hit", ".room .view"]) == []
    expect(button).to_have_count(0)


def test_the_invitation_stays_within_its_card(visitor: Visitor) -> None:
    """Code, link and the note beside them, at every size."""
    page = visitor.page
    page.goto("/create?game=rex")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".inv .qr img").wait_for()
    for size in SIZES.values():
        resize(page, size)
        assert page.evaluate(OUTSIDE, [".inv *", ".inv"]) == [], size


LOW = [FLAT, LAPTOP, (720, 450)]


def test_the_seats_of_a_lobby_have_room(visitor: Visitor) -> None:
    """They cover neither each other nor the heading nor the buttons, also on a page with little height."""
    page = visitor.page
    page.goto("/create?game=rex")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".lb .st").first.wait_for()
    seats = page.locator(".lb .st").count()
    for size in LOW:
        resize(page, size)
        assert page.evaluate(MEETS, [".lb .st", ".lb .st"]) == seats, size  # each meets only itself
        assert page.evaluate(MEETS, [".lb .st", ".lb .hello > *"]) == 0, size
        for button in page.locator(".dockbar .btn").all():
            expect(button).to_be_in_viewport(ratio=1)
    resize(page, LAPTOP)
    assert page.evaluate(MEETS, [".lb .st", ".dockbar"]) == 0


def test_the_home_page_starts_a_game_without_scrolling(visitor: Visitor) -> None:
    """Also on a phone on its side; no game card is narrower than its words."""
    page = visitor.page
    page.goto("/")
    page.locator(".two .mini").first.wait_for()
    for size in LOW:
        resize(page, size)
        expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
        card = ".two .mini:last-child"
        assert page.evaluate(OUTSIDE, [f"{card} :is(b, .facts span)", card]) == [], size
        assert page.evaluate(OUTSIDE, [".top > :not(.lg)", ".page"]) == [], size


ROWS = """nodes => new Set(nodes.map((node) => node.getBoundingClientRect())
    .map(({ top, bottom }) => Math.round((top + bottom) / 20))).size"""


@pytest.mark.parametrize(("language", "rows"), [("en", 1), ("it", 1), ("fr", 2)])
def test_tabs_of_the_log_leave_its_buttons_in_view(visitor: Visitor, language: str, rows: int) -> None:
    """In French they do not fit in one row at 1280 pixels."""
    page = visitor.page
    page.goto("/")
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    resize(page, LAPTOP)
    begin(visitor, "tigris", 1)
    page.locator(".talk .tabs").wait_for()
    buttons = ".talk .heads button:not(.shut)"
    assert page.evaluate(OUTSIDE, [buttons, ".talk"]) == []
    assert page.locator(buttons).evaluate_all(ROWS) == rows
    page.evaluate("localStorage['plancia-language'] = 'en'")


def test_the_answers_are_in_view_on_a_phone_on_its_side(visitor: Visitor) -> None:
    """With three players, in the language with the longest words, and beside the button for hints."""
    page = visitor.page
    page.goto("/")
    page.get_by_label("Language").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.evaluate("localStorage['plancia-game'] = 'tigris'")  # another test may have opened another game
    play_now(page, 2, "Gioca subito")
    resize(page, FLAT)
    shown = [".prompt .ways .btn", ".asking"]
    page.locator(".prompt .ways .btn").first.wait_for()
    page.evaluate(CALM)
    assert page.evaluate(OUTSIDE, shown) == []
    page.locator(".rack .lead button.pc").first.click()
    page.locator("rect.allowed").first.click()
    page.evaluate(CALM)
    assert page.evaluate(OUTSIDE, shown) == []
    page.locator(".hinter").click()
    expect(page.locator(".hints header")).to_be_in_viewport(ratio=0.9)
    page.evaluate("localStorage['plancia-language'] = 'en'")


def test_a_long_name_leaves_the_top_of_the_page_complete(visitor: Visitor) -> None:
    """It is shortened. The last test here: from now on the visitor has an account."""
    page = visitor.page
    page.goto("/")
    account(visitor, "Maximiliana Alexander")
    page.goto("/friends")
    page.locator("nav a").first.wait_for(state="attached")
    for size in [*LOW, (390, 844)]:
        resize(page, size)
        assert page.evaluate(OUTSIDE, [".top > :not(.lg)", ".page"]) == [], size
