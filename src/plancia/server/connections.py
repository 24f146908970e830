"""Limits on connections: how many may be open, and how long we wait for a client that sends or reads slowly.

uvicorn waits forever for headers, for a body and for a slow reader, and accepts connections until no file is left.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any

import h11
import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import InvalidState

from plancia.server.homes import Home
from plancia.server.http.connection import WRITE
from plancia.server.http.settings import Settings, is_among
from plancia.server.packing import Packed

log = logging.getLogger(__name__)

HEADERS = 10.0  # seconds for all headers of a request
BODY = 30.0  # and for its body
READING = 60.0  # and until a client reads what we have sent
PROXY_IDLE = 75.0  # a proxy keeps connections for later; it closes them itself before this
AT_ONCE = 64  # connections accepted at once, before excess ones can be closed
QUEUE = 1024  # connections that wait in the system to be accepted
RESERVE = 2 * AT_ONCE  # open files kept for the database, processes, and connections that are about to be refused
WAIT = 5  # seconds until a rejected client may try again
NO_FILES_LEFT = "socket.accept() out of system resource"  # as asyncio words it
READ_AHEAD = 4  # messages of one WebSocket that may wait for us
QUIET = 60.0  # seconds between two lines of the log about that


class Doors(Struct, frozen=True):
    """How many connections may be open."""

    most: int  # in all
    most_of_one: int  # per address
    proxies: tuple[str, ...] = ()  # all clients behind a proxy share its address: the proxy has to limit them

    def admit(self, address: str, others: Iterable[str]) -> bool:
        """Whether this address may open another connection."""
        here = list(others)
        if len(here) >= self.most:
            return False
        return is_among(address, self.proxies) or here.count(address) < self.most_of_one


def doors(settings: Settings, files: int | None = None) -> Doors:
    """By the settings, and by the number of files that the system lets us open."""
    files = _files() if files is None else files
    most = max(1, min(settings.connections, files - RESERVE))
    # One address never gets all of them, however few there are.
    return Doors(most, max(1, min(settings.connections_each, most // 2)), settings.proxies)


def _files() -> int:
    try:
        from resource import RLIMIT_NOFILE, getrlimit
    except ImportError:  # not available on Windows
        return 1024
    soft, _ = getrlimit(RLIMIT_NOFILE)
    return soft if soft > 0 else 2**20  # -1: no limit


def address_of(protocol: object) -> str:
    client: tuple[str, int] | None = getattr(protocol, "client", None)
    return client[0] if client else ""


class Config(uvicorn.Config):
    """HTTP with limits on the number of connections."""

    def __init__(self, app: Any, doors: Doors, **given: Any) -> None:
        super().__init__(app, http=Visitor, backlog=AT_ONCE, **given)
        self.doors = doors
        self.home: Home | None = None  # if there are other processes on the same port


class Follower(Packed):
    """A WebSocket. Pings detect clients that are gone; this class detects clients that do not read."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[WRITE] = {"write": self.write, "write_now": self.write_now}
        await super().run_asgi()

    async def write(self, texts: Sequence[bytes]) -> None:
        """Send several messages with one system call, bypassing the layers that would process each of them."""
        await self.writable.wait()
        self.write_now(texts)

    def write_now(self, texts: Sequence[bytes]) -> bool:
        """The same at once; False if the client has not read all that was sent before."""
        if not self.writable.is_set():
            return False
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent or self.transport.is_closing():
            return True
        try:
            self.transport.write(self.framed(texts))
        except InvalidState as error:
            raise ClientDisconnected from error
        return True

    def send_receive_event_to_app(self) -> None:
        """Read on: by default each message stops the reading until it is taken, which costs two system calls."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so it does not pause
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reading = Patience(self.loop, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()


def send_at_once(transport: asyncio.Transport) -> None:
    """Send small pieces without waiting for the client to confirm the one before, which takes it 40 ms.

    asyncio does so only if the socket was created with the number of TCP, and a listening socket seldom is.
    """
    connection: socket.socket | None = transport.get_extra_info("socket")
    if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class Visitor(H11Protocol):
    """An HTTP connection with a deadline for each request, even if bytes keep trickling in."""

    config: Config
    read_elsewhere = b""  # by the process that has passed the connection on to us
    awaited: Any = None  # the state of the connection that `deadline` applies to
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        send_at_once(transport)
        self.reading = Patience(self.loop, transport)
        address = address_of(self)
        others = (address_of(other) for other in self.connections if other is not self)
        if not self.config.doors.admit(address, others):
            self._answer(503, b'{"code":"busy","wait":%d}' % WAIT)
            return
        if is_among(address, self.config.doors.proxies):
            self.timeout_keep_alive = PROXY_IDLE  # type: ignore[assignment]
        self._read(self.read_elsewhere)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.reading.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.config.home is not None and self._begins_request() and self._pass_on(self.config.home, data):
            self.transport.abort()  # it stays open in the other process
        else:
            self._read(data)

    def _begins_request(self) -> bool:
        return self.conn.their_state is self.conn.our_state is h11.IDLE and self.conn.trailing_data == (b"", False)

    def _pass_on(self, home: Home, data: bytes) -> bool:
        """Whether this is about a table whose home is another process, and that one has taken the connection."""
        connection: socket.socket | None = self.transport.get_extra_info("socket")
        return connection is not None and home.pass_on(data, connection.fileno())

    def _read(self, data: bytes) -> None:
        if data:
            super().data_received(data)
        self._wait_for_visitor()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_visitor()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self.reading.end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()

    def _wait_for_visitor(self) -> None:
        """One deadline for the headers and one for the body; data that arrives in between does not extend it."""
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif state is not self.awaited:
            self._stop_waiting()
            self.awaited = state
            if seconds := {h11.IDLE: self._for_headers(), h11.SEND_BODY: BODY}.get(state):
                self.deadline = self.loop.call_later(seconds, self._too_slow)

    def _for_headers(self) -> float:
        """A proxy may leave a connection idle between requests."""
        return max(HEADERS, self.timeout_keep_alive + 1)

    def _stop_waiting(self) -> None:
        self.awaited = None
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_slow(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # the handler that waits for the body is notified
            cycle.message_event.set()
        self._answer(408, b'{"code":"too_slow"}')

    def _answer(self, status: int, body: bytes) -> None:
        """Without a complete request no handler can answer."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [
                ("content-type", "application/json"),
                ("content-length", str(len(body))),
                ("retry-after", str(WAIT)),
                ("connection", "close"),
            ]
            for event in (h11.Response(status_code=status, headers=headers), h11.Data(body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
        self.reading.begin()


class Patience:
    """Aborts a connection whose client does not read. Closing it normally would wait for the client forever."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.loop = loop
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=0)  # so that we are notified of every byte that has to wait

    def begin(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(READING, self.transport.abort)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Complaints:
    """The exception handler of the event loop. It would log "too many open files" thousands of times."""

    def __init__(self) -> None:
        self.logged = -QUIET

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if context.get("message") != NO_FILES_LEFT:
            loop.default_exception_handler(context)
        elif monotonic() - self.logged >= QUIET:
            self.logged = monotonic()
            log.error("too many open files", extra={"error": type(context.get("exception")).__name__})
