"""Tigris & Euphrates: the states that are drawn."""

from __future__ import annotations

from typing import Any

from plancia.games.tigris import GAME
from tests.games.tigris.table import position
from tests.web.drawn import Wire
from tests.web.playing import play_now, play_on
from tests.web.screenshots.album import DRAWN, SIZES, Album, Shot
from tests.web.tables import begin, lay
from tests.web.test_past import after_a_round
from tests.web.test_tigris import SHRINE, hoard
from tests.web.tigris import late, reached

TABLET = {**DRAWN, "tablet": (768, 1024)}


def sit(album: Album, state: Any, seat: int = 0) -> None:
    album.page.goto(lay(GAME, state, {seat: album.visitor}))
    album.page.wait_for_selector(".prompt:not([data-topic=''])")
    album.page.wait_for_selector(".tigris .pieces [data-piece]")
    album.plainly()


def table(album: Album) -> None:
    """In the middle of the game: nothing taken, a leader taken, the settings."""
    page = album.page
    sit(album, *reached("TakeAction", late))
    album.take("table", TABLET)
    page.locator(".rack .lead button").first.click()
    page.locator("rect.allowed").nth(9).hover()
    album.take("table-leader", TABLET)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    album.take("settings")


def well_matched(s: Any) -> bool:
    """A war with supporters on both sides."""
    war = s.stack[-1]
    return type(war).__name__ == "War" and min(war.attack, war.defence) > 1


def conflict(album: Album) -> None:
    sit(album, *reached("AddTiles", well_matched))
    album.take("conflict", DRAWN)


def since(album: Album) -> None:
    """The others have played, and the second of their steps is on the board."""
    wire = Wire(album.page)
    begin(album.visitor, "tigris", 3, bot="greedy")
    after_a_round(wire)
    album.plainly()
    album.page.locator(".since .chip").nth(1).click()
    album.take("since", DRAWN)


def catastrophe(album: Album) -> None:
    page = album.page
    sit(album, position(SHRINE, seats=2))
    page.locator(".rack .cat button").last.click()
    page.locator("[data-cell=g6]").hover()
    album.take("catastrophe", SIZES)


def treasure(album: Album) -> None:
    sit(album, hoard())
    album.page.locator(".ways .two").first.hover()
    album.take("treasure", DRAWN)


def drag(album: Album) -> None:
    page = album.page
    sit(album, position(SHRINE, seats=2))
    box = page.locator(".rack .lead button").nth(1).bounding_box()
    place = page.locator("[data-cell=h6]").bounding_box()
    assert box
    assert place
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(place["x"] + 25, place["y"] + 25, steps=4)
    album.take("drag", {"desktop": SIZES["desktop"]})


def hint(album: Album) -> None:
    page = album.page
    play_now(page)
    page.get_by_role("button", name="Hint").first.click()
    page.locator(".hints .row").first.click()
    album.take("hint")


def over(album: Album) -> None:
    """A whole game of three."""
    play_now(album.page, 2)
    play_on(album.page, idle=0.4)
    album.take("over", DRAWN)


SHOTS: dict[str, Shot] = {
    "table": table,
    "conflict": conflict,
    "since": since,
    "catastrophe": catastrophe,
    "treasure": treasure,
    "drag": drag,
    "hint": hint,
    "over": over,
}
