"""Counting facts that name a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.engine import Fact
from plancia.records import Replay


def once(_: Any) -> float:
    return 1.0


def total(
    kind: type[Fact], amount: Callable[[Any], float] = once, seat: str = "seat"
) -> Callable[[Replay], list[float]]:
    """All facts of a kind, by the seat in one of its fields; `amount`: how much each one counts."""

    def counter(replay: Replay) -> list[float]:
        found = [0.0] * replay.record.seats
        for facts in replay.facts:
            for fact in facts:
                if isinstance(fact, kind):
                    found[getattr(fact, seat)] += amount(fact)
        return found

    return counter
