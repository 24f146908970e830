"""The WebSocket of a table: commands in, messages out. Clients that read too slowly are disconnected."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import replace

from plancia.server import identity
from plancia.server.archive import ArchivedTable
from plancia.server.commands import carry_out, person_in
from plancia.server.deciding import RequestError, need
from plancia.server.http.connection import TRY_LATER, WRITE, Connection
from plancia.server.http.guard import same_origin
from plancia.server.http.people import address
from plancia.server.http.services import Here, Services
from plancia.server.hub import UNPLAYABLE
from plancia.server.live import LiveTable
from plancia.server.protocol import AnyCommand, Done, Follow, Message, Mute, Say, Silence
from plancia.server.protocol import Refused as RefusedMessage
from plancia.server.spectating import PLAYERS_ONLY
from plancia.server.storage import StorageBusy, StorageError

MOST_BYTES = 4096  # in one command
SILENCE = 30.0  # seconds until a client that does not follow the table has to send something
LAST_WORDS = 1.0  # seconds to write what is left
DEADLINE = 10.0  # seconds for a command, and for a table to open; the database alone has less
POLICY, TOO_BIG = 1008, 1009

AnyTable = LiveTable | ArchivedTable
ENCODED: deque[tuple[Message, bytes]] = deque(maxlen=8)  # the latest
BUSY = RefusedMessage(id=None, code="busy", wait=1.0)

decode = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/socket")
async def follow_table(socket: WebSocket[Any, Any, Any], table: FromPath[str], services: Here) -> None:
    """Follow a table and answer for your own seats."""
    if not same_origin(services.settings, socket.headers):
        await socket.close(POLICY, "origin")
        return
    try:
        async with asyncio.timeout(DEADLINE):
            caller = await services.who(socket)
    except (StorageError, TimeoutError):
        await _turn_away(socket, BUSY, TRY_LATER)
        return
    user = caller.user
    key = user.id if user else address(socket)
    if user and services.is_banned(user):
        await _turn_away(socket, RefusedMessage(id=None, code="banned"), POLICY)
        return
    if wait := services.limits.sockets.wait(key, services.hub.clock()):
        await _turn_away(socket, RefusedMessage(id=None, code="too_many", wait=wait / 1000), TRY_LATER)
        return
    if sum(other.key == key for other in services.connections) >= services.limits.most_sockets:
        await _turn_away(socket, RefusedMessage(id=None, code="too_many_sockets"), POLICY)
        return
    try:
        async with asyncio.timeout(DEADLINE):
            live = await services.hub.watch(table)
            await live.check_follower(user.id if user else "")
    except (StorageError, TimeoutError):
        await _turn_away(socket, BUSY, TRY_LATER)
        return
    except RequestError as refused:
        if refused.code in (*UNPLAYABLE, *PLAYERS_ONLY):  # people should see why
            await _turn_away(socket, RefusedMessage(id=None, code=refused.code), POLICY)
        else:
            await socket.close(POLICY, refused.code)
        return
    await socket.accept()
    connection = Connection(
        user.id if user else "", key, services.outbox, address(socket), caller.token, caller.session, DEADLINE
    )
    connection.talks = caller.may("play")
    connection.write_now = _writing(socket, connection)
    services.connections.add(connection)
    tasks = {
        asyncio.create_task(_read(socket, services, live, connection)),
        asyncio.create_task(_write(socket, connection)),
        asyncio.create_task(connection.let_go.wait()),
        asyncio.create_task(_until_closed(live)),
    }
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        services.connections.discard(connection)
        live.unfollow(connection)
        connection.deadline.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            if not connection.too_slow:
                await asyncio.wait_for(_write_rest(socket, connection), LAST_WORDS)
            await socket.close(TRY_LATER if connection.too_slow else 1000)


async def _turn_away(socket: WebSocket[Any, Any, Any], why: RefusedMessage, status: int) -> None:
    """Accept the socket first: browsers can read the reason only from an open socket."""
    await socket.accept()
    await socket.send_text(encode(why).decode())
    await socket.close(status, why.code)


async def _until_closed(live: AnyTable) -> None:
    """The table was closed or has failed: the client reconnects and opens it again."""
    with contextlib.suppress(BaseException):
        await asyncio.shield(live.task)


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send the messages that could not be written at once: the client reads slowly."""
    while True:
        await connection.wait()
        while messages := connection.take_all():
            await _send(socket, messages)
        connection.caught_up()


def _writing(socket: WebSocket[Any, Any, Any], connection: Connection) -> Callable[[Sequence[Message]], bool] | None:
    """How to write all waiting messages at once, since each write costs a system call. None: the server cannot."""
    extensions: Any = socket.scope.get("extensions") or {}
    if WRITE not in extensions:
        return None
    write_now: Callable[[list[bytes]], bool] = extensions[WRITE]["write_now"]

    def write(messages: Sequence[Message]) -> bool:
        try:
            return write_now([encoded(message) for message in messages])
        except Exception:  # the client is gone
            connection.let_go.set()
            return True

    return write


async def _write_rest(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Write what was sent before the table closed, at least the message that it closes."""
    await _send(socket, connection.take_all())


async def _send(socket: WebSocket[Any, Any, Any], messages: Sequence[Message]) -> None:
    """Several messages at once; servers without our extension send them one by one."""
    texts = [encoded(message) for message in messages]
    extensions: Any = socket.scope.get("extensions") or {}
    if WRITE in extensions:
        await extensions[WRITE]["write"](texts)
        return
    for text in texts:
        await socket.send_text(text.decode())


def encoded(message: Message) -> bytes:
    """A message to several listeners is encoded once."""
    for other, text in ENCODED:
        if other is message:
            return text
    text = encode(message)
    ENCODED.append((message, text))
    return text


async def _read(socket: WebSocket[Any, Any, Any], services: Services, live: AnyTable, connection: Connection) -> None:
    """Handle one command after another until the client disconnects. Only followers may be silent for days."""
    follows = False
    while True:
        try:
            text = await asyncio.wait_for(socket.receive_text(), None if follows else SILENCE)
        except (WebSocketDisconnect, RuntimeError, KeyError, TimeoutError):
            return
        if len(text.encode(errors="replace")) > MOST_BYTES:
            await socket.close(TOO_BIG)
            return
        command = _read_command(text)
        follows = follows or isinstance(command, Follow)
        if wait := _wait(services, connection, command, len(text)):
            connection.send(RefusedMessage(id=command.id if command else None, code="too_many", wait=wait / 1000))
            await asyncio.sleep(wait / 1000)  # meanwhile further commands wait at the client
        elif command is None:
            connection.send(RefusedMessage(id=None, code="malformed"))
        else:
            await _take(services, live, connection, command)


async def _take(services: Services, live: AnyTable, connection: Connection, command: AnyCommand) -> None:
    """Carry out a command within its deadline, or reject it if too many are in progress. After a restart all clients
    follow at once: they wait for their turn, and have to reconnect if that takes too long.
    """
    follows, began = isinstance(command, Follow), perf_counter()
    if not follows and services.commands.too_many(began):
        services.hub.counted["busy"] += 1
        connection.send(replace(BUSY, id=command.id))
        return
    ticket = None if follows else services.commands.begin(began, connection.key)
    try:
        with connection.deadline:
            await _obey(services, live, connection, command)
    except TimeoutError:
        connection.send(replace(BUSY, id=command.id))
        if follows:
            connection.let_go.set()
    finally:
        if ticket is not None:
            services.commands.end(ticket)
        services.commands_took.add(type(command).__name__, perf_counter() - began)


def _wait(services: Services, connection: Connection, command: AnyCommand | None, size: int) -> int:
    """0: go ahead. Otherwise the milliseconds to wait."""
    limits, now = services.limits, services.hub.clock()
    if isinstance(command, Follow):
        return limits.follows.wait(connection.key, now)
    return limits.commands.wait(connection.key, now) or services.wait_to_write(connection.key, connection.address, size)


def _read_command(text: str) -> AnyCommand | None:
    """None if it is none."""
    try:
        command: AnyCommand = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return command


async def _obey(services: Services, live: AnyTable, connection: Connection, command: AnyCommand) -> None:
    if isinstance(command, Say) and (wait := services.limits.chat.wait(connection.user, services.hub.clock())):
        connection.send(RefusedMessage(id=command.id, code="too_many", wait=wait / 1000))
        return
    try:
        need(connection.talks or not isinstance(command, (Say, Mute, Silence)), "not_in_scope")
        need(not (isinstance(command, Say) and services.is_muted(connection.user)), "muted_by_operator")
        if isinstance(command, Follow):
            await live.follow(connection, command.seen, command.watch, command.epoch)
        elif isinstance(command, Say) and command.spectators and isinstance(live, LiveTable):
            need(services.settings.has("watching"), "no_such_feature")
            await live.check_follower(connection.user)
            await services.write_in_gallery(live, connection.user, command.text)
        elif isinstance(command, Mute) and isinstance(live, LiveTable):
            await _mute(services, live, connection.user, command)
        else:
            await live.do(lambda t: carry_out(t, connection.user, command))
    except RequestError as refused:
        connection.send(RefusedMessage(id=command.id, code=refused.code, rule=refused.rule, word=refused.word))
    except identity.IdentityError as refused:
        connection.send(RefusedMessage(id=command.id, code=refused.code))
    except StorageBusy:
        connection.send(replace(BUSY, id=command.id))
        if isinstance(command, Follow):
            connection.let_go.set()
    except Exception:  # the table has failed and logged it: the client reconnects and opens it again
        connection.send(RefusedMessage(id=command.id, code="not_stored"))
    else:
        connection.send(Done(id=command.id))


async def _mute(services: Services, live: LiveTable, user: str, command: Mute) -> None:
    """Muting concerns only this user: it is not in the journal of the table, and nobody else sees it."""
    need(user, "not_signed_in")
    other = person_in(live.table, command.seat)
    need(other != user, "not_for_oneself")
    if command.muted:
        await services.identity.mute(user, other)
    else:
        await services.identity.unmute(user, other)
    await services.apply_mutes(user)
