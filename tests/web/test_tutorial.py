"""The game of the tutorial on its own board: a copy of the repository is built and served, and a game is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.tutorial.guide import finished
from tests.web.conftest import Come, Server
from tests.web.tables import begin


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the copy, with the app of the copy."""
    folder = tmp_path_factory.mktemp("tutorial")
    copy = finished(folder)
    copy.npm("run", "build")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy.root / "src"))
        served = Server(folder)
        served.start()
    yield served
    served.stop()


def test_a_game_is_played_to_its_end(come: Come) -> None:
    """You hide coins and call totals on the board, see all hands at the end of a round, and get a result."""
    visitor = come()
    begin(visitor, "spoof", 1, {"rounds": 2})
    page = visitor.page
    numbers, hands = page.locator(".spoof button"), page.locator(".spoof .hand")
    for _ in range(2):
        expect(numbers).to_have_count(4)
        numbers.nth(2).click()
        expect(numbers).to_have_count(7)
        expect(hands.nth(0)).to_have_attribute("aria-label", "2 coins")
        expect(hands.nth(1)).to_have_attribute("aria-label", "a closed hand")
        page.locator(".spoof button:enabled").first.click()
        expect(hands.nth(1)).not_to_have_attribute("aria-label", "a closed hand")
        page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
