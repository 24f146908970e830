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


SCENE = [".board", ".dock"]  # what differs from question to question; the rest of the page is the same

# Most elements of a table are shapes of its pictures. While axe-core collects the elements of a page it passes over
# those without a role, a name or focus, about which it has nothing to say: that halves its time. The pictures stay.
# Between the two themes nothing is drawn: all colours change at once.
RUN = """async ([parts, themes]) => {
    const root = document.documentElement;
    const { theme } = root.dataset;
    const sheets = document.adoptedStyleSheets;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];  // and not transparent: axe passes over that, too
    if (getComputedStyle(root).opacity !== '1') throw new Error('the page is transparent');
    const shapes = new Set('path rect circle ellipse line polygon polyline use stop defs symbol'.split(' '));
    const spoken = ['role', 'tabindex', 'aria-label', 'aria-labelledby'];
    const isShape = (node) => shapes.has(node.localName) && !spoken.some((name) => node.hasAttribute(name))
        && !node.querySelector('title, text, foreignObject');
    Object.defineProperty(SVGElement.prototype, 'childNodes', {
        configurable: true,
        get() {
            const kept = [];
            for (let node = this.firstChild; node; node = node.nextSibling) if (!isShape(node)) kept.push(node);
            return kept;
        },
    });
    const found = {};
    try {
        for (const [name, how] of Object.entries(themes)) {
            root.dataset.theme = name;
            const options = { resultTypes: ['violations'], selectors: false, ...how };
            found[name] = (await axe.run(parts ? { include: parts } : document, options)).violations;
        }
    } finally {
        delete SVGElement.prototype.childNodes;
        root.dataset.theme = theme;
        document.adoptedStyleSheets = sheets;
    }
    return found;
}"""


def faults(page: Page, parts: list[str] | None = None) -> list[str]:
    """Serious and critical faults, and violations of our own rules, in both themes: on the page, or in parts of it."""
    page.evaluate(AXE.read_text("utf-8"))  # the page itself may load no foreign script
    return [
        f"{theme}: {fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for theme, found in page.evaluate(RUN, [parts, HOW]).items()
        for fault in found
        if fault["impact"] in ("serious", "critical") or fault["id"] in OURS
    ]
