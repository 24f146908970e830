"""Draws the icons of the installed app from `favicon.svg`: `python -m tests.web.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.browser import ARGUMENTS, found

PUBLIC = Path(__file__).parents[2] / "web" / "public"
CLOTH = "#dfcfb0"
# A file, its size, the share of the drawing, and the ground. Launchers cut a maskable icon to any shape.
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-180.png", 180, 0.82, CLOTH),
    ("icon-maskable.png", 512, 0.66, CLOTH),
)
# In the status bar of a phone only the shape is seen: the board with its two pieces cut out.
BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" fill-rule="evenodd" d="'
    "M6 4h20a5 5 0 0 1 5 5v13a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z"
    'M11 10.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM19 11v9h8v-9z"/></svg>'
)


def draw() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
        page = browser.new_page()
        for name, size, share, ground in (*ICONS, ("badge.png", 96, 1.0, "transparent")):
            svg = BADGE if name == "badge.png" else drawing
            inner = round(size * share)
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:{size}px;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{inner}px;height:{inner}px}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
