"""Tuning by a population: every seat has its own random weights, and the winners show in which direction to go.

One game gives information about all weights of all its seats. With many players this needs fewer games than SPSA.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

from plancia.arena.engines import Share
from plancia.arena.matches import share_out, stream
from plancia.arena.tuning.run import Run, command_of, play_tuned, start_of
from plancia.arena.tuning.spsa import Values, Vector, coordinates, moved, rounded
from plancia.bots.weights import Provenance, Tuned

REACH = 0.35  # weights are moved by about 35 %, in logarithms
STEP = 0.15  # for each standard error that a weight is away from having no effect
FURTHEST = 0.5  # in logarithms


class Game(Struct, frozen=True):
    """A line of the log."""

    shares: tuple[float, ...]  # of the victory, by seat


def points(run: Run, number: int) -> list[Vector]:
    """The weights of each seat in that game, as coordinates. The seed determines them."""
    random = stream(f"{run.seed}/population/{number}")
    size = len(coordinates(start_of(run)))
    return [tuple(random.gauss(0, REACH) for _ in range(size)) for _ in range(run.seats)]


def play_one(run: Run, number: int) -> tuple[int, Game]:
    """Play the game with this number, and return both."""
    values = start_of(run)
    places = play_tuned(run, [moved(values, point) for point in points(run, number)], f"{run.seed}/{number}")
    return number, Game(tuple((place == 1) / places.count(1) for place in places))


class PopulationLog:
    """The run and the results of its games, in a file that grows line by line."""

    def __init__(self, path: Path, run: Run) -> None:
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []  # the last part is empty, or cut off
        self.path = path
        self.run = msgspec.json.decode(lines[0], type=Run) if lines else run
        self.games = [msgspec.json.decode(line, type=Game) for line in lines[1:]]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (self.run, *self.games)))

    @property
    def size(self) -> int:
        return len(self.games)

    def play(self, until: int, jobs: int = 1, share: Share = share_out) -> Generator[Game, None, None]:
        """Play until the log has this many games. They finish in any order; the log is sorted by their numbers."""
        early: dict[int, Game] = {}
        for number, finished in share(partial(play_one, self.run), range(len(self.games), until), jobs):
            early[number] = finished
            while (following := early.pop(len(self.games), None)) is not None:
                self.append(following)
                yield following

    def append(self, finished: Game) -> None:
        self.games.append(finished)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(finished) + b"\n")

    def tuned(self) -> Tuned:
        """The weights that the games so far suggest."""
        run = self.run
        values: Values = start_of(run)
        at = tuple(max(-FURTHEST, min(FURTHEST, STEP * score)) for score in effects(run, self.games))
        command = command_of(run, "--steps", str(len(self.games)), "--population")
        provenance = Provenance(
            method="population (plancia tune)", command=command, games=len(self.games), seed=run.seed
        )
        weights = dict(rounded(moved(values, at)))
        return Tuned(game=run.game, seats=run.seats, provenance=provenance, weights=weights)


def effects(run: Run, games: Sequence[Game]) -> list[float]:
    """For each weight, by how many standard errors it was higher for the winners than for their opponents."""
    sums, squares = [0.0] * len(coordinates(start_of(run))), 0.0
    for number, result in enumerate(games):
        seats = points(run, number)
        for point, share in zip(seats, result.shares, strict=True):
            gain = share - 1 / run.seats
            squares += gain * gain
            sums = [total + gain * u for total, u in zip(sums, point, strict=True)]
    return [total / (REACH * sqrt(squares or 1.0)) for total in sums]
