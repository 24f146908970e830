"""A limit on how often something may be tried. Pure: the caller says what time it is."""

from __future__ import annotations

from math import ceil

MOST_IDLE = 1000  # keys that are kept although nothing is known about them any more


class Limiter:
    """A bucket of tries for each key, a name or an address, that fills up again with time."""

    def __init__(self, burst: int, refill: float) -> None:
        """So many tries at once, and another one every so many milliseconds."""
        self.burst = burst
        self.refill = refill
        self._full_at: dict[str, float] = {}  # when the bucket of a key will be full again
        self._sweep_at = MOST_IDLE

    def wait(self, key: str, now: int, cost: int = 1) -> int:
        """0: go ahead, this was one try. Otherwise it was none, and the next one is so many milliseconds away.

        What costs more counts as so many tries; even what costs more than the bucket holds may be done when it is full.
        """
        full_at = max(self._full_at.get(key, now), now)
        too_early = full_at + min(cost, self.burst) * self.refill - now - self.burst * self.refill
        if too_early > 0:
            return ceil(too_early)
        self._full_at[key] = full_at + cost * self.refill
        self._sweep(now)
        return 0

    def _sweep(self, now: int) -> None:
        """Full buckets are like new ones; memory follows the number of those that are not."""
        if len(self._full_at) > self._sweep_at:
            self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
            self._sweep_at = 2 * len(self._full_at) + MOST_IDLE
