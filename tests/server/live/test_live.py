"""Open tables: stored before sent, sent only to the right listeners, closed and opened again."""

from __future__ import annotations

import asyncio
import logging
import threading
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from plancia.engine import Question
from plancia.games import NAMES
from plancia.records import Replay, read
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.deciding import RequestError
from plancia.server.decision import Decision
from plancia.server.hub import wall_clock
from plancia.server.live import MOST_JOBS, SNAPSHOT_EVERY, LiveTable
from plancia.server.protocol import Goodbye, TableNews, Update
from plancia.server.seats import Phase
from plancia.server.sleeping import IDLE
from plancia.server.storage import StorageFailed
from plancia.server.storage.schema import snapshots
from plancia.server.table import Table
from plancia.server.windows import MOST_LINES, window_time
from tests.server.live.house import Ear, House, answers, does, journal, open_house
from tests.server.support import everything, open_market

pytestmark = pytest.mark.anyio


async def play(live: LiveTable, house: House, random: Random, most: int = 10_000) -> None:
    """People answer at random, bots by themselves."""
    for _ in range(most):
        await house.rest(live)
        if not live.table.playing:
            return
        (seat,) = live.table.awaited()
        await answers(live, seat, *Question(live.game.session.state, seat).sample(random.randrange))


async def test_people_and_bots_play_a_whole_game(house: House) -> None:
    """To the end: the record is stored, can be replayed, and contains the dealer's secret."""
    live = await house.table("ann", "bob", "greedy", "random", stall_guard=True)
    await play(live, house, Random("whole"))
    assert live.table.phase is Phase.OVER
    text = await house.storage.record(live.table.id)
    assert text is not None
    assert live.table.secret.hex() in text
    assert Replay(read(text)).result() is not None
    row = await house.storage.table(live.table.id)
    assert row is not None
    assert row.status == "over"


async def test_nothing_is_sent_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A listener who connects while an answer is being stored gets the old state; then everybody gets the answer."""
    live = await house.table("ann", "ann")
    first, second = Ear("ann"), Ear("ann")
    await live.follow(first)
    gate, append = asyncio.Event(), house.storage.append

    async def slow(*args: Any) -> None:
        await gate.wait()
        await append(*args)

    monkeypatch.setattr(house.storage, "append", slow)
    first.take()
    (seat,) = live.table.awaited()
    answering = asyncio.create_task(answers(live, seat))
    coming = asyncio.create_task(live.follow(second))
    for _ in range(20):
        await asyncio.sleep(0)
    assert (first.received, second.received) == ([], [])
    gate.set()
    await asyncio.gather(answering, coming)
    last = {ear: {(m.seat, m.number) for m in ear.take(Update)} for ear in (first, second)}
    assert {number for _, number in last[first]} == {2}
    assert last[second] == {(0, 2), (1, 2)}


async def test_a_decision_that_cannot_be_stored_is_not_sent_and_the_table_can_be_opened_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is unchanged; waiting clients get an error, and the log contains no secret."""
    live = await house.table("ann", "bob")
    ear = Ear("ann")
    await live.follow(ear)
    before, append = len(await journal(house, live)), house.storage.append
    ear.take()

    async def full(*_: Any) -> None:
        raise StorageFailed("disk is full")

    monkeypatch.setattr(house.storage, "append", full)
    (seat,) = live.table.awaited()
    outcomes = await asyncio.gather(
        *(asyncio.create_task(answers(live, seat)) for _ in range(3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [StorageFailed, RequestError, RequestError]
    assert ear.received == []
    with pytest.raises(RequestError, match="table_is_closing"):
        await answers(live, seat)
    monkeypatch.setattr(house.storage, "append", append)
    again = await house.hub.open(live.table.id)
    assert again is not live
    assert len(await journal(house, again)) == before
    await answers(again, seat)
    assert "table broken" in caplog.text
    assert "disk is full" not in caplog.text


@pytest.mark.parametrize("game", NAMES)
async def test_the_table_is_computed_in_part_and_yet_right(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """While answers change nothing but the game, only its part is: the whole is the same as computed from scratch."""
    whole, parts, present = 0, 0, LiveTable._present_news

    def compared(live: LiveTable, t: Table) -> TableNews:
        nonlocal whole, parts
        known = live.news
        found = present(live, t)
        assert found == live.table_message(None)
        whole, parts = whole + (known is None), parts + (known is not None)
        return found

    monkeypatch.setattr(LiveTable, "_present_news", compared)
    random = Random(f"in part {game}")
    live = await house.table("ann", "bob", "random", game=game)
    ann, bob = Ear("ann"), Ear("bob")
    await live.follow(ann)
    await play_for_a_while(live, house, random)
    await live.follow(bob)
    live.call("bob", "Robert")
    await play_for_a_while(live, house, random)
    await does(live, "bob", p.Resign(id=1, seat=1))
    live.unfollow(bob)
    await house.rest(live)
    assert parts > whole > 3
    assert ann.take(TableNews)[-1].chairs == live.table_message(None).chairs


async def play_for_a_while(live: LiveTable, house: House, random: Random) -> None:
    """Everybody who is asked answers at random; windows close in time."""
    for _ in range(15):
        await house.rest(live)
        if people := [seat for seat in live.table.awaited() if live.table.in_person(seat)]:
            await answers(live, people[0], *Question(live.game.session.state, people[0]).sample(random.randrange))
        else:
            await house.waits(live, 20_000)


async def test_two_devices_of_one_person_both_follow(house: House) -> None:
    """Whatever one of them does, both receive the same, and nothing twice."""
    live = await house.table("ann", "random")
    phone, tablet = Ear("ann"), Ear("ann")
    await live.follow(phone)
    await play(live, house, Random(1), 5)
    await live.follow(tablet)
    phone.take()
    tablet.take()
    await play(live, house, Random(2), 5)
    assert phone.take(Update) == tablet.take(Update) != []


async def test_a_player_who_leaves_a_seat_no_longer_sees_its_hand(house: House) -> None:
    """Ann follows and leaves her seat, and Bob takes it: her socket gets what spectators see."""
    created = e.Created(
        game="tigris", rules=1, options={}, seats=(e.SeatPlan(), e.SeatPlan(bot="random")), pace="none", public=True,
        host="cat",
    )  # fmt: skip
    live = await house.hub.open((await house.hub.create(created)).id)
    await live.do(lambda t: deciding.join(t, "ann", 0))
    ear = Ear("ann")
    await live.follow(ear)
    assert ear.seats == (0,)
    await live.do(lambda t: deciding.leave(t, "ann", 0))
    await live.do(lambda t: deciding.join(t, "bob", 0))
    await live.do(lambda t: deciding.start(t, "bob"))
    await house.rest(live)
    updates = ear.take(Update)
    assert updates
    assert {(update.seat, update.view.hand, update.question) for update in updates} == {(None, None, None)}


async def test_a_shared_screen_sees_what_spectators_see(house: House) -> None:
    """Even though it belongs to a player."""
    live = await house.table("ann", "bob")
    screen = Ear("ann")
    await live.follow(screen, watch=True)
    assert {update.seat for update in screen.take(Update)} == {None}
    assert live.table_message(None).watching == 1
    assert not any(chair.here for chair in live.table_message(None).chairs)


async def test_connections_are_shown(house: House) -> None:
    """Connecting and disconnecting, without any message about the game."""
    live = await house.table("ann", "bob")
    ann, bob = Ear("ann"), Ear("bob")
    await live.follow(ann)
    await live.follow(bob)
    live.unfollow(bob)
    live.unfollow(bob)
    await live.do(lambda t: Decision())
    assert [[chair.here for chair in news.chairs] for news in ann.take(TableNews)] == [
        [True, False],
        [True, True],
        [True, False],
    ]


async def test_a_new_name_is_shown_at_once(house: House) -> None:
    """And no name, if the user was deleted."""
    live = await house.table("ann", "bob")
    ear = Ear()
    await live.follow(ear)
    ear.take()
    house.hub.call("bob", "Robert")
    house.hub.call("eve", "Eve")
    house.hub.call("ann", "")
    await live.do(lambda t: Decision())
    assert [[chair.name for chair in news.chairs] for news in ear.take(TableNews)][-1] == ["", "Robert"]


# ---- closing and opening ---------------------------------------------------------------------------------------------
async def test_a_table_without_connections_is_closed_and_opens_unchanged(house: House) -> None:
    """A client that reconnects gets all facts again, in a new epoch."""
    live = await house.table("ann", "random")
    ear = Ear("ann")
    await live.follow(ear)
    await play(live, house, Random(3), 60)
    await house.rest(live)
    was = everything(live.table)
    await house.hub.let_sleep()
    assert live.table.id in house.hub.live
    live.unfollow(ear)
    house.clock.now += IDLE + 1
    await live.do(lambda t: Decision())
    await house.hub.let_sleep()
    assert house.hub.live == {}
    again = await house.hub.open(live.table.id)
    assert again is not live
    assert everything(again.table) == was
    assert len(was["entries"]) > SNAPSHOT_EVERY / 2
    late = Ear("ann")
    await again.follow(late, {"0": ear.take(Update)[-1].number})
    assert late.take(Update)[-1].fresh


async def test_a_table_stays_open_while_a_bot_thinks(file: str) -> None:
    """Otherwise it would start again forever."""
    thinking = asyncio.Event()

    def slow(request: Any, seconds: float) -> Any:
        loop.call_soon_threadsafe(thinking.set)
        gate.wait()
        return request.question.default()

    gate, loop = threading.Event(), asyncio.get_running_loop()
    async with open_house(file, slow) as house:
        live = await house.table("random", "random", pace="none")
        await thinking.wait()
        house.clock.now += IDLE + 1
        await house.hub.let_sleep()
        assert house.hub.live == {live.table.id: live}
        gate.set()


async def test_opening_at_the_same_time_gives_the_same_table(house: House) -> None:
    """Two copies would write two journals."""
    live = await house.table("ann", "bob")
    house.clock.now += IDLE + 1
    sleeping = asyncio.create_task(house.hub.let_sleep())
    opened = await asyncio.gather(*(house.hub.open(live.table.id) for _ in range(5)))
    await sleeping
    assert len({id(table) for table in opened}) == 1
    await answers(opened[0], *opened[0].table.awaited())


async def test_an_unknown_table(house: House) -> None:
    """Asking for it leaves nothing behind."""
    with pytest.raises(RequestError, match="no_such_table"):
        await house.hub.open("nothing")
    assert not house.hub.opening


async def test_an_unreadable_snapshot_is_ignored(file: str, caplog: pytest.LogCaptureFixture) -> None:
    """The whole journal is read instead."""
    async with open_house(file) as house:
        live = await house.table("ann", "random", stall_guard=True)
        await play(live, house, Random("snapshot"), 70)
        await house.rest(live)
        was, table = everything(live.table), live.table.id
        taken = await house.storage.snapshot(table)
        assert taken is not None
        assert taken.after >= SNAPSHOT_EVERY
    async with open_house(file) as house:
        await house.storage.write(lambda c: c.execute(update(snapshots).values(payload='{"other": "rules"}')))
        assert everything((await house.hub.open(table)).table) == was
    assert "snapshot cannot be read" in caplog.text


async def test_a_closing_server_says_goodbye_after_the_last_answer(house: House, caplog: Any) -> None:
    """Earlier requests are carried out; later ones are rejected."""
    caplog.set_level(logging.INFO)
    live = await house.table("ann", "bob")
    ear = Ear("ann")
    await live.follow(ear)
    ear.take()
    (seat,) = live.table.awaited()
    answering = asyncio.create_task(answers(live, seat))
    await asyncio.sleep(0)
    await house.hub.close()
    await answering
    assert isinstance(ear.received[-1], Goodbye)
    assert any(isinstance(message, TableNews) for message in ear.received[:-1])
    for late in (answers(live, 1 - seat), live.follow(Ear()), house.hub.open(live.table.id)):
        with pytest.raises(RequestError, match=r"(table|server)_is_closing"):
            await late


# ---- time ------------------------------------------------------------------------------------------------------------
async def test_a_clock_that_runs_out_is_noticed(house: House) -> None:
    """Nobody has to do anything; the others are notified."""
    live = await house.table("ann", "bob", pace="quick")
    ear = Ear("ann")
    await live.follow(ear)
    (seat,) = live.table.awaited()
    await house.waits(live, live.table.clocks.banks[seat])
    assert live.game.out == {seat}
    assert [chair.out_of_time for chair in ear.take(TableNews)[-1].chairs] == [seat == 0, seat == 1]
    assert e.RanOut(seat=seat) in await journal(house, live)


async def test_the_real_clock_works_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real clock the table acts at the time of the alarm."""
    monkeypatch.setattr("plancia.server.game_table.window_time", lambda lines, first: 30)
    open_market(monkeypatch)
    house.hub.clock = wall_clock
    live = await house.table("ann", "bob", "cat", game="market", whistles=(True, True, True))
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        await answers(live, seat, coins)
    opened = live.game.question
    while live.game.window == opened:
        await asyncio.sleep(0.005)
    await live.do(lambda t: Decision())
    assert e.Answered(seat=1, words=("pass",), by="window") in await journal(house, live)


async def test_sockets_do_not_reveal_who_has_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window only the seat itself learns of its answer or order; even the number of messages is the same."""
    open_market(monkeypatch)
    live = await house.table("ann", "bob", "cat", game="market", pace="quick", whistles=(True, True, True))
    ears = [Ear(user) for user in ("ann", "bob", "cat", "")]
    for ear in ears:
        await live.follow(ear)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        await answers(live, seat, coins)
    for ear in ears:
        ear.take()
    house.clock.now += 500
    await answers(live, 1, "whistle")
    await does(live, "cat", p.Order(id=0, seat=2, occasion="sale", answers=(("pass",),)))
    assert [len(ear.take()) for ear in ears] == [0, 1, 1, 0]
    late = Ear()
    await live.follow(late)
    assert late.take(TableNews)[-1].awaited == (1, 2)
    for ear in ears:
        ear.take()
    await house.waits(live, window_time(MOST_LINES, first=True))
    assert all(ear.take(Update) for ear in ears)


async def test_metrics_do_not_reveal_it_either(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secret events are not counted."""
    open_market(monkeypatch)
    live = await house.table("ann", "bob", "cat", game="market", whistles=(True, True, True))
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        await answers(live, seat, coins)
    counted = dict(house.hub.counted)
    await answers(live, 1, "whistle")
    await does(live, "cat", p.Order(id=0, seat=2, occasion="sale", answers=(("pass",),)))
    assert house.hub.counted == counted


async def test_the_queue_of_a_table_is_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If too many requests wait, new ones are rejected at once; requests that have timed out are skipped."""
    live = await house.table("ann", "bob")
    gate, append = asyncio.Event(), house.storage.append

    async def slow(*args: Any) -> None:
        await gate.wait()
        await append(*args)

    monkeypatch.setattr(house.storage, "append", slow)
    command = p.Say(id=0, text="hello")
    waiting = [asyncio.create_task(does(live, "ann", command)) for _ in range(MOST_JOBS + 1)]  # one is at work
    while live.jobs.qsize() < MOST_JOBS:
        await asyncio.sleep(0)
    with pytest.raises(RequestError, match="busy"):
        await does(live, "bob", command)
    waiting[-1].cancel()
    gate.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    await does(live, "bob", command)
    assert len(live.table.chat) == MOST_JOBS + 1


async def test_a_table_rejects_commands_while_too_many_writes_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `busy` and before any decision, so that the table continues as soon as there is room."""
    live = await house.table("ann", "bob")
    number = live.table.number
    with monkeypatch.context() as full:
        full.setattr("plancia.server.storage.writer.MOST_WAITING", 0)
        with pytest.raises(RequestError, match="busy"):
            await answers(live, live.table.awaited()[0])
    assert (live.table.number, live.broken) == (number, False)
    await answers(live, live.table.awaited()[0])
    assert live.table.number > number
