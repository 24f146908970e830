"""The inputs and outputs of the network for a position, for tests and for inspection."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_int32, c_uint16

from msgspec import Struct

from plancia.games.tigris import State
from plancia.native.library import library
from plancia.native.search import array_of, check_size
from plancia.native.states import pack

SEATS = 4  # at most
WHOLE = 1 << 20  # a share of 1


class Judged(Struct, frozen=True):
    """The output of the network and the expected shares of victory, by seat; the viewer is first."""

    logits: tuple[int, ...]
    shares: tuple[int, ...]  # of WHOLE


def features(s: State, seat: int) -> list[int]:
    """The numbers of the features that are present."""
    most: int = library().tigris_most_features()
    found = (c_uint16 * most)()
    count: int = library().tigris_features(pack(s), seat, found)
    return found[:count]


def hint(s: State, seat: int, weights: Sequence[float]) -> int:
    """The evaluation of the position, in 1/256 of a point."""
    return int(library().tigris_hint(pack(s), seat, array_of(weights)))


def judge(s: State, seat: int, weights: Sequence[float], network: bytes) -> Judged:
    """Judge a position between two actions, as this seat sees it."""
    check_size(network)
    logits, shares = (c_int32 * SEATS)(), (c_int32 * SEATS)()
    library().tigris_judge(pack(s), seat, array_of(weights), network, logits, shares)
    return Judged(tuple(logits[: s.seats]), tuple(shares[: s.seats]))
