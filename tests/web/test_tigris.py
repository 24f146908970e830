"""Tigris & Euphrates at the table: highlights, questions, events that affect me, at every size."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from plancia.games.tigris import GAME, State
from tests.games.tigris.table import play, position
from tests.web.conftest import Server, Visitor
from tests.web.playing import number
from tests.web.tables import lay

SHRINE = "R6,5 G6,6 R9,4; K0@6,4 B1@5,5 R1@9,3"  # one temple, and two leaders who need it
HOARD = "R10,1 K11,2 R12,3 B13,3; G0@11,3"  # a market on L2 joins the treasures of K1 and N5
FRONT = "R6,5 G7,5 R9,5; K0@6,4 G0@5,5 K1@9,4 G1@10,5"  # a tile on I6 starts two wars
SQUARE = "K6,5 K7,5 K6,6 R5,5; K0@5,4"  # a settlement on H7 completes a square


@pytest.fixture(scope="module")
def seated(browser: Browser, server: Server) -> Iterator[Visitor]:
    """One window for all tests of this module that need no other size."""
    visitor = Visitor(browser, server)
    yield visitor
    visitor.close()


def sit(visitor: Visitor, state: State) -> Page:
    visitor.page.goto(lay(GAME, state, {0: visitor}, "random"))
    visitor.page.wait_for_selector(".prompt:not([data-topic=''])")
    visitor.page.wait_for_selector(".tigris .pieces [data-piece]")
    return visitor.page


def hoard() -> State:
    return play(position(HOARD, seats=2, hands={0: "GRRBBK"}), "P0 tile green 11,1").s


def front() -> State:
    return play(position(FRONT, seats=2), "P0 tile black 8,5").s


def take(page: Page, piece: str) -> None:
    page.locator(".rack").get_by_role("button", name=piece, exact=True).last.click()


# ---- highlighted places ----------------------------------------------------------------------------------------------
def test_a_tile_that_may_be_destroyed_is_highlighted_above_the_piece(seated: Visitor) -> None:
    """Occupied legal cells have a ring above the pieces, and free ones, of which there are many, a dot."""
    page = sit(seated, position(SHRINE, seats=2))
    take(page, "catastrophe")
    ring = page.locator(".tigris .over [data-lit=g6]")
    expect(ring).to_have_count(1)
    expect(page.locator(".tigris .over [data-lit]")).to_have_count(3)  # tiles without treasure
    assert ring.evaluate("ring => !!(document.querySelector('.pieces').compareDocumentPosition(ring) & 4)")
    expect(page.locator(".tigris .lit use")).to_have_count(0)
    assert page.locator(".tigris .lit circle").count() > 100
    page.locator("[data-cell=g6]").hover()
    expect(page.locator("[data-homeward]")).to_have_count(2)
    page.locator("[data-cell=g6]").click()
    expect(page.locator(".prompt h1")).to_have_text("Catastrophe on G6?")
    expect(page.locator(".prompt p")).to_contain_text("Your king goes home")
    page.get_by_role("button", name="Place at G6").click()
    expect(page.locator("[data-piece=catastrophe][data-at=g6]")).to_have_count(1)


def test_among_many_places_those_with_an_effect_stand_out(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """Also on a tablet, where there is no room for badges: a ring where a tile scores, dots elsewhere."""
    visitor = Visitor(browser, server, 768, 1024)
    visitors.append(visitor)
    page = sit(visitor, position(SHRINE, seats=2))
    take(page, "temple")
    expect(page.locator(".tigris .lit use[data-lit=h6]")).to_have_count(1)
    expect(page.locator(".tigris .lit circle[data-lit=a1]")).to_have_count(1)


def test_the_treasure_that_stays_is_named(seated: Visitor) -> None:
    """The question names it, the board highlights it, and a button says what is left for me."""
    page = sit(seated, hoard())
    expect(page.locator(".prompt h1")).to_have_text("Which treasure stays?")
    expect(page.locator(".tigris .over [data-lit]")).to_have_count(2)
    stays = page.locator(".ways .btn").filter(has_text="K1 stays")
    expect(stays).to_contain_text("you take the one on N5")
    stays.hover()
    expect(page.locator(".tigris [data-tag=k1]")).to_have_text("K1 stays")
    expect(page.locator(".tigris [data-tag=n5]")).to_have_text("N5: yours")
    stays.click()
    expect(page.locator("[data-piece=treasure][data-at=n5]")).to_have_count(0)
    expect(page.locator("[data-piece=treasure][data-at=k1]")).to_have_count(1)


def test_a_treasure_is_chosen_on_the_board(seated: Visitor) -> None:
    page = sit(seated, hoard())
    page.locator("[data-cell=n5]").click()
    expect(page.locator("[data-piece=treasure][data-at=k1]")).to_have_count(0)
    expect(page.locator("[data-piece=treasure][data-at=n5]")).to_have_count(1)


def test_a_war_is_chosen_by_a_leader_on_the_board(seated: Visitor) -> None:
    """All four leaders are highlighted; a click on one starts the war of its colour."""
    page = sit(seated, front())
    expect(page.locator(".prompt h1")).to_have_text("Which leaders fight next?")
    expect(page.locator(".tigris .over [data-lit]")).to_have_count(4)
    page.locator("[data-cell=k6]").click()
    expect(page.locator(".scene h2")).to_contain_text("traders")


def test_a_war_that_began_before_the_table_shows_its_strengths(seated: Visitor) -> None:
    """A puzzle, a rule example and a game tried again may begin there: no fact says what is on the board."""
    war = play(position(FRONT, seats=2), "P0 tile black 8,5", "P0 green").s
    assert type(war.ask).__name__ == "AddTiles"
    page = sit(seated, war)
    frame = war.stack[-1]
    expect(page.locator(".scene .mid .v")).to_have_text(f"{frame.attack}:{frame.defence}")
    expect(page.locator(".prompt p")).to_contain_text(f"{frame.attack} against {frame.defence}")


def test_a_square_is_chosen_on_the_board_or_by_a_button(seated: Visitor) -> None:
    page = sit(seated, play(position(SQUARE, seats=2), "P0 tile black 7,6").s)
    expect(page.locator(".prompt h1")).to_have_text("Do you build a monument?")
    expect(page.locator(".tigris .veil")).to_have_count(1)  # everything outside the square is dimmed
    page.get_by_role("button", name="Build", exact=True).click()
    # With a single square, that question is answered automatically.
    expect(page.locator(".prompt h1")).to_have_text("Which monument do you build?")
    assert page.locator(".ways .btn[data-word]").count() >= 3


# ---- words -----------------------------------------------------------------------------------------------------------
def test_the_first_question_explains_how_to_answer(seated: Visitor) -> None:
    page = sit(seated, position(seats=2))
    expect(page.locator(".prompt p")).to_contain_text("from the rack, then click a highlighted cell")


def test_no_letters_of_the_notation_in_a_question(seated: Visitor) -> None:
    page = sit(seated, position(seats=2))
    page.get_by_role("button", name="Swap tiles").click()
    expect(page.locator(".prompt h1")).to_have_text("Which tiles do you swap?")
    take(page, "farm")
    expect(page.locator(".prompt h1")).to_have_text("Swap this tile?")


# ---- keyboard --------------------------------------------------------------------------------------------------------
def test_choosing_a_piece_by_keyboard_moves_the_focus_to_the_board(seated: Visitor) -> None:
    page = sit(seated, position(SHRINE, seats=2))
    page.locator(".rack .hand button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('rect.allowed')")
    before = number(page)
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== before", arg=before)


def test_a_click_leaves_the_focus_where_it_was(seated: Visitor) -> None:
    page = sit(seated, position(SHRINE, seats=2))
    take(page, "temple")
    page.wait_for_selector("rect.allowed")
    assert not page.evaluate("document.activeElement.matches('[data-cell]')")


# ---- tips ------------------------------------------------------------------------------------------------------------
COVERED = """([cells]) => {
    const tip = document.querySelector('.tip').getBoundingClientRect();
    return cells.filter((cell) => {
        const box = document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
        const across = box.left < tip.right - 1 && tip.left + 1 < box.right;
        return across && box.top < tip.bottom - 1 && tip.top + 1 < box.bottom;
    });
}"""


@pytest.mark.parametrize("cell", ["g5", "g6", "g7", "f6"])
def test_a_tip_does_not_cover_its_kingdom(seated: Visitor, cell: str) -> None:
    page = sit(seated, position(SHRINE, seats=2))
    page.locator(f"[data-cell={cell}]").hover()
    expect(page.locator(".tip")).to_be_visible()
    assert page.evaluate(COVERED, [["g5", "g6", "g7", "f6"]]) == []


def test_without_room_for_tips_the_prompt_shows_them(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    visitor = Visitor(browser, server, 960, 700)
    visitors.append(visitor)
    page = sit(visitor, position(SHRINE, seats=2))
    take(page, "catastrophe")
    page.locator("[data-cell=g6]").hover()
    expect(page.locator(".prompt p")).to_contain_text("Your king goes home")
    expect(page.locator(".tip")).to_have_count(0)


# ---- events that affect me -------------------------------------------------------------------------------------------
def test_my_war_stays_until_i_dismiss_it(seated: Visitor) -> None:
    page = sit(seated, play(position(FRONT, seats=2), "P0 tile black 8,5", "P0 green").s)
    page.locator(".scene .btn.act").click()
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("war of the traders")
    page.wait_for_timeout(4000)  # longer than the wars of others are shown
    expect(outcome).to_contain_text(re.compile("goes home"))
    outcome.get_by_role("button", name="Continue").click()
    expect(outcome).to_have_count(0, timeout=1500)  # and it is not shown again


# ---- sizes -----------------------------------------------------------------------------------------------------------
SIZES = {(390, 844): 24, (844, 390): 30, (768, 1024): 40, (1280, 720): 24, (720, 450): 24}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_is_large_enough_to_play(
    browser: Browser, server: Server, visitors: list[Visitor], width: int, height: int
) -> None:
    """A cell can be clicked, the question can be read and answered, and its treasures are visible."""
    visitor = Visitor(browser, server, width, height, touch=width < 700 or height < 450)
    visitors.append(visitor)
    page = sit(visitor, hoard())
    cell = page.locator("[data-cell=k1]").bounding_box()
    assert cell
    assert min(cell["width"], cell["height"]) >= SIZES[width, height]
    for what in (page.locator(".prompt h1"), *page.locator(".ways .btn").all()):
        expect(what).to_be_in_viewport(ratio=0.9)
    for treasure in page.locator(".over [data-lit]").all():
        expect(treasure).to_be_in_viewport(ratio=0.7)
