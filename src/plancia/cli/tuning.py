"""`plancia tune`: improve the weights of greedy and planner by self-play."""

import os
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import plancia.bots.weights
from plancia.arena import share_out, sharing
from plancia.arena.tuning import GREEDY, PLAYERS, Log, PopulationLog, changes, new_run, start_of
from plancia.bots.evaluation import GAMES
from plancia.bots.weights import Tuned, file_name
from plancia.cli import arguments
from plancia.cli.arguments import at_least, check_engine, find_game, seat_count
from plancia.cli.cluster import sharer
from plancia.cli.errors import UserError
from plancia.games import game
from plancia.locale import Messages

LOGS = Path(".bench/tune")
FOLDER = Path(plancia.bots.weights.__file__).parent
SHOWN = 8  # of the weights that changed most


class Wanted(Struct, frozen=True, kw_only=True):
    """What the command line asks for, for each game and number of players."""

    steps: int
    deals: int
    seed: str
    first: bool
    bot: str
    population: bool
    logs: Path

    def log(self, name: str, seats: int) -> Log | PopulationLog:
        """A new run, or the one that its file continues."""
        run = new_run(name, seats, self.seed, self.deals, self.first, self.bot)
        bot = "" if self.bot == GREEDY else f"-{self.bot}"
        path = self.logs / f"{name}-{seats}-{self.seed}{bot}{'-population' if self.population else ''}.jsonl"
        return PopulationLog(path, run) if self.population else Log(path, run)


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the command that tunes weights."""
    option = partial(arguments.option, m)

    @app.command("tune", help=m.say("terminal-command-tune"))
    def tune(
        games: Annotated[
            list[str] | None, typer.Argument(metavar="GAME", help=m.say("terminal-argument-tuned"))
        ] = None,
        players: Annotated[int, option("tuned-players", "--players")] = 0,
        steps: Annotated[int, option("steps")] = 2000,
        deals: Annotated[int, option("tuned-deals", "--deals")] = 1,
        seed: Annotated[str, option("seed")] = "1",
        jobs: Annotated[int, option("jobs")] = 0,
        on: Annotated[str, option("on")] = "",
        first: Annotated[bool, option("first")] = False,
        bot: Annotated[str, option("tuned-bot", "--bot")] = GREEDY,
        population: Annotated[bool, option("population")] = False,
        logs: Annotated[Path, option("logs")] = LOGS,
        engine: Annotated[str, option("engine")] = "",
        write: Annotated[bool, option("write")] = False,
    ) -> None:
        wanted = Wanted(
            steps=at_least(m, "steps", steps, 1),
            deals=at_least(m, "deals", deals, 1),
            seed=seed,
            first=first,
            bot=bot,
            population=population,
            logs=logs,
        )
        if bot not in PLAYERS:
            raise UserError(m.say("terminal-tune-bot", bot=bot, bots=", ".join(PLAYERS)))
        pairs = [(name, seats) for name in games or GAMES for seats in seat_counts(m, name, players)]
        for name, _ in pairs:
            check_engine(m, engine, name, (bot,))
        if not write and hasattr(os, "nice"):
            os.nice(19)
        share, cores = (share_out, 1) if write else sharer(m, on, jobs)
        for name, seats in pairs:
            log = wanted.log(name, seats)
            if not write:
                play(m, console, log, wanted.steps, cores, sharing(engine, share))
            tuned = log.tuned()
            report(m, console, log, tuned)
            if write:
                store(m, console, tuned)


def seat_counts(m: Messages, name: str, players: int) -> tuple[int, ...]:
    """The numbers of players to tune, one after another."""
    rules = find_game(m, name)
    if name not in GAMES:
        raise UserError(m.say("terminal-tune-no-weights", game=name))
    return (seat_count(m, rules, players),) if players else tuple(game(name).SEATS)


def play(m: Messages, console: Console, log: Log | PopulationLog, steps: int, jobs: int, share: Any) -> None:
    """Play until the log has so many steps, with a progress bar. Ctrl-C stops it; the same command continues."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    title = m.say("terminal-tune-run", game=log.run.game, players=log.run.seats)
    with Progress(*columns, console=console) as bar, closing(log.play(steps, jobs, share)) as played:
        task = bar.add_task(title, total=steps, completed=log.size)
        for _ in played:
            bar.advance(task)


def report(m: Messages, console: Console, log: Log | PopulationLog, tuned: Tuned) -> None:
    """Print how many games were played, and the weights that changed most."""
    run, games = log.run, tuned.provenance.games
    console.print(m.say("terminal-tune-changed", game=run.game, players=run.seats, games=games))
    for weight, factor in changes(start_of(run), tuned.weights)[:SHOWN]:
        console.print(f"  {weight:24} × {factor:.2f}")


def store(m: Messages, console: Console, tuned: Tuned) -> None:
    """Write the weights into the package."""
    file = FOLDER / file_name(tuned.game, tuned.seats)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(tuned), indent=2) + b"\n")
    console.print(m.say("terminal-tune-written", file=file.name))
