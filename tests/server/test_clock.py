"""Clocks: banks, increments, caps, pauses; arithmetic on milliseconds."""

from __future__ import annotations

from random import Random

import pytest

from plancia.server.clock import HOUR, MINUTE, PACES, SECOND, Clocks, Pace, new_clocks

QUICK = Pace(bank=60 * SECOND, increment=10 * SECOND, cap=90 * SECOND)


def clocks(pace: Pace = QUICK, seats: int = 2) -> Clocks:
    return new_clocks(pace, seats)


def test_a_bank_runs_down_while_one_thinks() -> None:
    """Of two players only the one who is awaited loses time."""
    running = clocks().run_for([0], 1_000)
    assert [running.bank(seat, 6_000) for seat in (0, 1)] == [55 * SECOND, 60 * SECOND]


def test_a_move_that_ends_is_paid() -> None:
    """The increment comes after the move, and the other's time runs from there."""
    then = clocks().run_for([0], 0).run_for([1], 5_000)
    assert then.banks == (65 * SECOND, 60 * SECOND)
    assert then.bank(1, 8_000) == 57 * SECOND


def test_several_answers_in_a_row_are_one_move() -> None:
    """Nothing is paid before somebody else is awaited."""
    then = clocks().run_for([0], 0).run_for([0], 5_000).run_for([0], 9_000)
    assert then.banks == (51 * SECOND, 60 * SECOND)


def test_no_bank_grows_beyond_its_cap() -> None:
    """Whoever moves at once gains increments up to the cap."""
    then = clocks()
    for move in range(20):
        then = then.run_for([move % 2], 0)
    assert then.banks == (90 * SECOND, 90 * SECOND)


def test_without_a_cap_no_bank_grows_beyond_what_it_began_with() -> None:
    """An increment without a cap only gives back what was spent."""
    then = clocks(Pace(bank=60 * SECOND, increment=10 * SECOND)).run_for([0], 0).run_for([1], 3_000)
    assert then.banks == (60 * SECOND, 60 * SECOND)


def test_a_pause_takes_what_was_thought_and_pays_nothing() -> None:
    """Nobody's time runs in a pause."""
    paused = clocks().run_for([0], 0).stop(7_000)
    assert (paused.banks, paused.running) == ((53 * SECOND, 60 * SECOND), ())
    assert paused.bank(0, 10**9) == 53 * SECOND
    assert paused.next_alarm() is None


def test_after_a_pause_time_runs_on() -> None:
    """The bank is what it was when the pause began."""
    resumed = clocks().run_for([0], 0).stop(7_000).run_for([0], 100_000)
    assert resumed.bank(0, 101_000) == 52 * SECOND


def test_the_alarm_rings_when_the_bank_is_empty() -> None:
    """Not a millisecond earlier."""
    running = clocks().run_for([0, 1], 500)
    assert running.next_alarm() == 60_500
    assert running.out_of_time(60_499) == ()
    assert running.out_of_time(60_500) == (0, 1)


def test_the_alarm_does_not_ring_again_for_those_it_has_rung_for() -> None:
    """The other one who thinks still has time."""
    running = Clocks(QUICK, (10 * SECOND, 60 * SECOND), (0, 1), since=0)
    assert running.next_alarm() == 10 * SECOND
    assert running.next_alarm({0}) == 60 * SECOND
    assert running.next_alarm({0, 1}) is None


def test_whoever_is_out_of_time_is_not_paid() -> None:
    """An answer that comes too late brings no increment."""
    then = clocks().run_for([0], 0).run_for([1], 70_000)
    assert then.banks == (-10 * SECOND, 60 * SECOND)


def test_whoever_comes_back_may_think_for_one_move() -> None:
    """The bank holds an increment at least; a fuller one stays as it is."""
    out = clocks().run_for([0], 0).stop(70_000)
    assert out.granted(0).banks == (10 * SECOND, 60 * SECOND)
    assert out.granted(1).banks == (-10 * SECOND, 60 * SECOND)


def test_who_has_answered_under_a_seal_rests_unseen() -> None:
    """The others see the clock run on; the time is not taken."""
    resting = clocks().run_for([0, 1], 0).rest(0, 5_000)
    assert (resting.shown(0, 30_000), resting.bank(0, 30_000)) == (30 * SECOND, 55 * SECOND)
    assert resting.out_of_time(10**9) == (1,)
    assert resting.next_alarm({1}) is None
    assert resting.run_for([], 30_000).banks == (65 * SECOND, 40 * SECOND)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    """The pace `none` has no banks and rings for nobody."""
    running = new_clocks(PACES["none"], 2).run_for([0, 1], 0)
    assert (running.running, running.next_alarm(), running.out_of_time(10**12)) == ((), None, ())


@pytest.mark.parametrize(
    ("name", "bank", "increment", "cap"), [("daily", 24, 4, 72), ("relaxed", 72, 12, 120), ("slow", 72, 36, 240)]
)
def test_turn_based_presets(name: str, bank: int, increment: int, cap: int) -> None:
    """Hours to begin with, hours a move, and hours at the most."""
    assert PACES[name] == Pace(bank * HOUR, increment * HOUR, cap * HOUR, live=False)


def test_presets_for_those_who_sit_together_are_shorter() -> None:
    """Everybody is there until the end."""
    live = {name: pace for name, pace in PACES.items() if pace.live}
    assert set(live) == {"none", "quick", "calm"}
    assert max(pace.bank for pace in live.values()) <= 30 * MINUTE


def test_time_is_never_made_out_of_nothing() -> None:
    """In any life, what the banks hold is what they began with, less the time thought, plus at most what was paid."""
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
