"""One game with the native rules, for tests and for inspection."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import c_double, c_int64, c_uint8, c_uint16, c_uint32
from typing import Self

from plancia.engine import Result
from plancia.games.tigris import Options, State
from plancia.games.tigris.ending import REASONS
from plancia.native.answers import PLAYERS, words_of
from plancia.native.library import library
from plancia.native.states import LAYOUT, pack_checked, unpack

OVER = -2  # the seat to move when the game is over
MOST_TIMES = 1000  # answers of a seat whose time is returned: no seat gives so many in a game of bots
REASON_AT = 346  # offset of the reason for the end in a state


class Table:
    """A mutable native state; use `copy` to keep one."""

    def __init__(self, data: bytes) -> None:
        """Take the bytes of a native state; `of` and `begin` are easier."""
        self._library = library()
        self._data = ctypes.create_string_buffer(data, LAYOUT.size)
        self._ids = (c_uint16 * PLAYERS)()

    @classmethod
    def of(cls, s: State) -> Self:
        """The same position; raises `Unrepresentable` if it can only be set up by hand."""
        return cls(pack_checked(s))

    @classmethod
    def begin(cls, options: Options, seats: int) -> Self:
        """A new game."""
        table = cls(b"")
        flags = options.english, options.open_tiles, options.open_scores, options.stall_guard
        table._library.tigris_begin(table._data, seats, *flags)
        return table

    @property
    def data(self) -> bytes:
        """The bytes of the state: equal positions have equal bytes."""
        return self._data.raw

    @property
    def state(self) -> State:
        """The same position in Python."""
        return unpack(self._data.raw)

    def copy(self) -> Self:
        return type(self)(self._data.raw)

    def to_move(self) -> int:
        """The seat that has to answer: CHANCE for a draw, OVER when the game is over."""
        return int(self._library.tigris_to_move(self._data))

    def legal(self) -> list[int]:
        """The ids of all legal answers, in ascending order."""
        return self._ids[: self._library.tigris_legal(self._data, self._ids)]

    def apply(self, id: int) -> None:
        """Answer the open question; raises `ValueError` if this is not legal."""
        if not self._library.tigris_is_legal(self._data, id):
            raise ValueError(f"answer {id} {words_of(id) if 0 <= id < PLAYERS else ''} is not legal here")
        self._library.tigris_advance(self._data, id)

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` decisions there are."""
        return int(self._library.tigris_perft(self._data, depth))

    def play_supplied(self, draws: bytes, draw_count: int, words: bytes, word_count: int) -> int:
        """Play at random with these numbers (see `supplied`); returns the number of decisions, -1 if they run out."""
        return int(self._library.tigris_play_supplied(self._data, draws, draw_count, words, word_count))

    def play_bots(
        self, draws: bytes, draw_count: int, words: bytes, word_count: int, weights: Sequence[float], plans: bytes
    ) -> tuple[int, list[list[float]]]:
        """The same with greedy bots and planners: weights and a flag for each seat.

        Also returns the time that each answer took, by seat.
        """
        flat, seats = (c_double * len(weights))(*weights), len(plans)
        times, counts = (c_double * (seats * MOST_TIMES))(), (c_int64 * seats)()
        supply = draws, draw_count, words, word_count
        decisions = self._library.tigris_play_bots(self._data, *supply, flat, plans, times, MOST_TIMES, counts)
        rows = range(0, len(times), MOST_TIMES)
        return int(decisions), [times[row : row + count] for row, count in zip(rows, counts, strict=True)]

    def result(self) -> Result | None:
        """None while the game is in progress."""
        if self.to_move() != OVER:
            return None
        places, totals = (c_uint8 * 4)(), (c_uint32 * 16)()
        self._library.tigris_result(self._data, places, totals)
        raw = self._data.raw
        seats, reason = raw[342], REASONS[raw[REASON_AT] - 1]
        return Result(tuple(places[:seats]), reason, tuple(tuple(totals[4 * i : 4 * i + 4]) for i in range(seats)))
