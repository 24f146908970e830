"""Many games at once, in several processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from plancia.arena import using
from plancia.games import NAMES, game
from plancia.native.library import Missing, NativeMissing, missing
from plancia.native.states import pack
from plancia.research.native import NativeSlots
from plancia.research.processes import ProcessEnded
from plancia.research.setup import setup, utilities
from plancia.research.slots import Slots
from plancia.research.table import MaskedAction, Table
from plancia.research.vector import Games
from tests.research.games import LONG, OPTIONS, PART, THOUSAND, table_of
from tests.research.twins import twins

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
ENGINES = pytest.mark.parametrize(
    ("name", "engine"), [*((name, "python") for name in NAMES), pytest.param("tigris", "native", marks=native)]
)


def actions(masks: Any, random: Random) -> list[int]:
    """A random legal action for each game; 0 for one that is over."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return [int(random.choice(some)) if len(some) else 0 for some in legal]


def steps(games: Games, count: int, seed: int = 5) -> Iterator[Any]:
    """What random actions lead to."""
    random = Random(seed)
    observation, info = games.reset(seed=seed)
    yield observation, info
    for _ in range(count):
        chosen = actions(info["action_mask"], random)
        observation, rewards, over, cut, info = games.step(chosen)
        yield observation, rewards, over, cut, info


@pytest.mark.parametrize(("name", "opponents"), [("tigris", None), ("rex", "random"), ("warlords", "random")])
def test_processes_make_no_difference(name: str, opponents: str | None) -> None:
    """Games in this process and in another are the same, with and without bots in the other seats."""
    with (
        closing(Games(name, 3, opponents=opponents)) as here,
        closing(Games(name, 3, processes=2, opponents=opponents)) as there,
    ):
        for one, other in zip(steps(here, 40), steps(there, 40), strict=True):
            assert data_equivalence(one, other, exact=True)


def compare_games(name: str, count: int, engine: str, part: int = 0) -> None:
    """All games of a run, replayed one by one with the Python rules."""
    (seats, options), first = table_of(name, part), 7 + 4 * part
    with closing(Games(name, 4, seats, engine=engine, **options)) as games:
        random, finished = Random(part), 0
        tables = [Table(setup(name, seats, options), "fields") for _ in range(4)]
        seeds = [Random(first + n) for n in range(4)]
        _, info = games.reset(seed=first)
        over = np.zeros(4, np.bool_)
        for table, seed in zip(tables, seeds, strict=True):
            table.begin(seed.getrandbits(62))
        while finished < count:
            chosen = actions(info["action_mask"], random)
            ended = over
            observation, rewards, over, _, info = games.step(chosen)
            for n, table in enumerate(tables):
                if ended[n]:
                    table.begin(seeds[n].getrandbits(62))
                else:
                    actor = table.seat
                    table.act(chosen[n])
                assert over[n] == (table.seat is None)
                if table.seat is None:
                    result = table.rules.result(table.state)
                    assert result is not None
                    assert info["utilities"][n].tolist() == utilities(result.places)
                    assert rewards[n] == info["utilities"][n][actor]
                    assert not info["action_mask"][n].any()
                    finished += 1
                else:
                    assert info["seat"][n] == table.seat
                    assert np.array_equal(info["action_mask"][n], table.mask())
                    if finished < 2:
                        seen = {array: values[n] for array, values in observation.items()}
                        assert data_equivalence(seen, table.observe(table.seat))


@ENGINES
def test_games_end_as_in_the_engine(name: str, engine: str) -> None:
    """Observations, masks and results are those of single games; a game that is over starts again."""
    compare_games(name, count=3, engine=engine)


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("part", range(len(THOUSAND)))
@ENGINES
def test_a_thousand_games_end_as_in_the_engine(name: str, engine: str, part: int) -> None:
    """The same, a thousand times, with every number of players and other options."""
    compare_games(name, PART, engine, part)


@native
@pytest.mark.parametrize("kind", ["fields", "answers"])
@pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 1), (4, 0)])
def test_both_engines_show_the_same(seats: int, number: int, kind: str) -> None:
    """Observations, masks, seats, rewards and endings are equal, step by step, with two to four players."""
    chosen = OPTIONS["tigris"][number]
    with (
        closing(Games("tigris", 3, seats, actions=kind, engine="native", **chosen)) as fast,
        closing(Games("tigris", 3, seats, actions=kind, engine="python", **chosen)) as slow,
    ):
        for one, other in zip(steps(fast, 400), steps(slow, 400), strict=True):
            assert data_equivalence(one, other, exact=True)


@native
def test_the_native_rules_are_used_where_they_can_be() -> None:
    """For a learner that plays all seats of Tigris & Euphrates; bots and other games have the Python rules."""
    with closing(Games("tigris", 1)) as ours, closing(Games("tigris", 1, opponents="random")) as with_bots:
        assert isinstance(ours._slots, NativeSlots)
        assert isinstance(with_bots._slots, Slots)
    with closing(Games("rex", 1)) as other, using("python"), closing(Games("tigris", 1)) as without:
        assert isinstance(other._slots, Slots)
        assert isinstance(without._slots, Slots)


def test_gymnasium_wraps_it() -> None:
    """Gymnasium's wrappers for vector environments work, and its spaces contain what is returned."""
    with closing(Games("tigris", 3, opponents="random", actions="answers")) as games:
        wrapped = RecordEpisodeStatistics(games)
        random = Random(1)
        observation, info = wrapped.reset(seed=1)
        assert wrapped.observation_space.contains(observation)
        episodes = 0
        while not episodes:
            observation, _, _, _, info = wrapped.step(np.array(actions(info["action_mask"], random)))
            episodes += "episode" in info
        assert wrapped.observation_space.contains(observation)
        assert set(info["episode"]["r"]) <= {-1.0, 0.0, 1.0}


def test_shared_memory_is_not_copied_if_you_say_so() -> None:
    """With copy=False every step overwrites the same arrays."""
    with closing(Games("tigris", 2, copy=False)) as games:
        first, info = games.reset(seed=1)
        before = {name: array.copy() for name, array in first.items()}
        second, *_ = games.step(actions(info["action_mask"], Random(1)))
        assert all(np.shares_memory(first[name], second[name]) for name in first)
        assert not data_equivalence(before, first)


@pytest.mark.parametrize(("name", "kind"), [*((name, "fields") for name in NAMES), ("tigris", "answers")])
def test_equal_views_give_equal_observations(name: str, kind: str) -> None:
    """Shared memory shows the same for two worlds that the acting seat cannot tell apart."""
    with closing(Games(name, 2, 3, engine="python", actions=kind, **OPTIONS[name][0])) as games:
        games.reset(seed=1)
        assert isinstance(games._slots, Slots)
        compared = 0
        for state, twin, seat in twins(name):
            for slot, world in zip(games._slots.slots, (state, twin), strict=True):
                slot.table.resume(world)
            if {slot.table.seat for slot in games._slots.slots} == {seat}:
                compared += 1
                for slot in games._slots.slots:
                    slot.table.look()
                    slot.table.mask()
                shared = games.shared
                assert np.array_equal(shared.rows[0], shared.rows[1])
                assert np.array_equal(shared.planes[0], shared.planes[1])
                assert np.array_equal(shared.masks[0], shared.masks[1])
        assert compared > 5


@native
@pytest.mark.parametrize("kind", ["fields", "answers"])
def test_equal_views_give_equal_observations_with_the_native_rules(kind: str) -> None:
    """They know the whole state, and show what the acting seat sees."""
    with closing(Games("tigris", 2, 3, engine="native", actions=kind, **OPTIONS["tigris"][0])) as games:
        games.reset(seed=1)
        slots, compared = games._slots, 0
        assert isinstance(slots, NativeSlots)
        for state, twin, seat in twins("tigris"):
            if game("tigris").to_move(state) == (seat,):
                compared += 1
                slots.begin(0, pack(state))
                slots.begin(1, pack(twin))
                for array in (slots.rows, slots.planes, slots.masks):
                    assert np.array_equal(array[0], array[1])
        assert compared > 5


def test_a_process_that_ends_is_explained() -> None:
    """The error says how a script must start processes, the usual reason."""
    with closing(Games("tigris", 2, processes=2)) as games:
        games._workers[0].kill()
        with pytest.raises(ProcessEnded, match=r'start processes below `if __name__ == "__main__":`'):
            games.reset(seed=1)


def test_closed_games_are_not_played() -> None:
    """Gymnasium's error for closed environments, also without other processes."""
    for processes in (1, 2):
        games = Games("tigris", 2, processes=processes)
        games.reset(seed=1)
        games.close()
        for called in (games.reset, lambda games=games: games.step([2, 2])):
            with pytest.raises(ClosedEnvironmentError, match="these games are closed: make new ones"):
                called()


def test_seeds_of_numpy_are_seeds() -> None:
    """One for all games, or one for each; anything else is rejected."""
    with closing(Games("tigris", 2)) as games:
        first, _ = games.reset(seed=7)
        for seed in (np.int64(7), [7, 8], (7, 8), np.array([7, 8])):
            assert data_equivalence(games.reset(seed=seed)[0], first)  # type: ignore[arg-type]
        for wrong in ("7", 7.5, "78"):
            with pytest.raises(
                ValueError, match=f"{wrong!r} is no seed: give an integer, or one for each of the 2 games"
            ):
                games.reset(seed=wrong)  # type: ignore[arg-type]


def test_an_engine_that_cannot_be_used_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says why."""
    with pytest.raises(ValueError, match="no engine 'steam'; known: python, native"):
        Games("tigris", 1, engine="steam")
    with pytest.raises(ValueError, match="rex has no native rules, only tigris has"):
        Games("rex", 1, engine="native")
    with pytest.raises(ValueError, match="bots in the other seats need the Python rules"):
        Games("tigris", 1, engine="native", opponents="random")
    monkeypatch.setattr("plancia.native.library._load", lambda: Missing("not_built"))
    with pytest.raises(NativeMissing, match="not built"):
        Games("tigris", 1, engine="native")


def test_errors_name_what_is_valid() -> None:
    """Bad arguments and masked actions are rejected, also those of another process."""
    for count in (0, "8", 8.0):
        with pytest.raises(ValueError, match=f"count={count!r}: at least one game"):
            Games("tigris", count)  # type: ignore[arg-type]
    for processes in (3, 0, "2"):
        with pytest.raises(ValueError, match=f"processes={processes!r}: between 1 and the number of games, 2"):
            Games("tigris", 2, processes=processes)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 is no bot: give one name, or one for each of the 1 seats"):
        Games("tigris", 2, opponents=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="without opponents the learner plays all seats"):
        Games("tigris", 2, seat=1)
    for seat in (4, "x", True):
        with pytest.raises(ValueError, match=f"no seat {seat!r}: seats are 0 to 1"):
            Games("tigris", 2, seat=seat, opponents="random")  # type: ignore[arg-type]
    with pytest.raises(LookupError, match="known games"):
        Games("chess", 2)
    with pytest.raises(ValueError, match=r"budget='fast': give a plancia.bots.Budget"):
        Games("tigris", 2, budget="fast")  # type: ignore[arg-type]
    with closing(Games("tigris", 2, processes=2)) as games:
        with pytest.raises(MaskedAction, match="no game is in progress: call reset first"):
            games.step([2, 2])
        with pytest.raises(ValueError, match="1 seeds for 2 games"):
            games.reset(seed=[1])
        with pytest.raises(ValueError, match=r"1\.5 is no seed: give integers, or None"):
            games.reset(seed=[None, 1.5])  # type: ignore[list-item]
        _, info = games.reset(seed=1)
        chosen = actions(info["action_mask"], Random(1))
        rows = games.shared.rows.copy()
        for wrong in (0, -1, 411):
            with pytest.raises(MaskedAction, match=f"game 1: action {wrong} is not legal; the mask allows 2, 3"):
                games.step([chosen[0], wrong])
        for wrong_shape in (2, [2], [2, 2, 2]):
            with pytest.raises(ValueError, match="one action for each of the 2 games"):
                games.step(wrong_shape)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="actions are integers, not float64"):
            games.step([2.5, 2.5])  # type: ignore[list-item]
        assert np.array_equal(games.shared.rows, rows)  # nothing has happened in the other game
        games.step(chosen)
