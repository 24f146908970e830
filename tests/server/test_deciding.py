"""What a table does when a player answers, resigns or runs out of time, and every reason to reject a request."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from plancia import games
from plancia.engine import Question, Seat, Words
from plancia.games import NAMES
from plancia.records import Entry, StandIn
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.changes import record_of, stand_ins
from plancia.server.clock import HOUR
from plancia.server.deciding import RequestError
from plancia.server.game_table import GameTable
from plancia.server.seats import Phase
from tests.server.support import Life, begun, code, lay_a_tile, one_answers, plays_a_turn, refusal


# ---- answers ---------------------------------------------------------------------------------------------------------
def test_an_answer_is_followed_by_its_draws() -> None:
    """The end of a turn refills the hand in the same decision."""
    life = begun()
    seat = lay_a_tile(life)
    kinds = [type(event).__name__ for event in life.answers(seat, "end")]
    assert kinds[0] == "Answered"
    assert set(kinds[1:]) == {"Drawn"}


def test_an_answer_on_the_sheet_of_its_seat_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the sheet of the open question counts, and only that of the seat itself."""
    life = begun()
    t = life.table
    (seat,) = t.awaited()
    words = Question(t.session.state, seat).default()
    assert not t.lists(seat, words), "there is no sheet yet"
    t.sheet(seat)
    assert t.lists(seat, words)
    assert not t.lists(seat, ("nonsense",))
    assert not t.lists(1 - seat, words)
    with monkeypatch.context() as patch:
        patch.setattr(Question, "next", lambda *_: pytest.fail("the rules were asked"))
        assert t.lists(seat, words)
    life.answers(seat, *words)
    assert not t.lists(seat, words)


@pytest.mark.parametrize(
    ("words", "why"), [(("nonsense",), "no_such_action"), (("tile",), "unfinished"), (("end", "end"), "too_long")]
)
def test_an_answer_that_the_rules_reject(words: tuple[str, ...], why: str) -> None:
    """With the rules' own code."""
    life = begun()
    (seat,) = life.table.awaited()
    user = life.table.seats[seat].user
    assert refusal(life, user, p.Answer(id=1, seat=seat, question=life.table.question, words=words)) == why


def test_a_rejection_names_word_and_rule() -> None:
    """So that the client can explain it."""
    life = begun()
    (seat,) = life.table.awaited()
    with pytest.raises(RequestError) as refused:
        deciding.answer(life.table, Entry(seat, ("tile", "red", "z9")), life.table.question, "person")
    assert refused.value.word == "z9"
    assert refused.value.rule


def test_only_the_asked_seat_may_answer_and_only_this_question() -> None:
    """A stale number, another seat's turn, another person's seat, no seat, an unknown seat."""
    life = begun()
    (seat,) = life.table.awaited()
    other, number = 1 - seat, life.table.question
    mine, theirs = life.table.seats[seat].user, life.table.seats[other].user
    assert refusal(life, mine, p.Answer(id=1, seat=seat, question=number - 1, words=("end",))) == "stale_question"
    assert refusal(life, mine, p.Answer(id=1, seat=seat, question=number + 1, words=("end",))) == "stale_question"
    assert refusal(life, theirs, p.Answer(id=1, seat=other, question=number, words=("end",))) == "not_asked"
    assert refusal(life, theirs, p.Answer(id=1, seat=seat, question=number, words=("end",))) == "not_your_seat"
    assert refusal(life, "eve", p.Answer(id=1, seat=seat, question=number, words=("end",))) == "not_your_seat"
    assert refusal(life, "", p.Answer(id=1, seat=seat, question=number, words=("end",))) == "not_your_seat"
    for nowhere in (-1, 2, 10**30):
        assert refusal(life, mine, p.Answer(id=1, seat=nowhere, question=number, words=())) == "no_such_seat"


def test_nothing_is_played_before_the_game_or_after_it() -> None:
    """Every command of the game is rejected."""
    commands = (
        p.Answer(id=1, seat=0, question=1, words=("end",)),
        p.Undo(id=1, seat=0),
        p.Request(id=1, seat=0, what="pause"),
        p.Resign(id=1, seat=0),
        p.Order(id=1, seat=0, occasion="sale", answers=(("pass",),)),
        p.ForTheAbsent(id=1, seat=0, absent=1, what="bot"),
        p.ComeBack(id=1, seat=0),
    )
    over = begun()
    over.add(e.Aborted())
    for life in (Life("ann", "bob"), over):
        assert {refusal(life, "ann", command) for command in commands} == {"not_playing"}
        assert refusal(life, "ann", p.MoreTime(id=1, seat=0)) == "no_window"
        assert refusal(life, "ann", p.Consent(id=1, seat=0, agrees=True)) == "nothing_to_agree_to"


def test_a_command_without_a_seat_is_not_for_the_table() -> None:
    """Following is not for the journal."""
    assert refusal(begun(), "ann", p.Follow(id=1)) == "no_such_command"


def test_at_a_hot_seat_one_person_answers_for_several() -> None:
    """Ann plays both sides, and nobody else has to agree."""
    life = begun("ann", "ann")
    for _ in range(6):
        one_answers(life)
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    assert life.table.phase is Phase.PAUSED


# ---- resignation -----------------------------------------------------------------------------------------------------
def test_with_two_players_the_game_is_over_when_one_resigns() -> None:
    """The other has won."""
    life = begun()
    life.does("ann", p.Resign(id=1, seat=0))
    assert (life.table.phase, life.table.places, life.table.reason) == (Phase.OVER, (2, 1), "resigned")


def test_with_four_players_a_bot_continues_and_comes_last() -> None:
    """A player who resigned is behind all others, whatever the bot has achieved."""
    life = begun("ann", "bob", "cat", "dan")
    life.does("bob", p.Resign(id=1, seat=1))
    assert life.table.seats[1].bot
    began = life.table.decisions
    assert refusal(life, "bob", p.Resign(id=1, seat=1)) == "resigned_already"
    assert refusal(life, "bob", p.ComeBack(id=1, seat=1)) == "not_away"
    assert refusal(life, "bob", p.Request(id=1, seat=1, what="abort")) == "a_bot_stands_in"
    random = Random("four")
    while life.table.playing:
        (seat,) = life.table.awaited()
        if seat == 1:
            life.bot_answers(seat, random)
        else:
            life.answers(seat, *Question(life.state, seat).sample(random.randrange))
    assert life.table.places[1] == 4
    record = record_of(life.table, reveal=True)
    assert record.stand_ins == (StandIn(1, began, len(record.entries)),)


def test_a_stand_in_is_noted_until_the_player_comes_back() -> None:
    """With the number of decisions, also after an undo and a snapshot; one that decided nothing is not noted."""
    life = begun("ann", "bob", "cat")
    seat = lay_a_tile(life)
    life.add(e.HandedOver(seat=seat, bot="random"))
    began = life.table.decisions
    life.bot_answers(seat, Random("away"))
    restored = snapshot.restore("t", life.table.secret, snapshot.take(life.table))
    assert isinstance(restored, GameTable)
    assert restored.stand_ins == [StandIn(seat, began, -1)]
    life.add(e.CameBack(seat=seat))
    ended = life.table.decisions
    assert life.table.stand_ins == [StandIn(seat, began, ended)]
    life.add(e.HandedOver(seat=seat, bot="random"))
    life.add(e.CameBack(seat=seat))
    assert stand_ins(life.table) == (StandIn(seat, began, ended),)


def test_the_last_player_who_has_not_resigned_wins() -> None:
    """Although the game itself is not over."""
    life = begun("ann", "bob", "cat")
    life.does("ann", p.Resign(id=1, seat=0))
    life.does("cat", p.Resign(id=1, seat=2))
    assert (life.table.phase, life.table.places) == (Phase.OVER, (2, 1, 2))


def test_no_clock_runs_after_the_end() -> None:
    """Neither after an agreed end nor after the last resignation."""
    for end in (p.Resign(id=1, seat=0), p.Request(id=1, seat=0, what="abort")):
        life = Life("ann", "bob" if isinstance(end, p.Resign) else "bot", pace="quick").start()
        life.does("ann", end)
        assert (life.table.clocks.running, life.table.next_alarm()) == ((), None)


# ---- time ------------------------------------------------------------------------------------------------------------
def run_out(life: Life) -> int:
    (seat,) = life.table.awaited()
    assert life.waits(life.table.clocks.banks[seat]) == [e.RanOut(seat=seat)]
    return seat


def test_a_player_out_of_time_may_still_answer() -> None:
    """The others may simply wait."""
    life = begun(pace="daily")
    seat = run_out(life)
    assert life.table.out == {seat}
    assert life.waits(100 * HOUR) == []
    life.answers(seat)
    assert life.table.out == set()


def test_the_others_may_use_the_default_answer_of_an_absent_player() -> None:
    """It counts as given by the clock; the bank stays empty."""
    life = begun(pace="daily")
    seat = run_out(life)
    other = life.table.seats[1 - seat].user
    happened = life.does(other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="default"))
    assert happened[0] == e.Answered(seat=seat, words=("end",), by="clock")
    assert life.table.out == set()
    assert life.table.awaited() == (1 - seat,)


def test_a_bot_plays_for_an_absent_player_until_they_come_back() -> None:
    """Then they have time for at least one move."""
    life = begun(pace="daily")
    seat = run_out(life)
    me, other = (life.table.seats[s].user for s in (seat, 1 - seat))
    assert refusal(life, me, p.ComeBack(id=1, seat=seat)) == "not_away"
    life.does(other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="bot"))
    assert (life.table.seats[seat].away, life.table.clocks.running) == (True, ())
    assert refusal(life, me, p.Answer(id=1, seat=seat, question=life.table.question, words=("end",))) == (
        "a_bot_stands_in"
    )
    life.does(me, p.ComeBack(id=1, seat=seat))
    assert life.table.clocks.bank(seat, life.now) == 4 * HOUR
    life.answers(seat)


def test_a_late_bot_does_not_play_for_a_player_who_came_back() -> None:
    """Its answer was on the way when the person took the seat again."""
    life = begun(pace="daily")
    seat = run_out(life)
    me, other = (life.table.seats[s].user for s in (seat, 1 - seat))
    life.does(other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="bot"))
    number = life.table.question
    life.does(me, p.ComeBack(id=1, seat=seat))
    assert code(lambda: deciding.answer(life.table, Entry(seat, ("end",)), number, "bot")) == "a_person_sits_here"
    assert code(lambda: deciding.replace_bot(life.table, seat, "greedy", "random", "crashed")) == "no_such_bot"


def test_nobody_decides_for_players_who_still_have_time() -> None:
    """Nor for themselves, nor anything unknown."""
    life = begun(pace="daily")
    (seat,) = life.table.awaited()
    me, other = (life.table.seats[s].user for s in (seat, 1 - seat))
    absent = p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="default")
    assert refusal(life, other, absent) == "not_out_of_time"
    run_out(life)
    assert refusal(life, me, p.ForTheAbsent(id=1, seat=seat, absent=seat, what="bot")) == "not_for_oneself"
    assert refusal(life, other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="win")) == "no_such_request"
    assert refusal(life, other, p.ForTheAbsent(id=1, seat=1 - seat, absent=9, what="bot")) == "not_out_of_time"


def test_a_player_who_is_no_longer_asked_is_no_longer_out_of_time() -> None:
    """After an undo it is another player's turn, and nobody can answer for them."""
    life = begun(pace="daily")
    first = plays_a_turn(life)
    me = life.table.seats[first].user
    run_out(life)
    life.does(me, p.Undo(id=1, seat=first))
    life.does(life.table.seats[1 - first].user, p.Consent(id=1, seat=1 - first, agrees=True))
    assert life.table.out == set()
    absent = p.ForTheAbsent(id=1, seat=first, absent=1 - first, what="default")
    assert refusal(life, me, absent) == "not_out_of_time"


def test_nothing_is_due_during_a_pause() -> None:
    """No alarm is set."""
    life = begun("ann", "bot", pace="quick")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    assert life.table.next_alarm() is None
    assert not deciding.alarm(life.table, life.now + HOUR)


@pytest.mark.parametrize("game", NAMES)
def test_each_answer_and_each_draw_is_computed_once(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The table uses what was computed for the decision: the rules run once for an answer, once for a draw."""
    rules, random, ran = games.game(game), Random(game), list[Seat]()
    advance = rules.advance

    def counting(s: Any, seat: Seat, words: Words) -> Any:
        ran.append(seat)
        return advance(s, seat, words)

    monkeypatch.setattr(rules, "advance", counting)
    life = Life("ann", "bob", "cat", game=game).start()
    while life.table.playing and life.table.awaited() and len(life.journal) < 60:
        seat = life.table.awaited()[0]
        life.answers(seat, *Question(life.state, seat).sample(random.randrange))
        life.waits(HOUR)
    played = [event.entry.seat for _, event in life.events(e.Event) if isinstance(event, (e.Answered, e.Drawn))]
    assert ran == played
    assert {-1, 0, 1, 2} <= set(played)
