"""Photographs one visitor's page in every size and both themes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.web.conftest import Motion, Server, Visitor

Sizes = Mapping[str, tuple[int, int]]
SIZES: Sizes = {"desktop": (1440, 900), "phone": (390, 844)}
TABLE: Sizes = {**SIZES, "flat": (844, 390)}
DRAWN: Sizes = {**TABLE, "tight": (1280, 720), "zoomed": (720, 450)}
THEMES = ("light", "dark")
LIGHT = "theme => { document.documentElement.dataset.theme = theme }"
# Two frames after a change of size the page has measured itself; pictures and fonts are there.
CALM = """async () => {
    await document.fonts.ready;
    const loading = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
    await Promise.all(loading.map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))));
}"""


class Album:
    """One shot: a new visitor whose pages are photographed."""

    def __init__(
        self, browser: Browser, server: Server, folder: Path, language: str = "en", motion: Motion = "reduce"
    ) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        self.mark = "" if language == "en" else f"-{language}"
        self.visitor = self.come(motion)
        self.visitor.page.add_init_script(f"localStorage['plancia-language'] = '{language}'")

    @property
    def page(self) -> Page:
        return self.visitor.page

    def come(self, motion: Motion = "reduce") -> Visitor:
        visitor = Visitor(self.browser, self.server, motion=motion, painted=True)
        visitor.page.set_default_timeout(60_000)
        return visitor

    def take(self, name: str, sizes: Sizes = SIZES, page: Page | None = None) -> None:
        page = page or self.page
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.evaluate(LIGHT, theme)
                page.evaluate(CALM)
                page.screenshot(path=self.folder / f"{name}-{size}-{theme}{self.mark}.png")
        page.set_viewport_size({"width": 1440, "height": 900})

    def visit(self, name: str, path: str, until: str = "#main") -> None:
        self.page.goto(path)
        self.page.wait_for_selector(until)
        self.page.wait_for_load_state("networkidle")
        self.take(name)

    def plainly(self) -> None:
        """Neither the hint for newcomers nor the notation is drawn."""
        self.page.evaluate("document.querySelector('.newcomer button')?.click()")
        self.page.evaluate("localStorage['plancia-notation'] = 'no'")


Shot = Callable[[Album], None]
