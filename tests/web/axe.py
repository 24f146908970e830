"""The accessibility faults that axe-core finds.

No state is checked twice: the questions of all games are listed in `test_sizes`, the pages in `test_pages`. Other tests
check what only they reach: a result, a sheet, a scene that ends a battle.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# axe calls these moderate or minor; we treat them as faults. `target-size` has to be switched on.
OURS = {"region", "heading-order", "target-size", "aria-allowed-role", "empty-table-header"}
# All rules in the light theme. The dark theme differs only in colours, and a full check takes seconds.
HOW = {
    "light": {"rules": {"target-size": {"enabled": True}}, "preload": False},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"], "preload": False},
}


RUN = """([parts, how]) =>
    axe.run(parts ? { include: parts } : document, { resultTypes: ['violations'], ...how })"""
SCENE = [".board", ".dock"]  # what differs from question to question; the rest of the page is the same


def faults(page: Page, parts: list[str] | None = None) -> list[str]:
    """Serious and critical faults, and violations of our own rules, in both themes: on the page, or in parts of it."""
    page.evaluate(AXE.read_text("utf-8"))  # the page itself may load no foreign script
    page.evaluate("document.adoptedStyleSheets = []")  # axe passes over what is transparent
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "1"
    was = page.evaluate("document.documentElement.dataset.theme")
    found = []
    for theme in HOW:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_timeout(50)  # colours change in a short transition
        result = page.evaluate(RUN, [parts, HOW[theme]])
        for fault in result["violations"]:
            if fault["impact"] in ("serious", "critical") or fault["id"] in OURS:
                found.append(f"{theme}: {fault['id']}: {fault['nodes'][0]['html'][:160]}")
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", was)
    return found
