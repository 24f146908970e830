"""Earlier positions at the table: since the player's last turn, from the log, and after the page was loaded again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.conftest import Come
from tests.web.drawn import GAMES, Wire, compare
from tests.web.playing import ASKED
from tests.web.tables import begin

TIGRIS = GAMES["tigris"]
SINCE = ".since"
PIECES = """board => [...document.querySelectorAll(`${board} [data-piece]`)]
    .map((piece) => [piece.dataset.piece, piece.dataset.at, Number(piece.dataset.count ?? 1)])"""


def after_a_round(wire: Wire) -> None:
    """A table of Tigris where the others have had their first turns."""
    assert wire.wait(lambda: bool(wire.asked))
    before = wire.asked
    wire.answer(("end",))
    assert wire.wait(lambda: wire.asked not in ("", before))
    assert compare(wire, TIGRIS)


def pieces(page: Page) -> list[list[str | int]]:
    """What the board shows, whichever position that is."""
    found: list[list[str | int]] = page.evaluate(PIECES, TIGRIS.board)
    return sorted(found)


def expected(view: Any) -> list[list[str | int]]:
    return sorted([what, where, count] for (what, where), count in TIGRIS.expected(view).items())


def first_placed(wire: Wire) -> tuple[Any, str]:
    """The view with the first piece that a bot placed after the person's turn, and its cell as the log writes it."""
    placed = ((one["view"], fact) for one in wire.updates[1:] for fact in one["facts"] if "cell" in fact)
    view, fact = next(placed)
    return view, fact["cell"].upper()


def test_the_others_turns_are_stepped_through_on_the_board(come: Come) -> None:
    """The strip opens with the turn; chips, keys and the way back; each position is the one that the server sent."""
    visitor = come()
    page, wire = visitor.page, Wire(visitor.page)
    begin(visitor, "tigris", 2, bot="greedy")
    after_a_round(wire)
    chips = page.locator(f"{SINCE} .chip")
    expect(page.locator(SINCE)).to_be_visible()
    assert chips.count() >= 3
    assert page.locator(".number").count() >= 3
    now = page.locator(".prompt h1").inner_text()

    inks = page.locator(".stepped").evaluate_all("all => [...new Set(all.map((one) => getComputedStyle(one).color))]")
    assert len(inks) == 1, "the numbers are as light in the log as in the strip"
    chips.first.click()
    expect(page.locator(".prompt")).to_contain_text("Back to now")
    assert page.locator(ASKED).count() == 0
    seen, _ = first_placed(wire)
    assert pieces(page) == expected(seen)
    assert faults(page) == []
    for key, current in ((".", 2), (",", 1)):
        page.keyboard.press(key)
        expect(page.locator(f"{SINCE} [aria-current=step] b")).to_have_text(str(current))

    page.keyboard.press("Escape")
    expect(page.locator(".prompt h1")).to_have_text(now)
    assert compare(wire, TIGRIS)
    page.get_by_role("button", name="Play all steps").click()
    expect(page.locator(f"{SINCE} [aria-current=step]")).to_have_count(1)
    expect(page.locator(".prompt h1")).to_have_text(now)  # it ends with the present
    assert compare(wire, TIGRIS)
    page.locator(".rack .hand button").first.click()
    expect(page.locator(SINCE)).to_have_count(0)


QUICK = """() => {
    const before = document.querySelector('.prompt').dataset.number;
    new MutationObserver((_, watcher) => {
        const { topic, number } = document.querySelector('.prompt')?.dataset ?? {};
        const piece = document.querySelector('.rack .lead button.pc');
        if (!topic || number === before || !piece) return;
        watcher.disconnect();
        piece.click();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_strip_stays_closed_once_the_turn_has_begun(come: Come) -> None:
    """A player who takes a piece before it could open is not interrupted at the second action."""
    visitor = come()
    page, wire = visitor.page, Wire(visitor.page)
    begin(visitor, "tigris", 2, bot="greedy")
    assert wire.wait(lambda: bool(wire.asked))
    page.wait_for_selector(ASKED)
    page.evaluate(QUICK)
    wire.answer(("end",))
    page.wait_for_selector("rect.allowed")
    asked = page.locator(".prompt").get_attribute("data-number")
    page.locator("rect.allowed").first.click()
    if page.locator(".ways .send").count():
        page.locator(".ways .send").click()
    page.wait_for_selector(f".prompt[data-topic]:not([data-topic='']):not([data-number='{asked}'])")
    page.wait_for_timeout(300)  # it opened a moment after the question
    expect(page.locator(SINCE)).to_have_count(0)


def test_a_line_of_the_log_shows_its_position_also_after_a_reload(come: Come) -> None:
    """The server has the positions that this page never showed; the hand is the seat's own."""
    visitor = come()
    page, wire = visitor.page, Wire(visitor.page)
    begin(visitor, "tigris", 1, bot="greedy")
    after_a_round(wire)
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator(SINCE).count() == 0, "the page has shown nothing of it"
    seen, cell = first_placed(wire)
    page.locator(".log p", has=page.locator(".cell", has_text=cell)).first.click()
    expect(page.locator(".log p.past")).to_have_count(1)
    expect(page.locator(".prompt h1")).to_contain_text("Ishtar")
    assert pieces(page) == expected(seen)
    assert page.locator(".rack .hand button").count() == 6
    page.get_by_role("button", name="Back to now").click()
    assert compare(wire, TIGRIS)
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator(f"{SINCE} .chip").first).to_be_visible()


def test_moves_that_come_meanwhile_wait(come: Come) -> None:
    """While an earlier position is on screen nothing changes there; the present shows what has happened."""
    visitor = come()
    page, wire = visitor.page, Wire(visitor.page)
    begin(visitor, "tigris", 1, bot="greedy")
    after_a_round(wire)
    page.keyboard.press(",")
    before = pieces(page)
    asked = wire.asked
    wire.answer(("end",))
    assert wire.wait(lambda: wire.asked not in ("", asked))
    assert pieces(page) == before
    page.get_by_role("button", name="Back to now").click()
    assert compare(wire, TIGRIS)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_log_is_filtered_and_folded(come: Come, size: tuple[int, int]) -> None:
    """By player and by kind; a folded turn shows how many lines it has."""
    visitor = come(*size)
    page, wire = visitor.page, Wire(visitor.page)
    begin(visitor, "tigris", 1, bot="greedy")
    after_a_round(wire)
    if size[0] < 700:
        page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator(".log p")
    whole = lines.count()
    page.get_by_role("button", name="Filter the log").click()
    page.get_by_label("Player", exact=True).select_option("Ishtar")
    expect(lines.first).to_contain_text("Ishtar")
    of_ishtar = lines.count()
    assert 0 < of_ishtar < whole
    assert all("Ishtar" in line for line in lines.all_inner_texts())
    page.get_by_label("Kind", exact=True).select_option("Conflicts")
    expect(lines).to_have_text(["No lines match."])
    page.get_by_label("Kind", exact=True).select_option("Moves")
    assert 0 < lines.count() <= of_ishtar
    if size[0] > 700:
        assert faults(page) == []
    page.get_by_role("button", name="Fold turns").click()
    expect(lines).to_have_count(0)
    page.locator(".log .turn").first.click()
    assert lines.count() > 0
    page.get_by_role("button", name="Filter the log").click()
    page.locator(".log .turn[aria-expanded=false]").first.click()
    expect(lines).to_have_count(whole)


# How far the emblem is from the middle of its badge.
CENTRED = """badge => {
    const [a, b] = [badge, badge.firstElementChild].map((one) => one.getBoundingClientRect());
    return [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
}"""


def test_in_rex_every_line_shows_the_race_of_its_player(come: Come) -> None:
    visitor = come()
    page = visitor.page
    begin(visitor, "rex", 3)
    page.wait_for_selector(ASKED)
    badges = page.locator(".log .actor")
    expect(badges.first).to_be_visible()
    assert all("(" in str(badge.get_attribute("title")) for badge in badges.all())
    assert badges.first.evaluate(CENTRED) == [0, 0]
