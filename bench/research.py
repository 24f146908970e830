"""`python -m bench research`: steps per second of our environments, and of other environments in the same run."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from msgspec import Struct, json

from bench.installing import PeerMissing, install, run
from plancia.arena import AUTOMATIC, PYTHON
from plancia.games import NAMES
from plancia.research.pettingzoo import raw_env
from plancia.research.vector import Games

HERE = Path(__file__).parent
PEERS = {  # where each is installed
    "PettingZoo chess": "research_peers",
    "PettingZoo go": "research_peers",
    "PettingZoo hold'em": "research_peers",
    "OpenSpiel hearts": "research_peers",
    "Catanatron": "research_catan",
}
HOLDEM = "PettingZoo hold'em"
TIGRIS = "PettingZoo: tigris, fields"
VECTOR = "vector, 2 processes: tigris, fields"
SEEDS = count(1)
SLOTS = 128  # games of the vector environment

Environment = Any  # PettingZoo has no types


class Pace(Struct, frozen=True):
    """Random play for a while."""

    steps: int
    cpu_s: float
    wall_s: float

    def per_s(self, by_wall: bool) -> float:
        return self.steps / (self.wall_s if by_wall else self.cpu_s)


def main(args: Sequence[str] | None = None) -> None:
    """Measure and report; a missed target is marked, but nothing fails."""
    parser = ArgumentParser(prog="python -m bench research", description="Steps per second of the environments.")
    parser.add_argument("--rounds", type=int, default=3, help="rounds in which all take turns (3)")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds per round and environment (3)")
    parser.add_argument("--alone", action="store_true", help="without the other environments: needs no network")
    wanted = parser.parse_args(args)
    paces = measure(wanted.rounds, wanted.seconds, {} if wanted.alone else installed())
    print(report(paces))


def installed() -> dict[str, Path]:
    """The other environments that can be run, with their Python."""
    found: dict[str, Path] = {}
    for name, pins in PEERS.items():
        try:
            found[name] = install(pins)
        except PeerMissing as error:
            print(f"Continuing without {name}. {error}", file=sys.stderr)
    return found


def measure(rounds: int, seconds: float, others: dict[str, Path]) -> dict[str, list[Pace]]:
    """All of them in every round, so that a busy machine is busy for all."""
    paces: dict[str, list[Pace]] = {}
    for number in range(rounds):
        for name, play in ours().items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
            paces.setdefault(name, []).append(play(seconds))
        for name, python in others.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
            paces.setdefault(name, []).append(theirs(name, python, seconds))
    return paces


def theirs(name: str, python: Path, seconds: float) -> Pace:
    command = [str(python), "-I", str(HERE / "research_games.py"), name, str(seconds), str(next(SEEDS))]
    return json.decode(run(name, command), type=Pace)


def ours() -> dict[str, Callable[[float], Pace]]:
    found: dict[str, Callable[[float], Pace]] = {}
    for game in NAMES:
        found[f"PettingZoo: {game}, fields"] = lambda seconds, game=game: aec(raw_env(game), seconds)  # type: ignore[misc]
    found["PettingZoo: tigris, answers"] = lambda seconds: aec(raw_env("tigris", actions="answers"), seconds)
    for game in NAMES:
        found[f"vector, 1 process: {game}, fields"] = lambda seconds, game=game: vector(game, 1, seconds)  # type: ignore[misc]
    found["vector, 1 process: tigris, fields, Python rules"] = lambda seconds: vector("tigris", 1, seconds, PYTHON)
    found[VECTOR] = lambda seconds: vector("tigris", 2, seconds)
    return found


def aec(environment: Environment, seconds: float) -> Pace:
    """Complete random games, with every observation and mask."""
    random, seed = np.random.default_rng(next(SEEDS)), next(SEEDS)
    play_aec(environment, random, seed)  # fills the caches
    steps = games = 0
    cpu, wall = process_time(), perf_counter()
    while perf_counter() - wall < seconds:
        games += 1
        steps += play_aec(environment, random, seed * 1000 + games)
    return Pace(steps, process_time() - cpu, perf_counter() - wall)


def play_aec(environment: Environment, random: np.random.Generator, seed: int) -> int:
    environment.reset(seed=seed)
    steps = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        actions = np.flatnonzero(observation["action_mask"])
        environment.step(int(actions[int(random.random() * len(actions))]))  # `choice` would take ten times as long
        steps += 1
    return steps


def vector(game: str, processes: int, seconds: float, engine: str = AUTOMATIC) -> Pace:
    """Random actions in many games; choosing them is part of the time."""
    random = np.random.default_rng(next(SEEDS))
    with closing(Games(game, SLOTS, processes=processes, copy=False, engine=engine)) as games:
        _, info = games.reset(seed=next(SEEDS) * 1000)
        for _ in range(20):
            info = games.step(legal(info["action_mask"], random))[-1]
        steps = 0
        cpu, wall = process_time(), perf_counter()
        while perf_counter() - wall < seconds:
            info = games.step(legal(info["action_mask"], random))[-1]
            steps += SLOTS
        return Pace(steps, process_time() - cpu, perf_counter() - wall)


def legal(masks: np.ndarray[Any, Any], random: np.random.Generator) -> np.ndarray[Any, Any]:
    """A random legal action for each game."""
    chosen: np.ndarray[Any, Any] = (random.random(masks.shape, np.float32) * masks).argmax(1)
    return chosen


def report(paces: dict[str, list[Pace]]) -> str:
    """A table in Markdown, and the targets."""
    lines = ["| environment | steps/s, median | lowest–highest round | beside hold'em |", "|---|--:|--:|--:|"]
    middle = {name: median(pace.per_s(name == VECTOR) for pace in some) for name, some in paces.items()}
    for name, some in paces.items():
        found = sorted(pace.per_s(name == VECTOR) for pace in some)
        beside = f"{middle[name] / middle[HOLDEM]:.1f} ×" if HOLDEM in middle else ""
        lines.append(f"| {name} | {middle[name]:,.0f} | {found[0]:,.0f}–{found[-1]:,.0f} | {beside} |")
    lines += ["", "Per second of CPU time; the vector with two processes per second on the clock.", ""]
    targets = [("tigris through PettingZoo ≥ 10,000", middle[TIGRIS] >= 10_000)]
    targets.append(("the vector with two processes ≥ 40,000", middle[VECTOR] >= 40_000))
    if HOLDEM in middle:
        targets.append(("tigris ≥ 3 × PettingZoo's hold'em", middle[TIGRIS] >= 3 * middle[HOLDEM]))
    lines += [f"{'✓' if met else '✗'} {target}" for target, met in targets]
    return "\n".join(lines)
