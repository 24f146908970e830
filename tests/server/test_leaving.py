"""Players who leave for good, openly or not: no seat is stuck, with or without a clock."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from plancia.engine import PASS
from plancia.records import Entry
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR
from plancia.server.game_table import PATIENCE
from plancia.server.seats import Phase
from plancia.server.windows import TICK, UNFAMILIAR, window_time
from tests.engine.toy import MakeOffer
from tests.server.support import Life, begun, code, open_market, plays_a_turn, refusal


def leaves(life: Life, user: str) -> list[e.Event]:
    return life.add(deciding.left(life.table, user))


def test_before_the_game_the_seat_becomes_free() -> None:
    """Also several seats, and seats that were kept for the user; and nothing happens twice."""
    life = Life("ann", "open", "bob", "bob")
    life.add(deciding.join(life.table, "bob", 1))
    life.add(e.SeatFreed(seat=3))
    assert leaves(life, "bob") == [e.SeatFreed(seat=1), opened(2), opened(3)]
    assert leaves(life, "bob") == []
    assert [holder.invited for holder in life.table.seats] == ["ann", "", "", ""]


def test_a_tournament_keeps_the_seat_of_a_player_who_left_before_it_began() -> None:
    """It seats its players itself, and starts at once: then the others decide."""
    life = Life("ann", "bob")
    life.lobby.created = replace(life.lobby.created, tournament="cup")
    life.add(e.SeatFreed(seat=1))
    assert leaves(life, "bob") == []
    assert life.table.seats[1].invited == "bob"


def opened(seat: int) -> e.Event:
    """A seat is for everybody."""
    return e.SeatPlanned(seat=seat, plan=e.SeatPlan())


def test_a_lobby_without_people_is_abandoned() -> None:
    """Without the host and without players it would wait forever."""
    life = Life("ann", "open", "bot")
    assert leaves(life, "ann") == [opened(0), e.Aborted()]
    assert life.table.phase is Phase.ABORTED
    life = Life("ann", "bob")
    assert leaves(life, "ann") == [opened(0)]


@pytest.mark.parametrize("pace", ["none", "quick", "daily"])
def test_during_the_game_the_others_hand_the_seat_to_a_bot(pace: str) -> None:
    """At any time, with or without a clock; nobody has to wait for one to run out."""
    life = begun("ann", "bob", "cat", pace=pace)
    assert leaves(life, "bob") == [e.Left(seat=1)]
    assert leaves(life, "bob") == []
    assert 1 not in life.table.clocks.running
    life.does("ann", p.ForTheAbsent(id=1, seat=0, absent=1, what="bot"))
    assert (life.table.seats[1].bot, life.table.is_missing(1)) == (deciding.STAND_IN, False)
    for _ in range(3):
        (seat,) = life.table.awaited()
        if seat == 1:
            life.bots_answer(Random(1))
        else:
            plays_a_turn(life)


def test_or_they_use_the_default_answer() -> None:
    """Each time it is asked."""
    life = begun("ann", "bob")
    leaves(life, "bob")
    for _ in range(2):
        while life.table.awaited() == (0,):
            life.answers(0)
        given = life.does("ann", p.ForTheAbsent(id=1, seat=0, absent=1, what="default"))
        assert given[0] == e.Answered(seat=1, words=("end",), by="clock")
    assert refusal(life, "ann", p.ForTheAbsent(id=1, seat=0, absent=1, what="default")) == "not_out_of_time"


def test_or_the_remaining_players_agree_to_end_the_game() -> None:
    """Nobody waits for the consent of a deleted user; requests that needed it are dropped."""
    life = begun("ann", "bob", "cat")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    leaves(life, "bob")
    assert life.table.consent is None
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    life.does("cat", p.Consent(id=1, seat=2, agrees=True))
    assert life.table.phase is Phase.ABORTED


def test_during_a_pause_too() -> None:
    """The game can be resumed, and then the seat is handed over."""
    life = begun("ann", "bob")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    leaves(life, "bob")
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    assert life.table.playing
    life.does("ann", p.ForTheAbsent(id=1, seat=0, absent=1, what="bot"))


def test_without_people_the_game_ends() -> None:
    """Bots do not continue alone. Players who resigned do not count; absent players may come back."""
    life = begun("ann", "bot")
    assert leaves(life, "ann") == [e.Left(seat=0), e.Aborted()]
    life = begun("ann", "bob", "cat")
    life.does("cat", p.Resign(id=1, seat=2))
    assert leaves(life, "ann") == [e.Left(seat=0)]
    assert leaves(life, "bob") == [e.Left(seat=1), e.Aborted()]
    assert leaves(life, "cat") == []


def test_no_bot_answers_for_a_deleted_user_before_somebody_decides() -> None:
    """The people at the table decide."""
    life = begun("ann", "bob")
    leaves(life, "bob")
    while life.table.awaited() == (0,):
        life.answers(0)
    number = life.table.question
    assert code(lambda: deciding.answer(life.table, Entry(1, ("end",)), number, "bot")) == "a_person_sits_here"


def test_windows_do_not_wait_for_deleted_users(monkeypatch: pytest.MonkeyPatch) -> None:
    """They pass: at the normal time in live games, after the last answer where days may pass."""
    open_market(monkeypatch)
    for pace, wait in (("none", UNFAMILIAR * window_time(7, first=False)), ("daily", TICK)):
        life = Life("ann", "bob", "cat", game="market", pace=pace, whistles=(True, True, True)).start()
        for seat, coins in ((0, 3), (1, 0), (2, 0)):
            life.answers(seat, coins)
        leaves(life, "bob")
        life.answers(2, PASS)
        assert [event.seat for event in life.waits(wait) if isinstance(event, e.Answered)] == [1, 2]


# ---- absent players without a clock ----------------------------------------------------------------------------------
def test_without_a_clock_a_player_may_be_skipped_after_a_day() -> None:
    """The others may continue without them, or wait."""
    life = begun()
    (seat,) = life.table.awaited()
    other = 1 - seat
    absent = p.ForTheAbsent(id=1, seat=other, absent=seat, what="bot")
    assert life.waits(PATIENCE - 1) == []
    assert refusal(life, life.table.seats[other].user, absent) == "not_out_of_time"
    assert life.waits(1) == [e.RanOut(seat=seat)]
    assert life.waits(100 * HOUR) == []
    life.does(life.table.seats[other].user, absent)
    assert life.table.seats[seat].away
    life.does(life.table.seats[seat].user, p.ComeBack(id=1, seat=seat))
    assert life.waits(PATIENCE - 1) == []
    life.answers(seat)
    assert life.table.out == set()


def test_the_day_begins_with_the_question() -> None:
    """And again after a pause."""
    life = begun()
    (seat,) = life.table.awaited()
    life.waits(23 * HOUR)
    life.answers(seat)
    assert life.waits(23 * HOUR) == []
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.waits(100 * HOUR) == []
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.waits(PATIENCE - 1) == []
    assert life.waits(1) == [e.RanOut(seat=life.table.awaited()[0])]


def test_bots_are_never_skipped() -> None:
    """They answer, or are replaced."""
    life = begun("bot", "ann")
    while life.table.awaited() == (1,):
        life.answers(1)
    assert life.table.next_alarm() is None


def test_with_sealed_answers_the_day_does_not_reveal_when_somebody_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends a day after the question, whenever the others have answered."""
    open_market(monkeypatch)
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    for pause in (1, 20):
        life = Life("ann", "bob", "cat", game="market").start()
        life.waits(pause * HOUR)
        life.answers(1, 0)
        assert life.waits((24 - pause) * HOUR - 1) == []
        assert life.waits(1) == [e.RanOut(seat=0), e.RanOut(seat=2)]
