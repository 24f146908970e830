"""Fixed schedules: everybody meets everybody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

Tables = list[tuple[int, ...]]

# Multiplication of the field with four elements; addition is exclusive or.
FIELD_OF_FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


def circle(players: Sequence[int], number: int) -> Tables:
    """Round `number`, from 0 on, in which everybody meets somebody new; 0 is the opponent of a player with a bye."""
    ring = [*players, 0] if len(players) % 2 else list(players)
    fixed, turning = ring[0], ring[1:]
    at = number % len(turning)
    order = [fixed, *turning[at:], *turning[:at]]
    return [(order[i], order[-1 - i]) for i in range(len(order) // 2)]


def circle_rounds(players: int) -> int:
    return players - 1 if players % 2 == 0 else players


def lines(players: Sequence[int], seats: int, number: int) -> Tables | None:
    """Round `number` of a schedule where any two players meet exactly once: the lines of an affine plane.

    It exists for seats² players if the number of seats is 3, 4 or 5. None: there is no such round.
    """
    if seats not in (3, 4, 5) or len(players) != seats**2 or number > seats:
        return None
    found: dict[int, list[int]] = {at: [] for at in range(seats)}
    for player, (x, y) in zip(players, product(range(seats), repeat=2), strict=True):
        found[x if number == seats else _minus(y, x, number, seats)].append(player)
    return [tuple(line) for line in found.values()]


def _minus(y: int, x: int, slope: int, seats: int) -> int:
    """The difference y - slope * x in the field with this many elements."""
    return y ^ FIELD_OF_FOUR[slope][x] if seats == 4 else (y - slope * x) % seats
