"""Galactic Warlords in a real browser with the options that change what is drawn and offered."""

from __future__ import annotations

from playwright.sync_api import expect

from plancia.games.warlords import GAME
from plancia.games.warlords.notation import position
from tests.web.conftest import Come
from tests.web.tables import lay

TABLE = (
    "Y0iiiiitt.B1it.W.G2iiii.R/?.?/?.?/?.?/G2i.R/?.?/?.?/?.?/P.Y seats=4 turn=0:hire rows=M04/M06/M12/M17 played=M04"
    " ships=core/core/dorn/dorn bases=2.1.2/3.0.0/3.0.0/3.0.0 hands=M02.M05/M03/M08.M10/M09 market=M11.M16.M18.M29"
    " options=team_any_time,unlimited_units"
)


def test_a_team_acts_in_any_phase_and_planets_hold_many_units(come: Come) -> None:
    """A team action is a button beside the hire; each kind of many units is drawn once, with its number."""
    visitor = come()
    page = visitor.page
    page.goto(lay(GAME, position(TABLE), {0: visitor}, "random"))
    page.wait_for_selector(".prompt[data-topic='HireMercenary']")
    planet = page.locator(".galaxy [data-place=core1]").first
    expect(planet).to_have_attribute("aria-label", "Core 1, Altora, Mira, 5 infantry and 2 tanks")
    page.locator(".ways [data-word=play]").click()
    page.locator(".ways [data-word=send_troops]").click()
    page.locator(".ways [data-word='2']").click()
    expect(page.locator(".log p").filter(has_text="2 infantry").first).to_be_attached()
    expect(page.locator(".prompt[data-topic='HireMercenary']").first).to_be_visible()
    expect(page.locator(".ways [data-word=play]")).to_have_count(0)
