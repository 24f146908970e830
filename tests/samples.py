"""Families of tests that repeat one thing many times: `make test` runs the first ones, `make soak` the rest."""

from __future__ import annotations

import pytest


def samples(count: int, tested: int = 1) -> list[object]:
    """Numbers for `parametrize`: all except the first `tested` are left to `make soak`."""
    return [pytest.param(number, marks=() if number < tested else pytest.mark.soak) for number in range(count)]
