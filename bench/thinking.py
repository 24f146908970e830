"""How much CPU a bot takes for its decisions, in games between such bots.

    python -m bench.thinking rex --players 6 --games 2

Decisions with one possible answer count too.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import ceil
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from plancia.arena import AUTOMATIC, ENGINES, play, using
from plancia.bots import Bot, Budget, bot
from plancia.bots.evaluation import part_of
from plancia.engine import Form, RandBelow, Words
from plancia.games import NAMES, game

MOST = 95  # of 100 decisions: those that must be quick


class Measured:
    """A bot, and the CPU time of each of its answers."""

    def __init__(self, inner: Bot, seconds: list[float]) -> None:
        self.inner, self.seconds = inner, seconds

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        began = process_time()
        words = self.inner.answer(view, question, randbelow, budget)
        self.seconds.append(process_time() - began)
        return words


class Line(Struct, frozen=True):
    """What a table shows: seconds."""

    decisions: int
    mean: float
    most: float  # the time within which 95 of 100 were made
    longest: float

    def __str__(self) -> str:
        ms = [f"{1000 * seconds:.0f} ms" for seconds in (self.mean, self.most, self.longest)]
        return " | ".join([f"{self.decisions:,}", *ms])


def line(seconds: Sequence[float]) -> Line:
    ordered = sorted(seconds)
    most = ordered[ceil(MOST * len(ordered) / 100) - 1]
    return Line(len(ordered), sum(ordered) / len(ordered), most, ordered[-1])


def measure(name: str, seats: int, maker: str, games: int, seed: str, engine: str) -> list[float]:
    """The CPU time of every answer in these games."""
    rules, seconds = game(name), list[float]()
    options = msgspec.convert(dict(rules.BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {}), rules.OPTIONS)
    with using(engine):
        for number in range(games):
            bots = [Measured(bot(maker)(rules), seconds) for _ in range(seats)]
            play(rules, options, (maker,) * seats, bots, f"{seed}/{number}", Budget())
    return seconds


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.thinking", description="How much CPU a bot takes for its decisions.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="planner", help="in every seat (planner)")
    parser.add_argument("--games", type=int, default=2, help="games (2)")
    parser.add_argument("--seed", default="thinking", help="the same seed gives the same games")
    parser.add_argument("--engine", choices=ENGINES, default=AUTOMATIC, help="the rules (native where possible)")
    wanted = parser.parse_args(args)
    if wanted.players not in game(wanted.game).SEATS:
        parser.error(f"{wanted.game} cannot be played with {wanted.players} players")
    if wanted.games < 1:
        parser.error("at least one game")
    return wanted


def main(args: Sequence[str] | None = None) -> None:
    wanted = arguments(args)
    found = measure(wanted.game, wanted.players, wanted.bot, wanted.games, wanted.seed, wanted.engine)
    print(f"{wanted.game}, {wanted.players} players | {line(found)}")


if __name__ == "__main__":
    main()
