"""A picture of every page, desktop and phone, light and dark: python -m tests.web.screenshots FOLDER [CHAPTER …]

With `--docs` instead of a folder the pictures of the documentation are written to docs/images, as small WebP files.
If chapters are named (`pages`, `tigris`, `rex`, `warlords`), only these are photographed.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from plancia.games.warlords import GAME
from tests.web import rex, warlords
from tests.web.browser import ARGUMENTS, found
from tests.web.conftest import ROOT, Server, Visitor
from tests.web.playing import ASKED, DECIDED, dismiss, number, play_now, play_on
from tests.web.tables import begin, lay

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
DRAWN = {**SIZES, "tight": (1280, 720), "flat": (844, 390), "zoomed": (720, 450)}
PLAIN = {
    "home": "/",
    "watch": "/watch",
    "replays": "/replays",
    "account": "/account",
    "rules": "/rules/tigris#9.10",
    "join": "/j/XXXXXX",
    "nowhere": "/nowhere",
}
# The pictures in the documentation, with their names and widths.
SHOWN = {
    "table-late-desktop-light": ("web-table", 1200),
    "conflict-desktop-dark": ("web-conflict", 1200),
    "table-phone-light": ("web-phone", 390),
    "home-again-desktop-light": ("web-home", 1200),
    "lobby-desktop-light": ("web-lobby", 1200),
    "replay-desktop-dark": ("web-replay", 1200),
    "rex-city-desktop-light": ("web-rex", 1200),
    "rex-battle-desktop-dark": ("web-rex-battle", 1200),
    "warlords-desktop-light": ("web-warlords", 1200),
    "warlords-power-desktop-dark": ("web-warlords-power", 1200),
    "warlords-invasion-desktop-dark": ("web-warlords-invasion", 1200),
}
TO_WEBP = """async ([png, width]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, Math.round((picture.height * width) / picture.width)];
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}"""


class Album:
    """One visitor visits all pages; each is photographed in both sizes."""

    def __init__(self, browser: Browser, server: Server, folder: Path, theme: str, language: str = "en") -> None:
        self.folder = folder
        self.visitor = Visitor(browser, server)
        self.context, self.page = self.visitor.context, self.visitor.page
        kept = {"plancia-theme": theme, "plancia-language": language}
        self.page.add_init_script(f"Object.assign(localStorage, {kept})")
        self.mark = f"{theme}-{language}" if language != "en" else theme
        self.page.set_default_timeout(60_000)

    def take(self, name: str, sizes: Mapping[str, tuple[int, int]] = SIZES) -> None:
        for size, (width, height) in sizes.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(400)
            self.page.screenshot(path=self.folder / f"{name}-{size}-{self.mark}.png")
        self.page.set_viewport_size({"width": 1440, "height": 900})

    def visit(self, name: str, path: str, until: str = "#main") -> None:
        self.page.goto(path)
        self.page.wait_for_selector(until)
        self.take(name)

    def before_the_game(self) -> None:
        for name, path in PLAIN.items():
            self.visit(name, path)
        self.context.request.post("/api/guest", data={"name": "Marta", "language": "en"})
        self.visit("create", "/create", ".ck")
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector(".inv .qr img")
        self.take("lobby")
        self.page.goto("/create")
        self.page.get_by_role("button", name="2", exact=True).click()
        self.page.locator(".seat").nth(1).locator("select").first.select_option("me")
        self.page.get_by_role("button", name="Start now").click()
        self.page.wait_for_selector(".bn")
        self.take("cover")

    def the_game(self) -> None:
        page = self.page
        play_now(page, 3)
        page.locator(".rack .lead button").first.click()
        self.take("table")
        page.get_by_role("button", name="Settings").click()
        self.take("settings")
        table = page.url
        self.visit("mine", "/mine", ".li")
        self.visit("home-again", "/", ".side .tb")
        self.visit("screen", table.replace("/t/", "/screen/"), ".nw")
        page.goto(table)
        page.wait_for_selector(ASKED)
        if play_on(page, until="AddTiles"):
            self.take("conflict")
        play_on(page, most=10)
        if play_on(page, most=9, until="TakeAction"):
            page.locator(".rack .hand button").first.click()
            page.locator("rect.allowed").nth(9).hover()
            self.take("table-late")
        play_on(page)
        self.take("over")
        page.goto(table.replace("/t/", "/replay/"))
        page.wait_for_selector(".tigris")
        for _ in range(7):
            page.keyboard.press("Shift+ArrowRight")  # a round
        self.take("replay")
        self.visit("lesson", "/lesson/tigris", ".tigris")
        self.visit("lesson-rex", "/lesson/rex", ".room")
        self.visit("lesson-warlords", "/lesson/warlords", ".galaxy")

    def rex(self) -> None:
        """A move in progress, a battle plan, and the other scenes; the set-up from its beginning."""
        page = rex.sit_at(self.visitor, "MoveUnits", good=crowded)
        page.locator(".space.allowed .hit").first.click()
        page.locator(".space.allowed .hit").nth(2).hover()
        self.take("rex-city")
        rex.sit_at(self.visitor, "SealPlan", good=hard_fought)
        self.take("rex-battle")
        rex.sit_at(self.visitor, "MakeBid", good=lambda s: s.influence[0] > 4 and s.ask.high > 1)
        self.take("rex-auction")
        page.locator(".tool.orders").click()
        self.take("rex-orders")
        rex.sit_at(self.visitor, "AnswerProposal", good=lambda s: s.round > 1)
        self.take("rex-ceasefire")
        begin(self.visitor, "rex", 4, {"races": "chosen"})  # with five bots the last race is left, and no choice
        page.wait_for_selector(".setup .races")
        self.take("rex-races")
        page.locator(".setup .gold").last.click()
        page.wait_for_selector(".setup .four")
        self.take("rex-traitors")
        for topic, seat in (("SetFleetDial", 0), ("Predict", 5), ("PlaceUnits", 0)):
            rex.sit_at(self.visitor, topic, seat)
            self.take(f"rex-{topic.lower()}")

    def warlords(self) -> None:
        """The states that are drawn: tables, power sheet, invasion, answers, explanations, the result."""
        page = warlords.sit_at(self.visitor, "MoveShip", good=in_the_middle)
        while page.locator(".prompt").first.get_attribute("data-topic") != "TakeAction":
            before = number(page)
            warlords.by_keyboard(page)
            page.wait_for_function(DECIDED, arg=before)
        page.locator(".ways [data-word=deploy]").click()
        page.wait_for_selector(".galaxy [data-lit]")
        self.take("warlords")
        page.locator(".glance.num").click()
        self.take("warlords-power")
        warlords.sit_at(
            self.visitor, "DeployUnits", good=lambda s: s.ask.way == "deploy" and warlords.hostile_planet(s)
        )
        page.locator(".galaxy [data-lit][aria-label*='Invasion']").first.press("Enter")
        page.locator(".ways [data-word]").first.click()
        page.locator(".ways .send").click()
        page.wait_for_selector(".scene-inv")
        self.take("warlords-invasion", DRAWN)
        # Neither the hint for newcomers nor the notation is drawn.
        page.evaluate("document.querySelector('.newcomer button')?.click()")
        page.evaluate("localStorage['plancia-notation'] = 'no'")
        warlords.sit_at(self.visitor, "TakeAction", seats=4, good=lambda s: len(s.rows[0]) > 2 and s.ask.team)
        self.take("warlords-teams", DRAWN)
        warlords.sit_at(self.visitor, "MayBlockade", seats=2, good=lambda s: s.support[0][4] > 0)
        self.take("warlords-blockade", DRAWN)
        self.warlords_explained()
        self.warlords_result()

    def warlords_explained(self) -> None:
        """A raised card, a circle, a space of the track, a support card."""
        page = self.page
        page.goto(lay(GAME, warlords.crowded(), {0: self.visitor}))
        page.wait_for_selector(".part.row .card-face")
        self.take("warlords-full", DRAWN)
        explained = {
            "card": page.locator(".side .market .card-face").nth(1),
            "circle": page.locator(".part.row .joint[role=img]").last,
            "space": page.locator(".side .rep [data-space]").nth(6),
            "support": page.locator(".part.hand [data-support]").first,
        }
        for name, thing in explained.items():
            page.mouse.move(2, 2)
            thing.evaluate("thing => thing.scrollIntoView({ block: 'nearest', inline: 'center' })")
            thing.hover(force=True)
            page.wait_for_selector("#wl-explained")
            self.take(f"warlords-explain-{name}", {"desktop": SIZES["desktop"]})

    def warlords_result(self) -> None:
        """The end of a whole game of two."""
        page = warlords.sit_at(self.visitor, "GiveUpCards", seats=2)
        before = "none"
        while not page.locator(".ov .gr").count():
            page.wait_for_function(DECIDED, arg=before)
            if page.locator(".dismiss").count():
                dismiss(page)
            elif not page.locator(".ov").count():
                before = number(page)
                warlords.by_keyboard(page)
        self.take("warlords-result", DRAWN)


def crowded(s: Any) -> bool:
    """Units nearly everywhere, and a large own group."""
    groups = sum(1 for units in s.units for count in units if count)
    return groups >= 12 and max(s.units[0]) >= 4 and len(s.hands[0]) > 1


def hard_fought(s: Any) -> bool:
    """Two large armies, and a hand to choose from."""
    battle = s.stack[-1]
    armies = [s.units[seat][s.box.at[battle.space]] for seat in battle.sides]
    return 0 in battle.sides and min(armies) >= 4 and len(s.hands[0]) > 2


def in_the_middle(s: Any) -> bool:
    """Everybody has planets, the row is long, and there are units to land."""
    planets = min(s.owners.count(seat) for seat in range(s.seats))
    return planets > 1 and len(s.rows[0]) in (3, 4) and all(s.bases[0].pad) and not s.turns_left


CHAPTERS: dict[str, Callable[[Album], None]] = {
    "pages": Album.before_the_game,
    "tigris": Album.the_game,
    "rex": Album.rex,
    "warlords": Album.warlords,
}


def take_all(folder: Path, chapters: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
            for theme in ("light", "dark"):
                album = Album(browser, server, folder, theme)
                for chapter in chapters or CHAPTERS:
                    CHAPTERS[chapter](album)
            for theme, language in (("light", "it"), ("dark", "fr")):
                if "rex" in (chapters or CHAPTERS):
                    Album(browser, server, folder, theme, language).rex()
    finally:
        server.stop()


def for_the_docs(folder: Path) -> None:
    """The browser itself scales them: nothing has to be installed."""
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS).new_page()
        for name, (shown, width) in SHOWN.items():
            if not (folder / f"{name}.png").exists():
                continue  # of a chapter that was not requested
            png = b64encode((folder / f"{name}.png").read_bytes()).decode()
            webp = b64decode(page.evaluate(TO_WEBP, [png, width]))
            (ROOT / "docs" / "images" / f"{shown}.webp").write_bytes(webp)


def main() -> None:
    if sys.argv[1] != "--docs":
        take_all(Path(sys.argv[1]), sys.argv[2:])
        return
    folder = Path(tempfile.mkdtemp())
    take_all(folder, sys.argv[2:])
    for_the_docs(folder)


if __name__ == "__main__":
    main()
