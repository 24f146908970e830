"""Named arrays, and where each of them is in one block of memory.

All numbers except boards of cells are in one row of 16-bit integers. Its named parts are views of that row, so an
observation is copied, sent and stored at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from plancia.research.codec.masks import Mask

Row: TypeAlias = NDArray[np.int16]
Planes: TypeAlias = NDArray[np.int8]
Arrays: TypeAlias = dict[str, NDArray[Any]]  # by name; int8 and int16

HIGH = 2**15 - 1


class Feature(Struct, frozen=True, kw_only=True):
    """One named array. Every axis has a label for each of its indices."""

    name: str
    about: str
    axes: tuple[tuple[str, ...], ...]
    low: int = 0
    high: int = HIGH

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The arrays of one game: at most one of planes (a board of cells), and the row of all others."""

    def __init__(self, planes: Feature | None, row: Iterable[Feature]) -> None:
        self.planes = planes
        self.row = tuple(row)
        self.start: dict[str, int] = {}
        self.size = 0
        for feature in self.row:
            self.start[feature.name] = self.size
            self.size += feature.size
        self._parts = [
            (f.name, self.start[f.name], self.start[f.name] + f.size, f.shape if len(f.axes) > 1 else None)
            for f in self.row
        ]

    @property
    def features(self) -> tuple[Feature, ...]:
        return (self.planes, *self.row) if self.planes else self.row

    def new_row(self) -> Row:
        return np.zeros(self.size, np.int16)

    def new_planes(self) -> Planes:
        return np.zeros(self.planes.shape if self.planes else (0,), np.int8)

    def named(self, row: Row, planes: Planes) -> Arrays:
        """The parts of a row by name, without copying. Works for batches too: earlier axes are kept."""
        arrays: Arrays = {self.planes.name: planes} if self.planes else {}
        if row.ndim == 1:  # written out, since it is done for every step: half of the time of the general case
            for name, start, end, shape in self._parts:
                arrays[name] = row[start:end] if shape is None else row[start:end].reshape(shape)
            return arrays
        batch = row.shape[:-1]
        for name, start, end, shape in self._parts:
            part = row[..., start:end]
            arrays[name] = part if shape is None else part.reshape(*batch, *shape)
        return arrays


def seat_labels(seats: int) -> tuple[str, ...]:
    """Seats are counted clockwise from the observer."""
    return ("own", *(f"seat +{n}" for n in range(1, seats)))


__all__ = ["HIGH", "Arrays", "Feature", "Layout", "Mask", "Planes", "Row", "seat_labels"]
