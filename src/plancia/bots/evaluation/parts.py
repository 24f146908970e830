"""Optional parts of a game's folder besides its evaluation: levels, terms for explanations, occasions to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Weights: TypeAlias = Mapping[str, float | tuple[float, ...]]  # values of some weights, by name


class Level(Struct, frozen=True, kw_only=True):
    """How a level plays one game."""

    tolerance: float = 0.0  # an answer worth at most this much less looks as good as the best one
    weights: Mapping[str, float] = {}  # weights that differ from those of greedy-1; 0 for what it does not see


class Occasion(Struct, frozen=True, omit_defaults=True):
    """A kind of fact that makes a bot speak."""

    name: str
    speaker: str = "seat"  # the field that names who speaks; of several seats the first bot
    when: dict[str, str | bool] = {}  # only if these fields have these values
    every: int = 1  # only one fact in this many


def none_of(*weights: str) -> dict[str, float]:
    """Weights that count nothing: a term is left out, or a level does not see it."""
    return dict.fromkeys(weights, 0.0)
