"""The tables of a contest, for the terminal and for the report: headings and cells as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.table import Table

from plancia.arena import Contest, DealCount, Share, Summary
from plancia.locale import Messages


class TextTable(NamedTuple):
    """A table in words. The first column is text, the others are numbers."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def tables(m: Messages, contest: Contest, summary: Summary) -> list[TextTable]:
    """All tables, the most important first."""
    found = [bots(m, summary), pairs(m, contest, summary)]
    found += [by(m, "seat", summary.seats, from_one=True)]
    if summary.roles:
        found.append(by(m, "role", summary.roles))
    if summary.deals:
        found.append(promises(m, summary.deals))
    return [*found, lengths(m, contest, summary), times(m, summary)]


def promises(m: Messages, counts: Mapping[str, DealCount]) -> TextTable:
    """Offers, and how many promises each bot has kept. Void ones do not count."""
    rows = []
    for bot, count in counts.items():
        numbers = (count.offers, count.accepted, count.kept, count.broken, count.void)
        decided = Share(count.kept, count.kept + count.broken)
        rows.append([bot, *map(m.number, numbers), *(share(m, decided) if decided.games else ("–", "–"))])
    keys = ("bot", "offers", "accepted", "kept", "broken", "void", "share-kept", "interval")
    return TextTable(m.say("terminal-arena-promises"), heads(m, keys), rows)


def bots(m: Messages, summary: Summary) -> TextTable:
    rows = []
    for line in summary.bots:
        r = line.rating
        rating = "–" if r is None else f"{m.number(r.value, 1)} ({m.number(r.low, 1)} – {m.number(r.high, 1)})"
        rows.append([line.bot, rating, m.number(line.share.games), *share(m, line.share)])
    return TextTable(m.say("terminal-arena-bots"), heads(m, ("bot", "rating", "games", "share", "interval")), rows)


def pairs(m: Messages, contest: Contest, summary: Summary) -> TextTable:
    """The matrix of victories, line by line; with the verdict of the test if there is one."""
    tested = any(line.verdict for line in summary.pairs)
    keys = ("pairing", "deals", "games", "share", "interval", *(("ratio", "verdict") if tested else ()))
    rows = []
    for line in summary.pairs:
        cells = [" – ".join(line.pairing), m.number(line.deals), m.number(line.share.games), *share(m, line.share)]
        if line.ratio is not None:
            cells += [m.number(line.ratio, 2), verdict(m, contest, line.verdict)]
        rows.append(cells)
    return TextTable(m.say("terminal-arena-pairings"), heads(m, keys), rows)


def verdict(m: Messages, contest: Contest, found: str) -> str:
    """Which of the two shares of `--sprt` was accepted."""
    assert contest.sprt is not None, "only a contest with a test has verdicts"
    match found:
        case "high":
            return f"≥ {m.number(100 * contest.sprt.high, 1)} %"
        case "low":
            return f"≤ {m.number(100 * contest.sprt.low, 1)} %"
        case _:
            return m.say("terminal-arena-verdict-open")


def by(m: Messages, key: str, shares: dict[tuple[str, str], Share], from_one: bool = False) -> TextTable:
    """The victories of single seats, by seat or by role."""
    rows = [
        [bot, str(int(label) + 1) if from_one else label, m.number(found.games), *share(m, found)]
        for (bot, label), found in shares.items()
    ]
    return TextTable(m.say(f"terminal-arena-by-{key}"), heads(m, ("bot", key, "games", "share", "interval")), rows)


def lengths(m: Messages, contest: Contest, summary: Summary) -> TextTable:
    found = summary.lengths
    values = (
        m.number(summary.games),
        m.number(found.shortest),
        m.number(found.median, 1),
        m.number(found.mean, 1),
        m.number(found.longest),
    )
    ends = [
        [m.say(f"{contest.game}-over-{reason}"), m.number(count), f"{m.number(100 * count / summary.games, 1)} %"]
        for reason, count in summary.reasons.items()
    ]
    labels = heads(m, ("games", "shortest", "median", "mean", "longest"))
    rows = [[label, value, ""] for label, value in zip(labels, values, strict=True)]
    return TextTable(m.say("terminal-arena-lengths"), heads(m, ("length", "count", "share")), rows + ends)


def heads(m: Messages, keys: tuple[str, ...]) -> list[str]:
    return [m.say(f"terminal-arena-{key}") for key in keys]


def share(m: Messages, found: Share) -> list[str]:
    low, high = found.ends
    return [f"{m.number(100 * found.share, 1)} %", f"{m.number(100 * low, 1)} – {m.number(100 * high, 1)} %"]


def times(m: Messages, summary: Summary) -> TextTable:
    """The mean, the 95th percentile and the maximum of each bot, in milliseconds."""
    rows = []
    for line in summary.bots:
        values = (line.times.mean, line.times.quantile(0.95), line.times.longest)
        rows.append([line.bot, *(f"{m.number(1000 * value, 1)} ms" for value in values)])
    return TextTable(m.say("terminal-arena-times"), heads(m, ("bot", "mean", "time-most", "time-longest")), rows)


def rich_table(table: TextTable) -> Table:
    """For the terminal."""
    shown = Table(title=table.title, title_justify="left", pad_edge=False)
    for number, head in enumerate(table.heads):
        shown.add_column(head, justify="right" if number else "left", overflow="fold")
    for row in table.rows:
        shown.add_row(*row)
    return shown
