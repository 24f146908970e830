"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# Machines may be busy.
settings.register_profile("plancia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("plancia")

QUIET = "tests/server/live"  # `make test` looks for quiet tests only here


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    elsewhere = [item.nodeid for item in items if item.get_closest_marker("quiet") and QUIET not in item.nodeid]
    if elsewhere:
        raise pytest.UsageError(f"quiet tests belong in {QUIET}: {elsewhere[0]}")
