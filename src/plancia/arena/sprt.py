"""Stop early: the sequential probability ratio test, on the scores of deals.

A deal is played from both sides, and the two games depend on each other. So the test takes the mean score of a deal as
one value, and the normal approximation of its distribution, as test systems for chess engines do with pairs of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from msgspec import Struct

FEWEST = 16  # deals before the first verdict: the variance of fewer is not known well enough
SMALLEST_VARIANCE = 1e-3  # if all deals had the same score


class Hypotheses(Struct, frozen=True):
    """The first bot's share of victories is at most `low`, or at least `high`."""

    low: float = 0.5
    high: float = 0.55
    error: float = 0.05  # the odds of accepting the wrong one

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which the test ends, with either sign."""
        return log((1 - self.error) / self.error)


def log_likelihood_ratio(scores: Sequence[float], hypotheses: Hypotheses) -> float:
    """Positive if the scores favour the higher share."""
    count = len(scores)
    if count < FEWEST:
        return 0.0
    mean = sum(scores) / count
    variance = max(SMALLEST_VARIANCE, sum((score - mean) ** 2 for score in scores) / count)
    low, high = hypotheses.low, hypotheses.high
    return count * (high - low) * (2 * mean - low - high) / (2 * variance)


def is_decided(scores: Sequence[float], hypotheses: Hypotheses) -> bool:
    """Are these scores enough to accept one of the hypotheses?"""
    return abs(log_likelihood_ratio(scores, hypotheses)) >= hypotheses.bound
