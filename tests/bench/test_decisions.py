"""The CPU time of a decision: the same decisions in both revisions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import decisions
from bench.decisions import GAMES, measure

REX = str(GAMES / "rex-5.plancia")


def test_the_same_decisions_are_measured_again() -> None:
    """The answers do not depend on the run, so two revisions can be compared."""
    one, two = measure([REX]), measure([REX])
    assert one["answers"] == two["answers"]
    assert one["ms"] > 0


def test_a_bot_that_answers_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times of different work cannot be compared."""
    trees: list[Path] = []

    def run(tree: Path, files: object) -> dict[str, object]:
        trees.append(tree)
        return {"ms": 1.0, "answers": str(tree)}

    monkeypatch.setattr(decisions, "run", run)
    monkeypatch.setattr(decisions, "unpack", lambda revision, folder: None)
    with pytest.raises(SystemExit, match="the frozen bot has changed"):
        decisions.main(["some-revision"])
    assert trees[1] == decisions.HERE


def test_the_ratio_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The median over the rounds."""
    times = iter([4.0, 2.0, 4.0, 3.0, 4.0, 2.0])
    monkeypatch.setattr(decisions, "run", lambda tree, files: {"ms": next(times), "answers": "same"})
    monkeypatch.setattr(decisions, "unpack", lambda revision, folder: None)
    decisions.main(["some-revision", "rex", "--rounds", "3"])
    assert "rex: a decision takes 0.50 of the CPU time of some-revision (median)" in capsys.readouterr().out
