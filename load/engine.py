"""What the engine alone needs for a decision, to see what the server adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count, islice

from msgspec import Struct

from bench.ours import by_field, shares, speed, subject

SECONDS = 1.0  # for each game
GAMES = 10  # to count the decisions that are no choice


class EngineTime(Struct, frozen=True):
    """Seconds of CPU in random play."""

    decision: float  # of any kind: players' choices, draws, and answers without an alternative
    choice: float  # a player's choice, with the draws and the answers without an alternative that follow it


def engine_time(answers: Mapping[str, int], seats: int) -> EngineTime:
    """With the games in the same proportions as these answers.

    A person is asked only where there is a choice. The server makes the draws and gives the other answers itself, as
    part of the same work; so `choice` is what the engine does for one answer.
    """
    decision = choice = 0.0
    for name, share in answers.items():
        seeds = count()
        played = speed(subject(name), seats, SECONDS, seeds, by_field)
        kinds = shares(subject(name), seats, islice(seeds, GAMES))
        each = share * played.cpu_s / played.decisions
        decision += each
        choice += each / kinds.free_share
    total = sum(answers.values())
    return EngineTime(decision / total, choice / total)
