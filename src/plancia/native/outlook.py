"""How the greedy bot and the planner look ahead, with the native rules. The numbers are equal to the last bit."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_double, c_uint16

from plancia.engine import Words
from plancia.games.tigris import State
from plancia.native.answers import PLAYERS, id_of, words_of
from plancia.native.library import library
from plancia.native.search import array_of
from plancia.native.states import Unrepresentable, pack


class Outlook:
    """What answers are worth to a bot with these weights. Everything is None in a position that was set up by hand and
    that the native rules have no place for.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        """`weights` are those of `plancia.bots.evaluation.tigris`, as numbers in their order."""
        self._library = library()
        self._weights = array_of(weights)

    def candidates(self, world: State, /) -> list[Words] | None:
        """The answers worth a try, in the order of the Python bots."""
        if (data := packed([world])) is None:
            return None
        ids = (c_uint16 * PLAYERS)()
        return [words_of(id) for id in ids[: self._library.tigris_candidates(data, ids)]]

    def hopes(self, worlds: Sequence[State], seat: int, answers: Sequence[Words], /) -> list[list[float]] | None:
        """What each answer is worth to the seat, in each world."""
        if (data := packed(worlds)) is None:
            return None
        kind, count = type(worlds[0].ask).__name__, len(worlds)
        ids = (c_uint16 * len(answers))(*[id_of(kind, words) for words in answers])
        found = (c_double * (len(answers) * count))()
        self._library.tigris_hopes(data, count, seat, self._weights, ids, len(answers), found)
        return [found[at : at + count] for at in range(0, len(found), count)]

    def follow(self, world: State, seat: int, words: Words, /) -> float | None:
        """What the turn that begins with this answer is worth, if all its other answers are greedy."""
        if (data := packed([world])) is None:
            return None
        return float(self._library.tigris_follow(data, seat, self._weights, id_of(type(world.ask).__name__, words)))


def packed(worlds: Sequence[State]) -> bytes | None:
    try:
        return b"".join(map(pack, worlds))
    except Unrepresentable:
        return None
