"""A person at the keyboard and mouse who knows no rules: clicks highlighted places and offered buttons."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page

ASKED = ".prompt[data-topic]:not([data-topic=''])"
OVER = ".dockbar .prompt.quiet .btn.act"
DECIDED = """(before) => {
    const asked = document.querySelector('.prompt[data-topic]');
    if (document.querySelector('.ov, .bn, .dismiss')) return true;
    return asked && asked.dataset.topic !== '' && asked.dataset.number !== before;
}"""


def play_now(page: Page, bots: int = 1, button: str = "Play now") -> None:
    page.goto("/")
    page.locator(".dock select").select_option(str(bots))
    page.get_by_role("button", name=button).click()
    page.wait_for_selector(ASKED)


def number(page: Page) -> str:
    prompt = page.query_selector(".prompt[data-number]")
    return (prompt.get_attribute("data-number") or "") if prompt else ""


def answer(page: Page, chance: random.Random, idle: float = 0.0) -> None:
    """One answer to any question; often just the end of the turn."""
    topic = page.locator(".prompt").first.get_attribute("data-topic")
    if topic == "TakeAction" and chance.random() < idle:
        page.get_by_role("button", name="End the turn").click()
    elif topic == "TakeAction":
        leaders, tiles = page.locator(".rack .lead button.pc"), page.locator(".rack .hand button")
        if leaders.count() and chance.random() < 0.4:
            leaders.nth(chance.randrange(leaders.count())).click()
        elif tiles.count():
            tiles.nth(chance.randrange(tiles.count())).click()
        lit = page.locator("rect.allowed")
        if lit.count() and chance.random() < 0.97:
            lit.nth(chance.randrange(lit.count())).click()
        else:
            page.get_by_role("button", name="End the turn").click()
    elif topic == "AddTiles":
        page.locator(".scene .btn.act").click()
        return
    else:
        offered = page.locator(".ways .btn:not(:has(kbd))")
        lit = page.locator("rect.allowed")
        (offered if offered.count() else lit).first.click()
    send = page.locator(".ways .send")
    if send.count():
        send.click()


def dismiss(page: Page) -> None:
    """Dismiss what happened to the player, if it is still shown."""
    page.evaluate("document.querySelector('.dismiss .btn')?.click()")


def play_on(page: Page, seed: int = 1, most: int = 400, until: str = "", idle: float = 0.0) -> bool:
    """Answer until the game is over, or until this is asked; False if it was not asked after this many answers."""
    chance = random.Random(seed)
    before = "none"
    for _ in range(most):
        page.wait_for_function(DECIDED, arg=before)
        if page.locator(".ov").count():
            return True
        if page.locator(".dismiss").count():
            dismiss(page)
            continue
        if page.locator(".bn").count():
            page.get_by_role("button", name="Show my tiles").click()
            before = "none"
            continue
        before = number(page)
        if until and page.locator(".prompt").first.get_attribute("data-topic") == until:
            return True
        answer(page, chance, idle)
    return False


def give_up(page: Page, answers: int = 3, idle: float = 0.0) -> None:
    """A game against a bot, resigned after some answers: it is over, and can be watched."""
    play_now(page)
    chance = random.Random(4)
    for _ in range(answers):
        before = number(page)
        answer(page, chance, idle)
        page.wait_for_function(
            "(n) => { const p = document.querySelector('.prompt[data-topic]');"
            " return p && p.dataset.topic !== '' && p.dataset.number !== n; }",
            arg=before,
        )
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("I come last")).click()
    page.wait_for_selector(".ov")
