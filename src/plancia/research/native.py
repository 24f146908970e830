"""Slots of a vector environment with the native rules: the same observations, masks and games, many times as fast."""

from __future__ import annotations

import ctypes
from ctypes import c_int32
from random import Random
from typing import Any

import numpy as np

from plancia.engine import Word
from plancia.games.tigris.board import BIT
from plancia.games.tigris.components import COLOURS, LETTERS, MONUMENT_NAMES
from plancia.games.tigris.draw import BLIND
from plancia.native.library import library
from plancia.native.states import LAYOUT
from plancia.native.supplied import raw_words
from plancia.native.table import Table as NativeTable
from plancia.research.codec.lexicons import lexicon
from plancia.research.setup import setup, utilities
from plancia.research.shared import Plan, Shared
from plancia.research.table import Table

GAME = "tigris"

# In the order of `Vocabulary` and `Places` in observation.hpp.
WORDS: tuple[Word, ...] = (
    *("tile", "leader", "withdraw", "catastrophe", "swap", "end", "build", "decline"),
    *(0, COLOURS[0], next(iter(BIT)), MONUMENT_NAMES[0], BLIND, LETTERS[0]),
)
TERMS = ("revolt", "war")
CONFLICT = ("colour", "attacker", "defender", "attack", "defence")
TILE = ("seat", "colour", "cell")
PLACES = (
    *("asked TakeAction", "TakeAction.left", "asked AddTiles"),
    *(f"AddTiles.{field}" for field in ("kind", "colour", "attacks", "strength", "against")),
    *("asked PickWar", "asked BuildMonument", "asked LeaveOneTreasure", "asked DrawFrom"),
    *("word 1 of the answer so far", "in progress: Match"),
    *("in progress: Turn", "Turn.seat", "Turn.left"),
    *("in progress: TileAction", *(f"TileAction.{field}" for field in TILE)),
    *("in progress: MonumentOffer", *(f"MonumentOffer.{field}" for field in TILE)),
    *("in progress: Wars", "Wars.seat", "Wars.union"),
    *("in progress: Revolt", *(f"Revolt.{field}" for field in CONFLICT)),
    *("in progress: War", *(f"War.{field}" for field in CONFLICT), "War.union"),
    *("in progress: Treasures", "Treasures.seat"),
    *("in progress: OpenDraw", "OpenDraw.seat", "OpenDraw.count"),
    "word 1 ago",
)


def native_codec(table: Table) -> ctypes.Array[c_int32]:
    """Where the native rules find words and write numbers."""
    codec, layout = table.codec, table.observer.layout
    terms = lexicon(GAME, table.options).terms
    places = {
        label.partition(" (")[0]: layout.start[feature.name] + at
        for feature in layout.row
        if len(feature.axes) == 1
        for at, label in enumerate(feature.axes[0])
    }
    numbers = [
        *map(codec.id, WORDS),
        *(len(codec) + terms.index(term) for term in TERMS),
        *(places[label] for label in PLACES),
        *(layout.size, table.actions, table.answers is not None),
    ]
    found = (c_int32 * len(numbers))(*numbers)
    assert ctypes.sizeof(found) == library().tigris_codec_size(), "other lists than in observation.hpp"
    return found


class NativeSlots:
    """Consecutive slots that one process plays; like `Slots`, for a learner that plays all seats."""

    def __init__(self, plan: Plan, shared: Shared, numbers: range) -> None:
        checked = setup(plan.game, plan.seats, plan.options)
        self._library = library()
        self._codec = native_codec(Table(checked, plan.actions))
        self._start = NativeTable.begin(checked.options, checked.seats).data
        self._size = self._library.tigris_episode_size()
        self._words = self._library.tigris_chance_words()
        self._episodes = ctypes.create_string_buffer(self._size * len(numbers))
        self.randoms = [Random(number) for number in numbers]
        self.shared, self.part = shared, slice(numbers.start, numbers.stop)
        part = self.part
        self.rows, self.planes, self.masks = shared.rows[part], shared.planes[part], shared.masks[part]
        self.over, self.seats, self.actions = shared.terminations[part], shared.seats[part], shared.actions[part]

    def do(self, seeds: list[int | None] | None) -> None:
        """A step of every slot, or, if seeds are given, a new game in every slot: see `Slots`."""
        self.shared.rewards[self.part] = 0.0
        if seeds is None:
            self._step()
            return
        for slot, seed in enumerate(seeds):
            if seed is not None:
                self.randoms[slot] = Random(seed)
            self.begin(slot, self._start)

    def begin(self, slot: int, state: bytes) -> None:
        """Start a game from this state."""
        chance = raw_words(self.randoms[slot].getrandbits(62), self._words)
        at = self._episode(slot)
        seat = self._library.tigris_episode_begin(at, state, chance)
        self.seats[slot], self.over[slot] = seat, False
        arrays = (array[slot].ctypes.data for array in (self.rows, self.planes, self.masks))
        self._library.tigris_episode_show(at, seat, self._codec, *arrays)

    def _step(self) -> None:
        ended = np.flatnonzero(self.over).tolist()
        self._library.tigris_episodes_step(
            self._episodes,
            len(self.randoms),
            *(self.actions.ctypes.data, self._codec, self.rows.ctypes.data),
            *(self.planes.ctypes.data, self.planes[0].size, self.masks.ctypes.data),
            *(self.seats.ctypes.data, self.over.ctypes.data),
        )
        for slot in np.flatnonzero(self.over).tolist():
            if slot not in ended:
                self._reward(slot)
        for slot in ended:
            self.begin(slot, self._start)

    def _reward(self, slot: int) -> None:
        result = NativeTable(ctypes.string_at(self._episode(slot), LAYOUT.size)).result()
        assert result is not None
        number, found = self.part.start + slot, utilities(result.places)
        self.shared.utilities[number] = found
        self.shared.rewards[number] = found[self.seats[slot]]

    def _episode(self, slot: int) -> Any:
        return ctypes.byref(self._episodes, slot * self._size)
