"""Masks: one byte for each id, 1 where it is legal."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Mask: TypeAlias = NDArray[np.int8]
Ids: TypeAlias = NDArray[np.intp]


def bits_to_bytes(bits: int, size: int) -> NDArray[np.uint8]:
    """The lowest bits of a number as bytes of 0 and 1, the lowest first."""
    packed = np.frombuffer(bits.to_bytes((size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=size, bitorder="little")
