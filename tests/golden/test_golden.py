"""Golden games: accidental changes of the rules are detected here."""

from __future__ import annotations

import pytest

from plancia.records import verify, write
from tests.golden import make, make_rex, make_warlords
from tests.golden.games import Golden, digest

ADVICE = """
The rules no longer play this golden game as they did. If that was not meant, undo it. If it was:
raise VERSION in games/{golden.game}/game.py, say so in the changelog, make the games again with

    .venv/bin/python -m {golden.maker}

and look at the difference before you commit it."""

GAMES = (make.GOLDEN, make_rex.GOLDEN, make_warlords.GOLDEN)
EACH_GAME = pytest.mark.parametrize("golden", GAMES, ids=[golden.game for golden in GAMES])
EACH_RECORD = pytest.mark.parametrize(
    ("golden", "name"), [pytest.param(g, name, id=f"{g.game} {name}") for g in GAMES for name in sorted(g.index)]
)


@EACH_GAME
def test_the_files_are_those_of_the_index(golden: Golden) -> None:
    """There are few golden games, and each has its entry."""
    assert sorted(file.stem for file in golden.folder.glob("*.plancia")) == sorted(golden.index)
    assert len(golden.index) <= golden.most


@EACH_RECORD
def test_the_rules_play_it_as_ever(golden: Golden, name: str) -> None:
    """Every state and every fact of a golden game is what it was when the game was recorded."""
    assert digest(golden.played(name)) == golden.index[name]["digest"], ADVICE.format(golden=golden)


@EACH_RECORD
def test_the_dealer_and_the_format_are_as_ever(golden: Golden, name: str) -> None:
    """Every draw follows from the secret, and the record is written as it was then."""
    checked = verify(golden.played(name).record)
    assert checked.sealed
    assert checked.draws > 0
    assert write(golden.played(name).record) == golden.text(name)


@EACH_RECORD
def test_it_shows_what_it_says(golden: Golden, name: str) -> None:
    """A golden game has the features listed in the index."""
    assert sorted(golden.shown(golden.played(name))) == golden.index[name]["shows"], ADVICE.format(golden=golden)


@EACH_GAME
def test_every_feature_is_shown(golden: Golden) -> None:
    """Each ending, option, number of players, card, power and event is in some golden game."""
    shown = {feature for entry in golden.index.values() for feature in entry["shows"]}
    assert [feature for feature in golden.features if feature not in shown] == []
