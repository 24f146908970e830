"""The load test itself: it plays, measures, reports and cleans up. No time is asserted."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest

from load import __main__ as load
from load.engine import EngineTime
from load.stored import Opening


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for temporary files."""
    return tmp_path_factory.mktemp("load")


@pytest.fixture(scope="module")
def found(folder: Path) -> load.Measured:
    """Three tables, four seconds."""
    wanted = ["--tables=3", "--rate=6", "--seconds=4", "--workers=1", "--decisions=120"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(folder))
        return asyncio.run(load.measure(load.arguments(wanted)))


def test_every_answer_is_acknowledged(found: load.Measured) -> None:
    """All due answers were given, and none was rejected."""
    assert (len(found.waits), found.refused) == (24, [])
    assert all(wait > 0 for wait in found.waits)


def test_an_answer_is_compared_with_a_decision_of_the_engine(found: load.Measured) -> None:
    """Both are measured in the same run, for the same games."""
    assert 0 < found.engine.decision < found.engine.choice < found.answer


def test_bots_play_along(found: load.Measured) -> None:
    """Each table has one, and it answers without delaying others."""
    assert found.bot_answers > 0


def test_opening_is_measured(found: load.Measured) -> None:
    """A stored table of the required length was opened, and sent to a client."""
    assert found.opening.decisions == 120
    assert 0 < found.opening.opened < found.opening.sent


def test_nothing_is_left_behind(found: load.Measured, folder: Path) -> None:
    """The database and all files beside it are deleted."""
    assert list(folder.iterdir()) == []


def test_the_report() -> None:
    """A table in Markdown, with measurements and limits."""
    measured = load.Measured(
        tables=200,
        rate=100,
        seconds=1,
        waits=[n / 1000 for n in range(1, 101)],
        late=[0.001],
        replies=[0.002],
        refused=["not_asked", "busy"],
        bot_answers=50,
        idle=0.01,
        cpu=0.5,
        bots=0.25,
        load=0.1,
        engine=EngineTime(0.000_05, 0.000_1),
        memory_when_sat_down=250_000,
        memory_when_idle=500_000,
        opening=Opening(500, 0.02, 0.03),
    )
    report = load.report(measured)
    assert report.startswith(
        "200 tables; answers per second: 100 of people, 50 of greedy bots; "
        "2 rejected, 1 of them because the server was busy.\n"
    )
    assert "| answer due to acknowledged, p50 | 51.0 ms | 20 ms |" in report
    assert "| p99 | 100.0 ms | 100 ms |" in report
    assert "| CPU of the server for an answer | 3.3 ms |  |" in report
    assert "| CPU of a greedy bot for an answer | 5.0 ms |  |" in report
    assert "| CPU of the engine for a decision | 50 µs |  |" in report
    assert "| cost of an answer, in decisions | 67 | 35 |" in report
    assert "| memory per table, idle after the run | 0.50 MB | 1 MB |" in report
    assert "| opening a stored table, 500 decisions | 20.0 ms | 50 ms |" in report
