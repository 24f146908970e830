"""Playing over the socket: whole games, several devices, reconnecting, private tables, chat, undo, clocks."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from plancia.engine import Sheet
from plancia.records import Replay, read
from plancia.server import protocol as p
from plancia.server import sleeping
from plancia.server.clock import Clocks
from plancia.server.decision import Decision
from plancia.server.http.services import Limits
from plancia.server.protocol import ChatLine, Done, Refused, TableNews
from tests.server.live.web import Person, Socket, Web, at_random, open_web, play_on, turn

pytestmark = pytest.mark.anyio
SHORT = {"stall_guard": True}


async def two_people(web: Web, *others: str, **wishes: object) -> tuple[Person, Person, str]:
    """Ann and Bob at a table, and these bots."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", *others, begin=False, options=SHORT, **wishes)
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def a_tile(question: Sheet | None) -> tuple[str | int, ...]:
    assert question is not None
    return next(words for words in question.legal() if words[0] == "tile")


async def up_to_date(web: Web, table: str, *sockets: Socket) -> None:
    """All messages have arrived."""
    for socket in sockets:
        for seat in socket.updates:
            number = web.services.hub.live[table].audiences[seat].number
            await socket.when(lambda s=socket, seat=seat, number=number: s.updates[seat].number >= number)  # type: ignore[misc]


# ---- whole games -----------------------------------------------------------------------------------------------------
async def test_two_people_a_spectator_and_bots_play_a_whole_game(web: Web) -> None:
    """Everybody gets the same result; the record can be downloaded and replayed."""
    ann, bob, table = await two_people(web, "greedy", "random")
    async with ann.follow(table) as a, bob.follow(table) as b, Person(web).follow(table) as watcher:
        await asyncio.gather(a.plays(0, by=at_random("ann")), b.plays(1, by=at_random("bob")), watcher.plays())
        news = [socket.table for socket in (a, b, watcher)]
        assert news[0] is not None
        assert {(message.phase, message.places) for message in news if message} == {("over", news[0].places)}
        stories = [a.story[0], b.story[1], watcher.story[None]]
        public = [[fact for fact in story if fact["to"] is None] for story in stories]
        assert public[0] == public[1] == public[2] != []
    record = read((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    result = Replay(record).result()
    assert result is not None
    assert result.places == news[0].places


async def test_one_person_plays_all_seats_at_one_device(web: Web) -> None:
    """A hot-seat: one socket gets the questions of every seat."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", options=SHORT)
    async with ann.follow(table) as socket:
        assert set(socket.updates) == {0, 1, 2}
        await socket.plays(0, 1, 2, by=at_random("hot"), most=40)
        assert {message.id for message in socket.received if isinstance(message, Done)} >= set(range(1, 41))


async def test_two_devices_of_one_person_both_follow(web: Web) -> None:
    """A link logs in Ann's phone; either device may answer, and both receive the same."""
    ann, bob, table = await two_people(web)
    phone = Person(web)
    await phone.post("/api/link", {"code": (await ann.post("/api/me/link"))["secret"]})
    async with ann.follow(table) as desk, phone.follow(table) as pocket, bob.follow(table) as b:
        random = Random(7)
        for _ in range(6):
            await play_on(random, random.randrange(1, 4), desk, b)
            await up_to_date(web, table, pocket, desk)
            if pocket.question(0) is not None:
                await play_on(random, 1, pocket)
            await up_to_date(web, table, pocket, desk, b)
        assert pocket.story[0] == desk.story[0]
        assert pocket.updates[0] == desk.updates[0]


# ---- reconnecting ----------------------------------------------------------------------------------------------------
def seen(socket: Socket, *seats: int | None) -> dict[str, object]:
    """The state a client sends when it reconnects."""
    numbers = {"spectator" if s is None else str(s): socket.updates[s].number for s in seats}
    return {"epoch": socket.epoch, "seen": numbers}


async def test_a_client_that_reconnects_gets_what_it_missed_and_no_more(web: Web) -> None:
    """A client that was cut off again and again has the same facts as one that stayed connected."""
    ann, bob, table = await two_people(web)
    watcher, random = Person(web), Random("cut")
    story: list[object] = []
    mark: dict[str, object] = {}
    async with ann.follow(table) as a, bob.follow(table) as b, watcher.follow(table) as always:
        for _ in range(8):
            async with watcher.follow(table, **mark) as sometimes:
                assert sometimes.updates[None].fresh == (not mark)
                await play_on(random, random.randrange(4), a, b)
                await up_to_date(web, table, sometimes)
                story += sometimes.story[None]
                mark = seen(sometimes, None)
            await play_on(random, random.randrange(4), a, b)
        async with watcher.follow(table, **mark) as last:
            story += last.story[None]
        await up_to_date(web, table, always)
        assert story == always.story[None]


async def test_a_number_of_another_epoch_is_ignored(web: Web) -> None:
    """So is an unknown number: then everything is sent again."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    async with ann.follow(table) as first:
        mark = seen(first, 0, 1)
    for wrong in ({"epoch": "f" * 16}, {"seen": {"0": 99, "1": -5}}):
        async with ann.follow(table, **(mark | wrong)) as again:
            assert all(update.fresh for update in again.updates.values())


async def test_after_the_table_was_closed_no_fact_is_sent_again(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cursor says what the client knows. A new client gets the same facts, view and question."""
    monkeypatch.setattr(sleeping, "IDLE", -1)
    ann = await web.person("Ann")
    table = await ann.table("me", "me", options=SHORT)
    async with ann.follow(table) as awake:
        await awake.plays(0, 1, by=at_random("sleepy"), most=80)
        mark, story, updates = seen(awake, 0, 1), awake.story, awake.updates
    while table in web.services.hub.live:
        await web.services.hub.let_sleep()
        await asyncio.sleep(0.01)
    async with ann.follow(table, **mark) as again, ann.follow(table) as other:
        assert again.story == {0: [], 1: []}
        assert other.story == story
        for seat in (0, 1):
            assert not again.updates[seat].fresh
            assert other.updates[seat].fresh
            assert (again.updates[seat].view, again.updates[seat].question) == (
                updates[seat].view,
                updates[seat].question,
            )


async def test_after_a_restart_the_game_continues(where: str) -> None:
    """Clients got a goodbye; their cookies are still valid, and the facts are the same."""
    async with open_web(where) as web:
        ann = await web.person("Ann")
        table = await ann.table("me", "me", options=SHORT)
        async with ann.follow(table) as before:
            by = at_random("restart")
            await before.plays(0, 1, by=by, most=40)
            mark, story = seen(before, 0, 1), before.story
            web.server.should_exit = True
            assert (await before.hears(p.Goodbye)).reason == "server_is_closing"
    async with open_web(where) as web:
        again = Person(web)
        again.http.cookies = ann.http.cookies
        async with again.follow(table, **mark) as after, again.follow(table) as other:
            assert other.story == story
            assert after.story == {0: [], 1: []}
            await after.plays(0, 1, by=by, most=20)


# ---- private tables --------------------------------------------------------------------------------------------------
async def test_a_private_table_is_found_only_by_its_code(web: Web) -> None:
    """However it is typed; the lobby does not list it."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    code = (await ann.get(f"/api/tables/{table}"))["code"]
    assert table not in [row["id"] for row in await bob.get("/api/tables")]
    assert (await bob.get(f"/api/codes/{code.lower()[:3]} {code[3:]}"))["id"] == table
    await bob.post(f"/api/tables/{table}/join", {})
    assert [seat["mine"] for seat in (await bob.get(f"/api/tables/{table}"))["seats"]] == [False, True]
    await bob.post(f"/api/tables/{table}/start")
    assert table not in [row["id"] for row in await Person(web).get("/api/tables/watch")]


async def test_a_public_table_is_in_the_lobby_until_it_begins(web: Web) -> None:
    """Then it can be watched."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False, public=True)
    assert table in [row["id"] for row in await bob.get("/api/tables", game_name="tigris")]
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await ann.post(f"/api/tables/{table}/start")
    assert table not in [row["id"] for row in await bob.get("/api/tables")]
    assert table in [row["id"] for row in await bob.get("/api/tables/watch")]


async def test_a_full_table_is_not_in_the_lobby(web: Web) -> None:
    """Neither is one whose free seats are kept for people who are invited."""
    host, guest, stranger = [await web.account(name) for name in ("Full Host", "Full Guest", "Full Stranger")]
    await guest.post("/api/me/profile", {"parts": {"invites": True}})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited", "name": guest.name}]
    table = str((await host.post("/api/tables", {"game": "tigris", "public": True, "seats": seats}))["id"])

    async def is_listed() -> bool:
        return table in [row["id"] for row in await stranger.get("/api/tables")]

    assert await is_listed()
    await stranger.post(f"/api/tables/{table}/join", {})
    assert not await is_listed()
    await stranger.post(f"/api/tables/{table}/leave", {"seat": 1})
    await guest.post(f"/api/tables/{table}/join", {})
    assert await is_listed()


# ---- chat ------------------------------------------------------------------------------------------------------------
async def test_chat_is_limited(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six lines at once; then the writer has to wait, and learns how long. Others may still write."""
    monkeypatch.setattr(web.services, "limits", Limits())
    ann, bob, table = await two_people(web)
    async with ann.follow(table) as a, bob.follow(table) as b:
        for number in range(6):
            await a.does(p.Say(id=0, text=f"line {number}"))
        refused = await a.asks(p.Say(id=0, text="one more"))
        assert isinstance(refused, Refused)
        assert refused.code == "too_many"
        assert 0 < (refused.wait or 0) <= 2
        await b.does(p.Say(id=0, text="my turn"))
        assert (await a.hears(ChatLine, lambda line: line.name == "Bob")).text == "my turn"


async def test_spectators_read_and_do_not_write(web: Web) -> None:
    """With or without a name."""
    ann = await web.person("Ann")
    table = await ann.table("me", "random")
    for somebody in (Person(web), await web.person("Eve")):
        async with somebody.follow(table) as socket:
            assert await socket.refused(p.Say(id=0, text="hello")) == "not_at_this_table"


# ---- undo ------------------------------------------------------------------------------------------------------------
async def test_undo_is_free_or_by_consent_or_rejected(web: Web) -> None:
    """By the engine's rule; everybody sees the request, and the facts are sent again."""
    ann, bob, table = await two_people(web)
    async with ann.follow(table) as a, bob.follow(table) as b:
        seat, mine = await turn(a, b)
        theirs = b if mine is a else a
        assert await mine.refused(p.Undo(id=0, seat=seat)) == "nothing_to_undo"
        before = mine.updates[seat]
        await mine.answers(seat, a_tile(mine.question(seat)))
        await mine.does(p.Undo(id=0, seat=seat))
        assert mine.updates[seat].fresh
        assert mine.updates[seat].view == before.view
        assert mine.question(seat).number > before.question.number  # type: ignore[union-attr]

        await mine.answers(seat, a_tile(mine.question(seat)))
        await mine.answers(seat, ("end",))
        await mine.does(p.Undo(id=0, seat=seat))
        asked = await theirs.hears(TableNews, lambda message: message.request == "undo")
        assert (asked.asked_by, asked.agreed) == (seat, (seat,))
        await theirs.does(p.Consent(id=0, seat=1 - seat, agrees=False))
        await mine.when(lambda: mine.table is not None and mine.table.request == "")
        await mine.does(p.Undo(id=0, seat=seat))
        await theirs.does(p.Consent(id=0, seat=1 - seat, agrees=True))
        await mine.when(lambda: mine.question(seat) is not None)
        assert mine.updates[seat].fresh


# ---- clocks ----------------------------------------------------------------------------------------------------------
async def test_a_clock_runs_out_and_a_bot_takes_over(web: Web) -> None:
    """The others decide; then the person comes back."""
    ann, bob, table = await two_people(web, pace="quick")
    async with ann.follow(table) as a, bob.follow(table) as b:
        seat, late = await turn(a, b)
        other = b if late is a else a
        t = web.services.hub.live[table].table
        banks = tuple(30 if s == seat else bank for s, bank in enumerate(t.clocks.banks))
        t.clocks = Clocks(t.pace, banks, t.clocks.running, t.clocks.since)
        await web.services.hub.live[table].do(lambda t: Decision())  # it checks the clock again
        news = await other.hears(TableNews, lambda message: message.chairs[seat].out_of_time)
        assert (news.chairs[seat].bank or 0) <= 0
        await other.does(p.ForTheAbsent(id=0, seat=1 - seat, absent=seat, what="bot"))
        await other.hears(TableNews, lambda message: message.chairs[seat].away)
        await other.when(lambda: other.question(1 - seat) is not None)
        await late.does(p.ComeBack(id=0, seat=seat))
        back = await other.hears(TableNews, lambda message: not message.chairs[seat].away)
        assert (back.chairs[seat].bank or 0) >= 15_000


async def test_pause_resign_and_rematch(web: Web) -> None:
    """Both agree to pause and to resume; Ann resigns; both find the table of the rematch, one seat further on."""
    ann, bob, table = await two_people(web)
    async with ann.follow(table) as a, bob.follow(table) as b:
        for what, phase in (("pause", "paused"), ("resume", "playing")):
            await a.does(p.Request(id=0, seat=0, what=what))
            await b.does(p.Consent(id=0, seat=1, agrees=True))
            await a.hears(TableNews, lambda message, phase=phase: message.phase == phase)  # type: ignore[misc]
        await a.does(p.Resign(id=0, seat=0))
        over = await b.hears(TableNews, lambda message: message.phase == "over")
        assert (over.places, over.reason) == ((2, 1), "resigned")
        first, second = await asyncio.gather(
            *(person.ask("POST", f"/api/tables/{table}/rematch") for person in (ann, bob))
        )
        assert sorted((first.status_code, second.status_code)) == [200, 409]
        again = (first if first.is_success else second).json()["id"]
        assert (await b.hears(TableNews, lambda message: message.rematch != "")).rematch == again
    for person in (ann, bob):
        await person.ask("POST", f"/api/tables/{again}/join", {})
    seats = (await ann.get(f"/api/tables/{again}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Bob", "Ann"]
