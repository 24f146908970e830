"""`plancia tune`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from plancia.bots.evaluation.warlords import Weights
from plancia.bots.weights import Tuned, read_weights
from plancia.cli import tuning
from tests.cli.conftest import Command

FEW = ("tune", "warlords", "--players", "2", "--seed", "7", "--jobs", "1")


@pytest.fixture(autouse=True)
def no_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests that follow in this process keep their priority."""
    monkeypatch.setattr("os.nice", lambda _: None)


def test_weights_and_provenance_are_written(plancia: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file can be read by the bot; it says how many games were played, and with which seed."""
    monkeypatch.setattr(tuning, "FOLDER", tmp_path)
    ran = plancia(*FEW, "--steps", "1")
    assert ran.code == 0, ran.err
    assert "warlords, 2 players: 2 games. The weights that changed most:" in ran.text
    assert "Written: warlords-2.json" in plancia(*FEW, "--write").text
    tuned = msgspec.json.decode((tmp_path / "warlords-2.json").read_bytes(), type=Tuned)
    assert (tuned.provenance.games, tuned.provenance.seed) == (2, "7")
    assert isinstance(read_weights(tuned, Weights), Weights)


def test_mistakes_are_explained(plancia: Command) -> None:
    """Nothing is played."""
    for arguments, reason in (
        (("chess",), "chess"),
        (("tigris", "--players", "5"), "2 to 4"),
        (("tigris", "--steps", "0"), "--steps"),
        (("tigris", "--deals", "0"), "--deals"),
        (("tigris", "--on", "mars"), "mars"),
        (("tigris", "--bot", "novice"), "Unknown bot “novice”. Choose from: greedy, planner."),
    ):
        ran = plancia("tune", *arguments)
        assert ran.code == 2
        assert reason in ran.err
    assert not tuning.LOGS.exists()
