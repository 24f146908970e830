"""The weights of the greedy bot: one file for each game and number of players, with their provenance."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

import msgspec
import pytest

from plancia.bots import FirstGreedyBot, GreedyBot
from plancia.bots.evaluation import GAMES, evaluation_of
from plancia.bots.weights import Provenance, Tuned, file_name, load, read_weights
from plancia.games import game

TABLES = [(name, seats) for name in GAMES for seats in game(name).SEATS]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_of_players_has_weights(name: str, seats: int) -> None:
    """The file names its game and players, and holds no name that the struct does not know."""
    tuned = load(name, seats)
    assert tuned is not None
    assert (tuned.game, tuned.seats) == (name, seats)
    weights = read_weights(tuned, import_module(f"plancia.bots.evaluation.{name}").Weights)
    assert all(value >= 0 for value in msgspec.structs.astuple(weights) if isinstance(value, float))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_provenance_is_complete(name: str, seats: int) -> None:
    """Weights that were tuned name their games, their seed and a contest that confirms them.

    They also name the command that finds them again, or say that there is none.
    """
    tuned = load(name, seats)
    assert tuned is not None
    found = tuned.provenance
    assert found.method
    if found.games:
        assert found.seed
        assert found.confirmed
    if found.games and not found.command:
        assert "cannot be reproduced" in found.method
    for contest in found.confirmed:
        assert contest.command.startswith(f"plancia arena {name} ")
        assert 0 <= contest.low <= contest.share <= contest.high <= 1


def test_there_are_no_other_files() -> None:
    """A file for a table that cannot exist would never be read."""
    found = {file.name for file in files("plancia.bots.weights").iterdir() if file.name.endswith(".json")}
    assert found == {file_name(name, seats) for name, seats in TABLES}


def test_an_unknown_weight_is_an_error() -> None:
    """A misspelt name must not pass for a default."""
    provenance = Provenance(method="", games=0, seed="")
    tuned = Tuned(game="tigris", seats=2, provenance=provenance, weights={"rivalery": 1.0})
    with pytest.raises(ValueError, match="unknown weights: rivalery"):
        read_weights(tuned, import_module("plancia.bots.evaluation.tigris").Weights)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_1_does_not_read_files(name: str) -> None:
    """It has the defaults of the struct, at any table."""
    weights = import_module(f"plancia.bots.evaluation.{name}").Weights()
    assert evaluation_of(name) == FirstGreedyBot(game(name)).evaluation
    assert evaluation_of(name).weights == weights  # type: ignore[union-attr]  # these games have weights
    assert not FirstGreedyBot(game(name)).tuned
    assert GreedyBot(game(name)).tuned
