"""Lines of bots in the log."""

from __future__ import annotations

from playwright.sync_api import expect

from plancia.games.rex import GAME
from tests.games.rex.table import talk
from tests.web.conftest import Come
from tests.web.tables import lay


def test_a_bot_says_why_it_refuses_until_it_is_muted(come: Come) -> None:
    """The line is in the log, in the voice of the bot's character; the settings mute it."""
    visitor = come()
    page = visitor.page
    page.goto(lay(GAME, talk("letnev sol hacan lazax").s, {0: visitor}, "expert-warrior"))
    page.get_by_role("button", name="Propose an alliance to Sol").click()
    line = page.locator(".says").first
    expect(line).to_have_text("Ishtar (Sol): “I am stronger alone.”")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Lines of bots").click()
    expect(page.locator(".says")).to_have_count(0)
