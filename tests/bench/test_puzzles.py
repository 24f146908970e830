"""The search for the puzzles that ship."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from bench import habits, puzzles
from plancia.analysis.habits import Baseline
from plancia.analysis.puzzles import Puzzle, shipped
from plancia.games import NAMES

SOME = shipped("tigris")


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_files_are_what_the_search_writes(name: str) -> None:
    """One puzzle on each line, in the order of their ids."""
    file = puzzles.FOLDER / f"{name}.json"
    assert file.read_bytes() == puzzles.file_of(puzzles.complete(shipped(name), iter(()), 60))


def test_puzzles_that_fail_are_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others stay, and new games are searched until there are enough; a second search reads the log."""
    bad, new = SOME[0], msgspec.structs.replace(SOME[0], id="f" * 12)

    def confirmed(puzzle: Puzzle, *_: object) -> bool:
        return puzzle.id != bad.id

    command = ["tigris", "--logs", str(tmp_path), "--write"]
    with (
        patch("bench.puzzles.FOLDER", tmp_path),
        patch("bench.puzzles.is_confirmed", confirmed),
        patch("bench.puzzles.find", side_effect=[iter([bad]), iter([new])]) as search,
    ):
        assert puzzles.main(command) == 0
        assert puzzles.main(command) == 0
    assert [call.args[2] for call in search.call_args_list] == ["puzzles/1/tigris-2/0", "puzzles/1/tigris-2/1"]
    written = msgspec.json.decode((tmp_path / "tigris.json").read_bytes(), type=tuple[Puzzle, ...])
    assert [puzzle.id for puzzle in written] == sorted([*(one.id for one in SOME[1:]), new.id])
    assert f"not confirmed: {bad.id}" in capsys.readouterr().out


def test_a_check_counts_the_failures(capsys: pytest.CaptureFixture[str]) -> None:
    """And changes nothing."""
    with patch("bench.puzzles.is_confirmed", return_value=False):
        assert puzzles.main(["warlords", "--check"]) == 60
    assert "0 confirmed, 60 failed" in capsys.readouterr().out


def test_habits_are_counted_in_games_between_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second run reads the games of the first."""
    command = ["tigris", "--players", "2", "--number", "5", "--bot", "random", "--logs", str(tmp_path), "--write"]
    with patch("bench.habits.FOLDER", tmp_path):
        habits.main(command)
        first = capsys.readouterr().out
        with patch("bench.habits.play_game", side_effect=AssertionError("again")):
            habits.main(command)
    assert capsys.readouterr().out == first
    found = msgspec.json.decode((tmp_path / "tigris.json").read_bytes(), type=Baseline)
    assert [(table.seats, table.games) for table in found.tables] == [(2, 5)]
    assert "--players 2 --number 5 --bot random" in found.tables[0].command


def test_impossible_searches_are_refused() -> None:
    """Too few games, and numbers of players that the game does not have."""
    with pytest.raises(SystemExit):
        habits.main(["tigris", "--number", "2"])
    with pytest.raises(SystemExit):
        puzzles.main(["tigris", "--players", "9"])
