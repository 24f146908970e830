"""The CPU time of decisions."""

from __future__ import annotations

from typing import Any

import pytest

from bench import thinking
from bench.thinking import line, measure
from plancia.bots import Budget, RandomBot
from plancia.engine import Form, RandBelow, Words


def test_the_line_of_a_table() -> None:
    """The mean, the time within which 95 of 100 decisions were made, and the longest."""
    found = line([0.001 * n for n in range(99, 0, -1)])
    assert str(found) == "99 | 50 ms | 95 ms | 99 ms"
    assert str(line([0.5])) == "1 | 500 ms | 500 ms | 500 ms"


def test_every_decision_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """One time for each question that a bot answers, none for chance."""
    asked, answer = [], RandomBot.answer

    def counted(self: RandomBot, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        asked.append(question)
        return answer(self, view, question, randbelow, budget)

    monkeypatch.setattr(RandomBot, "answer", counted)
    seconds = measure("warlords", 2, "random", 1, "test", "")
    assert len(seconds) == len(asked) > 50
    assert min(seconds) >= 0


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    """A row for the table, with the number of decisions."""
    thinking.main(["tigris", "--players", "3", "--bot", "random", "--games", "1", "--engine", "python"])
    game, decisions, *times = capsys.readouterr().out.strip().split(" | ")
    assert game == "tigris, 3 players"
    assert int(decisions) > 20
    assert all(time.endswith(" ms") for time in times)


def test_a_number_of_players_that_is_impossible(capsys: pytest.CaptureFixture[str]) -> None:
    """An error, not a traceback."""
    with pytest.raises(SystemExit):
        thinking.main(["tigris", "--players", "5"])
    assert "cannot be played with 5 players" in capsys.readouterr().err
