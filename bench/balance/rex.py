"""How the races of Rex fare: `python -m bench.balance.rex --help`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct, field

from bench.balance.kept import KEPT, outcomes
from bench.balance.page import renewed
from plancia.arena import Outcome, Plan, interval
from plancia.games.rex.edition.box import RACES
from plancia.games.rex.game import GAME
from plancia.games.rex.options import LOT, SUGGESTED

WAYS = (LOT, SUGGESTED)


class Table(Struct):
    """Games of so many players, with races chosen in this way."""

    seats: int
    way: str
    games: int = 0
    taken: Counter[str] = field(default_factory=Counter)  # by race: games in which it took part
    won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))  # its parts of victories
    ends: Counter[str] = field(default_factory=Counter)
    shared: int = 0  # victories of several players
    decisions: int = 0

    def add(self, game: Outcome) -> None:
        winners = game.places.count(1)
        self.games += 1
        self.shared += winners > 1
        self.decisions += game.decisions
        self.ends[game.reason] += 1
        for race, place in zip(game.parts, game.places, strict=True):
            self.taken[race] += 1
            self.won[race] += (place == 1) / winners

    def of(self, race: str) -> str:
        """Its share of victories with its interval."""
        return share(self.won[race], self.taken[race])


def share(part: float, whole: int) -> str:
    if not whole:
        return "–"
    low, high = interval(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def main(args: Sequence[str] | None = None) -> None:
    """Play, count and report."""
    wanted = arguments(args)
    tables = [played(seats, way, wanted) for seats in wanted.players for way in ways(seats)]
    report = text(tables)
    if wanted.into:
        wanted.into.write_text(renewed(wanted.into.read_text("utf-8"), report), "utf-8", newline="\n")
    else:
        print(report)


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.balance.rex", description="How the races of Rex fare.")
    parser.add_argument("--games", type=int, default=300, help="for each number of players and way to choose (300)")
    parser.add_argument("--players", type=int, nargs="+", choices=GAME.SEATS, default=GAME.SEATS, help="3 to 6")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", default="balance", help="the same seed gives the same games")
    parser.add_argument("--keep", type=Path, default=KEPT, help=f"folder for the games; continues there ({KEPT})")
    parser.add_argument("--into", type=Path, metavar="PAGE", help="write the tables into this page, not to the screen")
    wanted = parser.parse_args(args)
    if wanted.games < 1 or wanted.jobs < 1:
        parser.error("at least one game and one process")
    return wanted


def ways(seats: int) -> tuple[str, ...]:
    """With six players all races are in play, suggested or not."""
    return WAYS if seats < len(RACES) else WAYS[:1]


def played(seats: int, way: str, wanted: Namespace) -> Table:
    plan = Plan(
        game=GAME.NAME, bots=(wanted.bot,) * seats, options={"races": way}, games=wanted.games, seed=wanted.seed
    )
    path = wanted.keep / f"{GAME.NAME}-{seats}-{wanted.bot}-{way}-{wanted.seed}.jsonl"
    table = Table(seats, way)
    for game in outcomes(plan, wanted.jobs, path):
        table.add(game)
        print(f"\r{seats} players, {way}: {table.games} of {wanted.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return table


# ---- the report ------------------------------------------------------------------------------------------------------
def text(tables: Sequence[Table]) -> str:
    heads = [f"{table.seats} players, {'random' if table.way == LOT else 'suggested'}" for table in tables]
    return "\n\n".join(
        f"### {title}\n\n{note}\n\n" + "\n".join(lines(heads, rows))
        for title, note, rows in (
            ("Victories by race", "Share of the games with this race, and its 95 % interval.", by_race(tables)),
            ("Ends", "Share of the games.", by_end(tables)),
            ("Length", "Mean number of decisions of all players together.", lengths(tables)),
        )
    )


def lines(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for row in (["", *heads], ["---", *["--:"] * len(heads)], *rows):
        yield f"| {' | '.join(row)} |"


def by_race(tables: Sequence[Table]) -> Iterator[list[str]]:
    yield ["games", *(str(table.games) for table in tables)]
    yield ["even share", *(f"{100 / table.seats:.1f} %" for table in tables)]
    yield from ([race, *(table.of(race) for table in tables)] for race in RACES)


def by_end(tables: Sequence[Table]) -> Iterator[list[str]]:
    ends = sorted({end for table in tables for end in table.ends})
    yield from ([end, *(share(table.ends[end], table.games) for table in tables)] for end in ends)
    yield ["shared by allies", *(share(table.shared, table.games) for table in tables)]


def lengths(tables: Sequence[Table]) -> Iterator[list[str]]:
    yield ["decisions", *(f"{table.decisions / table.games:.0f}" for table in tables)]


if __name__ == "__main__":
    main()
