"""Free talk: many seats may speak, the first to speak is heard, and the table waits for few."""

from __future__ import annotations

from typing import Any

from plancia.games.rex import GAME
from plancia.games.rex.ceasefire import Talk
from plancia.records import Entry
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import MINUTE, SECOND
from plancia.server.protocol import Update
from plancia.server.table_messages import table_message
from plancia.server.updates import Audience, messages_since, question_for, refresh
from tests.games.rex.table import talk
from tests.server.support import PEOPLE, Life, code, refusal


def truce(*seats: str, pace: str = "none", **options: Any) -> Life:
    """A ceasefire: everybody may talk until all are ready."""
    s = talk("hacan jol-nar sol letnev", options=options).s
    position = GAME.save(s).decode()
    return Life(*seats or PEOPLE, game="rex", pace=pace, races=s.options.races, position=position, **options).start()


def test_a_player_who_is_ready_may_still_speak_and_is_not_awaited() -> None:
    """They keep the question, and no list says that it is their turn."""
    life = truce()
    life.answers(1, "ready")
    assert (life.table.asked(), life.table.awaited()) == ((0, 1, 2, 3), (0, 2, 3))
    assert life.table.awaited_openly() == (0, 2, 3)
    assert question_for(life.table, 1) is not None
    life.answers(1, "give", 0, 1)
    assert life.table.awaited() == (0, 2, 3)


def test_clocks_run_for_awaited_players() -> None:
    """A player who is ready has finished the move, and gets the increment."""
    life = truce(pace="quick")
    life.waits(10 * SECOND)
    life.answers(1, "ready")
    assert life.table.clocks.running == (0, 2, 3)
    bank = life.table.clocks.bank(1, life.now)
    life.waits(MINUTE)
    assert life.table.clocks.bank(1, life.now) == bank
    life.answers(1, "give", 0, 1)
    assert life.table.clocks.bank(1, life.now) == bank


def test_only_awaited_players_run_out_of_time() -> None:
    """And only for them the others may decide."""
    life = truce(pace="quick")
    life.answers(1, "ready")
    assert life.waits(60 * MINUTE) == [e.RanOut(seat=seat) for seat in (0, 2, 3)]
    assert refusal(life, "bob", p.ForTheAbsent(id=1, seat=1, absent=1, what="default")) == "not_for_oneself"
    assert refusal(life, "cat", p.ForTheAbsent(id=1, seat=2, absent=1, what="default")) == "not_out_of_time"
    given = life.does("bob", p.ForTheAbsent(id=1, seat=1, absent=0, what="default"))
    assert given == [e.Answered(seat=0, words=("ready",), by="clock")]
    assert (life.table.out, life.table.awaited()) == ({2, 3}, (2, 3))


def test_a_proposal_waits_for_those_who_are_asked_and_not_for_its_author() -> None:
    """Who may withdraw it at any time."""
    life = truce(pace="quick")
    life.answers(0, "propose", 2)
    assert 0 in life.table.asked()
    assert 0 not in life.table.awaited()
    assert 0 not in life.table.clocks.running
    life.answers(0, "withdraw")
    assert 0 in life.table.awaited()


def test_an_answer_to_an_earlier_question_is_rejected() -> None:
    """Another player was faster: the question has changed in the meantime."""
    life = truce()
    number = life.table.question
    life.answers(1, "ready")
    assert code(lambda: deciding.answer(life.table, Entry(0, ("ready",)), number, "person")) == "stale_question"


def test_bots_speak_only_while_they_are_awaited() -> None:
    """Otherwise a bot that is ready would talk forever."""
    life = truce("ann", "bot", "cat", "dan")
    assert life.table.wakes_at() == 0
    number = life.table.question
    life.add(deciding.answer(life.table, Entry(1, ("ready",)), number, "bot"))
    assert life.table.wakes_at() != 0


def test_updates_say_whether_a_seat_is_awaited() -> None:
    """A client shows the form as optional, and a bot over the network stays silent."""
    life = truce()
    ready, other, spectator = Audience(1), Audience(0), Audience(None)
    for audience in (ready, other, spectator):
        refresh(life.table, audience)
    assert [audience.awaited for audience in (ready, other, spectator)] == [True, True, False]
    life.answers(1, "ready")
    refresh(life.table, ready)
    (update,) = messages_since(life.table, ready, "epoch", ready.number - 1)
    assert isinstance(update, Update)
    assert update.question is not None
    assert not update.awaited


def test_everybody_sees_when_a_limited_talk_ends() -> None:
    """On slow tables, too: the limit is public. Nothing runs during a pause."""
    life = truce(talk_minutes=2)
    assert table_message(life.table, PEOPLE, PEOPLE, 0, life.now).talk_ends == life.now + 2 * MINUTE
    life.add(e.Paused())
    assert table_message(life.table, PEOPLE, PEOPLE, 0, life.now).talk_ends is None
    assert table_message(truce().table, PEOPLE, PEOPLE, 0, life.now).talk_ends is None


def test_a_limited_talk_ends_by_itself() -> None:
    """When its time is up everybody is ready; what was said meanwhile does not restart it."""
    life = truce(talk_minutes=2)
    first = life.table.awaited()[0]
    life.waits(MINUTE)
    life.answers(first, "ready")
    assert life.reopened().end_of_talk() == life.table.end_of_talk() is not None
    assert life.reopened(len(life.journal), snapshot.take(life.table)).end_of_talk() == life.table.end_of_talk()
    assert life.waits(MINUTE - SECOND) == []
    others = life.table.awaited()
    answers = [event for event in life.waits(2 * SECOND) if isinstance(event, e.Answered)]
    assert answers[:3] == [e.Answered(seat=seat, words=("ready",), by="clock") for seat in others]
    assert not isinstance(life.state.ask, Talk)
    assert life.table.end_of_talk() is None


def test_a_talk_without_a_limit_continues() -> None:
    """However long it takes."""
    assert truce().table.end_of_talk() is None
