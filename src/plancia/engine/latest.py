"""Values that are needed several times for one state, such as what the views of all seats have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class ForLatest(Generic[S, T]):
    """A function of an immutable state that remembers the result for the latest one.

    States are compared by identity: comparing or hashing their values would take longer than most functions.
    """

    def __init__(self, compute: Callable[[S], T]) -> None:
        self.compute = compute
        self.__doc__ = compute.__doc__
        self._latest: tuple[S, T] | None = None  # replaced as a whole, so that threads never mix two states

    def __call__(self, s: S) -> T:
        latest = self._latest
        if latest is None or latest[0] is not s:
            latest = self._latest = (s, self.compute(s))
        return latest[1]
