"""A question with one answer is answered automatically, at a time that reveals nothing; the seat gets a line."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from plancia.engine import Question
from plancia.games.tigris import GAME as TIGRIS
from plancia.games.tigris.notation import position
from plancia.records import Entry, only_answer, read, verify, write
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR
from plancia.server.orders import BEAT
from plancia.server.table_messages import table_message
from plancia.server.updates import Audience, all_facts, messages_since, refresh
from tests.engine.toy import Haggle, MakeOffer
from tests.server.support import Life, open_market
from tests.server.test_orders import PASS, auction, bidders

BOARD = (
    "..........R*...../.R*k1............R*/.....R*........../................/.............R*../................/"
    "........R*......./.R*............../..............R*./.....R*........../..........R*....."
)
REVOLT = ("leader", "black", "b1")  # the king of seat 0 beside the temple of seat 1's


def revolt(*people: str, hands: str = "RRBGKK/BBBGGK", pace: str = "none") -> Life:
    """Seat 0 starts a revolt; supporters are temples, and seat 1 has none by default."""
    begun = position(f"{BOARD} seats=2 turn=0:2 hands={hands}")
    life = Life(*people, pace=pace, position=TIGRIS.save(begun).decode()).start()
    life.answers(0, *REVOLT)
    return life


def only(life: Life) -> list[tuple[int, tuple[str | int, ...]]]:
    return [(event.seat, event.words) for _, event in life.events(e.Answered) if event.by == "only"]


# ---- when it is given ------------------------------------------------------------------------------------------------
def test_a_player_alone_is_not_asked_if_there_is_one_answer() -> None:
    """It is given at once; the next question with a choice is asked."""
    life = revolt("ann", "bot", hands="BBBGKK/RBBGGK")
    assert life.table.next_alarm() == 0
    assert life.waits(0) == [e.Answered(seat=0, words=(0,), by="only")]
    assert life.table.awaited() == (1,)


def test_in_live_games_it_is_given_after_a_delay() -> None:
    """As long as that of a standing order: it looks like a person who thinks fast."""
    life = revolt("ann", "bob")
    life.answers(0, 1)
    asked = life.now
    assert life.table.awaited_openly() == (1,)
    assert life.waits(BEAT.start - 1) == []
    life.waits(BEAT.stop - BEAT.start)
    assert only(life) == [(1, (0,))]
    assert asked + BEAT.start <= life.events(e.Answered)[-1][0] < asked + BEAT.stop


def test_where_days_pass_it_is_asked_unless_it_may_be_an_order() -> None:
    """An answer at once would reveal that there was no choice; a bid at once may be a standing order."""
    life = revolt("ann", "bob", pace="daily")
    life.answers(0, 1)
    assert life.waits(2 * HOUR) == []
    assert life.table.awaited() == (1,)
    assert life.answers(1, 0)
    bidding = auction()
    first, second, _ = bidders(bidding)
    purses = tuple(0 if seat == second else 9 for seat in range(3))
    bidding.table.session.state = replace(bidding.state, influence=purses)
    bidding.answers(first, "bid", 1)
    assert bidding.waits(0)[0] == e.Answered(seat=second, words=PASS, by="only")


def test_a_free_talk_never_ends_automatically(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others may still make an offer."""
    open_market(monkeypatch)
    life = Life("ann", "bot", "bot", game="market").start()
    penniless = replace(life.state, coins=(0, 0, 0), coupons=(0, 0, 0), ask=Haggle(seats=(0, 1)))
    assert list(Question(penniless, 0)) == [("done",)]
    assert only_answer(penniless, 0) is None
    assert only_answer(replace(penniless, ask=MakeOffer(seats=(0,))), 0) == (0,)


def test_bots_alone_need_no_process_for_it() -> None:
    """There is nobody to hide a hand from."""
    life = Life("bot", "bot", position=TIGRIS.save(position(f"{BOARD} seats=2 turn=0:2 hands=BB/RR")).decode()).start()
    life.add(deciding.answer(life.table, Entry(0, REVOLT), life.table.question, "bot"))
    assert life.waits(0) == [e.Answered(seat=0, words=(0,), by="only")]


def test_a_bot_among_people_takes_its_normal_time() -> None:
    """Its speed would reveal what it holds."""
    life = revolt("ann", "bot")
    life.answers(0, 1)
    assert life.waits(HOUR) == []
    assert life.table.awaited() == (1,)


# ---- what is sent ----------------------------------------------------------------------------------------------------
def test_only_the_seat_itself_gets_a_line() -> None:
    """Also after a restart: the line follows from the record."""
    life = revolt("ann", "bob")
    life.answers(0, 1)
    life.waits(BEAT.stop)
    for table in (life.table, life.reopened()):
        lines = {
            seat: [fact for fact in all_facts(table, seat) if isinstance(fact, p.OnlyAnswer)] for seat in (0, 1, None)
        }
        assert (lines[0], lines[None]) == ([], [])
        (line,) = lines[1]
        assert (line.sheet.topic, list(line.sheet)) == ("AddTiles", [(0,)])


def test_a_seat_that_need_not_answer_is_not_asked() -> None:
    """No question is shown that disappears by itself."""
    life = revolt("ann", "bob")
    life.answers(0, 1)
    own = Audience(1)
    refresh(life.table, own)
    assert (own.question, own.awaited) == (None, False)


def received(hands: str) -> list[bytes]:
    """All messages to the attacker and a spectator until the revolt is over; the defender adds nothing."""
    life = revolt("ann", "bob", hands=hands)
    others, got = [Audience(0), Audience(None)], list[bytes]()

    def listen() -> None:
        for audience in others:
            if refresh(life.table, audience):
                got.extend(map(msgspec.json.encode, messages_since(life.table, audience, "epoch", audience.number - 1)))
        got.append(msgspec.json.encode(table_message(life.table, ("ann", "bob"), (), 0, life.now)))

    life.answers(0, 1)
    listen()
    due = life.now + BEAT.stop
    if life.table.answer_of(1) is None:
        life.waits(life.table.order_due() - life.now)
        life.answers(1, 0)
        listen()
        life.waits(due - life.now)
    else:
        life.waits(life.table.order_due() - life.now)
        listen()
        life.waits(due - life.now)
    return got


def test_the_others_cannot_distinguish_it_from_an_answer_by_hand() -> None:
    """Not a byte differs, whether the defender could have added temples or not."""
    assert received("RRBGKK/BBBGGK") == received("RRBGKK/RRBGGK")


# ---- undo and records ------------------------------------------------------------------------------------------------
def test_undo_returns_to_the_last_decision() -> None:
    """Not to the answer that would only be given again."""
    life = revolt("ann", "bot", hands="BBBGKK/RBBGGK")
    before = life.state
    life.waits(0)
    assert life.state != before
    life.does("ann", p.Undo(id=1, seat=0))
    assert type(life.state.ask).__name__ == "TakeAction"
    assert life.table.awaited() == (0,)
    assert life.waits(HOUR) == []


def test_the_record_contains_it_like_any_answer() -> None:
    """It is replayed and verified."""
    life = revolt("ann", "bot", hands="BBBGKK/RBBGGK")
    life.waits(0)
    assert life.table.session is not None
    record = read(write(life.table.session.record(reveal=True)))
    assert record.entries[-1].words == (0,)
    assert verify(record).decisions == len(record.entries)
