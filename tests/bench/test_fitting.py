"""Fitting weights to the results of games."""

from __future__ import annotations

import re
from itertools import pairwise
from math import log

import msgspec
import numpy as np
import pytest

from bench import fitting
from bench.fitting import newton, positions_of
from plancia.arena.tuning import new_run
from plancia.bots.evaluation.warlords import Weights


def test_it_finds_the_weight_that_decides() -> None:
    """If one term counts three times as much as assumed, its factor rises, and those of the others hardly move."""
    random = np.random.default_rng(1)
    terms = random.normal(0, 5, (4000, 3))  # of the worth; a factor multiplies one of them
    chance = 1 / (1 + np.exp(-0.2 * (terms @ [3.0, 1.0, 1.0])))
    won = (random.random(4000) < chance).astype(float)
    step, _ = newton(terms.sum(axis=1), terms, won, np.zeros(3), np.array([0.1, 0.0]))
    assert step[0] - max(step[1:]) > log(1.5)


def test_without_evidence_nothing_moves() -> None:
    """If the results are chance, all factors stay near 1."""
    random = np.random.default_rng(2)
    terms, won = random.normal(0, 5, (500, 3)), random.integers(0, 2, 500).astype(float)
    step, _ = newton(terms.sum(axis=1), terms, won, np.zeros(3), np.array([0.1, 0.0]))
    assert max(abs(step)) < 0.3


@pytest.mark.parametrize(("name", "seats"), [("tigris", 3), ("warlords", 2)])
def test_positions_are_those_of_players_who_have_ended_their_turn(name: str, seats: int) -> None:
    """All players have some, another one is to move, and one of them has won."""
    found = positions_of(new_run(name, seats, "fit", 1, first=True), "fit/1")
    assert {position.seat for position in found} == {*range(seats)}
    assert len({position.seat for position in found if position.won}) == 1
    assert all(position.world.active != position.seat for position in found)


def test_the_command_prints_factors(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The largest change comes first. One game is little evidence, so no weight moves far."""
    monkeypatch.setattr(fitting, "ROUNDS", 1)
    fitting.main(["warlords", "--first", "--games", "1", "--seed", "fit"])
    first, *lines, last = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+ positions, losses \d\.\d{4}, \d\.\d{4}", first)
    changes = [abs(log(float(line.split()[-1]))) for line in lines]
    assert all(a > b - 0.02 for a, b in pairwise(changes))  # they are printed with two digits
    assert changes[0] < 0.6
    assert msgspec.json.decode(last, type=Weights).rivalry != Weights().rivalry


def test_mistakes_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is played."""
    for arguments, reason in ((["rex"], "invalid choice"), (["warlords", "--players", "5"], "5 players")):
        with pytest.raises(SystemExit):
            fitting.main(arguments)
        assert reason in capsys.readouterr().err
