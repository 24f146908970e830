"""The scenes of Galactic Warlords: no part of one covers another."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Come
from tests.web.warlords import hostile_planet, sit_at

OVERLAP = """names => {
    const found = names.flatMap((name) => [...document.querySelectorAll(name)]);
    const boxes = found.map((one) => one.getBoundingClientRect()).filter((box) => box.width);
    const aside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const on = (one, other) => !aside(one, other) && !aside(other, one);
    return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => on(one, other)).map((other) => [one, other]));
}"""
PARTS = [
    ".scene-inv .camp-of",
    ".scene-inv section.dice",
    ".scene-inv .track",
    ".scene-inv .guard",
    ".scene-inv [data-camp]",
]


def tell(wire: WebSocketRoute) -> None:
    """The server's messages, plus the start of the battle, which a table laid in mid-battle does not have."""
    server = wire.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "Update":
            cards, planet = message["view"]["rows"][1][:2], "core1"
            began = {"type": "InvasionBegan", "invader": 0, "defender": 1, "planet": planet, "units": "", "against": ""}
            fell = {"type": "TrackFell", "planet_type": "blue", "position": 1}
            guard = {"type": "GuardSent", "seat": 1, "cards": cards, "planet": planet, "manoeuvre": "first_strike"}
            message["view"]["stack"][-1]["manoeuvre"] = guard["manoeuvre"]
            message["facts"] = [began, fell, guard, *message["facts"]]
        wire.send(json.dumps(message))

    server.on_message(pass_on)


def test_the_parts_of_an_invasion_are_side_by_side(come: Come) -> None:
    """Camps, dice, devastation, the guard who joined, and the units on the ground."""
    visitor = come()
    visitor.page.route_web_socket(re.compile("socket"), tell)
    page = sit_at(visitor, "ChooseLosses", good=lambda s: s.stack[-1].seat == 0 and len(s.rows[1]) > 1)
    expect(page.locator(".scene-inv .guard")).to_be_visible()
    expect(page.locator(".scene-inv .guard p")).to_contain_text("help. First Strike")
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(OVERLAP, PARTS) == [], f"{width} x {height}"


def test_odds_name_their_side(come: Come) -> None:
    """A button that starts a battle says "you win", never a bare percentage."""
    page = sit_at(come(), "ChooseLosses", good=lambda s: s.stack[-1].seat == 0)
    for chance in page.locator(".ways [data-word] b").all_inner_texts():
        assert chance.startswith("you win ")
    assert page.locator(".ways [data-word] b").count()


def test_a_battle_unfolds_before_its_outcome_is_shown(come: Come) -> None:
    """Neither seats nor log are ahead of the scene; the space bar skips to the end of it."""
    visitor = come()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.add_init_script("localStorage['plancia-speed'] = 'calm'")
    page = sit_at(visitor, "DeployUnits", good=lambda s: s.ask.way == "deploy" and hostile_planet(s))
    seats = page.locator(".players").inner_text()
    page.locator(".galaxy [data-lit][aria-label*='Invasion']").first.press("Enter")
    page.locator(".ways [data-word]").first.click()
    page.locator(".ways .send").click()
    page.wait_for_selector(".scene-inv")
    expect(page.locator(".log")).to_contain_text("You invade")
    assert "roll" not in page.locator(".log").inner_text()
    page.wait_for_selector(".scene-inv .rolled.attack svg")
    expect(page.locator(".scene-inv .rolled b").first).to_be_hidden()  # both sides roll before the hits are counted
    assert page.locator(".players").inner_text() == seats
    page.keyboard.press(" ")
    expect(page.locator(".scene-inv .rolled b").first).to_be_visible()
    expect(page.locator(":is(.out .dismiss, .prompt[data-topic=ChooseLosses])").first).to_be_visible()
