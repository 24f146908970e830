"""Winning chances: logs of one run are never continued by another, and the documentation shows the shipped curves."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bench.chances.fitting import bins, brier, fit, rows
from bench.chances.sampling import AnotherRun, Game, Log, Sample, new_run
from bench.chances.tables import tables

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "analysis.md"


def test_the_documentation_has_the_tables_of_the_shipped_curves() -> None:
    """`python -m bench.chances --write` prints them."""
    assert tables() in DOCUMENTATION.read_text("utf-8")


def test_a_log_is_continued_by_the_same_run_only(tmp_path: Path) -> None:
    """Games with other weights are not mixed with those of today."""
    run, path = new_run("tigris", 2, "log", "greedy"), tmp_path / "log.jsonl"
    Log(path, run)
    assert Log(path, run).run == run
    with pytest.raises(AnotherRun):
        Log(path, replace(run, weights="other"))


def test_a_fit_finds_what_decides() -> None:
    """Players with more worth win more often: the curve knows it, and is calibrated."""
    random, games = Random(5), []
    for _ in range(400):
        worth = random.gauss(0, 1)
        won = random.random() < 1 / (1 + 2.7 ** (-2 * worth))
        games.append(Game((float(won), float(not won)), (Sample(0, 0.5, True, worth), Sample(1, 0.5, False, -worth))))
    data = rows(games, 1.0)
    coefficients = fit(data)
    assert brier(coefficients, data) < 0.2
    assert all(abs(one.chance - one.won) < 0.15 for one in bins(coefficients, data) if one.positions > 40)
