"""A picture of every page, desktop and phone, light and dark: python -m tests.web.screenshots FOLDER"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import ARGUMENTS, found
from tests.web.conftest import Server
from tests.web.playing import ASKED, play_now, play_on

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PLAIN = {
    "home": "/",
    "watch": "/watch",
    "account": "/account",
    "rules": "/rules/tigris#9.10",
    "join": "/j/XXXXXX",
    "nowhere": "/nowhere",
}


def take_all(browser: Browser, address: str, folder: Path, theme: str) -> None:
    """One visitor goes through all pages; each is photographed in both sizes."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('plancia-theme', '{theme}')")
    page = context.new_page()

    def take(name: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        page.set_viewport_size({"width": 1440, "height": 900})

    page.set_viewport_size({"width": 1440, "height": 900})
    for name, path in PLAIN.items():
        page.goto(path)
        page.wait_for_selector("#main")
        take(name)
    page.goto("/create")
    page.wait_for_selector(".ck")
    take("create")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".inv .qr img")
    take("lobby")
    hot_seat(page)
    take("cover")
    play_now(page, 3)
    page.locator(".rack .lead button").first.click()
    take("table")
    table = page.url
    page.get_by_role("button", name="Settings").click()
    take("settings")
    page.get_by_role("button", name="Close").click()
    page.goto("/mine")
    page.wait_for_selector(".li")
    take("mine")
    page.goto("/")
    page.wait_for_selector(".side .tb")
    take("home-again")
    page.goto(table.replace("/t/", "/screen/"))
    page.wait_for_selector(".nw")
    take("screen")
    page.goto(table)
    page.wait_for_selector(ASKED)
    if play_on(page, until="AddTiles"):
        take("conflict")
    play_on(page, most=12)
    page.wait_for_selector(f"{ASKED}, .ov")
    if page.locator(".rack .hand button").count():
        page.locator(".rack .hand button").first.click()
        page.locator("rect.allowed").nth(9).hover()
    take("table-late")
    play_on(page, most=400)
    take("over")
    context.close()


def hot_seat(page: Page) -> None:
    page.goto("/create")
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".seat select").nth(1).select_option("me")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_selector(".bn")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
            for theme in ("light", "dark"):
                take_all(browser, server.address, folder, theme)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
