"""Puzzles: those that ship are legal, clear, and solved by strong players; ratings learn from attempts."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from plancia.analysis import Puzzle, shipped
from plancia.analysis.puzzles import HIGHEST, LOWEST, alike, consequences, is_checked, is_confirmed, mostly
from plancia.analysis.rating import START, after, expected
from plancia.arena import stream
from plancia.bots.evaluation import part_of
from plancia.bots.explaining import REST
from plancia.engine import RandBelow
from plancia.games import NAMES, game
from plancia.native.library import missing

FEW = 2  # of each game: those that the levels differ on most; `soak` checks all
native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
# Without the native rules Master is another bot in Tigris & Euphrates.
MASTERS = [pytest.param(name, marks=native if name == "tigris" else ()) for name in NAMES]


def test_every_game_has_puzzles() -> None:
    """With ids of their own."""
    found = [puzzle for name in NAMES for puzzle in shipped(name)]
    assert {puzzle.game for puzzle in found} == set(NAMES)
    assert len({puzzle.id for puzzle in found}) == len(found)


@pytest.mark.parametrize("name", NAMES)
def test_shipped_puzzles_are_sound(name: str) -> None:
    """Their answers are legal, the best has the best chance, and there is a theme and a reason."""
    themes = {*part_of(name, "TERMS"), REST}
    for puzzle in shipped(name):
        question = game(name).question(puzzle.position(), puzzle.seat)
        for words in (puzzle.answer, *(one.words for one in puzzle.others)):
            question.check(words)
        assert type(puzzle.position().ask).__name__ == puzzle.asked
        assert puzzle.others
        assert all(one.chance < puzzle.chance for one in puzzle.others if not alike(one.words, puzzle.answer))
        assert puzzle.theme in themes
        assert is_checked(puzzle)


def luck(puzzle: Puzzle) -> RandBelow:
    """Random numbers that the finder has not seen."""
    return stream(f"confirm/{puzzle.id}").randrange


@pytest.mark.parametrize("name", NAMES)
def test_some_puzzles_are_solved_by_the_highest_level_only(name: str) -> None:
    """In most of a few tries, with other random numbers than those of the finder.

    A few tries decide only what is clear. These are: in Tigris & Euphrates even a Master without native rules, which
    is another bot, solves them.
    """
    clearest = sorted(shipped(name), key=lambda puzzle: puzzle.solved[LOWEST] - puzzle.solved[HIGHEST])
    assert all(is_confirmed(puzzle, luck(puzzle), 5) for puzzle in clearest[:FEW])


@pytest.mark.parametrize(
    ("found", "verdict", "tried"),
    [([1, 1, 1, 0, 0], True, 3), ([0, 1, 0, 0, 1], False, 4), ([1, 0, 1, 0], None, 4)],
    ids=["solved", "missed", "neither"],
)
def test_tries_stop_when_the_majority_is_clear(found: list[int], verdict: bool | None, tried: int) -> None:
    """Of five tries three decide; as many solved as missed decide nothing."""
    puzzle = shipped("tigris")[0]
    with patch("plancia.analysis.puzzles.tries", side_effect=found) as asked:
        assert mostly(puzzle, "master", luck(puzzle), len(found)) is verdict
    assert asked.call_count == tried


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", MASTERS)
def test_all_puzzles_are_solved_by_the_highest_level_only(name: str) -> None:
    """In most of 20 tries each."""
    assert [puzzle.id for puzzle in shipped(name) if not is_confirmed(puzzle, luck(puzzle))] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_would_happen_does_not_come_from_the_stored_hands(name: str) -> None:
    """The consequences of an answer are those of an imagined world, the same every time."""
    puzzle = shipped(name)[0]
    state, facts = consequences(puzzle, puzzle.answer, stream("x").randrange)
    assert consequences(puzzle, puzzle.answer, stream("x").randrange) == (state, facts)
    assert state != puzzle.position()


def test_answers_that_differ_in_numbers_only_are_alike() -> None:
    """Except those that are nothing but numbers."""
    assert alike(("deploy", "PAL", 5), ("deploy", "PAL", 7))
    assert not alike(("deploy", "PAL", 5), ("deploy", "GAR", 5))
    assert not alike((1,), (2,))


def test_ratings_learn_from_attempts() -> None:
    """Solving raises the player and lowers the puzzle; new ratings move faster; an expected result changes little."""
    player, puzzle = after(START, 0, START, solved=True)
    assert (player, puzzle) == (START + 20, START - 8)
    assert after(START, 30, START, solved=True)[0] == START + 10
    assert after(START, 30, START, solved=False)[0] == START - 10
    assert expected(2000, 1000) > 0.99
    assert after(2000, 30, 1000, solved=True)[0] - 2000 < 0.1
