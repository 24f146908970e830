"""`make balance`, or `python -m bench.balance --help`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from bench.balance.kept import KEPT, outcomes
from bench.balance.page import renewed
from bench.balance.report import Column, text
from bench.balance.study import Study
from plancia.arena import Plan
from plancia.games.warlords import GAME, Options
from plancia.games.warlords.edition.loading import edition, pack

SWITCHES = [name for name in Options.__struct_fields__ if name != "edition"]


def main(args: Sequence[str] | None = None) -> None:
    """Play, count and report."""
    wanted = arguments(args)
    data = {path.stem: pack(path.read_text("utf-8")) for path in wanted.edition} | {"now": ""}
    columns = [
        Column(seats, name, edition(packed), study(seats, name, packed, wanted))
        for seats in wanted.players
        for name, packed in data.items()
    ]
    tables = text(columns)
    if wanted.into:
        wanted.into.write_text(renewed(wanted.into.read_text("utf-8"), tables), "utf-8", newline="\n")
    else:
        print(tables)


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.balance", description="How Galactic Warlords plays with its data.")
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players and data (1000)")
    parser.add_argument("--players", type=int, nargs="+", choices=GAME.SEATS, default=GAME.SEATS, help="2, 3 and 4")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--edition", type=Path, nargs="*", default=[], help="data to compare with ours (none)")
    parser.add_argument(
        "--options", nargs="*", choices=SWITCHES, default=[], help="options of the game, by their names"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", default="balance", help="the same seed gives the same games")
    parser.add_argument("--keep", type=Path, default=KEPT, help=f"folder for the games; continues there ({KEPT})")
    parser.add_argument("--into", type=Path, metavar="PAGE", help="write the tables into this page, not to the screen")
    wanted = parser.parse_args(args)
    if wanted.games < 1 or wanted.jobs < 1:
        parser.error("at least one game and one process")
    return wanted


def study(seats: int, name: str, packed: str, wanted: Namespace) -> Study:
    """Games of this many players with this data."""
    found = Study()
    options = {"edition": packed, **dict.fromkeys(wanted.options, True)}
    bots = (wanted.bot,) * seats
    plan = Plan(game=GAME.NAME, bots=bots, options=options, games=wanted.games, seed=wanted.seed, keep=True)
    path = wanted.keep / f"{GAME.NAME}-{seats}-{wanted.bot}-{name}-{wanted.seed}.jsonl"
    for outcome in outcomes(plan, wanted.jobs, path):
        found.add(outcome.record)
        print(f"\r{seats} players: {found.games} of {wanted.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


if __name__ == "__main__":
    main()
