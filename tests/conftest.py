"""Settings for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.cost import Cost

# Machines may be busy.
settings.register_profile("plancia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("plancia")

QUIET = "tests/server/live"  # `make test` looks for quiet tests only here


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cpu", action="store_true", help="print the CPU seconds of suites, modules and tests (Linux)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("cpu"):
        config.pluginmanager.register(Cost())


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """After each module, the garbage collector sets aside what is left: caches of rules and games, mostly.

    It would look through all of it again and again. In a process that runs a third of the tests, each `gc.collect` took
    seconds, and the benchmark calls it before every game.
    """
    result = yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()
    return result
