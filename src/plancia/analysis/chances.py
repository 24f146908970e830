"""Winning chances: a curve from what a position is worth to a seat, and how far the game is, to its odds of winning.

A shared victory is a victory for everybody who shares it. The curves were fitted on games between bots
(`python -m bench.chances`), one for each game and number of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, tanh

import msgspec
from msgspec import Struct

from plancia.analysis.worth import AnalysisError

SURE = 30.0  # beyond this a logistic curve is flat


class Bin(Struct, frozen=True, kw_only=True):
    """A point of the calibration curve, from games that were not used to fit it."""

    chance: float  # mean of the estimates
    won: float  # share of the victories
    positions: int


class Curve(Struct, frozen=True, kw_only=True):
    """One file."""

    game: str
    seats: int
    scale: float  # of worth
    coefficients: tuple[float, ...]  # of the features
    player: str  # the bot in every seat
    weights: str  # digest of the weights it was fitted with: with others worth means something else
    seed: str
    games: int  # used to fit it
    held_out: int  # games used to check it
    command: str  # that fits it again
    winners: float  # of a game, on average: allies and partners win together
    brier: float  # on the games held out: the mean squared error, 0 is perfect
    even: float  # the same if all seats are given equal chances
    bins: tuple[Bin, ...]

    @property
    def start(self) -> float:
        """The chance of every seat before the game."""
        return self.winners / self.seats

    def chance(self, worth: float, progress: float, acts: bool) -> float:
        """The odds of winning, from 0 to 1. `acts`: it is the turn of the seat."""
        return logistic(self.coefficients, features(worth, progress, acts, self.scale))


def features(worth: float, progress: float, acts: bool, scale: float) -> tuple[float, ...]:
    """What the regression sees. Very large values mean little more than large ones, so they are compressed."""
    compressed = 3.0 * tanh(worth / (3.0 * scale))
    return 1.0, progress, compressed, compressed * progress, float(acts), acts * progress


def logistic(coefficients: Sequence[float], values: Sequence[float]) -> float:
    total = sum(c * x for c, x in zip(coefficients, values, strict=True))
    return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, total))))


def file_name(game: str, seats: int) -> str:
    return f"{game}-{seats}.json"


@cache
def curve(game: str, seats: int) -> Curve:
    """The curve for this number of players; raises `AnalysisError` if there is none."""
    file = files(__package__).joinpath("curves", file_name(game, seats))
    if not file.is_file():
        raise AnalysisError("no_curve", game=game, seats=seats)
    return msgspec.json.decode(file.read_bytes(), type=Curve)
