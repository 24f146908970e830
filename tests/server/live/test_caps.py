"""Limits on what one person can create: tables, sockets, links, and entries in journals."""

from __future__ import annotations

import pytest

from plancia.server import events as e
from plancia.server import fullness
from plancia.server import protocol as p
from plancia.server.deciding import RequestError
from plancia.server.decision import happens
from plancia.server.http import socket as sockets
from plancia.server.http.services import ROW, Limits
from plancia.server.identity import Limiter
from plancia.server.identity.identity import MOST_LINKS
from plancia.server.protocol import Done
from plancia.server.protocol import Refused as RefusedMessage
from tests.server.live.house import House
from tests.server.live.web import NoLimits, Web

pytestmark = pytest.mark.anyio

# ---- the journal of a table ------------------------------------------------------------------------------------------
BESIDES = [
    e.Chatted(user="ann", text="hello"),
    e.Ordered(seat=0, occasion="sale", answers=()),
    e.TakenBack(seat=0),
    e.ConsentAsked(what="pause", seat=0),
    e.ColourChosen(seat=0, colour="red"),
]
NEEDED = [
    e.Answered(seat=0, words=("pass",), by="person"),
    e.ConsentAsked(what="resume", seat=0),
    e.ConsentAsked(what="abort", seat=0),
    e.Resigned(seat=0),
    e.RanOut(seat=0),
    e.SeatTaken(seat=0, user="ann"),
]


@pytest.mark.parametrize("event", BESIDES, ids=repr)
def test_a_full_journal_accepts_only_the_game(event: e.Event) -> None:
    fullness.refuse_if_full(fullness.MOST - 1, [event])
    with pytest.raises(RequestError, match="table_is_full"):
        fullness.refuse_if_full(fullness.MOST, [event])


@pytest.mark.parametrize("event", NEEDED, ids=repr)
def test_a_full_journal_does_not_stop_the_game(event: e.Event) -> None:
    fullness.refuse_if_full(2 * fullness.MOST, [event])


async def test_a_closed_table_knows_the_size_of_its_journal(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier entries count, whether or not the table was closed since."""
    live = await house.table("ann", "bob")
    table = live.table.id
    await live.do(lambda _: happens(e.Chatted(user="ann", text="x" * 300)))
    size, rows = live.size, await house.storage.journal(table)
    assert size == sum(len(row.payload) for row in rows)
    await house.hub.live.pop(table).close()
    again = await house.hub.open(table)
    assert again.size == size
    monkeypatch.setattr(fullness, "MOST", size)
    with pytest.raises(RequestError, match="table_is_full"):
        await again.do(lambda _: happens(e.Chatted(user="ann", text="more")))
    assert len(await house.storage.journal(table)) == len(rows)


# ---- writes of one person --------------------------------------------------------------------------------------------
def test_higher_costs_wait_longer() -> None:
    """A hundred bytes at once, then one every two milliseconds; larger entries wait until the bucket is full."""
    limiter = Limiter(100, 2)
    assert limiter.wait("ann", 0, 60) == 0
    assert limiter.wait("ann", 0, 60) == 40
    assert limiter.wait("ann", 40, 60) == 0
    assert limiter.wait("ann", 240, 500) == 0
    assert limiter.wait("ann", 240, 1) == 802
    assert limiter.wait("bob", 0, 100) == 0
    assert Limiter(10, 0.1).wait("cat", 0, 10) == 0


async def test_orders_that_change_all_the_time_are_slowed_down(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change is written to the journal; a person who has written too much has to wait."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="rex")
    limits = NoLimits()
    limits.written = Limiter(2_000, 1000)
    monkeypatch.setattr(web.services, "limits", limits)
    before = len(await web.services.storage.journal(table))
    async with ann.follow(table) as socket:
        answers: list[Done | RefusedMessage] = []
        for number in range(50):
            words = (("bid", number), ("x" * 200,))
            order = p.Order(id=0, seat=0, occasion="sale", answers=words)
            answers.append(await socket.asks(order))
            if isinstance(answers[-1], RefusedMessage):
                break
    *fine, last = answers
    assert isinstance(last, RefusedMessage)
    assert (last.code, 1 < len(fine) < 10) == ("too_many", True)
    assert last.wait
    assert len(await web.services.storage.journal(table)) == before + len(fine)


async def test_people_at_one_address_share_a_limit(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests are created with one click."""
    limits = NoLimits()
    limits.written_from = Limiter(5 * ROW, 10_000)
    monkeypatch.setattr(web.services, "limits", limits)
    for _ in range(5):
        ann = await web.person("Ann")
        await ann.post("/api/me/language", {"language": "it"})
    assert await ann.refused("POST", "/api/me/language", {"language": "it"}) == (429, "too_many")


async def test_a_request_without_effect_is_not_written(web: Web) -> None:
    """An order that no rule allows, the colour a seat already has, a bot that already sits there."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="rex")
    async with ann.follow(table) as socket:
        useless = p.Order(id=0, seat=0, occasion="sale", answers=(("nonsense", 7),))
        nothing = p.Order(id=0, seat=1, occasion="sale", answers=())
        await socket.does(useless)
        before = len(await web.services.storage.journal(table))
        for _ in range(20):
            await socket.does(useless)
            await socket.does(nothing)
        assert len(await web.services.storage.journal(table)) == before
    lobby = await ann.table("me", "greedy", begin=False)
    (colour,) = {seat["colour"] for seat in (await ann.get(f"/api/tables/{lobby}"))["seats"] if seat["mine"]}
    plan = {"seat": 1, "kind": "bot", "bot": "random"}
    for _ in range(2):
        await ann.post(f"/api/tables/{lobby}/seat", plan)
        before = len(await web.services.storage.journal(lobby))
    for _ in range(3):
        await ann.post(f"/api/tables/{lobby}/seat", plan)
        await ann.post(f"/api/tables/{lobby}/bot", {"seat": 1, "bot": "random"})
        await ann.post(f"/api/tables/{lobby}/colour", {"seat": 0, "colour": colour})
    assert len(await web.services.storage.journal(lobby)) == before


# ---- tables, sockets, links ------------------------------------------------------------------------------------------
async def test_open_tables_are_limited(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both those that wait for players and all unfinished ones; a rematch and a fork count, too."""
    ann = await web.person("Ann")
    over = await ann.table("me", "me")
    async with ann.follow(over) as socket:
        await socket.does(p.Request(id=0, seat=0, what="abort"))
    limits = NoLimits()
    limits.most_open_tables, limits.most_tables = 2, 4
    monkeypatch.setattr(web.services, "limits", limits)
    wish = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "me"}]}
    waiting = [await ann.table("me", "me", begin=False) for _ in range(2)]
    assert await ann.refused("POST", "/api/tables", wish) == (409, "too_many_tables")
    for table in waiting:
        await ann.post(f"/api/tables/{table}/start")
    await ann.table("me", "me")
    await ann.table("me", "me")
    assert await ann.refused("POST", "/api/tables", wish) == (409, "too_many_tables")
    assert await ann.refused("POST", f"/api/tables/{over}/rematch") == (409, "too_many_tables")
    fork = {"step": 0, "seat": 0}
    assert await ann.refused("POST", f"/api/replays/{waiting[0]}/fork", fork) == (409, "too_many_tables")
    bob = await web.person("Bob")
    assert (await bob.ask("POST", "/api/tables", wish)).status_code == 201


async def test_tables_of_guests_at_one_address_are_limited(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = NoLimits()
    limits.table_makers = Limiter(2, 10_000)
    monkeypatch.setattr(web.services, "limits", limits)
    wish = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "me"}]}
    statuses = [(await (await web.person("Ann")).ask("POST", "/api/tables", wish)).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]


async def test_sockets_are_limited(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more gets a reason, and its page does not reconnect by itself; other people can connect."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "me")
    limits = NoLimits()
    limits.most_sockets = 1
    monkeypatch.setattr(web.services, "limits", limits)
    async with ann.follow(table):
        async with ann.socket(table) as socket:
            assert (await socket.hears(RefusedMessage)).code == "too_many_sockets"
            assert await socket.closed() == 1008
            assert socket.raw.close_reason == "too_many_sockets"
        async with bob.follow(table):
            pass


async def test_a_socket_that_follows_nothing_is_closed(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only clients that follow a table may be silent."""
    monkeypatch.setattr(sockets, "SILENCE", 0.2)
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    async with ann.follow(table) as follower, ann.socket(table) as silent:
        assert await silent.closed() == 1000
        await follower.plays(0, 1, most=1)


async def test_links_are_limited(web: Web) -> None:
    ann = await web.person("Ann")
    for _ in range(MOST_LINKS):
        await ann.post("/api/me/link")
    assert await ann.refused("POST", "/api/me/link") == (409, "links-too-many")


def test_the_limits_of_one_person_fit_into_those_of_an_address() -> None:
    """A single person never uses up the limit of an address."""
    limits = Limits()
    assert limits.written.burst < limits.written_from.burst
    assert limits.written.refill > limits.written_from.refill
    assert limits.tables.burst < limits.table_makers.burst
    assert limits.most_open_tables < limits.most_tables
