"""Cheap attacks on a real server. A player hardly notices them and loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from load.process import Running, serving
from plancia.server import protocol as p
from tests.server.live.bystander import TIMES, Attacker, Bystander, bystander, new_address, stored
from tests.server.postgres import Cluster

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.quiet,
    pytest.mark.flaky(reruns=4),  # other programs may make the machine slow for a moment
]

PASSPHRASE = "three rivers, two kings"
NO_FILES = "too many open files"
SECONDS = 1.0  # the duration of attacks without an end of their own
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
HALF_A_BODY = HALF_A_HEAD.replace(b"GET /api/games", b"POST /api/guest") + b"content-length: 60000\r\n\r\n{"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("attacked")


@pytest.fixture(scope="module", params=[1, pytest.param(3, marks=pytest.mark.soak)], ids=["one", "three"])
def server(folder: Path, request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server with all its limits, shared by all attacks; the same of three processes on PostgreSQL."""
    options = [f"--log={folder / 'log'}", "--connections=400", "--connections-each=100"]
    if request.param > 1:
        cluster: Cluster = request.getfixturevalue("postgres")
        options.append(f"--database={cluster.new_database()}")
    with serving(folder, 1, *options, processes=request.param) as running:
        yield running
        assert set(faults(folder)) <= {NO_FILES}


@pytest.fixture
async def quiet(server: Running, anyio_backend: str) -> AsyncIterator[Bystander]:
    async with bystander(server) as somebody:
        yield somebody


def log(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log").read_text("utf-8").splitlines()]


def faults(folder: Path) -> list[str]:
    """The errors in the log, except background tasks that found the database busy: they are tried again."""
    return [line["message"] for line in log(folder) if line["level"] == "error" and line["error"] != "StorageBusy"]


async def again_and_again(work: Any, at_once: int = 6) -> Counter[int]:
    """The statuses of the responses to this many clients that repeat their request at once."""
    statuses, end = Counter[int](), perf_counter() + SECONDS

    async def one() -> None:
        while perf_counter() < end:
            statuses[(await work())[0]] += 1

    await asyncio.gather(*(one() for _ in range(at_once)))
    return statuses


# ---- requests --------------------------------------------------------------------------------------------------------
async def test_toml_bomb(server: Running, quiet: Bystander) -> None:
    """A key of 45,000 parts, six at a time: each is rejected before it is parsed as TOML."""
    bomb = msgspec.json.encode({"game": "rex", "toml": ".".join("a" * 45_000) + " = 1"})
    eve, statuses = Attacker(server), Counter[int]()

    async def attack() -> None:
        statuses.update(await again_and_again(lambda: eve.ask("POST", "/api/editions", bomb)))

    await quiet.bears(attack())
    assert statuses[422] > 0
    assert set(statuses) <= {422, 429, 503}


async def test_account_burst(server: Running, quiet: Bystander) -> None:
    """Many account requests from several addresses: few are hashed, and a login hardly waits."""
    me = await quiet.person.get("/api/me")
    name = f"Ann {me['id'][:8]}"
    await quiet.person.post("/api/account", {"name": name, "passphrase": PASSPHRASE})
    eves = [await Attacker(server).guest() for _ in range(3)]
    statuses = Counter[int]()

    async def log_in() -> float:
        began = perf_counter()
        await quiet.person.post("/api/login", {"name": name, "passphrase": PASSPHRASE})
        return perf_counter() - began

    async def attack() -> None:
        wishes = [
            eve.ask("POST", "/api/account", {"name": f"Eve {n} {i} {name[-4:]}", "passphrase": PASSPHRASE})
            for n, eve in enumerate(eves)
            for i in range(30)
        ]
        answers = asyncio.gather(*wishes)
        during.append(await log_in())
        statuses.update(status for status, _ in await answers)

    before, during = [await log_in() for _ in range(3)], list[float]()
    socket = quiet.person.follow(quiet.table)  # a new account has to log in again
    async with socket as quiet.socket:
        await quiet.bears(attack())
    assert max(during) < TIMES * max(before) or server.processes > 1
    assert sum(statuses.values()) == 90
    assert set(statuses) <= {200, 409, 429, 503}
    assert statuses[200] <= len(eves)


async def test_replay_flood(server: Running, quiet: Bystander) -> None:
    """Nineteen guests keep watching a game in progress: each request replays all of it."""
    homes = [new_address() for _ in range(4)]
    eves = [await Attacker(server, homes[number // 5]).guest() for number in range(19)]
    for _ in range(40):
        await quiet.answer()
    statuses = Counter[int]()

    async def attack() -> None:
        path = f"/api/replays/{quiet.table}"
        for found in await asyncio.gather(*(again_and_again(lambda eve=eve: eve.ask("GET", path), 1) for eve in eves)):
            statuses.update(found)

    await quiet.bears(attack())
    assert statuses[200] > 0
    assert set(statuses) <= {200, 429, 503}


async def test_lobby_of_editions(server: Running, quiet: Bystander) -> None:
    """Public tables with an edition of 80,000 characters each: the lobby stays small."""
    eve = await Attacker(server).guest()

    async def attack() -> None:
        for number in range(22):
            edition = {"spaces": {"LOW": {"name": {"en": f"{number} {'x' * 80_000}"}}}}
            options = {"edition": msgspec.json.encode(edition, order="deterministic").decode()}
            wish = {"game": "rex", "seats": [{"kind": "open"}] * 3, "public": True, "options": options}
            made.append(await eve.ask("POST", "/api/tables", wish))
        found.update(await again_and_again(lambda: eve.ask("GET", "/api/tables"), 3))

    made, found = list[tuple[int, Any]](), Counter[int]()
    await quiet.bears(attack())
    assert [status for status, _ in made].count(201) == 20
    assert made[-1][1]["code"] in ("too_many", "too_many_tables")
    lobby = await quiet.person.ask("GET", "/api/tables")
    assert len(lobby.json()) >= 20
    assert len(lobby.content) < 50_000
    assert set(found) <= {200, 429}


async def test_invalid_utf_8(server: Running, quiet: Bystander) -> None:
    """Invalid UTF-8 as JSON or on a socket is rejected without an internal error."""
    eve = await Attacker(server).guest()
    bodies = [b'{"name": "\xff\xfe"}', b"\xc3\x28", b'{"name": "\xed\xa0\x80"}', b"\x00" * 100]
    statuses, ends = Counter[int](), Counter[int]()

    async def attack() -> None:
        nonsense = cycle(bodies)
        statuses.update(await again_and_again(lambda: eve.ask("POST", "/api/guest", next(nonsense)), 3))
        for body in bodies[:3]:
            with contextlib.suppress(ConnectionClosed):
                async with on_socket(server, quiet.table, eve) as socket:
                    await socket.send(body, text=True)
                    while True:
                        await socket.recv()
            ends[socket.close_code or 0] += 1

    await quiet.bears(attack())
    assert statuses[400] > 0
    assert set(statuses) <= {400, 429}
    assert set(ends) <= {1007}


async def test_combining_marks(server: Running, quiet: Bystander) -> None:
    """Names and chat with hundreds of marks on a letter are rejected."""
    eve = await Attacker(server).guest()
    scribble = "e" + "\u0301\u0327" * 240
    _, made = await eve.ask("POST", "/api/tables", {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "me"}]})
    codes, statuses = Counter[str](), Counter[int]()

    async def attack() -> None:
        statuses.update(await again_and_again(lambda: eve.ask("POST", "/api/me/name", {"name": scribble}), 3))
        async with on_socket(server, made["id"], eve) as socket:
            for number in range(12):
                await socket.send(msgspec.json.encode(p.Say(id=number, text=scribble)).decode())
                codes[json.loads(await socket.recv())["code"]] += 1

    await quiet.bears(attack())
    assert set(statuses) <= {409, 429}
    assert codes["not_readable"] > 0
    assert set(codes) == {"not_readable", "too_many"}


# ---- sockets and connections -----------------------------------------------------------------------------------------
@contextlib.asynccontextmanager
async def on_socket(server: Running, table: str, eve: Attacker) -> AsyncIterator[Any]:
    address = f"ws://{server.address}/api/tables/{table}/socket"
    cookie = {"cookie": f"plancia={eve.cookie}"}
    async with connect(address, additional_headers=cookie, local_addr=(eve.address, 0), close_timeout=1) as socket:
        yield socket


async def test_order_flood(server: Running, quiet: Bystander) -> None:
    """A flood of useless orders: an unchanged one is written once, and changes are limited."""
    eve = await Attacker(server).guest()
    _, made = await eve.ask("POST", "/api/tables", {"game": "rex", "seats": [{"kind": "me"}] * 3})
    await eve.ask("POST", f"/api/tables/{made['id']}/start")

    async def attack() -> None:
        async with on_socket(server, made["id"], eve) as socket:
            await asyncio.gather(flood(socket), drain(socket))

    async def flood(socket: Any) -> None:
        """First the same order again and again, then another one each time."""
        end, changes = perf_counter() + SECONDS, 0
        while perf_counter() < end:
            changes += perf_counter() > end - SECONDS / 2
            sent["changes"], sent["all"] = changes, sent["all"] + 1
            words = (("nonsense", changes), ("y" * 3500,))
            order = p.Order(id=sent["all"], seat=0, occasion="sale", answers=words)
            await socket.send(msgspec.json.encode(order).decode())
        await socket.close()

    async def drain(socket: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in socket:
                received[json.loads(message)["type"]] += 1

    received, sent = Counter[str](), Counter[str]()
    await quiet.bears(attack())
    assert received["Done"] > 0
    orders = [row for row in await stored(server.database, made["id"]) if row.kind == "Ordered"]
    assert len(orders) <= sent["changes"] + 1 < sent["all"]
    assert sum(len(row.payload) for row in orders) < 2_500_000


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY], ids=["slow headers", "slow bodies"])
async def test_slow_visitors(server: Running, quiet: Bystander, half: bytes) -> None:
    """More connections than one address may have, at each process: the rest is rejected, and others can connect."""
    eve = Attacker(server)

    async def attack() -> None:
        async with eve.holding(160 * server.processes, half) as readers:
            began = perf_counter()
            while perf_counter() < began + SECONDS:
                status = (await quiet.person.ask("GET", "/api/games")).status_code
                assert status == 200
                await asyncio.sleep(0.1)
            turned_away.append(sum(reader.at_eof() or bool(reader._buffer) for reader in readers))  # type: ignore[attr-defined]

    turned_away = list[int]()
    await quiet.bears(attack())
    assert turned_away[0] >= 60


async def test_no_file_is_left(server: Running, quiet: Bystander, folder: Path) -> None:
    """Connected players continue, each process reports it once, and later everybody can connect again."""
    eves = [Attacker(server) for _ in range(3)]
    lines = len(log(folder))

    async def attack() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for pid in server.served_by():
                stack.enter_context(few_files(pid, 20))
            for eve in eves:
                await stack.enter_async_context(eve.holding(50 * server.processes, HALF_A_HEAD))
            await asyncio.sleep(SECONDS)

    await quiet.bears(attack())
    assert (await quiet.person.ask("GET", "/api/games")).status_code == 200
    assert faults(folder) == [NO_FILES] * server.processes
    assert len(log(folder)) - lines < 50 * server.processes


@contextlib.contextmanager
def few_files(pid: int, more: int) -> Iterator[None]:
    """This process may open only so many more."""
    limits = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    used = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + more, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, limits)
