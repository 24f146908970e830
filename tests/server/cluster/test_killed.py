"""A process that is killed loses nothing: clients go elsewhere, clocks and bots continue there within ten seconds."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic
from types import SimpleNamespace

import pytest

from plancia.server.bot_worker import working
from plancia.server.protocol import Goodbye
from plancia.server.workers import Workers
from tests.server.cluster.test_two_processes import at, until
from tests.server.live.crash import server
from tests.server.live.house import Head, clever
from tests.server.live.web import Person, open_web, play_on
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

TAKES_OVER = 10.0  # seconds


async def test_clocks_and_bots_of_a_killed_process_continue_elsewhere(postgres: Cluster) -> None:
    """With a client that goes to the other process, and at a table where nobody is connected."""
    where = postgres.new_database()
    async with open_web(where) as web:
        with server(where) as doomed:
            ann = Person(SimpleNamespace(host=doomed.host), "Ann")  # type: ignore[arg-type]
            await ann.post("/api/guest", {"name": "Ann"})
            alone = await ann.table("random", "random", "random", "random")
            table = await ann.table("me", "random", pace="quick")
            async with ann.follow(table) as socket:
                await socket.plays(0, most=3)
                story, mark = list(socket.story[0]), {"epoch": socket.epoch, "seen": {}}
            before = await web.services.storage.length(alone)
            doomed.process.kill()
            killed = monotonic()
        async with at(web, ann).follow(table, **mark) as socket:
            assert not socket.updates[0].fresh
            live = web.services.hub.live[table]
            await until(lambda: live.keeps_time and live.runs_bots)
            assert monotonic() - killed < TAKES_OVER
            await socket.plays(0, most=3)
            story += socket.story[0]
            async with at(web, ann).follow(table) as whole:
                assert story == whole.story[0][: len(story)]
        while await web.services.storage.length(alone) == before:
            assert monotonic() - killed < TAKES_OVER + 20  # a bot has answered, and the machine may be busy
            await asyncio.sleep(0.1)


async def test_bots_think_in_a_worker(postgres: Cluster) -> None:
    """The server has no processes for bots; when the worker has gone, another one continues."""
    where = postgres.new_database()
    async with open_web(where, workers=0) as web:
        ann = await web.person("Ann")
        table = await ann.table("me", "random")
        async with ann.follow(table) as socket:
            for _ in range(2):
                async with working(where, Workers(1, lambda: Head(clever)), 5.0) as hub:
                    await socket.plays(0, most=4)
                    await until(lambda hub=hub: table in hub.live)
                    assert not hub.live[table].keeps_time
            assert not web.services.hub.live[table].runs_bots
            assert web.services.hub.live[table].keeps_time


async def test_a_draining_process_hands_over_at_once(postgres: Cluster) -> None:
    """Clients are asked to reconnect soon, and its work is free without waiting."""
    where = postgres.new_database()
    async with open_web(where) as web, open_web(where) as old:
        ann, bob = await old.person("Ann"), await web.person("Bob")
        table = await ann.table("me", "open", "random", begin=False)
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.post(f"/api/tables/{table}/start")
        async with ann.follow(table) as a, bob.follow(table) as b:
            await play_on(Random(1), 4, a, b)
            mark = {"epoch": a.epoch, "seen": {}}
            old.server.should_exit = True
            goodbye = await a.hears(Goodbye)
            assert (goodbye.reason, goodbye.wait < 1) == ("server_is_closing", True)
            began = monotonic()
            async with at(web, ann).follow(table, **mark) as again:
                assert not again.updates[0].fresh
                await until(lambda: web.services.hub.live[table].runs_bots)
                assert monotonic() - began < TAKES_OVER / 2
                await play_on(Random(2), 4, again, b)
