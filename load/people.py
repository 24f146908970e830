"""Simulated people. Each follows a table and has answers ready; when they answer is decided elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from random import Random
from time import perf_counter

import msgspec
from msgspec import Raw, Struct

from load.websocket import WebSocket
from plancia.engine import Seat, Sheet
from plancia.server.protocol import Answer, Done, Follow, Refused

AT_ONCE = 8  # how many people connect at the same time
LAST_ANSWERS = 5.0  # seconds to wait for the last acknowledgements
NOTHING = b"null"


class Update(Struct, frozen=True, tag=True):
    """What these people need of an update: whether they are asked. Reading all of it would take as long as playing."""

    seat: Seat | None
    question: Raw


class Asked(Struct, frozen=True):
    """The part of a question that they need before they answer it."""

    number: int


decode = msgspec.json.Decoder(Update | Done | Refused).decode
decode_asked = msgspec.json.Decoder(Asked).decode
decode_sheet = msgspec.json.Decoder(Sheet).decode
encode = msgspec.json.Encoder().encode
READ = tuple(f'{{"type":"{kind.__name__}"'.encode() for kind in (Update, Done, Refused))


class Question(Struct, frozen=True):
    """An open question: its seat, its number, and the sheet as it came."""

    seat: Seat
    number: int
    sheet: Raw


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
        self.replies: list[float] = []  # seconds from sent to acknowledged
        self.door = asyncio.Semaphore(AT_ONCE)
        self.acknowledged: Counter[str] = Counter()  # acknowledged answers, by game
        self.following = 0  # people and spectators

    async def play(self) -> None:
        """Give all answers, each at its time, and wait until the last is acknowledged."""
        began = perf_counter()
        for due in self.due:
            if (early := began + due - perf_counter()) > 0:
                await asyncio.sleep(early)
            while (person := await self.ready.get()).question is None:
                pass  # somebody else has answered in the meantime
            person.answer(began + due)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_ANSWERS):
                while len(self.waits) + len(self.refused) < len(self.due):
                    await asyncio.sleep(0.05)


class Person:
    """One seat at one table, or a spectator, who is never asked; over a WebSocket."""

    def __init__(self, crowd: Crowd, game: str, host: str, port: int, table: str, cookie: str) -> None:
        self.crowd = crowd
        self.game = game
        self.address = host, port, f"/api/tables/{table}/socket", f"plancia={cookie}"
        self.question: Question | None = None
        self.tried: Question | None = None  # the one that was answered last
        self.asked = 0  # its number
        self.sent: dict[int, tuple[float, float]] = {}  # by id: when the answer was due, and when it was sent
        self.socket: WebSocket

    async def sit(self) -> None:
        """Connect and follow, until the connection ends."""
        async with self.crowd.door:
            self.socket = await WebSocket.open(*self.address, self.hear)
            self.socket.send(encode(Follow(id=0)))
        try:
            await self.socket.closed
        finally:
            self.socket.close()

    def hear(self, message: bytes) -> None:
        if not message.startswith(READ):
            return
        match decode(message):
            case Update(seat=seat, question=sheet) if seat is not None:
                was_asked, self.question = self.question is not None, None
                if bytes(sheet) != NOTHING and (number := decode_asked(sheet).number) > self.asked:
                    self.question = Question(seat, number, sheet)
                    if not was_asked:
                        self.crowd.ready.put_nowait(self)
            case Done(id=0):
                self.crowd.following += 1
            case Done(id=id_) if id_ in self.sent:
                (due, sent), now = self.sent.pop(id_), perf_counter()
                self.crowd.waits.append(now - due)
                self.crowd.replies.append(now - sent)
                self.crowd.acknowledged[self.game] += 1
            case Refused(id=id_, code=code, wait=wait):
                self.crowd.refused.append(code)
                if self.sent.pop(id_ or 0, None) is not None and code == "busy":
                    asyncio.get_running_loop().call_later(wait or 0, self.try_again)
            case _:
                pass

    def try_again(self) -> None:
        """The server was busy: the question is still open, unless another one has come."""
        if self.question is None and self.tried is not None and self.tried.number == self.asked:
            self.question, self.asked = self.tried, self.asked - 1
            self.crowd.ready.put_nowait(self)

    def answer(self, due: float) -> None:
        """Send a legal answer."""
        assert self.question is not None
        asked = self.tried = self.question
        self.question, self.asked = None, asked.number
        words = decode_sheet(asked.sheet).sample(self.crowd.random.randrange)
        self.sent[asked.number] = due, (now := perf_counter())
        self.crowd.late.append(now - due)
        self.socket.send(encode(Answer(id=asked.number, seat=asked.seat, question=asked.number, words=words)))
