"""Tables without connections open when they have to; and secret events change nothing in lists."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from plancia.engine import PASS
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, MINUTE
from plancia.server.decision import Decision
from plancia.server.http.tables import TableInfo, info
from plancia.server.live import LiveTable
from plancia.server.sleeping import IDLE
from plancia.server.storage import JournalRow, StorageFailed, TableRow, people, reading
from tests.engine.toy import MakeOffer
from tests.server.live.house import House, answers, does, journal, open_house
from tests.server.support import open_market

pytestmark = pytest.mark.anyio


def never(request: Any, seconds: float) -> Any:
    """A bot that is still thinking when the server ends."""
    threading.Event().wait(0.2)
    raise EOFError


async def test_after_a_start_tables_where_a_bot_is_to_move_continue(file: str) -> None:
    """Nobody has to connect; a damaged table does not stop the others."""
    async with open_house(file, never) as house:
        tables = [await house.table("random", "random", stall_guard=True) for _ in range(3)]
        damaged, other, _ = (live.table.id for live in tables)
        await house.storage.append(damaged, tables[0].stored + 1, (JournalRow(0, "Odd", b'{"type":"Odd"}'),))
    async with open_house(file) as house:
        await house.hub.wake_up()
        assert other in house.hub.live
        assert damaged not in house.hub.live


async def test_after_a_start_tables_that_wait_for_people_stay_closed(file: str) -> None:
    """However many there are: nothing has to be done before somebody connects."""
    async with open_house(file) as house:
        for pace in ("none", "daily"):
            await house.table("ann", "bob", pace=pace)
    async with open_house(file) as house:
        await house.hub.wake_up()
        assert house.hub.live == {}


async def test_a_closed_table_opens_when_a_clock_runs_out(file: str) -> None:
    """The journal contains the exact time, although nobody was connected."""
    async with open_house(file) as house:
        live = await house.table("ann", "bob", pace="daily")
        table, seat = live.table.id, live.table.awaited()[0]
    async with open_house(file) as house:
        house.clock.now += 24 * HOUR - 1
        await house.hub.wake_up()
        assert house.hub.live == {}
        house.clock.now += 1
        await house.hub.wake_up()
        live = house.hub.live[table]
        await live.do(lambda t: Decision())  # after what is due
        while live.game.out != {seat}:
            await live.do(lambda t: Decision())
        assert (await journal(house, live))[-1] == e.RanOut(seat=seat)
        house.clock.now += IDLE + 1
        await house.hub.let_sleep()
        await house.hub.wake_up()
        assert house.hub.live == {}


async def test_a_table_is_not_closed_just_before_a_clock_runs_out(house: House) -> None:
    """A window of a few seconds closes in time."""
    live = await house.table("ann", "bob", pace="quick")
    house.clock.now += 10 * MINUTE - IDLE
    await house.hub.let_sleep()
    assert live.table.id in house.hub.live


async def test_a_table_that_cannot_be_opened_is_logged_once(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every twenty seconds forever; but a failing disk is tried again."""
    live = await house.table("ann", "random", stall_guard=True)
    await house.rest(live)
    due = live.table.id

    async def is_due(now: int) -> list[str]:
        return [due]

    monkeypatch.setattr(house.storage, "due_tables", is_due)
    for error, times in ((StorageFailed("disk"), 2), (KeyError("odd"), 1)):

        async def fails(table: str, error: Exception = error) -> Any:
            raise error

        monkeypatch.setattr(house.hub, "open", fails)
        caplog.clear()
        for _ in range(2):
            await house.hub.wake_up()
        assert len([record for record in caplog.records if "opened" in record.message]) == times


# ---- secret events ---------------------------------------------------------------------------------------------------
async def listed(house: House, live: LiveTable) -> TableRow:
    row = await house.storage.table(live.table.id)
    assert row is not None
    return row


def noticed(row: TableRow, house: House) -> tuple[Any, ...]:
    """Everything that lists and metrics show."""
    return (row.updated, row.status, row.awaited, row.seats, dict(house.hub.counted))


async def test_sealed_answers_and_standing_orders_change_no_list(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the time of the table nor any number reveals that somebody has answered."""
    open_market(monkeypatch)
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    live = await house.table("ann", "bob", "cat", game="market", pace="daily")
    before = noticed(await listed(house, live), house)
    assert before[2] == (0, 1, 2)
    house.clock.now += 1000
    await answers(live, 1, 0)
    await does(live, "cat", p.Order(id=0, seat=2, occasion="sale", answers=((PASS,),)))
    await answers(live, 0, 3)
    assert noticed(await listed(house, live), house) == before
    await answers(live, 2, 0)
    after = await listed(house, live)
    assert (after.updated, after.awaited) == (house.clock.now, (1, 2))
    house.clock.now += 1000
    before = noticed(after, house)
    await answers(live, 1, PASS)
    assert noticed(await listed(house, live), house) == before


async def test_a_sealed_answer_is_known_to_the_player_who_gave_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table no longer waits for them, in their own lists; for everybody else nothing has changed."""
    open_market(monkeypatch)
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    live = await house.table("ann", "bob", "cat", game="market", pace="daily")

    async def shown(name: str) -> TableInfo:
        user = await house.storage.read(lambda c: people.user_by_id(c, name))
        return info(await listed(house, live), user)

    async def waiting(name: str) -> list[TableRow]:
        return await house.storage.read(lambda c: reading.waiting_for(c, name, 10))

    before = await shown("ann")
    assert (await shown("bob")).waits_for_me
    assert await waiting("bob")
    await answers(live, 1, 0)
    own = await shown("bob")
    assert (own.waits_for_me, own.topic, own.awaited) == (False, "", [0, 1, 2])
    assert await waiting("bob") == []
    assert await shown("ann") == before
    assert [table.id for table in await waiting("ann")] == [live.table.id]


async def test_chat_during_sealed_answers_is_visible(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody reads it anyway."""
    open_market(monkeypatch)
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    live = await house.table("ann", "bob", "cat", game="market")
    house.clock.now += 1000
    await does(live, "ann", p.Say(id=0, text="hm"))
    assert (await listed(house, live)).updated == house.clock.now


async def test_public_answers_change_the_lists(house: House) -> None:
    """They show whose turn it is."""
    live = await house.table("ann", "bob")
    (seat,) = live.table.awaited()
    assert (await listed(house, live)).awaited == (seat,)
    while live.table.awaited() == (seat,):
        await answers(live, seat)
    assert (await listed(house, live)).awaited == (1 - seat,)
    await does(live, "ann", p.Request(id=0, seat=0, what="pause"))
    await does(live, "bob", p.Consent(id=0, seat=1, agrees=True))
    assert (await listed(house, live)).awaited == ()
