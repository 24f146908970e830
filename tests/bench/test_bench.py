"""The benchmark itself: what is counted and reported. No time is asserted, and the peer is not run."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from bench import __main__ as bench
from bench import ours, peer, report
from bench.measures import Run, Shares, Speed, Table, Times, times
from plancia.games import NAMES

SECONDS = 0.0  # the minimum: one game


@pytest.fixture(params=NAMES)
def it(request: pytest.FixtureRequest) -> ours.Subject:
    return ours.subject(request.param)


@pytest.fixture
def run() -> Run:
    """A run with round numbers: 30,000 decisions/s beside 20,000."""
    we, they = Speed(200, 30_000, 1.0, 1.1), Speed(20, 20_000, 1.0, 1.2)
    taken = Times(1000, 0.04, 0.08, 0.5)
    shares = Shares(10, chance=600, forced=150, free=750)
    table = Table("tigris", 2, (we, we), (they, they), we, shares, view=taken, legal=taken, sheet=taken, recorded=we)
    return Run("3.11.7", {"plancia": "0.1.0"}, 2, 1.0, (table,), Shares(20, chance=0, forced=700, free=300))


def test_every_number_of_players_is_played_to_the_end(it: ours.Subject) -> None:
    """A game is measured with every number of players that it allows, with both ways to sample answers."""
    for seats in it.seats:
        for pick in (ours.by_field, ours.evenly):
            speed = ours.speed(it, seats, SECONDS, count(1), pick)
            assert speed.games == 1
            assert speed.decisions > seats


def test_counting_who_decides_does_not_change_the_game(it: ours.Subject) -> None:
    """The games in which free choices are counted have as many decisions as the same games when timed."""
    seats = it.seats[0]
    shares = ours.shares(it, seats, [7, 8])
    assert shares.games == 2
    assert shares.decisions == ours.play(it, seats, 7, ours.by_field) + ours.play(it, seats, 8, ours.by_field)
    assert shares.chance > 0
    assert shares.free > 0


def test_the_same_seed_gives_the_same_game(it: ours.Subject) -> None:
    """A seed identifies a game, so that a slow one can be examined again."""
    assert ours.play(it, 3, 5, ours.by_field) == ours.play(it, 3, 5, ours.by_field)


def test_single_calls_are_timed_at_every_position_of_a_game(it: ours.Subject) -> None:
    """Views are timed for every seat at every position, lists and sheets for every question to a player."""
    seats = it.seats[0]
    shares = ours.shares(it, seats, [1])
    assert ours.time_view(it, seats, SECONDS, count(1)).calls == seats * (shares.decisions + 1)
    assert ours.time_legal(it, seats, SECONDS, count(1)).calls == shares.forced + shares.free
    assert ours.time_sheet(it, seats, SECONDS, count(1)).calls == shares.forced + shares.free


def test_times_are_reported_in_milliseconds() -> None:
    """The median, the 99th percentile and the maximum of many calls are reported."""
    taken = times([n / 1000 for n in range(1, 201)])
    assert (taken.calls, taken.median, taken.p99, taken.longest) == (200, 100.5, 199, 200)


def test_the_ratio_is_that_of_each_round(run: Run) -> None:
    """The ratio to the peer is computed round by round, also for free choices."""
    found = report.figures(run, run.tables[0])
    assert found["ratio"] == found["ratio_min"] == found["ratio_max"] == 1.5
    assert found["free_ratio"] == pytest.approx(1.5 * 0.5 / 0.3)


def test_a_run_that_meets_every_target_reports_it(run: Run) -> None:
    """If nothing is missed, the last line says so."""
    assert report.text(run).endswith("✓ every target is met")


def test_a_missed_target_is_named(run: Run) -> None:
    """If a target is missed, a line names it, with the number of players."""
    slow = replace(run.tables[0], legal=Times(1000, 1.0, 2.5, 9.0))
    text = report.text(replace(run, tables=(slow,)))
    assert text.endswith("✗ missed: tigris, 2 players: legal answers, ms, 99 of 100 ≤ 2")


def test_without_the_peer_its_target_is_not_measured(run: Run) -> None:
    """A ratio that was not measured is neither met nor missed."""
    alone = replace(run, tables=(replace(run.tables[0], peer=()),), peer_shares=None)
    assert "– not measured: tigris, 2 players: decisions/s beside the peer ≥ 1.2" in report.text(alone)


@pytest.mark.soak
def test_the_whole_benchmark_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Table and JSON of a real run without the peer."""
    file = tmp_path / "bench.json"
    bench.main(["--alone", "--rounds", "1", "--seconds", "0.001", "--json", str(file)])
    assert "decisions/s, field by field" in capsys.readouterr().out
    tables = json.decode(file.read_bytes())["tables"]
    assert {table["game"] for table in tables} == set(NAMES)
    assert all(table["figures"]["by_field"] > 0 for table in tables)


def test_the_peer_is_pinned() -> None:
    """The peer's version is pinned, and no file says where it is fetched from."""
    assert peer.version() in (peer.HERE / "catanatron.in").read_text()
    assert "://" not in peer.PINS.read_text()
