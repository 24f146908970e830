"""Random play in other environments. Runs in its own installation, does not import plancia, and writes JSON.

python research_games.py NAME SECONDS SEED
"""

import json
import sys
import warnings
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np


def pick(actions: Any, random: Any) -> int:
    """One of these; `choice` would take ten times as long."""
    return int(actions[int(random.random() * len(actions))])


def pettingzoo(module: str) -> Callable[[int, Any], int]:
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{module}").raw_env()

    def play(seed: int, random: Any) -> int:
        environment.reset(seed=seed)
        steps = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            environment.step(pick(np.flatnonzero(mask), random))
            steps += 1
        return steps

    return play


def hearts() -> Callable[[int, Any], int]:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game("hearts")

    def play(seed: int, random: Any) -> int:
        """With the observation of every player who acts, as a learner needs it."""
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick(state.legal_actions(), random))
                continue
            state.information_state_tensor()
            state.apply_action(pick(state.legal_actions(), random))
            steps += 1
        return steps

    return play


def catan() -> Callable[[int, Any], int]:
    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401  # registers it
    import gymnasium

    environment: Any = gymnasium.make("catanatron-v1").unwrapped

    def play(seed: int, random: Any) -> int:
        environment.reset(seed=seed)
        for steps in range(1, 1_000_000):
            _, _, over, cut, _ = environment.step(pick(environment.get_valid_actions(), random))
            if over or cut:
                return steps
        raise RuntimeError("no end")

    return play


GAMES: dict[str, Callable[[], Callable[[int, Any], int]]] = {
    "PettingZoo chess": lambda: pettingzoo("chess_v6"),
    "PettingZoo go": lambda: pettingzoo("go_v5"),
    "PettingZoo hold'em": lambda: pettingzoo("texas_holdem_v4"),
    "OpenSpiel hearts": hearts,
    "Catanatron": catan,
}


def main(name: str, seconds: float, seed: int) -> None:
    warnings.simplefilter("ignore")
    play, random = GAMES[name](), np.random.default_rng(seed)
    play(seed, random)  # fills the caches
    games = steps = 0
    cpu, wall = process_time(), perf_counter()
    while perf_counter() - wall < seconds:
        games += 1
        steps += play(seed + games, random)
    print(json.dumps({"steps": steps, "cpu_s": process_time() - cpu, "wall_s": perf_counter() - wall}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
