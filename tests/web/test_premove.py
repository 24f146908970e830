"""Premoves: an answer prepared while another player thinks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from plancia.games.rex import GAME as REX
from plancia.games.tigris import GAME as TIGRIS
from tests.games.tigris.table import position
from tests.web import warlords
from tests.web.conftest import Server, Visitor
from tests.web.tables import lay

KINGDOM = "R6,5; K0@6,4"


class Waiting(Visitor):
    """A player who counts the answers that the page sends."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server)
        self.sent: list[str] = []
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self.sent.append(str(frame)) if "Answer" in str(frame) else None)


@pytest.fixture
def pair(browser: Browser, server: Server) -> Iterator[tuple[Waiting, Visitor]]:
    waiting, active = Waiting(browser, server), Visitor(browser, server)
    yield waiting, active
    waiting.close()
    active.close()


def tigris(waiting: Waiting, active: Visitor) -> None:
    """Seat 1 has one action left; then it is the turn of seat 0, who waits."""
    state = position(KINGDOM, seats=2, active=1, left=1, hands={0: "RRBBGK", 1: "RRBBGK"})
    table = lay(TIGRIS, state, {0: waiting, 1: active})
    for visitor in (waiting, active):
        visitor.page.goto(table)
        visitor.page.wait_for_selector(".tigris .pieces [data-piece]")


def prepare_temple(page: Page, cell: str) -> None:
    page.locator(".rack").get_by_role("button", name="temple", exact=True).first.click()
    expect(page.locator(".prompt h1")).to_have_text("Prepare your next move")
    page.locator(f"[data-cell={cell}]").click()
    expect(page.locator(f"[data-prepared={cell}]")).to_have_count(1)
    expect(page.locator(".prompt p")).to_contain_text(f"Prepared: Temple to {cell.upper()}.")


def lay_temple(page: Page, cell: str) -> None:
    page.locator(".rack").get_by_role("button", name="temple", exact=True).first.click()
    page.locator(f"[data-cell={cell}]").click()


def test_a_prepared_tile_is_laid_when_my_turn_comes(pair: tuple[Waiting, Visitor], server: Server) -> None:
    """It can be replaced, survives a lost connection and a reload, and is sent once."""
    waiting, active = pair
    tigris(waiting, active)
    one, other = waiting.page, active.page
    prepare_temple(one, "c3")
    one.keyboard.press("Escape")
    expect(one.locator("[data-prepared]")).to_have_count(0)
    prepare_temple(one, "d5")
    prepare_temple(one, "h6")
    server.stop()
    expect(one.locator(".lost")).to_be_visible()
    server.start()
    expect(one.locator(".lost")).to_have_count(0)
    expect(other.locator(".lost")).to_have_count(0)
    one.reload()
    expect(one.locator("[data-prepared=h6]")).to_have_count(1)
    lay_temple(other, "a11")
    expect(one.locator("[data-piece=tile-red][data-at=h6]")).to_have_count(1)
    expect(one.locator("[data-prepared]")).to_have_count(0)
    expect(one.locator(".prompt")).to_have_attribute("data-topic", "TakeAction")  # the second action is asked for
    assert len(waiting.sent) == 1


def test_a_prepared_tile_that_has_become_illegal_is_dropped_with_a_note(pair: tuple[Waiting, Visitor]) -> None:
    """A risky move was confirmed and then replaced by it."""
    waiting, active = pair
    tigris(waiting, active)
    one, other = waiting.page, active.page
    one.locator(".rack").get_by_role("button", name="catastrophe").last.click()
    one.locator("[data-cell=k4]").click()
    expect(one.locator(".prompt h1")).to_have_text("Prepare this risky move?")
    expect(one.locator("[data-prepared]")).to_have_count(0)
    one.locator(".prompt .send").click()
    expect(one.locator("[data-prepared=k4]")).to_have_count(1)
    prepare_temple(one, "h6")
    lay_temple(other, "h6")
    expect(one.locator(".notice")).to_contain_text("no longer possible: Temple to H6.")
    expect(one.locator(".prompt")).to_have_attribute("data-topic", "TakeAction")
    expect(one.locator("[data-prepared]")).to_have_count(0)
    assert waiting.sent == []


def test_a_prepared_move_of_units_is_made(pair: tuple[Waiting, Visitor]) -> None:
    """Rex: the group walks as soon as the player before has ended the turn."""
    waiting, active = pair
    state = REX.position(
        "races=sol,lazax,hacan fleet=6 units=PAL.SO3,MEM.SO4,HOL.LA2/1,EMB.HA3 influence=9/9/9 phase=manoeuvre first=2"
    )
    table = lay(REX, state, {0: waiting, 2: active})
    for visitor in (waiting, active):
        visitor.page.goto(table)
        visitor.page.wait_for_selector(".rex-city", state="attached")
    one, other = waiting.page, active.page
    expect(one.locator(".prompt p")).to_contain_text("You can prepare your next move now.")
    one.locator("[data-space=PAL] .hit").click()
    one.locator("[data-space=COU] .hit").click()
    one.locator(".prompt .sends .btn.act").click()
    expect(one.locator(".prompt")).to_have_attribute("data-premove", "move PAL COU 3")
    other.get_by_role("button", name="Stay", exact=True).click()
    other.locator(".prompt [data-word=end]").click()
    expect(one.locator(".log p").filter(has_text=re.compile("Council")).first).to_be_visible()
    expect(one.locator(".prompt")).to_have_attribute("data-topic", "DeployUnits")


def test_a_prepared_mercenary_waits_for_the_ship(pair: tuple[Waiting, Visitor]) -> None:
    """Galactic Warlords: recall and ship come first and leave it in place; then it is played."""
    waiting, active = pair
    one = waiting.page
    warlords.sit_at(active, "HireMercenary", 1, lambda s: s.hands[0] and s.rows[0], 2, {0: waiting})
    card = one.locator(".fan .held[data-piece^=mercenary]").first
    name = card.get_attribute("data-piece")
    card.locator("button").first.click()
    one.locator(".prompt [data-word=right]").click()
    expect(one.locator(".prompt")).to_have_attribute("data-premove", re.compile("right$"))
    active.page.locator(".market .card-face[data-lit]:visible").first.click()
    one.wait_for_selector(".prompt:is([data-topic=MayRecall], [data-topic=MoveShip])")
    if one.locator(".prompt[data-topic=MayRecall]").count():
        one.locator(".prompt [data-word=done]").click()
    one.wait_for_selector(".prompt[data-topic=MoveShip]")
    one.locator(".galaxy .place[data-lit]").first.focus()
    one.keyboard.press("Enter")
    expect(one.locator(f".part.row [data-piece={name}]")).to_have_count(1)
