"""The rack of Galactic Warlords: no card is hidden without a sign, however long the row and however full the hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from plancia.games.warlords import GAME
from tests.web.conftest import Come
from tests.web.tables import lay
from tests.web.warlords import crowded, sit_at, sit_crowded

STRIP = 22  # pixels of a card in hand that always stay visible
SIZES = ((1440, 900), (1280, 720))
BOXES = """cards => cards.map(card => {
    const { left, right, top } = card.getBoundingClientRect();
    return [left, right, top];
})"""


@pytest.fixture
def page(come: Come) -> Page:
    return sit_crowded(come())


def spread(page: Page, selector: str) -> list[list[float]]:
    found: list[list[float]] = page.locator(selector).evaluate_all(BOXES)
    return found


def hidden(page: Page) -> tuple[int, int]:
    """How many cards of the row are not fully visible, to the left and to the right."""
    left, right, _ = spread(page, ".part.row .strip-box")[0]
    cards = spread(page, ".part.row .card-face")
    return sum(one[0] < left - 2 for one in cards), sum(one[1] > right + 2 for one in cards)


def counts(page: Page) -> tuple[int, int]:
    """The texts of the buttons at the ends of the row."""
    texts = {
        side: int(page.locator(f".part.row .more[data-side={side}]").inner_text() or 0)
        for side in ("left", "right")
        if page.locator(f".part.row .more[data-side={side}]").count()
    }
    return texts.get("left", 0), texts.get("right", 0)


def test_a_long_row_shows_how_many_cards_are_hidden(page: Page) -> None:
    """A button at each end counts the hidden cards and scrolls to them."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".part.row .more")).not_to_have_count(0)
        page.wait_for_function("() => document.getAnimations().length === 0")
        assert counts(page) == hidden(page) != (0, 0)
        side = "left" if hidden(page)[0] else "right"
        for _ in range(4):
            if page.locator(f".part.row .more[data-side={side}]").count():
                page.locator(f".part.row .more[data-side={side}]").click()
                page.wait_for_timeout(100)
        expect(page.locator(f".part.row .more[data-side={side}]")).to_have_count(0)
        assert counts(page) == hidden(page)


def test_a_full_hand_overlaps_evenly(page: Page) -> None:
    """Ten cards fit into the rack, each with its corner visible; two of a kind are one card with a number."""
    assert page.locator(".part.hand [data-support]").count() == 5
    expect(page.locator(".part.hand [data-support=recon]")).to_contain_text("2")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        cards = spread(page, ".part.hand :is(.card-face, .sup)")
        assert len(cards) == 9
        assert cards[-1][1] <= spread(page, ".shelf")[0][1]
        steps = [after[0] - before[0] for before, after in pairwise(cards)]
        assert min(steps) >= STRIP
        assert max(steps) - min(steps) < 2


def test_a_card_in_hand_is_lifted(page: Page) -> None:
    """Hover and focus lift a card and bring it to the front; the next one stays visible."""
    cards = page.locator(".part.hand .fan > *")
    flat = spread(page, ".part.hand .fan > *")
    for act in ("hover", "focus"):
        page.mouse.move(0, 0)
        if act == "hover":
            cards.nth(1).hover(position={"x": 8, "y": 60})
        else:
            page.locator(".part.hand .fan [data-lit]").first.focus()
        expect(page.locator(".part.hand .lifted")).to_have_count(1)
        page.wait_for_function("() => document.getAnimations().length === 0")
        now = spread(page, ".part.hand .fan > *")
        at = page.locator(".part.hand .fan > *").evaluate_all("all => all.findIndex(one => one.matches('.lifted'))")
        assert flat[at][2] - now[at][2] > 10
        if at < len(now) - 1:
            assert now[at + 1][0] > flat[at + 1][0] + 20
        assert now[-1][1] == flat[-1][1]


def test_a_finger_lifts_a_card_before_it_plays_it(come: Come) -> None:
    """Where cards overlap, the first tap lifts a card and the second chooses it."""
    visitor = come(390, 844)
    page = visitor.page
    page.goto(lay(GAME, crowded(), {0: visitor}))
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("tab", name="Hand").click()
        expect(page.locator(".part.hand .card-face").first).to_be_in_viewport(ratio=0.8)
    card = page.locator(".part.hand [data-support][data-lit]").first
    card.tap(position={"x": 8, "y": 40})
    expect(page.locator(".part.hand .lifted")).to_have_count(1)
    expect(page.locator(".prompt")).to_have_attribute("data-topic", "TakeAction")
    page.locator(".part.hand .lifted > *").tap()
    expect(page.locator(".prompt:not([data-topic=TakeAction])")).to_have_count(1)


def test_a_card_that_flies_in_is_not_counted_as_hidden(come: Come) -> None:
    """With animations, a card on its way into a short row causes no button."""
    visitor = come()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.add_init_script("localStorage['plancia-speed'] = 'brisk'")
    page = sit_at(visitor, "PlayMercenary", seats=2, good=lambda s: not s.rows[0])
    page.locator(".part.hand .card-face[data-lit]").first.click()
    expect(page.locator(".part.row .stand")).to_have_count(1)
    page.wait_for_function("() => !document.getAnimations().some((motion) => motion.playState === 'running')")
    expect(page.locator(".part.row .more")).to_have_count(0)


@pytest.mark.parametrize("size", [(720, 450), (844, 390), (390, 844)])
def test_units_are_picked_on_the_launch_pad(come: Come, size: tuple[int, int]) -> None:
    """In every layout of a small page the buttons for the units are inside it."""
    page = sit_at(come(*size), "DeployUnits", good=lambda s: s.ask.way == "deploy" and s.bases[0].pad[0] > 2)
    pad = page.locator(".base [data-space=pad]").bounding_box()
    assert pad
    for unit in page.locator(".base [data-unit]").all():
        box = unit.bounding_box()
        assert box
        assert pad["x"] - 4 <= box["x"]
        assert box["x"] + box["width"] <= pad["x"] + pad["width"] + 4
        assert pad["y"] <= box["y"]
