"""Reviews, puzzles and habits in the terminal."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from plancia.analysis import Effort, Puzzle, Reason, Review, review, shipped
from plancia.analysis import finished as finished_game
from plancia.analysis.habits import GameHabits, Observation
from plancia.analysis.hints import Hint
from plancia.cli.advice import hint_clause
from plancia.engine import notation
from plancia.locale import LANGUAGES, messages
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
    ("lang", "words"),
    [
        ("en", ("Winning chance over time", "Played:", "Better:", "Even start", "What do you do?")),
        ("it", ("Probabilità di vittoria", "Meglio:", "Che cosa fai?")),
        ("fr", ("Chances de victoire", "Meilleure\xa0:", "Que faites-vous")),
    ],
)
def test_a_review_in_the_terminal(
    plancia: Command, file: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    """The curve, the sum, and the costliest decisions with what was better, in the user's language."""
    assert lang in LANGUAGES
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    with patch("plancia.cli.reviewing.review", return_value=quickly()):
        ran = plancia("review", file, "--seat", str(late("tigris").seat))
    assert ran.code == 0, ran.err
    assert all(part in ran.out for part in words), ran.out
    assert ran.out.count("A   B   C   D") == len(quickly().costliest)  # the board at each of these decisions
    assert ran.out.index("\n1. ") < ran.out.index("A   B   C   D") < ran.out.index(words[1])  # below its heading


def test_chances_that_were_lost_twice_are_explained(
    plancia: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the decisions cost more than there was to lose, some of it was won back in between."""
    seat = str(late("tigris").seat)
    for decisions, explained in ((-0.2, False), (-1.25, True)):
        found = msgspec.structs.replace(quickly(), start=0.5, luck=0.1, decisions=decisions)
        monkeypatch.setattr("plancia.cli.reviewing.review", lambda *_, shown=found, **__: shown)
        assert ("won back and lost again" in plancia("review", file, "--seat", seat).text) == explained


def test_every_hint_has_a_clause() -> None:
    """A reason, or how the answer compares with the others."""
    m = messages("en")
    reasons = (Reason(term="monuments", worth=1.0),)

    def clauses(*hints: tuple[float | None, tuple[Reason, ...]]) -> list[str]:
        found = [Hint(words=("end",), chance=chance, reasons=why) for chance, why in hints]
        return [hint_clause(m, "tigris", found, place) for place in range(len(found))]

    assert clauses((0.5, reasons), (0.45, reasons)) == ["In its favour: monuments.", "In its favour: monuments."]
    assert clauses((0.5, ()), (0.498, ())) == ["The next one is about as good.", "About as good as the first."]
    further = "Its advantage shows only later."
    assert clauses((0.5, ()), (0.4, ())) == [further, "The first one is better if you look further ahead."]
    assert clauses((0.5, ())) == [further]
    assert clauses((None, ())) == ["What a strong bot does here, without comparing chances."]


def test_a_review_as_a_page(plancia: Command, file: Path, tmp_path: Path) -> None:
    """One HTML file with the curve and a board for each costly decision, which loads nothing from elsewhere."""
    page = tmp_path / "review.html"
    with patch("plancia.cli.reviewing.review", return_value=quickly()):
        ran = plancia("review", file, "--seat", str(late("tigris").seat), "--html", page)
    assert ran.code == 0, ran.err
    text = page.read_text("utf-8")
    assert text.count("<svg") >= 2
    assert text.count('class="own" d="M') == text.count('stroke-dasharray="" d="M') == 2  # the chart and its legend
    assert text.count('href="#last"') >= len(quickly().costliest)  # both answers name a cell
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
    assert refused.err.strip() == "Unknown seat “7”. Choose a number from 0 to 1."  # spectators have no decisions
    file.write_text(write(left()), "utf-8")
    assert "not finished" in plancia("review", file).err
    file.write_text(write(left()).replace("chance/1", "chance/2", 1), "utf-8")
    assert plancia("review", file).code != 0


def test_a_page_that_cannot_be_written_costs_no_review(
    plancia: Command, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder is checked before the work begins."""
    monkeypatch.setattr("plancia.cli.reviewing.review", lambda *_, **__: pytest.fail("the game was reviewed"))
    refused = plancia("review", file, "--html", tmp_path / "missing" / "review.html")
    assert refused.code != 0
    assert "review.html cannot be written" in " ".join(refused.err.split())


def test_a_puzzle_at_the_keyboard(plancia: Command) -> None:
    """The board, the task, and after a wrong answer what would happen and what was best."""
    puzzle = shipped("tigris")[0]
    wrong = plancia("puzzle", "try", "tigris", "--id", puzzle.id, keys=[notation(puzzle.others[0].words)])
    assert wrong.code == 0, wrong.err
    assert "What is best?" in wrong.out
    assert "Not this one." in wrong.out
    assert "The best answer is better in" in wrong.out  # under an answer that is not
    assert (wrong.out.count("✓"), wrong.out.count("✕")) == (1, len(puzzle.others))
    right = plancia("puzzle", "try", "tigris", "--id", puzzle.id, keys=[notation(puzzle.answer)])
    assert "Solved." in right.out
    assert plancia("puzzle", "try", "tigris", "--id", "nothing").code != 0


def test_puzzles_are_listed_by_difficulty(plancia: Command) -> None:
    """All that ship, the easiest first, with id, theme and rating: one of them can be tried by its id."""
    ran = plancia("puzzle", "list", "tigris")
    assert ran.code == 0, ran.err
    lines = ran.out.splitlines()
    ratings = [int(line.split()[-1]) for line in lines]
    assert ratings == sorted(one.rating for one in shipped("tigris"))
    assert {line.split(":")[0] for line in lines} == {one.id for one in shipped("tigris")}


def test_found_puzzles_are_written(plancia: Command, tmp_path: Path) -> None:
    """With their theme and rating on the screen, and whole in the file."""
    file, one = tmp_path / "puzzles.json", shipped("tigris")[0]
    with patch("plancia.cli.puzzles.find", return_value=iter([one])) as found:
        ran = plancia("puzzle", "find", "tigris", "--games", "1", "--seed", "mine", "--clear", "2.5", "--out", file)
    assert found.call_args.args == ("tigris", 2, "mine/0", 0.025)
    assert ran.code == 0, ran.err
    assert one.id in ran.out
    assert msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) == (one,)
    assert plancia("puzzle", "list", "tigris", "--from", file).text.startswith(f"{one.id}:")
    tried = plancia("puzzle", "try", "tigris", "--from", file, keys=[notation(one.answer)])
    assert "Solved." in tried.text


def test_a_file_without_puzzles_is_refused(plancia: Command, tmp_path: Path) -> None:
    """No such file, another kind of file, a position that is none; none of this game and these rules."""
    file = tmp_path / "found.json"
    assert "File not found" in plancia("puzzle", "try", "tigris", "--from", file).err
    file.write_text("no puzzles", "utf-8")
    assert "cannot be read" in plancia("puzzle", "list", "tigris", "--from", file).err
    one = shipped("tigris")[0]
    file.write_bytes(msgspec.json.encode([msgspec.structs.replace(one, state=msgspec.Raw(b'{"bag":1}'))]))
    assert "cannot be read" in plancia("puzzle", "try", "tigris", "--from", file).err
    file.write_bytes(msgspec.json.encode([msgspec.structs.replace(one, rules=99), *shipped("rex")[:1]]))
    assert plancia("puzzle", "try", "tigris", "--from", file).err.strip() == "There is no puzzle “tigris”."


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
