"""Golden games: rules that change by accident are noticed here."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from plancia.records import Replay, read, verify, write
from tests.golden.features import FEATURES, digest, shown
from tests.golden.make import FOLDER, INDEX, MOST

ADVICE = """
The rules no longer play this golden game as they did. If that was not meant, undo it. If it was:
raise VERSION in games/tigris/game.py, say so in the changelog, make the games anew with

    .venv/bin/python -m tests.golden.make

and look at the difference before you commit it."""


@cache
def index() -> dict[str, Any]:
    return tomllib.loads(INDEX.read_text("utf-8"))


@cache
def played(name: str) -> Replay:
    return Replay(read((FOLDER / f"{name}.plancia").read_text("utf-8")))


NAMES = sorted(tomllib.loads(INDEX.read_text("utf-8")))


def test_the_files_are_those_of_the_index() -> None:
    """There are few golden games, and each has its entry."""
    assert sorted(Path(file).stem for file in FOLDER.glob("*.plancia")) == NAMES
    assert len(NAMES) <= MOST


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_play_it_as_ever(name: str) -> None:
    """Every state and every fact of a golden game is what it was when the game was recorded."""
    assert digest(played(name)) == index()[name]["digest"], ADVICE


@pytest.mark.parametrize("name", NAMES)
def test_the_dealer_deals_as_ever(name: str) -> None:
    """Every draw of a golden game follows from its secret."""
    checked = verify(played(name).record)
    assert checked.sealed
    assert checked.draws > 0


@pytest.mark.parametrize("name", NAMES)
def test_the_format_is_as_ever(name: str) -> None:
    """A golden game is written today as it was written then."""
    assert write(played(name).record) == (FOLDER / f"{name}.plancia").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_what_it_says(name: str) -> None:
    """A golden game has the features that the index lists."""
    assert sorted(shown(played(name))) == index()[name]["shows"], ADVICE


@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_is_shown(feature: str) -> None:
    """Each ending, option, number of players and turn of events is in some golden game."""
    assert any(feature in entry["shows"] for entry in index().values())
