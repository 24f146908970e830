"""`make soak`: random games against every law, until stopped (Ctrl-C, or SOAK_SECONDS); SOAK_GAMES names the games,
default: all. A failure leaves a reproducer in `.soak/`: the seed, the log so far, and the command to run it again.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from plancia.engine import Facts, laws, notation, to_move
from plancia.games import NAMES, game

FOLDER = Path(".soak")
GAMES = os.environ.get("SOAK_GAMES", " ".join(NAMES)).split()


def one_game(seed: str, log: list[str]) -> int:
    """A game from this seed, checked against all laws; returns the number of decisions."""
    random = Random(seed)
    name = random.choice(GAMES)
    rules, lively = game(name), harness(name)
    options, seats = random.choice(lively.OPTIONS), random.choice(rules.SEATS)

    def check(before: Any, s: Any, facts: Facts) -> None:
        log.append(rules.position_text(s))
        lively.invariants(before, s, facts)
        if random.random() < 0.05:
            laws.check_saved(rules, s)
            laws.require(rules.position(rules.position_text(s)) == s, "a position is read as it was written")
            for seat in to_move(s):
                laws.check_question(rules, s, seat, random.randrange)
            laws.check_view(rules, s, random.choice((None, *range(seats))), random.randrange)

    played = lively.play(options, seats, random, check)
    laws.check_replay(rules, options, seats, played)
    laws.check_twins(rules, options, seats, random.choice((None, *range(seats))), random.randrange)
    laws.check_interference(rules, rules.begin(options, seats)[0], random.randrange(seats), random.randrange, 60)
    log[:] = [f"{who} {notation(words)}" for who, words in played.log]
    return len(played.log)


def harness(name: str) -> Any:
    """The test helpers of a game."""
    return import_module(f"tests.games.{name}.lively")


def reproducer(seed: str, log: list[str]) -> Path:
    """Everything needed to reproduce the failure."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"failure-{int(time.time())}.txt"
    again = f"python -m tests.soak {seed!r}"
    path.write_text("\n".join([traceback.format_exc(), again, "", *log[-50:]]), "utf-8")
    return path


def main(arguments: list[str]) -> int:
    """With seeds: only these. Without: new ones, until it is stopped."""
    ends = time.monotonic() + float(os.environ.get("SOAK_SECONDS", "inf"))
    began, games, decisions, run = time.monotonic(), 0, 0, int(time.time())
    try:
        while time.monotonic() < ends and (not arguments or games < len(arguments)):
            seed, log = arguments[games] if arguments else f"{run} {games}", list[str]()
            try:
                decisions += one_game(seed, log)
            except Exception:
                print(f"\nfailed: see {reproducer(seed, log)}", flush=True)
                return 1
            games += 1
            print(f"\r{games} games, {decisions} decisions, {time.monotonic() - began:.0f} s", end="", flush=True)
    except KeyboardInterrupt:
        pass
    print("\nno law was broken")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
