"""`python -m bench research`."""

from __future__ import annotations

import pytest

from bench import __main__ as bench
from bench import research
from bench.research import HOLDEM, TIGRIS, VECTOR, Pace


def test_our_environments_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Every one of them, alone and in the same run."""
    bench.main(["research", "--alone", "--rounds", "1", "--seconds", "0.02"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in research.ours())
    assert "≥ 40,000" in printed
    assert HOLDEM not in printed


def test_targets_are_marked() -> None:
    """A ratio to hold'em, and a mark for every target that was met or missed."""
    paces = {TIGRIS: [Pace(12_000, 1, 2)], VECTOR: [Pace(30_000, 0.1, 1)], HOLDEM: [Pace(3_000, 1, 1)]}
    printed = research.report(paces)
    assert "| PettingZoo: tigris, fields | 12,000 | 12,000–12,000 | 4.0 × |" in printed
    assert "✓ tigris through PettingZoo ≥ 10,000" in printed
    assert "✗ the vector with two processes ≥ 40,000" in printed
    assert "✓ tigris ≥ 3 × PettingZoo's hold'em" in printed


def test_pins_name_no_registry() -> None:
    """Every other environment is pinned, without the address of a server."""
    for pins in set(research.PEERS.values()):
        text = (research.HERE / f"{pins}.txt").read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
