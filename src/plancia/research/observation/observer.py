"""Turns views into arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol

from plancia.engine import Words
from plancia.games import game
from plancia.research.codec import codec
from plancia.research.observation import rex, tigris, warlords
from plancia.research.observation.features import Arrays, Feature, Layout, Planes, Row
from plancia.research.observation.situation import Situation


class Encoder(Protocol):
    """The module of a game: its features besides those of every game, and their values."""

    def features(self, options: Any, seats: int) -> tuple[Feature, ...]: ...
    def values(self, view: Any) -> list[int]: ...


ENCODERS: dict[str, Encoder] = {"tigris": tigris, "rex": rex, "warlords": warlords}  # the others have the common part
PLANES: dict[str, tuple[Callable[[Any, int], Feature], Callable[[Any, Planes], None]]] = {
    "tigris": (tigris.planes, tigris.fill_planes),
}


class Observer:
    """The observations of one game with these options and seats."""

    def __init__(self, name: str, options: Any, seats: int) -> None:
        rules = game(name)
        self.encoder = ENCODERS.get(name)
        self.situation = Situation(rules, options, seats, codec(name, options))
        own = self.encoder.features(options, seats) if self.encoder else ()
        self.own_size = sum(feature.size for feature in own)
        planes, self.fill_planes = None, None
        if name in PLANES:
            planes, self.fill_planes = PLANES[name][0](options, seats), PLANES[name][1]
        self.layout = Layout(planes, (*own, *self.situation.features))
        start = self.layout.start
        self._starts = start["question"], start["procedures"], start["history"]

    def fill(self, view: Any, own: Words, history: Sequence[int], row: Row, planes: Planes) -> None:
        """Overwrite these arrays. `own`: the observer's words so far; `history`: its earlier words (ids + 1)."""
        row[self.own_size :] = 0
        if self.encoder is not None:
            row[: self.own_size] = self.encoder.values(view)
        if self.fill_planes is not None:
            self.fill_planes(view, planes)
        self.situation.fill(view, own, history, row, self._starts)

    def fill_words(self, own: Words, row: Row) -> None:
        """Add words to an observation of the same view."""
        self.situation.fill_words(own, row, self._starts[0])

    def observe(self, view: Any, own: Words = (), history: Sequence[int] = ()) -> Arrays:
        """The arrays by name, in new memory."""
        row, planes = self.layout.new_row(), self.layout.new_planes()
        self.fill(view, own, history, row, planes)
        return self.layout.named(row, planes)


@lru_cache(64)
def observer(name: str, options: Any, seats: int) -> Observer:
    """The observer of a game; it is built once. Raises an error for options of another game and impossible seats."""
    rules = game(name)
    if not isinstance(options, rules.OPTIONS):
        raise TypeError(f"{options!r} are no options of {name}: give its OPTIONS")
    if seats not in rules.SEATS:
        raise ValueError(f"{name} has {rules.SEATS[0]} to {rules.SEATS[-1]} seats, not {seats!r}")
    return Observer(name, options, seats)
