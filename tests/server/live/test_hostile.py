"""A hostile client: whatever it sends, nothing changes, and other tables are not affected."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from plancia.server import protocol as p
from plancia.server.http.connection import MOST_WAITING
from plancia.server.http.services import Limits
from plancia.server.http.socket import MOST_BYTES
from plancia.server.identity.cookies import LIFETIME, Visitor, new_session, sign
from plancia.server.protocol import Done, Refused
from tests.server.live.web import Person, Socket, Web, at_random
from tests.server.support import everything

pytestmark = pytest.mark.anyio


class Scene:
    """A table under attack, and another one that must not be affected."""

    def __init__(self, web: Web, ann: Person, table: str, quiet: Person, other: str) -> None:
        self.web = web
        self.ann = ann
        self.table = table
        self.quiet = quiet
        self.other = other

    def state(self, table: str) -> Any:
        t = self.web.services.hub.live[table].table
        return everything(t)


@pytest.fixture
async def scene(web: Web, anyio_backend: str) -> AsyncIterator[Scene]:
    """Afterwards both tables are unchanged and still answer."""
    ann, quiet = await web.person("Ann"), await web.person("Quiet")
    table, other = await ann.table("me", "me"), await quiet.table("me", "me")
    made = Scene(web, ann, table, quiet, other)
    before = made.state(table), made.state(other)
    yield made
    assert (made.state(table), made.state(other)) == before
    for person, where in ((ann, table), (quiet, other)):
        async with person.follow(where) as socket:
            await socket.plays(0, 1, by=at_random("still there"), most=3)


async def attack(scene: Scene, *commands: p.Command, person: Person | None = None) -> list[str]:
    """The codes of the responses to these commands."""
    async with (person or await scene.web.person("Eve")).follow(scene.table) as socket:
        return [await socket.refused(command) for command in commands]


# ---- messages --------------------------------------------------------------------------------------------------------
async def test_somebody_elses_seat(scene: Scene) -> None:
    """Every command for it is rejected, with and without a name."""
    commands = (
        p.Answer(id=0, seat=0, question=4, words=("end",)),
        p.Undo(id=0, seat=0),
        p.Request(id=0, seat=0, what="abort"),
        p.Consent(id=0, seat=0, agrees=True),
        p.Resign(id=0, seat=0),
        p.MoreTime(id=0, seat=0),
        p.Order(id=0, seat=0, occasion="sale", answers=()),
        p.ForTheAbsent(id=0, seat=0, absent=1, what="bot"),
        p.ComeBack(id=0, seat=0),
    )
    assert set(await attack(scene, *commands)) == {"not_your_seat"}
    assert set(await attack(scene, *commands, person=Person(scene.web))) == {"not_your_seat"}


async def test_seats_that_do_not_exist(scene: Scene) -> None:
    """The seat of chance belongs to nobody, either."""
    commands = [p.Answer(id=0, seat=seat, question=4, words=("end",)) for seat in (-1, 2, 99)]
    assert set(await attack(scene, *commands, person=scene.ann)) == {"no_such_seat"}


async def test_a_repeated_message(web: Web) -> None:
    """The second time it is stale; nothing is done twice."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    async with ann.follow(table) as socket:
        seat = socket.asked(0, 1)
        assert seat is not None
        question = socket.question(seat)
        assert question is not None
        answer = p.Answer(id=0, seat=seat, question=question.number, words=question.default())
        assert isinstance(await socket.asks(answer), Done)
        number = web.services.hub.live[table].table.number
        for _ in range(3):
            assert await socket.refused(answer) == "stale_question"
        assert web.services.hub.live[table].table.number == number


MALFORMED = [
    "",
    "nonsense",
    "null",
    "[]",
    '"Answer"',
    "{}",
    '{"type":"Answer"}',
    '{"type":"Nothing","id":1}',
    '{"type":"Undo","id":1,"seat":0,"also":true}',
    '{"type":"Undo","id":1,"seat":"0"}',
    '{"type":"Undo","id":1,"seat":true}',
    '{"type":"Undo","id":1,"seat":0.5}',
    '{"type":"Undo","id":1,"seat":null}',
    '{"type":"Undo","id":1e400,"seat":0}',
    '{"type":"Answer","id":1,"seat":0,"question":4,"words":[["end"]]}',
    '{"type":"Answer","id":1,"seat":0,"question":4,"words":[true]}',
    '{"type":"Answer","id":1,"seat":0,"question":4,"words":"end"}',
    '{"type":"Say","id":1,"text":"\\ud800"}',
    '{"type":"Follow","id":1,"seen":{"0":"1"}}',
    '{"type":"Undo","id":1,"seat":0}}',
    '{"type":"Undo","id":1,"seat":0',
    "[" * 2_000,
    '{"a":' * 800,
    "\x00\x01\x02",
    "\ufeff{}",
]


async def test_malformed_messages(scene: Scene) -> None:
    """Each gets a response, and the socket stays open for valid ones."""
    async with scene.ann.follow(scene.table) as socket:
        for text in MALFORMED:
            at = len(socket.received)
            await socket.raw.send(text)
            await socket.when(lambda at=at: len(socket.received) > at)  # type: ignore[misc]
            assert socket.received[-1] == Refused(id=None, code="malformed"), text
        assert await socket.refused(p.Request(id=0, seat=0, what="nonsense")) == "no_such_request"


async def test_unknown_fields_are_rejected(scene: Scene) -> None:
    """A client newer than the server notices at once."""
    async with scene.ann.follow(scene.table) as socket:
        await socket.raw.send(json.dumps({"type": "Resign", "id": 1, "seat": 0, "sure": True}))
        assert (await socket.hears(Refused)).code == "malformed"


async def test_binary_frames(scene: Scene) -> None:
    """They are rejected."""
    async with scene.ann.follow(scene.table) as socket:
        await socket.raw.send(b'{"type":"Resign","id":1,"seat":0}')
        assert (await socket.hears(Refused)).code == "malformed"


async def test_oversized_messages_close_the_socket(scene: Scene) -> None:
    """Measured in bytes, by our limit and by the protocol's."""
    for text in ("x" * (MOST_BYTES + 1), "€" * (MOST_BYTES // 3 + 1), "x" * 200_000):
        async with scene.ann.follow(scene.table) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.raw.send(text)
            assert await socket.closed() == 1009


async def test_the_longest_message_that_is_allowed(scene: Scene) -> None:
    """It is read, and rejected for its content."""
    text = json.dumps({"type": "Say", "id": 7, "text": ""})
    async with scene.ann.follow(scene.table) as socket:
        await socket.raw.send(text.replace('""', f'"{"x" * (MOST_BYTES - len(text))}"'))
        assert (await socket.hears(Refused)).code == "too_long"


# ---- frames ----------------------------------------------------------------------------------------------------------
async def raw_socket(scene: Scene) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection after the handshake, on which anything can be written."""
    host, port = scene.web.host.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    request = (
        f"GET /api/tables/{scene.table}/socket HTTP/1.1\r\nHost: {scene.web.host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: plancia={scene.ann.cookie}\r\n\r\n"
    )
    writer.write(request.encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


BROKEN = {
    "half a frame": Frame(Opcode.TEXT, b'{"type":"Resign","id":1,"seat":0}').serialize(mask=True)[:-5],
    "without a mask": Frame(Opcode.TEXT, b'{"type":"Resign","id":1,"seat":0}').serialize(mask=False),
    "half a message": Frame(Opcode.TEXT, b'{"type":"Resign"', fin=False).serialize(mask=True),
    "the other half": Frame(Opcode.CONT, b',"id":1,"seat":0}').serialize(mask=True),
    "no text at all": Frame(Opcode.TEXT, b"\xff\xfe\xfd").serialize(mask=True),
    "a kind unknown": b"\x83\x80\x00\x00\x00\x00",
    "a huge one": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "nothing": b"",
}


@pytest.mark.parametrize("how", BROKEN)
@pytest.mark.parametrize("half_closed", [True, False])
async def test_broken_frames(scene: Scene, how: str, half_closed: bool) -> None:
    """Cut off, half-closed or against the protocol: the connection ends or waits, and nothing has happened."""
    reader, writer = await raw_socket(scene)
    writer.write(Frame(Opcode.TEXT, b'{"type":"Follow","id":1}').serialize(mask=True))
    await reader.readuntil(b'"Done","id":1}')
    writer.write(BROKEN[how])
    await writer.drain()
    if half_closed:
        writer.write_eof()
        async with asyncio.timeout(10):
            await reader.read()
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    live = scene.web.services.hub.live[scene.table]
    async with asyncio.timeout(10):
        while live.listeners:
            await asyncio.sleep(0.005)


# ---- limits ----------------------------------------------------------------------------------------------------------
async def test_a_flood_is_answered_with_a_wait(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the limit each command is refused with the time to wait; another table answers as quickly as ever."""
    now = scene.web.services.hub.clock()
    monkeypatch.setattr(scene.web.services.hub, "clock", lambda: now)  # on a slow machine limits would be refilled
    monkeypatch.setattr(scene.web.services, "limits", Limits())
    async with scene.ann.follow(scene.table) as flood, scene.quiet.follow(scene.other) as other:
        for number in range(400):
            await flood.says(p.Undo(id=number, seat=0))
        waits = [await flood.hears(Refused, lambda refusal: refusal.code == "too_many") for _ in range(3)]
        assert all(0 < (refusal.wait or 0) <= 0.2 for refusal in waits)
        assert all(refusal.id is not None for refusal in waits)
        for number in range(30):
            await flood.says(p.Follow(id=1_000 + number))
        assert (await flood.hears(Refused, lambda refusal: (refusal.id or 0) >= 1_000)).wait
        async with asyncio.timeout(20):  # on a busy machine
            assert await other.refused(p.Undo(id=0, seat=0)) == "nothing_to_undo"


async def test_too_many_sockets(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one gets the time to wait, and is closed."""
    limits = Limits()
    monkeypatch.setattr(scene.web.services, "limits", limits)
    eve = await scene.web.person("Eve")
    who, soon = (await eve.get("/api/me"))["id"], scene.web.services.hub.clock() + 10_000
    for _ in range(limits.sockets.burst):
        limits.sockets.wait(who, soon)
    async with eve.socket(scene.table) as socket:
        refused = await socket.hears(Refused)
        assert refused.code == "too_many"
        assert refused.wait
        assert await socket.closed() == 1013


async def test_slow_readers_are_disconnected(scene: Scene) -> None:
    """The queue of a slow reader is limited; the others at the table receive everything."""
    reader, writer = await raw_socket(scene)
    writer.write(Frame(Opcode.TEXT, b'{"type":"Follow","id":1}').serialize(mask=True))
    await reader.readuntil(b'"Done","id":1}')
    live = scene.web.services.hub.live[scene.table]
    (slow,) = live.listeners
    async with scene.ann.follow(scene.table) as socket:
        before = len(socket.received)
        for _ in range(MOST_WAITING + 1):  # more than fits, before anybody gets to write
            slow.send(p.ChatLine(at=0, name="", text="x" * 500, team=()))
        live._send_to_all(p.ChatLine(at=0, name="", text="still here", team=()))
        assert (await socket.hears(p.ChatLine)).text == "still here"
        assert len(socket.received) > before
        async with asyncio.timeout(10):
            while slow in live.listeners:
                await asyncio.sleep(0.005)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


# ---- identity --------------------------------------------------------------------------------------------------------
async def test_forged_and_expired_cookies(scene: Scene) -> None:
    """Changed, signed by another key, too old, of nobody: the request is that of a stranger."""
    good, identity = scene.ann.cookie, scene.web.services.identity
    me = (await scene.ann.get("/api/me"))["id"]
    now = scene.web.services.hub.clock()
    forged = [
        good[:-1] + ("A" if good[-1] != "A" else "B"),
        good.replace(me, "0" * 32),
        sign(b"another key of thirty-two bytes!", Visitor(me, 0, new_session()), now),
        sign(identity._key, Visitor(me, 0, new_session()), now - LIFETIME - 1),
        sign(identity._key, Visitor(me, 7, new_session()), now),
        sign(identity._key, Visitor("0" * 32, 0, new_session()), now),
        "1." + good,
        "",
        "x" * 300,
        "....",
    ]
    eve = Person(scene.web)
    for cookie in forged:
        headers = {"cookie": f"plancia={cookie}"}
        answer = await eve.ask("GET", "/api/me", headers=headers)
        assert (answer.status_code, answer.json()) == (200, None), cookie
        async with eve.socket(scene.table, **headers) as socket:
            await socket.does(p.Follow(id=0))
            assert set(socket.updates) == {None}
            assert await socket.refused(p.Resign(id=0, seat=0)) == "not_your_seat"


async def test_forged_tokens(scene: Scene) -> None:
    """A token opens the seat of its owner; one letter less, and it opens nothing, whatever cookie comes with it."""
    token = (await scene.ann.post("/api/me/tokens", {"label": "bot"}))["secret"]
    eve = Person(scene.web)
    async with eve.socket(scene.table, authorization=f"Bearer {token}") as socket:
        await socket.does(p.Follow(id=0))
        assert set(socket.updates) == {0, 1}
    for wrong in (token[:-1], token + "x", token.replace("_", "-"), "plancia__", ""):
        async with scene.ann.socket(scene.table, authorization=f"Bearer {wrong}") as socket:
            await socket.does(p.Follow(id=0))
            assert set(socket.updates) == {None}, wrong
    known = await eve.ask("GET", "/api/me", headers={"authorization": f"bearer {token}"})
    assert known.json()["name"] == "Ann"
    await scene.ann.ask("DELETE", f"/api/me/tokens/{token.split('_')[1]}")
    gone = await eve.ask("GET", "/api/me", headers={"authorization": f"Bearer {token}"})
    assert gone.json() is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "http://127.0.0.1:1"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"host": "evil.example"},
        {"host": "evil.example", "origin": "http://evil.example"},
        {"host": "127.0.0.1.evil.example"},
    ],
)
async def test_pages_of_others_get_nowhere(scene: Scene, headers: dict[str, str]) -> None:
    """Neither by HTTP nor by socket: a foreign origin, or a name that is not ours."""
    for path, body in ((f"/api/tables/{scene.table}/leave", {"seat": 0}), ("/api/guest", {"name": "Eve"})):
        answer = await scene.ann.ask("POST", path, body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    if "host" in headers:
        assert await scene.ann.refused("GET", "/api/me", headers=headers) == (403, "wrong_origin")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with raw_connect(scene, headers) as socket:
            await socket.does(p.Follow(id=0))


@contextlib.asynccontextmanager
async def raw_connect(scene: Scene, headers: dict[str, str]) -> AsyncIterator[Socket]:
    """With a cookie, as a browser would; a given `Host` replaces the right one."""
    name, port = scene.web.host.split(":")
    address = f"ws://{headers.get('host', name)}:{port}/api/tables/{scene.table}/socket"
    others = {key: value for key, value in headers.items() if key != "host"}
    given = {"cookie": f"plancia={scene.ann.cookie}", **others}
    async with connect(address, additional_headers=given, host=name, port=int(port)) as raw:
        yield Socket(raw)


async def test_our_own_page_and_programs_come_in(scene: Scene) -> None:
    """A browser sends the origin of our page; a program sends none."""
    ours = {"origin": f"http://{scene.web.host}", "sec-fetch-site": "same-origin"}
    assert (await scene.ann.ask("POST", "/api/me/recovery", headers=ours)).is_success
    async with scene.ann.socket(scene.table, **ours) as socket:
        await socket.does(p.Follow(id=0))


async def test_a_table_that_is_not_there_has_no_socket(scene: Scene) -> None:
    """The handshake is refused."""
    for table in ("nothing", "0" * 32, "%00", "..%2f..", "x" * 3000):
        with pytest.raises(InvalidStatus):
            async with scene.ann.socket(table):
                pass


async def test_revoked_sessions_are_disconnected(web: Web) -> None:
    """Sockets of a deleted person, of a revoked token, and of cookies from before a new passphrase are closed."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    token = (await ann.post("/api/me/tokens", {"label": "bot"}))["secret"]
    code = (await ann.post("/api/me/recovery"))["secret"]
    async with (
        ann.follow(table) as by_cookie,
        Person(web).socket(table, authorization=f"Bearer {token}") as by_token,
        bob.follow(table) as of_bob,
    ):
        await by_token.does(p.Follow(id=0))
        await bob.ask("DELETE", "/api/me")
        assert await of_bob.closed() == 1000
        await ann.ask("DELETE", f"/api/me/tokens/{token.split('_')[1]}")
        assert await by_token.closed() == 1000
        await by_cookie.does(p.Say(id=0, text="I am still here"))
        await ann.post("/api/account", {"name": "Ann of Ur", "passphrase": "a river and a temple"})
        assert await by_cookie.closed() == 1000
    async with ann.follow(table) as again:
        await again.does(p.Say(id=0, text="and here"))
        await Person(web).post("/api/passphrase", {"code": code, "passphrase": "two rivers and a temple"})
        assert await again.closed() == 1000


async def test_orders_for_nothing(web: Web) -> None:
    """An unknown occasion is rejected, however it is written; the table continues."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="rex")
    async with ann.follow(table) as socket:
        for occasion in (" ", "  ", "\t", "bid", " sale", "sale  1", "sale\n1", "x" * 40):
            order = p.Order(id=0, seat=0, occasion=occasion, answers=(("pass",),))
            assert await socket.refused(order) == "occasion_is_past", occasion
        await socket.does(p.Order(id=0, seat=0, occasion="sale", answers=(("pass",),)))
