"""Endings of Rex in a real browser: a whole game of three, and a shared victory that one of two players steals."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from plancia.games.rex import GAME, State
from tests.games.rex.table import phase, position
from tests.web.axe import faults
from tests.web.conftest import Come
from tests.web.playing import ASKED, DECIDED, number
from tests.web.tables import begin, lay

SOL, LETNEV = 0, 1
MOST_ANSWERS = 150


def common_victory() -> State:
    """Together they hold four strongholds; Sol has lost no leader, and has a card that needs no more."""
    s = position(
        "sol letnev hacan lazax",
        units={"sol": "PAL 3, CIV 1", "letnev": "NAV 2, ADI 2", "hacan": "EMB 3"},
        alliances="sol letnev",
        betrayals={
            "sol": "unbroken-ranks",
            "letnev": "path-of-peace",
            "hacan": "true-conqueror",
            "lazax": "hidden-arsenal",
        },
        options={"betrayal": True},
    )
    return phase(s, "end").s


def test_a_betrayal(come: Come) -> None:
    """The ally hopes to share; the revealed card takes the victory, and both read why."""
    mira, noor = come(), come()
    address = lay(GAME, common_victory(), {SOL: mira, LETNEV: noor})
    one, other = mira.page, noor.page
    for page in (one, other):
        page.goto(address)
    other.locator(".ways [data-word=share]").click()
    one.locator(".ways [data-word=reveal]").click()
    expect(one.locator(".prompt p")).to_have_text("Whether to share the victory.")  # the ally may outdo it with a card
    expect(other.locator(".ways [data-word=reveal]")).to_have_count(0)  # but the path of peace is easier
    other.locator(".ways [data-word=share]").click()
    expect(one.locator(".res h1")).to_have_text("You win as Sol")
    expect(other.locator(".res h1")).to_have_text("Mira wins as Sol")
    for page in (one, other):
        expect(page.locator(".res")).to_contain_text("Unbroken Ranks")
        expect(page.locator(".res tr.win")).to_have_count(1)
        expect(page.locator(".side .rex-city")).to_be_visible()  # the city is beside the result
        expect(page.locator(".res tr.win")).to_contain_text("Mira")
        expect(page.get_by_role("img", name=re.compile("^Strongholds by round: Sol 2, Letnev 2"))).to_be_visible()


def test_a_game_of_three_to_its_end(come: Come) -> None:
    """A player who types every suggested answer, against two bots: from set-up to victory."""
    visitor = come()
    page = visitor.page
    begin(visitor, "rex", bots=2, options={"races": "hacan,lazax,sol"}, bot="greedy")
    topics, before = set(), "none"
    page.wait_for_selector(ASKED)
    page.keyboard.press("/")
    for _ in range(MOST_ANSWERS):
        page.wait_for_function(DECIDED, arg=before)
        if page.locator(".ov").count():
            break
        before = number(page)
        topics.add(page.locator(".prompt").get_attribute("data-topic"))
        page.locator("#command").fill(page.locator("#command").get_attribute("placeholder") or "")
        page.keyboard.press("Enter")
    assert topics >= {"KeepTraitor", "MakeBid", "MoveUnits", "DeployUnits"}
    expect(page.locator(".res h1")).to_contain_text(re.compile("wins? as"))
    expect(page.locator(".res .hd")).to_contain_text(re.compile("[0-9] strongholds at the end of round [0-9]: "))
    expect(page.locator(".res tr.win td").nth(2)).to_have_text(re.compile("[345]"))
    expect(page.locator(".res tbody tr")).to_have_count(3)
    expect(page.get_by_role("heading", name="Influence")).to_be_visible()
    fought = page.get_by_role("region", name="Battles").get_by_role("listitem")
    told = [int(n) for n in page.locator(".res tbody tr td:nth-child(5)").all_text_contents()]
    assert fought.count() == sum(told)  # each has a winner
    expect(fought.first).to_contain_text(re.compile("units lost: [0-9]+ and [0-9]+"))
    assert faults(page) == []
