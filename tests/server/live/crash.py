"""Killing a server while people play, again and again: `python -m tests.server.live.crash [times] [postgresql]`."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from plancia.engine import Seat, Words
from plancia.server import events as e
from plancia.server import run
from plancia.server.http import Settings
from plancia.server.http import services as http_services
from plancia.server.jobs import Jobs
from plancia.server.protocol import Done
from plancia.server.storage import Storage
from plancia.server.workers import Workers
from tests.server import postgres
from tests.server.live.house import Hand, Head, clever
from tests.server.live.web import NoLimits, Person, Socket

TABLES = 6
Answers = list[tuple[Seat, Words]]

# Processes made from a fresh one that has imported everything: quick to start, and no threads are copied.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.live.crash"])


def serve(where: str, port: Connection) -> None:
    """What is killed: the whole server, with bots that think in threads and without limits."""
    ours = run.listen("127.0.0.1", 0)
    with (
        patch("plancia.server.http.app.Workers", lambda count: Workers(count, lambda: Head(clever))),
        patch("plancia.server.http.app.Jobs", lambda count: Jobs(count, Hand)),
        patch.object(http_services, "Limits", NoLimits),
    ):
        run.run(Settings(), where, ours, lambda: port.send(ours.getsockname()[1]))


@contextlib.contextmanager
def server(where: str) -> Iterator[SimpleNamespace]:
    """In a process of its own, killed at the end."""
    hears, tells = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=serve, args=(where, tells))
    process.start()
    tells.close()
    try:
        yield SimpleNamespace(host=f"127.0.0.1:{hears.recv()}", process=process)
    finally:
        process.kill()
        process.join()
        process.close()


class Player:
    """Plays both sides of a table, and remembers what was acknowledged."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.cookies = httpx.Cookies()
        self.table = ""
        self.acknowledged: Answers = []
        self.answered = asyncio.Event()  # an acknowledgement in this round

    async def play(self, host: str) -> None:
        """Play until the server is gone."""
        person = Person(SimpleNamespace(host=host))  # type: ignore[arg-type]
        person.http.cookies = self.cookies
        if not self.cookies:
            await person.post("/api/guest", {"name": "Somebody"})
            self.cookies = person.http.cookies
        while True:
            if not self.table:
                self.acknowledged = []
                self.table = await person.table("me", "me")
            async with person.follow(self.table) as socket:
                await self.answer(socket)
            self.table = ""

    async def answer(self, socket: Socket) -> None:
        while True:
            await socket.when(lambda: not socket.playing or socket.asked(0, 1) is not None)
            if not socket.playing:
                return
            seat = socket.asked(0, 1)  # after answers that the table gave by itself
            assert seat is not None
            question = socket.question(seat)
            assert question is not None
            words = question.sample(self.random.randrange)
            assert isinstance(await socket.answers(seat, words), Done)
            self.acknowledged.append((seat, words))
            self.answered.set()

    async def check(self, storage: Storage) -> int:
        """Everything acknowledged is stored, in order and once; one unacknowledged answer may be stored, too."""
        if not self.table:
            return 0
        rows = await storage.journal(self.table)
        events = [msgspec.json.decode(row.payload, type=e.AnyEvent) for row in rows]
        given = [event for event in events if isinstance(event, e.Answered) and event.by == "person"]
        stored = [(event.seat, event.words) for event in given]
        assert stored[: len(self.acknowledged)] == self.acknowledged, "an acknowledged answer is lost, or there twice"
        assert len(stored) <= len(self.acknowledged) + 1, "an answer is there twice"
        self.acknowledged = stored
        return len(stored)


async def under_load(where: str, players: list[Player], seconds: float) -> None:
    """Everybody plays; the server is killed this many seconds after the first acknowledgement."""
    with server(where) as killed:
        for player in players:
            player.answered.clear()
        playing = [asyncio.create_task(player.play(killed.host)) for player in players]
        first_answers = [asyncio.create_task(player.answered.wait()) for player in players]
        await asyncio.wait([*playing, *first_answers], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(seconds)
        killed.process.kill()
        for waiting in first_answers:
            waiting.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
    for end in ends:
        if not isinstance(end, (httpx.TransportError, WebSocketException, ConnectionError)):
            raise AssertionError("a player was stopped by something else") from end


async def crash_again_and_again(where: str, times: int, seed: object) -> int:
    """The number of stored answers at the tables used last."""
    random = Random(str(seed))
    players = [Player(f"{seed} {number}") for number in range(TABLES)]
    stored = 0
    for _ in range(times):
        await under_load(where, players, random.uniform(0.0, 0.4))
        storage = Storage.open(where)
        stored = sum([await player.check(storage) for player in players])
        storage.close()
    return stored


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database, removed afterwards."""
    if kind == "postgresql":
        with postgres.running() as cluster:
            yield cluster.new_database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "crash.sqlite")


def main(times: int, kind: str) -> None:
    with database(kind) as where:
        stored = asyncio.run(crash_again_and_again(where, times, time.time_ns()))
        print(f"killed {times} times, nothing lost; {stored} answers at the tables that were played last")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2] if len(sys.argv) > 2 else "sqlite")
