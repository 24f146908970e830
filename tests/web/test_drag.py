"""Pieces dragged to their place, with mouse and finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from plancia.games.rex import GAME as REX
from plancia.games.tigris import GAME as TIGRIS
from tests.games.tigris.table import position
from tests.web.conftest import Server, Visitor
from tests.web.tables import lay

KINGDOM = "R6,5; K0@6,4"
UNITS = "races=sol,lazax,hacan fleet=6 units=PAL.SO3,MEM.SO4,HOL.LA2/1 influence=9/9/9 phase=manoeuvre"


@pytest.fixture(scope="module")
def seated(browser: Browser, server: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, server)
    yield visitor
    visitor.close()


def middle(thing: Locator) -> tuple[float, float]:
    thing.wait_for()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: Locator, place: Locator | tuple[float, float]) -> None:
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*(place if isinstance(place, tuple) else middle(place)), steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def drag_by_finger(page: Page, piece: Locator, place: Locator) -> None:
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, points: list[dict[str, float]]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(piece)
    touch("touchStart", [{"x": x, "y": y}])
    touch("touchMove", [{"x": x, "y": y - 20}])
    page.wait_for_selector(".carried")  # with a piece in hand the prompt may leave the board another size
    page.wait_for_timeout(100)
    x, y = middle(place)
    touch("touchMove", [{"x": x, "y": y - 20}])
    touch("touchMove", [{"x": x, "y": y}])
    touch("touchEnd", [])


def sit_tigris(visitor: Visitor) -> Page:
    visitor.page.goto(lay(TIGRIS, position(KINGDOM, seats=2), {0: visitor}, "random"))
    visitor.page.wait_for_selector(".prompt[data-topic=TakeAction]")
    visitor.page.wait_for_selector(".tigris .pieces [data-piece]")
    return visitor.page


def test_tigris_pieces_are_dragged(seated: Visitor) -> None:
    """A drop beside the board takes nothing; an illegal one is explained; tile, leader and catastrophe are played."""
    page = sit_tigris(seated)
    hand = page.locator(".rack .hand button")
    drag(page, hand.first, (5, 300))
    expect(page.locator(".rack .sel")).to_have_count(0)
    drag(page, hand.first, page.locator("[data-cell=e1]"))  # a temple on the river
    expect(page.locator(".prompt .warn")).to_be_visible()
    expect(page.locator(".rack .sel")).to_have_count(0)
    drag(page, hand.first, page.locator("[data-cell=h6]"))
    expect(page.locator("[data-piece=tile-red][data-at=h6]")).to_have_count(1)
    drag(page, page.locator(".rack .cat button").first, page.locator("[data-cell=a1]"))
    expect(page.locator(".prompt h1")).to_have_text("Catastrophe on A1?")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    king = page.locator("[data-cell=g5]")
    drag(page, king, page.locator(".rack .hand"))  # off the board
    expect(page.locator(".prompt .send")).to_have_attribute("data-word", "black")
    page.keyboard.press("Escape")
    drag(page, king, page.locator("[data-cell=f6]"))
    expect(page.locator("[data-piece^=leader][data-at=f6]")).to_have_count(1)


def test_a_finger_drags_a_leader_from_the_rack(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """And from cell to cell. A drop is a tap: the button confirms it."""
    visitor = Visitor(browser, server, 390, 844, touch=True)
    visitors.append(visitor)
    page = sit_tigris(visitor)
    drag_by_finger(page, page.locator(".rack .lead button.pc").first, page.locator("[data-cell=f6]"))
    page.get_by_role("button", name="Place at F6").click()
    expect(page.locator("[data-piece^=leader][data-at=f6]")).to_have_count(1)
    drag_by_finger(page, page.locator("[data-cell=f6]"), page.locator("[data-cell=h6]"))
    expect(page.get_by_role("button", name="Place at H6")).to_be_visible()


def test_rex_units_are_dragged_between_spaces_and_from_the_reserve(seated: Visitor) -> None:
    page = seated.page
    page.goto(lay(REX, REX.position(UNITS), {0: seated}, "random"))
    page.wait_for_selector(".prompt[data-topic=MoveUnits]")
    group = page.locator("[data-space=PAL] .hit")
    drag(page, group, (700, 890))
    expect(page.locator(".prompt .sends .btn.act")).to_have_count(0)
    drag(page, group, page.locator("[data-space=COU] .hit"))
    page.locator(".prompt .sends .btn.act").click()
    page.wait_for_selector(".prompt[data-topic=DeployUnits]")
    expect(page.locator("[data-at=COU][data-race=sol]")).to_have_attribute("data-count", "3")
    lit = page.locator(".rex-city .hit[role=button]").first
    space = lit.evaluate("hit => hit.closest('[data-space]').dataset.space")
    drag(page, page.locator("[data-reserve]"), lit)
    page.locator(".prompt .sends .btn.act").click()
    expect(page.locator(f"[data-at={space}][data-race=sol]")).to_have_count(1)


def test_the_city_does_not_scroll_while_a_finger_holds_units(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """The target stays where the player has seen it; the city goes there after the drop."""
    visitor = Visitor(browser, server, 390, 844, touch=True)
    visitors.append(visitor)
    page = visitor.page
    page.goto(lay(REX, REX.position(UNITS), {0: visitor}, "random"))
    page.wait_for_selector(".prompt[data-topic=MoveUnits]")
    group, beside = page.locator("[data-space=PAL] .hit"), page.locator("[data-space=MEM] .hit")
    page.wait_for_timeout(300)  # the city has gone to its first place
    (before, _), (x, y) = middle(beside), middle(group)
    fingers = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchMove", [{"x": x + 20, "y": y}])):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_selector(".carried")
    page.wait_for_timeout(300)
    assert middle(beside)[0] == pytest.approx(before, abs=1)
    x, y = middle(beside)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".prompt .sends .btn.act")).to_contain_text("Memorial Gardens")
