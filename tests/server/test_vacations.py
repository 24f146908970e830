"""Vacations: the clock of a person stands still at tables where days may pass."""

from __future__ import annotations

import pytest

from plancia.server import deciding
from plancia.server import events as e
from plancia.server.clock import HOUR, SECOND, Pace, new_clocks
from plancia.server.storage.vacations import Vacation
from tests.server.support import Life, begun, everything, one_answers

DAY = 24 * HOUR
PACE = Pace(60 * SECOND, 10 * SECOND, 90 * SECOND)


# ---- clocks ----------------------------------------------------------------------------------------------------------
def test_a_paused_clock_stands_still_for_everybody() -> None:
    clocks = new_clocks(PACE, 2).run_for([0, 1], 0).pause(0, 5_000)
    assert (clocks.bank(0, 50_000), clocks.shown(0, 50_000)) == (55_000, 55_000)
    assert clocks.bank(1, 50_000) == 10_000
    assert (clocks.next_alarm(), clocks.end(0), clocks.end(1)) == (60_000, -1, 60_000)


def test_time_continues_where_it_stopped() -> None:
    clocks = new_clocks(PACE, 2).run_for([0, 1], 0).pause(0, 5_000).unpause(0, 40_000)
    assert (clocks.bank(0, 41_000), clocks.bank(1, 41_000)) == (54_000, 19_000)
    assert clocks.end(0) == 95_000


def test_a_vacation_lasts_over_several_questions() -> None:
    clocks = new_clocks(PACE, 2).run_for([0], 0).pause(0, 5_000).run_for([1], 20_000).run_for([0], 30_000)
    assert clocks.bank(0, 80_000) == 65_000, "with the increment for the answer, and nothing charged since"
    assert clocks.unpause(0, 80_000).bank(0, 81_000) == 64_000


@pytest.mark.parametrize("answered", [3_000, 8_000])
def test_a_sealed_answer_stays_secret_and_is_charged_once(answered: int) -> None:
    """Before the vacation or during it; what others see does not depend on the answer."""
    before = new_clocks(PACE, 2).run_for([0, 1], 0)
    sealed, open_ = before, before
    for at in sorted((answered, 5_000)):
        if at == answered:
            sealed = sealed.rest(0, at)
        else:
            sealed, open_ = sealed.pause(0, at), open_.pause(0, at)
    sealed, open_ = sealed.unpause(0, 20_000), open_.unpause(0, 20_000)
    assert sealed.shown(0, 30_000) == open_.shown(0, 30_000) == 45_000
    assert sealed.bank(0, 30_000) == 60_000 - min(answered, 5_000)


# ---- tables ----------------------------------------------------------------------------------------------------------
def awaited(life: Life) -> tuple[int, str]:
    (seat,) = life.table.awaited()
    return seat, life.table.seats[seat].user


def test_nobody_runs_out_of_time_on_vacation() -> None:
    life = begun("ann", "bob", pace="daily")
    seat, user = awaited(life)
    life.waits(HOUR)
    life.add(deciding.vacation(life.table, user, life.now + 10 * DAY))
    assert life.table.seats[seat].vacation == life.now + 10 * DAY
    assert life.table.missing() == ((seat, -1),)
    ended = life.waits(10 * DAY)
    assert ended == [e.VacationEnded(seat=seat)]
    assert life.table.clocks.bank(seat, life.now) == 23 * HOUR
    assert life.waits(23 * HOUR) == [e.RanOut(seat=seat)]


def test_a_person_may_come_back_early_and_answer_meanwhile() -> None:
    life = begun("ann", "bob", pace="daily")
    seat, user = awaited(life)
    life.add(deciding.vacation(life.table, user, life.now + 10 * DAY))
    life.waits(DAY)
    assert one_answers(life) == seat
    life.add(deciding.vacation(life.table, user, 0))
    assert life.table.seats[seat].vacation == 0
    assert deciding.vacation(life.table, user, 0).events == ()


def test_live_tables_and_other_people_do_not_wait() -> None:
    life = begun("ann", "bob", pace="quick")
    assert deciding.vacation(life.table, awaited(life)[1], life.now + DAY).events == ()
    life = begun("ann", "bob", pace="daily")
    seat, user = awaited(life)
    life.add(deciding.vacation(life.table, "ann" if user == "bob" else "bob", life.now + 10 * DAY))
    assert life.waits(DAY)[0] == e.RanOut(seat=seat)


def test_a_vacation_is_in_the_journal_and_in_snapshots() -> None:
    life = begun("ann", "bob", pace="daily")
    life.add(deciding.vacation(life.table, awaited(life)[1], life.now + DAY))
    assert everything(life.reopened()) == everything(life.table)


def test_days_that_have_begun_count() -> None:
    from plancia.server.http.vacations import days_of

    assert days_of([Vacation(first=0, last=DAY), Vacation(first=0, last=DAY + 1), Vacation(first=5, last=5)]) == 4
