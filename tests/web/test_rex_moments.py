"""Cards that are turned up in Rex are seen before they act, and the end of a game is staged."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from plancia.games.rex import GAME, State
from tests.games.rex.table import phase, position
from tests.web.axe import faults
from tests.web.conftest import Server, Visitor
from tests.web.tables import lay

SOL = 0
Sit = Callable[[State], Page]


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Sol, who sees everything move, at normal speed."""
    visitor = Visitor(browser, server, motion="no-preference")
    visitor.page.add_init_script("localStorage['plancia-speed'] = 'normal'")

    def sit(s: State) -> Page:
        visitor.page.goto(lay(GAME, s, {SOL: visitor}))
        return visitor.page

    yield sit
    visitor.close()


def test_the_fleet_leaves_after_its_card_was_seen(sit: Sit) -> None:
    s = position("sol hacan jol-nar", units={"sol": "PAL 2"}, hands={"sol": "fleet-sabotage"}, fleet=2)
    page = sit(phase(replace(s, bombardment_top=3), "bombardment").s)
    page.locator(".ways [data-word=pass]").click()
    card = page.get_by_role("img", name="Bombardment card: the fleet enters 3 sectors")
    expect(card).to_be_visible()
    expect(page.get_by_label("The fleet, over sector 2")).to_be_attached()  # it waits
    assert faults(page) == []
    page.mouse.click(5, 5)
    expect(card).to_have_count(0)
    expect(page.get_by_label("The fleet, over sector 5")).to_be_attached()


def test_a_card_that_only_one_player_sees(sit: Sit) -> None:
    s = position("sol hacan jol-nar", units={"sol": "PAL 2"}, hands={"sol": "informant"})
    page = sit(phase(s, "manoeuvre").s)
    page.get_by_role("button", name="Look at the bombardment card").click()
    moment = page.locator(".moment")
    expect(moment).to_contain_text("Only you see this")
    expect(moment).to_contain_text("The next bombardment card:")


def test_the_end_is_staged(sit: Sit) -> None:
    """The winner is named above the last position; a key leads to the result."""
    s = position(
        "sol letnev hacan", units={"sol": "PAL 3, CIV 1, NAV 2", "letnev": "ADI 2"}, hands={"sol": "informant"}
    )
    page = sit(phase(s, "bombardment").s)
    page.locator(".ways [data-word=pass]").click()
    finale = page.locator(".finale")
    expect(finale.get_by_role("heading")).to_have_text("You win")
    expect(page.locator(".rex-city").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".res h1")).to_have_text("You win as Sol")
