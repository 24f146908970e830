"""Pairs of different states that look the same to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from plancia.engine import Seat
from plancia.games import game
from tests.research.games import OPTIONS

SEATS = 3
MOST = 30  # pairs of one game


@cache
def twins(name: str) -> tuple[tuple[Any, Any, Seat], ...]:
    """Two states with equal views of the seat, from one game; some with an open question for the seat."""
    return tuple(pair for _, pair in zip(range(MOST), _pairs(name), strict=False))


def _pairs(name: str) -> Iterator[tuple[Any, Any, Seat]]:
    rules, random = game(name), Random(f"twins {name}")
    state, _ = rules.begin(rules.OPTIONS(**OPTIONS[name][0]), SEATS)
    while asked := rules.awaited(state):
        if asked[0] >= 0 and state.asked % 4 == 0:
            seat = random.choice((asked[0], random.randrange(SEATS)))
            view = rules.view(state, seat)
            twin = rules.imagine(view, random.randrange)
            if twin != state and rules.view(twin, seat) == view:
                yield state, twin, seat
        state, _ = rules.advance(state, asked[0], rules.question(state, asked[0]).sample(random.randrange))
