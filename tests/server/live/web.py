"""A real server on a loopback port, in this process so that tests can inspect it, and clients that connect to it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import msgspec
from argon2.profiles import CHEAPEST
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from plancia.engine import Form, Sheet, Words
from plancia.server import protocol as p
from plancia.server import run
from plancia.server.homes import Homes
from plancia.server.http import Settings, build
from plancia.server.http.services import Limits, Services
from plancia.server.identity import Limiter
from plancia.server.jobs import Jobs
from plancia.server.protocol import AnyMessage, Done, Message, Past, Refused, TableNews, Update
from plancia.server.workers import Workers
from tests.server.live.house import Brain, Hand, Head, clever

M = TypeVar("M", bound=Message)
PATIENCE = 20.0  # seconds; a test that waits longer has failed
decode = msgspec.json.Decoder(AnyMessage).decode


class NoLimits(Limits):
    """Tests are fast; those about limits use the real ones."""

    def __init__(self) -> None:
        for name, limit in vars(Limits()).items():
            setattr(self, name, Limiter(10**9, 1) if isinstance(limit, Limiter) else 10**9)


class Web:
    """An open server."""

    def __init__(self, server: run.Server, litestar: Litestar, port: int) -> None:
        self.server = server
        self.services: Services = litestar.state.services
        self.host = f"127.0.0.1:{port}"

    async def person(self, name: str = "Somebody") -> Person:
        """A new guest."""
        person = Person(self, name)
        await person.post("/api/guest", {"name": name})
        return person

    async def account(self, name: str) -> Person:
        """A new account."""
        person = await self.person(name)
        await person.post("/api/account", {"name": name, "passphrase": f"a long passphrase of {name}"})
        return person


class Person:
    """A client with a browser: cookies, requests, sockets."""

    def __init__(self, web: Web, name: str = "") -> None:
        self.web = web
        self.name = name
        none_kept = httpx.Limits(max_keepalive_connections=0)  # so that nothing has to be closed
        # Without TLS: reading the certificates of the system would take longer than all else.
        self.http = httpx.AsyncClient(base_url=f"http://{web.host}", timeout=PATIENCE, limits=none_kept, verify=False)

    async def ask(self, method: str, path: str, body: Any = None, **given: Any) -> httpx.Response:
        if body is not None:
            given["json"] = body
        return await self.http.request(method, path, **given)

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.ask("GET", path, params=params)
        assert answer.is_success, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None, **given: Any) -> tuple[int, str]:
        """Status and code of an error."""
        answer = await self.ask(method, path, body, **given)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["code"]

    async def table(self, *seats: str, begin: bool = True, **wishes: Any) -> str:
        """A new table: seats are `me`, `open`, or bots by kind."""
        plans = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        table = (await self.post("/api/tables", {"game": "tigris", "seats": plans, **wishes}))["id"]
        if begin:
            await self.post(f"/api/tables/{table}/start")
        return str(table)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("plancia") or ""

    @contextlib.asynccontextmanager
    async def follow(self, table: str, **follow: Any) -> AsyncIterator[Socket]:
        """A socket that follows the table."""
        async with self.socket(table) as opened:
            await opened.does(p.Follow(id=0, **follow))
            yield opened

    @contextlib.asynccontextmanager
    async def socket(self, table: str, **headers: str) -> AsyncIterator[Socket]:
        """A socket that has sent nothing yet."""
        headers = {"cookie": f"plancia={self.cookie}"} | headers
        address = f"ws://{self.web.host}/api/tables/{table}/socket"
        async with connect(address, additional_headers=headers, max_size=2**20, max_queue=None) as raw:
            opened = Socket(raw)
            try:
                yield opened
            finally:
                await raw.close()
                await asyncio.gather(opened._reading, return_exceptions=True)


class Socket:
    """One end of a WebSocket. Messages are read at once and recorded."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.data: list[str] = []  # as it came
        self.received: list[Message] = []
        self.updates: dict[int | None, Update] = {}  # the latest of each audience
        self.story: dict[int | None, list[Any]] = {}
        self.epoch = ""  # of the last update, with its cursor
        self.table: TableNews | None = None
        self.answered: dict[int | None, Done | Refused] = {}
        self._past: list[Any] = []
        self._ids = 0
        self._looked_at = 0  # messages that `hears` has passed
        self._more = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.raw:
                assert isinstance(text, str)
                self.data.append(text)
                self._take(decode(text))
                self._more.set()
        finally:
            self._more.set()

    def _take(self, message: Message) -> None:
        self.received.append(message)
        match message:
            case TableNews():
                self.table = message
            case Past(facts=facts):
                self._past += facts
            case Update(seat=seat, facts=facts, fresh=fresh):
                assert seat not in self.updates or fresh or message.number == self.updates[seat].number + 1
                before = [] if fresh else self.story.get(seat, [])
                self.story[seat] = [*before, *self._past, *facts]
                self.updates[seat], self._past, self.epoch = message, [], message.epoch
            case Done(id=id_) | Refused(id=id_):
                self.answered[id_] = message
            case _:
                pass

    async def when(self, holds: Callable[[], object]) -> None:
        """Wait until this holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                if self._reading.done():
                    await self._reading
                    raise ConnectionError("the server has closed the socket")
                self._more.clear()
                await self._more.wait()

    async def closed(self) -> int | None:
        """The code with which the server closes the socket."""
        async with asyncio.timeout(PATIENCE):
            await self.raw.wait_closed()
            await asyncio.gather(self._reading, return_exceptions=True)
        return self.raw.close_code

    async def hears(self, kind: type[M], holds: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind for which this holds."""
        found: list[M] = []

        def is_there() -> bool:
            while not found and self._looked_at < len(self.received):
                message = self.received[self._looked_at]
                self._looked_at += 1
                if isinstance(message, kind) and holds(message):
                    found.append(message)
            return bool(found)

        await self.when(is_there)
        return found[0]

    async def says(self, command: p.Command) -> None:
        await self.raw.send(msgspec.json.encode(command).decode())

    async def asks(self, command: p.Command) -> Done | Refused:
        """The response to a command."""
        self._ids += 1
        number = self._ids
        await self.says(msgspec.structs.replace(command, id=number))
        await self.when(lambda: number in self.answered)
        return self.answered[number]

    async def does(self, command: p.Command) -> None:
        answer = await self.asks(command)
        assert isinstance(answer, Done), answer

    async def refused(self, command: p.Command) -> str:
        answer = await self.asks(command)
        assert isinstance(answer, Refused), answer
        return answer.code

    def question(self, seat: int) -> Sheet | None:
        return self.updates[seat].question if seat in self.updates else None

    async def answers(self, seat: int, words: Words) -> Done | Refused:
        question = self.question(seat)
        assert question is not None
        return await self.asks(p.Answer(id=0, seat=seat, question=question.number, words=words))

    async def plays(self, *seats: int, by: Callable[[Form], Words] = Form.default, most: int = 10_000) -> None:
        """Answer for these seats until the game is over, or this many times."""
        for _ in range(most):
            await self.when(lambda: not self.playing or self.asked(*seats) is not None)
            if not self.playing:
                return
            seat = self.asked(*seats)
            assert seat is not None
            question = self.question(seat)
            assert question is not None
            await self.answers(seat, by(question))

    def asked(self, *seats: int) -> int | None:
        """The first of these seats that has to answer."""
        return next((seat for seat in seats if self.question(seat) is not None), None)

    @property
    def playing(self) -> bool:
        return self.table is None or self.table.phase == "playing"


async def turn(*sockets: Socket) -> tuple[int, Socket]:
    """Whose turn it is, among the people in the first seats, once their own sockets know."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, socket in enumerate(sockets):
                if socket.question(seat) is not None:
                    return seat, socket
            await asyncio.sleep(0.002)


async def play_on(random: Random, times: int, *sockets: Socket) -> None:
    """This many answers, each by the seat whose turn it is."""
    for _ in range(times):
        seat, socket = await turn(*sockets)
        question = socket.question(seat)
        assert question is not None
        assert isinstance(await socket.answers(seat, question.sample(random.randrange)), Done)


def at_random(seed: object) -> Callable[[Form], Words]:
    random = Random(str(seed))
    return lambda question: question.sample(random.randrange)


@contextlib.asynccontextmanager
async def open_web(
    where: str, brain: Brain = clever, homes: Homes | None = None, **settings: Any
) -> AsyncIterator[Web]:
    """The whole server as `plancia serve` runs it, with bots that think in threads.

    Passphrases are hashed with little work: a seventh of a second of CPU for each account would be most of what many
    tests take. `tests/server/identity` checks the real parameters, and the attacks run a server that uses them.
    """
    chosen = Settings(**settings)
    litestar = build(chosen, where)
    config = run.configured(litestar, chosen)
    opened = asyncio.Event()
    server = run.Server(config, litestar, opened.set, homes)
    listening = socket.create_server(("127.0.0.1", 0))
    patches = (
        patch("plancia.server.http.app.Workers", lambda count: Workers(count, lambda: Head(brain))),
        patch("plancia.server.http.app.Jobs", lambda count: Jobs(count, Hand)),
    )
    quick = patch("plancia.server.identity.passphrases.RFC_9106_LOW_MEMORY", CHEAPEST)  # read when the server opens
    for changed in patches:
        changed.start()
    try:
        with quick:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            await asyncio.wait({serving, asyncio.create_task(opened.wait())}, return_when=asyncio.FIRST_COMPLETED)
        web = Web(server, litestar, listening.getsockname()[1])
        web.services.limits = NoLimits()
        yield web
    finally:
        server.should_exit = True
        await serving
        for changed in patches:
            changed.stop()
