"""The Gymnasium environments: one learner, bots in the other seats."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from plancia.engine import Words
from plancia.games import NAMES, game
from plancia.research.gymnasium import IDS, OneLearner
from plancia.research.setup import utilities
from plancia.research.table import MaskedAction
from tests.research.games import LONG, OPTIONS, THOUSAND, table_of
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


def recorded(env: OneLearner) -> list[tuple[int, Words]]:
    """Every answer at the table from now on, those of the bots included."""
    given: list[tuple[int, Words]] = []
    answer = env.table.answer

    def record(words: Words) -> None:
        assert env.table.seat is not None
        given.append((env.table.seat, words))
        answer(words)

    env.table.answer = record  # type: ignore[method-assign]
    return given


def same_in_the_engine(env: OneLearner, seed: int, given: list[tuple[int, Words]]) -> Any:
    """The result of the engine, given the same answers and draws."""
    rules, numbers = game(env.table.rules.NAME), np.random.default_rng(seed)
    assert env.seat == numbers.integers(env.table.seats)
    randbelow = Random(int(numbers.integers(2**62))).randrange
    state, _ = rules.resolve_chance(rules.begin(env.table.options, env.table.seats)[0], randbelow)
    for seat, words in given:
        assert rules.awaited(state)[0] == seat
        state, _ = rules.apply(state, seat, words, state.asked)
        state, _ = rules.resolve_chance(state, randbelow)
    assert state == env.table.state
    return rules.result(state)


def compare_games(name: str, numbers: range) -> None:
    for number in numbers:
        seats, options = table_of(name, number)
        env = OneLearner(name, seats, **options)
        given = recorded(env)
        reward = play(env, number)
        result = same_in_the_engine(env, number, given)
        assert reward == utilities(result.places)[env.seat]


@pytest.mark.parametrize("name", NAMES)
def test_rewards_are_the_results_of_the_engine(name: str) -> None:
    """The engine, given the same answers, has the same result; a learner gets the share of opponents behind, less those
    ahead.
    """
    compare_games(name, range(3))


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("numbers", THOUSAND)
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_rewards_are_the_results_of_the_engine(name: str, numbers: range) -> None:
    """The same, a thousand times."""
    compare_games(name, numbers)


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


@pytest.mark.parametrize(("name", "actions"), [*((name, "fields") for name in NAMES), ("tigris", "answers")])
def test_equal_views_give_equal_observations(name: str, actions: str) -> None:
    """The learner sees the same in two worlds that it cannot tell apart."""
    for state, twin, seat in twins(name):
        seen = []
        for world in (state, twin):
            env = OneLearner(name, state.seats, seat=seat, actions=actions, **OPTIONS[name][0])
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
    with pytest.raises(ValueError, match=r"^no bot 'champion'; known: novice, .*greedy"):
        OneLearner("tigris", opponents="champion")
    with pytest.raises(ValueError, match=r"^bot 'bots/mine.py:Mine': there is no file bots/mine.py"):
        OneLearner("tigris", opponents="bots/mine.py:Mine")
    with pytest.raises(ValueError, match="bots: 1 given; give one name, or one for each of the 2 seats"):
        OneLearner("tigris", 3, opponents=("random",))
    with pytest.raises(ValueError, match="None is no bot: give its name"):
        OneLearner("tigris", 3, opponents=("random", None))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"budget=3: give a plancia.bots.Budget, such as Budget\(worlds=1"):
        OneLearner("tigris", budget=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1"):
        OneLearner("tigris", 2, seat=2)
    with pytest.raises(ValueError, match="masked='skip'; known: error, random"):
        OneLearner("tigris", masked="skip")
    with pytest.raises(ValueError, match="no render mode 'human'; known: ansi, svg"):
        OneLearner("tigris", render_mode="human")
    env = OneLearner("tigris", 2, seat=0, render_mode="ansi")
    for called in (env.action_masks, env.render, lambda: env.step(3)):
        with pytest.raises(MaskedAction, match="no game is in progress: call reset first"):
            called()
    env.reset(seed=1)
    with pytest.raises(MaskedAction, match=r"action 0 \(build\) is not legal for seat 0; the mask allows"):
        env.step(0)


def test_masked_actions_are_replaced_and_unknown_ones_are_not() -> None:
    """With masked="random": an action outside the action space is a mistake, and so is one after the end."""
    env = OneLearner("warlords", masked="random")
    env.reset(seed=1)
    for wrong in (-1, len(env.table.codec)):
        with pytest.raises(ValueError, match=f"no action {wrong}: warlords has actions 0 to"):
            env.step(wrong)
    while not env.step(0)[2]:
        pass
    with pytest.raises(MaskedAction, match="no game is in progress: call reset first"):
        env.step(0)
