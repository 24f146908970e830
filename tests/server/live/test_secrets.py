"""No secret leaves the server: we search every byte of a whole game, every page and every line of the log."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64encode, urlsafe_b64encode
from random import Random
from typing import Any

import msgspec
import pytest

from plancia.server.decision import Decision
from plancia.server.logs import JsonLines, Plain
from plancia.server.protocol import Update
from tests.server.live.house import Ear
from tests.server.live.web import Person, Socket, Web, at_random, play_on
from tests.server.support import open_market

pytestmark = pytest.mark.anyio
PASSPHRASE = "correct horse battery"


def forms(secret: bytes) -> list[str]:
    """The ways in which bytes may be written."""
    return [
        secret.hex(),
        secret.hex().upper(),
        b64encode(secret).decode().rstrip("="),
        urlsafe_b64encode(secret).decode().rstrip("="),
        secret.decode("latin-1"),
        repr(secret),
    ]


def lines(caplog: pytest.LogCaptureFixture) -> str:
    """The log as a file, as text for a terminal, and with all values of its records."""
    formatted = [f"{JsonLines().format(record)}\n{Plain().format(record)}\n{vars(record)}" for record in caplog.records]
    return "\n".join(formatted)


def watched(socket: Socket, *seats: int | None) -> None:
    """A socket receives only what its own seats may know."""
    updates = [message for message in socket.received if isinstance(message, Update)]
    assert {update.seat for update in updates} == set(seats)
    for update in updates:
        assert update.view["seat"] == update.seat
        assert (update.view["hand"] is None) == (update.seat is None)
        assert (update.question is None) or update.seat is not None
        assert all(fact["to"] is None or update.seat in fact["to"] for fact in update.facts)


async def pages(person: Person, table: str) -> list[str]:
    """Every page that GET can request, errors included."""
    paths = [
        *("/api/me", "/api/me/tokens", "/api/games", "/api/tables", "/api/tables/watch", "/api/tables/mine"),
        "/api/tables/waiting",
        *("/api", "/api/schema/openapi.json", "/-/health", "/-/metrics", f"/-/tables/{table}"),
        *(
            f"/api/tables/{table}",
            f"/api/tables/{table}/record",
            f"/api/replays/{table}",
            "/api/tables/nothing",
            "/api/nothing",
            "/nothing",
        ),
        *("/api/guest", "/api/codes/ABC", f"/api/tables/{table}/join", f"/api/tables/{table}/socket"),
    ]
    answers = [await person.ask("GET", path) for path in paths]
    wrong = [await person.ask("POST", path, {"odd": PASSPHRASE}) for path in ("/api/login", "/api/guest", "/api/link")]
    return [f"{answer.headers}\n{answer.text}" for answer in (*answers, *wrong)]


async def test_a_whole_game_reveals_no_secret(web: Web, caplog: pytest.LogCaptureFixture) -> None:
    """Neither the dealer's, nor a hand, cookie, token, passphrase or code; in no message, page or line of the log."""
    bob, table, secret = await search(web, caplog, whole=True)
    record = (await bob.ask("GET", f"/api/tables/{table}/record")).text
    assert secret.hex() in record, "when the game is over the dealer's secret is for everybody to check"


async def search(web: Web, caplog: pytest.LogCaptureFixture, whole: bool) -> tuple[Person, str, bytes]:
    """Search the beginning of a game or a whole one. Returns a player, the table, and the secret of the dealer."""
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "plancia")
    ann, bob = await web.person("Ann"), await web.person("Bob")
    await ann.post("/api/account", {"name": f"Ann {id(ann)}", "passphrase": PASSPHRASE})
    token = (await ann.post("/api/me/tokens", {"label": "bot"}))["secret"]
    recovery = (await ann.post("/api/me/recovery"))["secret"]
    link = (await bob.post("/api/me/link"))["secret"]
    table = await ann.table("me", "open", "greedy", begin=False, options={"stall_guard": True})
    entropy = "feedfacecafebeef"
    await bob.post(f"/api/tables/{table}/join", {"entropy": entropy})
    await ann.post(f"/api/tables/{table}/start")
    secret = web.services.hub.live[table].table.secret
    key: bytes = web.services.identity._key
    texts: list[str] = []
    async with ann.follow(table) as a, bob.follow(table) as b, Person(web).follow(table) as watcher:
        await play_on(Random("begin"), 16, a, b)
        for person in (ann, bob, Person(web)):
            texts += await pages(person, table)
        if whole:
            await asyncio.gather(a.plays(0, by=at_random(1)), b.plays(1, by=at_random(2)), watcher.plays())
        watched(a, 0)
        watched(b, 1)
        watched(watcher, None)
        texts += [*a.data, *b.data, *watcher.data]
    everything = "\n".join((*texts, lines(caplog)))
    hidden = [*forms(secret), *forms(key), PASSPHRASE, token, recovery, link, entropy, ann.cookie, bob.cookie]
    for value in hidden:
        assert value not in everything
    return bob, table, secret


async def test_the_record_of_a_game_in_progress_shows_what_the_user_may_know(web: Web) -> None:
    """Ann's own tiles, nothing of Bob's, and no secret; a stranger sees neither."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    assert await ann.refused("GET", f"/api/tables/{table}/record") == (409, "game_has_not_begun")
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    records = [(await person.ask("GET", f"/api/tables/{table}/record")).text for person in (ann, bob, Person(web))]
    assert len(set(records)) == 3
    assert all("secret" not in record.partition("\n\n")[0] for record in records)
    assert all("?" in record for record in records)


async def test_a_socket_carries_exactly_the_messages_to_listeners(web: Web) -> None:
    """Byte for byte, so that the laws of listeners hold for sockets."""
    ann = await web.person("Ann")
    table = await ann.table("me", "random")
    live, ear = web.services.hub.live[table], Ear()
    async with Person(web).follow(table) as socket:
        await live.follow(ear)
        await socket.when(lambda: socket.table is not None and socket.table.watching == 2)
        at, earlier = len(socket.data), len(ear.received)
        async with ann.follow(table) as a:
            await a.plays(0, by=at_random("bytes"), most=10)
            await live.do(lambda t: Decision())
            await socket.when(lambda: len(socket.data) - at >= len(ear.received) - earlier)
            sent = [msgspec.json.encode(message).decode() for message in ear.received[earlier:]]
            assert socket.data[at : at + len(sent)] == sent
    live.unfollow(ear)


async def test_the_status_of_a_table_is_for_its_host(web: Web) -> None:
    """And reveals nothing that a player must not know."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "random")
    page = await ann.get(f"/-/tables/{table}")
    assert set(page) == {
        *("table", "game", "phase", "question", "number", "awaited", "listeners", "alarm", "bots_thinking"),
    }
    assert await bob.refused("GET", f"/-/tables/{table}") == (403, "only_the_host")
    assert await Person(web).refused("GET", f"/-/tables/{table}") == (401, "not_signed_in")


async def test_internal_errors_are_not_explained_to_clients(
    web: Web, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log has the details; the response only says that something failed."""

    async def fails(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the moon is made of cheese")

    monkeypatch.setattr(web.services.storage, "lobby", fails)
    answer = await Person(web).ask("GET", "/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal"})
    assert "unexpected" in caplog.text


async def test_responses_are_not_cached(web: Web) -> None:
    """Neither personal pages nor secrets that are shown once; and the headers restrict what browsers may do."""
    ann = await web.person("Ann")
    for method, path in (("GET", "/api/me"), ("POST", "/api/me/recovery"), ("GET", "/-/health"), ("GET", "/api/x")):
        answer = await ann.ask(method, path)
        assert answer.headers["cache-control"] == "no-store"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_cookie_is_restricted_to_the_browser(web: Web) -> None:
    """No script can read it, and no other site can send it."""
    answer = await Person(web).ask("POST", "/api/guest", {"name": "Ann"})
    given = answer.headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=lax" in given
    assert "path=/" in given


async def test_lists_of_tables_do_not_reveal_when_somebody_answered(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window: the entry of the table is the same before and after."""
    open_market(monkeypatch)
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="market", public=True, options={"whistles": [True, True, True]})
    async with ann.follow(table) as socket:
        for seat, coins in ((0, 3), (1, 0), (2, 0)):
            await socket.answers(seat, (coins,))
        await socket.when(lambda: socket.question(1) is not None)

        async def shown() -> list[Any]:
            paths = ("/api/tables/watch", "/api/tables/mine", f"/api/tables/{table}", f"/-/tables/{table}")
            return [await ann.get(path) for path in paths]

        before = await shown()
        await socket.answers(1, ("whistle",))
        assert await shown() == before
