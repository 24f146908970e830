"""Three servers and two workers on one PostgreSQL, killed again and again while people play:
`python -m tests.server.cluster.storm [tables] [kills] [restarts of PostgreSQL]`.

People go from server to server. At the end, every acknowledged answer is stored once and in order, everybody has
received every fact once and in order, and no clock and no bot has stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from multiprocessing.connection import Connection
from random import Random
from types import SimpleNamespace
from typing import Any, TypeGuard
from unittest.mock import patch

import httpx
import msgspec
from msgspec import Struct
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from plancia.engine import Seat, Words
from plancia.server import bot_worker, run
from plancia.server import events as e
from plancia.server.http import Settings
from plancia.server.http import services as http_services
from plancia.server.hub import wall_clock
from plancia.server.jobs import Jobs
from plancia.server.protocol import Done
from plancia.server.storage import Storage
from plancia.server.storage.schema import tables
from plancia.server.workers import Workers
from tests.server import postgres
from tests.server.live.crash import FORKS
from tests.server.live.house import Hand, Head, clever
from tests.server.live.web import NoLimits, Person, Socket

SERVERS, WORKERS = 3, 2
GAMES = (("tigris", ("me", "me", "random")), ("rex", ("me", "me", "random")), ("warlords", ("me", "random")))
MOST_AT_ONCE = 50  # tables where people answer as fast as they can
RATE = 30  # answers per second at all tables, if there are more: two cores have to bear it beside the kills
BETWEEN = 20  # acknowledged answers between two kills: where starting a process takes long, nobody could play otherwise
AT_MOST = 60.0  # seconds to wait for them
TOGETHER = 16  # people who sit down, or whose story is checked, at the same time
LATE = 15_000  # milliseconds that something due may wait: a process counts as dead after six seconds
LOST = (
    httpx.HTTPError,
    WebSocketException,
    ConnectionError,
    OSError,
    TimeoutError,
    AssertionError,
    asyncio.TimeoutError,
)


def serve(where: str, port: Connection) -> None:
    """A server without limits; its bots think in the workers."""
    ours = run.listen("127.0.0.1", 0)
    with (
        patch("plancia.server.http.app.Jobs", lambda count: Jobs(count, Hand)),
        patch.object(http_services, "Limits", NoLimits),
    ):
        run.run(Settings(workers=0, job_workers=1), where, ours, lambda: port.send(ours.getsockname()[1]))


def work(where: str, port: Connection) -> None:
    """A worker whose bots think in a thread."""
    with patch.object(bot_worker, "Workers", lambda count: Workers(count, lambda: Head(clever))):
        asyncio.run(bot_worker.work(where, 1, 5.0, lambda: port.send(0)))


class Slot:
    """A process that is started again after every kill."""

    def __init__(self, target: Any, where: str) -> None:
        self.target = target
        self.where = where
        self.host = ""
        self.process: Any = None

    async def start(self) -> None:
        hears, tells = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=self.target, args=(self.where, tells))
        self.process.start()
        tells.close()
        with contextlib.suppress(EOFError):  # PostgreSQL is away: it is started again later
            self.host = f"127.0.0.1:{await asyncio.to_thread(hears.recv)}"

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None


class Sent(Struct):
    """An answer, and whether it was acknowledged; if not, it may be stored or not."""

    seat: Seat
    words: Words
    acknowledged: bool = False


class Player:
    """Plays all seats of the people at one table, and goes from server to server."""

    def __init__(self, number: int, servers: list[Slot], thinks: float = 0.0) -> None:
        self.thinks = thinks  # seconds for an answer, on average
        self.random = Random(f"storm {number}")
        self.servers = servers
        self.game, seats = GAMES[number % len(GAMES)]
        self.seats: tuple[str, ...] = seats
        self.cookies = httpx.Cookies()
        self.table = ""
        self.sent: list[Sent] = []
        self.story: dict[int | None, list[Any]] = {}
        self.mark: dict[str, Any] = {}
        self.moves = 0  # connections to another server
        self.resumed = 0  # those that did not start again
        self.stopped = False

    def person(self) -> Person:
        host = self.random.choice([slot.host for slot in self.servers if slot.host])
        person = Person(SimpleNamespace(host=host))  # type: ignore[arg-type]
        person.http.cookies = self.cookies
        return person

    async def sit_down(self) -> None:
        person = self.person()
        await person.post("/api/guest", {"name": "Somebody"})
        self.cookies = person.http.cookies
        self.table = await person.table(*self.seats, game=self.game, pace="quick")

    async def play(self) -> None:
        """Until told to stop or the game is over, whatever happens to the servers."""
        over = False
        while not self.stopped and not over:
            try:
                over = await self.visit(self.random.randrange(2, 12))
            except LOST:
                await asyncio.sleep(self.random.uniform(0.05, 0.4 + self.thinks))

    async def visit(self, answers: int) -> bool:
        """Some answers at one server; whether it is over."""
        async with self.person().follow(self.table, **self.mark) as socket:
            self.moves += 1
            mine = [seat for seat, kind in enumerate(self.seats) if kind == "me"]
            try:
                for _ in range(answers):
                    async with asyncio.timeout(20):
                        await socket.when(lambda: not socket.playing or socket.asked(*mine) is not None)
                    if not socket.playing or self.stopped:
                        return not socket.playing
                    await self.answer(socket, mine)
            finally:
                self.hear(socket)
        return False

    async def answer(self, socket: Socket, mine: list[Seat]) -> None:
        seat = socket.asked(*mine)
        assert seat is not None
        question = socket.question(seat)
        assert question is not None
        if self.thinks:
            await asyncio.sleep(self.random.uniform(0, 2 * self.thinks))
            if self.stopped or socket.question(seat) is not question:
                return  # another question has come, after an undone answer or a clock that ran out
        sent = Sent(seat, question.sample(self.random.randrange))
        self.sent.append(sent)
        sent.acknowledged = isinstance(await socket.answers(seat, sent.words), Done)

    def hear(self, socket: Socket) -> None:
        """Collect what was received. After a fresh start everything received before must be there again."""
        if not socket.updates:
            return
        first: dict[int | None, bool] = {}
        for message in socket.received:
            if type(message).__name__ == "Update":
                first.setdefault(message.seat, message.fresh)  # type: ignore[attr-defined]
        self.resumed += not any(first.values())
        for seat, received in socket.story.items():
            before = self.story.get(seat, [])
            if first[seat]:
                if received[: len(before)] != before:
                    raise RuntimeError("the story has changed")
                self.story[seat] = received
            else:
                self.story[seat] = before + received
        numbers = {"spectator" if seat is None else str(seat): update.number for seat, update in socket.updates.items()}
        self.mark = {"epoch": socket.epoch, "seen": numbers}

    async def check(self, storage: Storage) -> int:
        """Raises `RuntimeError` if anything is lost or double; returns the number of acknowledged answers."""
        rows = await storage.journal(self.table)
        events = [msgspec.json.decode(row.payload, type=e.AnyEvent) for row in rows]
        by_hand = [event for event in events if isinstance(event, e.Held) or is_by_hand(event)]
        given = [(event.seat, event.words) for event in by_hand if self.seats[event.seat] == "me"]
        stored = {0}  # how many of the stored answers the sent ones so far can explain
        for sent in self.sent:
            found = {at + 1 for at in stored if at < len(given) and given[at] == (sent.seat, sent.words)}
            stored = found if sent.acknowledged else stored | found
            if not stored:
                raise RuntimeError(f"an acknowledged answer is lost at {self.table}")
        if len(given) not in stored:
            raise RuntimeError(f"an answer is stored twice at {self.table}")
        return sum(sent.acknowledged for sent in self.sent)

    async def check_story(self) -> None:
        """Compare what was received bit by bit with what a new client receives."""
        async with self.person().follow(self.table, **self.mark) as socket:
            self.hear(socket)
        async with self.person().follow(self.table) as whole:
            for seat, story in whole.story.items():
                received = self.story.get(seat, [])
                if story[: len(received)] != received or len(story) - len(received) > 60:
                    raise RuntimeError(f"a gap or a duplicate for seat {seat} at {self.table}")


def is_by_hand(event: e.Event) -> TypeGuard[e.Answered]:
    """An answer of a person. Answers in windows are held first, and published later by the table."""
    return isinstance(event, e.Answered) and event.by == "person"


class Result(Struct):
    acknowledged: int
    visits: int
    resumed: int
    kills: int
    longest_wait: float  # seconds from the last kill until everything due was done


async def storm(cluster: postgres.Cluster, number: int, kills: int, restarts: int = 0) -> Result:
    """Play at so many tables while processes are killed; raises `RuntimeError` if anything is wrong."""
    where, random = cluster.new_database(), Random("storm")
    Storage.open(where).close()
    servers = [Slot(serve, where) for _ in range(SERVERS)]
    slots = [*servers, *(Slot(work, where) for _ in range(WORKERS))]
    try:
        await asyncio.gather(*(slot.start() for slot in slots))
        thinks = max(0, number - MOST_AT_ONCE) / RATE
        players = [Player(n, servers, thinks) for n in range(number)]
        await some_together(player.sit_down for player in players)
        playing = [asyncio.create_task(player.play()) for player in players]
        away = {round((n + 1) * kills / (restarts + 1)) for n in range(restarts)}
        for kill in range(kills):
            await asyncio.sleep(random.uniform(0.3, 1.5))
            await some_answers(players)
            if kill in away:
                await asyncio.to_thread(cluster.crash)
                await asyncio.sleep(2)
                await asyncio.to_thread(cluster.start)
            slot = random.choice(slots)
            slot.kill()
            await slot.start()
            report(kill, kills, players)
        began = time.monotonic()
        storage = Storage.open(where)
        while await overdue(storage):
            if time.monotonic() - began > 60:
                raise RuntimeError("a clock or a bot has stopped")
            await asyncio.sleep(0.5)
        waited = time.monotonic() - began
        before = [len(player.sent) for player in players]
        await asyncio.sleep(5 + thinks)
        for player in players:
            player.stopped = True
        for failed in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(failed, BaseException):
                raise failed
        if sum(len(player.sent) for player in players) == sum(before):
            raise RuntimeError("nobody can play any more")
        stored = sum([await player.check(storage) for player in players])
        await some_together(player.check_story for player in players)
        await asyncio.to_thread(storage.close)
        moves = sum(player.moves for player in players)
        return Result(stored, moves, sum(player.resumed for player in players), kills, waited)
    finally:
        for slot in slots:
            slot.kill()


async def some_answers(players: Sequence[Player]) -> None:
    """Wait until people have played for a moment."""
    enough = acknowledged(players) + BETWEEN
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(AT_MOST):
            while acknowledged(players) < enough:
                await asyncio.sleep(0.1)


def acknowledged(players: Sequence[Player]) -> int:
    return sum(sent.acknowledged for player in players for sent in player.sent)


async def some_together(work: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """All of it, but only some at a time."""
    free = asyncio.Semaphore(TOGETHER)

    async def one(do: Callable[[], Awaitable[None]]) -> None:
        async with free:
            await do()

    await asyncio.gather(*map(one, work))


async def overdue(storage: Storage) -> list[str]:
    """Tables where a bot should have answered, or a clock should have been noticed, a while ago."""
    by_now = wall_clock() - LATE
    late = tables.c.wakes.between(1, by_now) | ((tables.c.wakes == 0) & (tables.c.updated < by_now))
    query = select(tables.c.id).where(late, tables.c.status == "playing")
    return await storage.read(lambda c: list(c.execute(query).scalars()))


def report(kill: int, kills: int, players: list[Player]) -> None:
    if kill % 10 == 9:
        print(f"{kill + 1} of {kills} kills; {acknowledged(players)} acknowledged", file=sys.stderr, flush=True)


def main(number: int = 1000, kills: int = 100, restarts: int = 0) -> None:
    with postgres.running(max_connections="200") as cluster:
        print(asyncio.run(storm(cluster, number, kills, restarts)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
