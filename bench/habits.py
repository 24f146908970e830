"""`make habits`, or `python -m bench.habits --help`: counts what the strongest bots do in their games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

import plancia.analysis
from plancia.analysis.habits import Baseline, Counts, Figure, Table, baseline, count
from plancia.arena import Plan, play_game
from plancia.bots import LEVELS
from plancia.bots.evaluation import part_of
from plancia.games import NAMES, game
from plancia.records import read

LOGS = Path(".bench/habits")
FOLDER = Path(plancia.analysis.__file__).parent / "habits" / "baselines"
FEWEST = 5  # games of a table


class Counted(Struct, frozen=True):
    """A line of the log: one game, by seat."""

    number: int
    seats: tuple[Counts, ...]


def main(args: Sequence[str] | None = None) -> None:
    """Play until every table has enough games, count, and print; with `--write` the baselines go into the package."""
    wanted = arguments(args)
    if hasattr(os, "nice"):
        os.nice(19)
    for name in wanted.games or NAMES:
        numbers = [wanted.players] if wanted.players else game(name).SEATS
        tables = [table(wanted, name, seats) for seats in numbers if seats > 1]
        print(report(name, tables), flush=True)
        if wanted.write:
            text = msgspec.json.format(msgspec.json.encode(merged(wanted, name, tables)), indent=1)
            (FOLDER / f"{name}.json").write_bytes(text + b"\n")


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.habits", description="Count what bots do in their games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}; all of them if none is named")
    parser.add_argument("--players", type=int, default=0, help="number of players; all numbers if it is not given")
    parser.add_argument("--number", type=int, default=20, help="games for each number of players (20)")
    parser.add_argument("--bot", default=[*LEVELS][-1], help="in every seat: the strongest if it is not given")
    parser.add_argument("--seed", default="habits/1", help="the same seed gives the same games")
    parser.add_argument("--logs", type=Path, default=LOGS, help=f"folder for the logs ({LOGS})")
    parser.add_argument("--write", action="store_true", help="write the baselines into the package")
    wanted = parser.parse_args(args)
    if unknown := set(wanted.games) - {*NAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if wanted.number < FEWEST:
        parser.error(f"--number must be at least {FEWEST}")
    return wanted


def table(wanted: Namespace, name: str, seats: int) -> Table:
    """The figures for one number of players."""
    samples = [counts for one in counted(wanted, name, seats) for counts in one.seats]
    figures = {habit: figure([counts[habit] for counts in samples]) for habit in samples[0]}
    options = f"--players {seats} --number {wanted.number} --bot {wanted.bot} --seed {wanted.seed}"
    command = f"python -m bench.habits {name} {options} --write"
    return Table(seats=seats, games=wanted.number, command=command, figures=figures)


def counted(wanted: Namespace, name: str, seats: int) -> list[Counted]:
    """The games of the log, and new ones until there are enough."""
    log = wanted.logs / f"{name}-{seats}-{wanted.bot}-{wanted.seed.replace('/', '-')}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    lines = log.read_bytes().split(b"\n")[:-1] if log.exists() else []  # the last part is empty, or cut off
    found = [msgspec.json.decode(line, type=Counted) for line in lines]
    options = dict(game(name).BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {})
    seed = f"{wanted.seed}/{name}-{seats}"
    plan = Plan(game=name, bots=(wanted.bot,) * seats, options=options, seed=seed, keep=True)
    for number in range(len(found), wanted.number):
        counts = count(read(play_game(plan, number).record))
        assert counts is not None, "bots play to the end"
        found.append(Counted(number, counts))
        with log.open("ab") as file:
            file.write(msgspec.json.encode(found[-1]) + b"\n")
    return found[: wanted.number]


def figure(values: Sequence[float]) -> Figure:
    """Mean and standard deviation."""
    mean = sum(values) / len(values)
    return Figure(round(mean, 3), round(sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1)), 3))


def merged(wanted: Namespace, name: str, tables: Sequence[Table]) -> Baseline:
    """These tables, and those of the file with other numbers of players by the same bot."""
    before = baseline(name)
    kept = before.tables if before is not None and before.player == wanted.bot else ()
    found = {one.seats: one for one in (*kept, *tables)}
    return Baseline(game=name, player=wanted.bot, tables=tuple(found[seats] for seats in sorted(found)))


def report(name: str, tables: Sequence[Table]) -> str:
    """A table in Markdown."""
    habits = list(tables[0].figures)
    head = f"| {name} | games | {' | '.join(habits)} |"
    rows = [
        f"| {one.seats} players | {one.games} | {' | '.join(f'{one.figures[h].mean:.2f}' for h in habits)} |"
        for one in tables
    ]
    return "\n".join([head, "|---" * (len(habits) + 2) + "|", *rows, ""])


if __name__ == "__main__":
    main()
