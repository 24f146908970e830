"""A process among others on one PostgreSQL: its signs of life, its claims, and news of the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import msgspec
import psycopg
from psycopg.pq.abc import PGconn
from sqlalchemy import Connection

from plancia.server.cluster.cluster import Cluster
from plancia.server.cluster.versions import OtherVersion, differences, versions
from plancia.server.storage import Storage, StorageError, claims
from plancia.server.storage.announcing import Announcement, announce, channel
from plancia.server.storage.database import PATIENCE, WAIT_FOR_OTHERS

log = logging.getLogger(__name__)

BEAT = 2.0  # seconds between two signs of life
UNHEARD = 5.0  # seconds without one: others may think that we are dead, so our claims do not count
REFUSED = 8.0  # seconds until we ask again for a claim that another process has, unless its release is announced
AGAIN = 0.5  # seconds until we listen again after the connection is lost
CHECK = 10.0  # seconds between two checks whether that connection works

decode = msgspec.json.Decoder(Announcement).decode


class Member(Cluster):
    """Created by `joined`, which keeps it alive."""

    shared = True

    def __init__(self, storage: Storage, channel: str) -> None:
        super().__init__()
        self.storage = storage
        self.id = storage.sender
        self.channel = channel
        self._own = msgspec.json.encode([self.id])[:-1]  # how our own announcements begin
        self.held: set[str] = set()
        self.beaten = monotonic()  # the last sign of life that arrived
        self._refused: dict[str, float] = {}  # claims of others: when we may ask again
        self._orphans: set[str] = set()  # claims of ours that we did not know when we last looked
        self.lost: list[Callable[[], None]] = []  # called when all claims are lost
        self.freed: list[Callable[[], None]] = []  # called when claims of others may be free
        self.missed: list[Callable[[], None]] = []  # called when announcements may have been missed
        self.gone: list[Callable[[frozenset[str]], None]] = []  # called with processes that have ended
        self.on("left", lambda sender, _: self._meet(self.others - {sender}))
        self.on("released", lambda *_: self._refused.clear())

    # ---- signs of life
    async def join(self) -> None:
        """Become a member; raises `OtherVersion` if others with other versions stay."""
        ours = await agreed(self.storage)
        await self.storage.write(lambda c: claims.add_process(c, self.id, ours))
        self._meet(frozenset(await self.storage.read(claims.living)) - {self.id})
        self.beaten = monotonic()

    async def beat(self) -> None:
        """Give a sign of life and find out who else is alive."""
        began, ours = monotonic(), msgspec.json.encode(versions()).decode()

        def beat(connection: Connection) -> tuple[bool, set[str]]:
            alive = claims.beat(connection, self.id)
            if not alive:  # the others believe that we are dead
                claims.add_process(connection, self.id, ours)
            living, dead = claims.living_and_dead(connection)
            if dead:
                claims.remove_dead(connection)
            return alive, living

        alive, living = await self.storage.write(beat, shared=True)
        if not alive:
            log.warning("other processes counted this one as dead")
            self._lose_claims()
        self.beaten = began
        self._meet(frozenset(living) - {self.id})

    def _meet(self, others: frozenset[str]) -> None:
        gone, self.others = self.others - others, others
        self.storage.share(1 + len(others))
        if gone:
            self._refused.clear()
            for tell in self.gone:
                tell(gone)
            for tell_all in self.freed:
                tell_all()

    def _lose_claims(self) -> None:
        self.held.clear()
        for tell in self.lost:
            tell()

    # ---- claims
    async def claim(self, *names: str) -> set[str]:
        if monotonic() - self.beaten > UNHEARD:
            return set()
        now = monotonic()
        wanted = [name for name in names if name not in self.held and self._refused.get(name, 0) < now]
        if wanted:
            ours = await self.storage.write(lambda c: claims.claim(c, self.id, wanted), shared=True)
            self.held |= ours
            for name in set(wanted) - ours:
                self._refused[name] = now + REFUSED
        return self.held.intersection(names)

    async def release(self, *names: str) -> None:
        ours = [name for name in names if name in self.held]
        self.held.difference_update(ours)
        for name in names:
            self._refused.pop(name, None)
        if ours:
            await self.storage.write(lambda c: claims.release(c, self.id, ours), shared=True)

    async def drop_orphans(self) -> None:
        """Give up claims that we have without knowing: the database did not answer when we claimed or released them.

        Those that we have just claimed are not known yet, so a claim has to be found twice.
        """
        found = await self.storage.read(lambda c: claims.claimed(c, self.id)) - self.held
        orphans, self._orphans = sorted(found & self._orphans), found
        if orphans:
            await self.storage.write(lambda c: claims.release(c, self.id, orphans), shared=True)

    async def due_tables(self, kinds: Iterable[str], now: int, apart_from: Iterable[str]) -> list[str]:
        def take(connection: Connection) -> set[str]:
            due = [
                f"{kind} {table}"
                for kind in kinds
                for table in claims.due_tables(connection, kind, kind == "bots", now, apart_from)
            ]
            return claims.claim(connection, self.id, due)

        taken = await self.storage.write(take, shared=True)
        self.held |= taken
        return sorted({name.partition(" ")[2] for name in taken})

    # ---- announcements
    async def announce(self, topic: str, **values: Any) -> None:
        news = Announcement(self.id, topic, values)
        await self.storage.write(lambda c: announce(c, self.channel, news), shared=True)

    async def listen(self) -> None:
        """Receive announcements until the connection is lost. Afterwards some may have been missed."""
        arguments = self.storage.connect_arguments
        connection = await psycopg.AsyncConnection.connect(**{**PATIENCE, **arguments}, autocommit=True)
        async with connection:
            connection.add_notify_handler(lambda notice: self.hear(notice.payload.encode()))
            await connection.execute(f'LISTEN "{self.channel}"'.encode())
            for tell in self.missed:
                tell()
            while True:
                await self._read_notices(connection.pgconn, CHECK)
                await connection.execute("SELECT 1")

    async def _read_notices(self, connection: PGconn, seconds: float) -> None:
        """For so long; raises an error if the connection is lost. An iterator of the driver waits again for every
        notice, which costs ten times as much CPU as to read it.
        """
        loop = asyncio.get_running_loop()
        failed: asyncio.Future[None] = loop.create_future()
        socket = connection.socket

        def read() -> None:
            try:
                connection.consume_input()
                while notice := connection.notifies():
                    self.hear(notice.extra)
            except Exception as error:
                loop.remove_reader(socket)
                if not failed.done():
                    failed.set_exception(error)

        loop.add_reader(socket, read)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await failed
        finally:
            loop.remove_reader(socket)

    def hear(self, payload: bytes) -> None:
        if payload.startswith(self._own):  # seen without decoding it: most are our own
            return
        heard = decode(payload)
        if heard.sender not in self.others and heard.topic != "left":
            self._meet(self.others | {heard.sender})
        for handler in self.handlers.get(heard.topic, ()):
            handler(heard.sender, heard.values)

    async def close(self) -> None:
        """The claims are free at once; the others are notified."""
        self.held.clear()
        with suppress(StorageError):  # otherwise they are free when we count as dead
            await self.storage.write(lambda c: claims.remove_process(c, self.id), shared=True)
            await self.announce("left")


async def agreed(storage: Storage) -> str:
    """Our versions, if all processes have the same; `OtherVersion` if others stay. Dead ones are waited for."""
    ours = versions()
    text = msgspec.json.encode(ours).decode()
    until = monotonic() + WAIT_FOR_OTHERS
    while strange := [theirs for theirs in await storage.read(claims.versions) if theirs != text]:
        if monotonic() > until:
            theirs: dict[str, str] = msgspec.json.decode(strange[0])
            raise OtherVersion("other_processes", different=", ".join(differences(ours, theirs)))
        await asyncio.sleep(BEAT / 2)
    return text


@asynccontextmanager
async def joined(storage: Storage) -> AsyncIterator[Cluster]:
    """Join the other processes on this database; a process on its own if there can be none."""
    if not storage.is_shared:
        yield Cluster()
        return
    member = Member(storage, await storage.read(channel))
    await member.join()
    tasks = [asyncio.create_task(_repeat(member.beat, BEAT)), asyncio.create_task(_repeat(member.listen, AGAIN))]
    try:
        yield member
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await member.close()


async def _repeat(work: Callable[[], Any], pause: float) -> None:
    """Forever, even if the database fails."""
    while True:
        try:
            await work()
        except Exception as error:
            log.warning("no contact with the other processes", extra={"error": type(error).__name__})
        await asyncio.sleep(pause)
