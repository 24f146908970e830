"""Events that affect a player of Galactic Warlords stay on screen; the player's own results become slips."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import expect

from plancia.games.warlords import GAME
from plancia.games.warlords.bombard import targets
from tests.web.conftest import Come
from tests.web.tables import lay
from tests.web.warlords import reached

LIES_ON = """([one, other]) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    return a && b && a.width && b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def bombed(s: Any) -> bool:
    """Mira may bombard with infantry, and one of Noor's planets is a target."""
    return "bombard" in s.ask.left and s.bases[0].pad[0] > 1 and any(s.owners[p] == 1 for p in targets(s, 0))


def test_a_loss_stays_until_it_is_dismissed(come: Come) -> None:
    """The bombarded player sees it until she continues; the attacker sees a slip, and is not stopped."""
    mira, noor = come(), come()
    s = reached("TakeAction", 0, bombed, 2)
    table = lay(GAME, s, {0: mira, 1: noor})
    for visitor in (mira, noor):
        visitor.page.goto(table)
        visitor.page.wait_for_selector(".galaxy")
    mira.page.locator(".ways [data-word=bombard]").click()
    if mira.page.locator(".strike [data-word=infantry]").count():
        mira.page.locator(".strike [data-word=infantry]").click()
    mira.page.locator(".strike .target").first.click()
    expect(noor.page.locator(".out .dismiss")).to_be_visible()
    expect(noor.page.locator(".out")).to_contain_text(re.compile("Mira bombards .*You lose one infantry"))
    expect(mira.page.locator(".dismiss")).to_have_count(0)
    expect(mira.page.locator(".of-tracks .slip")).to_contain_text("You bombard")
    noor.page.keyboard.press("Enter")
    expect(noor.page.locator(".out, .dismiss")).to_have_count(0)


def test_a_result_never_covers_a_later_scene(come: Come) -> None:
    """While a support card waits for an answer, earlier results are beside the chart."""
    visitor = come()
    s = reached("MayBlockade", 0, lambda s: s.support[0][4] > 0, 2)
    visitor.page.goto(lay(GAME, s, {0: visitor}))
    page = visitor.page
    page.wait_for_selector(".above[data-scene=blockade]")
    for size in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not page.evaluate(LIES_ON, [".results", ".above"])
        assert page.locator(".room .slip, .room .out").count() == 0
        assert page.locator(".window .num, .ask .num").count() == 0  # alone, nobody counts the seconds


def test_the_table_announces_a_near_end(come: Come) -> None:
    """Three of a kind, and one step from the end of the reputation track."""
    visitor = come()
    s = reached("TakeAction", 0, lambda s: not s.ending, 2)
    last = len(s.box.reputation) - 1
    visitor.page.goto(lay(GAME, replace(s, reputation=(0, last)), {0: visitor}))
    expect(visitor.page.locator(".banner")).to_contain_text(
        "One step from the end of the reputation track, which ends the game: Ishtar."
    )
