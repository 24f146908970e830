"""Clocks: banks, increments, caps, pauses; arithmetic on milliseconds."""

from __future__ import annotations

from random import Random

import pytest

from plancia.server.clock import HOUR, MINUTE, PACES, SECOND, Clocks, Pace, new_clocks

QUICK = Pace(bank=60 * SECOND, increment=10 * SECOND, cap=90 * SECOND)


def clocks(pace: Pace = QUICK, seats: int = 2) -> Clocks:
    return new_clocks(pace, seats)


def test_a_bank_decreases_while_a_seat_thinks() -> None:
    """Of two players only the awaited one loses time."""
    running = clocks().run_for([0], 1_000)
    assert [running.bank(seat, 6_000) for seat in (0, 1)] == [55 * SECOND, 60 * SECOND]


def test_a_finished_move_gets_its_increment() -> None:
    """The increment is added after the move, and the other's time runs from there."""
    then = clocks().run_for([0], 0).run_for([1], 5_000)
    assert then.banks == (65 * SECOND, 60 * SECOND)
    assert then.bank(1, 8_000) == 57 * SECOND


def test_several_answers_in_a_row_are_one_move() -> None:
    """No increment before another seat is awaited."""
    then = clocks().run_for([0], 0).run_for([0], 5_000).run_for([0], 9_000)
    assert then.banks == (51 * SECOND, 60 * SECOND)


def test_no_bank_grows_beyond_its_cap() -> None:
    """Fast moves add increments up to the cap."""
    then = clocks()
    for move in range(20):
        then = then.run_for([move % 2], 0)
    assert then.banks == (90 * SECOND, 90 * SECOND)


def test_without_a_cap_no_bank_grows_beyond_its_initial_value() -> None:
    """An increment without a cap only returns time that was used."""
    then = clocks(Pace(bank=60 * SECOND, increment=10 * SECOND)).run_for([0], 0).run_for([1], 3_000)
    assert then.banks == (60 * SECOND, 60 * SECOND)


def test_a_pause_charges_the_time_used_and_adds_no_increment() -> None:
    """No clock runs during a pause."""
    paused = clocks().run_for([0], 0).stop(7_000)
    assert (paused.banks, paused.running) == ((53 * SECOND, 60 * SECOND), ())
    assert paused.bank(0, 10**9) == 53 * SECOND
    assert paused.next_alarm() is None


def test_after_a_pause_time_runs_on() -> None:
    """The bank is what it was when the pause began."""
    resumed = clocks().run_for([0], 0).stop(7_000).run_for([0], 100_000)
    assert resumed.bank(0, 101_000) == 52 * SECOND


def test_the_alarm_is_when_the_bank_is_empty() -> None:
    """Not a millisecond earlier."""
    running = clocks().run_for([0, 1], 500)
    assert running.next_alarm() == 60_500
    assert running.out_of_time(60_499) == ()
    assert running.out_of_time(60_500) == (0, 1)


def test_the_alarm_ignores_seats_that_are_out_of_time() -> None:
    """Another seat that is thinking still has time."""
    running = Clocks(QUICK, (10 * SECOND, 60 * SECOND), (0, 1), since=0)
    assert running.next_alarm() == 10 * SECOND
    assert running.next_alarm({0}) == 60 * SECOND
    assert running.next_alarm({0, 1}) is None


def test_a_seat_out_of_time_gets_no_increment() -> None:
    """A late answer adds no increment."""
    then = clocks().run_for([0], 0).run_for([1], 70_000)
    assert then.banks == (-10 * SECOND, 60 * SECOND)


def test_a_player_who_comes_back_gets_time_for_one_move() -> None:
    """The bank has at least one increment; a fuller one stays."""
    out = clocks().run_for([0], 0).stop(70_000)
    assert out.granted(0).banks == (10 * SECOND, 60 * SECOND)
    assert out.granted(1).banks == (-10 * SECOND, 60 * SECOND)


def test_the_clock_of_a_sealed_answer_stops_secretly() -> None:
    """The others see the clock run; the time is not charged."""
    resting = clocks().run_for([0, 1], 0).rest(0, 5_000)
    assert (resting.shown(0, 30_000), resting.bank(0, 30_000)) == (30 * SECOND, 55 * SECOND)
    assert resting.out_of_time(10**9) == (1,)
    assert resting.next_alarm({1}) is None
    assert resting.run_for([], 30_000).banks == (65 * SECOND, 40 * SECOND)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    """The pace `none` has no banks and no alarms."""
    running = new_clocks(PACES["none"], 2).run_for([0, 1], 0)
    assert (running.running, running.next_alarm(), running.out_of_time(10**12)) == ((), None, ())


@pytest.mark.parametrize(
    ("name", "bank", "increment", "cap"), [("daily", 24, 4, 72), ("relaxed", 72, 12, 120), ("slow", 72, 36, 240)]
)
def test_turn_based_presets(name: str, bank: int, increment: int, cap: int) -> None:
    """Hours at the start, hours per move, and a maximum of hours."""
    assert PACES[name] == Pace(bank * HOUR, increment * HOUR, cap * HOUR, live=False)


def test_presets_for_live_games_are_shorter() -> None:
    """Everybody stays until the end."""
    live = {name: pace for name, pace in PACES.items() if pace.live}
    assert set(live) == {"none", "quick", "calm"}
    assert max(pace.bank for pace in live.values()) <= 30 * MINUTE


def test_time_is_never_created() -> None:
    """In any game, the banks hold their initial values, less the time used, plus at most the increments."""
    random = Random("clocks")
    for _ in range(200):
        now, then, thought, moves = 0, clocks(seats=3), 0, 0
        for _ in range(30):
            spent = random.randrange(20 * SECOND)
            thought += spent * len(then.running)
            now += spent
            before = then.running
            if random.random() < 0.1:
                then = then.stop(now)
            else:
                then = then.run_for(random.sample(range(3), random.randrange(4)), now)
                moves += sum(seat not in then.running for seat in before)
        left = sum(then.bank(seat, now) for seat in range(3))
        assert 180 * SECOND - thought <= left <= 180 * SECOND - thought + moves * QUICK.increment
        assert all(bank <= QUICK.cap for bank in then.banks)
