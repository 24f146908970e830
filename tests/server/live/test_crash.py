"""A killed server loses nothing it has acknowledged; a stopped one shuts down cleanly."""

from __future__ import annotations

import asyncio

import pytest

from plancia.server.protocol import Goodbye
from tests.server.live.crash import crash_again_and_again, server
from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("times", [3, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.timeout(2400)
async def test_a_server_killed_under_load_loses_and_doubles_nothing(where: str, times: int) -> None:
    """`kill -9` at random moments while people play at six tables, on both databases."""
    assert await crash_again_and_again(where, times, "crash") > 0


async def test_a_signal_shuts_the_server_down_cleanly(file: str) -> None:
    """Clients learn when they may reconnect, and the process ends by itself."""
    with server(file) as stopped:
        web = Web.__new__(Web)
        web.host = stopped.host
        ann = await web.person("Ann")
        table = await ann.table("me", "random")
        async with ann.follow(table) as socket, Person(web).follow(table) as watcher:
            stopped.process.terminate()
            for goodbye in await asyncio.gather(socket.hears(Goodbye), watcher.hears(Goodbye)):
                assert goodbye.reason == "server_is_closing"
                assert goodbye.wait > 0
            assert await socket.closed() in (1000, 1012)
        await asyncio.to_thread(stopped.process.join, 20)
        assert stopped.process.exitcode == 0
