"""`plancia arena`: contests between bots, with ratings, tables and a report."""

import shlex
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from plancia.arena import (
    OFF,
    Contest,
    Hypotheses,
    MissingPackage,
    Progress,
    Rating,
    ResultsFile,
    Summary,
    play_contest,
    ratings,
    rows,
    sharing,
    summarise,
    write_csv,
    write_parquet,
)
from plancia.bots import Budget, bot
from plancia.cli import arena_report, arguments
from plancia.cli.arena_tables import rich_table, tables
from plancia.cli.arguments import (
    at_least,
    check_engine,
    find_game,
    find_talk,
    options_for_bots,
    seat_count,
)
from plancia.cli.cluster import sharer
from plancia.cli.errors import UserError
from plancia.locale import Messages

INSTALL = 'pip install "plancia[arena]"'
RESULTS, CSV, PARQUET, REPORT = "games.jsonl", "games.csv", "games.parquet", "report.html"


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the command for contests."""
    option = partial(arguments.option, m)

    @app.command("arena", help=m.say("terminal-command-arena"))
    def arena(
        name: Annotated[str, arguments.argument(m, "game")],
        bots: Annotated[str, option("contestants", "--bots")] = "regular,novice",
        players: Annotated[int, option("players")] = 0,
        challenge: Annotated[str, option("challenge")] = "",
        deals: Annotated[int, option("deals")] = 50,
        sprt: Annotated[str, option("sprt")] = "",
        seed: Annotated[str, option("seed")] = "0",
        jobs: Annotated[int, option("jobs")] = 0,
        on: Annotated[str, option("on")] = "",
        worlds: Annotated[int, option("worlds")] = 1,
        seconds: Annotated[float, option("think-seconds", "--seconds")] = 0.0,
        options: Annotated[str | None, option("options")] = None,
        edition: Annotated[Path | None, option("edition")] = None,
        out: Annotated[Path | None, option("results", "--out")] = None,
        engine: Annotated[str, option("engine")] = "",
        talk: Annotated[str, option("talk")] = OFF,
    ) -> None:
        rules = find_game(m, name)
        seats = seat_count(m, rules, players)
        contest = Contest(
            game=name,
            bots=contestants(m, bots, challenge),
            seats=seats,
            options=options_for_bots(m, rules, options, edition, seats),
            deals=at_least(m, "deals", deals, 1),
            seed=seed,
            budget=Budget(worlds=at_least(m, "worlds", worlds, 1), seconds=seconds if seconds > 0 else None),
            challenge=challenge,
            sprt=hypotheses(m, sprt),
            talk=find_talk(m, rules, talk),
        )
        check_engine(m, engine, name, contest.bots)
        share, cores = sharer(m, on, jobs)
        try:
            progress = run(console, m, contest, sharing(engine, share), cores, out)
        except KeyboardInterrupt:
            if out is not None:
                console.print(m.say("terminal-arena-stopped", folder=str(out)), soft_wrap=True)
            raise
        summary = summarise(progress, rated(m, console, progress))
        for table in tables(m, contest, summary):
            console.print(rich_table(table))
        if out is not None:
            write_files(m, console, out, contest, progress, summary)


def contestants(m: Messages, names: str, challenge: str) -> tuple[str, ...]:
    """The bots, each once; raise an error if one cannot be found or if there is nobody to play against."""
    found = tuple(dict.fromkeys([*names.split(","), *filter(None, [challenge])]))
    for name in found:
        bot(name)  # or raise a `BotError` with the reason
    if len(found) < 2:
        raise UserError(m.say("terminal-arena-too-few"))
    return found


def hypotheses(m: Messages, text: str) -> Hypotheses | None:
    """Parse two shares such as `0.5,0.55`."""
    if not text:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise UserError(m.say("terminal-wrong-sprt", typed=text))
    return Hypotheses(low, high)


def run(console: Console, m: Messages, contest: Contest, share: Any, jobs: int, out: Path | None) -> Progress:
    """Play all games that are not in the results file yet, with a progress bar; `share` shares them out."""
    file = None
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        file = ResultsFile(out / RESULTS, contest)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    games = play_contest(contest, jobs, file, share=share)
    with Bar(*columns, console=console, transient=True) as bar, closing(games) as states:
        progress = next(states)
        done = len(progress.results)
        if done:
            console.print(m.say("terminal-arena-resumed", games=done), highlight=False)
        task = bar.add_task(m.say("terminal-simulate-progress"), total=done + progress.remaining(), completed=done)
        for _ in states:  # `progress` is kept up to date
            bar.advance(task)
    return progress


def rated(m: Messages, console: Console, progress: Progress) -> dict[str, Rating] | None:
    try:
        return ratings(progress.contest.bots, progress.counted())
    except MissingPackage:
        console.print(m.say("terminal-arena-no-ratings", command=INSTALL), soft_wrap=True)
        return None


def write_files(
    m: Messages, console: Console, out: Path, contest: Contest, progress: Progress, summary: Summary
) -> None:
    """Write the table of games as CSV and Parquet, and the report."""
    games = rows(contest, progress.counted())
    write_csv(out / CSV, games)
    try:
        write_parquet(out / PARQUET, games)
    except MissingPackage:
        console.print(m.say("terminal-arena-no-parquet", command=INSTALL), soft_wrap=True)
    command = shlex.join(["plancia", *sys.argv[1:]])
    (out / REPORT).write_text(arena_report.page(m, contest, summary, command), "utf-8", newline="\n")
    console.print(m.say("terminal-arena-written", folder=str(out), report=REPORT), soft_wrap=True)
