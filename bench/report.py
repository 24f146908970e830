"""The report of a run: a plain table with the targets beside the values, and the same as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from statistics import median
from typing import Any, NamedTuple

from msgspec import json, to_builtins

from bench.measures import Run, Table, Times

Figures = dict[str, float]


class Target(NamedTuple):
    """A value that we want to reach."""

    of: str  # what is measured, understandable without the table
    limit: float
    at_least: bool = True  # else: at most
    seats: tuple[int, ...] = ()  # for these numbers of players only; (): for all
    game: str = ""  # for this game only; "": for all

    def __str__(self) -> str:
        sign, players = "≥" if self.at_least else "≤", " and ".join(map(str, self.seats))
        return f"{sign} {self.limit:,g}{f' with {players} players' if players else ''}"

    def is_met(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value <= self.limit


class Row(NamedTuple):
    """A line of the table."""

    label: str
    shown: str  # a format string for the figures
    judged: str = ""  # the figure that the target is for
    targets: tuple[Target, ...] = ()

    def target_for(self, game: str, seats: int = 0) -> Target | None:
        """The first target for this game and this number of players."""
        for target in self.targets:
            if target.game in ("", game) and (not seats or not target.seats or seats in target.seats):
                return target
        return None


FAST = Target("decisions/s, field by field", 20_000)
RECORDED = Target("decisions/s with records beside the bare engine", 0.6)
LISTED = Target("legal answers, ms, 99 of 100", 2, at_least=False)


ROWS = (
    Row("decisions/s, field by field", "{by_field:,.0f}", "by_field", (FAST._replace(limit=15_000, game="rex"), FAST)),
    Row("  slowest–fastest round", "{by_field_min:,.0f}–{by_field_max:,.0f}"),
    Row("  beside the peer", "{ratio:.2f} ×", "ratio", (Target("decisions/s beside the peer", 1.2),)),
    Row("  lowest–highest round", "{ratio_min:.2f}–{ratio_max:.2f} ×"),
    Row("  of these drawn by chance", "{chance_share:.0%}"),
    Row("  of these free choices", "{free_share:.0%}"),
    Row("free choices/s", "{free:,.0f}"),
    Row("  beside the peer", "{free_ratio:.2f} ×"),
    Row("games/s", "{games:,.1f}", "games", (Target("games/s", 100, seats=(2,), game="tigris"),)),
    Row("decisions/game", "{decisions_per_game:,.0f}"),
    Row("decisions/s, evenly", "{evenly:,.0f}"),
    Row("decisions/s, simulated with records", "{recorded:,.0f}"),
    Row("  beside the bare engine", "{recorded_ratio:.2f} ×", "recorded_ratio", (RECORDED,)),
    Row("view of a seat, ms: median", "{view_median:.3f}"),
    Row("  99 of 100 within", "{view_p99:.3f}", "view_p99", (Target("view, ms, 99 of 100", 0.1, at_least=False),)),
    Row("  longest", "{view_longest:.3f}"),
    Row("legal answers listed, ms: median", "{legal_median:.3f}"),
    Row("  99 of 100 within", "{legal_p99:.3f}", "legal_p99", (LISTED,)),
    Row("  longest", "{legal_longest:.3f}"),
    Row("sheet for a client, ms: median", "{sheet_median:.3f}"),
    Row("  99 of 100 within", "{sheet_p99:.3f}"),
    Row("  longest", "{sheet_longest:.3f}"),
)
LABEL, CELL = 36, 17


def figures(run: Run, table: Table) -> Figures:
    """The values that are shown and compared with targets. Without the other engine its values are left out."""
    speeds = [speed.decisions_per_s for speed in table.by_field]
    found = {
        "by_field": median(speeds),
        "by_field_min": min(speeds),
        "by_field_max": max(speeds),
        "chance_share": table.shares.chance_share,
        "free_share": table.shares.free_share,
        "free": median(speeds) * table.shares.free_share,
        "games": median(speed.games_per_s for speed in table.by_field),
        "decisions_per_game": sum(s.decisions for s in table.by_field) / sum(s.games for s in table.by_field),
        "evenly": table.evenly.decisions_per_s,
        "recorded": table.recorded.decisions_per_s,
        "recorded_ratio": table.recorded.decisions_per_s / median(speeds),
        **_times("view", table.view),
        **_times("legal", table.legal),
        **_times("sheet", table.sheet),
    }
    if table.peer:
        # Round by round: if the machine is slow for a while, it is slow for both.
        ratios = [ours / peer.decisions_per_s for ours, peer in zip(speeds, table.peer, strict=True)]
        found |= {"ratio": median(ratios), "ratio_min": min(ratios), "ratio_max": max(ratios)}
        if run.peer_shares:
            found["free_ratio"] = found["ratio"] * table.shares.free_share / run.peer_shares.free_share
    return found


def _times(name: str, taken: Times) -> Figures:
    return {f"{name}_median": taken.median, f"{name}_p99": taken.p99, f"{name}_longest": taken.longest}


def verdicts(run: Run) -> Iterator[tuple[str, bool | None]]:
    """Every target, and whether it is met; None: not measured."""
    for table in run.tables:
        found = figures(run, table)
        for row in ROWS:
            if target := row.target_for(table.game, table.seats):
                value = found.get(row.judged)
                words = f"{table.game}, {table.seats} players: {target.of} {target._replace(seats=())}"
                yield words, None if value is None else target.is_met(value)


def text(run: Run) -> str:
    """The run as a plain table."""
    by_game: dict[str, list[Table]] = {}
    for table in run.tables:
        by_game.setdefault(table.game, []).append(table)
    blocks = [_heading(run), *(_game(run, tables) for tables in by_game.values()), _peer(run), _summary(run)]
    return "\n\n".join(block for block in blocks if block)


def _heading(run: Run) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in run.versions.items())
    return (
        f"Python {run.python}; {versions}\n"
        f"random play on one core, {run.rounds} rounds of {run.seconds:g} s per engine and number of players, medians"
    )


def _game(run: Run, tables: list[Table]) -> str:
    found = [figures(run, table) for table in tables]
    lines = [_line(tables[0].game, [f"{table.seats} players  " for table in tables], "target")]
    for row in ROWS:
        cells = [_cell(row, table, values) for table, values in zip(tables, found, strict=True)]
        lines.append(_line(row.label, cells, str(row.target_for(tables[0].game) or "")))
    return "\n".join(lines)


def _cell(row: Row, table: Table, values: Mapping[str, float]) -> str:
    target = row.target_for(table.game, table.seats)
    try:
        shown = row.shown.format_map(values)
    except KeyError:
        return "–  "
    return f"{shown} {' ' if target is None else '✓' if target.is_met(values[row.judged]) else '✗'}"


def _line(label: str, cells: Iterable[str], target: str) -> str:
    return f"{label:{LABEL}}{''.join(f'{cell:>{CELL}}' for cell in cells)}   {target}".rstrip()


def _peer(run: Run) -> str:
    played = [speed for table in run.tables for speed in table.peer]
    if not played:
        return "The peer was not run, so there is nothing to compare with."
    speeds = [speed.decisions_per_s for speed in played]
    per_game = sum(s.decisions for s in played) / sum(s.games for s in played)
    lines = [
        _line("the peer: catanatron", ["4 players  "], ""),
        _line("decisions/s", [f"{median(speeds):,.0f}  "], ""),
        _line("  slowest–fastest round", [f"{min(speeds):,.0f}–{max(speeds):,.0f}  "], ""),
    ]
    if run.peer_shares:
        free = run.peer_shares.free_share
        lines += [
            _line("  of these free choices", [f"{free:.0%}  "], ""),
            _line("free choices/s", [f"{median(speeds) * free:,.0f}  "], ""),
        ]
    lines += [
        _line("games/s", [f"{median(speed.games_per_s for speed in played):,.1f}  "], ""),
        _line("decisions/game", [f"{per_game:,.0f}  "], ""),
    ]
    return "\n".join(lines)


def _summary(run: Run) -> str:
    results = list(verdicts(run))
    missed = [f"✗ missed: {words}" for words, met in results if met is False]
    unknown = [f"– not measured: {words}" for words, met in results if met is None]
    return "\n".join([*missed, *unknown] or ["✓ every target is met"])


def as_json(run: Run) -> bytes:
    """All measurements, the figures computed from them, and the verdicts."""
    found: dict[str, Any] = to_builtins(run)
    for table, raw in zip(run.tables, found["tables"], strict=True):
        raw["figures"] = figures(run, table)
    found["targets"] = [{"target": words, "met": met} for words, met in verdicts(run)]
    return json.format(json.encode(found), indent=2) + b"\n"
