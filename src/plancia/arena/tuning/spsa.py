"""Simultaneous perturbation (SPSA): move all weights a little at random, play, and follow the side that won more.

Weights are positive, so they change by factors: a coordinate is the logarithm of a weight divided by its start. The
seed and the scores of the steps determine the whole run, so a log of scores is enough to resume it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from msgspec import Struct

from plancia.arena.matches import stream

Values = dict[str, float | tuple[float, ...]]
Vector = tuple[float, ...]

FIXED = {"victory", "win"}  # only their order of magnitude matters
SHARES = {  # odds and parts of a whole: never more than 1
    *("surest_attack", "least_attack", "even_attack", "from_board", "first_treasure"),
    *("hold", "exposed", "majority_sure", "guard_sent", "landing", "option_step", "option_missing"),
    *("armed", "bold", "last_unit", "strike", "lost_unit", "hidden_unit", "reserve", "council_unit", "enough"),
    "unprevented",
}
MOST = {"variety": 0.95}  # a geometric series: at 1 it has no sum


class Schedule(Struct, frozen=True):
    """The sizes of trials and steps, in logarithms."""

    reach: float = 0.2  # a weight is tried about 20 % higher and lower
    pace: float = 0.03  # the first step after a clear win
    halves: float = 50.0  # after this many steps it has fallen to about two thirds

    def step(self, number: int) -> float:
        return float(self.pace / (1 + number / self.halves) ** 0.602)


def coordinates(values: Mapping[str, float | tuple[float, ...]]) -> list[tuple[str, int | None]]:
    """The weights that can be changed: by name, and by index if there are several."""
    found: list[tuple[str, int | None]] = []
    for name, value in values.items():
        if name in FIXED:
            continue
        if isinstance(value, tuple):
            found += [(name, at) for at, part in enumerate(value) if part]
        elif value:
            found.append((name, None))
    return found


def moved(values: Values, by: Vector) -> Values:
    """The weights at this point, relative to their start."""
    result = dict(values)
    for (name, at), u in zip(coordinates(values), by, strict=True):
        most = 1.0 if name in SHARES else MOST.get(name, float("inf"))
        if at is None:
            value = result[name]
            assert isinstance(value, float | int)
            result[name] = min(most, value * exp(u))
        else:
            parts = result[name]
            assert isinstance(parts, tuple)
            result[name] = (*parts[:at], min(most, parts[at] * exp(u)), *parts[at + 1 :])
    return result


def direction(seed: str, number: int, size: int) -> Vector:
    """Up or down for every weight."""
    randbelow = stream(f"{seed}/direction/{number}").randrange
    return tuple(2.0 * randbelow(2) - 1.0 for _ in range(size))


def tries(values: Values, at: Vector, seed: str, number: int, schedule: Schedule) -> tuple[Values, Values]:
    """The two sets of weights that play against each other in this step."""
    signs = direction(seed, number, len(at))
    return (
        moved(values, tuple(u + schedule.reach * sign for u, sign in zip(at, signs, strict=True))),
        moved(values, tuple(u - schedule.reach * sign for u, sign in zip(at, signs, strict=True))),
    )


def after(at: Vector, score: float, seed: str, number: int, schedule: Schedule) -> Vector:
    """The point after a step; the score is that of the first set of weights, from 0 to 1."""
    step = schedule.step(number) * (2 * score - 1)
    return tuple(u + step * sign for u, sign in zip(at, direction(seed, number, len(at)), strict=True))


def replayed(size: int, scores: Iterable[float], seed: str, schedule: Schedule) -> Vector:
    """The point after these steps."""
    at: Vector = (0.0,) * size
    for number, score in enumerate(scores):
        at = after(at, score, seed, number, schedule)
    return at


def rounded(values: Values) -> Values:
    """Three digits are more than enough."""

    def short(value: float) -> float:
        return float(f"{value:.3g}")

    return {name: tuple(map(short, v)) if isinstance(v, tuple) else short(v) for name, v in values.items()}


def changes(before: Values, now: Values) -> Sequence[tuple[str, float]]:
    """The factors by which weights have changed, the largest first."""
    factors = []
    for name, at in coordinates(before):
        old, new = before[name], now[name]
        old_part = old[at] if isinstance(old, tuple) and at is not None else old
        new_part = new[at] if isinstance(new, tuple) and at is not None else new
        assert isinstance(old_part, float | int)
        assert isinstance(new_part, float | int)
        factors.append((name if at is None else f"{name}[{at}]", new_part / old_part))
    return sorted(factors, key=lambda item: -max(item[1], 1 / item[1]))
