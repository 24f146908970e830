"""`plancia dataset`."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.research.dataset import Dataset
from tests.cli.conftest import Command

FEW = ("dataset", "tigris", "--bots", "random", "--jobs", "1", "--shard", "1", "--out", "data")


def test_files_are_written_and_continued(plancia: Command) -> None:
    """The same command writes nothing twice; more games are added."""
    ran = plancia(*FEW, "--games", "1")
    assert ran.code == 0, ran.err
    assert "1 games in 1 files are in data." in ran.out
    first = Path("data/shard-000000.parquet").stat().st_mtime_ns
    ran = plancia(*FEW, "--games", "2")
    assert "2 games in 2 files are in data." in ran.out
    assert Path("data/shard-000000.parquet").stat().st_mtime_ns == first
    assert Dataset("data").recipe.options == {"stall_guard": True}


def test_mistakes_are_explained(plancia: Command) -> None:
    """Other recipes for the same folder, actions and bots that do not exist."""
    plancia(*FEW, "--games", "1")
    ran = plancia(*FEW, "--games", "1", "--seed", "other")
    assert ran.code == 2
    assert "has a dataset with another seed" in ran.err
    assert "known: fields, answers" in plancia(*FEW, "--actions", "moves").err
    assert plancia(*FEW, "--games", "0").code == 2
    assert "champion" in plancia(*FEW[:2], "--bots", "champion", "--out", "data").err


def test_a_missing_package_is_explained(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the package and the command that installs it."""
    monkeypatch.setattr("plancia.research.needs.find_spec", lambda name: None if name == "polars" else object())
    ran = plancia(*FEW, "--games", "1")
    assert ran.code == 2
    assert 'This needs polars. To install it: pip install "plancia[research]"' in ran.err
