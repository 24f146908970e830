"""Two servers on one PostgreSQL: every client may be at either, and nobody notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest

from plancia.server import protocol as p
from plancia.server.cluster import Member, once
from plancia.server.events import Answered
from plancia.server.http.services import Limits, Services
from plancia.server.identity import Limiter
from plancia.server.protocol import ChatLine, Done, Muted, Refused, TableNews
from plancia.server.reviewing import composed
from plancia.server.storage import Storage, claims
from tests.server.live.web import PATIENCE, Person, Socket, Web, play_on, turn

pytestmark = pytest.mark.anyio

Pair = tuple[Web, Web]


def at(web: Web, person: Person) -> Person:
    """The same browser at another server."""
    other = Person(web, person.name)
    other.http.cookies = person.http.cookies
    return other


async def two_people(one: Web, two: Web, **wishes: Any) -> tuple[Person, Person, str]:
    """Ann at the first server and Bob at the second, with a game in progress."""
    ann, bob = await one.person("Ann"), await two.person("Bob")
    table = await ann.table("me", "open", begin=False, **wishes)
    await bob.post(f"/api/tables/{table}/join", {})
    await bob.post(f"/api/tables/{table}/start")
    return ann, bob, table


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_processes_know_how_many_share_a_database(pair: Pair) -> None:
    """Each begins its commits further apart while there are others."""
    for web in pair:
        await until(lambda web=web: web.services.storage._writer.rhythm.processes == 2)


# ---- the game --------------------------------------------------------------------------------------------------------
async def test_players_at_two_servers_see_the_same_game(pair: Pair) -> None:
    """Spectators of both get the same facts, with the same view at the end."""
    ann, bob, table = await two_people(*pair)
    async with (
        ann.follow(table) as a,
        bob.follow(table) as b,
        Person(pair[0]).follow(table) as first,
        Person(pair[1]).follow(table) as second,
    ):
        await play_on(Random("two"), 30, a, b)
        await until(lambda: first.story[None] == second.story[None])
        await until(lambda: first.updates[None].view == second.updates[None].view)
        assert len(first.story[None]) > 30


async def test_of_two_answers_to_one_question_one_counts(pair: Pair) -> None:
    """Both servers decide at the same time; the loser decides again and rejects."""
    ann, bob, table = await two_people(*pair)
    async with (
        ann.follow(table) as a,
        bob.follow(table) as b,
        at(pair[1], ann).follow(table) as a2,
        at(pair[0], bob).follow(table) as b2,
    ):
        for number in range(6):
            seat, socket = await turn(a, b)
            question, again = socket.question(seat), (a2, b2)[seat]
            assert question is not None
            await again.when(lambda seat=seat, again=again, asked=question: again.question(seat) == asked)  # type: ignore[misc]
            words = question.sample(Random(number).randrange)
            answer = p.Answer(id=0, seat=seat, question=question.number, words=words)
            outcomes = await asyncio.gather(socket.asks(answer), again.asks(answer))
            assert sorted(type(one).__name__ for one in outcomes) == ["Done", "Refused"]
            refused = next(one for one in outcomes if isinstance(one, Refused))
            assert refused.code in ("stale_question", "not_asked")
            await socket.when(lambda s=socket, seat=seat, asked=question: s.question(seat) != asked)  # type: ignore[misc]
    kinds = [row.kind for row in await pair[0].services.storage.journal(table)]
    assert kinds.count(Answered.__name__) >= 6


async def test_sealed_and_free_commands_at_once_are_all_kept(pair: Pair) -> None:
    """A storm of chat from both sides: every acknowledged line is stored once, and everybody reads all of them."""
    ann, bob, table = await two_people(*pair)
    async with ann.follow(table) as a, bob.follow(table) as b:
        lines = [(socket, f"{name} {n}") for n in range(12) for socket, name in ((a, "a"), (b, "b"))]
        done = await asyncio.gather(*(socket.asks(p.Say(id=0, text=text)) for socket, text in lines))
        assert all(isinstance(one, Done) for one in done)
        texts = sorted(text for _, text in lines)
        for socket in (a, b):
            await socket.when(lambda socket=socket: len(chat(socket)) == len(lines))  # type: ignore[misc]
            assert sorted(chat(socket)) == texts
    assert chat(a) == chat(b)


def chat(socket: Socket) -> list[str]:
    return [line.text for line in socket.received if isinstance(line, ChatLine)]


async def caught_up(pair: Pair, table: str, web: Web, *sockets: Socket) -> None:
    """The server knows the whole journal, and its clients have all messages."""
    live = web.services.hub.live[table]
    length = await web.services.storage.length(table)
    await until(lambda: live.table.number >= length and live.jobs.empty())
    for socket in sockets:
        for seat in socket.updates:
            number = live.audiences[seat].number
            await socket.when(lambda s=socket, seat=seat, number=number: s.updates[seat].number >= number)  # type: ignore[misc]


@pytest.mark.parametrize("seat", [0, None])
async def test_a_client_that_reconnects_elsewhere_misses_nothing(pair: Pair, seat: int | None) -> None:
    """Neither a gap nor a duplicate, however often it changes servers."""
    ann, bob, table = await two_people(*pair)
    random, story, mark = Random(str(seat)), list[Any](), dict[str, Any]()
    async with ann.follow(table) as a, bob.follow(table) as b:
        for number in range(8):
            web = pair[number % 2]
            wanderer = Person(web) if seat is None else at(web, ann)
            async with wanderer.follow(table, **mark) as sometimes:
                await sometimes.when(lambda s=sometimes: seat in s.updates)  # type: ignore[misc]  # the game may begin now
                first = sometimes.updates[seat]
                assert first.fresh == (not mark) or (not mark and first.number == 1)
                await play_on(random, random.randrange(3), a, b)
                await caught_up(pair, table, web, sometimes)
                story += sometimes.story[seat]
                mark = {"epoch": sometimes.epoch, "seen": {"0": sometimes.updates[seat].number}}
            await play_on(random, random.randrange(3), a, b)
        async with (Person(pair[0]) if seat is None else ann).follow(table, **mark) as last:
            story += last.story[seat]
        async with (Person(pair[0]) if seat is None else ann).follow(table) as whole:
            assert story == whole.story[seat]
            assert len(story) > 5


@pytest.mark.parametrize("wishes", [{}, {"spectators": False}])
async def test_players_have_their_seats_where_the_news_has_not_arrived(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, wishes: dict[str, Any]
) -> None:
    """Bob sits down with one server and connects to the other, which has the table open as it was before."""
    ann, bob = await pair[0].person("Ann"), await pair[1].person("Bob")
    table = await ann.table("me", "open", begin=False, **wishes)
    async with ann.follow(table) as a, AsyncExitStack() as contexts:
        with monkeypatch.context() as deaf:
            deaf.setattr(pair[0].services.hub.cluster, "hear", lambda payload: None)
            await bob.post(f"/api/tables/{table}/join", {})
            b = await contexts.enter_async_context(at(pair[0], bob).follow(table))
        await bob.post(f"/api/tables/{table}/start")
        await b.when(lambda: 1 in b.updates)
        await a.when(lambda: 0 in a.updates)
        assert None not in b.updates


async def test_an_undo_reaches_clients_everywhere(pair: Pair) -> None:
    """They get everything again, since what they know no longer holds."""
    ann, bob, table = await two_people(*pair)
    async with ann.follow(table) as a, bob.follow(table) as b, Person(pair[1]).follow(table) as watcher:
        await play_on(Random("undo"), 2, a, b)
        seat, socket = await turn(a, b)
        question = socket.question(seat)
        assert question is not None
        before = watcher.updates[None].number
        assert isinstance(await socket.answers(seat, question.default()), Done)
        await watcher.when(lambda: watcher.updates[None].number > before)
        mark = {"epoch": watcher.epoch, "seen": {}}
        outcome = await socket.asks(p.Undo(id=0, seat=seat))
        if isinstance(outcome, Refused):
            pytest.fail(f"the position should allow an undo: {outcome.code}")
        other = (b, a)[seat]
        if socket.table is not None and socket.table.request:
            await other.when(lambda: other.table is not None and other.table.request == "undo")
            await other.does(p.Consent(id=0, seat=1 - seat, agrees=True))
        await watcher.when(lambda: watcher.updates[None].fresh)
        async with Person(pair[0]).follow(table, **mark) as late:
            assert late.updates[None].fresh
            assert late.story[None] == watcher.story[None]


async def test_a_review_is_computed_by_one_server_only(pair: Pair) -> None:
    """The other one knows how far it is, does not begin another, and shows it in the end."""
    ann, bob, table = await two_people(*pair)
    async with ann.follow(table) as a, bob.follow(table) as b:
        await play_on(Random("review"), 4, a, b)
        await a.does(p.Resign(id=0, seat=0))
    there, where, hold = at(pair[1], ann), f"/api/reviews/{table}/0", Event()

    def slowly(*args: Any) -> Any:
        hold.wait(PATIENCE)
        return composed(*args)

    async def until_it_has(what: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not (found := await there.get(where))[what]:
                await asyncio.sleep(0.05)
        return found

    elsewhere = patch.object(pair[1].services.reviews, "start", side_effect=AssertionError("again"))
    with patch("plancia.server.reviewing.composed", slowly), elsewhere:
        await ann.post(where)
        assert (await until_it_has("progress"))["so_far"]["points"]
        assert (await there.post(where))["review"] is None
        hold.set()
        assert (await until_it_has("review")) == await ann.get(where)


# ---- people ----------------------------------------------------------------------------------------------------------
async def test_presence_counts_everywhere(pair: Pair) -> None:
    """Players see who is connected at another server, and how many watch; also when these leave."""
    ann, bob, table = await two_people(*pair)
    async with ann.follow(table) as a:
        async with bob.follow(table), Person(pair[1]).follow(table):
            await a.hears(TableNews, lambda news: news.chairs[1].here and news.watching == 1)
        await a.hears(TableNews, lambda news: not news.chairs[1].here and news.watching == 0)


async def test_a_late_server_asks_who_is_there(pair: Pair) -> None:
    """The others were there before it opened the table."""
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "me")
    async with ann.follow(table):
        await asyncio.sleep(0.1)
        async with Person(pair[1]).follow(table) as watcher:
            await watcher.hears(TableNews, lambda news: news.chairs[0].here)


async def test_names_mutes_and_deletion_apply_everywhere(pair: Pair) -> None:
    """What one server changes about a person, the tables at the other show."""
    ann, bob, table = await two_people(*pair)
    async with bob.follow(table) as b, ann.follow(table) as a:
        await ann.post("/api/me/name", {"name": "Annabel"})
        await b.hears(TableNews, lambda news: news.chairs[0].name == "Annabel")
        await a.does(p.Say(id=0, text="hello"))
        await b.hears(ChatLine)
        async with at(pair[0], bob).follow(table) as elsewhere:
            await elsewhere.does(p.Mute(id=0, seat=0, muted=True))
        assert (await b.hears(Muted, lambda muted: bool(muted.seats))).seats == (0,)
        assert (await ann.ask("DELETE", "/api/me")).status_code == 204
        await b.hears(TableNews, lambda news: news.chairs[0].gone and news.chairs[0].name == "")
    async with bob.follow(table) as late:
        assert chat(late) == []


async def test_a_revoked_session_is_disconnected_everywhere(pair: Pair) -> None:
    """Logging out at one server closes the sockets at the other."""
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "me")
    async with at(pair[1], ann).follow(table) as other:
        assert (await ann.ask("POST", "/api/logout")).status_code == 204
        assert await other.closed() == 1000


async def test_a_removed_table_is_closed_everywhere(pair: Pair) -> None:
    """Its clients are notified, and it does not open again."""
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "me")
    async with at(pair[1], ann).follow(table) as other:
        assert await pair[0].services.hub.remove(table)
        assert (await other.hears(p.Goodbye)).reason == "table_is_closing"
    assert await at(pair[1], ann).refused("GET", f"/api/tables/{table}") == (404, "no_such_table")


async def test_friends_are_online_at_any_server(pair: Pair) -> None:
    """If they show it."""
    ann, bob = await pair[0].account("Friendly Ann"), await pair[1].account("Friendly Bob")
    await ann.post("/api/friends", {"name": "Friendly Bob"})
    await bob.post("/api/friends/Friendly Ann/accept")
    await bob.post("/api/me/profile", {"parts": {"presence": True}})
    await pair[1].services.note_visits()
    (friend,) = (await ann.get("/api/friends"))["friends"]
    assert (friend["name"], friend["online"]) == ("Friendly Bob", True)


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"),
    [
        ("guests", "POST", "/api/guest", {"name": "Guest"}),
        ("logins", "POST", "/api/login", {"name": "Nobody at all", "passphrase": "not the right one"}),
        ("accounts", "POST", "/api/account", {"name": "Limited Ann", "passphrase": "short"}),
        ("codes", "GET", "/api/codes/NOSUCH", None),
    ],
)
async def test_limits_on_credentials_count_everywhere(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, limit: str, method: str, path: str, body: Any
) -> None:
    """As many attempts as with one server, wherever each of them is made."""
    ann = await pair[0].person("Ann")
    visitors = [Person(web) if limit == "guests" else at(web, ann) for web in pair]
    for web in pair:
        monkeypatch.setattr(web.services, "limits", Limits())
        monkeypatch.setattr(web.services.limits, limit, Limiter(6, 600_000))
    statuses = [(await visitors[number % 2].ask(method, path, body)).status_code for number in range(8)]
    assert [status == 429 for status in statuses] == [False] * 6 + [True] * 2, statuses


# ---- work that must happen once --------------------------------------------------------------------------------------
async def test_a_bot_thinks_in_one_process_only(pair: Pair) -> None:
    """The other has the table open and leaves it alone."""
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "random")
    async with Person(pair[0]).follow(table), at(pair[1], ann).follow(table) as socket:
        lives = [web.services.hub.live[table] for web in pair]
        assert [(live.keeps_time, live.runs_bots) for live in lives] == [(True, True), (False, False)]
        await socket.plays(0, most=10)
        assert pair[1].services.hub.thinking.tasks == {}
    rows = await pair[0].services.storage.journal(table)
    assert any(b'"by":"bot"' in row.payload for row in rows)


async def test_a_closed_table_leaves_its_work_to_others(pair: Pair) -> None:
    """At once, not only when a process dies."""
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "random")
    async with at(pair[1], ann).follow(table) as socket:
        assert not pair[1].services.hub.live[table].runs_bots
        pair[0].services.hub.live[table].idle_since = 0
        while table in pair[0].services.hub.live:
            await pair[0].services.hub.let_sleep()
            await asyncio.sleep(0.02)
        await until(lambda: pair[1].services.hub.live[table].runs_bots)
        await socket.plays(0, most=5)


async def test_work_moves_to_the_process_with_the_listeners(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was opened by a request is closed there, so that not two processes apply each answer."""
    monkeypatch.setattr("plancia.server.sleeping.LEFT", 0)
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "random")
    async with at(pair[1], ann).follow(table) as socket:
        await until(lambda: table not in pair[0].services.hub.live)
        live = pair[1].services.hub.live[table]
        await until(lambda: live.keeps_time and live.runs_bots)
        await socket.plays(0, most=5)


async def test_a_job_is_done_by_one_process(pair: Pair) -> None:
    """The helper for periodic work: the first to ask does it, until it lets go."""
    one, two = (web.services.hub.cluster for web in pair)
    done: list[str] = []

    def job(name: str) -> Any:
        async def work() -> None:
            done.append(name)

        return work

    for _ in range(2):
        await once(one, "test", job("one"))
        await once(two, "test", job("two"))
    assert done == ["one", "one"]
    await one.release("job test")
    two._refused.clear()  # type: ignore[attr-defined]
    await once(two, "test", job("two"))
    await once(one, "test", job("one"))
    assert done == ["one", "one", "two"]


async def test_every_periodic_job_is_claimed(pair: Pair) -> None:
    """Notices, tournaments, tables that open again and housekeeping are each done by one of the two."""
    jobs = {"operating", "notices", "old notices", "recurring", "tournaments", "tidying"}
    storage, ids = pair[0].services.storage, [web.services.hub.cluster.id for web in pair]
    held = await storage.read(lambda c: [claims.claimed(c, id_) for id_ in ids])
    owners = Counter(name.removeprefix("job ") for names in held for name in names if name.startswith("job "))
    assert {name: owners[name] for name in jobs} == dict.fromkeys(jobs, 1)


async def test_a_process_that_counts_as_dead_loses_its_work_and_gets_it_back(pair: Pair) -> None:
    """It was frozen, or the database was away: nobody else wants the table, so it continues."""
    ann = await pair[0].person("Ann")
    table = await ann.table("me", "random")
    member = pair[0].services.hub.cluster
    assert isinstance(member, Member)
    await member.storage.write(lambda c: claims.remove_process(c, member.id))
    await member.beat()
    await until(lambda: pair[0].services.hub.live[table].runs_bots and f"bots {table}" in member.held)
    async with ann.follow(table) as socket:
        await socket.plays(0, most=3)


async def test_claims_that_nobody_knows_are_given_up(pair: Pair) -> None:
    """The database did not answer when a process released its claim: another one could never have it."""
    one, two = (web.services.hub.cluster for web in pair)
    assert isinstance(one, Member)
    assert isinstance(two, Member)
    await one.storage.write(lambda c: claims.claim(c, one.id, ["clock orphan"]))
    assert await two.claim("clock orphan") == set()
    for _ in range(2):
        await one.drop_orphans()
    two._refused.clear()
    assert await two.claim("clock orphan") == {"clock orphan"}


@pytest.fixture
def no_comparing(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the comparison of lengths would hide after some seconds that an announcement was lost."""
    for web in pair:
        monkeypatch.setattr(web.services.storage, "lengths", partial(lengths_unless_compared, web.services))


async def lengths_unless_compared(services: Services, tables: Any) -> dict[str, int]:
    if tables is services.hub.live:
        return {}
    return await Storage.lengths(services.storage, tables)


@pytest.mark.usefixtures("no_comparing")
async def test_an_announcement_while_a_table_stores_its_own_events_is_kept(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process writes after our commit, and we hear of it before we hear that our commit has succeeded."""
    ann, bob, table = await two_people(*pair)
    async with ann.follow(table) as a, bob.follow(table) as b:
        live, storage = pair[0].services.hub.live[table], pair[0].services.storage
        append = storage.append

        async def slow(*given: Any) -> None:
            await append(*given)
            await b.does(p.Say(id=0, text="between"))
            await until(lambda: live.length > given[1])

        with monkeypatch.context() as slowly:
            slowly.setattr(storage, "append", slow)
            await a.does(p.Say(id=0, text="before"))
        await a.hears(ChatLine, lambda line: line.text == "between")


@pytest.mark.usefixtures("no_comparing")
async def test_an_announcement_while_a_table_opens_is_kept(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes after the journal was read."""
    ann, _, table = await two_people(pair[0], pair[0])
    storage = pair[1].services.storage
    read = storage.table
    async with ann.follow(table) as a:

        async def slow(of: str) -> Any:
            row = await read(of)
            await a.does(p.Say(id=0, text="in the meantime"))
            await asyncio.sleep(0.1)
            return row

        with monkeypatch.context() as slowly:
            slowly.setattr(storage, "table", slow)
            live = await pair[1].services.hub.open(table)
        await until(lambda: live.table.chat and live.table.chat[-1].text == "in the meantime")


async def test_lost_announcements_are_noticed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lengths of the journals are compared from time to time, and after the connection was lost."""
    ann, bob, table = await two_people(*pair)
    async with ann.follow(table) as a, bob.follow(table) as b:
        member = pair[1].services.hub.cluster
        lost: list[bytes] = []
        with monkeypatch.context() as deaf:
            deaf.setattr(member, "hear", lost.append)
            await a.does(p.Say(id=0, text="can you hear me?"))
            await until(lambda: any(table.encode() in payload for payload in lost))
        await b.hears(ChatLine)  # the comparison runs every few seconds
