"""A review as one HTML page that needs nothing else: the curve, the sum, and the costliest decisions with boards."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from plancia.analysis import Turning

if TYPE_CHECKING:
    from plancia.cli.reviewing import ReviewText

WIDE, HIGH = 720, 220  # of the curve
DASHES = ("", "9 5", "2 4", "12 4 2 4", "1 3")  # of the other players: lines must not differ by colour alone
STYLE = """
:root { color-scheme: light dark; --ink: #2b1d12; --soft: #6d5b49; --paper: #f3ead8; --card: #fffaf0; --line: #ddcfb4;
  --own: #8a5a00; --good: #2f6b35; --warn: #a5281b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3ead8; --soft: #b9a588; --paper: #1d150e; --card: #2a2017; --line: #4a3b2b; --own: #e9a63c;
    --good: #84c48a; --warn: #f08a7c; }
}
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.2rem;
  margin: 1rem 0; overflow-x: auto; }
.curve { width: 100%; height: auto; } .curve path { fill: none; stroke: var(--soft); stroke-width: 1.5; }
.curve path.own { stroke: var(--own); stroke-width: 3.5; } .curve line { stroke: var(--line); }
.curve text { fill: var(--soft); font: 12px system-ui, sans-serif; }
.curve circle { fill: var(--card); stroke: var(--own); stroke-width: 2; r: 9px; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; } .legend .curve { width: 2.2rem; height: .6rem; }
.legend .own { font-weight: 600; }
.turn { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1rem; }
.turn > div:first-child svg { width: 100%; height: auto; }
.good { color: var(--good); font-weight: 600; } .warn { color: var(--warn); font-weight: 600; }
@media (max-width: 700px) {
  .turn { grid-template-columns: 1fr; }
  .chart text { font-size: 24px; } .chart circle { r: 17px; } .chart path { stroke-width: 3; }
  .chart path.own { stroke-width: 7; }
}
"""


def page(text: ReviewText) -> str:
    """The whole page."""
    m, title = text.m, escape(text.title())
    none = escape(m.say("terminal-review-none"))
    turnings = "".join(section(text, place, one) for place, one in enumerate(text.found.costliest, 1))
    return (
        f'<!doctype html>\n<html lang="{m.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f'<style>{STYLE}</style></head><body><h1>{title}</h1><p class="soft">{escape(text.about())}</p>'
        f"<section><h2>{escape(m.say('terminal-review-chances'))}</h2>{curve(text)}{legend(text)}<p>{escape(text.sum())}</p>"
        f'<p class="soft">{escape(text.qualities())}</p></section>'
        f"{turnings or f'<p>{none}</p>'}</body></html>\n"
    )


def curve(text: ReviewText) -> str:
    """The chances of all seats; the reviewed one is drawn thick, with the costliest decisions on it."""
    found, last = text.found, max(1, text.found.length)
    left, top, right = 48, 14, 14

    def x(number: int) -> float:
        return left + (WIDE - left - right) * number / last

    def y(chance: float) -> float:
        return top + (HIGH - 2 * top) * (1 - chance)

    grid = "".join(
        f'<line x1="{left}" x2="{WIDE - right}" y1="{y(part):.1f}" y2="{y(part):.1f}"/>'
        f'<text x="{left - 6}" y="{y(part):.1f}" dy=".35em" text-anchor="end">{round(100 * part)}</text>'
        for part in (0, 0.25, 0.5, 0.75, 1)
    )
    paths = {
        seat: "L".join(f"{x(point.number):.1f} {y(point.chances[seat]):.1f}" for point in found.points)
        for seat in range(found.seats)
    }
    own_last = sorted(paths, key=lambda seat: seat == found.seat)
    lines = "".join(line(found.seat, seat, paths[seat]) for seat in own_last)
    marks = "".join(
        f'<circle cx="{x(one.number):.1f}" cy="{y(one.played.chance):.1f}" />'
        f'<text x="{x(one.number):.1f}" y="{y(one.played.chance):.1f}" dy=".35em" text-anchor="middle">{place}</text>'
        for place, one in enumerate(found.costliest, 1)
    )
    about = escape(text.curve())
    return (
        f'<svg class="curve chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{about}">'
        f"{grid}{lines}{marks}</svg>"
    )


def line(own: int, seat: int, points: str) -> str:
    if seat == own:
        return f'<path class="own" d="M{points}"/>'
    return f'<path class="other" stroke-dasharray="{DASHES[seat - (seat > own)]}" d="M{points}"/>'


def legend(text: ReviewText) -> str:
    """The line of each player, in the order of the seats."""
    own = text.found.seat
    entries = "".join(
        f'<span{" class=own" if seat == own else ""}><svg class="curve" viewBox="0 0 36 10" aria-hidden="true">'
        f"{line(own, seat, '0 5L36 5')}</svg> {escape(text.names[seat])}</span>"
        for seat in range(text.found.seats)
    )
    return f'<p class="legend">{entries}</p>'


def section(text: ReviewText, place: int, one: Turning) -> str:
    """A decision: the board as the seat saw it, and the words."""
    game = text.replay.game
    board = game.svg(text.view(one), text.places(one))
    head = escape(text.heading(place, one))
    asked, played, better, *rest = map(escape, text.turning(one))
    after = "".join(f'<p class="soft">{line}</p>' for line in rest)
    return (
        f'<section><h2>{head}</h2><p>{asked}</p><div class="turn"><div>{board}</div><div><p class="warn">{played}</p>'
        f'<p class="good">{better}</p>{after}</div></div></section>'
    )
