"""The tables of docs/research.md and docs/scale.md, all measured: `python -m bench.research_facts TABLE`.

`games`: the games in the terms of the field. `sources`: where the data of cards and boards come from. `costs`: CPU time
of bots. `data`: size and CPU time of datasets. `ray`: what a task and a result cost on a cluster.
"""

from __future__ import annotations

import pickle
import sys
import tomllib
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from io import BytesIO
from math import log2
from random import Random
from statistics import mean
from time import process_time
from typing import Any, get_args

import polars
from msgspec import Struct
from msgspec.structs import replace

from plancia.arena import Contest, Plan, play_contest, play_game
from plancia.bots import LEVELS
from plancia.engine import CHANCE, Question, Words, weight
from plancia.games import NAMES, game
from plancia.games.editions import Source
from plancia.research.dataset import Recipe, make_shard
from plancia.research.table import Table

MOST = 100_000  # answers that are counted; a question with more counts as this many


class Counted(Struct):
    """One random game."""

    decisions: int = 0  # of players
    fields: int = 0  # words that players choose
    forced: int = 0  # decisions with one legal answer
    together: int = 0  # decisions that several seats take at the same time
    draws: int = 0  # of chance
    public_bits: float = 0.0  # of the draws that everybody sees
    secret_bits: float = 0.0  # of those that are hidden from somebody
    answers: list[int] = []  # legal answers of each decision
    words: list[int] = []  # legal words of each field


def count_game(name: str, seats: int, seed: int) -> Counted:
    rules, random = game(name), Random(seed)
    state, _ = rules.begin(rules.OPTIONS(**rules.BOUNDED), seats)
    found = Counted(answers=[], words=[])
    while asked := rules.awaited(state):
        question = Question(state, asked[0])
        words = question.sample(random.randrange)
        if asked[0] == CHANCE:
            found.draws += 1
            bits = surprise(question, words)
            hidden = any(question.seen(words, seat) != words for seat in range(seats))
            found.secret_bits += bits * hidden
            found.public_bits += bits * (not hidden)
        else:
            found.decisions += 1
            found.fields += len(words)
            found.together += len(state.ask.seats) > 1 and not state.ask.FIRST
            found.answers.append(min(MOST, len(question)))
            found.forced += found.answers[-1] == 1
            found.words += [len(question.next(words[:at]) or ()) for at in range(len(words))]
        state, _ = rules.advance(state, asked[0], words)
    return found


def surprise(question: Question[Any], words: Words) -> float:
    """The information of a draw, in bits."""
    bits = 0.0
    for at, word in enumerate(words):
        choices = question.next(words[:at])
        assert choices is not None
        bits -= log2(weight(choices, word) / len(choices))
    return bits


def characteristics(games: int) -> str:
    lines = [
        "| game | players | decisions | actions | legal answers, mean (most) | legal words, mean | at the same time"
        " | forced | draws | public bits | secret bits |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name in NAMES:
        for seats in game(name).SEATS:
            print(f"counting {name}, {seats} players", file=sys.stderr, flush=True)
            found = [count_game(name, seats, seed) for seed in range(games)]
            decisions = mean(one.decisions for one in found)
            answers = [n for one in found for n in one.answers]
            lines.append(
                f"| {name} | {seats} | {decisions:,.0f} | {mean(one.fields for one in found):,.0f}"
                f" | {mean(answers):,.0f} ({max(answers):,}) | {mean(n for one in found for n in one.words):.0f}"
                f" | {mean(one.together for one in found) / decisions:.0%}"
                f" | {mean(one.forced for one in found) / decisions:.0%}"
                f" | {mean(one.draws for one in found):,.0f} | {mean(one.public_bits for one in found):,.0f}"
                f" | {mean(one.secret_bits for one in found):,.0f} |"
            )
    return "\n".join(lines)


def sources() -> str:
    """The records of cards, boards and other components by their source."""
    names = [source for source in get_args(Source) if source != "edition"]
    lines = [f"| game | records | {' | '.join(names)} |", "|---|--:|" + "--:|" * len(names)]
    for name in NAMES:
        data = files(f"plancia.games.{name}") / "data"
        tables = [tomllib.loads(file.read_text("utf-8")) for file in data.iterdir() if file.name.endswith(".toml")]
        found = Counter(source for table in tables for source in sources_of(table))
        if found:  # the data of Tigris & Euphrates are those of the printed game
            lines.append(f"| {name} | {found.total()} | {' | '.join(str(found[source]) for source in names)} |")
    return "\n".join(lines)


def sources_of(table: Any) -> Iterator[str]:
    """The source of every record in a table of TOML."""
    if isinstance(table, dict):
        if "source" in table:
            yield table["source"]
        for value in table.values():
            yield from sources_of(value)


def costs(games: int, bots: Sequence[str]) -> str:
    """CPU seconds of a game with the fewest players, all of them the same bot."""
    lines = ["| game | bot | CPU seconds per game | core hours for a million games |", "|---|---|--:|--:|"]
    for name in NAMES:
        for bot in bots:
            print(f"timing {name}, {bot}", file=sys.stderr, flush=True)
            rules = game(name)
            plan = Plan(game=name, bots=(bot,) * rules.SEATS[0], options=dict(rules.BOUNDED), seed="costs")
            count = games * 50 if bot == "random" else games
            play_game(plan, count)
            began = process_time()
            for number in range(count):
                play_game(plan, number)
            seconds = (process_time() - began) / count
            lines.append(f"| {name} | {bot} | {seconds:.3g} | {seconds * 1e6 / 3600:,.0f} |")
    return "\n".join(lines)


def data(games: int) -> str:
    """A shard of random games: CPU time with and without observations, its file, and its arrays in memory."""
    lines = [
        "| game | CPU ms per game | without observations | kB per game in the file | MB per game in memory |",
        "|---|--:|--:|--:|--:|",
    ]
    for name in NAMES:
        print(f"writing {name}", file=sys.stderr, flush=True)
        rules = game(name)
        recipe = Recipe(game=name, bots=("random",) * rules.SEATS[0], games=games, shard=games)
        plain = Table(recipe.check(), recipe.actions)
        make_shard(replace(recipe, seed="first"), 0)  # fills the caches
        began = process_time()
        for number in range(games):
            play_plain(plain, f"plain/{number}")
        middle = process_time()
        _, file = make_shard(recipe, 0)
        seconds, without = process_time() - middle, middle - began
        memory = sum(series.estimated_size() for series in polars.read_parquet(BytesIO(file)))
        lines.append(
            f"| {name} | {seconds / games * 1e3:.0f} | {without / games * 1e3:.0f} | {len(file) / games / 1e3:.0f}"
            f" | {memory / games / 1e6:.1f} |"
        )
    return "\n".join(lines)


def play_plain(table: Table, seed: str) -> None:
    """A random game that nobody observes."""
    table.begin(seed)
    while table.question is not None:
        table.answer(table.question.sample(table.randbelow))


def same(task: int) -> int:
    return task


def on_ray(tasks: int) -> str:
    """CPU time of the process that submits tasks, and the size of what comes back for a game of a contest."""
    from plancia.research.ray import connect, share_out_on_ray

    connect()
    list(share_out_on_ray(same, range(20)))  # starts the workers
    began = process_time()
    list(share_out_on_ray(same, range(tasks)))
    each = (process_time() - began) / tasks
    contest = Contest(game="tigris", bots=("random", "novice"), seats=2, deals=1, options={"stall_guard": True})
    *_, progress = play_contest(contest)
    size = len(pickle.dumps(progress.counted()[0]))
    return f"{each * 1e3:.2f} ms of CPU for each of {tasks} tasks; {size} bytes for a game of a contest"


TABLES = ("games", "sources", "costs", "data", "ray")


def main(args: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench.research_facts", description="The tables of the research pages.")
    parser.add_argument("table", nargs="+", choices=TABLES)
    parser.add_argument("--games", type=int, default=50, help="random games for each number of players (50)")
    parser.add_argument(
        "--bot-games", type=int, default=4, help="games of each bot (4); random plays fifty times as many"
    )
    parser.add_argument("--bots", default=",".join(("random", *LEVELS)), help="separated by commas")
    parser.add_argument("--shard", type=int, default=20, help="games in a shard (20)")
    parser.add_argument("--tasks", type=int, default=500, help="on a cluster (500)")
    wanted = parser.parse_args(args)
    for table in wanted.table:
        match table:
            case "games":
                print(characteristics(wanted.games))
            case "sources":
                print(sources())
            case "costs":
                print(costs(wanted.bot_games, wanted.bots.split(",")))
            case "data":
                print(data(wanted.shard))
            case _:
                print(on_ray(wanted.tasks))


if __name__ == "__main__":
    main()
