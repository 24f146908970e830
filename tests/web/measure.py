"""`python -m tests.web.measure`: how heavy a table is for a browser. It reports, and does not fail.

For each game: the scripts of the table page, and how long a first visitor waits until a question can be answered, with
an empty cache. For a battle of Rex, on a processor slowed down four times: the longest task of the page and the longest
time between two frames (tests/web/frames.py says what they count), and the latter on an empty page; and the work of
the longest task on this processor, times four, which other programs disturb least.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from plancia.games.rex import GAME
from tests.web.browser import ARGUMENTS, found
from tests.web.conftest import Server, Visitor
from tests.web.frames import Frames, control, frames
from tests.web.tables import NAMES, guest, lay, post
from tests.web.test_rex_battle import SOL, battle

GAMES = {"tigris": 1, "rex": 3, "warlords": 1}  # with so many bots
TIMES = 5
THROTTLE = 4
LIMIT = 50  # milliseconds of a frame


@contextmanager
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    came = Visitor(browser, server, motion="no-preference", painted=True)
    yield came
    came.close()


def new_table(came: Visitor, game: str, bots: int) -> str:
    """The address of a new table, started."""
    guest(came, NAMES[0])
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "regular"}] * bots
    table = post(came, "/api/tables", {"game": game, "seats": seats, "options": {}, "pace": "none"})["id"]
    post(came, f"/api/tables/{table}/start", {})
    return f"/t/{table}"


def scripts(came: Visitor, address: str) -> int:
    """Bytes of all scripts that the page loads, compressed."""
    bodies: list[bytes] = []
    came.page.on("response", lambda one: bodies.append(one.body()) if one.url.endswith(".js") else None)
    came.page.goto(address)
    came.page.wait_for_selector(".prompt[data-number]:not([data-number=''])")
    came.page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(body)) for body in bodies)


def first_answer(browser: Browser, server: Server, game: str, bots: int) -> float:
    """Seconds until the question is there, with an empty cache."""
    with visitor(browser, server) as came:
        address = new_table(came, game, bots)
        came.context.new_cdp_session(came.page).send("Network.clearBrowserCache")
        began = perf_counter()
        came.page.goto(address, wait_until="commit")
        came.page.wait_for_selector(".prompt[data-number]:not([data-number=''])")
        return perf_counter() - began


def planned(page: Page, address: str) -> None:
    """A battle at normal speed, with a plan that only has to be sealed."""
    page.add_init_script("localStorage['plancia-speed'] = 'normal'")
    page.goto(address)
    page.wait_for_selector(".battle [role=slider]")
    page.locator("[data-leader=assault-colonel]").first.click()
    page.locator("[data-slot=both]").first.click()
    page.wait_for_timeout(1000)


def fought(page: Page) -> None:
    """From the sealed plan to the end of the scene."""
    page.locator(".seal").first.click()
    page.locator(".ways [data-word]:not([data-word=traitor])").first.click()
    page.wait_for_selector(".after[data-step='4']")
    page.wait_for_timeout(1000)


def battle_frames(browser: Browser, server: Server) -> Frames:
    with visitor(browser, server) as came:
        planned(came.page, lay(GAME, battle(), {SOL: came}))
        return frames(browser, came.page, THROTTLE, lambda: fought(came.page))


def battle_work(browser: Browser, server: Server) -> float:
    """Milliseconds of CPU of the longest task, on a processor so many times slower.

    Multiplied, because the browser slows a page down by the clock: time that other programs take counts there, too.
    """
    with visitor(browser, server) as came:
        planned(came.page, lay(GAME, battle(), {SOL: came}))
        return THROTTLE * frames(browser, came.page, 1, lambda: fought(came.page)).longest_task


def empty_frames(browser: Browser, server: Server) -> Frames:
    with visitor(browser, server) as came:
        return control(browser, came.page, THROTTLE)


def report_frames(browser: Browser, server: Server) -> None:
    battles = sorted((battle_frames(browser, server) for _ in range(TIMES)), key=lambda one: one.longest_task)
    middle = battles[TIMES // 2]
    parts = ", ".join(f"{kind} {ms:.0f}" for kind, ms in sorted(middle.parts.items(), key=lambda part: -part[1]))
    slow = f"{THROTTLE} times slower"
    task = f"| longest task of the page in a battle, {slow}: CPU ({parts})"
    print(f"{task} | {middle.longest_task:.0f} ms | {LIMIT} ms |")
    work = sorted(battle_work(browser, server) for _ in range(TIMES))
    print(f"| its work times {THROTTLE}: best, median | {work[0]:.0f}, {median(work):.0f} ms | {LIMIT} ms |")
    seen = median(one.longest_frame for one in battles)
    print(f"| longest time between two frames in a battle, {slow} | {seen:.0f} ms | {LIMIT} ms |")
    print(f"| the same on an empty page | {empty_frames(browser, server).longest_frame:.0f} ms | |")


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
        try:
            print("| what | measured | limit |\n|---|--:|--:|")
            for game, bots in GAMES.items():
                with visitor(browser, server) as came:
                    size = scripts(came, new_table(came, game, bots))
                print(f"| scripts of a table, {game} | {size / 1000:.0f} kB | 250 kB |")
                waited = median(first_answer(browser, server, game, bots) for _ in range(TIMES))
                print(f"| until the first question, {game} | {waited:.2f} s | 1 s |")
            report_frames(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
