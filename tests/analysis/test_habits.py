"""Habits: what is counted, against whom it is compared, and that a few games show none."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from plancia.analysis.habits import LEAST, MOST, Baseline, Figure, Table, baseline, compare, count, counters
from plancia.arena import Plan, play_game, stream
from plancia.bots import LEVELS
from plancia.games import NAMES, game
from plancia.games.tigris.facts import ConflictBegan, MonumentBuilt
from plancia.records import Record, Replay, read
from tests.analysis.games import played
from tests.golden.make import FOLDER
from tests.records.games import left

GOLDEN = max(FOLDER.glob("*.plancia"), key=lambda file: file.stat().st_size)  # a long game between bots
FIGURES = {"wars": Figure(4.0, 1.0), "monuments": Figure(2.0, 1.0)}
BOTS = Baseline(game="tigris", player="master", tables=(Table(seats=2, games=50, command="", figures=FIGURES),))


def samples(wars: float, monuments: float, games: int) -> list[tuple[int, dict[str, float]]]:
    """Games of two players with about these counts."""
    return [(2, {"wars": wars + (-1) ** n / 2, "monuments": monuments + (-1) ** n / 2}) for n in range(games)]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_figures_of_the_strongest_bots(name: str) -> None:
    """For all habits, with the command that counts them again."""
    found = baseline(name)
    assert found is not None
    assert (found.game, found.player) == (name, [*LEVELS][-1])
    assert {table.seats for table in found.tables} <= set(game(name).SEATS)
    for table in found.tables:
        assert set(table.figures) == set(counters(name))
        assert f"bench.habits {name} --players {table.seats} --number {table.games}" in table.command


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_is_counted(name: str) -> None:
    """All habits, never below zero, and something happens in every game."""
    record = random_game(name)
    found = count(record)
    assert found is not None
    assert len(found) == record.seats
    assert all(set(one) == set(counters(name)) for one in found)
    assert all(value >= 0 for one in found for value in one.values())
    assert any(value > 0 for one in found for value in one.values())


def random_game(name: str) -> Record:
    rules = game(name)
    plan = Plan(game=name, bots=("random",) * max(2, rules.SEATS[0]), options=rules.BOUNDED, keep=True, seed="habits")
    return read(play_game(plan, 0).record)


def test_what_is_counted_happened() -> None:
    """The counts of all seats add up to the facts of the game."""
    record = read(GOLDEN.read_text("utf-8"))
    facts = [fact for some in Replay(record).facts for fact in some]
    found = count(record)
    assert found is not None
    conflicts = sum(isinstance(fact, ConflictBegan) for fact in facts)
    monuments = sum(isinstance(fact, MonumentBuilt) for fact in facts)
    assert sum(one["wars"] + one["revolts"] for one in found) == conflicts > 0
    assert sum(one["monuments"] for one in found) == monuments


def test_games_that_cannot_be_compared_are_left_out() -> None:
    """Those that were not played to the end, or not from the beginning."""
    assert count(left()) is None
    assert count(played("tigris", blunders=False)) is None


def test_a_clear_difference_is_a_habit() -> None:
    """More or less than the bots, the clearest first."""
    found = compare(BOTS, samples(wars=1.0, monuments=4.0, games=10))
    assert [(one.habit, one.more) for one in found.observations] == [("wars", False), ("monuments", True)]
    assert (found.observations[0].own, found.observations[0].bots) == (1.0, 4.0)
    assert found.games == 10


def test_few_games_and_small_differences_say_nothing() -> None:
    """Below the least number of games there is no habit; nor if the difference may be chance."""
    few = compare(BOTS, samples(wars=0.0, monuments=9.0, games=LEAST - 1))
    assert (few.games, few.needed, few.observations) == (LEAST - 1, LEAST, ())
    assert compare(BOTS, samples(wars=4.4, monuments=2.1, games=12)).observations == ()


def test_other_numbers_of_players_are_not_compared() -> None:
    """There are no figures for three."""
    assert compare(BOTS, [(3, counts) for _, counts in samples(0.0, 9.0, 20)]).games == 0


def test_at_most_three_habits_are_shown() -> None:
    """The clearest three, however many stand out."""
    figures = {f"habit {n}": Figure(5.0, 1.0) for n in range(MOST + 2)}
    bots = replace(BOTS, tables=(Table(seats=2, games=50, command="", figures=figures),))
    assert len(compare(bots, [(2, dict.fromkeys(figures, 0.0))] * LEAST).observations) == MOST


def test_bots_have_no_habits_of_their_own() -> None:
    """A player with the spread of the bots seldom stands out: in 200 samples of ten games, in fewer than one in ten."""
    random = stream("no habits")
    shown = 0
    for _ in range(200):
        games = [(2, {name: random.gauss(one.mean, one.deviation) for name, one in FIGURES.items()}) for _ in range(10)]
        shown += bool(compare(BOTS, games).observations)
    assert shown < 20


def test_a_game_without_habits() -> None:
    """Nothing is counted, and there is nothing to compare with."""
    assert counters("chess") == {}
    assert baseline("chess") is None
