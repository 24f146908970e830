"""The worth of points: balance decides, so the weakest colour counts most."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import NamedTuple

from plancia.bots.evaluation.tigris.weights import Weights
from plancia.games.tigris.components import LAST_TREASURES
from plancia.games.tigris.state import Fields


class Standing(NamedTuple):
    """A seat's score, and what one more point of each colour would add to it."""

    score: float
    wants: tuple[float, ...]  # by colour; four in all
    joker: float  # what a treasure would add


def added(numbers: Iterable[float]) -> float:
    """From left to right, as the native rules add: `sum` rounds in another way from Python 3.12 on."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def turns_left(s: Fields, w: Weights) -> float:
    """The turns that everybody has left, until the bag is empty or too few treasures are left."""
    by_bag = (sum(s.bag) + sum(s.reserve)) / (w.tiles_per_turn * s.seats)
    return min(by_bag, w.turns_per_treasure * (s.treasures.bit_count() - LAST_TREASURES) + w.last_turns)


def patience(turns: float, w: Weights) -> float:
    """How far ahead of the lowest a colour can be and still count: far while there is time, not at all at the end."""
    return w.patience + min(turns, w.patience_turns) * w.patience_per_turn


def standing(totals: tuple[int, ...], treasures: int, patience: float) -> Standing:
    """The lowest total with treasures counts most, then the second, and so on.

    By the exact rule (compare the lowest, then the next) only points in the lowest colour would count. Players judge
    more gradually: a colour counts less the further it is ahead.
    """
    points = list(totals)
    for _ in range(treasures):
        points[points.index(min(points))] += 1
    low = min(points)
    lacks = [exp((low - n) / patience) for n in points]
    lack = added(lacks)
    wants = tuple([4 * a / lack for a in lacks])
    return Standing(4 * (low - patience * log(lack / 4)), wants, max(wants))
