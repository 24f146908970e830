"""The database is frozen, away or full: requests end in time, nothing acknowledged is lost, and the server recovers."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from plancia.engine import Words
from plancia.server import admission, commands
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.http import app, deadline
from plancia.server.protocol import Done, Refused
from plancia.server.storage import writer
from tests.server.live.web import Person, Socket, Web, open_web
from tests.server.postgres import Cluster, running

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
LATEST = 15.0  # seconds: the deadlines, and what a busy machine adds to them
DAY = 24 * 3_600_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that tests may stop and freeze."""
    with running() as started:
        yield started


@pytest.fixture
async def fragile(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[Web]:
    """A server on it that checks its tables all the time."""
    monkeypatch.setattr(app, "CARE", 0.2)
    monkeypatch.setattr("plancia.server.sleeping.IDLE", 500)
    async with open_web(cluster.new_database()) as web:
        yield web


class Table:
    """A player in both seats who records what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.acknowledged: list[tuple[int, Words]] = []

    async def play(self, socket: Socket) -> str:
        """Play until something is rejected; return the code."""
        while True:
            await socket.when(lambda: socket.asked(0, 1) is not None)
            seat = socket.asked(0, 1)
            assert seat is not None
            question = socket.question(seat)
            assert question is not None
            words = question.default()
            match await socket.answers(seat, words):
                case Done():
                    self.acknowledged.append((seat, words))
                case Refused(code=code):
                    return code

    async def try_on(self) -> str:
        """Follow and play until something fails; return its code."""
        try:
            async with self.person.follow(self.table) as socket:
                return await self.play(socket)
        except (ConnectionClosed, ConnectionError) as error:
            return type(error).__name__

    async def check(self, web: Web) -> None:
        rows = await web.services.storage.journal(self.table)
        events = [msgspec.json.decode(row.payload, type=e.AnyEvent) for row in rows]
        given = [event for event in events if isinstance(event, e.Answered) and event.by == "person"]
        stored = [(event.seat, event.words) for event in given]
        assert stored[: len(self.acknowledged)] == self.acknowledged


async def tables(web: Web, number: int) -> list[Table]:
    people = [await web.person(f"Player {at}") for at in range(number)]
    return [Table(person, await person.table("me", "me")) for person in people]


async def until(holds: Any) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.1)


async def is_well(person: Person) -> bool:
    return (await person.ask("GET", "/-/health")).status_code == 200


async def in_time(asked: Any) -> Any:
    async with asyncio.timeout(LATEST):
        return await asked


async def turned_away(person: Person, table: str) -> tuple[str, int | None]:
    """The result of a handshake: a status, and the code of the close."""
    async with person.socket(table) as socket:
        code = await socket.closed()
        refused = [message.code for message in socket.received if isinstance(message, Refused)]
        return refused[0], code


async def everything_is_refused_in_time(web: Web, person: Person, table: str) -> None:
    """Rejected with 503, `Retry-After` and a close with 1013."""
    health, listed, handshake = await in_time(
        asyncio.gather(
            person.ask("GET", "/-/health"), person.ask("GET", "/api/tables/mine"), turned_away(person, table)
        )
    )
    assert (health.status_code, health.json()["status"]) == (503, "not_stored")
    assert (listed.status_code, listed.json()["code"]) == (503, "busy")
    assert int(listed.headers["retry-after"]) > 0
    assert handshake == ("busy", 1013)
    figures = (await in_time(person.ask("GET", "/-/metrics"))).text
    failed = next(line for line in figures.splitlines() if line.startswith("plancia_failed_writes_total "))
    assert float(failed.split()[1]) > 0


async def test_a_frozen_database_loses_nothing_and_blocks_nobody(fragile: Web, cluster: Cluster) -> None:
    """PostgreSQL stops answering under load, and continues later."""
    played = await tables(fragile, 3)
    playing = [asyncio.create_task(one.try_on()) for one in played]
    while not all(one.acknowledged for one in played):
        await asyncio.sleep(0.01)
    cluster.freeze()
    try:
        began = perf_counter()
        codes = await in_time(asyncio.gather(*playing))
        assert perf_counter() - began < LATEST
        assert set(codes) <= {"busy", "not_stored", "table_is_closing", "ConnectionError", "ConnectionClosedOK"}
        await everything_is_refused_in_time(fragile, played[0].person, played[0].table)
    finally:
        cluster.thaw()
    await until(lambda: is_well(played[0].person))
    for one in played:
        await one.check(fragile)
        async with one.person.follow(one.table) as socket:
            await socket.plays(0, 1, most=3)


async def test_a_database_that_was_away_is_used_again_and_clocks_of_closed_tables_run_out(
    fragile: Web, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is away for longer than any deadline; later, closed tables are opened when their clocks run out."""
    hub = fragile.services.hub
    played = await tables(fragile, 2)
    ann, bob = await fragile.person("Ann"), await fragile.person("Bob")
    clocked = await ann.table("me", "open", begin=False, pace="daily")
    await bob.post(f"/api/tables/{clocked}/join", {})
    await ann.post(f"/api/tables/{clocked}/start")
    playing = [asyncio.create_task(one.try_on()) for one in played]
    while not all(one.acknowledged for one in played):
        await asyncio.sleep(0.01)
    cluster.crash()
    try:
        await in_time(asyncio.gather(*playing))
        await everything_is_refused_in_time(fragile, played[0].person, played[0].table)
        await asyncio.sleep(writer.DEADLINE)
        assert hub.counted["failed waking"] > 1
    finally:
        cluster.start()
    await until(lambda: is_well(ann))
    for one in played:
        await one.check(fragile)

    async def asleep() -> bool:
        return not hub.live

    await until(asleep)
    real = hub.clock
    monkeypatch.setattr(hub, "clock", lambda: real() + 2 * DAY)

    async def has_rung() -> bool:
        return any(row.kind == "RanOut" for row in await fragile.services.storage.journal(clocked))

    await until(has_rung)


async def test_a_full_disk_is_reported_and_forgotten(file: str) -> None:
    """The health check writes, so it notices; the log has one line, and all is well when there is room again."""
    async with open_web(file) as web:
        ann = await web.person("Ann")
        assert await is_well(ann)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (Path(file + "-wal").stat().st_size, hard))  # files cannot grow
        try:
            await until(lambda: is_ill(ann))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await until(lambda: is_well(ann))


async def is_ill(person: Person) -> bool:
    return not await is_well(person)


async def test_the_health_check_writes_seldom(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may request it: it must not keep the disk busy."""
    written = 0
    write = web.services.storage.write

    async def noting(*given: Any) -> Any:
        nonlocal written
        written += 1
        return await write(*given)

    monkeypatch.setattr(web.services.storage, "write", noting)
    stranger = Person(web)
    await asyncio.gather(*(is_well(stranger) for _ in range(20)))
    assert written <= 2


async def test_a_request_that_never_ends_is_aborted() -> None:
    """With 503, whatever blocks it."""
    sent: list[Any] = []

    async def hangs(*_: Any) -> None:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    await deadline.Deadline(hangs, 0.05)({"type": "http"}, hangs, send)  # type: ignore[arg-type]
    assert [sent[0]["status"], sent[1]["body"]] == [503, b'{"code":"busy","wait":5}']


async def test_too_many_commands_at_once_are_refused(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick rejection is better than a late answer; later, all commands are accepted again."""
    ann = await web.person("Ann")
    async with ann.follow(await ann.table("me", "me")) as socket:
        with monkeypatch.context() as full:
            full.setattr(web.services.commands, "too_many", lambda now: True)
            refused = await socket.asks(p.Say(id=0, text="hello"))
            assert isinstance(refused, Refused)
            assert (refused.code, refused.wait) == ("busy", 1.0)
            await socket.does(p.Follow(id=0))  # new followers are not rejected: after a restart all of them come
        await socket.does(p.Say(id=0, text="hello"))


@pytest.mark.quiet
async def test_under_overload_some_commands_are_rejected_and_the_others_are_quick(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty sockets talk three times as fast as the server can listen. Those it accepts do not wait for all others."""
    ann, took = await web.person("Ann"), dict[str, list[float]]()

    def slowly(*given: Any) -> Any:
        sleep(0.02)
        return commands.carry_out(*given)

    async def talk(socket: Socket) -> None:
        began = perf_counter()
        reply = await socket.asks(p.Say(id=0, text="hello"))
        took.setdefault(reply.code if isinstance(reply, Refused) else "done", []).append(perf_counter() - began)

    async with AsyncExitStack() as stack:
        table = await ann.table("me", "me")
        sockets = [await stack.enter_async_context(ann.follow(table)) for _ in range(50)]
        monkeypatch.setattr("plancia.server.http.socket.carry_out", slowly)
        monkeypatch.setattr(admission, "BEHIND", 1)  # they are all of one person
        talking = []
        for number, socket in enumerate((*sockets, *sockets)):
            talking.append(asyncio.create_task(talk(socket)))
            if number % 3 == 2:  # the server shares our event loop: while it carries out one command, three more come
                await asyncio.sleep(0.004)
        await asyncio.gather(*talking)
    assert set(took) == {"done", "busy"}
    assert max(took["done"]) < 0.6  # all fifty would take a second
