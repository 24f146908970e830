"""A player who answers while others attack the server, and how long each answer takes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Iterator
from itertools import product
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec

from load.process import Running
from plancia.engine import Seat, Words
from plancia.server import events as e
from plancia.server.protocol import Done
from plancia.server.storage import JournalRow, Storage
from tests.server.live.web import Person, Socket

LEAST = 30  # answers in a measurement
PAUSE = 0.01  # seconds between two of them
LONG_PAUSE = 0.1  # after the first, so that the game does not end before a long attack does
FLOOR = 0.005  # seconds: shorter times are noise
TIMES = 10  # how much longer an answer may take during an attack
PATIENCE = 30.0


def loopback_addresses() -> Iterator[str]:
    for third, fourth in product(range(1, 255), repeat=2):
        yield f"127.0.{third}.{fourth}"


new_address = loopback_addresses().__next__  # the limits of an address that was used before may be used up


class Bystander:
    """Plays for both seats of a table."""

    def __init__(self, person: Person, table: str, socket: Socket, server: Running) -> None:
        self.person = person
        self.table = table
        self.socket = socket
        self.server = server
        self.random = Random(table)
        self.acknowledged: list[tuple[Seat, Words]] = []

    async def answer(self) -> float:
        """Return the seconds until an answer is acknowledged."""
        await self.socket.when(lambda: self.socket.asked(0, 1) is not None)
        seat = self.socket.asked(0, 1)
        assert seat is not None
        question = self.socket.question(seat)
        assert question is not None
        words = question.sample(self.random.randrange)
        began = perf_counter()
        assert isinstance(await self.socket.answers(seat, words), Done)
        self.acknowledged.append((seat, words))
        return perf_counter() - began

    async def measure(self, attack: Awaitable[Any] | None = None) -> float:
        """Nine out of ten answers are faster than this during the attack."""
        attacking = None if attack is None else asyncio.ensure_future(attack)
        waits = list[float]()
        while len(waits) < LEAST or (attacking is not None and not attacking.done()):
            waits.append(await self.answer())
            await asyncio.sleep(PAUSE if len(waits) < LEAST else LONG_PAUSE)
        if attacking is not None:
            await attacking
        return sorted(waits)[len(waits) * 9 // 10]

    async def bears(self, attack: Awaitable[Any]) -> None:
        """Answers take less than ten times as long as before, and all of them are stored.

        Several processes serve attackers with as many cores: on two cores, the time of an answer says nothing then.
        """
        quiet = await self.measure()
        during = await self.measure(attack)
        took = f"{quiet * 1000:.1f} ms before, {during * 1000:.1f} ms in the attack"
        assert during < TIMES * max(quiet, FLOOR) or self.server.processes > 1, took
        await self.check()

    async def check(self) -> None:
        """Everything acknowledged is in the database, in order and once."""
        events = [
            msgspec.json.decode(row.payload, type=e.AnyEvent) for row in await stored(self.server.database, self.table)
        ]
        found = [(event.seat, event.words) for event in events if isinstance(event, e.Answered) and event.by != "only"]
        assert found == self.acknowledged


async def stored(database: str, table: str) -> tuple[JournalRow, ...]:
    """The journal of a table of a running server."""
    storage = await asyncio.to_thread(Storage.open, database)
    try:
        return await storage.journal(table)
    finally:
        await asyncio.to_thread(storage.close)


@contextlib.asynccontextmanager
async def bystander(server: Running) -> AsyncIterator[Bystander]:
    person = Person(SimpleNamespace(host=server.address), "Bystander")  # type: ignore[arg-type]
    transport = httpx.AsyncHTTPTransport(local_address=new_address(), limits=httpx.Limits(max_keepalive_connections=0))
    person.http = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE, transport=transport)
    await person.post("/api/guest", {"name": "Bystander"})
    table = await person.table("me", "me")
    async with person.follow(table) as socket:
        yield Bystander(person, table, socket, server)


# ---- attackers -------------------------------------------------------------------------------------------------------
class Attacker:
    """A client at another address that sends anything: whole requests, halves, nonsense."""

    def __init__(self, server: Running, address: str = "") -> None:
        self.port = server.port
        self.address = address or new_address()
        self.cookie = ""

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def shout(self, data: bytes) -> bytes:
        """Everything the server sends until the connection ends; b"": it ended at once."""
        reader, writer = await self.connect()
        try:
            writer.write(data)
            async with asyncio.timeout(PATIENCE):
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncookie: plancia={self.cookie}\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        answer = await self.shout(head.encode() + content)
        if not answer:
            return 0, None
        start, _, rest = answer.partition(b"\r\n\r\n")
        self._keep_cookie(start)
        status = int(start.split(b" ", 2)[1])
        is_json = b"application/json" in start and b"content-encoding" not in start
        return status, msgspec.json.decode(rest) if is_json and rest else rest

    def _keep_cookie(self, start: bytes) -> None:
        if not self.cookie and b"set-cookie: plancia=" in start:
            self.cookie = start.split(b"set-cookie: plancia=")[1].split(b";")[0].decode()

    async def guest(self) -> Attacker:
        status, _ = await self.ask("POST", "/api/guest", {"name": "Eve"})
        assert status == 200
        return self

    @contextlib.asynccontextmanager
    async def holding(self, many: int, data: bytes) -> AsyncIterator[list[asyncio.StreamReader]]:
        """This many connections that have sent this and nothing more."""
        held = [await self.connect() for _ in range(many)]
        try:
            for _, writer in held:
                with contextlib.suppress(ConnectionError):
                    writer.write(data)
            yield [reader for reader, _ in held]
        finally:
            for _, writer in held:
                writer.close()
