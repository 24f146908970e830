"""The soak run itself: it passes on good rules, and leaves a reproducer on bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.engine import laws
from plancia.games import NAMES
from tests import soak


def test_a_short_run_breaks_no_law(capsys: pytest.CaptureFixture[str]) -> None:
    """The given seeds are played and counted."""
    assert soak.main(["one", "two"]) == 0
    assert "2 games" in capsys.readouterr().out


def test_a_failure_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A violation is stored with its seed."""

    def broken(*_: object) -> None:
        raise laws.LawBroken("the sky is up")

    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.setattr(soak.harness(name), "invariants", broken)
    assert soak.main(["three"]) == 1
    (found,) = (tmp_path / ".soak").iterdir()
    assert "the sky is up" in found.read_text("utf-8")
    assert "python -m tests.soak 'three'" in found.read_text("utf-8")
