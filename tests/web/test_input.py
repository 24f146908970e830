"""Arrow keys and fingers, the same at every board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from plancia.games.rex import GAME as REX
from plancia.games.tigris import GAME as TIGRIS
from tests.games.tigris.table import position
from tests.web import warlords
from tests.web.conftest import Server, Visitor, until
from tests.web.tables import lay

UNITS = "races=sol,lazax,hacan fleet=6 units=PAL.SO3,MEM.SO4,HOL.LA2/1 influence=9/9/9 phase=manoeuvre"


def tigris(visitor: Visitor) -> Page:
    visitor.page.goto(lay(TIGRIS, position("R6,5; K0@6,4", seats=2), {0: visitor}, "random"))
    visitor.page.wait_for_selector(".prompt[data-topic=TakeAction]")
    return visitor.page


def rex(visitor: Visitor) -> Page:
    visitor.page.goto(lay(REX, REX.position(UNITS), {0: visitor}, "random"))
    visitor.page.wait_for_selector(".prompt[data-topic=MoveUnits]")
    return visitor.page


def galaxy(visitor: Visitor) -> Page:
    return warlords.sit_at(visitor, "PlayMercenary", good=lambda s: len(s.hands[0]) > 2)


Sit = Callable[[Visitor], Page]
FOCUS = "selector => !!document.activeElement?.closest(selector)"
CASES: list[tuple[Sit, str, str]] = [
    (tigris, ".rack .hand", "[data-cell]"),
    (rex, ".prompt", "[data-space]"),
    (galaxy, ".fan", "[data-place]"),
]


@pytest.mark.parametrize(("sit", "list_", "place"), CASES, ids=["tigris", "rex", "warlords"])
def test_arrow_keys_walk_rack_answers_and_board(
    browser: Browser, server: Server, visitors: list[Visitor], sit: Sit, list_: str, place: str
) -> None:
    """The first press moves the focus to the board; in a list it moves to the neighbour."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    page = sit(visitor)
    page.wait_for_selector(f".board {place}")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS, f".board {place}")
    one = page.locator(f"{list_} button:visible").first
    one.focus()
    walked = 0
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        walked += not one.evaluate("one => one === document.activeElement") and page.evaluate(FOCUS, list_)
    assert walked
    one.focus()
    for key in ("ArrowUp", "ArrowLeft") * 4:  # the board lies above or to the left of everything
        if not page.evaluate(FOCUS, ".board"):
            page.keyboard.press(key)
    assert page.evaluate(FOCUS, ".board")


@pytest.mark.parametrize("sit", [tigris, rex, galaxy], ids=["tigris", "rex", "warlords"])
def test_two_fingers_zoom_every_board(browser: Browser, server: Server, visitors: list[Visitor], sit: Sit) -> None:
    """A pinch zooms, one finger moves the board, and the page itself stays as it is."""
    visitor = Visitor(browser, server, 390, 844, touch=True)
    visitors.append(visitor)
    page = sit(visitor)
    view = page.locator(".board .view").first
    box = view.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    before = float(view.get_attribute("data-scale") or 0)
    touch("touchStart", (x - 30, y), (x + 30, y))
    for apart in (45, 60, 75):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    expect(view).not_to_have_attribute("data-scale", f"{before:.2f}")
    assert float(view.get_attribute("data-scale") or 0) > before
    board = view.locator(".fit").first
    style = board.get_attribute("style")
    touch("touchStart", (x, y))
    for way in (10, 25, 40):
        touch("touchMove", (x + way, y + way))
    touch("touchEnd")
    expect(board).not_to_have_attribute("style", style or "")
    assert page.evaluate("visualViewport.scale") == 1


def test_pressing_twice_answers_once(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The second press comes before the server has answered the first: it is neither sent nor refused."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    sent: list[str] = []
    visitor.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    page = tigris(visitor)
    page.get_by_role("button", name="End the turn").click()
    page.locator(".ways .send").evaluate("button => { button.click(); button.click() }")
    expect(page.locator(".prompt .send")).to_have_count(0)
    assert sum('"Answer"' in frame for frame in sent) == 1
    expect(page.locator(".prompt .warn")).to_have_count(0)


def test_the_receipt_of_an_answer_leaves_the_next_one_alone(
    browser: Browser, server: Server, visitors: list[Visitor]
) -> None:
    """The next question may come before the server's receipt: an answer that is typed meanwhile stays in the field."""
    visitor = Visitor(browser, server)
    visitors.append(visitor)
    late: list[Callable[[], None]] = []

    def hold_receipts(page: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            is_receipt = '"type":"Done"' in str(message) and visitor.page.locator("#command").count()
            late.append(lambda: page.send(message)) if is_receipt else page.send(message)

        page.connect_to_server().on_message(pass_on)

    visitor.page.route_web_socket(re.compile("/socket$"), hold_receipts)
    page = tigris(visitor)
    page.keyboard.press("/")
    field, prompt = page.locator("#command"), page.locator(".prompt")
    before = prompt.get_attribute("data-number") or ""
    field.fill("catastrophe d8")
    field.press("Enter")
    expect(prompt).not_to_have_attribute("data-number", before)
    field.fill("catastrophe e9")
    until(page, lambda: bool(late))
    late.pop()()
    page.wait_for_timeout(200)
    expect(field).to_have_value("catastrophe e9")
