"""A battle of Rex in the browser: by keyboard alone, on a phone, and with a connection that breaks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from plancia.games.rex import GAME, State
from tests.games.rex.table import phase, position, quiet
from tests.web.axe import faults
from tests.web.conftest import Come, Visitor
from tests.web.rex import logged
from tests.web.tables import lay

SOL, LETNEV = 0, 1
TAKES_NO_PART = ("epoch", "now", "bank", "table")  # which table it is, and what time
LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket { constructor(...how) { super(...how); lines.push(this); } };
"""


def battle() -> State:
    """Sol attacks the Letnev, has a card for either slot, and the best leader of the other side as a traitor."""
    s = position(
        "sol letnev hacan",
        units={"sol": "NOB 6", "letnev": "NOB 4", "hacan": "EMB 3"},
        hands={"sol": "bio-suit energy-rifle"},
        traitors={"sol": "barons-champion"},
    )
    return quiet(phase(s, "battle")).s


def tab_to(page: Page, what: str) -> None:
    """By keyboard: press Tab until it has the focus."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"no way to {what}")


def test_a_battle_by_keyboard(come: Come) -> None:
    """From the plan to the spoils, without a mouse."""
    visitor = come()
    page = visitor.page
    page.goto(lay(GAME, battle(), {SOL: visitor}))
    dial = page.locator(".battle [role=slider]")
    expect(dial).to_have_attribute("aria-valuenow", "3")
    tab_to(page, "[role=slider]")
    page.keyboard.press("ArrowUp")
    expect(dial).to_have_attribute("aria-valuenow", "4")
    tab_to(page, "[data-leader=assault-colonel]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-slot=both]")
    page.keyboard.press("Space")
    expect(page.locator(".battle .sum .tot")).to_have_text("= 8")
    tab_to(page, ".seal")
    page.keyboard.press("Enter")
    logged(page, re.compile("Your plan: dial 4, leader Assault Colonel, both slots."))
    logged(page, "Only one answer was possible: Energy Rifle, Bio-Suit.")  # there is one card for each slot
    page.wait_for_selector(".prompt[data-topic=CallTraitor]")
    tab_to(page, ".ways [data-word=traitor]")
    page.keyboard.press("Enter")
    logged(page, "You reveal a traitor: Baron's Champion betrays Ishtar (Letnev).")
    logged(page, "You win the battle with a traitor.")
    page.get_by_role("dialog", name="You win the battle: Quarters of the Nobility").wait_for()
    page.keyboard.press("Enter")  # it stays until then
    page.wait_for_selector(".prompt[data-topic=KeepCards]")
    expect(page.locator(".battle .end")).to_have_text("You win the battle with a traitor.")
    for what in (".ways [data-word=keep]", ".ways [data-word=discard]"):
        tab_to(page, what)
        page.keyboard.press("Enter")
    expect(page.locator(".rexrack .scard")).to_have_count(1)
    expect(page.locator(".battle")).to_have_count(0)


def test_a_battle_on_a_phone(come: Come) -> None:
    """Everything can be reached with a thumb, and nothing is wider than the screen."""
    visitor = come(390, 844)
    page = visitor.page
    page.goto(lay(GAME, battle(), {SOL: visitor}))
    page.locator(".battle").get_by_role("button", name="One more").tap()
    expect(page.locator(".battle [role=slider]")).to_have_attribute("aria-valuenow", "4")
    page.get_by_role("button", name="Standing orders").first.tap()
    page.get_by_role("dialog", name="Standing orders").get_by_role("button", name="Close").tap()
    page.locator("[data-leader=field-general]").tap()
    page.locator("[data-slot=attack]").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.querySelector('.above').scrollWidth") <= 390
    seal = page.locator(".battle .seal")
    seal.scroll_into_view_if_needed()
    assert (seal.bounding_box() or {"height": 0})["height"] >= 44
    seal.tap()
    expect(page.locator(".steps .now")).to_be_in_viewport()
    page.locator(".ways [data-word=traitor]").tap()
    page.get_by_role("button", name="Continue").tap()
    page.locator(".ways [data-word=keep]").tap()
    page.get_by_role("button", name="Log").tap()
    logged(page, "You win the battle with a traitor.")


ON_TOP = """node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(found) || found?.contains(node);
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (844, 390)])
def test_the_whole_plan_is_in_sight(come: Come, width: int, height: int) -> None:
    """On a laptop and on a phone on its side nothing has to be scrolled before the plan is sealed."""
    visitor = come(width, height)
    page = visitor.page
    page.goto(lay(GAME, battle(), {SOL: visitor}))
    for part in (".dial .step b", "[data-leader=field-general]", "[data-slot=both]", ".bars", ".seal"):
        assert page.locator(f".battle {part}").last.evaluate(ON_TOP), part
    if height < 500:
        scene = page.locator(".above").bounding_box()
        assert scene is not None
        assert scene["width"] > 0.85 * width
        expect(page.locator(".prompt h1")).to_be_in_viewport()


def test_the_sum_knows_what_an_attack_will_do(come: Come) -> None:
    """Before anything takes effect, a leader that a revealed card is about to destroy does not count."""
    visitor = come()
    page = visitor.page
    page.goto(lay(GAME, battle(), {SOL: visitor}))
    page.locator("[data-leader=assault-colonel]").click()
    page.locator("[data-slot=attack]").click()
    page.locator(".battle .seal").click()
    page.wait_for_selector(".prompt[data-topic=CallTraitor]")
    theirs = page.locator(".battle .theirs")
    dial = theirs.locator(".plan > .no").first.inner_text().split()[0]
    expect(theirs.locator(".tot")).to_have_text(dial)
    expect(theirs.locator(".ahead")).to_contain_text("is destroyed when the cards take effect")
    expect(page.locator(".battle section").first.locator(".tot")).to_have_text("7")


# ---- what the others receive -----------------------------------------------------------------------------------------
class Ears:
    """All bytes on the connections of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.received: list[str] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.received.append(str(frame)))

    def stories(self, kind: str) -> list[Any]:
        """The messages of one kind, without values that depend on the clock."""
        found = [message for message in map(json.loads, self.received) if message["type"] == kind]
        return [_timeless(message) for message in found]


def _timeless(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _timeless(value) for name, value in data.items() if name not in TAKES_NO_PART}
    return [_timeless(one) for one in data] if isinstance(data, list) else data


def seal(come: Come, dial: int, leader: str, slot: str) -> tuple[Ears, Page]:
    """Sol makes this plan while the connection breaks twice; return what the Letnev receive, and their page."""
    mira, noor = come(), come()
    mira.page.add_init_script(LINES)
    ears = Ears(noor)
    address = lay(GAME, battle(), {SOL: mira, LETNEV: noor})
    one, other = mira.page, noor.page
    other.goto(address)
    one.goto(address)
    one.locator(".battle [role=slider]").press("Home")
    for _ in range(dial):
        one.locator(".battle").get_by_role("button", name="One more").click()
    one.locator(f"[data-leader={leader}]").click()
    one.evaluate("lines.forEach((line) => line.close())")
    expect(one.locator(".lost")).to_be_visible()
    expect(one.locator(".lost")).to_have_count(0)
    expect(one.locator(".battle [role=slider]")).to_have_attribute("aria-valuenow", str(dial))
    expect(one.locator(f"[data-leader={leader}]")).to_have_attribute("aria-checked", "true")
    one.locator(f"[data-slot={slot}]").click()
    one.locator(".battle .seal").click()
    expect(one.locator(".battle .sealed")).to_contain_text("Your plan is sealed")
    one.reload()
    expect(one.locator(".battle .sealed")).to_contain_text("Your plan is sealed")
    expect(other.locator(".battle .sealed")).to_contain_text("Sol: plan sealed")
    return ears, other


def test_a_sealed_plan_survives_a_broken_connection_and_reveals_nothing(come: Come) -> None:
    """With one plan or another, the other side receives the same, until both are opened."""
    ears, page = seal(come, 5, "field-general", "both")
    others, _ = seal(come, 0, "liaison-agent", "none")
    assert ears.stories("Update") == others.stories("Update")
    assert len(ears.stories("Update")) > 1
    assert {*map(str, ears.stories("TableNews"))} == {*map(str, others.stories("TableNews"))}  # per broken connection
    plan = '[5,"field-general","both"]'
    assert not any(plan in frame for frame in ears.received)
    page.locator(".battle .seal").click()
    logged(page, "Plan of Mira (Sol): dial 5, leader Field General, both slots.")
    assert any(plan in frame for frame in ears.received)


# In which frame each part of the scene was built.
PARTS = """
    window.built = {};
    let frame = 0;
    const count = () => { frame++; requestAnimationFrame(count); };
    count();
    new MutationObserver(() => {
        for (const part of ['.after', '.after header', '[data-seat="0"] .chief', '[data-seat="0"] .cards .scard',
            '[data-seat="1"] .chief', '[data-seat="1"] .cards .slot', '.after .fx', '.after .sum', '[data-lost] li'])
            if (document.querySelector(part)) built[part] ??= frame;
    }).observe(document, { childList: true, subtree: true });
"""


BESIDE = """(space) => document.querySelector('.after h2')?.textContent.trim() === space
    && [...document.querySelectorAll('.prompt, .log')].map((one) => one.textContent).join(' ')"""


def test_the_outcome_is_read_after_the_plans(come: Come) -> None:
    """With motion: the scene names the place until the cards have struck and the sums are there. Each part of the scene
    has a frame of its own, and the city below is left alone.
    """
    visitor = come()
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage['plancia-speed'] = 'normal'")
    page.add_init_script(PARTS)
    page.goto(lay(GAME, battle(), {SOL: visitor}))
    expect(page.locator(".rex-city")).to_be_hidden()
    page.locator("[data-leader=assault-colonel]").click()
    page.locator("[data-slot=both]").click()
    page.locator(".battle .seal").click()
    page.locator(".ways [data-word=silence]").click()
    scene = page.get_by_role("dialog", name="You win the battle: Quarters of the Nobility")
    beside = page.wait_for_function(BESIDE, arg="Quarters of the Nobility").json_value()
    assert "win the battle" not in beside  # neither prompt nor log are ahead of the scene
    expect(scene.get_by_role("button", name="See it again")).to_be_visible()
    expect(scene.get_by_role("heading", name="You win the battle: Quarters of the Nobility")).to_be_visible()
    expect(scene).to_contain_text("Winner by strength, 7 to 2")
    expect(page.locator(".prompt")).to_contain_text("You win the battle")
    logged(page, re.compile("You win the battle"))
    # The outcome, which rose from below, is all in sight: no edge fades.
    expect(scene.locator(".scroll")).not_to_have_attribute("data-more", re.compile("down"))
    assert faults(page) == []
    built = page.evaluate("built")
    assert (len(built), len(set(built.values()))) == (9, 9), built
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".theirs .tot")).to_have_text("2")  # without the leader that was destroyed
    for _ in range(2):
        page.locator(".ways [data-word=keep]").click()
    expect(page.locator(".rex-city")).to_be_visible()
    expect(page.locator("[data-space=NOB] .hit")).to_have_attribute("aria-label", re.compile("Sol 3$"))
