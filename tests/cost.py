"""`pytest --cpu`: which suites and tests take the time, in CPU seconds of the tests and all programs that they start.

The clock on the wall says little: the workers share the cores with each other, with browsers and with servers.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from time import process_time

import pytest

LONGEST = 60  # lines of each list
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def spent() -> float:
    """CPU seconds of this process and everything it has started so far; Linux only."""
    times: dict[int, float] = {}
    children: dict[int, list[int]] = {}
    for folder in os.listdir("/proc"):
        if not folder.isdecimal():
            continue
        try:
            fields = Path("/proc", folder, "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        children.setdefault(int(fields[1]), []).append(int(folder))
        times[int(folder)] = sum(map(int, fields[11:15])) / TICK  # with its children that have ended
    family, total = [os.getpid()], 0.0
    while family:
        process = family.pop()
        total += times.get(process, 0.0)
        family += children.get(process, ())
    return total


def suite(test: str) -> str:
    """The folder of a test: `tests/server/live`."""
    return str(Path(test.partition("::")[0]).parent)


class Cost:
    """Adds to each test what was spent since the last one ended; at the end, prints the sums."""

    def __init__(self) -> None:
        self.before = 0.0
        self.asking = 0.0  # to read all of /proc takes milliseconds: not a cost of the test
        self.tests = defaultdict[str, float](float)

    def since(self) -> float:
        start = process_time()
        now = spent()
        cost = now - self.before - self.asking
        self.before, self.asking = now, process_time() - start
        return max(0.0, cost)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if not self.before:
            item.user_properties.append(("start", self.since()))  # imports and collection, in every worker
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            report.user_properties.append(("cpu", self.since()))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            for name, value in report.user_properties:
                if name == "cpu":
                    self.tests[report.nodeid] += float(str(value))
                elif name == "start":
                    self.tests["start of the workers"] += float(str(value))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        suites, modules = defaultdict[str, float](float), defaultdict[str, float](float)
        for test, seconds in self.tests.items():
            suites[suite(test)] += seconds
            modules[test.partition("::")[0]] += seconds
        terminalreporter.section(f"CPU seconds: {sum(self.tests.values()):.0f}")
        for what in (suites, modules, self.tests):
            for name, seconds in sorted(what.items(), key=lambda item: -item[1])[:LONGEST]:
                terminalreporter.line(f"{seconds:7.1f} {name}")
            terminalreporter.line("")
