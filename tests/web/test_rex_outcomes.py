"""Events that affect a player of Rex stay on screen until dismissed, with all details."""

from __future__ import annotations

import re

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from plancia.games.rex import GAME, State
from tests.games.rex.table import fight, phase, play, position
from tests.web.axe import faults
from tests.web.conftest import Come
from tests.web.rex import logged
from tests.web.tables import lay

SOL, LETNEV = 0, 1


def betrayed() -> State:
    """Two battles. In the first Sol has sealed a plan; the general of Sol is a traitor for the Letnev."""
    at = fight(
        "sol letnev hacan",
        units={"sol": "PAL 6", "letnev": "PAL 5, LOW 3", "hacan": "LOW 2"},
        hands={"sol": "energy-rifle"},
        traitors={"letnev": "field-general"},
    )
    return play(at, "sol: 5 field-general attack").s


def bombarded() -> State:
    """Sol is in the path of the fleet, and may play a card before it comes."""
    units = {"sol": "HOL 8, PAL 2", "hacan": "EMB 5"}
    s = position("sol hacan jol-nar", units=units, hands={"sol": "informant"}, fleet=2)
    return phase(replace(s, bombardment_top=3), "bombardment").s


def dismiss(page: Page) -> None:
    page.get_by_role("button", name="Continue").click()


def test_a_battle_lost_by_treason_stays_until_it_is_dismissed(come: Come) -> None:
    """The next battle has begun at the table, but first the player can read both plans, the traitor and the losses."""
    mira, noor = come(), come()
    address = lay(GAME, betrayed(), {SOL: mira, LETNEV: noor})
    one, other = mira.page, noor.page
    for page in (one, other):
        page.goto(address)
    other.locator(".battle .seal").click()
    one.locator(".choose [data-card=energy-rifle]").click()
    other.locator(".ways [data-word=traitor]").click()
    scene = one.get_by_role("dialog", name="You lose the battle: Imperial Palace")
    expect(scene.get_by_role("heading", name="Treason")).to_be_visible()
    expect(scene).to_contain_text("Field General worked for another race. Revealed by Noor (Letnev).")
    mine, theirs = scene.locator("[data-lost='0']"), scene.locator("[data-lost='1']")
    expect(mine).to_contain_text("Loses all 6 units here.")
    expect(mine).to_contain_text("The leader is lost: Field General.")
    expect(mine).to_contain_text("Discards: Energy Rifle.")
    expect(theirs).to_contain_text("Loses no units; 5 left.")
    expect(theirs).to_contain_text("Now controls Imperial Palace: 1 of 3 strongholds.")
    assert faults(one) == []
    scene.get_by_role("button", name="Both plans").click()
    expect(scene.locator("section[data-seat='0'] .plan")).to_contain_text("5dial")
    expect(scene.locator("section[data-seat='0'] [data-card=energy-rifle]")).to_be_visible()
    assert faults(one) == []
    expect(other.get_by_role("dialog", name="You win the battle: Imperial Palace")).to_be_visible()
    expect(one.locator(".page")).to_have_attribute("data-settled", "false")
    logged(other, re.compile("Lower Markets: battle between"))  # meanwhile the game has continued
    expect(scene).to_be_visible()
    dismiss(one)
    expect(scene).to_have_count(0)
    expect(one.locator(".battle .place h2")).to_have_text("Lower Markets")
    one.get_by_role("button", name="Last battle").click()  # it can be read again
    expect(scene).to_be_visible()
    scene.get_by_role("button", name="Close").click()
    expect(scene).to_have_count(0)


def test_a_loss_to_the_fleet_stays_until_it_is_dismissed(come: Come) -> None:
    """By keyboard, too. Players without losses are not stopped."""
    mira, noor = come(), come()
    address = lay(GAME, bombarded(), {SOL: mira, LETNEV: noor})
    one, other = mira.page, noor.page
    other.goto(address)
    one.goto(address)
    one.locator(".ways [data-word=pass]").click()
    blow = one.get_by_role("dialog", name="The bombardment hit you")
    expect(blow).to_contain_text("Holonet Central: you lose 8 units in the bombardment.")
    assert faults(one) == []
    one.keyboard.press("Enter")
    expect(blow).to_have_count(0)
    logged(other, "Holonet Central: Mira (Sol) loses 8 units in the bombardment.")
    expect(other.get_by_role("dialog")).to_have_count(0)
