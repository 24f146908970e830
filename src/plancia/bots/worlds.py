"""Imagine worlds within a budget."""

from __future__ import annotations

from time import monotonic
from typing import Any

from msgspec.structs import replace

from plancia.bots.bot import Budget
from plancia.engine import Game, RandBelow

SHARE = 0.5  # of the time, at most: the rest is for looking ahead


def imagine_worlds(
    game: Game[Any, Any, Any], view: Any, randbelow: RandBelow, budget: Budget
) -> tuple[list[Any], Budget]:
    """As many worlds as the budget asks for, or fewer if time runs short, but at least one; and what is left of it."""
    wanted = max(1, budget.worlds)
    if budget.seconds is None:
        return [game.imagine(view, randbelow) for _ in range(wanted)], budget
    began = now = monotonic()
    until, longest, worlds = began + SHARE * budget.seconds, 0.0, list[Any]()
    while not worlds or (len(worlds) < wanted and now + longest <= until):
        worlds.append(game.imagine(view, randbelow))
        longest, now = max(longest, monotonic() - now), monotonic()
    return worlds, replace(budget, seconds=max(0.0, budget.seconds - (now - began)))
