"""A rate limiter. Pure: the caller passes the time."""

from __future__ import annotations

from math import ceil

MOST_IDLE = 1000  # full buckets that are kept before they are removed


class Limiter:
    """A bucket of attempts for each key (a name or an address) that refills over time."""

    def __init__(self, burst: int, refill: float) -> None:
        """`burst` attempts at once, and another one every `refill` milliseconds."""
        self.burst = burst
        self.refill = refill
        self._full_at: dict[str, float] = {}  # when the bucket of a key will be full again
        self._sweep_at = MOST_IDLE

    def wait(self, key: str, now: int, cost: int = 1) -> int:
        """0: go ahead, this attempt is counted. Otherwise the milliseconds until the next one.

        `cost` counts as that many attempts; a cost above the size of the bucket is allowed when the bucket is full.
        """
        full_at = max(self._full_at.get(key, now), now)
        too_early = full_at + min(cost, self.burst) * self.refill - now - self.burst * self.refill
        if too_early > 0:
            return ceil(too_early)
        self._full_at[key] = full_at + cost * self.refill
        self._sweep(now)
        return 0

    def _sweep(self, now: int) -> None:
        """Remove full buckets: they equal new ones."""
        if len(self._full_at) > self._sweep_at:
            self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
            self._sweep_at = 2 * len(self._full_at) + MOST_IDLE
