"""`plancia dataset`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from plancia.research.dataset import Dataset
from tests.cli.conftest import Command

FEW = ("dataset", "tigris", "--bots", "random", "--jobs", "1", "--shard", "1", "--out", "data")


def test_files_are_written_and_continued(plancia: Command) -> None:
    """The same command writes nothing twice; more games are added."""
    ran = plancia(*FEW, "--games", "1")
    assert ran.code == 0, ran.err
    assert "The dataset in data is complete. Games: 1. Files: 1." in ran.out
    first = Path("data/shard-000000.parquet").stat().st_mtime_ns
    ran = plancia(*FEW, "--games", "2")
    assert "Continuing: 1 game has already been played." in ran.out
    assert "The dataset in data is complete. Games: 2. Files: 2." in ran.out
    assert Path("data/shard-000000.parquet").stat().st_mtime_ns == first
    assert Dataset("data").recipe.options == {"stall_guard": True}


def test_options_are_those_of_the_command(plancia: Command) -> None:
    """The option that ends every game is on by default, and off if the command says so."""
    plancia(*FEW, "--games", "1", "--options", "english")
    assert Dataset("data").recipe.options == {"english": True}
    assert Dataset("data").recipe.check().options.stall_guard
    plancia(*FEW[:-1], "endless", "--games", "1", "--options", "english,stall_guard=false")
    assert Dataset("endless").recipe.options == {"english": True, "stall_guard": False}
    assert not Dataset("endless").recipe.check().options.stall_guard


def test_mistakes_are_explained(plancia: Command) -> None:
    """Other recipes for the same folder, actions and bots that do not exist."""
    plancia(*FEW, "--games", "1")
    ran = plancia(*FEW, "--games", "1", "--seed", "other")
    assert ran.code == 2
    assert "data has another dataset (seed: '0', not 'other')" in ran.err
    assert "known: fields, answers" in plancia(*FEW, "--actions", "moves").err
    assert plancia(*FEW, "--games", "0").code == 2
    assert "champion" in plancia(*FEW[:2], "--bots", "champion", "--out", "data").err


def test_a_missing_package_is_explained(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the package and the command that installs it."""
    monkeypatch.delitem(sys.modules, "plancia.research.dataset")  # it is imported again
    monkeypatch.setattr("plancia.research.needs.find_spec", lambda name: None if name == "polars" else object())
    ran = plancia(*FEW, "--games", "1")
    assert ran.code == 2
    assert 'This needs polars. To install it: pip install "plancia[research]"' in ran.err
