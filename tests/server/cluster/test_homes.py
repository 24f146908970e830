"""Connections about a table go to one process of the machine, if it can take them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
import pytest

from plancia.server.homes import MOST_READ, Home, Homes
from tests.server.cluster.test_two_processes import until
from tests.server.live.web import Person, Web, open_web
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

TABLE = "0123456789abcdef0123456789abcdef"
REQUEST = f"GET /api/tables/{TABLE}/socket HTTP/1.1\r\n".encode()


def homes(folder: Path) -> tuple[Homes, Homes]:
    """The home of the table, and another process."""
    first, second = (Homes(str(folder), number, 2) for number in range(2))
    return (first, second) if first.of(TABLE.encode()) == 0 else (second, first)


async def test_a_connection_is_passed_on_with_what_was_read(tmp_path: Path) -> None:
    """The other process continues to read where this one has stopped."""
    theirs, ours = homes(tmp_path)
    taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
    home = theirs.open(lambda *connection: taken.set_result(connection))
    other = ours.open(lambda *_: None)
    client, accepted = socket.socketpair()
    with closing(home), closing(other), client:
        assert other.pass_on(REQUEST, accepted.fileno())
        accepted.close()
        connection, read = await taken
        with connection:
            client.sendall(b"more")
            assert (read, connection.recv(10)) == (REQUEST, b"more")


async def test_a_process_keeps_what_nobody_else_can_take(tmp_path: Path) -> None:
    """Its own tables, other requests, very long ones, and all tables while the other process is not running."""
    theirs, ours = homes(tmp_path)

    def pass_on(home: Home, read: bytes) -> bool:
        return home.pass_on(read, connection.fileno())

    with closing(ours.open(lambda *_: None)) as other, socket.socket() as connection:
        assert not pass_on(other, REQUEST)
        home = theirs.open(lambda taken, _: taken.close())
        assert pass_on(other, REQUEST)
        assert not pass_on(home, REQUEST)
        assert not pass_on(other, b"GET /api/tables HTTP/1.1\r\n")
        assert not pass_on(other, b"GET /api/tables/mine HTTP/1.1\r\n")
        assert not pass_on(other, REQUEST[:30])
        assert not pass_on(other, REQUEST + b"x" * MOST_READ)
        home.close()
        assert not pass_on(other, REQUEST)
        assert not pass_on(home, REQUEST)


@pytest.fixture(scope="module")
async def neighbours(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[tuple[Web, Web]]:
    """Two servers that pass connections on to each other."""
    folder, where = str(tmp_path_factory.mktemp("homes")), postgres.new_database()
    async with AsyncExitStack() as stack:
        one, two = [
            await stack.enter_async_context(open_web(where, homes=Homes(folder, number, 2))) for number in range(2)
        ]
        yield one, two


async def test_all_listeners_of_a_table_are_at_its_home(neighbours: tuple[Web, Web]) -> None:
    """Whatever process they connect to, and whichever has created the table."""
    ann = await neighbours[0].person("Ann")
    for _ in range(4):
        table = await ann.table("me", "random")
        async with ann.follow(table) as player, Person(neighbours[1]).follow(table):
            lives = [web.services.hub.live.get(table) for web in neighbours]
            listeners = [len(live.listeners) if live else 0 for live in lives]
            assert listeners.index(2) == Homes("", 0, 2).of(table.encode())
            await player.plays(0, most=2)


async def test_one_connection_can_ask_about_tables_of_both(neighbours: tuple[Web, Web]) -> None:
    """It goes from process to process, as browsers and proxies keep connections."""
    ann = await neighbours[0].person("Ann")
    made = [await ann.table("me", "me", public=True) for _ in range(6)]
    kept = httpx.Limits(max_connections=1)
    async with httpx.AsyncClient(
        base_url=f"http://{neighbours[0].host}", limits=kept, cookies=ann.http.cookies
    ) as browser:
        for table in made:
            assert (await browser.get(f"/api/tables/{table}")).json()["id"] == table
            assert (await browser.get("/api/me")).json()["name"] == "Ann"


async def test_metrics_of_each_process_can_be_read(neighbours: tuple[Web, Web]) -> None:
    """At the same address, so that they can be added up; never those of another one."""
    asked = [await Person(neighbours[0]).ask("GET", f"/-/metrics?process={number}") for number in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 404]
    ann = await neighbours[1].person("Ann")
    tables = [await ann.table("me", "me") for _ in range(3)]
    async with AsyncExitStack() as stack:
        for table in tables:
            await stack.enter_async_context(ann.follow(table))
        metrics = [(await ann.ask("GET", f"/-/metrics?process={number}")).text for number in range(2)]
        listeners = [int(text.partition("\nplancia_listeners ")[2].split()[0]) for text in metrics]
        homes = [Homes("", 0, 2).of(table.encode()) for table in tables]
        assert listeners == [homes.count(0), homes.count(1)]
    assert neighbours[1].server.homes is not None
    Path(neighbours[1].server.homes.path(1)).unlink()  # as if it was not running
    assert (await Person(neighbours[0]).ask("GET", "/-/metrics?process=1")).status_code == 503


async def test_a_process_that_closes_takes_no_more(postgres: Cluster, tmp_path: Path) -> None:
    """Its tables are served by the others."""
    where = postgres.new_database()
    async with open_web(where, homes=Homes(str(tmp_path), 0, 2)) as web:
        ann = await web.person("Ann")
        async with open_web(where, homes=Homes(str(tmp_path), 1, 2)) as other:
            made = [await ann.table("me", "me") for _ in range(6)]
            assert other.services.hub.live
        for table in made:
            async with ann.follow(table) as follower:
                await follower.plays(0, 1, most=1)
        await until(lambda: set(made) <= set(web.services.hub.live))
