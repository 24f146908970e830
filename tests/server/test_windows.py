"""Windows in live games: answers are held, and published together at the window's own time."""

from __future__ import annotations

import pytest

from plancia.engine import PASS
from plancia.records import Entry
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, SECOND
from plancia.server.game_table import GameTable
from plancia.server.table_messages import table_message
from plancia.server.windows import (
    LEAST,
    LINE,
    MORE_TIME,
    MOST_LINES,
    UNFAMILIAR,
    window_time,
)
from tests.engine.toy import WHISTLE
from tests.server.sales import ALL, NONE, lasts, published, sale
from tests.server.support import Life, open_market, refusal


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    open_market(monkeypatch)


def test_answers_are_held_until_the_window_closes() -> None:
    """All at once, at its own time, although both answered long before."""
    life = sale()
    closes = life.now + lasts(life)
    assert life.answers(1, PASS) == [e.Held(seat=1, words=(PASS,))]
    assert life.answers(2, PASS) == [e.Held(seat=2, words=(PASS,))]
    assert life.waits(lasts(life) - 1) == []
    assert published(life.waits(1)) == [(1, (PASS,)), (2, (PASS,))]
    assert life.now == closes


def test_a_player_alone_against_bots_does_not_wait() -> None:
    """There is nobody to hide from: a window closes when all have answered, and a forced pass is automatic."""
    life = alone(whistles=ALL)
    assert life.table.awaited() == (0, 2)
    bot_answers(life, 2, PASS)
    assert life.waits(0) == []
    life.answers(0, PASS)
    assert published(life.waits(0)) == [(0, (PASS,)), (2, (PASS,))]
    assert alone(whistles=(False, True, True)).table.awaited() == (2,)


def alone(whistles: tuple[bool, ...], pace: str = "none") -> Life:
    """Ann plays against two bots, and one of them is about to buy."""
    life = Life("ann", "bot", "bot", game="market", pace=pace, whistles=whistles).start()
    life.answers(0, 0)
    for seat, coins in ((1, 3), (2, 0)):
        bot_answers(life, seat, coins)
    return life


def bot_answers(life: Life, seat: int, word: str | int) -> None:
    life.add(deciding.answer(life.table, Entry(seat, (word,)), life.table.question, "bot"))


def test_a_window_waits_for_the_only_person() -> None:
    """No limit and no countdown at any pace; the other players are bots."""
    for pace in ("none", "quick", "daily"):
        life = alone(whistles=ALL, pace=pace)
        bot_answers(life, 2, PASS)
        assert life.waits(48 * HOUR) == []
        assert (life.table.awaited(), life.table.next_alarm()) == ((0,), None)
        assert table_message(life.table, "abc", (), 0, life.now).window_closes is None
        life.answers(0, WHISTLE)
        assert published(life.waits(0))


def test_bots_alone_do_not_wait() -> None:
    """Their window closes with the last answer."""
    life = Life("bot", "bot", "bot", game="market", whistles=ALL).start()
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        bot_answers(life, seat, coins)
    bot_answers(life, 1, PASS)
    assert life.waits(0) == []
    bot_answers(life, 2, PASS)
    assert published(life.waits(0)) == [(1, (PASS,)), (2, (PASS,))]


def test_people_at_one_device_are_not_rushed() -> None:
    """They have to pass the device on: a window waits for all of them."""
    life = Life("ann", "ann", "ann", game="market", whistles=ALL).start()
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    life.answers(1, PASS)
    assert life.waits(HOUR) == []
    life.answers(2, PASS)
    assert published(life.waits(0)) == [(1, (PASS,)), (2, (PASS,))]


def test_a_window_has_a_limit_only_while_there_are_several_people() -> None:
    """When the others have left it waits for the last one; when one comes back it has its limit again."""
    life = sale()
    life.does("ann", p.Resign(id=1, seat=0))
    assert lasts(life) >= LEAST
    life.add(e.HandedOver(seat=1, bot="random"))
    assert life.table.next_alarm() is None
    assert life.waits(HOUR) == []
    life.does("bob", p.ComeBack(id=1, seat=1))
    assert lasts(life) >= LEAST


def test_the_time_of_a_window_depends_on_what_there_is_to_read() -> None:
    """At least eight seconds, more for every new line of the log, and twice as much for a new kind."""
    assert window_time(0, first=False) == LEAST == 8 * SECOND
    assert window_time(3, first=False) == LEAST + 3 * LINE
    assert window_time(99, first=False) == LEAST + MOST_LINES * LINE
    assert window_time(3, first=True) == UNFAMILIAR * window_time(3, first=False)


def test_the_first_window_of_a_kind_is_open_longer_also_after_a_restart() -> None:
    """The table remembers the kinds it has seen, and after a pause the first one has its whole time again."""
    life = sale()
    first = lasts(life)
    for what in ("pause", "resume"):
        life.does("ann", p.Request(id=1, seat=0, what=what))
        for user, seat in (("bob", 1), ("cat", 2)):
            life.does(user, p.Consent(id=1, seat=seat, agrees=True))
    assert lasts(life) == first
    life.answers(1, WHISTLE)
    life.waits(first)
    assert LEAST <= lasts(life) <= first // UNFAMILIAR + LINE
    again = snapshot.restore("table", life.table.secret, snapshot.take(life.table))
    assert isinstance(again, GameTable)
    assert again.windows == life.table.windows == life.reopened().windows != {}


def test_a_seat_without_an_answer_passes() -> None:
    """The default answer is given when the window closes."""
    life = sale()
    assert published(life.waits(lasts(life))) == [(1, (PASS,)), (2, (PASS,))]
    assert all(event.by == "window" for _, event in life.events(e.Answered)[-2:])


def test_a_seat_answers_once_and_only_with_its_own_cards() -> None:
    """A second answer is rejected, and so is a card the seat does not hold."""
    life = sale("daily", whistles=(False, True, False))
    life.answers(1, PASS)
    again = p.Answer(id=1, seat=1, question=life.table.question, words=(WHISTLE,))
    assert refusal(life, "bob", again) == "not_asked"
    foreign = p.Answer(id=1, seat=2, question=life.table.question, words=(WHISTLE,))
    assert refusal(life, "cat", foreign) == "not_offered"


def test_after_a_card_the_window_is_open_for_its_whole_time_again() -> None:
    """Everybody may respond to it; a window that closed at once would not allow that."""
    life = sale()
    life.answers(1, WHISTLE)
    life.waits(lasts(life))
    closes = life.now + lasts(life)
    assert life.table.window == life.table.question
    assert life.waits(lasts(life) - 1) == []
    life.answers(2, WHISTLE)
    assert published(life.waits(1)) == [(1, (PASS,)), (2, (WHISTLE,))]
    assert life.now == closes
    assert life.state.whistled == 2


def test_every_asked_seat_may_get_more_time_once() -> None:
    """Whatever it holds, and whether or not it has answered."""
    life = sale(whistles=NONE)
    life.waits(lasts(life) - 1)
    life.does("cat", p.MoreTime(id=1, seat=2))
    assert lasts(life) == 1 + MORE_TIME
    assert refusal(life, "cat", p.MoreTime(id=1, seat=2)) == "asked_already"
    assert refusal(life, "ann", p.MoreTime(id=1, seat=0)) == "not_asked"
    assert life.waits(MORE_TIME) == []
    assert published(life.waits(1))
    assert refusal(life, "cat", p.MoreTime(id=1, seat=2)) == "no_window"


def test_in_the_next_window_there_is_more_time_again() -> None:
    """Each window counts separately."""
    life = sale()
    life.does("bob", p.MoreTime(id=1, seat=1))
    life.answers(1, WHISTLE)
    life.waits(lasts(life))
    life.does("bob", p.MoreTime(id=1, seat=1))


def test_a_paused_window_opens_for_its_whole_time() -> None:
    """No alarm during the pause, and earlier answers count."""
    life = sale()
    life.answers(1, WHISTLE)
    for user, seat in (("ann", 0), ("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True) if seat else p.Request(id=1, seat=0, what="pause"))
    assert life.table.next_alarm() is None
    assert life.waits(HOUR) == []
    for user, seat in (("ann", 0), ("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True) if seat else p.Request(id=1, seat=0, what="resume"))
    assert life.waits(lasts(life) - 1) == []
    assert published(life.waits(1)) == [(1, (WHISTLE,)), (2, (PASS,))]


def test_nothing_can_be_undone_while_a_window_is_open() -> None:
    """Whether it is free would reveal who has answered."""
    life = sale()
    assert refusal(life, "cat", p.Undo(id=1, seat=2)) == "answers_are_sealed"
    life.answers(1, PASS)
    assert refusal(life, "cat", p.Undo(id=1, seat=2)) == "answers_are_sealed"


def test_clocks_stop_during_a_window() -> None:
    """It has its own time, so no bank reveals who thinks about a card."""
    for pace in ("quick", "daily"):
        life = sale(pace)
        assert life.table.clocks.running == ()
        banks = life.table.clocks.banks
        life.answers(1, PASS)
        life.waits(SECOND)
        assert (life.table.clocks.running, life.table.clocks.banks) == ((), banks)
