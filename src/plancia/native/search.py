"""The native search of a bot. `weights` are those of `plancia.bots.evaluation.tigris`, as numbers in their order."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import c_double, c_int

from msgspec import Struct

from plancia.engine import Words
from plancia.games.tigris import State
from plancia.native.answers import words_of
from plancia.native.library import library
from plancia.native.states import pack


class Found(Struct, frozen=True):
    """An answer, and the number of tries it took."""

    words: Words
    tries: int


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    """The worth of the position to a seat."""
    return float(library().tigris_evaluate(pack(s), seat, array_of(weights)))


def search(
    worlds: Sequence[State],
    weights: Sequence[float],
    seed: int,
    tries: int,
    seconds: float = 0,
    network: bytes | None = None,
) -> Found:
    """The best answer to the open question on average over these worlds. `seconds=0` means no time limit.

    Without a network, the evaluation judges the final positions.
    """
    done = c_int()
    states, numbers, count = b"".join(map(pack, worlds)), array_of(weights), len(worlds)
    if network is None:
        id = library().tigris_search(states, count, numbers, seed, tries, seconds, ctypes.byref(done))
    else:
        check_size(network)
        id = library().tigris_search_with_network(
            states, count, numbers, network, seed, tries, seconds, ctypes.byref(done)
        )
    return Found(words_of(id), done.value)


def check_size(network: bytes) -> None:
    """Raise `ValueError` for a network of the wrong size: the library would read past its end."""
    if len(network) != library().tigris_network_size():
        raise ValueError(f"a network of {len(network)} bytes, not {library().tigris_network_size()}")


def array_of(weights: Sequence[float]) -> ctypes.Array[c_double]:
    if len(weights) != library().tigris_weights():
        raise ValueError(f"{len(weights)} weights, not {library().tigris_weights()}")
    return (c_double * len(weights))(*weights)
