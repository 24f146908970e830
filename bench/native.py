"""How fast the native rules are: `python -m bench native`, beside Python, Catanatron and OpenSpiel's hearts.

Everything is measured on one core, in CPU time, with random answers, in rounds that alternate between the engines. A
missed target is reported, but a benchmark is not a test and does not fail.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import count
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bench import ours, peer
from plancia.games.tigris import Options
from plancia.native.batch import Batch
from plancia.native.library import missing
from plancia.native.table import OVER

GAMES = 1024  # in a batch
OPTIONS = Options(stall_guard=True)
SEEDS = count(1)  # no game is played twice
RANDOM_PLAY, BATCH, MASKS = "inside the library", "batch, from Python", "batch with masks, evenly"
PYTHON, CATANATRON, HEARTS = "Python rules", "Catanatron", "OpenSpiel hearts"

Measure = Callable[[float], float]  # seconds -> decisions per second of CPU time
Speeds = dict[str, list[float]]


def timed(work: Callable[[], int], seconds: float) -> float:
    """Decisions per second of CPU time, for about this long."""
    decisions, cpu, wall = 0, process_time(), perf_counter()
    while perf_counter() - wall < seconds or not decisions:
        decisions += work()
    return decisions / (process_time() - cpu)


def random_play(seats: int, seconds: float) -> float:
    """Whole games inside the library."""

    def work() -> int:
        return Batch.begin(OPTIONS, seats, GAMES, seed=next(SEEDS)).play()

    return timed(work, seconds)


def batch(seats: int, evenly: bool, with_masks: bool, seconds: float) -> float:
    """One answer per game and call, as a learner in Python plays; finished games are replaced by new ones."""
    games = Batch.begin(OPTIONS, seats, GAMES, seed=next(SEEDS))
    new = games.data(0)
    games.play(100)  # the games should not all begin at the same time

    def work() -> int:
        for _ in range(20):
            if with_masks:
                games.masks()
            games.apply(games.sample(evenly))
        for game, seat in enumerate(games.to_move()):
            if seat == OVER:
                games.replace(game, new)
        return 20 * GAMES

    return timed(work, seconds)


def python(seats: int, seconds: float) -> float:
    """The Python rules, as `make bench` measures them."""
    return ours.speed(ours.subject("tigris"), seats, seconds, SEEDS, ours.by_field).decisions_per_s


def hearts(seconds: float) -> float:
    """OpenSpiel's hearts, written in C++, with a random player in Python."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]  # optional, and without types

    game: Any = pyspiel.load_game("hearts")
    draw = random.Random(next(SEEDS))

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(actions, odds)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return timed(work, seconds)


def engines(seats: int) -> dict[str, Measure]:
    """Everything that can be measured here."""
    found: dict[str, Measure] = {
        RANDOM_PLAY: partial(random_play, seats),
        BATCH: partial(batch, seats, False, False),
        MASKS: partial(batch, seats, True, True),
        PYTHON: partial(python, seats),
    }
    if find_spec("pyspiel"):
        found[HEARTS] = hearts
    try:
        catanatron = peer.install()
        found[CATANATRON] = lambda seconds: catanatron.run(seconds).speed.decisions_per_s
    except peer.PeerMissing as error:
        print(f"Continuing without {CATANATRON}. {error}", file=sys.stderr)
    return found


def measure(found: dict[str, Measure], rounds: int, seconds: float) -> Speeds:
    """All engines in turn, in the opposite order every other round."""
    speeds: Speeds = {name: [] for name in found}
    for number in range(rounds):
        for name in list(found)[:: -1 if number % 2 else 1]:
            speeds[name].append(found[name](seconds))
    return speeds


def report(seats: int, speeds: Speeds) -> str:
    """The medians, and the ratios round by round: if the machine is slow for a while, it is slow for all."""
    lines = [f"Tigris & Euphrates, {seats} players: decisions/s on one core, median (lowest–highest round)"]
    lines += [f"  {name:24}{median(s):>12,.0f}  ({min(s):,.0f}–{max(s):,.0f})" for name, s in speeds.items()]
    lines.append(verdict(f"{RANDOM_PLAY}, decisions/s", median(speeds[RANDOM_PLAY]), 1_000_000))
    for other, target in ((CATANATRON, 20), (HEARTS, 5)):
        if other in speeds:
            ratios = [ours / theirs for ours, theirs in zip(speeds[BATCH], speeds[other], strict=True)]
            lines.append(verdict(f"{BATCH}, beside {other}, ×", median(ratios), target))
        else:
            lines.append(f"– not measured: beside {other}")
    return "\n".join(lines)


def verdict(what: str, value: float, target: float) -> str:
    return f"{'✓' if value >= target else '✗ missed'} {what}: {value:,.1f}, target ≥ {target:,}"


def main(args: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench native", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per round and engine")
    parser.add_argument("--players", type=int, nargs="*", default=(2, 4))
    wanted = parser.parse_args(args)
    if missing():
        raise SystemExit(f"no native rules: {missing()}")
    for seats in wanted.players:
        print(report(seats, measure(engines(seats), wanted.rounds, wanted.seconds)), flush=True)
