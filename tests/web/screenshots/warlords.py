"""Galactic Warlords: tables, power sheet, invasion, answers, explanations, the result."""

from __future__ import annotations

from typing import Any

from plancia.games.warlords import GAME
from tests.web import warlords
from tests.web.playing import DECIDED, dismiss, number
from tests.web.screenshots.album import DRAWN, SIZES, Album, Shot
from tests.web.tables import lay


def in_the_middle(s: Any) -> bool:
    """Everybody has planets, the row is long, and there are units to land."""
    planets = min(s.owners.count(seat) for seat in range(s.seats))
    return planets > 1 and len(s.rows[0]) in (3, 4) and all(s.bases[0].pad) and not s.turns_left


def table(album: Album) -> None:
    """Units to land; then where the power comes from."""
    page = warlords.sit_at(album.visitor, "MoveShip", good=in_the_middle)
    while page.locator(".prompt").first.get_attribute("data-topic") != "TakeAction":
        before = number(page)
        warlords.by_keyboard(page)
        page.wait_for_function(DECIDED, arg=before)
    album.plainly()
    page.locator(".ways [data-word=deploy]").click()
    page.wait_for_selector(".galaxy [data-lit]")
    album.take("warlords", DRAWN)
    page.locator(".glance.num").click()
    album.take("warlords-power", DRAWN)


def invasion(album: Album) -> None:
    page = warlords.sit_at(
        album.visitor, "DeployUnits", good=lambda s: s.ask.way == "deploy" and warlords.hostile_planet(s)
    )
    album.plainly()
    page.locator(".galaxy [data-lit][aria-label*='Invasion']").first.press("Enter")
    page.locator(".ways [data-word]").first.click()
    page.locator(".ways .send").click()
    page.wait_for_selector(".scene-inv")
    album.take("warlords-invasion", DRAWN)


def teams(album: Album) -> None:
    warlords.sit_at(album.visitor, "TakeAction", seats=4, good=lambda s: len(s.rows[0]) > 2 and s.ask.team)
    album.plainly()
    album.take("warlords-teams", DRAWN)


def blockade(album: Album) -> None:
    warlords.sit_at(album.visitor, "MayBlockade", seats=2, good=lambda s: s.support[0][4] > 0)
    album.plainly()
    album.take("warlords-blockade", DRAWN)


def explained(album: Album) -> None:
    """A full table; a raised card, a circle, a space of the track, a support card."""
    page = album.page
    page.goto(lay(GAME, warlords.crowded(), {0: album.visitor}))
    page.wait_for_selector(".part.row .card-face")
    album.plainly()
    album.take("warlords-full", DRAWN)
    things = {
        "card": page.locator(".side .market .card-face").nth(1),
        "circle": page.locator(".part.row .joint[role=img]").last,
        "space": page.locator(".side .rep [data-space]").nth(6),
        "support": page.locator(".part.hand [data-support]").first,
    }
    for name, thing in things.items():
        page.mouse.move(2, 2)
        thing.evaluate("thing => thing.scrollIntoView({ block: 'nearest', inline: 'center' })")
        thing.hover(force=True)
        page.wait_for_selector("#wl-explained")
        album.take(f"warlords-explain-{name}", {"desktop": SIZES["desktop"]})


def result(album: Album) -> None:
    """The end of a whole game of two."""
    page = warlords.sit_at(album.visitor, "GiveUpCards", seats=2)
    before = "none"
    while not page.locator(".ov .gr").count():
        page.wait_for_function(DECIDED, arg=before)
        if page.locator(".dismiss").count():
            dismiss(page)
        elif not page.locator(".ov").count():
            before = number(page)
            warlords.by_keyboard(page)
    album.take("warlords-result", DRAWN)


SHOTS: dict[str, Shot] = {
    "table": table,
    "invasion": invasion,
    "teams": teams,
    "blockade": blockade,
    "explained": explained,
    "result": result,
}
