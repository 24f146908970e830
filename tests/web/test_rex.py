"""Rex in a real browser: the city, an auction, a manoeuvre, a ceasefire, the set-up, standing orders, a phone."""

from __future__ import annotations

import re

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from plancia.games.rex import GAME, Options, State
from plancia.games.rex import ceasefire as truce
from plancia.games.rex.edition.loading import pack
from plancia.records import GameSession, dealer_from_seed
from tests.games.rex.table import begun, phase, position
from tests.web.axe import faults
from tests.web.conftest import Come
from tests.web.rex import logged, reached, sit_at
from tests.web.tables import begin, lay

MOST_SCRIPT = 190_000  # bytes: some room is left below what a table may weigh


EDITION = """
[spaces.LOW]
name = { en = "Fish Market" }

[races.sol]
hand = 6
"""


def ceasefire() -> State:
    """Nobody holds a stronghold, so that bots see no use in an alliance."""
    s = position("sol hacan jol-nar letnev", units={"sol": "HOL 3", "hacan": "EMB 3"}, influence={"sol": 6})
    return begun(s, truce.ceasefire(s)).s


def looked_up(page: Page) -> None:
    """Standing orders can be opened in every scene, which stays unchanged."""
    page.get_by_role("button", name="Standing orders").first.click()
    book = page.get_by_role("dialog", name="Standing orders")
    expect(book.get_by_label("Before the bombardment")).to_have_value("")
    page.evaluate("document.activeElement.blur()")  # as a new question does
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_an_auction(come: Come) -> None:
    """A bid is made in the scene, and everybody sees it; an ordered raise is made automatically."""
    page = sit_at(come(), "MakeBid", good=lambda s: s.influence[0] > 4 and s.ask.high == 0)
    hall = page.locator(".above[data-scene=auction]")
    expect(hall.locator(".seat")).to_have_count(5)
    hall.get_by_role("button", name="More").first.click()
    hall.locator("[data-word=bid]").click()
    logged(page, "You bid 2.")
    looked_up(page)
    expect(hall).to_be_visible()


def test_a_standing_bid_is_stored_by_the_table(come: Come) -> None:
    """After a reload the order still exists, raises by itself, and can be withdrawn."""
    page = sit_at(come(), "MakeBid", good=lambda s: s.influence[0] > 6 and s.ask.high == 0 and min(s.influence) > 2)
    raises = page.get_by_role("switch", name="Raise for me up to 3")
    raises.click()
    logged(page, "You bid 1.")
    page.reload()
    logged(page, re.compile("buy|You bid [23]"))


def test_a_manoeuvre_by_mouse(come: Come) -> None:
    """A group is chosen in the city; places show their distance; the button names the move before it is sent."""
    page = sit_at(come(), "MoveUnits", good=lambda s: max(s.units[0]) > 2)
    origin = page.locator(".space.allowed").first.get_attribute("data-space")
    page.locator(f".space[data-space={origin}] .hit").click()
    expect(page.locator(".space .dist").first).to_be_visible()
    target = page.locator(".space.allowed").last
    expect(target.locator(".dist text")).to_have_text(re.compile(r"^[1-4]$"))
    target.locator(".hit").click()
    expect(page.locator(".route path").first).to_be_attached()
    page.get_by_role("button", name=re.compile("^Move ")).click()
    logged(page, re.compile("You move .* → "))


def test_a_deployment_shows_its_price(come: Come) -> None:
    page = sit_at(come(), "DeployUnits", seat=2, good=lambda s: s.influence[2] > 2 and s.reserve[2] > 2)
    page.locator(".space[data-space=COU] .hit").click()
    expect(page.locator(".ways .cost")).to_contain_text("Costs 1 of your")
    page.get_by_role("button", name=re.compile("^Deploy 1 for 1")).click()
    logged(page, re.compile("Galactic Council: you deploy one unit"))


def test_a_ceasefire(come: Come) -> None:
    """A proposal is refused, a gift is made, and all announcements are in the log."""
    visitor = come()
    page = visitor.page
    page.goto(lay(GAME, ceasefire(), {0: visitor}))
    room = page.locator(".above[data-scene=ceasefire]")
    expect(room.locator("svg [role=img]")).to_have_count(4)
    expect(room.locator("svg .s")).to_have_text("3 of 4 ready")
    looked_up(page)
    page.locator(".talks [data-word=propose]").click()
    logged(page, re.compile("refuses"))
    page.locator(".talks [data-tab=give]").click()
    page.locator(".talks [data-word=give]").click()
    logged(page, re.compile("You give .* 1 influence"))
    page.locator(".ways [data-word=ready]").click()
    logged(page, "The ceasefire is over.")


def test_a_ceasefire_with_a_limit_shows_its_time(come: Come) -> None:
    """A clock that everybody sees, and that screen readers announce."""
    visitor = come()
    state = reached("Talk", 0, lambda s: True)
    limited = replace(state, options=replace(state.options, talk_minutes=5))
    visitor.page.goto(lay(GAME, limited, {0: visitor}, "random"))
    expect(visitor.page.get_by_role("timer")).to_have_text(re.compile("less than 5 minutes left", re.IGNORECASE))
    expect(visitor.page.locator(".truce .run")).to_contain_text(re.compile(r"4:5\d|5:00"))


def test_no_leader_has_fallen_while_races_are_chosen(come: Come) -> None:
    """Players with a race show its leaders, who are placed after the last choice."""
    table = GameSession(GAME, Options(races="chosen"), 3, dealer_from_seed("races"))
    for race in ("sol", "lazax"):
        table.answer(table.awaited()[0], (race,))
    [last] = table.awaited()
    visitor = come()
    visitor.page.goto(lay(GAME, table.state, {last: visitor}))
    expect(visitor.page.locator(".players .ld .free")).to_have_count(10)
    expect(visitor.page.locator(".players .ld .fallen")).to_have_count(0)


def test_the_set_up(come: Come) -> None:
    """A whole set-up from the home page: race, traitor, and all other questions, up to the first round."""
    visitor = come()
    page = visitor.page
    begin(visitor, "rex", bots=2, options={"races": "chosen"})
    page.wait_for_selector(".setup .races")
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".setup .gold").last.click()  # below the fold: the next step still starts at its top
    page.wait_for_selector(".setup .four")
    assert page.evaluate("document.querySelector('.above').scrollTop") == 0
    page.set_viewport_size({"width": 1440, "height": 900})
    for _ in range(9):
        page.wait_for_function("() => { const p = document.querySelector('.prompt'); return p && p.dataset.topic; }")
        topic = page.locator(".prompt").get_attribute("data-topic")
        number = page.locator(".prompt").get_attribute("data-number")
        if topic == "KeepTraitor":
            page.locator(".setup .four .gold").first.click()
        elif topic == "SetFleetDial":
            page.locator(".setup [data-word=dial]").click()
        elif topic == "Predict":
            page.locator(".setup [data-race]").first.click()
            page.locator(".setup [data-word=predict]").click()
        elif topic == "PlaceUnits":
            page.locator(".space.allowed .hit").first.click()
            page.locator(".ways .btn.act").click()
        else:
            break
        page.wait_for_function("n => document.querySelector('.prompt').dataset.number !== n", arg=number)
    expect(page.locator(".bar .now").first).to_be_visible()
    expect(page.locator(".fleet")).to_be_attached()


def test_a_window_has_a_reason_and_can_be_passed_by_an_order(come: Come) -> None:
    """A window names its subject; a standing order passes from now on, and is withdrawn beside the leaders."""
    page = sit_at(come(), "PlayCard", good=lambda s: s.ask.timing == "manoeuvre" and "informant" in s.hands[0])
    expect(page.locator(".prompt")).to_contain_text("The Manoeuvre phase begins.")
    page.get_by_role("button", name="Never ask when the Manoeuvre phase begins").click()
    page.get_by_role("button", name="One standing order").click()
    moment = page.get_by_label("The Manoeuvre phase begins")
    expect(moment).to_have_value("pass")
    moment.select_option("round")
    page.reload()
    page.get_by_role("button", name="One standing order").click()
    expect(moment).to_have_value("round")
    assert faults(page) == []
    moment.select_option("")
    expect(page.get_by_role("button", name="Standing orders", exact=True)).to_be_visible()


def test_a_card_is_ordered_with_its_choices(come: Come) -> None:
    """The Graviton Negator asks for a space, and an Informant for an advantage; impossible choices are not offered."""
    visitor = come()
    s = position("sol hacan jol-nar", hands={"sol": "graviton-negator informant"}, influence={"sol": 6})
    visitor.page.goto(lay(GAME, phase(s, "recruitment").s, {0: visitor}))
    page = visitor.page
    page.get_by_role("button", name="Standing orders").click()
    bombardment = page.locator("[data-timing=bombardment]")
    bombardment.get_by_label("Before the bombardment").select_option(label="Play Graviton Negator")
    space = bombardment.get_by_label("Details")
    assert sorted(space.locator("option:enabled").all_text_contents())[:2] == [
        "Adminus Imperialis",
        "Civilian Spaceport",
    ]
    space.select_option(label="Imperial Palace")
    deployment = page.locator("[data-timing=deployment]")
    deployment.get_by_label("Before a deployment").select_option(label="Play Informant")
    deployment.get_by_label("Details").select_option("hacan-income")
    page.reload()
    page.get_by_role("button", name="2 standing orders").click()
    expect(space).to_have_value("PAL")
    expect(deployment.get_by_label("Details")).to_have_value("hacan-income")


def test_the_city_on_a_phone(come: Come) -> None:
    """A window on the city that moves to the question; nothing is wider than the screen; race sheets open."""
    page = sit_at(come(390, 844), "MoveUnits", good=lambda s: max(s.units[0]) > 2)
    page.locator(".ways .spots .spot").first.click()
    chip = page.locator(".ways .spots .spot").last
    space = chip.get_attribute("data-word")
    chip.click()
    expect(page.locator(f".space[data-space={space}] .hit")).to_be_in_viewport()
    expect(page.locator(".mini rect")).to_be_visible()  # the visible part of the city
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Sol, your leaders").click()
    expect(page.get_by_role("dialog", name="Sol")).to_contain_text("three lines instead of two")
    assert faults(page) == []


def test_a_bid_on_a_phone(come: Come) -> None:
    """Portrait or landscape: the question is shown once, with the bid below it, and nothing covers the scene."""
    page = sit_at(come(390, 844), "MakeBid", good=lambda s: s.influence[0] > 4 and s.ask.high == 0)
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hall .panel")).to_have_count(0)
        expect(page.locator(".prompt [data-word=bid]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".prompt [data-word=pass]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".hall .slip.now")).to_be_in_viewport(ratio=1)
    page.locator(".prompt [data-word=bid]").tap()
    # The scene may already show that somebody has bid more, so this looks into the log.
    expect(page.locator(".log p").filter(has_text="You bid 1.").first).to_be_attached()


def test_a_space_is_large_enough_to_choose(come: Come) -> None:
    """At every size the requested place is on the screen, and at least 40 pixels wide and high."""
    page = sit_at(come(), "MoveUnits", good=lambda s: max(s.units[0]) > 2)
    for width, height in ((390, 844), (844, 390), (768, 1024), (1280, 720), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)  # the window on the city moves there
        shown = [box for box in (one.bounding_box() for one in page.locator(".space.allowed .hit").all()) if box]
        inside = [box for box in shown if box["x"] >= 0 and box["x"] + box["width"] <= width]
        assert inside, (width, height)
        assert min(min(box["width"], box["height"]) for box in inside) >= 40, (width, height)
        expect(page.locator(".ways .spot").first).to_be_in_viewport()


def test_a_waiting_ceasefire_fills_the_scene(come: Come) -> None:
    """While nothing can be said, the column beside the table is not empty."""
    visitor = come()
    s = position("sol hacan jol-nar letnev", hands={"sol": "diplomatic-interference"})
    state = begun(s, truce.ceasefire(s)).s
    visitor.page.goto(lay(GAME, state, {0: visitor}))
    visitor.page.wait_for_selector(".prompt[data-topic=PlayCard]")
    expect(visitor.page.locator(".side > .talks")).to_contain_text("Deal sheet")
    for seat in visitor.page.locator(".truce svg [role=img]").all():
        expect(seat).to_be_in_viewport(ratio=1)


def test_another_edition_is_drawn_with_its_own_data(come: Come) -> None:
    """Names, texts and numbers of the table's own edition; the next table has the built-in ones again."""
    visitor = come()
    begin(visitor, "rex", 2, {"races": "sol,lazax,jol-nar", "edition": pack(EDITION)})
    page = visitor.page
    lower = page.locator(".rex-city [data-space=LOW]")
    expect(lower).to_contain_text("Fish")
    page.locator("button.race").filter(has_text="Sol").click()
    sheet = page.get_by_role("dialog", name="Sol")
    expect(sheet).to_contain_text("0 / 6")
    expect(sheet).not_to_contain_text("numbers of this race are reconstructed")
    begin(visitor, "rex", 2, {"races": "sol,lazax,jol-nar"})
    expect(lower).to_contain_text("Lower")


def test_the_table_is_light(come: Come) -> None:
    """All scripts of the table page together, as transferred, including the city."""
    visitor = come()
    sizes: dict[str, int] = {}
    visitor.page.on("response", lambda r: sizes.update({r.url: int(r.headers.get("content-length", 0))}))
    sit_at(visitor, "MoveUnits")
    assert 0 < sum(size for address, size in sizes.items() if address.endswith(".js")) <= MOST_SCRIPT
