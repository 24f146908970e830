"""Random four-player games of Catanatron. Runs in its own environment, does not import plancia, and writes JSON.

python peer_games.py SECONDS FIRST_SEED GAMES_TO_COUNT
"""

import json
import sys
from time import perf_counter, process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play(seed: int, **how: Any) -> int:
    """One game, run by Catanatron itself; returns the number of actions, including forced ones and dice rolls."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play(**how)
    return len(game.state.actions)


def main(seconds: float, seed: int, to_count: int) -> None:
    first, games, decisions, free = seed + 1, 0, 0, 0
    play(seed)  # as on our side: the first game fills the caches of the process
    cpu, wall = process_time(), perf_counter()
    while perf_counter() - wall < seconds or not games:
        decisions += play(first + games)
        games += 1
    speed = {"games": games, "decisions": decisions, "cpu_s": process_time() - cpu, "wall_s": perf_counter() - wall}

    def decide(player: Any, game: Any, actions: Any) -> Any:
        nonlocal free
        free += len(actions) > 1
        return player.decide(game, actions)

    counted = sum(play(first + games + n, decide_fn=decide) for n in range(to_count))
    shares = {"games": to_count, "chance": 0, "forced": counted - free, "free": free}
    print(json.dumps({"speed": speed, "shares": shares}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
