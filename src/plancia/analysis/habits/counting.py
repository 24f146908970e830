"""What is counted in a game, and how often the strongest bots do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

from plancia.records import Record, Replay

GAMES = ("rex", "tigris", "warlords")  # each has `HABITS` in its module here
Counter: TypeAlias = Callable[[Replay], Sequence[float]]  # by seat
Counts: TypeAlias = dict[str, float]  # by habit, of one seat in one game


class Figure(Struct, frozen=True):
    """One habit of bots: per seat and game, on average, and how far games differ."""

    mean: float
    deviation: float


class Table(Struct, frozen=True, kw_only=True):
    """The habits of bots with one number of players."""

    seats: int
    games: int
    command: str  # that counts them again
    figures: dict[str, Figure]


class Baseline(Struct, frozen=True, kw_only=True):
    """One file."""

    game: str
    player: str  # the bot in every seat
    tables: tuple[Table, ...]

    def table(self, seats: int) -> Table | None:
        return next((table for table in self.tables if table.seats == seats), None)


def counters(game: str) -> Mapping[str, Counter]:
    """What is counted in this game; nothing in a game that is not in the list."""
    if game not in GAMES:
        return {}
    found: Mapping[str, Counter] = import_module(f"plancia.analysis.habits.{game}").HABITS
    return found


@cache
def baseline(game: str) -> Baseline | None:
    """The habits of the strongest bots; None if there are no counts."""
    file = files("plancia.analysis.habits").joinpath("baselines", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=Baseline) if file.is_file() else None


def count(record: Record) -> tuple[Counts, ...] | None:
    """By seat; None for a game that cannot be compared: not played to its end, or not from its beginning."""
    if record.result is None or record.position:
        return None
    replay = Replay(record)
    if replay.unplayed:
        return None
    found = {name: counter(replay) for name, counter in counters(record.game).items()}
    return tuple({name: round(values[seat], 3) for name, values in found.items()} for seat in range(record.seats))
