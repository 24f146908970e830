"""The WebSocket of a table: commands in, messages out. Whoever reads too slowly is let go, and harms nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from plancia.engine import Seat
from plancia.server.commands import carry_out
from plancia.server.deciding import Refused
from plancia.server.http.guard import same_origin
from plancia.server.http.services import COOKIE, Services
from plancia.server.identity import Limiter
from plancia.server.live import LiveTable
from plancia.server.protocol import AnyCommand, Done, Follow, Message, Say
from plancia.server.protocol import Refused as RefusedMessage
from plancia.server.storage import StorageError

log = logging.getLogger(__name__)

MOST_BYTES = 4096  # in one command
MOST_WAITING = 256  # messages that may wait for a slow reader
POLICY, TOO_BIG, TRY_LATER = 1008, 1009, 1013

decode = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """A listener at the other end of a socket."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.seats: tuple[Seat, ...] = ()
        self.out: asyncio.Queue[Message] = asyncio.Queue(MOST_WAITING)
        self.too_slow = asyncio.Event()

    def tell(self, message: Message) -> None:
        try:
            self.out.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()


@websocket("/api/tables/{table:str}/socket")
async def follow_table(socket: WebSocket[Any, Any, Any], table: str, services: Services) -> None:
    """Follow a table; speak for one's own seats."""
    if not same_origin(services.settings, socket.headers):
        await socket.close(POLICY, "origin")
        return
    user = await services.who(socket.cookies.get(COOKIE), socket.headers.get("authorization"))
    try:
        live = await services.hub.open(table)
    except Refused as refused:
        await socket.close(POLICY, refused.code)
        return
    await socket.accept()
    connection = Connection(user.id if user else "")
    tasks = {
        asyncio.create_task(_read(socket, services, live, connection)),
        asyncio.create_task(_write(socket, connection)),
        asyncio.create_task(connection.too_slow.wait()),
        asyncio.create_task(_until_closed(live)),
    }
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        live.unfollow(connection)
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await socket.close(TRY_LATER if connection.too_slow.is_set() else 1000)


async def _until_closed(live: LiveTable) -> None:
    """A table that fell asleep or broke: the client comes back and opens it anew."""
    with contextlib.suppress(BaseException):
        await asyncio.shield(live.task)


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        message = await connection.out.get()
        await socket.send_text(encode(message).decode())


async def _read(socket: WebSocket[Any, Any, Any], services: Services, live: LiveTable, connection: Connection) -> None:
    """One command after another, until the client is gone."""
    limiter = Limiter(40, 100)
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if len(text) > MOST_BYTES:
            await socket.close(TOO_BIG)
            return
        if wait := limiter.wait("", services.hub.clock()):
            connection.tell(RefusedMessage(id=None, code="too_many", wait=wait / 1000))
            continue
        try:
            command = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            connection.tell(RefusedMessage(id=None, code="malformed"))
            continue
        await _obey(services, live, connection, command)


async def _obey(services: Services, live: LiveTable, connection: Connection, command: AnyCommand) -> None:
    if isinstance(command, Follow):
        connection.seats = () if command.watch else live.table.seats_of(connection.user)
        live.follow(connection, command.seen if command.epoch == live.epoch else None)
        connection.tell(Done(id=command.id))
        return
    if isinstance(command, Say) and (wait := services.limits.chat.wait(connection.user, services.hub.clock())):
        connection.tell(RefusedMessage(id=command.id, code="too_many", wait=wait / 1000))
        return
    try:
        await live.do(lambda t: carry_out(t, connection.user, command))
    except Refused as refused:
        connection.tell(RefusedMessage(id=command.id, code=refused.code, rule=refused.rule, word=refused.word))
    except StorageError:
        log.exception("could not be stored", extra={"table": live.table.id})
        connection.tell(RefusedMessage(id=command.id, code="not_stored"))
    else:
        connection.tell(Done(id=command.id))
