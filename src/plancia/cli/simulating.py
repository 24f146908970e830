"""Many games between bots, with a table at the end."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from plancia.arena import Outcome, Plan, simulate, standings
from plancia.cli.saves import SUFFIX
from plancia.locale import Messages


def run(console: Console, m: Messages, plan: Plan, jobs: int, out: Path | None) -> list[Outcome]:
    """Play all games of the plan; write the records to `out`, one file per game."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    outcomes = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress, closing(simulate(plan, jobs)) as games:
        task = progress.add_task(m.say("terminal-simulate-progress"), total=plan.games)
        for outcome in games:
            outcomes.append(outcome)
            progress.advance(task)
            if out is not None:
                name = f"{plan.game}-{outcome.number:06}{SUFFIX}"
                (out / name).write_text(outcome.record, "utf-8", newline="\n")
    return sorted(outcomes, key=lambda outcome: outcome.number)  # for any number of processes


def table(m: Messages, outcomes: list[Outcome], by_part: bool = False) -> Table:
    """Return a table of the bots, best first; `by_part` splits them by role."""
    shown = Table(pad_edge=False)
    shown.add_column(m.say("terminal-simulate-bot"))
    for key in ("games", "wins", "share", "interval", "mean-place"):
        shown.add_column(m.say(f"terminal-simulate-{key}"), justify="right")
    for standing in standings(outcomes, by_part):
        shown.add_row(
            standing.bot,
            str(standing.games),
            m.number(standing.wins, 0 if standing.wins == int(standing.wins) else 1),
            f"{m.number(100 * standing.share, 1)} %",
            f"{m.number(100 * standing.low, 1)} – {m.number(100 * standing.high, 1)} %",
            m.number(standing.mean_place, 2),
        )
    return shown


def reasons(outcomes: list[Outcome]) -> dict[str, int]:
    """Count how the games ended."""
    found: dict[str, int] = {}
    for outcome in outcomes:
        found[outcome.reason] = found.get(outcome.reason, 0) + 1
    return found
