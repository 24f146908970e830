"""Simulated people. Each follows a table and has answers ready; when they answer is decided elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from random import Random
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from plancia.engine import Sheet
from plancia.server.protocol import Answer, AnyMessage, Done, Follow, Refused, Update

decode = msgspec.json.Decoder(AnyMessage).decode
encode = msgspec.json.Encoder().encode
PATIENCE = 60.0  # seconds to wait for a connection
AT_ONCE = 8  # how many people connect at the same time
PACKED = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]  # as browsers offer it


class Crowd:
    """All players, the queue of those whose turn it is, and how long they waited.

    The loop is open: answers are due at times fixed in advance, whatever the server does. Latency is counted from the
    time an answer is due, so a slow server cannot hide it by getting fewer requests.
    """

    def __init__(self, rate: float, seconds: float, random: Random) -> None:
        self.due = sorted(random.uniform(0, seconds) for _ in range(round(rate * seconds)))
        self.random = random
        self.ready: asyncio.Queue[Person] = asyncio.Queue()
        self.waits: list[float] = []  # seconds from due to acknowledged
        self.refused: list[str] = []
        self.late: list[float] = []  # seconds from due to sent
        self.door = asyncio.Semaphore(AT_ONCE)
        self.heard: Counter[str] = Counter()  # acknowledged answers, by game

    async def play(self) -> None:
        """Give all answers, each at its time, and wait until the last is acknowledged."""
        began = perf_counter()
        for due in self.due:
            await asyncio.sleep(max(0.0, began + due - perf_counter()))
            while (person := await self.ready.get()).question is None:
                pass  # somebody else has answered in the meantime
            await person.answer(began + due)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                while len(self.waits) + len(self.refused) < len(self.due):
                    await asyncio.sleep(0.05)


class Person:
    """One seat at one table, over a WebSocket."""

    def __init__(self, crowd: Crowd, game: str, address: str, cookie: str) -> None:
        self.crowd = crowd
        self.game = game
        self.address = address
        self.cookie = cookie
        self.question: tuple[int, Sheet] | None = None  # the seat and its question
        self.tried: tuple[int, Sheet] | None = None  # the one that was answered last
        self.asked = 0  # its number
        self.sent: dict[int, float] = {}  # when the answer with this id was due
        self.bytes = 0
        self.socket: ClientConnection

    async def sit(self) -> None:
        """Connect and follow, until the connection ends."""
        headers = {"Cookie": f"plancia={self.cookie}"}
        async with self.crowd.door:
            self.socket = await connect(
                self.address, additional_headers=headers, compression=None, extensions=PACKED, open_timeout=PATIENCE
            )
            await self.socket.send(encode(Follow(id=0)), text=True)
        async with self.socket:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    self.hear(await self.socket.recv(decode=False))

    def hear(self, message: bytes) -> None:
        self.bytes += len(message)
        match decode(message):
            case Update(seat=seat, question=question) if seat is not None:
                if question is not None and question.number > self.asked and self.question is None:
                    self.crowd.ready.put_nowait(self)
                self.question = (seat, question) if question is not None and question.number > self.asked else None
            case Done(id=id_) if id_ in self.sent:
                self.crowd.waits.append(perf_counter() - self.sent.pop(id_))
                self.crowd.heard[self.game] += 1
            case Refused(id=id_, code=code):
                self.crowd.refused.append(code)
                was_answer = self.sent.pop(id_ or 0, None) is not None
                if code == "busy" and was_answer and self.question is None:  # the question is still open
                    self.question, self.asked = self.tried, self.asked - 1
                    self.crowd.ready.put_nowait(self)
            case _:
                pass

    async def answer(self, due: float) -> None:
        """Send a legal answer."""
        assert self.question is not None
        seat, sheet = self.tried = self.question
        self.question, self.asked = None, sheet.number
        self.sent[sheet.number] = due
        words = sheet.sample(self.crowd.random.randrange)
        self.crowd.late.append(perf_counter() - due)
        answer = Answer(id=sheet.number, seat=seat, question=sheet.number, words=words)
        await self.socket.send(encode(answer), text=True)
