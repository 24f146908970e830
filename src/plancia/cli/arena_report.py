"""The report of a contest: one HTML page that needs nothing else, with plots as inline SVG."""

from __future__ import annotations

from html import escape

from plancia.arena import Contest, Dot, Share, Summary, dots, histogram
from plancia.cli.arena_tables import TextTable, tables
from plancia.locale import Messages

STYLE = """
:root { color-scheme: light dark; --ink: #22262b; --soft: #667; --paper: #fff; --line: #d8dce2; --dot: #1f6feb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaed; --soft: #9aa3ad; --paper: #16191d; --line: #363c44; --dot: #6cb0ff; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p { color: var(--soft); } code { overflow-wrap: anywhere; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: var(--soft); }
.matrix { margin-bottom: 1.2rem; } .matrix td + td { text-align: center; }
.matrix small { display: block; color: var(--soft); }
svg { max-width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--ink); }
.axis { fill: var(--soft); } circle, rect { fill: var(--dot); }
.interval { stroke: var(--dot); stroke-width: 3; opacity: .45; } .mark { stroke: var(--line); }
"""


def page(m: Messages, contest: Contest, summary: Summary, command: str) -> str:
    """The whole page."""
    title = m.say("terminal-arena-title", game=m.say(f"{contest.game}-title"), seats=contest.seats)
    plots = {
        m.say("terminal-arena-bots"): strengths(m, summary),
        m.say("terminal-arena-pairings"): matrix(m, contest, summary),
        m.say("terminal-arena-by-seat"): shares(m, summary.seats, contest.seats, from_one=True),
        m.say("terminal-arena-by-role"): shares(m, summary.roles, contest.seats),
        m.say("terminal-arena-promises"): kept_promises(m, summary),
        m.say("terminal-arena-lengths"): histogram(summary.lengths.counts),
    }
    sections = [
        f"<h2>{escape(table.title)}</h2><div>{plots.get(table.title, '')}</div><div>{html_table(table)}</div>"
        for table in tables(m, contest, summary)
    ]
    about = m.say("terminal-arena-about", games=summary.games, seed=contest.seed)
    return (
        f'<!doctype html>\n<html lang="{m.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1><p>{escape(about)}</p>"
        f"<p><code>{escape(command)}</code></p>{''.join(sections)}</body></html>\n"
    )


def strengths(m: Messages, summary: Summary) -> str:
    """Ratings with their intervals; without openskill the shares of victories."""
    rated = [(line.bot, line.rating) for line in summary.bots if line.rating is not None]
    if not rated:
        return share_dots(m, [(line.bot, line.share) for line in summary.bots], 0.5)
    rows = [Dot(bot, r.value, r.low, r.high, m.number(r.value, 1)) for bot, r in rated]
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    return dots(rows, low, high, [(at, m.number(at, 0)) for at in (low, high)])


def shares(m: Messages, found: dict[tuple[str, str], Share], seats: int, from_one: bool = False) -> str:
    """Victories of single seats. Of equally strong bots each would win one game in as many as there are seats."""
    rows = [(f"{bot} · {int(label) + 1 if from_one else label}", share) for (bot, label), share in found.items()]
    return share_dots(m, rows, 1 / seats) if rows else ""


def kept_promises(m: Messages, summary: Summary) -> str:
    """The share of promises that each bot kept; nothing if none was decided."""
    rows = [(bot, Share(n.kept, n.kept + n.broken)) for bot, n in summary.deals.items() if n.kept + n.broken]
    return share_dots(m, rows, 0.5) if rows else ""


def share_dots(m: Messages, rows: list[tuple[str, Share]], even: float) -> str:
    marks = [(at, f"{m.number(100 * at, 0)} %") for at in (0.0, even, 1.0)]
    shown = [Dot(label, s.share, *s.ends, f"{m.number(100 * s.share, 1)} %") for label, s in rows]
    return dots(shown, 0.0, 1.0, marks)


def matrix(m: Messages, contest: Contest, summary: Summary) -> str:
    """Who beats whom: the share of the bot at the left against the bot above, greener if it wins more."""
    wins: dict[tuple[str, str], Share] = {}
    for line in summary.pairs:
        first, second = line.pairing
        wins[first, second] = line.share
        wins[second, first] = Share(line.share.games - line.share.wins, line.share.games)
    names = [line.bot for line in summary.bots]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    lines = []
    for name in names:
        cells = "".join(cell(m, wins.get((name, other))) for other in names)
        lines.append(f"<tr><td>{escape(name)}</td>{cells}</tr>")
    return f'<table class="matrix"><tr><th></th>{head}</tr>{"".join(lines)}</table>'


def cell(m: Messages, found: Share | None) -> str:
    if found is None:
        return "<td></td>"
    low, high = found.ends
    hue, strength = (140 if found.share >= 0.5 else 10), abs(found.share - 0.5)
    interval = f"{m.number(100 * low, 1)} – {m.number(100 * high, 1)} %"
    return (
        f'<td style="background: hsl({hue} 60% 50% / {strength:.2f})">{m.number(100 * found.share, 1)} %'
        f"<small>{interval}</small></td>"
    )


def html_table(table: TextTable) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in table.heads)
    lines = ("".join(f"<td>{escape(text)}</td>" for text in row) for row in table.rows)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
