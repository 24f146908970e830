"""Families of tests that repeat one thing many times: `make test` runs the first ones, `make soak` the rest."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def samples(count: int, tested: int = 1) -> list[object]:
    """Numbers for `parametrize`: all except the first `tested` are left to `make soak`."""
    return [pytest.param(number, marks=() if number < tested else pytest.mark.soak) for number in range(count)]


def one_in(step: int, cases: Iterable[tuple[object, ...]], names: Iterable[str]) -> list[object]:
    """Cases for `parametrize`: one in `step` is tested, the rest are left to `make soak`.

    For the rows of a table whose width has no factor in common with `step`, every row and every column is tested.
    """
    return [
        pytest.param(*case, marks=() if number % step == 0 else pytest.mark.soak, id=name)
        for number, (case, name) in enumerate(zip(cases, names, strict=True))
    ]
