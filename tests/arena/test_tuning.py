"""Tuning by self-play: it finds what is better, can be reproduced, and can be resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from plancia.arena.matches import Plan, play_game
from plancia.arena.tuning.population import Game, PopulationLog, effects, points
from plancia.arena.tuning.run import PLANNER, Log, Run, command_of, new_run, play_tuned, start_of, step, steps
from plancia.arena.tuning.spsa import Schedule, Values, after, changes, coordinates, moved, rounded, tries
from plancia.bots.evaluation.warlords import Weights
from plancia.bots.weights import load, read_weights

START: Values = {"good": 1.0, "bad": 1.0, "idle": 1.0, "several": (0.0, 2.0), "none": 0.0, "victory": 60.0}


def test_it_finds_what_is_better() -> None:
    """If more of one weight and less of another wins, both move the right way, and a third one does not."""
    at: tuple[float, ...] = (0.0,) * 4
    schedule = Schedule()

    def strength(values: Values) -> float:
        good, bad = values["good"], values["bad"]
        assert isinstance(good, float)
        assert isinstance(bad, float)
        return good / bad

    for number in range(400):
        one, two = tries(START, at, "seed", number, schedule)
        at = after(at, 1.0 if strength(one) > strength(two) else 0.0, "seed", number, schedule)
    found = moved(START, at)
    factors = dict(changes(START, found))
    assert factors["good"] > 1.5
    assert factors["bad"] < 0.67
    assert 0.6 < factors["idle"] < 1.67
    assert (found["none"], found["victory"]) == (0.0, 60.0)


def test_coordinates_are_weights_that_count() -> None:
    """Weights of 0 are terms that are not used, and the size of a victory does not matter."""
    assert coordinates(START) == [("good", None), ("bad", None), ("idle", None), ("several", 1)]


def test_a_share_stays_a_share() -> None:
    """Odds and parts of a whole do not grow beyond 1, and a geometric series keeps its sum."""
    values: Values = {"armed": 0.5, "variety": 0.6, "hold": (0.0, 0.7)}
    assert moved(values, (9.0, 9.0, 9.0)) == {"armed": 1.0, "variety": 0.95, "hold": (0.0, 1.0)}


def test_a_draw_changes_nothing() -> None:
    """Half of the victories give no direction."""
    assert after((0.5, -0.5), 0.5, "seed", 3, Schedule()) == (0.5, -0.5)


def test_weights_are_rounded() -> None:
    """Three digits are kept."""
    assert rounded({"a": 1.23456, "b": (0.0012345, 0.0)}) == {"a": 1.23, "b": (0.00123, 0.0)}


def test_a_run_can_be_resumed(tmp_path: Path) -> None:
    """Stopped in the middle of a line, it plays the same games as without a stop, with the start of its own file."""
    whole = Log(tmp_path / "whole", new_run("rex", 3, "test", 1))
    scores = list(steps(whole, 4))
    cut = Log(tmp_path / "cut", new_run("rex", 3, "test", 1))
    list(steps(cut, 2))
    with (tmp_path / "cut").open("ab") as file:
        file.write(b'{"score":')
    again = Log(tmp_path / "cut", replace(new_run("rex", 3, "other", 1), start={}))
    assert again.run == whole.run
    assert list(steps(again, 4)) == scores[2:]
    assert again.tuned() == whole.tuned()
    assert (tmp_path / "cut").read_bytes() == (tmp_path / "whole").read_bytes()


def test_equal_weights_share_the_victories() -> None:
    """With the same weights on both sides the two games of a deal are the same game."""
    run = new_run("warlords", 2, "even", 1)
    assert step(run, start_of(run), start_of(run), 0) == 0.5


def test_a_run_starts_from_the_weights_of_today() -> None:
    """Which are those in the package."""
    tuned = load("warlords", 2)
    assert tuned is not None
    assert new_run("warlords", 2, "1", 1).start == msgspec.to_builtins(read_weights(tuned, Weights))


@pytest.mark.parametrize("kind", [Log, PopulationLog])
def test_several_processes_find_the_same_weights(kind: type[Log | PopulationLog], tmp_path: Path) -> None:
    """Games that finish in another order are counted in the order of their numbers."""

    def backwards(work: Callable[[int], Any], tasks: Iterable[int], jobs: int) -> Iterator[Any]:
        return map(work, reversed(list(tasks)))

    run = new_run("rex", 3, "order", 2)
    alone, together, turned = (kind(tmp_path / name, run) for name in ("alone", "together", "turned"))
    list(alone.play(1 if kind is Log else 3))
    list(together.play(1 if kind is Log else 3, jobs=2))
    list(turned.play(1 if kind is Log else 3, jobs=2, share=backwards))
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "together").read_bytes()
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "turned").read_bytes()
    assert alone.tuned() == together.tuned()


def test_winners_of_a_population_show_the_way() -> None:
    """If seats with more rivalry win, rivalry rises most, and weights without influence hardly move."""
    run = new_run("warlords", 3, "p", 1)
    at = [name for name, _ in coordinates(start_of(run))].index("rivalry")

    def won(run: Run, number: int) -> Game:
        rivalry = [point[at] for point in points(run, number)]
        return Game(tuple(float(u == max(rivalry)) for u in rivalry))

    found = effects(run, [won(run, number) for number in range(150)])
    assert max(found) == found[at] > 8
    assert sum(abs(effect) < 3 for effect in found) >= len(found) - 2


def test_a_population_continues(tmp_path: Path) -> None:
    """A run that was stopped gives the same weights as one in a single go."""
    run = new_run("warlords", 2, "c", 1)
    log = PopulationLog(tmp_path / "a.jsonl", run)
    list(log.play(1))
    again = PopulationLog(tmp_path / "a.jsonl", run)
    list(again.play(2))
    whole = PopulationLog(tmp_path / "b.jsonl", run)
    list(whole.play(2))
    assert again.tuned() == whole.tuned()
    assert again.tuned().provenance.games == 2


@pytest.mark.parametrize("kind", [Log, PopulationLog])
def test_the_recorded_command_repeats_a_run(kind: type[Log | PopulationLog], tmp_path: Path) -> None:
    """It starts with the weights of greedy-1, with the same seed; from tuned weights there is no such command."""
    log = kind(tmp_path / "log", new_run("tigris", 2, "again", 1, first=True))
    if isinstance(log, Log):
        log.append(1.0)
    else:
        log.append(Game((1.0, 0.0)))
    command = kind(log.path, log.run).tuned().provenance.command  # read from the file, as when a run is continued
    end = "--population" if kind is PopulationLog else "--deals 1"
    assert command == f"plancia tune tigris --players 2 --seed again --first --steps 1 {end}"
    assert command_of(new_run("tigris", 2, "again", 1)) == ""


def test_the_planner_can_play() -> None:
    """With the weights of the package it plays the games that the planner plays, and the command names it."""
    run = new_run("tigris", 2, "p", 1, bot=PLANNER)
    planned = [play_tuned(run, [start_of(run)] * 2, f"p/{deal}") for deal in range(4)]
    contest = Plan(game="tigris", bots=("planner", "planner"), options=run.options, seed="p")
    assert planned == [play_game(contest, deal).places for deal in range(4)]
    greedy = replace(run, bot="greedy")
    assert planned != [play_tuned(greedy, [start_of(run)] * 2, f"p/{deal}") for deal in range(4)]
    command = command_of(new_run("tigris", 2, "p", 1, first=True, bot=PLANNER), "--steps", "5")
    assert command == "plancia tune tigris --players 2 --seed p --first --bot planner --steps 5"
