"""Laws that need complete games, for every kind of game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from plancia.engine import Facts, Game, laws

OnState = Callable[[Any, Any, Facts], None]  # the state before, the state, its facts
Play = Callable[[Any, int, Random, OnState], object]  # a lively game with these options and seats


def compare_worlds(
    game: Game[Any, Any, Any], play: Play, options: Any, seats: int, starts: int = 1, longest: int = 60
) -> tuple[int, int]:
    """For every seat: twin games, and imagined worlds from this many moments of a game.

    Returns how many decisions were compared, and before how many of them the worlds differed.
    """
    random = Random(f"interference {seats} {options}")
    reached: list[Any] = []
    play(options, seats, random, lambda before, s, facts: reached.append(s))
    compared: list[laws.Compared[Any]] = []
    for seat in (None, *range(seats)):
        compared.append(laws.check_twins(game, options, seats, seat, random.randrange))
        for _ in range(starts):
            start = reached[random.randrange(len(reached) * 3 // 4)]
            compared.append(laws.check_interference(game, start, seat, random.randrange, longest))
    return sum(worlds.decisions for worlds in compared), sum(worlds.apart for worlds in compared)


def keeps_its_states(game: Game[Any, Any, Any], play: Play, options: Any, seats: int) -> bool:
    """Is every state unchanged at the end of the game?"""
    kept: list[tuple[Any, bytes]] = []
    play(options, seats, Random("kept"), lambda before, s, facts: kept.append((s, game.save(s))))
    return all(game.save(s) == saved for s, saved in kept)


def check_states(game: Game[Any, Any, Any], play: Play, options: Any, seats: int, deep: int) -> None:
    """Check the laws in every eleventh state of a game, and in all with at least `deep` procedures in progress."""
    random = Random(f"laws {seats} {options}")
    steps = count()

    def check(before: Any, s: Any, facts: Facts) -> None:
        if next(steps) % 11 and len(s.stack) < deep:
            return
        laws.check_state(game, s, seats, random.randrange)
        assert game.position(game.position_text(s)) == s

    play(options, seats, random, check)
