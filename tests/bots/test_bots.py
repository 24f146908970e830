"""Finding a bot by name, or in a user's file; errors are explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.bots import BOTS, LEVELS, PEOPLE, TRIALS, YARDSTICKS, BotError, FirstGreedyBot, GreedyBot, RandomBot, bot
from plancia.games.tigris import GAME
from tests.bots.table import play

MINE = """
class Mine:
    def __init__(self, game):
        self.game = game

    def answer(self, view, question, randbelow, budget):
        return question.default()


class Silent:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, "utf-8")
    return path


def test_bots_have_names() -> None:
    """The built-in bots are called by name."""
    assert bot("random") is RandomBot
    assert bot("greedy") is GreedyBot
    assert bot("greedy-1") is FirstGreedyBot


def test_people_are_offered_opponents_and_no_yardsticks() -> None:
    """A frozen bot can be named, but does not sit at tables; older tables keep their bots."""
    assert set(BOTS) == {*LEVELS, *PEOPLE, "random", "greedy"}
    assert not set(BOTS) & {*YARDSTICKS, *TRIALS}


def test_a_users_file_is_loaded(file: Path) -> None:
    """A class in a file plays like any other bot."""
    mine = bot(f"{file}:Mine")(GAME)
    played = play([mine, RandomBot(GAME)], seed=1, most=60)
    assert ("end",) in {words for seat, words in played.log if seat == 0}


def test_an_unknown_name_lists_the_known_ones() -> None:
    """An unknown name is answered with the known ones, and how to name a file."""
    with pytest.raises(BotError, match="no_such_bot: name='gredy'") as caught:
        bot("gredy")
    names = str(caught.value.values["names"]).split(", ")
    assert {*LEVELS, "random", "greedy", *YARDSTICKS, *TRIALS} == set(names)


def test_a_file_needs_its_class_named(file: Path) -> None:
    """A file alone is not a bot: it may contain several."""
    with pytest.raises(BotError, match="no_such_bot"):
        bot(str(file))


def test_a_missing_file_is_named() -> None:
    """The error has the path."""
    with pytest.raises(BotError, match=r"no_file: file='nowhere/mine\.py'"):
        bot("nowhere/mine.py:Mine")


def test_a_missing_class_is_named(file: Path) -> None:
    """The error has the class."""
    with pytest.raises(BotError, match=r"no_such_class: .*mine\.py', kind='Yours'"):
        bot(f"{file}:Yours")


def test_a_class_must_answer(file: Path) -> None:
    """A class without the one method of a bot is rejected before the game."""
    with pytest.raises(BotError, match=r"no_answer_method: .*mine\.py', kind='Silent'"):
        bot(f"{file}:Silent")


@pytest.mark.parametrize(
    ("text", "error"),
    [("import nothing_like_it", "ModuleNotFoundError"), ("def (", "SyntaxError"), ("1 / 0", "ZeroDivisionError")],
)
def test_a_file_that_fails_shows_its_error(tmp_path: Path, text: str, error: str) -> None:
    """The error of a user's file is shown unchanged."""
    path = tmp_path / "broken.py"
    path.write_text(text, "utf-8")
    with pytest.raises(BotError, match=rf"cannot_be_loaded: .*broken\.py', detail=.{error}: ") as caught:
        bot(f"{path}:Mine")
    assert type(caught.value.__cause__).__name__ == error
