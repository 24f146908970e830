"""Many games at once, on several threads: for benchmarks, searches and learning.

Everything is in flat arrays that support the buffer protocol, so that numpy can use them without copying:
`numpy.frombuffer(batch.masks(), numpy.uint8).reshape(len(batch), PLAYERS)`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from ctypes import c_int8, c_int32, c_int64, c_uint8, c_uint64
from typing import Any, Self

from plancia.engine import Result
from plancia.games.tigris import Options, State
from plancia.native.answers import PLAYERS
from plancia.native.library import library
from plancia.native.states import LAYOUT, pack, unpack
from plancia.native.table import Table

FOREVER = 2**62  # decisions
NO_ANSWER = -1  # the id that leaves a game as it is


class IllegalAnswers(ValueError):
    """Some answers were illegal; the games with a legal answer have advanced."""

    def __init__(self, games: list[int]) -> None:
        super().__init__(f"illegal answers in {len(games)} games, the first is game {games[0]}")
        self.games = games


class Batch:
    """A number of games, each with its own random numbers."""

    def __init__(self, states: Sequence[bytes], seed: int = 0, threads: int = 1) -> None:
        """Take the bytes of native states; `of` and `begin` are easier."""
        self._library = library()
        self._count, self.threads = len(states), threads
        self._states = ctypes.create_string_buffer(b"".join(states), max(1, LAYOUT.size * len(states)))
        self._randoms = (c_uint64 * len(states))(*(_mix(seed, at) for at in range(len(states))))
        self._ids = (c_int32 * len(states))()
        self._seats = (c_int8 * len(states))()
        self._refused = (c_uint8 * len(states))()
        self._decisions = (c_int64 * len(states))()
        self._masks: Any = None  # an array of ctypes, made when it is needed

    @classmethod
    def of(cls, states: Iterable[State], seed: int = 0, threads: int = 1) -> Self:
        """Games that start from these positions."""
        return cls([pack(s) for s in states], seed, threads)

    @classmethod
    def begin(cls, options: Options, seats: int, count: int, seed: int = 0, threads: int = 1) -> Self:
        """New games."""
        return cls([Table.begin(options, seats).data] * count, seed, threads)

    def __len__(self) -> int:
        return self._count

    def state(self, game: int) -> State:
        """The position of one game in Python."""
        return unpack(self.data(game))

    def data(self, game: int) -> bytes:
        """The bytes of one game."""
        if not 0 <= game < self._count:
            raise IndexError(f"there are {self._count} games, not {game}")
        return self._states.raw[LAYOUT.size * game : LAYOUT.size * (game + 1)]

    def result(self, game: int) -> Result | None:
        """How one game ended; None while it is in progress."""
        return Table(self.data(game)).result()

    def replace(self, game: int, data: bytes) -> None:
        """Replace the position of one game."""
        if not 0 <= game < self._count or len(data) != LAYOUT.size:
            raise ValueError(f"game {game} of {self._count}, {len(data)} bytes: a state has {LAYOUT.size}")
        ctypes.memmove(ctypes.byref(self._states, LAYOUT.size * game), data, LAYOUT.size)

    def to_move(self) -> ctypes.Array[c_int8]:
        """By game: the seat that has to answer; CHANCE for a draw, OVER when the game is over."""
        self._library.tigris_to_move_all(self._states, self._count, self._seats, self.threads)
        return self._seats

    def masks(self) -> ctypes.Array[c_uint8]:
        """By game and answer id: 1 if the answer is legal. All 0 for games that wait for chance."""
        if self._masks is None:
            self._masks = (c_uint8 * (self._count * PLAYERS))()
        self._library.tigris_masks(self._states, self._count, self._masks, self.threads)
        return self._masks  # type: ignore[no-any-return]  # see above

    def sample(self, evenly: bool = False) -> ctypes.Array[c_int32]:
        """By game: a random legal answer, drawn field by field or evenly from all answers; -1 when the game is over."""
        self._library.tigris_sample_all(self._states, self._count, self._randoms, evenly, self._ids, self.threads)
        return self._ids

    def apply(self, ids: ctypes.Array[c_int32] | Sequence[int]) -> None:
        """One answer for each game, -1 for none; raises `IllegalAnswers`."""
        if len(ids) != self._count:
            raise ValueError(f"{len(ids)} answers for {self._count} games")
        given = ids if isinstance(ids, ctypes.Array) else (c_int32 * self._count)(*ids)
        if self._library.tigris_apply_all(self._states, self._count, given, self._refused, self.threads):
            raise IllegalAnswers([game for game, refused in enumerate(self._refused) if refused])

    def resolve_chance(self) -> None:
        """Draw in every game until a player has to decide or the game is over."""
        self._library.tigris_resolve_chance_all(self._states, self._count, self._randoms, self.threads)

    def play(self, most: int = FOREVER) -> int:
        """Play every game at random, to the end or for at most this many decisions; returns the number of decisions."""
        args = self._states, self._count, self._randoms, most, self._decisions, self.threads
        return int(self._library.tigris_play_all(*args))


def _mix(seed: int, at: int) -> int:
    """A different seed for the random numbers of each game."""
    return (seed * 0x9E3779B97F4A7C15 + at * 0xD1342543DE82EF95 + 1) % 2**64
