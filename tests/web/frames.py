"""What a browser does in the frames of a page, from its own trace.

Two numbers, because a machine without a graphics card draws every frame on its processors, and no change of the page
can help there. `longest_task` is the work of the page (scripts, styles, layout, painting) in CPU time, so that other
programs do not count. `longest_frame` is what a person sees: the time between two frames, with everything that the
machine does. A control page, which only moves one empty box, shows how much of that is the machine.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
STEPS = {
    "FunctionCall": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const frame = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
CONTROL = """<style>
    div { width: 50vw; height: 50vh; background: teal; animation: move 1s infinite alternate linear }
    @keyframes move { to { transform: translateX(50vw) } }
</style><div></div>"""


@dataclass(frozen=True)
class Frames:
    """Milliseconds, on a processor slowed down by the browser."""

    longest_frame: float
    longest_task: float
    parts: dict[str, float]  # of the longest task: CPU time by kind of work


def frames(browser: Browser, page: Page, slower: int, play: Callable[[], None]) -> Frames:
    """Trace the page while `play` runs."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(FRAMES)
    browser.start_tracing(page=page, categories=CATEGORIES)
    play()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    longest, parts = longest_task(events)
    return Frames(float(page.evaluate("() => Math.max(...window.frames_)")), longest, parts)


def control(browser: Browser, page: Page, slower: int) -> Frames:
    """An empty page of the same size with one moving box."""
    page.set_content(CONTROL)
    return frames(browser, page, slower, lambda: page.wait_for_timeout(4000))


def longest_task(events: list[dict[str, Any]]) -> tuple[float, dict[str, float]]:
    """The longest task of the page's main thread, in milliseconds of CPU, and what it consists of."""
    threads = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "FireAnimationFrame")
    page = threads.most_common(1)[0][0]
    timed = sorted(
        (e for e in events if (e["pid"], e["tid"]) == page and e["ph"] == "X"), key=lambda e: (e["ts"], -e["dur"])
    )
    task = max((e for e in timed if e["name"] == "RunTask"), key=lambda e: int(e.get("tdur", 0)))
    inside = [e for e in timed if task["ts"] <= e["ts"] and e["ts"] + e["dur"] <= task["ts"] + task["dur"]]
    return task["tdur"] / 1000, by_kind(inside)


def by_kind(events: list[dict[str, Any]]) -> dict[str, float]:
    """Each millisecond counts once, for the innermost event: a script may force a layout."""
    parts: Counter[str] = Counter()
    open_: list[tuple[float, str]] = []  # when it ends, and its kind
    for event in events:
        if (kind := STEPS.get(event["name"])) is None:
            continue
        while open_ and open_[-1][0] <= event["ts"]:
            open_.pop()
        cpu = event.get("tdur", 0) / 1000
        if open_:
            parts[open_[-1][1]] -= cpu
        parts[kind] += cpu
        open_.append((event["ts"] + event["dur"], kind))
    return dict(parts)
