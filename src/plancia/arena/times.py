"""How long decisions take, as histograms: storing every time of thousands of games would fill the disk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp2, log2

from msgspec import Struct

STEPS = 4  # buckets for each doubling: a quantile is accurate to about 9 %


class Times(Struct, frozen=True):
    """A histogram of seconds, on a logarithmic scale."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    buckets: tuple[tuple[int, int], ...] = ()  # the number of a bucket, and how many times are in it

    @staticmethod
    def of(seconds: Iterable[float]) -> Times:
        taken = list(seconds)
        buckets = Counter(round(STEPS * log2(max(1e-7, time))) for time in taken)
        return Times(
            len(taken), round(sum(taken), 6), round(max(taken, default=0.0), 6), tuple(sorted(buckets.items()))
        )

    @staticmethod
    def sum(parts: Iterable[Times]) -> Times:
        parts = list(parts)
        buckets: Counter[int] = Counter()
        for part in parts:
            buckets.update(dict(part.buckets))
        longest = max((part.longest for part in parts), default=0.0)
        total = sum(part.total for part in parts)
        return Times(sum(part.count for part in parts), total, longest, tuple(sorted(buckets.items())))

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The approximate time within which this share of the decisions was made, at most the longest."""
        left = share * self.count
        for bucket, count in self.buckets:
            left -= count
            if left <= 0:
                return min(self.longest, exp2(bucket / STEPS))
        return self.longest
