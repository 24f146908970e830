"""The weights of the greedy bot, one file for each game and number of players, and how they were found."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

W = TypeVar("W", bound=Struct)


class Confirmation(Struct, frozen=True, kw_only=True):
    """A contest with these weights, and its result."""

    command: str
    games: int
    share: float  # of victories
    low: float  # 95 % interval
    high: float


class Provenance(Struct, frozen=True, kw_only=True):
    """Where weights come from."""

    method: str
    command: str = ""  # that reproduces them; empty: impossible, and `method` gives the reason
    games: int  # played to find them
    seed: str
    confirmed: tuple[Confirmation, ...] = ()


class Tuned(Struct, frozen=True, kw_only=True):
    """One file."""

    game: str
    seats: int
    provenance: Provenance
    weights: dict[str, Any]  # weights not listed have the default of the game's struct


def file_name(game: str, seats: int) -> str:
    return f"{game}-{seats}.json"


@cache
def load(game: str, seats: int) -> Tuned | None:
    """The weights for this number of players; None if there are none."""
    file = files(__package__).joinpath(file_name(game, seats))
    return msgspec.json.decode(file.read_bytes(), type=Tuned) if file.is_file() else None


def read_weights(tuned: Tuned, kind: type[W]) -> W:
    """The game's struct with these values. Raises `ValueError` for an unknown name."""
    if unknown := set(tuned.weights) - {*kind.__struct_fields__}:
        raise ValueError(f"unknown weights: {', '.join(sorted(unknown))}")
    return msgspec.convert(tuned.weights, kind)
