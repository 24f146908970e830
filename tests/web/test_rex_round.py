"""A whole round of Rex at a table of six: two people with browsers, four bots."""

from __future__ import annotations

import re

from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from plancia.games.rex import GAME, State
from plancia.games.rex.edition.box import CEASEFIRE, minus
from tests.games.rex.table import phase, position
from tests.web.conftest import Come
from tests.web.rex import logged
from tests.web.tables import lay

Pair = tuple[Page, Page]
MIRA, NOOR = 0, 1  # Sol and the Hacan


def third_round() -> State:
    """Sol has looked ahead: a ceasefire is on top, and the fleet moves two sectors, over Sol's own camp."""
    s = position(
        "sol hacan jol-nar letnev lazax xxcha",
        first="hacan",  # so that Sol moves last
        units={
            "sol": "HOL 8",
            "hacan": "EMB 5",
            "jol-nar": "WES 3",
            "letnev": "NOB 4",
            "lazax": "COU 2",
            "xxcha": "VEL 2",
        },
        on_board="NOB 6, INC 3",
        influence={"sol": 8, "hacan": 9, "jol-nar": 1, "letnev": 0, "lazax": 0, "xxcha": 0},
        traitors={"sol": "barons-champion"},
        hands={"letnev": "bio-suit"},
        placements="TAR-INT HOL-SAL",
        removed="sol-offensive sol-offensive sol-offensive",
        fleet=2,
    )
    deck = minus(s.influence_deck, CEASEFIRE)
    return phase(replace(s, influence_top=CEASEFIRE, influence_deck=deck, bombardment_top=2), "influence").s


PHASES = ("Influence", "Bidding", "Recruitment", "Manoeuvre", "Battle", "Collection", "Bombardment")


# Both are asked for cards at many moments, and pass on most auctions. Events that affect them are dismissed.
PASS = """(bids) => {
    document.querySelector('.dismiss button')?.click();
    const topic = document.querySelector('.prompt').dataset.topic;
    if (topic === 'PlayCard' || (bids && topic === 'MakeBid')) document.querySelector('[data-word=pass]')?.click();
}"""


def hears(pages: Pair, who: int, topic: str, bids: bool = False) -> None:
    """One of them is asked this; until then both pass on everything."""
    sees(pages, pages[who].locator(f".prompt[data-topic='{topic}']"), bids)


def sees(pages: Pair, what: Locator, bids: bool = False) -> None:
    for _ in range(600):
        if what.count():
            return
        for page in pages:
            page.evaluate(PASS, bids)
        pages[0].wait_for_timeout(25)
    asked = [page.locator(".prompt").inner_text() for page in pages]
    raise AssertionError(f"{what} was not seen, but {asked}")


def make_peace(pages: Pair) -> None:
    """Sol and the Hacan form an alliance, and the Hacan pay for it; the bots do nothing."""
    one, other = pages
    for page in pages:
        expect(page.locator(".truce header")).to_contain_text("Round 3")
        expect(page.locator(".truce .s")).to_have_text("4 of 6 ready")
    one.get_by_role("radio", name=re.compile("^Hacan")).click()
    one.locator(".talks [data-word=propose]").click()
    expect(other.locator(".ways .plain")).to_contain_text("you decide")
    other.locator(".ways [data-word=accept]").click()
    for page in pages:
        logged(page, "An alliance is formed")
        expect(page.locator(".truce path.ally")).to_have_count(1)
        expect(page.locator(".truce .s")).to_have_text("4 of 6 ready")  # all have to be ready again
    other.locator(".talks [data-tab=give]").click()
    other.get_by_role("radio", name=re.compile("^Sol")).click()
    other.locator(".talks").get_by_role("button", name="More").click()
    other.locator(".talks [data-word=give]").click()
    logged(other, "You give Mira (Sol) 2 influence.")
    logged(one, "Noor (Hacan) gives you 2 influence.")
    for page in pages:
        page.locator(".ways [data-word=ready]").click()
    logged(one, "The ceasefire is over.")


def buy_a_card(pages: Pair) -> None:
    """The Hacan open, Sol raises; both pass on the other cards."""
    one, other = pages
    hears(pages, NOOR, "MakeBid")
    for _ in range(2):
        other.locator(".hall").get_by_role("button", name="More").first.click()
    other.locator(".hall [data-word=bid]").click()
    hears(pages, MIRA, "MakeBid")
    expect(one.locator(".hall .seat.high")).to_contain_text("Hacan")
    one.locator(".hall [data-word=bid]").click()
    hears(pages, NOOR, "MakeBid")
    other.locator(".hall [data-word=pass]").click()
    logged(one, "You buy the card for 4.")
    logged(other, "Mira (Sol) buys the card for 4.")
    expect(one.locator(".rexrack .scard")).to_have_count(1)
    hears(pages, NOOR, "MoveUnits", bids=True)


def march(pages: Pair) -> None:
    """The Hacan stay. Sol attacks the Letnev, three lines away, and leaves a guard in the path of the fleet."""
    one, other = pages
    other.locator(".ways [data-word=stay]").click()
    hears(pages, NOOR, "DeployUnits")
    other.locator(".ways [data-word=end]").click()
    hears(pages, MIRA, "MoveUnits")
    one.locator(".space[data-space=HOL] .hit").click()
    one.locator(".space[data-space=NOB] .hit").click()
    expect(one.locator(".ways .foes")).to_contain_text("Letnev")
    one.locator(".ways").get_by_role("button", name="Less").click()
    one.get_by_role("button", name=re.compile("^Move 7")).click()
    hears(pages, MIRA, "DeployUnits")
    one.locator(".ways [data-word=end]").click()


def unmask(pages: Pair) -> None:
    """The champion of the Letnev is a traitor. Everybody can read it now; before, only Sol knew."""
    one, other = pages
    hears(pages, MIRA, "SealPlan")
    expect(one.locator(".battle .glass")).to_contain_text("Champion")
    expect(other.locator(".battle")).to_be_visible()
    expect(other.locator(".battle .glass")).to_have_count(0)
    one.locator(".battle .seal").click()
    hears(pages, MIRA, "MayRetreat")
    one.locator(".ways [data-word=stay]").click()
    hears(pages, MIRA, "CallTraitor")
    one.locator(".ways [data-word=traitor]").click()
    logged(one, re.compile("You reveal a traitor: .*Champion betrays"))
    logged(one, "You win the battle with a traitor.")
    logged(other, re.compile("Mira \\(Sol\\) reveals a traitor: .*Champion betrays"))
    logged(other, "Mira (Sol) wins the battle with a traitor.")


def test_a_round_with_six(come: Come) -> None:
    """A ceasefire with an alliance and a gift, an auction, a battle decided by a traitor, a bombardment."""
    mira, noor = come(), come()
    address = lay(GAME, third_round(), {MIRA: mira, NOOR: noor})
    one, other = pages = (mira.page, noor.page)
    for page in pages:
        page.goto(address)
    for do in (make_peace, buy_a_card, march, unmask):
        do(pages)
    sees(pages, one.locator(".log p", has_text="is first player now"))
    for page in pages:
        logged(page, "The fleet moves from sector 2 to sector 4.")
        logged(page, re.compile("is first player now"))
    logged(one, "Holonet Central: you lose one unit in the bombardment.")
    logged(other, "Holonet Central: Mira (Sol) loses one unit in the bombardment.")
    expect(one.get_by_role("img", name="Quarters of the Nobility, sector 6, shield, Sol 7")).to_be_attached()
    story = "\n".join(one.locator(".log .turn").all_inner_texts())
    found = [story.find(f"Round 3: {phase} phase") for phase in PHASES[1:]]
    assert found == sorted(found)
    assert -1 not in found
