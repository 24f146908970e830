"""What the engine alone needs for a decision, to see what the server adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from bench.ours import by_field, speed, subject

SECONDS = 1.0  # for each game


def decision_time(answers: Mapping[str, int], seats: int) -> float:
    """Seconds of CPU for a decision in random play, with the games in the same proportions as these answers."""
    total = 0.0
    for name, share in answers.items():
        played = speed(subject(name), seats, SECONDS, count(), by_field)
        total += share * played.cpu_s / played.decisions
    return total / sum(answers.values())
