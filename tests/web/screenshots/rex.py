"""Rex: a move in progress, a battle from its plan to its outcome, and the other scenes."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from plancia.games.rex import GAME
from tests.web import rex
from tests.web.playing import ASKED, DECIDED, number
from tests.web.screenshots.album import DRAWN, SIZES, TABLE, Album, Shot
from tests.web.tables import begin, lay
from tests.web.test_rex_battle import SOL, battle
from tests.web.test_rex_outcomes import LETNEV, betrayed, bombarded

MOST_ANSWERS = 150


def crowded(s: Any) -> bool:
    """Units nearly everywhere, and a large own group."""
    groups = sum(1 for units in s.units for count in units if count)
    return groups >= 12 and max(s.units[0]) >= 4 and len(s.hands[0]) > 1


def hard_fought(s: Any) -> bool:
    """Two large armies, and a hand to choose from."""
    battle = s.stack[-1]
    armies = [s.units[seat][s.box.at[battle.space]] for seat in battle.sides]
    return 0 in battle.sides and min(armies) >= 4 and len(s.hands[0]) > 2


def city(album: Album) -> None:
    """A group is taken; then a card of the hand is raised."""
    page = rex.sit_at(album.visitor, "MoveUnits", good=crowded)
    page.locator(".space.allowed .hit").first.click()
    page.locator(".space.allowed .hit").nth(2).hover()
    album.take("rex-city", DRAWN)
    page.locator(".rexrack .scard").first.hover()
    page.wait_for_selector(".about:popover-open")
    album.take("rex-card", {"desktop": (1440, 900)})


def plan(album: Album) -> None:
    rex.sit_at(album.visitor, "SealPlan", good=hard_fought)
    album.take("rex-battle", DRAWN)


def reveal(album: Album) -> None:
    """A battle after the reveal, won by strength."""
    page = album.page
    page.goto(lay(GAME, battle(), {SOL: album.visitor}))
    page.locator("[data-leader=assault-colonel]").first.click()
    page.locator("[data-slot=both]").first.click()
    page.locator(".battle .seal").click()
    page.locator(".ways [data-word=silence]").click()
    page.get_by_role("dialog", name=re.compile("You win the battle")).wait_for()
    album.take("rex-reveal", DRAWN)


def treason(album: Album) -> None:
    other = album.come()
    address = lay(GAME, betrayed(), {SOL: album.visitor, LETNEV: other})
    for visitor in (album.visitor, other):
        visitor.page.goto(address)
    other.page.locator(".battle .seal").click()
    album.page.locator(".choose [data-card=energy-rifle]").click()
    other.page.locator(".ways [data-word=traitor]").click()
    album.page.get_by_role("dialog", name=re.compile("You lose the battle")).wait_for()
    album.take("rex-treason", DRAWN)
    other.close()


def bombardment(album: Album) -> None:
    other = album.come()
    address = lay(GAME, bombarded(), {SOL: album.visitor, LETNEV: other})
    for visitor in (other, album.visitor):
        visitor.page.goto(address)
    album.page.locator(".ways [data-word=pass]").click()
    album.page.get_by_role("dialog", name="The bombardment hit you").wait_for()
    album.take("rex-bombardment", TABLE)
    other.close()


def auction(album: Album) -> None:
    page = rex.sit_at(album.visitor, "MakeBid", good=lambda s: s.influence[0] > 4 and s.ask.high > 1)
    album.take("rex-auction", DRAWN)
    page.locator(".tool.orders").click()
    album.take("rex-orders")


def ceasefire(album: Album) -> None:
    rex.sit_at(album.visitor, "AnswerProposal", good=lambda s: s.round > 1)
    album.take("rex-proposal", TABLE)
    rex.sit_at(album.visitor, "Talk", good=lambda s: s.round > 1)
    album.take("rex-ceasefire", DRAWN)


def races(album: Album) -> None:
    """Which race, then which traitor."""
    page = album.page
    begin(album.visitor, "rex", 4, {"races": "chosen"})  # with five bots the last race is left, and no choice
    page.wait_for_selector(".setup .races")
    album.take("rex-races", TABLE)
    page.locator(".setup .gold").last.click()
    page.wait_for_selector(".setup .four")
    album.take("rex-traitors", TABLE)


def question(topic: str, seat: int, album: Album) -> None:
    rex.sit_at(album.visitor, topic, seat)
    album.take(f"rex-{topic.lower()}", TABLE)


def result(album: Album) -> None:
    """A whole game of three, with every suggested answer."""
    page = album.page
    begin(album.visitor, "rex", bots=2, options={"races": "hacan,lazax,sol"}, bot="greedy")
    page.wait_for_selector(ASKED)
    page.keyboard.press("/")
    before = "none"
    for _ in range(MOST_ANSWERS):
        page.wait_for_function(DECIDED, arg=before)
        if page.locator(".ov").count():
            break
        before = number(page)
        page.locator("#command").fill(page.locator("#command").get_attribute("placeholder") or "")
        page.keyboard.press("Enter")
    album.take("rex-result", DRAWN)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".battles li").last.scroll_into_view_if_needed()
        album.take("rex-battles", {size: (width, height)})


SHOTS: dict[str, Shot] = {
    "city": city,
    "plan": plan,
    "reveal": reveal,
    "treason": treason,
    "bombardment": bombardment,
    "auction": auction,
    "ceasefire": ceasefire,
    "races": races,
    "fleet": partial(question, "SetFleetDial", 0),
    "prediction": partial(question, "Predict", 5),
    "units": partial(question, "PlaceUnits", 0),
    "result": result,
}
