"""Questions of Rex in the browser: highlighted places, texts, and the number of clicks for an answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError, expect

from plancia.games.rex import GAME, State
from tests.games.rex.table import Played, bidding, deploying, fight, phase, play, position, quiet, talk
from tests.web.conftest import Come, Visitor
from tests.web.rex import logged, sit_at
from tests.web.tables import lay

ANSWERED = "n => document.querySelector('.prompt').dataset.number !== n"


def sit(visitor: Visitor, state: State, topic: str) -> Page:
    """The first seat at this table is asked this."""
    page = visitor.page
    page.goto(lay(GAME, state, {0: visitor}))
    page.wait_for_selector(f".prompt[data-topic='{topic}']")
    page.wait_for_selector(".rex-city", state="attached")
    return page


def after_deployment() -> State:
    """The Jol-Nar have deployed, and still hold an Informant."""
    at = deploying(
        "jol-nar hacan sol",
        "jol-nar",
        units={"jol-nar": "LOW 3", "hacan": "EMB 3", "sol": "PAL 4"},
        hands={"jol-nar": "informant"},
        influence={"jol-nar": 9},
    )
    return play(at, "jol-nar: deploy LOW 1").s


# ---- highlights ------------------------------------------------------------------------------------------------------
def test_an_informant_needs_its_button_before_the_city_is_highlighted(come: Come) -> None:
    """After the normal deployment, no click on the city uses the card; its button names its effect."""
    page = sit(come(), after_deployment(), "DeployUnits")
    expect(page.locator(".prompt")).to_contain_text("You have made your normal deployment.")
    expect(page.locator(".space.allowed")).to_have_count(0)
    expect(page.locator(".ways .spot")).to_have_count(0)
    page.locator(".space[data-space=HOL] .hit").click()
    expect(page.locator(".prompt h1")).to_have_text("Do you end your deployment?")
    page.get_by_role("button", name="Use the Informant: deploy again").click()
    expect(page.locator(".prompt h1")).to_have_text("Your Informant: into which space do you deploy?")
    expect(page.locator(".space.allowed").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".space.allowed")).to_have_count(0)


def test_units_are_turned_only_after_choosing_a_side(come: Come) -> None:
    """A click on the city turns nothing before a button was pressed; and the Hacan's move needs its own."""
    visitor = come()
    s = position("xxcha hacan sol", units={"xxcha": "COU 2, LOW 1"}, face_down="SAI 2")
    page = sit(visitor, quiet(phase(s, "battle")).s, "TurnUnits")
    expect(page.locator(".space.allowed")).to_have_count(0)
    page.locator(".ways [data-word=down]").click()
    expect(page.locator(".prompt h1")).to_have_text("Where do your units turn face down?")
    expect(page.locator(".space.allowed")).to_have_count(2)
    empty = deploying("hacan sol jol-nar", "hacan", units={"hacan": "EMB 20"}, hands={"hacan": "informant"})
    page = sit(visitor, empty.s, "DeployUnits")
    expect(page.locator(".space.allowed")).to_have_count(0)
    page.get_by_role("button", name="Move units on the board instead").click()
    expect(page.locator(".space.allowed").first).to_be_attached()


# ---- texts of questions ----------------------------------------------------------------------------------------------
def test_a_question_names_its_subject(come: Come) -> None:
    """Who deploys, which units may leave, how many units of a race with one kind, and that nothing can be deployed."""
    visitor = come()
    hand = {"jol-nar": "informant"}
    s = position("jol-nar hacan sol", units={"jol-nar": "LOW 3"}, hands=hand, influence={"jol-nar": 9})
    at = play(quiet(phase(s, "manoeuvre")), "chance: EMB-LOW")
    page = sit(visitor, play(quiet(at), "jol-nar: stay").s, "PlayCard")
    expect(page.locator(".prompt .q p")).to_have_text("You are about to deploy.")
    page.locator(".ways [data-word=pass]").click()
    page.wait_for_selector(".prompt[data-topic=DeployUnits]")
    page.locator(".space[data-space=LOW] .hit").click()
    expect(page.locator(".prompt h1")).to_have_text("How many units?")


def test_a_free_deployment_is_set_to_all(come: Come) -> None:
    """Like a move. A paid one starts with one unit."""
    at = deploying("sol hacan jol-nar", "sol", units={"sol": "PAL 14"}, influence={"sol": 9})
    page = sit(come(), at.s, "DeployUnits")
    page.locator(".space[data-space=PAL] .hit").click()
    expect(page.locator(".ways .btn.act")).to_have_text(re.compile("^Deploy 6 for free: Imperial Palace"))


# ---- number of clicks ------------------------------------------------------------------------------------------------
def test_a_look_at_the_bombardment_card_takes_one_click(come: Come) -> None:
    """In a window, where it may be all that can be done, and beside any other question."""
    visitor = come()
    units, hands = {"sol": "PAL 6, CIV 2"}, {"sol": "energy-rifle"}
    window = phase(position("sol hacan jol-nar", units=units, hands=hands), "manoeuvre")
    page = sit(visitor, window.s, "PlayCard")
    expect(page.locator(".prompt h1")).to_have_text("Do you look at the bombardment card?")
    page.get_by_role("button", name="Look at the bombardment card").click()
    logged(page, "You look at the next bombardment card.")
    page = sit(visitor, quiet(window).s, "MoveUnits")
    page.get_by_role("button", name="Look at the bombardment card").click()
    logged(page, "You look at the next bombardment card.")


def sealed(**table: object) -> Played:
    """Sol and the Letnev have sealed their plans."""
    at = fight("sol letnev hacan", units={"sol": "SAI 5", "letnev": "SAI 4"}, **table)
    return play(at, "sol: 2 field-general none", "letnev: 2 barons-champion none")


ASKED: dict[str, Callable[[], Played]] = {
    "MoveUnits": lambda: quiet(phase(position("sol hacan jol-nar", units={"sol": "PAL 6"}), "manoeuvre")),
    "DeployUnits": lambda: deploying("jol-nar hacan sol", "jol-nar", hands={"jol-nar": "double-agent"}),
    "TurnUnits": lambda: quiet(phase(position("xxcha hacan sol", units={"xxcha": "COU 2, LOW 1"}), "battle")),
    "ChooseBattle": lambda: fight("sol hacan jol-nar", units={"sol": "LOW 2, SAI 2", "hacan": "LOW 2, SAI 3"}),
    "PutQuestion": lambda: fight("jol-nar hacan sol", units={"jol-nar": "LOW 2", "hacan": "LOW 2"}),
    "GiveCommand": lambda: quiet(
        play(fight("xxcha hacan sol", units={"xxcha": "LOW 2", "hacan": "LOW 2"}), "xxcha: done")
    ),
    "Recruit": lambda: quiet(phase(position("sol hacan jol-nar", casualties={"sol": 4}), "recruitment")),
    "MayRetreat": lambda: sealed(hands={"sol": "tactical-retreat"}),
    "CallTraitor": lambda: sealed(traitors={"sol": "barons-champion"}),
    "PlayCard": lambda: phase(position("hacan sol jol-nar", hands={"hacan": "fleet-sabotage"}), "bombardment"),
}

AT_ONCE = ("CallTraitor", "MayRetreat")  # the button names the whole action


SOON = 3000  # milliseconds


def first_that_acts(page: Page) -> str:
    """Click the send button, else the first place, else the first choice that is not a refusal; return its label.

    Raises `TimeoutError` if the question goes away meanwhile.
    """
    lit = page.locator(".space.allowed .hit")
    for ways in map(page.locator, (".ways .act", ".ways .spot", ".ways :is(.btn:not(.sm), .scard)")):
        for at in range(ways.count()):
            one = ways.nth(at)
            if (
                one.get_attribute("data-word", timeout=SOON) in ("pass", "stay", "end", "done", "nothing", "silence")
                or one.locator("kbd").count()
            ):
                continue
            label = one.inner_text(timeout=SOON)
            one.click(timeout=SOON)
            return label
    label = lit.first.get_attribute("aria-label", timeout=SOON) or ""
    lit.first.click(timeout=SOON)
    return label


def test_no_answer_takes_three_clicks_on_one_label(come: Come) -> None:
    """Every kind of question with more than one step, always by the first choice."""
    visitor = come()
    for topic, table in ASKED.items():
        page = sit(visitor, table().s, topic)
        number = page.locator(".prompt").get_attribute("data-number")
        clicks: list[str] = []
        question = page.locator(f".prompt[data-number='{number}']")
        while question.count() and len(clicks) < 7:
            try:
                clicks.append(first_that_acts(page))
            except TimeoutError:
                expect(question).to_have_count(0)  # the last click was the answer
            page.wait_for_timeout(60)
        page.wait_for_function(ANSWERED, arg=number)
        assert max(Counter(clicks).values()) <= 2, (topic, clicks)
        assert topic not in AT_ONCE or len(clicks) == 1, (topic, clicks)
        assert len(clicks) <= 4, (topic, clicks)


# ---- cards and announcements -----------------------------------------------------------------------------------------
def test_the_text_of_a_card_closes(come: Come) -> None:
    """By Escape, by a click elsewhere, and with the next question."""
    s = position("sol hacan jol-nar", units={"sol": "PAL 6"}, hands={"sol": "energy-rifle"})
    page = sit(come(), quiet(phase(s, "manoeuvre")).s, "MoveUnits")
    card, text = page.locator(".hand .scard"), page.locator(".hand .about")
    closing: list[Callable[[], None]] = [
        card.click,
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator(".prompt h1").click(),
        lambda: page.locator(".ways [data-word=stay]").press("Enter"),
    ]
    for close in closing:
        card.click()
        expect(text).to_contain_text("Energy Rifle")
        close()
        expect(text).to_have_count(0)


def test_cards_in_the_auction_can_be_read(come: Come) -> None:
    """All of them are visible, and a click on one shows its text."""
    at = bidding("sol hacan jol-nar", hands={"sol": "energy-rifle bio-suit bio-weapon"}, influence={"sol": 9})
    page = sit(come(), quiet(at).s, "MakeBid")
    cards = page.locator(".hall .own .scard")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    cards.nth(1).click()
    expect(page.locator(".hall .own .about")).to_contain_text("Bio-Suit")
    page.keyboard.press("Escape")
    expect(page.locator(".hall .own .about")).to_have_count(0)


def test_three_players_are_offered_no_alliances(come: Come) -> None:
    """They can give influence, and the ceasefire says so."""
    at = talk("sol hacan jol-nar", influence={"sol": 9, "hacan": 9, "jol-nar": 9})
    page = sit(come(), at.s, "Talk")
    expect(page.locator(".prompt .q p")).to_have_text("Ceasefire: influence may be given.")
    expect(page.locator(".truce .key")).not_to_contain_text("allied")
    expect(page.locator(".talks [role=tablist]")).to_have_count(0)
    expect(page.locator(".talks h3").filter(has_text="Give influence")).to_contain_text("gifts left")


def test_a_question_of_a_number_beside_a_battle_can_be_answered(come: Come) -> None:
    """The prompt is low beside a scene, but not too low for its buttons."""
    page = sit_at(come(), "AnswerQuestion", good=lambda s: s.ask.topic == "dial")
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator(".ways button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_an_announcement_about_the_reader_says_you(come: Come) -> None:
    page = sit(come(), deploying("sol hacan jol-nar", "sol", units={"sol": "PAL 5, CIV 3"}).s, "DeployUnits")
    expect(page.locator(".banner")).to_contain_text("One stronghold short of victory: you (Sol)")
    banner, bar = page.locator(".banner").bounding_box(), page.locator(".room .bar").bounding_box()
    assert banner is not None
    assert bar is not None
    assert banner["y"] >= bar["y"] + bar["height"]  # it covers none of the buttons there


def test_nobody_has_to_seal_an_open_plan(come: Come) -> None:
    """The plans are open; the other side only chooses its cards."""
    at = fight(
        "sol letnev hacan",
        units={"sol": "SAI 5", "letnev": "SAI 4"},
        hands={"letnev": "energy-rifle bio-weapon", "sol": "bio-suit"},
    )
    at = play(at, "sol: 2 field-general none", "letnev: 2 barons-champion attack")
    assert at.asks == "SealCards letnev"
    visitor = come()
    visitor.page.goto(lay(GAME, at.s, {0: visitor, 1: come()}))
    expect(visitor.page.locator(".battle .plan")).to_have_count(2)
    expect(visitor.page.locator(".battle .wait")).to_have_count(0)
