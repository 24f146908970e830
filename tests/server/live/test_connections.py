"""Connections: slow clients are disconnected, and no address gets all of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Callable, Sequence

import pytest
from websockets.frames import Frame, Opcode

from plancia.server import connections
from plancia.server.connections import NO_FILES_LEFT, RESERVE, Complaints, Doors, Visitor, doors
from plancia.server.http import Settings
from plancia.server.http.connection import Connection, Outbox
from plancia.server.protocol import ChatLine, Done, Message
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio

HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
HALF_A_BODY = (
    b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
)
MUCH = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SOON = 0.3  # seconds


class Raw:
    """A connection on which the test can send anything."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def all(self) -> bytes:
        """Everything the server sends until it closes the connection."""
        async with asyncio.timeout(20):
            return await self.reader.read()

    async def trickle(self, data: bytes) -> bytes:
        """Send the same again and again, each time before the deadline, until the server closes the connection."""
        answer = asyncio.create_task(self.reader.readuntil(b"}"))
        while not answer.done():
            with contextlib.suppress(ConnectionError):
                self.writer.write(data)
            await asyncio.wait({answer}, timeout=SOON / 10)
        return await answer


@contextlib.asynccontextmanager
async def raw(web: Web) -> AsyncIterator[Raw]:
    name, port = web.host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@pytest.fixture
async def few(file: str, anyio_backend: str) -> AsyncIterator[Web]:
    """A server with room for eight connections, four per address."""
    async with open_web(file, connections=8, connections_each=4) as opened:
        yield opened


# ---- slow clients ----------------------------------------------------------------------------------------------------
async def test_no_answer_waits_for_the_client_to_confirm_the_one_before(web: Web) -> None:
    """On a connection that stays open, the body follows its headers at once."""
    async with raw(web) as client:
        client.writer.write(HALF_A_HEAD + b"\r\n")
        assert await client.reader.readuntil(b"\r\n\r\n")
        ours = client.writer.get_extra_info("sockname")
        theirs = (visitor.transport for visitor in web.server.server_state.connections)
        (transport,) = (each for each in theirs if each.get_extra_info("peername") == ours)
        connection = transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_headers_have_a_deadline(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if a byte arrives now and then, or none at all."""
    monkeypatch.setattr(connections, "HEADERS", SOON)
    monkeypatch.setattr(Visitor, "_for_headers", lambda _: SOON)
    async with raw(web) as slow, raw(web) as silent:
        slow.writer.write(HALF_A_HEAD)
        response = await slow.trickle(b"x")
        assert response.startswith(b"HTTP/1.1 408 ")
        assert b'{"code":"too_slow"}' in response
        assert (await silent.all()).startswith(b"HTTP/1.1 408 ")


async def test_a_body_has_a_deadline(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """The handler that waits for it is released."""
    monkeypatch.setattr(connections, "BODY", SOON)
    tasks = len(web.server.server_state.tasks)
    async with raw(web) as slow:
        slow.writer.write(HALF_A_BODY)
        assert (await slow.trickle(b" ")).startswith(b"HTTP/1.1 408 ")
    async with asyncio.timeout(10):
        while len(web.server.server_state.tasks) > tasks:
            await asyncio.sleep(0.01)


@pytest.mark.quiet
async def test_a_complete_request_may_wait_for_its_response(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadlines are for what the client sends. A connection serves several requests, and a socket stays open."""
    monkeypatch.setattr(connections, "BODY", SOON)
    monkeypatch.setattr(Visitor, "_for_headers", lambda _: SOON)
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    async with raw(web) as kept, ann.follow(table) as follower:
        for _ in range(3):
            kept.writer.write(HALF_A_HEAD + b"\r\n")
            assert (await kept.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
            await kept.reader.readuntil(b"}]")
            await asyncio.sleep(SOON / 2)
        await asyncio.sleep(SOON)
        await follower.plays(0, 1, most=1)


async def test_a_client_that_does_not_read_is_disconnected(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """A normal close would wait until everything is read."""
    monkeypatch.setattr(connections, "READING", SOON)
    before = set(web.server.server_state.connections)
    name, port = web.host.split(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect((name, int(port)))
        deaf.setblocking(False)
        async with asyncio.timeout(20):
            while not set(web.server.server_state.connections) - before:
                await asyncio.sleep(0.01)
            while set(web.server.server_state.connections) - before:
                with contextlib.suppress(BlockingIOError, ConnectionError):
                    deaf.send(MUCH)
                await asyncio.sleep(0.02)


async def test_a_follower_that_does_not_read_is_disconnected(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while its queue of messages has room."""
    monkeypatch.setattr(connections, "READING", SOON)
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    live = web.services.hub.live[table]
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", int(web.host.split(":")[1])))
        deaf.setblocking(False)
        deaf.send(HANDSHAKE % table.encode())
        assert (await asyncio.get_running_loop().sock_recv(deaf, 20)).startswith(b"HTTP/1.1 101 ")
        deaf.send(Frame(Opcode.TEXT, b'{"type":"Follow","id":1}').serialize(mask=True))
        async with asyncio.timeout(20):
            while not live.listeners:
                await asyncio.sleep(0.01)
            (follower,) = live.listeners
            for _ in range(200):
                follower.send(ChatLine(at=0, name="", text="x" * 60_000, team=()))
            while live.listeners:
                await asyncio.sleep(0.01)


# ---- limits ----------------------------------------------------------------------------------------------------------
async def test_one_address_does_not_get_all_connections(few: Web) -> None:
    """One more is rejected by a status, a header and a code; when a connection ends, the next is accepted."""
    async with contextlib.AsyncExitStack() as stack:
        held = [await stack.enter_async_context(raw(few)) for _ in range(4)]
        await asyncio.sleep(0.05)
        async with raw(few) as more:
            response = await more.all()
            assert response.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 5" in response
            assert response.endswith(b'{"code":"busy","wait":5}')
        held[0].writer.close()
        await held[0].writer.wait_closed()
        await asyncio.sleep(0.05)
        assert (await Person(few).ask("GET", "/api/games")).status_code == 200


async def test_sockets_count_too(few: Web) -> None:
    """A connection that has become a WebSocket is still one."""
    ann = await few.person("Ann")
    table = await ann.table("me", "me")
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(4):
            await stack.enter_async_context(ann.follow(table))
        assert await Person(few).refused("GET", "/api/games") == (503, "busy")
    assert (await Person(few).ask("GET", "/api/games")).status_code == 200


async def test_a_proxy_does_not_count_as_one_client(file: str) -> None:
    """All its clients share its address; the total is still limited."""
    few = open_web(file, connections=8, connections_each=2, proxies=("127.0.0.1",))
    async with few as web, contextlib.AsyncExitStack() as stack:
        for _ in range(7):
            await stack.enter_async_context(raw(web))
        await asyncio.sleep(0.05)
        assert (await Person(web).ask("GET", "/api/games")).status_code == 200
        await stack.enter_async_context(raw(web))
        await asyncio.sleep(0.05)
        assert await Person(web).refused("GET", "/api/games") == (503, "busy")


def test_the_number_of_open_files_is_respected() -> None:
    """Some are reserved for the database and the processes, and no address gets all others."""
    assert doors(Settings(), files=20_000) == Doors(4000, 200)
    assert doors(Settings(), files=300) == Doors(300 - RESERVE, (300 - RESERVE) // 2)
    assert doors(Settings(), files=10) == Doors(1, 1)


async def test_the_log_reports_once_that_no_file_is_left(caplog: pytest.LogCaptureFixture) -> None:
    """The event loop reports it for every waiting connection. Other errors are passed on."""
    loop, complain = asyncio.get_running_loop(), Complaints()
    with caplog.at_level(logging.ERROR):
        for _ in range(2000):
            complain(loop, {"message": NO_FILES_LEFT, "exception": OSError(24, "Too many open files")})
        assert [record.message for record in caplog.records] == ["too many open files"]
        complain(loop, {"message": "something else"})
        assert len(caplog.records) == 2


async def test_messages_of_one_round_are_written_together() -> None:
    """The effects of a command and its receipt in the next round of the event loop: one write for each connection."""
    outbox, written = Outbox(), list[tuple[str, list[Message]]]()
    ann, bob = (Connection(user, user, outbox) for user in ("ann", "bob"))

    def writing(user: str) -> Callable[[Sequence[Message]], bool]:
        def write(messages: Sequence[Message]) -> bool:
            written.append((user, list(messages)))
            return True

        return write

    for one in (ann, bob):
        one.write_now = writing(one.user)
    line = ChatLine(at=0, name="Ann", text="Hello", team=())
    for _ in range(2):
        ann.send(line)
        bob.send(line)
        await asyncio.sleep(0)
        ann.send(Done(id=1))
        assert not written
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert written == [("ann", [line, Done(id=1)]), ("bob", [line])]
        written.clear()
