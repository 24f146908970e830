"""What axe-core finds fault with."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Calls these moderate or minor; they are faults to us all the same. `target-size` has to be switched on.
OURS = {"region", "heading-order", "target-size", "aria-allowed-role", "empty-table-header"}
# All rules by daylight. Under the lamp only colours are others, and looking at all of it takes seconds.
HOW = {
    "light": {"rules": {"target-size": {"enabled": True}}},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"]},
}


def faults(page: Page) -> list[str]:
    """All that it calls serious or critical, and what breaks our own rules, by daylight and under the lamp."""
    page.evaluate(AXE.read_text("utf-8"))  # the page itself may load no foreign script
    was = page.evaluate("document.documentElement.dataset.theme")
    found = []
    for theme in HOW:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_timeout(50)  # colours change over, if only for a moment
        result = page.evaluate("how => axe.run(document, {resultTypes: ['violations'], ...how})", HOW[theme])
        for fault in result["violations"]:
            if fault["impact"] in ("serious", "critical") or fault["id"] in OURS:
                found.append(f"{theme}: {fault['id']}: {fault['nodes'][0]['html'][:160]}")
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", was)
    return found
