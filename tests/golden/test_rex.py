"""Golden games of Rex: rules that change by accident are noticed here."""

import tomllib
from functools import cache
from typing import Any

import pytest

from plancia.records import Replay, read, verify, write
from tests.golden.features import digest
from tests.golden.make_rex import FOLDER, MOST
from tests.golden.rex_features import FEATURES, shown

ADVICE = """
The rules no longer play this golden game as they did. If that was not meant, undo it. If it was:
raise VERSION in games/rex/game.py, say so in the changelog, make the games anew with

    .venv/bin/python -m tests.golden.make_rex

and look at the difference before you commit it."""


@cache
def index() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "index.toml").read_text("utf-8"))


@cache
def text(name: str) -> str:
    return (FOLDER / f"{name}.plancia").read_text("utf-8")


@cache
def played(name: str) -> Replay:
    return Replay(read(text(name)))


NAMES = sorted(index())


def test_the_files_are_those_of_the_index() -> None:
    """There are few golden games, and each has its entry."""
    assert sorted(file.stem for file in FOLDER.glob("*.plancia")) == NAMES
    assert len(NAMES) <= MOST


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_play_it_as_ever(name: str) -> None:
    """Every state and every fact of a golden game is what it was when the game was recorded."""
    assert digest(played(name)) == index()[name]["digest"], ADVICE


@pytest.mark.parametrize("name", NAMES)
def test_the_dealer_and_the_format_are_as_ever(name: str) -> None:
    """Every draw follows from the secret, and the record is written today as it was written then."""
    checked = verify(played(name).record)
    assert checked.sealed
    assert checked.draws > 0
    assert write(played(name).record) == text(name)


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_what_it_says(name: str) -> None:
    """A golden game has the features that the index lists."""
    assert sorted(shown(played(name))) == index()[name]["shows"], ADVICE


@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_is_shown(feature: str) -> None:
    """Each ending, race, option, number of players, card, advantage and turn of events is in some golden game."""
    assert any(feature in entry["shows"] for entry in index().values())
