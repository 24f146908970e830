"""Reviews, puzzles and habits in the terminal."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from plancia.analysis import Effort, Puzzle, Review, review, shipped
from plancia.analysis import finished as finished_game
from plancia.analysis.habits import GameHabits, Observation
from plancia.engine import notation
from plancia.locale import LANGUAGES
from plancia.records import write
from tests.analysis.games import late, played
from tests.cli.conftest import Command
from tests.records.games import finished, left


@cache
def quickly() -> Review:
    """The review of that game, less carefully than usual."""
    return review(finished_game(played("tigris", blunders=True)), late("tigris").seat, effort=Effort(1, 4))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short game with a blunder."""
    path = tmp_path / "game.plancia"
    path.write_text(write(played("tigris", blunders=True)), "utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Winning chance over time", "Played:", "Better:", "Even start")),
        ("it", ("Probabilità di vittoria", "Meglio:")),
        ("fr", ("Chances de victoire", "Meilleure")),
    ],
)
def test_a_review_in_the_terminal(
    plancia: Command, file: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: tuple[str, ...]
) -> None:
    """The curve, the sum, and the costliest decisions with what was better, in the user's language."""
    assert lang in LANGUAGES
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    with patch("plancia.cli.reviewing.review", return_value=quickly()):
        ran = plancia("review", file, "--seat", str(late("tigris").seat))
    assert ran.code == 0, ran.err
    assert all(part in ran.out for part in said), ran.out


def test_a_review_as_a_page(plancia: Command, file: Path, tmp_path: Path) -> None:
    """One HTML file with the curve and a board for each costly decision, which loads nothing from elsewhere."""
    page = tmp_path / "review.html"
    with patch("plancia.cli.reviewing.review", return_value=quickly()):
        ran = plancia("review", file, "--seat", str(late("tigris").seat), "--html", page)
    assert ran.code == 0, ran.err
    text = page.read_text("utf-8")
    assert text.count("<svg") >= 2
    assert not any(word in text for word in ("<script", "<link", 'src="http'))


def test_a_whole_review(plancia: Command, file: Path) -> None:
    """From the record to the words, by the command alone; it stops when the time is up."""
    ran = plancia("review", file, "--seat", str(late("tigris").seat), "--seconds", "5")
    assert ran.code == 0, ran.err
    assert "Better:" in ran.out


def test_records_that_cannot_be_reviewed_are_refused(plancia: Command, file: Path) -> None:
    """With the reason: not finished, damaged, no such seat."""
    refused = plancia("review", file, "--seat", "7")
    assert refused.code != 0
    assert "7" in refused.err
    file.write_text(write(left()), "utf-8")
    assert "not finished" in plancia("review", file).err
    file.write_text(write(left()).replace("chance/1", "chance/2", 1), "utf-8")
    assert plancia("review", file).code != 0


def test_a_puzzle_at_the_keyboard(plancia: Command) -> None:
    """The board, the task, and after a wrong answer what would happen and what was best."""
    puzzle = shipped("tigris")[0]
    wrong = plancia("puzzle", "try", "tigris", "--id", puzzle.id, keys=[notation(puzzle.others[0].words)])
    assert wrong.code == 0, wrong.err
    assert "What is best?" in wrong.out
    assert "Not this one." in wrong.out
    right = plancia("puzzle", "try", "tigris", "--id", puzzle.id, keys=[notation(puzzle.answer)])
    assert "Solved." in right.out
    assert plancia("puzzle", "try", "tigris", "--id", "nothing").code != 0


def test_found_puzzles_are_written(plancia: Command, tmp_path: Path) -> None:
    """With their theme and rating on the screen, and whole in the file."""
    file, one = tmp_path / "puzzles.json", shipped("tigris")[0]
    with patch("plancia.cli.puzzles.find", return_value=iter([one])) as found:
        ran = plancia("puzzle", "find", "tigris", "--games", "1", "--seed", "mine", "--clear", "2.5", "--out", file)
    assert found.call_args.args == ("tigris", 2, "mine/0", 0.025)
    assert ran.code == 0, ran.err
    assert one.id in ran.out
    assert msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) == (one,)


def test_habits_in_record_files(plancia: Command, tmp_path: Path) -> None:
    """One game is too few; what stands out is shown with the figures of both."""
    file = tmp_path / "game.plancia"
    file.write_text(write(finished()), "utf-8")
    assert "So far: 1." in plancia("habits", file).text
    assert "does not play" in plancia("habits", file, "--player", "Nobody").err
    found = Observation(habit="wars", own=1.27, bots=3.4)
    habits = GameHabits(game="tigris", games=9, needed=5, observations=(found,))
    with patch("plancia.cli.habits.compare", return_value=habits):
        ran = plancia("habits", file, "--player", "player 1")
    assert "Starts fewer wars per game than our strongest bots. (1.3, bots 3.4)" in ran.text
