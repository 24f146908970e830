"""`make puzzles`, or `python -m bench.puzzles --help`: checks the puzzles that ship with the package, and finds others.

A puzzle ships if the levels confirm it again with random numbers that the finder has not used. Found puzzles are logged
after every game, so that a search can be continued.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

import plancia.analysis
from plancia.analysis.finding import CLEAR, find
from plancia.analysis.puzzles import Puzzle, is_confirmed, shipped
from plancia.arena import stream
from plancia.games import NAMES, game

LOGS = Path(".bench/puzzles")
FOLDER = Path(plancia.analysis.__file__).parent / "puzzles"
PLAYERS = {"tigris": 2, "rex": 4, "warlords": 2}
CLEARNESS = {"tigris": 0.025}  # decisions of Tigris & Euphrates are smaller


class Searched(Struct, frozen=True):
    """A line of the log: the puzzles of one game that were confirmed."""

    number: int
    puzzles: tuple[Puzzle, ...]


def main(args: Sequence[str] | None = None) -> int:
    """Check the shipped puzzles, replace those that fail, and write the file; returns how many have failed."""
    wanted = arguments(args)
    if hasattr(os, "nice"):
        os.nice(19)
    kept = [] if wanted.new else [puzzle for puzzle in shipped(wanted.game) if verdict(puzzle)]
    failed = 0 if wanted.new else len(shipped(wanted.game)) - len(kept)
    if wanted.check:
        print(f"{wanted.game}: {len(kept)} confirmed, {failed} failed")
        return failed
    chosen = complete(kept, searched(wanted), wanted.number)
    print(f"{wanted.game}: {len(kept)} kept, {len(chosen) - len(kept)} new")
    if wanted.write:
        (FOLDER / f"{wanted.game}.json").write_bytes(file_of(chosen))
    return 0


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.puzzles", description="Check shipped puzzles and find others.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--check", action="store_true", help="check the shipped puzzles and stop")
    parser.add_argument("--new", action="store_true", help="keep none of the shipped puzzles")
    parser.add_argument("--number", type=int, default=60, help="puzzles in the file (60)")
    parser.add_argument("--seed", default="puzzles/1", help="of the games (puzzles/1)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (0)")
    parser.add_argument("--players", type=int, default=0, help="number of players (4 in Rex, else 2)")
    parser.add_argument("--clear", type=float, default=0.0, help="chance between the best answer and any other")
    parser.add_argument("--logs", type=Path, default=LOGS, help=f"folder for the logs ({LOGS})")
    parser.add_argument("--write", action="store_true", help="write the file into the package")
    wanted = parser.parse_args(args)
    wanted.players = wanted.players or PLAYERS[wanted.game]
    wanted.clear = wanted.clear or CLEARNESS.get(wanted.game, CLEAR)
    if wanted.players not in game(wanted.game).SEATS:
        parser.error(f"{wanted.game} cannot be played with {wanted.players} players")
    return wanted


def verdict(puzzle: Puzzle) -> bool:
    """Is it confirmed? Prints the id if not."""
    confirmed = is_confirmed(puzzle, stream(f"confirm/{puzzle.id}").randrange)
    if not confirmed:
        print(f"not confirmed: {puzzle.id} of {puzzle.origin}", flush=True)
    return confirmed


def searched(wanted: Namespace) -> Iterator[Puzzle]:
    """The puzzles of one game after another, without end: first those of the log, then of new games."""
    seed = f"{wanted.seed}/{wanted.game}-{wanted.players}"
    log = wanted.logs / f"{seed.replace('/', '-')}-{wanted.clear}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    lines = log.read_bytes().split(b"\n")[:-1] if log.exists() else []  # the last part is empty, or cut off
    known = {one.number: one for line in lines for one in [msgspec.json.decode(line, type=Searched)]}
    number = wanted.first
    while True:
        if number not in known:
            found = find(wanted.game, wanted.players, f"{seed}/{number}", wanted.clear)
            known[number] = Searched(number, tuple(filter(verdict, found)))
            with log.open("ab") as file:
                file.write(msgspec.json.encode(known[number]) + b"\n")
        yield from known[number].puzzles
        number += 1


def complete(kept: Sequence[Puzzle], more: Iterator[Puzzle], number: int) -> list[Puzzle]:
    """The puzzles that are kept, and new ones until there are enough; sorted by id, so that games are mixed."""
    chosen = {puzzle.id: puzzle for puzzle in kept[:number]}
    while len(chosen) < number:
        puzzle = next(more)
        chosen.setdefault(puzzle.id, puzzle)
    return sorted(chosen.values(), key=lambda puzzle: puzzle.id)


def file_of(puzzles: Sequence[Puzzle]) -> bytes:
    """One puzzle on each line."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, puzzles)) + b"\n]\n"


if __name__ == "__main__":
    raise SystemExit(1 if main() else 0)
