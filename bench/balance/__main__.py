"""`make balance`, or `python -m bench.balance --help`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bench.balance.report import Column, text
from bench.balance.study import Study
from plancia.arena import Plan, simulate
from plancia.games.warlords import GAME, Options
from plancia.games.warlords.edition.loading import edition, pack

SWITCHES = [name for name in Options.__struct_fields__ if name != "edition"]
BEFORE = Path(__file__).parent / "before.toml"
BEGIN, END = "<!-- counted -->", "<!-- end of what is counted -->"


def main(args: Sequence[str] | None = None) -> None:
    """Play, count and report."""
    wanted = arguments(args)
    data = {path.stem: pack(path.read_text("utf-8")) for path in wanted.edition} | {"now": ""}
    columns = [
        Column(seats, name, edition(packed), study(seats, packed, wanted))
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
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players and data (2000)")
    parser.add_argument("--players", type=int, nargs="+", choices=GAME.SEATS, default=GAME.SEATS, help="2, 3 and 4")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--edition", type=Path, nargs="*", default=[BEFORE], help="data to compare (those of before)")
    parser.add_argument(
        "--options", nargs="*", choices=SWITCHES, default=[], help="options of the game, by their names"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", default="balance", help="the same seed gives the same games")
    parser.add_argument("--into", type=Path, metavar="PAGE", help="write the tables into this page, not to the screen")
    wanted = parser.parse_args(args)
    if wanted.games < 1 or wanted.jobs < 1:
        parser.error("at least one game and one process")
    return wanted


def study(seats: int, packed: str, wanted: Namespace) -> Study:
    """Games of this many players with this data."""
    found = Study()
    options = {"edition": packed, **dict.fromkeys(wanted.options, True)}
    bots = (wanted.bot,) * seats
    plan = Plan(game=GAME.NAME, bots=bots, options=options, games=wanted.games, seed=wanted.seed, keep=True)
    with closing(simulate(plan, wanted.jobs)) as games:
        for outcome in games:
            found.add(outcome.record)
            print(f"\r{seats} players: {found.games} of {wanted.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def renewed(page: str, tables: str) -> str:
    """The page with these tables between its two markers."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        sys.exit(f"The page needs the marks {BEGIN} and {END}.")
    return f"{head}{begin}\n\n{tables}\n\n{end}{tail}"


if __name__ == "__main__":
    main()
