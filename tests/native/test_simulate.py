"""Simulations with the native rules."""

import pytest
from msgspec.structs import replace

from plancia.arena import NATIVE, Plan, obstacle, simulate
from plancia.native.library import missing

PLAN = Plan(
    game="tigris",
    bots=("random",) * 3,
    options={"stall_guard": True, "english": True},
    games=40,
    seed="a",
    engine=NATIVE,
)


@pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
def test_a_seed_determines_every_game() -> None:
    """The outcomes are the same for any number of processes; another seed gives others."""
    outcomes = list(simulate(PLAN))
    assert sorted(simulate(PLAN, jobs=2), key=lambda outcome: outcome.number) == outcomes
    assert list(simulate(replace(PLAN, seed="b"))) != outcomes
    assert len({outcome.decisions for outcome in outcomes}) > 5
    assert all(outcome.reason in ("bag", "treasures", "stalled") for outcome in outcomes)


@pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
def test_both_engines_play_the_same_game_on_average() -> None:
    """Random games have as many decisions in both, within five percent."""
    plan = replace(PLAN, games=150)
    native, python = ([o.decisions for o in simulate(replace(plan, engine=engine))] for engine in (NATIVE, "python"))
    assert abs(sum(native) / sum(python) - 1) < 0.05


def test_obstacles() -> None:
    """Other games, other bots and records need the Python rules."""
    assert obstacle("rex", ("random",), keep=False) == "game"
    assert obstacle("tigris", ("random", "greedy"), keep=False) == "bots"
    assert obstacle("tigris", ("random",), keep=True) == "records"
    assert obstacle("tigris", ("random",), keep=False) == ("missing" if missing() else "")
