"""What a decision cost: the difference between two answers, as far as it is more than the chance of a few worlds.

The best of several answers looks better than it is, so the answer that seemed best is compared with the one that was
given in worlds that had no part in the choice. Differences that may be noise count as nothing: there are many of them
in a long game, and their sum would hide the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

CLEAR = 2.0  # standard errors


def certain_loss(better: Sequence[float], played: Sequence[float]) -> float:
    """The loss from chances in the same worlds: 0 below two standard errors of the paired differences, less than the
    mean a little above, and the mean if it is beyond doubt.
    """
    differences = [one - two for one, two in zip(better, played, strict=True)]
    mean, doubt = fmean(differences), CLEAR * standard_error(differences)
    return mean * (1 - (doubt / mean) ** 2) if mean > doubt else 0.0


def standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))
