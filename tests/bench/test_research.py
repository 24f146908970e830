"""`python -m bench research`."""

from __future__ import annotations

from math import log2
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import research, research_facts
from bench.research import HOLDEM, TIGRIS, VECTOR, Pace
from plancia.engine import CHANCE, Question
from plancia.games import game

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


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


def test_facts_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The tables of the pages about research, each with a line for every game."""
    monkeypatch.setattr(research_facts, "NAMES", ("warlords",))
    research_facts.main(
        ["games", "costs", "data", "--games", "1", "--bot-games", "1", "--bots", "novice", "--shard", "2"]
    )
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| warlords")]
    assert [line.split(" | ")[1] for line in lines[:4]] == ["2", "3", "4", "novice"]
    assert [line.count("|") for line in lines] == [12, 12, 12, 5, 6]


def test_sources_on_the_page_are_those_of_the_data(capsys: pytest.CaptureFixture[str]) -> None:
    """The page about research counts the records of Rex and Galactic Warlords by their source."""
    research_facts.main(["sources"])
    head, _, *lines = capsys.readouterr().out.splitlines()
    assert head == "| game | records | rulebook | public | analogue | reconstructed |"
    page = PAGE.read_text("utf-8").splitlines()
    titles = {"rex": "Rex", "warlords": "Galactic Warlords"}
    assert [line.split(" | ")[0].removeprefix("| ") for line in lines] == list(titles)
    for line, (name, title) in zip(lines, titles.items(), strict=True):
        assert line.replace(f"| {name} |", f"| {title} |") in page


def test_the_bits_of_a_draw_are_its_surprise() -> None:
    """The first tile of Tigris & Euphrates is red with 47 of 143, and who begins is one bit."""
    rules = game("tigris")
    state, _ = rules.begin(rules.OPTIONS(), 2)
    question = Question(state, CHANCE)
    assert research_facts.surprise(question, (0,)) == 1
    state, _ = rules.advance(state, CHANCE, (0,))
    first = research_facts.surprise(Question(state, CHANCE), ("red",) * 6)
    assert first == pytest.approx(-sum(log2((47 - n) / (143 - n)) for n in range(6)))
