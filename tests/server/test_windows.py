"""Windows at a table: answers are held, and published together at a time that depends on nobody's hand."""

from __future__ import annotations

from random import Random

import pytest

from plancia.engine import PASS
from plancia.records import Entry
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, MINUTE, SECOND
from plancia.server.game_table import GameTable
from plancia.server.table_messages import table_message
from plancia.server.windows import (
    LEAST,
    LINE,
    LONGEST_WINDOW,
    MORE_TIME,
    MOST_LINES,
    TICK,
    UNFAMILIAR,
    window_time,
)
from tests.engine.toy import WHISTLE, MakeOffer
from tests.server.support import Life, open_market, refusal

ALL, NONE = (True, True, True), (False, False, False)


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    open_market(monkeypatch)


def sale(pace: str = "none", whistles: tuple[bool, ...] = ALL) -> Life:
    """Ann is about to buy: Bob and Cat may blow the whistle."""
    life = Life("ann", "bob", "cat", game="market", pace=pace, whistles=whistles).start()
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    return life


def lasts(life: Life) -> int:
    """How long the window stays open from now on."""
    assert life.table.window_closes is not None
    return life.table.window_closes - life.now


def published(events: list[e.Event]) -> list[tuple[int, tuple[str | int, ...]]]:
    return [(event.seat, event.words) for event in events if isinstance(event, e.Answered)]


# ---- where people sit together ---------------------------------------------------------------------------------------
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


# ---- standing orders -------------------------------------------------------------------------------------------------
def order(life: Life, seat: int, *words: str) -> None:
    answers = (words,) if words else ()
    life.does(life.table.seats[seat].user, p.Order(id=1, seat=seat, occasion="sale", answers=answers))


def test_a_standing_order_answers_the_next_windows() -> None:
    """Cat is not asked any more, and the window closes at the same time."""
    life = Life("ann", "bob", "cat", game="market", whistles=ALL).start()
    order(life, 2, PASS)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert life.table.awaited() == (1,)
    assert life.waits(lasts(life) - 1) == []
    assert published(life.waits(1)) == [(1, (PASS,)), (2, (PASS,))]


def test_a_withdrawn_order_asks_again() -> None:
    """No words: ask me."""
    life = Life("ann", "bob", "cat", game="market", whistles=ALL).start()
    order(life, 2, PASS)
    order(life, 2)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert life.table.awaited() == (1, 2)


@pytest.mark.parametrize("words", [(WHISTLE,), ("nonsense",), (PASS, PASS), ()])
def test_an_order_plays_no_card_that_the_seat_does_not_hold(words: tuple[str, ...]) -> None:
    """If the answer is illegal when the window opens, the seat is asked."""
    life = Life("ann", "bob", "cat", game="market", pace="daily", whistles=NONE).start()
    life.does("cat", p.Order(id=1, seat=2, occasion="sale", answers=(words,)))
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert 2 in life.table.awaited()
    assert published(life.waits(LONGEST_WINDOW)) == [(1, (PASS,)), (2, (PASS,))]


def test_an_order_counts_in_an_open_window() -> None:
    """Also if it was given during a pause."""
    life = sale("daily")
    order(life, 2, PASS)
    assert life.table.awaited() == (1,)
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    for user, seat in (("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True))
    order(life, 1, WHISTLE)
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    for user, seat in (("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True))
    assert published(life.waits(TICK)) == [(1, (WHISTLE,)), (2, (PASS,))]


def test_the_first_legal_answer_of_an_order_is_given() -> None:
    """Play the whistle, else pass: the others see no difference."""
    for whistles, first in ((ALL, WHISTLE), (NONE, PASS)):
        life = Life("ann", "bob", "cat", game="market", pace="daily", whistles=whistles).start()
        life.does("cat", p.Order(id=1, seat=2, occasion="sale", answers=((WHISTLE,), (PASS,))))
        for seat, coins in ((0, 3), (1, 0), (2, 0)):
            life.answers(seat, coins)
        assert life.table.awaited() == (1,)
        assert published(life.waits(LONGEST_WINDOW)) == [(1, (PASS,)), (2, (first,))]


def test_orders_are_limited() -> None:
    """So that nobody fills our memory."""
    life = sale()

    def given(occasion: str, *answers: tuple[str, ...]) -> p.Order:
        return p.Order(id=1, seat=2, occasion=occasion, answers=answers)

    for too_long in (given("x" * 41, (PASS,)), given("sale", (PASS,) * 17), given("sale", *[(PASS,)] * 101), given("")):
        assert refusal(life, "cat", too_long) == "too_long"
    for number in range(deciding.MOST_ORDERS):
        life.does("cat", given(f"occasion {number}", (PASS,)))
    assert refusal(life, "cat", given("one more", (PASS,))) == "too_many_orders"
    life.does("cat", given("occasion 0", (WHISTLE,)))
    life.does("bob", p.Order(id=1, seat=1, occasion="one more", answers=((PASS,),)))


# ---- where days may pass ---------------------------------------------------------------------------------------------
def test_on_slow_tables_a_window_closes_at_an_interval_after_the_last_answer() -> None:
    """Not at the moment of the answer, which would reveal who gave it."""
    life = sale("daily")
    life.waits(5 * HOUR + 1234)
    life.answers(2, PASS)
    assert life.waits(HOUR) == []
    life.answers(1, PASS)
    (closes, events) = (life.table.next_alarm(), life.waits(TICK))
    assert published(events) == [(1, (PASS,)), (2, (PASS,))]
    assert closes is not None
    assert closes % TICK == 0


def test_on_slow_tables_nobody_waits_forever() -> None:
    """After a day seats without an answer pass."""
    life = sale("daily")
    life.answers(1, WHISTLE)
    assert life.waits(LONGEST_WINDOW - 1) == []
    assert published(life.waits(1)) == [(1, (WHISTLE,)), (2, (PASS,))]


def test_with_orders_for_all_seats_a_window_closes_at_the_next_interval() -> None:
    """Nobody has to be connected."""
    life = Life("ann", "bob", "cat", game="market", pace="daily", whistles=ALL).start()
    for seat in (1, 2):
        order(life, seat, PASS)
    life.waits(1234)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert published(life.waits(TICK - 1234)) == [(1, (PASS,)), (2, (PASS,))]


def test_answers_are_kept_when_players_come_and_go() -> None:
    """A bot takes over for Ann while Cat's answer is held."""
    life = sale("daily")
    life.answers(2, WHISTLE)
    life.does("ann", p.Resign(id=1, seat=0))
    life.answers(1, PASS)
    assert published(life.waits(TICK)) == [(1, (PASS,)), (2, (WHISTLE,))]


def test_bots_are_asked_in_windows_like_people() -> None:
    """Their answers are held, too."""
    life = Life("ann", "bob", "bot", game="market").start()
    random = Random(1)
    life.answers(0, 3)
    life.answers(1, 0)
    life.bot_answers(2, random)
    assert life.table.window is not None, "the bot has bought: choose another seed"
    before = life.state
    life.bot_answers(2, random)
    assert life.state == before
    assert set(life.table.held) == {2}


# ---- nothing tells ---------------------------------------------------------------------------------------------------
def moments(whistles: tuple[bool, ...], pace: str, seed: int, ponder: int = 1) -> list[int]:
    """When the windows of a sale close, if people take their time and nobody plays a card."""
    random = Random(seed)
    life = sale(pace, whistles)
    while life.table.window is not None:
        for seat in sorted(life.table.awaited(), key=lambda _: random.random()):
            life.waits(ponder * random.randrange(2 * LEAST))
            if seat in life.table.awaited() and life.table.window is not None:
                life.answers(seat, PASS)
        life.waits(MINUTE)
    return [at for at, event in life.events(e.Answered) if event.by == "window"]


@pytest.mark.parametrize("pace", ["none", "quick", "daily"])
def test_publication_times_do_not_reveal_who_could_have_played(pace: str) -> None:
    """With and without a playable card, in 300 sales with the same behaviour, they are exactly the same."""
    with_card = [moments(ALL, pace, seed) for seed in range(300)]
    without = [moments(NONE, pace, seed) for seed in range(300)]
    assert with_card == without
    assert all(with_card)


def test_in_live_games_there_is_one_publication_time() -> None:
    """Although holders of a card think three times as long: all 300 times are the same."""
    with_card = {at for seed in range(300) for at in moments(ALL, "none", seed, ponder=3)}
    without = {at for seed in range(300) for at in moments(NONE, "none", seed)}
    assert with_card == without
    assert len(with_card) == 1


def test_clocks_do_not_reveal_who_has_given_a_sealed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secret offers: all clocks are shown running, and only thinking seats are charged."""
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.waits(10 * SECOND)
    life.answers(1, 0)
    life.waits(50 * SECOND)
    shown = {life.table.clocks.shown(seat, life.now) for seat in range(3)}
    assert (life.table.clocks.running, len(shown)) == ((0, 1, 2), 1)
    assert refusal(life, "bob", p.Undo(id=1, seat=1)) == "answers_are_sealed"
    life.answers(0, 3)
    life.answers(2, 0)
    bank, increment = 10 * MINUTE, 15 * SECOND
    assert life.table.clocks.banks == (
        bank - 60 * SECOND + increment,
        bank - 10 * SECOND + increment,
        bank - 60 * SECOND + increment,
    )


def test_a_seat_with_a_sealed_answer_does_not_run_out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others may act for those who have not answered."""
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.answers(1, 0)
    assert life.waits(HOUR) == [e.RanOut(seat=0), e.RanOut(seat=2)]
    life.does("bob", p.ForTheAbsent(id=1, seat=1, absent=0, what="default"))
    assert life.table.out == {2}


def test_clocks_of_public_answers_stop() -> None:
    """Open offers: a finished move gets its increment at once."""
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.answers(1, 0)
    assert life.table.clocks.running == (0, 2)


def test_a_second_seat_out_of_time_is_noticed_too() -> None:
    """Although the first player has not come back."""
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.table.clocks = type(life.table.clocks)(life.table.pace, (1000, 5000, 9000), (0, 1, 2), life.now)
    assert life.waits(6000) == [e.RanOut(seat=0), e.RanOut(seat=1)]
