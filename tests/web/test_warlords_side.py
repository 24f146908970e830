"""The side column of Galactic Warlords: the log keeps its lines, and every seat shows its player."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.tables import begin
from tests.web.warlords import sit_at

LINES = """log => {
    const [one, box] = [log.querySelector('p'), getComputedStyle(log)];
    const room = log.clientHeight - parseFloat(box.paddingTop) - parseFloat(box.paddingBottom);
    return Math.floor(room / (parseFloat(getComputedStyle(one).lineHeight) + 2));
}"""
CUT = (
    "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).length"
)
OUTSIDE = """side => [...side.querySelectorAll('.card')].filter(card => {
    const [inner, outer] = [card.getBoundingClientRect(), side.getBoundingClientRect()];
    return inner.height < 30 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
}).length"""


def fits(page: Page) -> None:
    """Seven lines of the log; nothing in the column is squeezed or cut."""
    assert page.locator(".log").evaluate(LINES) >= 7
    assert page.locator(".side").evaluate(OUTSIDE) == 0
    for cut in (".path li span", ".pl h3", ".pl h3 small", ".of-tracks", ".of-market"):
        assert page.locator(cut).evaluate_all(CUT) == 0, cut


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_has_seven_lines(come: Come, seats: int) -> None:
    """On common screens, with all questions of the action phase."""
    page = sit_at(come(), "TakeAction", seats=seats, good=lambda s: len(s.rows[0]) > 2 and (seats < 4 or s.ask.team))
    page.evaluate("document.querySelector('.newcomer button')?.click()")  # it is offered only in a first game
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        fits(page)
        expect(page.locator(".path li span").first).to_be_visible()


def test_teammates_are_listed_together(come: Come) -> None:
    """A team of two has a label and its own place: the viewer's above, a line between the teams."""
    page = sit_at(come(), "TakeAction", seats=4)
    expect(page.locator(".pl[data-seat='0'] h3 small")).to_have_text("you")
    expect(page.locator(".pl[data-seat='2'] h3 small")).to_have_text("your teammate, bot")
    tops = [page.locator(f".pl[data-seat='{seat}']").bounding_box() for seat in (0, 2, 1, 3)]
    heights = [box["y"] for box in tops if box]
    assert heights == sorted(heights)


def test_the_chat_is_a_tab_that_counts(come: Come) -> None:
    """New messages are counted beside the log, until they are read."""
    visitor = come()
    begin(visitor, "warlords", bots=1)
    page = visitor.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("hello")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".chat")).to_have_count(0)
    expect(page.locator(".talk .tabs em")).to_have_count(0)
