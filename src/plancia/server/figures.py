"""Histograms for the metrics: how long things take, in buckets as Prometheus expects them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Durations:
    """How long something took, by kind."""

    def __init__(self) -> None:
        self.counts: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}

    def add(self, kind: str, seconds: float) -> None:
        counts = self.counts.setdefault(kind, [0] * (len(STEPS) + 1))
        counts[bisect_left(STEPS, seconds)] += 1
        self.sums[kind] = self.sums.get(kind, 0.0) + seconds

    def lines(self, name: str, label: str) -> Iterator[str]:
        """A histogram in the format of Prometheus: each bucket counts everything that took at most that long."""
        yield f"# TYPE {name} histogram\n"
        for kind, counts in sorted(self.counts.items()):
            total = 0
            for step, count in zip((*map(str, STEPS), "+Inf"), counts, strict=True):
                total += count
                yield f'{name}_bucket{{{label}="{kind}",le="{step}"}} {total}\n'
            yield f'{name}_sum{{{label}="{kind}"}} {self.sums[kind]:.6f}\n'
            yield f'{name}_count{{{label}="{kind}"}} {total}\n'
