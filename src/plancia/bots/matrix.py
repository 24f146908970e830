"""Mixed strategies by regret matching, for two players who choose at the same time and should not be predictable."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from operator import mul
from time import monotonic

from msgspec import Struct

FEWEST_ROUNDS = 5  # the first ones are played with even odds

Row = Sequence[float]
Matrix = Sequence[Row]


class Duel(Struct, frozen=True):
    """An imagined world: the worth of each pair of answers to both players.

    The player has the same answers in every world. The opponent knows which world it is.
    """

    mine: Matrix  # by my answer and the opponent's
    theirs: Matrix  # by the opponent's answer and mine


def mixed(duels: Sequence[Duel], rounds: int = 100, until: float = inf) -> list[float]:
    """How often to give each of my answers.

    Both sides give their answers in proportion to how much they regret not having given them before. The average of
    the later rounds is close to an equilibrium. `until` is a time (`monotonic`) after which no more rounds are played.
    """
    columns = [list(zip(*duel.mine, strict=True)) for duel in duels]
    my_regrets, total = [0.0] * len(duels[0].mine), [0.0] * len(duels[0].mine)
    their_regrets = [[0.0] * len(duel.theirs) for duel in duels]
    for number in range(1, rounds + 1):
        if number > FEWEST_ROUNDS and monotonic() > until:
            break
        mine = in_proportion(my_regrets)
        gains = [0.0] * len(mine)
        for duel, regrets, column in zip(duels, their_regrets, columns, strict=True):
            theirs = in_proportion(regrets)
            for odds, worths in zip(theirs, column, strict=True):
                if odds:
                    gains = [gain + odds * worth for gain, worth in zip(gains, worths, strict=True)]
            regret(regrets, theirs, [sum(map(mul, row, mine)) for row in duel.theirs])
        regret(my_regrets, mine, gains)
        total = [sum_ + number * odds for sum_, odds in zip(total, mine, strict=True)]
    return in_proportion(total)


def in_proportion(weights: Sequence[float]) -> list[float]:
    """Odds from weights that are not negative; even odds if all are zero."""
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole > 0 else [1 / len(weights)] * len(weights)


def regret(regrets: list[float], odds: Sequence[float], gains: Sequence[float]) -> None:
    """The gain of each answer over the mixture. Regrets never fall below zero, which converges faster (CFR+)."""
    average = sum(map(mul, odds, gains))
    regrets[:] = [max(0.0, old + gain - average) for old, gain in zip(regrets, gains, strict=True)]
