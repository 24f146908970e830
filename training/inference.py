"""The integer network in numpy, to check the native one: the same features must give the same numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

FEATURES, WIDE, NARROW, SEATS = 4330, 256, 32, 4
MOST, PRECISION = 511, 8  # the largest activation; a weight of 1 is 1 << PRECISION

Whole = NDArray[np.int64]


class Inference:
    """Reads the bytes of a network; see `Network` in network.hpp."""

    def __init__(self, network: bytes) -> None:
        self._bytes, self._at = network, 0
        self.features = self._next(np.int16, FEATURES, WIDE)
        self.wide_bias = self._next(np.int16, WIDE)
        self.second_bias = self._next(np.int32, NARROW)
        self.third_bias = self._next(np.int32, NARROW)
        self.share_bias = self._next(np.int32, SEATS)
        self.point = self._next(np.int32, SEATS - 1)
        self.second = self._next(np.int16, NARROW, WIDE)
        self.third = self._next(np.int16, NARROW, NARROW)
        self.share = self._next(np.int16, SEATS, NARROW)
        if self._at != len(network):
            raise ValueError(f"a network of {len(network)} bytes, not {self._at}")

    def _next(self, kind: type[np.integer], *shape: int) -> Whole:
        count = int(np.prod(shape))
        found = np.frombuffer(self._bytes, np.dtype(kind).newbyteorder("<"), count, self._at).reshape(shape)
        self._at += found.nbytes
        return found.astype(np.int64)

    def logits(self, present: Sequence[int]) -> list[int]:
        """The logit of each seat, starting with the viewer, without the evaluation."""
        wide = np.clip(self.wide_bias + self.features[list(present)].sum(0), 0, MOST)
        narrow = np.clip((self.second @ wide + self.second_bias) >> PRECISION, 0, MOST)
        last = np.clip((self.third @ narrow + self.third_bias) >> PRECISION, 0, MOST)
        return [int(logit) for logit in self.share @ last + self.share_bias]

    def shares(self, present: Sequence[int], seats: int, hint: int) -> list[float]:
        """The expected shares of victory: with the evaluation, in 1/256 of a point, added for the viewer."""
        found = np.array(self.logits(present)[:seats], np.float64)
        found[0] += int(self.point[seats - 2]) * hint / 256
        odds = np.exp((found - found.max()) / ((MOST + 1) << PRECISION))
        return [float(share) for share in odds / odds.sum()]
