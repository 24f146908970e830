"""`make tune`, or `python -m bench.tune --help`."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import plancia.bots.weights
from bench.tune.population import PopulationLog
from bench.tune.run import Log, new_run, start_of
from bench.tune.spsa import changes
from plancia.bots.weights import file_name
from plancia.games import NAMES, game

LOGS = Path(".bench/tune")
FOLDER = Path(plancia.bots.weights.__file__).parent


def main(args: Sequence[str] | None = None) -> None:
    """Tune each game and number of players in turn. Ctrl-C stops it; the same command continues."""
    wanted = arguments(args)
    if hasattr(os, "nice"):
        os.nice(19)
    console = Console()
    for name in wanted.games or NAMES:
        for seats in [wanted.players] if wanted.players else game(name).SEATS:
            tune(console, wanted, name, seats)


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.tune", description="Improve the weights of the greedy bot.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}; all of them if none is named")
    parser.add_argument("--players", type=int, default=0, help="number of players; all numbers if it is not given")
    parser.add_argument("--steps", type=int, default=2000, help="steps of two games each (2000)")
    parser.add_argument("--deals", type=int, default=1, help="deals in each step; each is played from both sides (1)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same run")
    parser.add_argument("--logs", type=Path, default=LOGS, help=f"folder for the logs ({LOGS})")
    parser.add_argument("--population", action="store_true", help="every seat has weights of its own; a step is a game")
    parser.add_argument("--write", action="store_true", help="write the weights into the package, without playing on")
    wanted = parser.parse_args(args)
    if unknown := set(wanted.games) - {*NAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    for name in wanted.games or NAMES:
        if wanted.players and wanted.players not in game(name).SEATS:
            parser.error(f"{name} is not for {wanted.players} players")
    return wanted


def tune(console: Console, wanted: Namespace, name: str, seats: int) -> None:
    log: Log | PopulationLog
    run = new_run(name, seats, wanted.seed, wanted.deals)
    if wanted.population:
        log = PopulationLog(wanted.logs / f"{name}-{seats}-{wanted.seed}-population.jsonl", run)
    else:
        log = Log(wanted.logs / f"{name}-{seats}-{wanted.seed}.jsonl", run)
    if not wanted.write:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console) as progress:
            task = progress.add_task(f"{name}, {seats} players", total=wanted.steps, completed=log.size)
            for _ in log.play(wanted.steps):
                progress.advance(task)
    tuned = log.tuned()
    console.print(f"{name}, {seats} players: {tuned.provenance.games} games; most changed:")
    for weight, factor in changes(start_of(log.run), tuned.weights)[:8]:
        console.print(f"  {weight:24} × {factor:.2f}")
    if wanted.write:
        file = FOLDER / file_name(name, seats)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(tuned), indent=2) + b"\n")
        console.print(f"written: {file.name}")


if __name__ == "__main__":
    main()
