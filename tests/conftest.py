"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Machines may be busy.
settings.register_profile("plancia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("plancia")

QUIET = "tests/server/live"  # `make test` looks for quiet tests only here


@pytest.hookimpl(optionalhook=True)  # pytest also runs without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One process more than cores: some tests wait for a browser, a deadline or a database."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    elsewhere = [item.nodeid for item in items if item.get_closest_marker("quiet") and QUIET not in item.nodeid]
    if elsewhere:
        raise pytest.UsageError(f"quiet tests belong in {QUIET}: {elsewhere[0]}")
