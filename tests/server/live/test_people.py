"""Sessions, scopes of tokens, and personal data, over HTTP, with the attempts of thieves and programs."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from plancia.server import protocol as p
from plancia.server.http.services import RIGHTS, Limits
from plancia.server.identity.cookies import DAY
from plancia.server.protocol import ChatLine
from plancia.server.storage import Scope
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio
PASSPHRASE = "three rivers, two kings"


@pytest.fixture
async def own(file: str, anyio_backend: str) -> AsyncIterator[Web]:
    """A server for one test, with a clock the test can set."""
    async with open_web(file) as web:
        yield web


def with_cookie(web: Web, cookie: str) -> Person:
    """A thief with a copy of a cookie."""
    thief = Person(web)
    thief.http.cookies.set("plancia", cookie, domain="127.0.0.1", path="/")
    return thief


async def with_token(person: Person, scope: Scope) -> Person:
    """A program with a token of this person."""
    secret = (await person.post("/api/me/tokens", {"label": scope, "scope": scope}))["secret"]
    program = Person(person.web)
    program.http.headers["authorization"] = f"Bearer {secret}"
    return program


# ---- scopes ----------------------------------------------------------------------------------------------------------
# Every route that needs a user, by the narrowest scope that opens it. New routes are for browsers until listed here.
BOT = {
    *(("GET", "/api/me"), ("GET", "/api/tables"), ("GET", "/api/tables/watch"), ("GET", "/api/tables/mine")),
    ("GET", "/api/tables/waiting"),
    *(("GET", "/api/tables/{table}"), ("GET", "/api/codes/{code}"), ("POST", "/api/tables/{table}/join")),
    *(("POST", "/api/tables/{table}/leave"), ("POST", "/api/tables/{table}/colour")),
    *(("GET", "/api/tables/{table}/board.svg"), ("GET", "/api/tables/{table}/thumbnail.svg")),
    *(("GET", "/api/tables/featured"), ("GET", "/api/tournaments/mine"), ("GET", "/api/tournaments/{tournament}")),
}
PLAY = {
    *(("POST", "/api/tables"), ("POST", "/api/tables/{table}/bot"), ("POST", "/api/tables/{table}/seat")),
    *(("POST", "/api/tables/{table}/start"), ("POST", "/api/tables/{table}/rematch"), ("GET", "/-/tables/{table}")),
    *(("GET", "/api/replays"), ("GET", "/api/replays/{table}"), ("POST", "/api/replays"), ("POST", "/api/forks")),
    *(("POST", "/api/replays/{table}/fork"), ("GET", "/api/tables/{table}/record"), ("POST", "/api/reports")),
    *(("POST", "/api/examples/{game}/{name}/try"), ("GET", "/api/history"), ("GET", "/api/history.zip")),
    *(
        ("GET", "/api/players/{name}"),
        ("GET", "/api/players/{name}/habits"),
        ("GET", "/api/players/{name}/reliability"),
    ),
    ("GET", "/api/replays/{table}/talk"),
    *(("POST", "/api/tables/{table}/hint"), ("POST", "/api/tables/{table}/name")),
    *(("POST", "/api/tables/{table}/stop-recurring"), ("POST", "/api/tournaments")),
    *(("POST", f"/api/tournaments/{{tournament}}/{act}") for act in ("cancel", "join", "start", "withdraw")),
    *((method, "/api/reviews/{table}/{seat}") for method in ("GET", "POST")),
    *((method, "/api/puzzles/{puzzle}") for method in ("GET", "POST")),
    *(("GET", f"/api/puzzles/{which}") for which in ("daily", "mine", "next")),
    ("POST", "/api/puzzles/{puzzle}/play"),
}
ACCOUNT = {
    *(("POST", "/api/me/name"), ("POST", "/api/me/language"), ("GET", "/api/me/export"), ("GET", "/api/me/tokens")),
    *(("DELETE", "/api/me/tokens/{token}"), ("GET", "/api/me/muted"), ("DELETE", "/api/me/muted/{person}")),
    *(("POST", "/api/me/profile"), ("GET", "/api/friends"), ("POST", "/api/friends"), ("POST", "/api/blocks")),
    *(("DELETE", "/api/friends/{name}"), ("POST", "/api/friends/{name}/accept"), ("DELETE", "/api/blocks/{name}")),
    *(("GET", "/api/waiting"), ("GET", "/api/invitations"), ("DELETE", "/api/invitations/{table}")),
    ("DELETE", "/api/invitations/{table}/{name}"),
    *((method, "/api/me/vacation") for method in ("GET", "POST", "DELETE")),
    *((method, "/api/me/notices") for method in ("GET", "POST")),
    *(("POST", f"/api/me/notices/{what}") for what in ("devices", "email", "test", "webhook")),
    ("DELETE", "/api/me/notices/devices/{device}"),
}
BROWSER = {
    *(("POST", "/api/account"), ("POST", "/api/me/recovery"), ("POST", "/api/me/link"), ("POST", "/api/me/tokens")),
    *(("POST", "/api/me/passphrase"), ("POST", "/api/me/devices/logout"), ("DELETE", "/api/me")),
}
BY_RIGHT = dict(zip(RIGHTS, (BOT, PLAY, ACCOUNT, BROWSER), strict=True))


async def test_every_route_declares_a_scope(web: Web) -> None:
    """No route that needs a user is missing in the lists above."""
    declared: dict[str, set[tuple[str, str]]] = {right: set() for right in RIGHTS}
    for route in web.server.app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and "user" in handler.fn.__annotations__:
                method = next(iter(set(handler.http_methods) - {"OPTIONS", "HEAD"}))
                declared[handler.opt.get("scope", "browser")].add((method, str(route.path_format)))
    assert declared == BY_RIGHT


@pytest.mark.parametrize("scope", ["bot", "play", "account"])
async def test_a_token_opens_the_routes_of_its_scope(web: Web, scope: Scope) -> None:
    """Nothing wider, whatever is sent; and routes within the scope are never rejected because of it."""
    program = await with_token(await web.person("Ann"), scope)
    for right, routes in BY_RIGHT.items():
        for method, path in sorted(routes):
            filled = path.replace("{table}", "none").replace("{code}", "000000").replace("{seat}", "0")
            answer = await program.ask(method, re.sub(r"{\w+}", "x", filled), BODIES.get(path))
            too_narrow = answer.status_code == 403 and answer.json()["code"] == "not_in_scope"
            assert too_narrow == (RIGHTS.index(right) > RIGHTS.index(scope)), (method, path, answer.text)


BODIES: dict[str, Any] = {
    "/api/tables": {"game": "tigris", "seats": []},
    "/api/tables/{table}/join": {},
    "/api/tables/{table}/leave": {"seat": 0},
    "/api/tables/{table}/colour": {"seat": 0, "colour": "lion"},
    "/api/tables/{table}/bot": {"seat": 0, "bot": "greedy"},
    "/api/tables/{table}/seat": {"seat": 0, "kind": "open"},
    "/api/replays/{table}/fork": {"step": 0, "seats": []},
    "/api/replays": {"record": "x"},
    "/api/forks": {"record": "x", "step": 0, "seats": []},
    "/api/reports": {"table": "none", "reason": "spam"},
    "/api/me/name": {"name": "Ann"},
    "/api/me/language": {"language": "it"},
    "/api/account": {"name": "Ann", "passphrase": PASSPHRASE},
    "/api/me/tokens": {"label": "more", "scope": "account"},
    "/api/me/passphrase": {"old": PASSPHRASE, "new": PASSPHRASE},
}


async def test_a_bot_plays_and_does_not_chat(web: Web) -> None:
    """Its token follows a table and answers; chat is for people."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    bot = await with_token(ann, "bot")
    async with bot.socket(table, authorization=bot.http.headers["authorization"], cookie="") as socket:
        await socket.does(p.Follow(id=0))
        assert await socket.refused(p.Say(id=0, text="hello")) == "not_in_scope"
        assert await socket.refused(p.Mute(id=0, seat=0, muted=True)) == "not_in_scope"
        seat = socket.asked(0, 1)
        assert seat is not None
        question = socket.question(seat)
        assert question is not None
        await socket.answers(seat, question.default())


@pytest.mark.parametrize("days", [0, -1, 367, 10**9])
async def test_every_token_expires(web: Web, days: int) -> None:
    ann = await web.person("Ann")
    wanted = {"label": "bot", "scope": "bot", "days": days}
    assert await ann.refused("POST", "/api/me/tokens", wanted) == (400, "malformed")
    assert await ann.refused("POST", "/api/me/tokens", wanted | {"days": 1, "scope": "browser"}) == (400, "malformed")


# ---- sessions --------------------------------------------------------------------------------------------------------
async def test_a_stolen_cookie_is_worthless_after_logout(own: Web) -> None:
    """Requests and sockets are rejected, and its open socket is closed."""
    ann = await own.person("Ann")
    table = await ann.table("me", "me")
    thief = with_cookie(own, ann.cookie)
    assert await thief.get("/api/me") is not None
    async with thief.follow(table) as socket:
        await ann.post("/api/logout")
        await socket.closed()
    assert await thief.get("/api/me") is None
    async with thief.follow(table) as socket:
        assert list(socket.updates) == [None]  # what every spectator sees


async def test_other_devices_stay_logged_in_until_logging_out_everywhere(own: Web) -> None:
    """This device gets a new cookie; for a guest it may be the only one."""
    ann = await own.person("Ann")
    phone = Person(own)
    await phone.post("/api/link", {"code": (await ann.post("/api/me/link"))["secret"]})
    old = ann.cookie
    assert (await ann.post("/api/me/devices/logout"))["name"] == "Ann"
    assert await phone.get("/api/me") is None
    assert await with_cookie(own, old).get("/api/me") is None
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_visit_renews_the_cookie(own: Web) -> None:
    """Not at every request, not with a token, and not if the response deletes the cookie."""
    now = own.services.identity._now()
    ann = await own.person("Ann")
    answer = await ann.ask("GET", "/api/me")
    assert "set-cookie" not in answer.headers
    own.services.identity._now = lambda: now + 2 * DAY
    answer = await ann.ask("GET", "/api/me")
    assert answer.headers["set-cookie"].startswith("plancia=2.")
    assert "HttpOnly" in answer.headers["set-cookie"]
    own.services.identity._now = lambda: now + 4 * DAY
    gone = await ann.ask("DELETE", "/api/me")
    assert gone.headers.get_list("set-cookie") == [gone.headers["set-cookie"]]
    assert gone.headers["set-cookie"].startswith('plancia="";')


async def test_a_passphrase_is_changed_with_the_old_one(own: Web) -> None:
    """Other devices are logged out, this one stays logged in, and the old passphrase is invalid."""
    ann = await own.person("Ann")
    await ann.post("/api/account", {"name": "Ann", "passphrase": PASSPHRASE})
    thief = with_cookie(own, ann.cookie)
    wrong = {"old": "not this one", "new": "another passphrase"}
    assert await thief.refused("POST", "/api/me/passphrase", wrong) == (409, "passphrase-wrong")
    await ann.post("/api/me/passphrase", {"old": PASSPHRASE, "new": "another passphrase"})
    assert await thief.get("/api/me") is None
    assert (await ann.get("/api/me"))["name"] == "Ann"
    known = Person(own)
    old = {"name": "Ann", "passphrase": PASSPHRASE}
    assert await known.refused("POST", "/api/login", old) == (409, "passphrase-wrong")
    await known.post("/api/login", {"name": "Ann", "passphrase": "another passphrase"})


async def test_a_guest_has_no_passphrase_to_change(web: Web) -> None:
    ann = await web.person("Ann")
    refused = await ann.refused("POST", "/api/me/passphrase", {"old": "12345678", "new": "12345678"})
    assert refused == (409, "account-missing")


async def test_a_language_is_stored(web: Web) -> None:
    ann = await web.person("Ann")
    assert (await ann.post("/api/me/language", {"language": "fr"}))["language"] == "fr"
    assert (await ann.get("/api/me"))["language"] == "fr"
    assert await ann.refused("POST", "/api/me/language", {"language": "tlh"}) == (400, "malformed")


# ---- names -----------------------------------------------------------------------------------------------------------
async def test_a_guest_gives_way_to_an_account_at_the_table(own: Web) -> None:
    """Everybody there sees it at once."""
    ann, twin = await own.person("Ann"), await own.person("Аnn")
    table = await twin.table("me", "random")
    async with Person(own).follow(table) as socket:
        await ann.post("/api/account", {"name": "Ann", "passphrase": PASSPHRASE})
        await socket.when(lambda: socket.table is not None and socket.table.chairs[0].name.startswith("Аnn "))
    assert await Person(own).refused("POST", "/api/guest", {"name": "Аnn"}) == (409, "name-taken")


async def test_changes_of_name_are_limited(own: Web) -> None:
    """Guests would have to give way each time."""
    ann = await own.person("Ann")
    await ann.post("/api/account", {"name": "Ann", "passphrase": PASSPHRASE})
    own.services.limits = Limits()
    for n in range(own.services.limits.names.burst):
        await ann.post("/api/me/name", {"name": f"Ann {n}"})
    assert await ann.refused("POST", "/api/me/name", {"name": "Bob"}) == (429, "too_many")


# ---- chat ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("text", "readable"), [("Zoe\u0308\u0301\u0323", True), ("Z" + "\u0300" * 4, False)])
async def test_no_piles_of_marks_in_chat(web: Web, text: str, readable: bool) -> None:
    """They would cover the lines above."""
    ann = await web.person("Ann")
    async with ann.follow(await ann.table("me", "me")) as socket:
        if readable:
            await socket.does(p.Say(id=0, text=text))
        else:
            assert await socket.refused(p.Say(id=0, text=text)) == "not_readable"


async def test_deleting_a_person_deletes_their_chat(own: Web) -> None:
    """At an open table, and after it was opened again."""
    ann, bob = await own.person("Ann"), await own.person("Bob")
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.follow(table) as one, bob.follow(table) as other:
        await one.does(p.Say(id=0, text="remember me"))
        await other.does(p.Say(id=0, text="I will"))
    export = await ann.get("/api/me/export")
    assert [line["text"] for line in export["said"]] == ["remember me"]
    assert (await ann.ask("DELETE", "/api/me")).status_code == 204
    for _ in range(2):
        async with bob.follow(table) as socket:
            assert [line.text for line in socket.received if isinstance(line, ChatLine)] == ["I will"]
        live = own.services.hub.live.pop(table)
        await live.close()
    rows = await own.services.storage.read(lambda c: c.exec_driver_sql("SELECT payload FROM journal").fetchall())
    assert "remember me" not in str(rows)


async def test_an_export_is_private(web: Web) -> None:
    """It cannot name another person, and a stranger gets nothing."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    who = (await bob.get("/api/me"))["id"]
    data = await ann.get("/api/me/export", user=who, id=who)
    assert data["person"]["name"] == "Ann"
    assert who not in str(data)
    assert await Person(web).refused("GET", "/api/me/export") == (401, "not_signed_in")


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"\xff\xfe", b'{"name": "\xed\xa0\x80"}'])
async def test_a_body_that_is_not_text_is_rejected(web: Web, body: bytes) -> None:
    """Without an internal error or a line in the log."""
    headers = {"content-type": "application/json"}
    answer = await Person(web).ask("POST", "/api/guest", content=body, headers=headers)
    assert (answer.status_code, answer.json()) == (400, {"code": "malformed"})


@pytest.mark.parametrize("user", [1, None, ["x"], {}])
async def test_a_field_with_the_name_of_a_dependency_is_checked_like_any_other(web: Web, user: object) -> None:
    """`user` is also the name of a dependency of the server."""
    ann = await web.person("Ann")
    table = await ann.table("me", "open", begin=False)
    wish = {"seat": 1, "kind": "invited", "user": user}
    assert await ann.refused("POST", f"/api/tables/{table}/seat", wish) == (400, "malformed")
