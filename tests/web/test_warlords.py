"""Galactic Warlords in a real browser: a turn, landings, an invasion, the other scenes, a phone, the end."""

from __future__ import annotations

import re
from typing import Any, Literal

from playwright.sync_api import Page, expect

from plancia.games.warlords import GAME
from plancia.games.warlords.bombard import targets
from plancia.games.warlords.deploy import sites
from plancia.games.warlords.edition.box import NOWHERE
from plancia.games.warlords.edition.loading import pack
from plancia.games.warlords.reputation import marker_for
from plancia.games.warlords.subterfuge import usable
from tests.web.axe import faults
from tests.web.conftest import Come, Server
from tests.web.playing import ASKED, DECIDED, dismiss, number
from tests.web.tables import begin
from tests.web.warlords import by_keyboard, gather, hostile_planet, reached, sit_at

LIT = ".galaxy [data-lit]"
EDITION = """
[sectors.core]
name = "Hearth"
[planet_track.4]
majority = 9
[reputation.10]
power = 7
"""
BATTLE = ":is([data-topic=ChooseLosses], [data-topic=SendGuard], [data-topic=Reroll])"
KEYS = (
    ("PlayMercenary", ".hand .card-face[data-lit]"),
    ("TakeAction", ".ways [data-word=end]"),
    ("HireMercenary", ".market .card-face[data-lit]"),
)
COUNT_FLIGHTS = """
    window.flown = new Set();
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.fly')) flown.add(one.textContent || one.innerHTML);
    }).observe(document, { childList: true, subtree: true });
"""
SCROLLS = "() => { const side = document.querySelector('.side'); return side.scrollHeight - side.clientHeight; }"
KINDS = ("Altora", "Remmen", "Oku'Nar", "Fellerian", "Praxis", "Kiithos")


def logged(page: Page, text: str | re.Pattern[str]) -> None:
    """The log has such a line."""
    expect(page.locator(".log p").filter(has_text=text).first).to_be_attached()


def topic(page: Page) -> str:
    page.wait_for_selector(".prompt:not([data-topic=''])")
    return page.locator(".prompt").first.get_attribute("data-topic") or ""


def answer(page: Page, asked: str) -> None:
    """One answer, given on the board if possible."""
    before = page.locator(".prompt").first.get_attribute("data-number")
    match asked:
        case "GiveUpCards":
            page.locator(".hand .card-face[data-lit]").first.click()
            page.locator(".hand .card-face[data-lit]").first.click()
        case "MoveShip":
            page.locator(LIT).first.press("Enter")
        case "PlayMercenary":
            page.locator(".hand .card-face[data-lit]").first.click()
            if page.locator(".row .end").count():
                page.locator(".row .end[data-word=right]").click()
        case "HireMercenary":
            page.locator(".side .market .card-face[data-lit]").first.click()
        case "TakeAction":
            page.locator(".ways [data-word=end]").click()
        case _:
            page.locator(".ways button[data-word]").first.click()
    page.wait_for_function("was => document.querySelector('.prompt').dataset.number !== was", arg=before)


def test_a_turn_through_its_phases(come: Come) -> None:
    """From the opening hand to the second turn; the path shows every phase with a question."""
    visitor = come()
    page = visitor.page
    begin(visitor, "warlords", bots=1)
    expect(page.locator(".hand .card-face[data-lit]")).to_have_count(5)
    seen: list[str] = []
    while "HireMercenary" not in seen:
        asked = topic(page)
        if asked not in ("GiveUpCards", "MayBlockade"):
            expect(page.locator(".path li.now")).to_have_count(1)
        seen.append(asked)
        answer(page, asked)
    assert [one for one in seen if one in ("MoveShip", "PlayMercenary", "TakeAction", "HireMercenary")] == [
        "MoveShip",
        "PlayMercenary",
        "TakeAction",
        "HireMercenary",
    ]
    while topic(page) not in ("MayRecall", "MoveShip"):
        answer(page, topic(page))
    logged(page, "Recovery:")
    expect(page.locator(".path li.now")).to_have_text(re.compile("Recall|Ship"))
    expect(page.locator(".since .chip use[href='#icon-mercenary']").first).to_be_attached()  # each step has its picture
    expect(page.locator(".row .card-face").first).to_be_visible()


def empty_planet(s: Any) -> bool:
    return any(s.owners[p] == -1 and s.track[s.types[p]] for p in sites(s, 0, s.ask.way))


def test_units_are_chosen_and_landed(come: Come) -> None:
    """Units first, then a planet that shows what it pays; by clicks, and by dragging to the chart."""
    page = sit_at(
        come(), "DeployUnits", good=lambda s: empty_planet(s) and s.bases[0].pad[0] > 2 and s.ask.way == "deploy_only"
    )
    page.locator(".take [data-unit=i]").click()
    expect(page.locator(".take [data-unit=i]")).to_contain_text("1/")
    target = page.locator(f"{LIT}[aria-label*='power']").first
    expect(target).to_have_attribute("aria-label", re.compile(r"An empty planet: \+\d power"))
    planet = page.locator(f".galaxy [data-planet={target.get_attribute('data-planet')}]")
    expect(planet.locator(".free")).to_have_count(3)  # places for units
    unit, place = page.locator(".take [data-unit=i]").bounding_box(), target.locator(".area").bounding_box()
    assert unit
    assert place
    page.mouse.move(unit["x"] + 10, unit["y"] + 10)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    logged(page, re.compile("You deploy one infantry on "))
    expect(planet.locator(".free")).to_have_count(2)


def landed(come: Come, motion: Literal["reduce", "no-preference"]) -> Page:
    """A unit has been landed on an empty planet."""
    visitor = come()
    visitor.page.emulate_media(reduced_motion=motion)
    visitor.page.add_init_script("localStorage['plancia-speed'] = 'brisk'")
    visitor.page.add_init_script(COUNT_FLIGHTS)
    page = sit_at(visitor, "DeployUnits", good=lambda s: empty_planet(s) and s.ask.way == "deploy_only")
    page.locator(f"{LIT}[aria-label*='power']").first.press("Enter")
    page.locator(".ways [data-word]").first.click()
    if page.locator(".ways .send").count():
        page.locator(".ways .send").click()
    logged(page, "You deploy")
    return page


def test_planets_in_other_sectors_ask_for_an_aircraft(come: Come) -> None:
    """They are highlighted, too, if there is one on the Launch Pad."""

    def good(s: Any) -> bool:
        return bool(s.ask.way == "deploy" and min(s.bases[0].pad) > 0)

    ship = GAME.view(reached("DeployUnits", 0, good, 3), 0).ships[0]
    page = sit_at(come(), "DeployUnits", good=good)
    planets = page.locator(f"{LIT}[data-planet]")
    far = [planet for planet in planets.all() if "only with an aircraft" in (planet.get_attribute("aria-label") or "")]
    sectors = [str(planet.get_attribute("data-planet")).rstrip("0123456789") for planet in planets.all()]
    assert ship in sectors
    assert len(far) == sum(sector != ship for sector in sectors) > 0


def test_events_are_animated_unless_motion_is_reduced(come: Come) -> None:
    """Units fly to their planet and the power to the player; nothing flies with reduced motion."""
    page = landed(come, "no-preference")
    page.wait_for_function("() => flown.size > 1")
    assert any(flight.startswith("+") for flight in page.evaluate("[...flown]"))
    expect(page.locator(".fly")).to_have_count(0)
    assert landed(come, "reduce").evaluate("flown.size") == 0


def test_an_invasion_is_announced_before_it_begins(come: Come) -> None:
    """Blades on the planet, odds beside the units, a confirmation; then the dice of every round are shown."""
    page = sit_at(come(), "DeployUnits", good=lambda s: s.ask.way == "deploy" and hostile_planet(s))
    page.locator(f"{LIT}[aria-label*='Invasion']").first.press("Enter")
    expect(page.locator(".ways [data-word] b").first).to_contain_text("%")
    page.get_by_role("button", name="Odds").click()
    expect(page.locator(".ways [data-word] b")).to_have_count(0)
    page.get_by_role("button", name="Odds").click()
    page.locator(".ways [data-word]").first.click()
    expect(page.locator(".prompt p")).to_contain_text("Chance of winning")
    page.locator(".ways .send").click()
    logged(page, "You invade")
    expect(page.locator(".out [role=img], .scene-inv").first).to_be_visible()


def test_an_invasion_survives_a_broken_connection(come: Come, server: Server) -> None:
    """The server restarts while losses are chosen, then the page: the same dice are shown, and the battle continues."""
    page = sit_at(come(), "ChooseLosses", good=lambda s: s.stack[-1].seat == 0)
    dice = page.locator(".scene-inv .dice [role=img]")
    expect(dice).to_have_count(2)
    rolled = [one.get_attribute("aria-label") for one in dice.all()]
    page.get_by_role("button", name="Back to the chart").click()
    server.stop()
    expect(page.locator(".lost")).to_be_visible()
    server.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
    page.reload()
    expect(dice).to_have_count(2)
    assert [one.get_attribute("aria-label") for one in dice.all()] == rolled
    page.locator(".ways [data-word]").first.click()
    logged(page, re.compile("You lose"))


def contested(s: Any) -> bool:
    """Mira may deploy and holds a Deploy Only; Noor holds a Blockade and a planet within reach."""
    if not (s.support[0][3] and s.support[1][4] and "deploy" in s.ask.left and s.bases[0].pad[0] > 3):
        return False
    return bool(sites(s, 0, "deploy_only")) and any(s.owners[p] == 1 for p in sites(s, 0, "deploy"))


def test_a_turn_of_three_with_a_blockade_and_an_invasion(come: Come) -> None:
    """A support card is cancelled by the other browser; then her planet is invaded, and both see the result."""
    mira, noor = come(), come()
    page = sit_at(mira, "TakeAction", good=contested, others={1: noor})
    page.locator(".hand [data-support=deploy_only]").click()
    expect(noor.page.locator(".above[data-scene=blockade] h2")).to_have_text("Mira plays Deploy Only")
    noor.page.locator(".ways [data-word=blockade]").click()
    expect(page.locator(".happened")).to_contain_text("Your Deploy Only is cancelled")
    dismiss(page)
    page.locator(".ways [data-word=deploy]").click()
    page.locator(f"{LIT}[aria-label*='Invasion: Noor']").first.press("Enter")
    page.locator(".ways [data-word]").first.click()
    page.locator(".ways .send").click()
    logged(noor.page, "Mira invades")
    fought = ".log p:has-text('battle of'), .log p:has-text('Nobody is left')"
    while not page.locator(fought).count():
        for one in (page, noor.page):
            if one.locator(BATTLE).count():
                one.locator(".ways [data-word]").first.click()
        page.wait_for_timeout(50)
    for one in (page, noor.page):
        expect(one.locator(fought)).to_have_count(1)
        expect(one.locator(".out ol li").first).to_be_visible()


def test_a_subterfuge_with_both_choices(come: Come) -> None:
    """The card is exchanged for one from the hand; or an action of it is used, and it is returned."""
    visitor = come()
    page = sit_at(visitor, "UseTakenCard", good=lambda s: bool(s.hands[0]) and "support" in usable(s, 0))
    table = page.url
    expect(page.locator(".theft .it .card-face")).to_be_visible()
    page.locator(".theft .acts [data-word=support]").click()
    logged(page, re.compile("You show .*, to use one of its actions"))
    logged(page, re.compile("You give .* the card back"))
    page = sit_at(visitor, "UseTakenCard", good=lambda s: bool(s.hands[0]) and "support" in usable(s, 0))
    assert page.url != table
    page.locator(".theft .mine .card-face").first.click()
    logged(page, "You exchange a mercenary")


def bombards(s: Any) -> bool:
    """With an aircraft as well as with infantry, and not for reputation."""
    payable = s.bases[0].pad[0] and s.bases[0].pad[2]
    return "bombard" in s.ask.left and marker_for(s, 0) != "bombard" and bool(payable) and len(targets(s, 0)) > 1


def test_a_bombardment_shows_its_cost_and_its_losses(come: Come) -> None:
    """The payment comes first; targets are highlighted on the chart and shown beside it; then the losses."""
    page = sit_at(come(), "TakeAction", good=bombards)
    page.locator(".ways [data-word=bombard]").click()
    expect(page.locator("[data-scene=bombard] .way-to")).to_contain_text(["costs one infantry", "costs an aircraft"])
    page.locator(".strike [data-word=infantry]").click()
    target = page.locator(".strike .target").first
    expect(page.locator(f".galaxy [data-place={target.get_attribute('data-target')}][data-lit]")).to_have_count(1)
    expect(page.locator(".strike")).to_contain_text("It costs one infantry.")
    target.click()
    expect(page.locator(".of-tracks .slip")).to_contain_text(re.compile("You bombard .* loses one infantry"))


def test_a_recon_shows_what_was_found(come: Come) -> None:
    """A dark sector is chosen; its planets are shown to that player, who may leave a token there."""
    page = sit_at(come(), "ScoutSector", good=lambda s: s.tokens[0] == (NOWHERE, NOWHERE) and not s.scouted[0])
    sector = page.locator(".ways [data-word]").first
    name = sector.inner_text()
    sector.click()
    expect(page.locator(".strike h2")).to_have_text(f"You have looked at {name}")
    kinds = page.locator(".strike .target b")
    expect(kinds).to_have_count(2)
    assert {kind.split()[0] for kind in kinds.all_inner_texts()} <= {*KINDS}
    expect(page.locator(".of-tracks .slip")).to_contain_text("You have seen")
    assert faults(page) == []
    drop = page.locator(".strike [data-word=tactical_drop]")
    expect(drop).to_contain_text("land units there, on an empty planet or your own")
    drop.click()
    logged(page, f"You leave a recon token in {name}")


def test_rows_and_a_standing_order(come: Come) -> None:
    """A victim is chosen in the rows; a player who always passes is not asked again, until the order is withdrawn."""
    visitor = come()
    page = sit_at(visitor, "ChooseVictim", good=lambda s: len(s.rows[1]) > 2)
    page.locator(".rivals:not(.small) [data-lit]").first.click()
    logged(page, re.compile("You (wound|kill)"))
    sit_at(visitor, "MayBlockade", good=lambda s: s.support[0][4] > 0)
    expect(page.locator(".above[data-scene=blockade] .lies")).to_be_visible()
    page.get_by_role("button", name="Always pass").click()
    page.get_by_role("button", name="You never answer support cards").click()
    expect(page.get_by_role("button", name="You never answer support cards")).to_have_count(0)


def test_a_team_and_where_its_power_comes_from(come: Come) -> None:
    """Troops for the teammate; the power sheet names every source."""
    page = sit_at(
        come(), "TakeAction", seats=4, good=lambda s: s.ask.team and s.bases[0].pad[0] > 1 and s.bases[2].reserve[0] > 0
    )
    expect(page.locator(".pl[data-seat='2']")).to_contain_text("your teammate")
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.evaluate(SCROLLS) <= 0
    page.locator(".glance.num").click()
    expect(page.locator(".powers .vellum")).to_have_count(4)
    expect(page.locator(".powers .change li").first).to_contain_text(re.compile(r"(Win|Lose|wound|guard).*\d"))
    expect(page.locator(".powers progress")).to_have_count(3)
    assert faults(page) == []
    page.get_by_role("button", name="Back to the chart").click()
    if not page.locator(".ways [data-word=send_troops]").count():
        page.get_by_role("button", name="Team action").click()
    page.locator(".ways [data-word=send_troops]").click()
    page.locator(".ways .btn.act, .ways [data-word='1']").first.click()
    logged(page, re.compile("You send .* infantry"))


def test_teammates_chat_with_each_other(come: Come) -> None:
    """Teammates write to each other unless they switch to the table; not a byte of it reaches an opponent."""
    people = {name: come() for name in ("Ann", "Bob", "Cat")}
    ann, bob, cat = (visitor.page for visitor in people.values())
    frames: list[str] = []
    bob.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    gather(people, bots=1)
    expect(bob.get_by_role("radio")).to_have_count(0)  # the mate is a bot
    for page in (ann, bob, cat):
        page.get_by_role("tab", name="Chat").click()
    ann.get_by_label("To Cat alone").fill("psst, the Core")
    ann.keyboard.press("Enter")
    expect(cat.locator(".chat")).to_contain_text("Team Ann psst, the Core")
    cat.get_by_text("Table", exact=True).click()
    cat.reload()  # the switch keeps its setting
    cat.get_by_role("tab", name="Chat").click()
    cat.get_by_label("To the whole table").fill("hello all")
    cat.keyboard.press("Enter")
    for page in (ann, bob):
        expect(page.locator(".chat")).to_contain_text("hello all")
    assert any("hello all" in frame for frame in frames)
    assert not any("psst" in frame for frame in frames)
    assert faults(ann) == []


def test_another_edition_is_drawn_with_its_own_data(come: Come) -> None:
    """Names, cards and tracks of the table's own edition; the next table has the built-in ones again."""
    visitor = come()
    begin(visitor, "warlords", 1, {"edition": pack(EDITION)})
    page = visitor.page
    core = page.locator(".galaxy [data-place=core1]")
    expect(core).to_have_attribute("aria-label", re.compile("^Hearth 1"))
    expect(page.locator(".side .rep text").last).to_have_text("7")
    expect(page.locator(".side .tracks text:not(.d, .h, .t)").last).to_have_text("9")
    begin(visitor, "warlords", 1)
    expect(core).to_have_attribute("aria-label", re.compile("^Core 1"))
    expect(page.locator(".side .tracks text:not(.d, .h, .t)").last).to_have_text("6")


def test_a_phone_shows_the_part_that_the_question_needs(come: Come) -> None:
    page = sit_at(come(390, 844), "HireMercenary", good=lambda s: len(s.market) == 4 and len(s.rows[0]) > 1)
    expect(page.locator(".part.market")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("tab", name="Row").click()
    expect(page.locator(".part.row .card-face").first).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})  # a short one: the chart stays, and the base is a tab
    assert page.evaluate("document.documentElement.scrollHeight") <= 640
    chart = page.locator(".window").bounding_box()
    assert chart
    assert chart["height"] > 100
    page.get_by_role("tab", name="Base").click()
    expect(page.locator(".base")).to_be_visible()
    page.get_by_role("tab", name="Market").click()
    page.locator(".part.market .card-face[data-lit]").first.click()
    page.get_by_role("button", name="Log").click()
    logged(page, re.compile("You hire"))


def test_a_whole_game_of_two(come: Come) -> None:
    """From the opening hand to the last card against a bot, at the keyboard; then the score, and a rematch."""
    page = sit_at(come(), "GiveUpCards", seats=2)
    before = "none"
    for _ in range(150):
        page.wait_for_function(DECIDED, arg=before)
        if page.locator(".ov").count():
            break
        if page.locator(".dismiss").count():
            dismiss(page)
            before = "none"  # it may have appeared between the question and the answer
            continue
        before = number(page)
        by_keyboard(page)
    expect(page.locator(".res h1")).to_contain_text("power")
    rows = page.locator(".res tbody tr")
    assert rows.count() == 2
    for row in rows.all():
        *sources, total = (int(text) for text in row.locator("td").all_inner_texts()[1:])
        assert sum(sources) == total
    expect(page.locator(".gr svg")).to_have_attribute("aria-label", re.compile(r"Power by round: .*\d"))
    assert len(page.locator(".gr path[stroke-dasharray]").first.get_attribute("d").split("L")) > 5  # type: ignore[union-attr]
    expect(page.locator(".sources section")).to_have_count(4)
    expect(page.locator(".gr .mark")).to_have_count(page.locator(".side .turns li").count())
    ticks = [int(text) for text in page.locator(".gr text[text-anchor=end]").all_text_contents()]
    assert ticks[0] == 0
    assert all(tick % 5 == 0 for tick in ticks)
    expect(page.locator(".side .chart .galaxy")).to_be_visible()  # beside the result
    expect(page.locator(".side .turns li").first).to_be_visible()
    assert faults(page) == []
    ended = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(ASKED)
    assert page.url != ended


def tab_to(page: Page, selector: str) -> None:
    """With the Tab key alone, as often as needed."""
    for _ in range(150):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


def test_a_turn_by_keyboard_alone(come: Come) -> None:
    """Tab walks the choices and the arrows the chart, Enter chooses: ship, mercenary, actions, hire."""
    page = sit_at(come(), "MoveShip", good=lambda s: len(s.rows[0]) > 1)
    tab_to(page, LIT)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place")
    tab_to(page, LIT)
    page.keyboard.press("Enter")
    logged(page, re.compile("You move your mothership"))
    for asked, choice in KEYS:
        while topic(page) != asked:  # a token to use, a guard to place
            press(page, ".ways button[data-word]")
        press(page, choice)
    logged(page, "You hire")


def press(page: Page, selector: str) -> None:
    """Go there with Tab and press Enter; the same for a second word."""
    before = number(page)
    tab_to(page, selector)
    page.keyboard.press("Enter")
    if page.locator(".row .end").count():
        tab_to(page, ".row .end")
        page.keyboard.press("Enter")
    page.wait_for_function("was => document.querySelector('.prompt').dataset.number !== was", arg=before)
