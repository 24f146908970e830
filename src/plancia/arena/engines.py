"""Which rules are used: those in Python, or the native ones of Tigris & Euphrates. The results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from msgspec import Struct

from plancia.bots import BOTS, TRIALS, YARDSTICKS
from plancia.bots.evaluation import evaluation_of
from plancia.bots.evaluation.tigris import numbers
from plancia.engine import Result
from plancia.native.library import library, missing, switched_off
from plancia.native.supplied import play_bots, play_random
from plancia.records import dealer_from_seed

T = TypeVar("T")
R = TypeVar("R")
Share = Callable[[Callable[[Any], Any], Iterable[Any], int], Iterator[Any]]  # such as `share_out`: any kind of work

ENGINES = PYTHON, NATIVE = "python", "native"
AUTOMATIC = ""  # the native rules wherever they can be used
GAMES = ("tigris",)  # with native rules
RANDOM = "random"


class LooksAhead(Struct, frozen=True):
    """A bot that the library can play: with tuned weights, or with those of greedy-1; greedy, or planning its turn."""

    tuned: bool
    plans: bool


LOOK_AHEAD = {
    "greedy-1": LooksAhead(False, False),
    "greedy": LooksAhead(True, False),
    "planner": LooksAhead(True, True),
}


def obstacle(game: str, bots: Iterable[str], keep: bool = False) -> str:
    """Why these games cannot be played with the native rules: the code of a message; "": they can.

    Our own bots use these rules when they look ahead. Bots of users need the view and the question of the Python rules.
    Random bots are played to the end inside the library, which writes no records.
    """
    names = set(bots)
    if game not in GAMES:
        return "game"
    if names - {*BOTS, *YARDSTICKS, *TRIALS}:
        return "bots"
    if keep and names == {RANDOM}:
        return "records"
    return "missing" if missing() else ""


@contextmanager
def using(engine: str) -> Iterator[None]:
    """Play with this engine. If the native one was asked for and is not built here, `NativeMissing` is raised."""
    if engine == PYTHON:
        with switched_off():
            yield
        return
    if engine == NATIVE:
        library()
    yield


def sharing(engine: str, share: Share) -> Share:
    """Share out work as `share` does, with this engine wherever it is done."""

    def share_with_engine(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
        return share(partial(work_with, engine, work), tasks, jobs)

    return share_with_engine


def work_with(engine: str, work: Callable[[T], R], task: T) -> R:
    with using(engine):
        return work(task)


def seed_of(seed: str) -> int:
    """The number that starts the random numbers of a seed."""
    return int.from_bytes(sha256(seed.encode()).digest(), "big")


def plays_whole_games(game: str, bots: Sequence[str], keep: bool) -> bool:
    """Can the library play these games to the end without returning to Python?"""
    return set(bots) == {RANDOM} and not obstacle(game, bots, keep)


def plays_greedy_games(game: str, options: Any) -> bool:
    """Can the library play whole games between greedy bots with any weights? It cannot with open tiles."""
    return game in GAMES and not options.open_tiles and not missing()


def plays_contest_games(game: str, options: Any, bots: Iterable[str]) -> bool:
    """Can the library play whole games between these bots, if they have no clock and make no deals?"""
    return {*bots} <= {*LOOK_AHEAD} and plays_greedy_games(game, options)


def play_contest_game(options: Any, bots: Sequence[str], seed: str) -> tuple[Result, int, list[list[float]]]:
    """The result, the number of decisions and the time of each answer by seat."""
    seats = len(bots)
    evaluations: dict[str, Any] = {name: evaluation_of("tigris", LOOK_AHEAD[name].tuned * seats) for name in {*bots}}
    weights = [numbers(evaluations[name].weights) for name in bots]
    seeds = [seed_of(f"{seed}/{seat}") for seat in range(seats)]
    plans = [LOOK_AHEAD[name].plans for name in bots]
    return play_bots(options, seeds, dealer_from_seed(seed).block, weights, plans)


def play_weighted_game(
    options: Any, weights: Sequence[Sequence[float]], seed: str, plans: bool = False
) -> tuple[int, ...]:
    """The places of greedy bots, or planners, with these weights, by seat: the same as with the Python rules."""
    seeds = [seed_of(f"{seed}/{seat}") for seat in range(len(weights))]
    result, *_ = play_bots(options, seeds, dealer_from_seed(seed).block, weights, [plans] * len(weights))
    return result.places


def play_whole_game(options: Any, seats: int, seed: str) -> tuple[Result, int]:
    """The result and the number of decisions of random bots: the same as with the Python rules."""
    return play_random(options, [seed_of(f"{seed}/{seat}") for seat in range(seats)], dealer_from_seed(seed).block)
