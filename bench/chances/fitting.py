"""Fits the curve from worth and progress to the chance of winning: a logistic regression by Newton's method."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from bench.chances.sampling import Game
from plancia.analysis.chances import Bin, features, logistic

RIDGE = 1e-3  # keeps the system solvable if a feature hardly varies
STEPS = 30
WORTH, LEAST = 2, 0.1  # the place of its coefficient, and the lowest value
HELD_OUT = 4  # every fourth game is held out
BINS = 10

Row = tuple[tuple[float, ...], float]  # features, and 1 for a victory


def rows(games: Sequence[Game], scale: float) -> list[Row]:
    return [
        (features(sample.worth, sample.progress, sample.acts, scale), float(sample.seat in one.winners))
        for one in games
        for sample in one.samples
    ]


def scale_of(games: Sequence[Game]) -> float:
    """The typical size of a difference in worth: the standard deviation within a position."""
    worths = [sample.worth for one in games for sample in one.samples]
    mean = sum(worths) / len(worths)
    middle = sorted(abs(worth - mean) for worth in worths)
    return max(1e-6, middle[len(middle) * 2 // 3])


def fit(data: Sequence[Row]) -> tuple[float, ...]:
    """The coefficients with the highest likelihood; but early in the game more worth is never worse, even if a few
    games suggest it.
    """
    found = newton(data, [0.0] * len(data[0][0]))
    if found[WORTH] >= LEAST:
        return tuple(round(c, 4) for c in found)
    offsets = [LEAST * values[WORTH] for values, _ in data]
    others = newton([((*x[:WORTH], *x[WORTH + 1 :]), y) for x, y in data], [0.0] * (len(found) - 1), offsets)
    return tuple(round(c, 4) for c in (*others[:WORTH], LEAST, *others[WORTH:]))


def newton(data: Sequence[Row], start: Sequence[float], offsets: Sequence[float] = ()) -> list[float]:
    """Newton's method; `offsets` are added to the logits."""
    size, found = len(start), list(start)
    for _ in range(STEPS):
        gradient = [-RIDGE * c for c in found]
        matrix = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for (values, share), offset in zip(data, offsets or repeat(0.0), strict=False):
            chance = logistic((*found, 1.0), (*values, offset))
            weight = max(1e-9, chance * (1 - chance))
            for i, x in enumerate(values):
                gradient[i] += (share - chance) * x
                for j in range(i + 1):
                    matrix[i][j] += weight * x * values[j]
        for i in range(size):
            for j in range(i + 1, size):
                matrix[i][j] = matrix[j][i]
        step = solve(matrix, gradient)
        found = [c + s for c, s in zip(found, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return found


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is positive definite."""
    size = len(right)
    table = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for row in range(size):
            if row != i:
                factor = table[row][i] / table[i][i]
                table[row] = [x - factor * y for x, y in zip(table[row], table[i], strict=True)]
    return [table[i][-1] / table[i][i] for i in range(size)]


def brier(coefficients: Sequence[float], data: Sequence[Row]) -> float:
    """The mean squared difference between chance and result: 0 is perfect."""
    return sum((logistic(coefficients, values) - share) ** 2 for values, share in data) / len(data)


def bins(coefficients: Sequence[float], data: Sequence[Row]) -> tuple[Bin, ...]:
    """The calibration curve: of the positions with about the same chance, how many were won."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for values, share in data:
        chance = logistic(coefficients, values)
        found[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return tuple(
        Bin(
            chance=round(sum(chance for chance, _ in one) / len(one), 3),
            won=round(sum(share for _, share in one) / len(one), 3),
            positions=len(one),
        )
        for one in found
        if one
    )
