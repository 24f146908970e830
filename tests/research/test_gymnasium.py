"""The Gymnasium environments: one learner, bots in the other seats."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from plancia.games import NAMES, game
from plancia.research.gymnasium import IDS, OneLearner
from plancia.research.setup import utilities
from plancia.research.table import MaskedAction
from tests.research.games import OPTIONS
from tests.research.twins import twins


def play(env: Any, seed: int) -> float:
    """A random game; returns the reward."""
    random = Random(seed)
    _, info = env.reset(seed=seed)
    for _ in range(100_000):
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, truncated, info = env.step(action)
        assert not truncated
        if over:
            assert not info["action_mask"].any()
            return float(reward)
        assert reward == 0
    raise AssertionError("no end")


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_it(name: str) -> None:
    """Gymnasium's own check passes; it ignores masks, so masked actions are replaced."""
    check_env(gymnasium.make(IDS[name], masked="random").unwrapped)
    check_env(gymnasium.make(IDS[name], masked="random", render_mode="ansi").unwrapped)


def test_gymnasium_accepts_whole_answers() -> None:
    """The same for the flat answers of Tigris & Euphrates."""
    check_env(gymnasium.make(IDS["tigris"], masked="random", actions="answers", seats=4).unwrapped)


def compare_games(name: str, games: int) -> None:
    for number in range(games):
        rules = game(name)
        seats = rules.SEATS[number % len(rules.SEATS)]
        env = OneLearner(name, seats, **OPTIONS[name][number % 2])
        reward = play(env, number)
        result = rules.result(env.table.state)
        assert result is not None
        assert reward == utilities(result.places)[env.seat]
        for seat, history in enumerate(env.table.histories):
            assert bool(history) or seat != env.seat


@pytest.mark.parametrize("name", NAMES)
def test_rewards_are_the_results_of_the_engine(name: str) -> None:
    """A learner gets the share of opponents behind, less those ahead."""
    compare_games(name, games=3)


@pytest.mark.soak
@pytest.mark.timeout(3600)  # a thousand games of Rex take minutes
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_rewards_are_the_results_of_the_engine(name: str) -> None:
    """The same, a thousand times."""
    compare_games(name, games=1000)


def test_the_seed_determines_everything() -> None:
    """Two environments with one seed and the same actions see the same, bots included."""
    first, second = (OneLearner("tigris", 2, opponents="greedy-1") for _ in range(2))
    seen = [first.reset(seed=5), second.reset(seed=5)]
    for _ in range(12):
        assert data_equivalence(seen[0], seen[1])
        action = int(np.flatnonzero(seen[0][1]["action_mask"])[-1])
        seen = [env.step(action)[::4] for env in (first, second)]


def test_the_learner_sits_everywhere_or_where_you_say() -> None:
    """Without a seat the learner changes places from game to game."""
    env = OneLearner("tigris", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    env = OneLearner("tigris", 3, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_every_opponent_has_its_seat() -> None:
    """Bots are seated clockwise from the learner."""
    env = OneLearner("tigris", 3, seat=1, opponents=("greedy-1", "random"))
    env.reset(seed=1)
    assert env.players.names == {2: "greedy-1", 0: "random"}


@pytest.mark.parametrize("name", NAMES)
def test_equal_views_give_equal_observations(name: str) -> None:
    """The learner sees the same in two worlds that it cannot tell apart."""
    for state, twin, seat in twins(name):
        seen = []
        for world in (state, twin):
            env = OneLearner(name, state.seats, seat=seat, **OPTIONS[name][0])
            env.reset(seed=1)
            env.table.resume(world)
            seen.append((env.table.observe(seat), env.action_masks()))
        assert data_equivalence(seen[0], seen[1])


def test_the_table_is_drawn() -> None:
    """As text with the learner's hand, and as a picture."""
    env = OneLearner("tigris", render_mode="ansi")
    env.reset(seed=1)
    assert "hand:" in (env.render() or "")
    env = OneLearner("tigris", render_mode="svg")
    env.reset(seed=1)
    assert (env.render() or "").startswith("<svg")


def test_errors_name_what_is_valid() -> None:
    """Bad arguments and masked actions are rejected with the valid ones."""
    with pytest.raises(ValueError, match=r"no bot 'champion'.*known: .*greedy"):
        OneLearner("tigris", opponents="champion")
    with pytest.raises(ValueError, match="1 bots for 2 seats: give one name, or one for each of the 2 seats"):
        OneLearner("tigris", 3, opponents=("random",))
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1"):
        OneLearner("tigris", 2, seat=2)
    with pytest.raises(ValueError, match="masked='skip'; known: error, random"):
        OneLearner("tigris", masked="skip")
    with pytest.raises(ValueError, match="no render mode 'human'; known: ansi, svg"):
        OneLearner("tigris", render_mode="human")
    env = OneLearner("tigris", 2, seat=0)
    env.reset(seed=1)
    with pytest.raises(MaskedAction, match=r"action 0 \(build\) is not legal for seat 0; the mask allows"):
        env.step(0)
