"""Layout faults of the page of a table at its current size, measured from within the page."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

from tests.web.conftest import OPAQUE

SIZES = {
    "phone upright": (390, 844),
    "phone on its side": (844, 390),
    "tablet upright": (768, 1024),
    "1280 × 720": (1280, 720),
    "1440 × 900 at 200 %": (720, 450),
    "1280 × 720 at 200 %": (640, 360),
}

AT_A_TIME = 2  # sizes of one scene in `make test`; neighbours in the list of scenes have others


def some(number: int) -> list[str]:
    """The sizes for the scene with this number."""
    names = list(SIZES)
    return [names[(AT_A_TIME * number + n) % len(names)] for n in range(AT_A_TIME)]


# The clickable parts of each board, and how many pixels a finger or a pointer needs.
PLACES = {
    "tigris": (".tigris [data-cell]", 24),
    "rex": (".rex-city .space .hit", 40),
    "warlords": (".galaxy [data-place]", 24),
}

LOOK = (
    f"([places, least]) => {{{OPAQUE}"
    + """
    const faults = [];
    const page = document.querySelector('.page.table');
    const name = (node) => {
        const classes = [...node.classList].filter((one) => !one.startsWith('svelte-')).join('.');
        const words = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\\s+/g, ' ');
        return `${node.localName}${classes ? '.' + classes : ''} "${words.slice(0, 40)}"`;
    };
    const shown = (node) => isShown(node) && !node.closest('.sr, [aria-hidden=true]');
    const box = (node) => node.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const within = ([x, y], at) => x >= at.left - 1 && x <= at.right + 1 && y >= at.top - 1 && y <= at.bottom + 1;
    const middle = (at) => [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const clips = (style) => style.display !== 'contents'
        && (style.overflowX !== 'visible' || style.overflowY !== 'visible');
    const covers = [...page.querySelectorAll('.above:not(.low), dialog[open]')].filter(shown);

    // The board is large enough to play.
    if (!covers.length) {
        const sizes = [...document.querySelectorAll(places)].map((node) => Math.min(box(node).width, box(node).height));
        const smallest = Math.min(...sizes);
        if (!sizes.length) faults.push('there is no board');
        else if (smallest < least) faults.push(`a place on the board is ${smallest.toFixed(1)} px, not ${least}`);
    }

    // The question is in sight: in the prompt, or in a scene that lies over it.
    const question = page.querySelector('.prompt h1');
    const at = middle(box(question));
    const top = document.elementFromPoint(...at);
    if (!within(at, screen)) faults.push(`the question is outside the page: ${name(question)}`);
    else if (!top?.closest('.prompt, .scene, .above')) faults.push(`the question is covered by ${name(top)}`);

    for (const text of page.querySelectorAll('.prompt :is(h1, p)')) {
        const cut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 6;
        if (shown(text) && cut) faults.push(`ends in dots: ${name(text)}`);
    }

    // Every control can be reached: it is in sight, or in a region that scrolls and shows that it does.
    const asked = ['.asking', '.tray', '.scene', '.above', '.top', '.strip'];
    const controls = asked.map((part) => `${part} :is(button, a, input, select)`);
    for (const control of document.querySelectorAll(controls.join())) {
        if (!shown(control)) continue;
        const point = middle(box(control));
        let scrolled = false;
        for (let node = control.parentElement; node && node !== page; node = node.parentElement) {
            const style = getComputedStyle(node);
            if (style.position === 'fixed') break;
            if (!clips(style) || within(point, box(node))) continue;
            if (node.dataset.more) { scrolled = true; break; }
            faults.push(`cut off: ${name(control)} in ${name(node)}`);
            scrolled = true;
            break;
        }
        if (!scrolled && !within(point, screen)) faults.push(`outside the page: ${name(control)}`);
    }

    // Nothing is cut off without a sign.
    for (const node of page.querySelectorAll('*')) {
        if (!(node instanceof HTMLElement) || !shown(node) || !node.textContent.trim()) continue;
        const style = getComputedStyle(node);
        if (!clips(style) || node.dataset.more) continue;
        if (style.textOverflow === 'ellipsis' || node.matches('input, select')) continue;
        if (node.closest('.view') || style.webkitLineClamp !== 'none') continue;
        if (node.clientWidth <= 1 && node.clientHeight <= 1) continue; // only for screen readers
        const [across, down] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
        if (node.clientWidth && node.clientHeight && (across > 3 || down > 3)) {
            faults.push(`has ${Math.max(across, down)} px more and does not show it: ${name(node)}`);
        }
    }

    // What is pinned to an edge of a scrolling region does not fade with that edge.
    for (const pinned of page.querySelectorAll('[data-pinned]')) {
        const region = pinned.closest('[data-more]');
        if (!region || getComputedStyle(pinned).position !== 'sticky') continue;
        const kept = parseFloat(getComputedStyle(region).getPropertyValue('--pinned'));
        const above = region.getBoundingClientRect().bottom - pinned.getBoundingClientRect().bottom;
        const fades = /left|right/.test(region.dataset.more) || (above < 34 && !(kept >= pinned.offsetHeight - 1));
        if (fades) faults.push(`fades though it is pinned: ${name(pinned)}`);
    }

    // Parts do not lie on each other, and the page itself does not scroll.
    const named = ['.top', '.strip', '.board', '.asking', '.tray', '.talk'];
    const parts = named.map((part) => page.querySelector(part)).filter((part) => part && shown(part));
    for (const [i, one] of parts.entries()) {
        for (const other of parts.slice(i + 1)) {
            if (meet(box(one), box(other))) faults.push(`${one.className} lies on ${other.className}`);
        }
    }
    for (const node of [document.documentElement, page]) {
        if (node.scrollWidth > innerWidth + 1) faults.push(`the page is ${node.scrollWidth} px wide`);
        if (node.scrollHeight > innerHeight + 1) faults.push(`the page is ${node.scrollHeight} px high`);
    }
    return [...new Set(faults)].map((fault) => fault.replace(/ svelte-\\w+/g, ''));
}"""
)
# After at most two frames sizes are measured and marks are set.
CALM = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"


def faults(page: Page, game: str, sizes: Iterable[str] = SIZES) -> list[str]:
    """A line for everything that is too small, cut off, covered or out of reach, at these sizes."""
    before = page.viewport_size
    found = []
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(CALM)
        found += [f"{size} ({width} × {height}): {fault}" for fault in page.evaluate(LOOK, list(PLACES[game]))]
    assert before is not None
    page.set_viewport_size(before)
    return found
