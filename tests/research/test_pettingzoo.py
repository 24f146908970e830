"""The PettingZoo environments."""

from __future__ import annotations

import pickle
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from plancia.engine import Words
from plancia.games import NAMES, game
from plancia.research.pettingzoo import env, raw_env
from plancia.research.setup import utilities
from plancia.research.table import MaskedAction
from tests.research.games import LONG, OPTIONS, THOUSAND, table_of
from tests.research.twins import twins

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import an environment in a deprecated way
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test import test_save_obs as check_save_obs

KINDS = [(name, "fields") for name in NAMES] + [("tigris", "answers")]


def legal(mask: Any, random: Random) -> int:
    """A random action that the mask allows."""
    return int(random.choice(np.flatnonzero(mask)))


def play(environment: Any, random: Random, seed: int) -> list[tuple[int, int]]:
    """A random game: every seat and its action. Rewards and masks are checked on the way."""
    environment.reset(seed=seed)
    taken = []
    rewards = {}
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        if terminated or truncated:
            rewards[agent] = reward
            environment.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        action = legal(observation["action_mask"], random)
        taken.append((environment.possible_agents.index(agent), action))
        environment.step(action)
    table = environment.unwrapped.table
    assert list(rewards.values()) == utilities(table.rules.result(table.state).places)
    assert sum(rewards.values()) == pytest.approx(0)
    return taken


def same_in_the_engine(environment: Any, seed: int, taken: list[tuple[int, int]]) -> None:
    """The engine, given the same answers and draws, has the same result."""
    table = environment.unwrapped.table
    rules, words = game(table.rules.NAME), table.codec
    randbelow = Random(int(np.random.default_rng(seed).integers(2**63))).randrange
    state, _ = rules.resolve_chance(rules.begin(table.options, table.seats)[0], randbelow)
    steps = iter(taken)
    while asked := rules.awaited(state):
        question, answer = rules.question(state, asked[0]), Words()
        if table.answers is not None:
            seat, action = next(steps)
            answer = table.answers.words(action)
        else:
            while question.next(answer) is not None:
                seat, action = next(steps)
                answer = (*answer, words.word(action))
        assert seat == asked[0]
        state, _ = rules.apply(state, seat, answer, state.asked)
        state, _ = rules.resolve_chance(state, randbelow)
    assert next(steps, None) is None
    assert rules.result(state) == rules.result(table.state)


@pytest.mark.parametrize(("name", "actions"), KINDS)
def test_pettingzoo_accepts_it(name: str, actions: str) -> None:
    """PettingZoo's own tests of the interface and of seeds pass."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of an agent that does not act
        api_test(env(name, actions=actions), num_cycles=60)
        seed_test(lambda: env(name, actions=actions), num_cycles=25)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_draws_it(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """PettingZoo's own test of rendering passes, and a picture is SVG. There are no images to save."""
    render_test(lambda **kwargs: env(name, **kwargs), {"svg": lambda picture: picture.startswith("<svg")})
    assert capsys.readouterr().out
    check_save_obs(env(name))
    assert "did not save the observations" in capsys.readouterr().out


def compare_games(name: str, actions: str, numbers: range) -> None:
    for number in numbers:
        seats, options = table_of(name, number)
        environment = raw_env(name, seats, actions=actions, **options)
        same_in_the_engine(environment, number, play(environment, Random(number), number))


@pytest.mark.parametrize(("name", "actions"), KINDS)
def test_games_end_as_in_the_engine(name: str, actions: str) -> None:
    """Random games have the results that the engine computes."""
    compare_games(name, actions, range(3))


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("numbers", THOUSAND)
@pytest.mark.parametrize(("name", "actions"), KINDS)
def test_a_thousand_games_end_as_in_the_engine(name: str, actions: str, numbers: range) -> None:
    """The same, a thousand times."""
    compare_games(name, actions, numbers)


def test_a_game_is_cut_off_after_max_cycles() -> None:
    """All agents are truncated after so many steps, without a reward."""
    environment = env("tigris", max_cycles=4)
    environment.reset(seed=1)
    steps = 0
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        assert not terminated
        assert reward == 0
        assert truncated == (steps >= 4)
        steps += not truncated
        environment.step(None if truncated else environment.action_space(agent).sample(observation["action_mask"]))
    assert steps == 4
    assert environment.agents == []


@pytest.mark.parametrize(("name", "actions"), KINDS)
def test_equal_views_give_equal_observations(name: str, actions: str) -> None:
    """Every agent sees the same in two worlds that its seat cannot tell apart, masks and info included."""
    for state, twin, seat in twins(name):
        agent, seen = f"seat_{seat}", []
        for world in (state, twin):
            environment = raw_env(name, state.seats, actions=actions, **OPTIONS[name][0])
            environment.reset(seed=1)
            environment.infos = {}  # of the first question, which belongs to another game
            environment.table.resume(world)
            environment._select()
            seen.append((environment.observe(agent), environment.infos.get(agent)))
        assert data_equivalence(seen[0][0], seen[1][0])
        if None not in (seen[0][1], seen[1][1]):  # it acts in both: `last` returns its info only then
            assert data_equivalence(seen[0][1], seen[1][1])


def test_a_pickled_environment_is_the_same() -> None:
    """Frameworks copy environments to other processes."""
    environment = pickle.loads(pickle.dumps(raw_env("tigris", 3, actions="answers", open_tiles=True)))
    assert environment.table.options.open_tiles
    assert environment.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert environment.action_space("seat_0").n == 1886


def test_errors_name_what_is_valid() -> None:
    """Unknown games, seats, options, modes, agents and masked actions are rejected with the valid ones."""
    with pytest.raises(LookupError, match="known games: tigris, rex, warlords"):
        env("chess")
    with pytest.raises(ValueError, match="rex has 3 to 6 seats, not 2"):
        env("rex", 2)
    for wrong in ("3", 3.0, True):
        with pytest.raises(ValueError, match=rf"tigris has 2 to 4 seats, not {wrong!r}"):
            env("tigris", wrong)  # type: ignore[arg-type]
    for cycles in (0, -4, "9"):
        with pytest.raises(ValueError, match=f"max_cycles={cycles!r}: at least one step, or None for no limit"):
            env("tigris", max_cycles=cycles)  # type: ignore[arg-type]
    assert env("tigris", np.int64(3)).possible_agents == ["seat_0", "seat_1", "seat_2"]  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"no option 'closed'; its options: english, open_tiles.*stall_guard$"):
        env("tigris", closed=True)
    with pytest.raises(ValueError, match=r"no option 'players'; its options: .*; `seats` is the number of players"):
        env("tigris", players=3)
    with pytest.raises(ValueError, match=r"invalid option value: Expected `bool`, got `str`"):
        env("tigris", english="yes")
    with pytest.raises(ValueError, match="no race 'terran'"):
        env("rex", races="terran")
    with pytest.raises(
        ValueError, match=r"rex: edition: this is not an edition. Give what plancia.games.rex.edition.load"
    ):
        env("rex", edition="mine.toml")
    with pytest.raises(ValueError, match="no actions 'moves'; known: fields, answers"):
        env("tigris", actions="moves")
    with pytest.raises(LookupError, match="games that have one: tigris"):
        env("rex", actions="answers")
    with pytest.raises(ValueError, match="no render mode 'rgb'; known: human, ansi, svg"):
        env("tigris", render_mode="rgb")
    environment = raw_env("tigris")
    for called in (environment.render, lambda: environment.observe("seat_0")):
        with pytest.raises(MaskedAction, match="no game is in progress: call reset first"):
            called()
    environment.reset(seed=3)
    with pytest.raises(ValueError, match="no agent 'seat_2'; agents: seat_0, seat_1"):
        environment.observe("seat_2")
    with pytest.raises(MaskedAction, match=r"action 0 \(build\) is not legal for seat .; the mask allows 2, 3"):
        environment.step(0)
    with pytest.raises(ValueError, match="no action 411: tigris has actions 0 to 410"):
        environment.step(411)
    for action in ("tile", 2.5):
        with pytest.raises(ValueError, match=f"{action!r} is no action: tigris has actions 0 to 410"):
            environment.step(action)  # type: ignore[arg-type]
    flat = raw_env("tigris", actions="answers")
    flat.reset(seed=3)
    with pytest.raises(MaskedAction, match="is not legal"):
        flat.step(1885)
