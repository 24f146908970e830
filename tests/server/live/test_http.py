"""The HTTP API: every route and its response, and the status and stable code of every error."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from plancia.server import protocol as p
from plancia.server.clock import PACES
from plancia.server.http.services import Limits
from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio
numbers = count(1)
PASSPHRASE = "correct horse battery"
ME_AND_ANYBODY = [{"kind": "me"}, {"kind": "open"}]


def unique(name: str) -> str:
    return f"{name} {next(numbers)}"


# ---- people ----------------------------------------------------------------------------------------------------------
async def test_a_guest_in_one_click(web: Web) -> None:
    """A name is enough, and the cookie identifies the guest."""
    ann = Person(web)
    assert await ann.get("/api/me") is None
    me = await ann.post("/api/guest", {"name": "Ann", "language": "it"})
    assert me == {"id": me["id"], "name": "Ann", "kind": "guest", "language": "it", "banned": 0, "muted": 0}
    assert await ann.get("/api/me") == me
    await ann.post("/api/logout")
    assert await ann.get("/api/me") is None


async def test_an_account_is_optional(web: Web) -> None:
    """The same person can log in by name and passphrase on any device."""
    ann, name = await web.person("Ann"), unique("Ann")
    me = await ann.post("/api/account", {"name": name, "passphrase": PASSPHRASE})
    assert (me["kind"], me["name"]) == ("account", name)
    elsewhere = Person(web)
    assert (await elsewhere.post("/api/login", {"name": name.upper(), "passphrase": PASSPHRASE}))["id"] == me["id"]
    wrong = {"name": name, "passphrase": "something else"}
    assert await Person(web).refused("POST", "/api/login", wrong) == (409, "passphrase-wrong")
    other = await web.person("Other")
    assert await other.refused("POST", "/api/account", {"name": name, "passphrase": PASSPHRASE}) == (409, "name-taken")
    again = {"name": unique("Ann"), "passphrase": PASSPHRASE}
    assert await ann.refused("POST", "/api/account", again) == (409, "account-already")


async def test_recovery_link_and_new_passphrase(web: Web) -> None:
    """A recovery code restores access; a link works once."""
    ann = await web.person("Ann")
    me, code = (await ann.get("/api/me"))["id"], (await ann.post("/api/me/recovery"))["secret"]
    assert (await Person(web).post("/api/recover", {"code": code.lower()}))["id"] == me
    link = (await ann.post("/api/me/link"))["secret"]
    assert (await Person(web).post("/api/link", {"code": f" {link}\n"}))["id"] == me
    assert await Person(web).refused("POST", "/api/link", {"code": link}) == (409, "link-used")
    assert await Person(web).refused("POST", "/api/link", {"code": "plancia_\x00_x"}) == (409, "link-unknown")
    reset = {"code": code, "passphrase": "another passphrase"}
    assert await ann.refused("POST", "/api/passphrase", reset) == (409, "account-missing")
    await ann.post("/api/account", {"name": unique("Ann"), "passphrase": PASSPHRASE})
    assert (await Person(web).post("/api/passphrase", reset))["id"] == me


async def test_tokens_are_listed_without_their_secrets(web: Web) -> None:
    """And can be revoked."""
    ann = await web.person("Ann")
    secret = (await ann.post("/api/me/tokens", {"label": "my bot"}))["secret"]
    (token,) = await ann.get("/api/me/tokens")
    assert (token["label"], set(token)) == ("my bot", {"id", "label", "scope", "created", "expires", "last_used"})
    assert secret not in str(token)
    assert (await ann.ask("DELETE", f"/api/me/tokens/{token['id']}")).status_code == 204
    assert await ann.refused("DELETE", f"/api/me/tokens/{token['id']}") == (404, "no_such_token")


async def test_a_deleted_user_is_forgotten_but_their_games_stay(web: Web) -> None:
    """At once, also at open tables and in lists."""
    ann, bob, name = await web.person("Ann"), await web.person("Bob"), unique("Zenobia")
    await ann.post("/api/me/name", {"name": name})
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    async with bob.follow(table) as socket:
        assert socket.table is not None
        assert socket.table.chairs[0].name == name
        assert (await ann.ask("DELETE", "/api/me")).status_code == 204
        await socket.when(lambda: socket.table is not None and socket.table.chairs[0].name == "")
        await socket.when(lambda: socket.table is not None and socket.table.chairs[0].gone)
        await socket.does(p.ForTheAbsent(id=0, seat=1, absent=0, what="bot"))
        await socket.when(lambda: socket.table is not None and not socket.table.chairs[0].gone)
    assert await ann.get("/api/me") is None
    assert [seat["name"] for seat in (await bob.get(f"/api/tables/{table}"))["seats"]] == ["", "Bob"]
    rows = await web.services.storage.read(lambda c: c.exec_driver_sql("SELECT header FROM tables").fetchall())
    assert name not in str(rows)


async def test_a_new_name_is_seen_at_once(web: Web) -> None:
    """At the user's tables."""
    ann, name = await web.person("Ann"), unique("Hanna")
    table = await ann.table("me", "random")
    async with Person(web).follow(table) as socket:
        await ann.post("/api/me/name", {"name": name})
        await socket.when(lambda: socket.table is not None and socket.table.chairs[0].name == name)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/guest", {"name": "x"}, (409, "name-length")),
        ("/api/guest", {"name": "a\u0000b"}, (409, "name-characters")),
        ("/api/guest", {"name": "Ann", "language": "tlh"}, (400, "malformed")),
        ("/api/guest", {"name": "Ann", "admin": True}, (400, "malformed")),
        ("/api/guest", {}, (400, "malformed")),
        ("/api/guest", [], (400, "malformed")),
        ("/api/me/name", {"name": ""}, (409, "name-length")),
        ("/api/account", {"name": "Ann", "passphrase": "short"}, (409, "passphrase-length")),
        ("/api/recover", {"code": "12345"}, (409, "code-mistyped")),
        ("/api/link", {"code": "nonsense"}, (409, "link-unknown")),
        ("/api/me/tokens", {"label": ""}, (409, "label-length")),
    ],
)
async def test_names_and_passphrases_that_are_rejected(web: Web, path: str, body: Any, code: tuple[int, str]) -> None:
    """Each with its own code."""
    assert await (await web.person("Ann")).refused("POST", path, body) == code


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me/tokens", None),
        ("GET", "/api/tables/mine", None),
        ("POST", "/api/me/name", {"name": "Ann"}),
        ("POST", "/api/account", {"name": "Ann", "passphrase": PASSPHRASE}),
        ("POST", "/api/me/recovery", None),
        ("POST", "/api/me/link", None),
        ("POST", "/api/me/tokens", {"label": "bot"}),
        ("POST", "/api/tables", {"game": "tigris", "seats": ME_AND_ANYBODY}),
        ("DELETE", "/api/me", None),
        ("DELETE", "/api/me/tokens/x", None),
    ],
)
async def test_strangers_have_to_log_in(web: Web, method: str, path: str, body: Any) -> None:
    """401, always with the same code."""
    assert await Person(web).refused(method, path, body) == (401, "not_signed_in")


# ---- tables ----------------------------------------------------------------------------------------------------------
async def test_the_list_of_games(web: Web) -> None:
    """Games, their sizes, options, bots and paces."""
    games = await Person(web).get("/api/games")
    (tigris,) = [game for game in games if game["name"] == "tigris"]
    assert (tigris["players"], tigris["paces"]) == ([2, 3, 4], list(PACES))
    assert tigris["bots"] == ["novice", "regular", "expert", "master"]
    characters = {game["name"]: game["characters"] for game in games if game["characters"]}
    assert characters == {"rex": ["diplomat", "merchant", "warrior", "schemer"]}
    assert "stall_guard" in tigris["options"]
    assert [game["ways"] for game in games if game["ways"]] == [{"races": ["chosen", "suggested", "lot"]}]


async def test_a_table_from_its_creation_to_its_start(web: Web) -> None:
    """Seats for me, for anybody, for an invited user and for a bot."""
    ann, bob, cat = [await web.person(name) for name in ("Ann", "Bob", "Cat")]
    guest = (await cat.get("/api/me"))["id"]
    seats = [*ME_AND_ANYBODY, {"kind": "invited", "user": guest}, {"kind": "bot", "bot": "random"}]
    answer = await ann.ask("POST", "/api/tables", {"game": "tigris", "seats": seats, "pace": "daily", "entropy": "0a"})
    assert answer.status_code == 201
    made = answer.json()
    table = made["id"]
    assert (made["status"], made["pace"], made["hosted"], made["public"]) == ("open", "daily", True, False)
    assert [(seat["kind"], seat["mine"]) for seat in made["seats"]] == [
        ("person", True),
        ("open", False),
        ("open", False),
        ("bot", False),
    ]
    assert await ann.refused("POST", f"/api/tables/{table}/start") == (409, "seats_are_free")
    assert await bob.refused("POST", f"/api/tables/{table}/join", {"seat": 2}) == (409, "seat_taken")
    await bob.post(f"/api/tables/{table}/join", {})
    assert await bob.refused("POST", f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"}) == (403, "only_the_host")
    await cat.post(f"/api/tables/{table}/join", {})
    assert await bob.refused("POST", f"/api/tables/{table}/leave", {"seat": 0}) == (403, "not_your_seat")
    await bob.post(f"/api/tables/{table}/leave", {"seat": 1})
    clown = {"seat": 1, "bot": "expert-clown"}
    assert await ann.refused("POST", f"/api/tables/{table}/bot", clown) == (409, "no_such_bot")
    await ann.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})  # as at older tables
    assert (await cat.post(f"/api/tables/{table}/start"))["status"] == "playing"
    assert await bob.refused("POST", f"/api/tables/{table}/join", {}) == (409, "table_not_open")
    assert await ann.refused("POST", f"/api/tables/{table}/start") == (409, "game_has_begun")
    assert await ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "game_is_not_over")
    assert table in [row["id"] for row in await cat.get("/api/tables/mine")]
    assert table not in [row["id"] for row in await cat.get("/api/tables/mine", ended=True)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, (409, "no_such_game")),
        ({"seats": [{"kind": "me"}]}, (409, "wrong_number_of_seats")),
        ({"seats": [{"kind": "me"}] * 5}, (409, "wrong_number_of_seats")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, (409, "no_such_bot")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "evil.py:Bot"}]}, (409, "no_such_bot")),
        ({"seats": [{"kind": "me"}, {"kind": "invited"}]}, (409, "no_such_user")),
        ({"seats": [{"kind": "me"}, {"kind": "invited", "user": "0" * 32}]}, (409, "no_such_user")),
        ({"seats": [{"kind": "me"}, {"kind": "invited", "user": "\x00"}]}, (409, "no_such_user")),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, (400, "malformed")),
        ({"pace": "eternal"}, (409, "no_such_pace")),
        ({"options": {"nonsense": True}}, (409, "no_such_option")),
        ({"options": {"stall_guard": "yes"}}, (409, "no_such_option")),
        ({"options": {"stall_guard": 1}}, (409, "no_such_option")),
        ({"entropy": "xyz"}, (409, "bad_entropy")),
        ({"entropy": "abc"}, (409, "bad_entropy")),
        ({"entropy": "00" * 65}, (409, "bad_entropy")),
        ({"more": 1}, (400, "malformed")),
        ({"seats": None}, (400, "malformed")),
    ],
)
async def test_invalid_tables(web: Web, change: dict[str, Any], code: tuple[int, str]) -> None:
    """Nothing is created."""
    ann = await web.person("Ann")
    assert await ann.refused("POST", "/api/tables", {"game": "tigris", "seats": ME_AND_ANYBODY, **change}) == code
    assert await ann.get("/api/tables/mine") == []


async def test_an_invalid_edition(web: Web) -> None:
    """Every error has its record, a code and values, which clients show in their language."""
    ann = await web.person("Ann")
    seats = [*ME_AND_ANYBODY, {"kind": "bot"}]
    wish = {"game": "rex", "seats": seats, "options": {"edition": '{"spaces":{"LOW":{"sector":19}}}'}}
    answer = await ann.ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()) == (
        422,
        {
            "code": "flawed_edition",
            "flaws": [
                {
                    "record": "spaces.LOW",
                    "code": "out_of_range",
                    "values": {"field": "sector", "found": 19, "first": 1, "last": 18},
                },
                {"record": "spaces", "code": "empty_sector", "values": {"sector": 4}},
            ],
        },
    )
    assert await ann.get("/api/tables/mine") == []


async def test_an_edition_file_is_checked_before_a_table_is_created(web: Web) -> None:
    """The response is the option, or all errors, wherever they are; nothing is stored."""
    ann = await web.person("Ann")
    good = {"game": "rex", "toml": '[spaces.LOW]\nname = { en = "Fish Market" }\n'}
    found = (await ann.ask("POST", "/api/editions", good)).json()
    assert found == {"edition": '{"spaces":{"LOW":{"name":{"en":"Fish Market"}}}}', "records": 1, "doubts": []}
    seats = [*ME_AND_ANYBODY, {"kind": "bot"}]
    wish = {"game": "rex", "seats": seats, "options": {"edition": found["edition"]}}
    assert (await ann.ask("POST", "/api/tables", wish)).status_code == 201
    for toml, code in (
        ("[spaces", "not_toml"),
        ("[spaces.LOW]\nsector = 19\n", "out_of_range"),
        ("x" * 99, "not_toml"),
    ):
        answer = await ann.ask("POST", "/api/editions", {"game": "rex", "toml": toml})
        assert (answer.status_code, answer.json()["flaws"][0]["code"]) == (422, code)
    assert await ann.refused("POST", "/api/editions", {"game": "tigris", "toml": ""}) == (409, "no_such_game")
    doubted = {"game": "rex", "toml": "[spaces.TAR]\nsector = 2\n"}
    answer = await ann.ask("POST", "/api/editions", doubted)
    assert [doubt["record"] for doubt in answer.json()["doubts"]][:1] == ["spaces"]


@pytest.mark.parametrize("table", ["nothing", "0" * 32, "%2e%2e%2f", "x" * 500, "☃"])
async def test_tables_that_do_not_exist(web: Web, table: str) -> None:
    """404 for every request."""
    ann = await web.person("Ann")
    for method, end, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("POST", "/join", {}),
        ("POST", "/leave", {"seat": 0}),
        ("POST", "/bot", {"seat": 0, "bot": "random"}),
        ("POST", "/seat", {"seat": 0, "kind": "open"}),
        ("POST", "/colour", {"seat": 0, "colour": "lion"}),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
    ):
        status, code = await ann.refused(method, f"/api/tables/{table}{end}", body)
        assert status == 404, (end, code)


async def test_unknown_codes(web: Web) -> None:
    """404, and the number of attempts is limited."""
    ann = await web.person("Ann")
    for code in ("ABCDEF", "x" * 400, "☃", "%25"):
        assert await ann.refused("GET", f"/api/codes/{code}") == (404, "no_such_table")


# ---- the protocol ----------------------------------------------------------------------------------------------------
async def test_bodies_that_are_not_json(web: Web) -> None:
    """Too large, too deep, truncated, of another type: 4xx, never 500."""
    ann = await web.person("Ann")
    bodies = {
        b"{": 400,
        b"": 400,
        b"\xff\xfe": 400,
        b'{"name": "\\ud800"}': 400,
        b'{"game":"tigris","seats":[],"options":' + b'{"a":' * 9_000: 400,
        b"[" * 60_000: 400,
        b'{"name": "' + b"x" * 250_000 + b'"}': 413,
    }
    for content, status in bodies.items():
        for path in ("/api/guest", "/api/tables"):
            answer = await ann.ask("POST", path, content=content, headers={"content-type": "application/json"})
            assert answer.status_code == status, (path, content[:40], answer.text)
            assert answer.json()["code"] in ("malformed", "too_large")


async def test_invalid_addresses(web: Web) -> None:
    """Wrong method, unknown route, invalid bytes."""
    ann = await web.person("Ann")
    assert await ann.refused("PUT", "/api/me") == (405, "wrong_method")
    assert await ann.refused("GET", "/api/nothing") == (404, "not_found")
    assert await ann.refused("GET", "/api/tables/%00") == (400, "malformed")
    assert await ann.refused("GET", "/api/tables?game_name=%00") == (400, "malformed")
    assert await ann.refused("GET", "/api/tables/mine?ended=maybe") == (400, "malformed")
    assert await ann.get("/api/tables?game_name=chess") == []
    for path in ("/" + "x" * 300, "/%ff%fe", "/..%2f..%2fetc%2fpasswd", "/assets/../../app.py"):
        assert (await ann.ask("GET", path)).status_code < 500


async def test_too_many_requests(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """429 with the time to wait, for programs and for browsers; also for requests without a user."""
    for name, key, method, path, body in (
        ("addresses", "127.0.0.1", "GET", "/api/games", None),
        ("requests", "127.0.0.1", "GET", "/api/tables", None),
        ("guests", "127.0.0.1", "POST", "/api/guest", {"name": "Ann"}),
        ("logins", "address 127.0.0.1", "POST", "/api/login", {"name": "A", "passphrase": "B"}),
        ("codes", "127.0.0.1", "GET", "/api/codes/ABCDEF", None),
    ):
        limits = Limits()
        monkeypatch.setattr(web.services, "limits", limits)
        while not getattr(limits, name).wait(key, web.services.hub.clock() + 5_000):
            pass
        answer = await Person(web).ask(method, path, body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many"), path
        assert answer.json()["wait"] > 0
        assert int(answer.headers["retry-after"]) >= answer.json()["wait"]


async def test_one_name_is_not_tried_from_many_addresses(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logins are limited by name, too, however it is written."""
    limits = Limits()
    monkeypatch.setattr(web.services, "limits", limits)
    while not limits.logins.wait("name ann", web.services.hub.clock()):
        pass
    for name in ("ANN", " ann ", "Ａｎｎ", "a\u200dnn"):
        body = {"name": name, "passphrase": PASSPHRASE}
        assert await Person(web).refused("POST", "/api/login", body) == (429, "too_many")


# ---- operations ------------------------------------------------------------------------------------------------------
async def test_health_and_metrics(web: Web) -> None:
    """For the operator."""
    ann = await web.person("Ann")
    await ann.table("me", "random")
    assert (await ann.get("/-/health"))["status"] == "ok"
    text = (await ann.ask("GET", "/-/metrics")).text
    lines = dict(line.split(" ") for line in text.splitlines() if not line.startswith("#"))
    assert float(lines["plancia_tables_awake"]) >= 1
    assert "# TYPE plancia_answers_total counter" in text
    assert "# TYPE plancia_tables_awake gauge" in text


async def test_the_schema_names_every_route(web: Web) -> None:
    """So that clients can be generated from it."""
    schema = await Person(web).get("/api/schema/openapi.json")
    routes = {(method, path) for path, item in schema["paths"].items() for method in item}
    assert {
        *(("post", "/api/guest"), ("get", "/api/me"), ("post", "/api/me/name"), ("post", "/api/account")),
        *(("post", "/api/login"), ("post", "/api/logout"), ("post", "/api/me/recovery"), ("post", "/api/recover")),
        *(("post", "/api/passphrase"), ("post", "/api/me/link"), ("post", "/api/link"), ("post", "/api/me/tokens")),
        *(("get", "/api/me/tokens"), ("delete", "/api/me/tokens/{token}"), ("delete", "/api/me")),
        *(("get", "/api/games"), ("post", "/api/tables"), ("get", "/api/tables"), ("get", "/api/tables/watch")),
        *(("get", "/api/tables/mine"), ("get", "/api/codes/{code}"), ("get", "/api/tables/{table}")),
        *(("post", f"/api/tables/{{table}}/{end}") for end in ("join", "leave", "bot", "start", "rematch")),
        *(("post", f"/api/tables/{{table}}/{end}") for end in ("seat", "colour")),
        *(("get", "/api/me/muted"), ("delete", "/api/me/muted/{person}")),
        *(("get", "/api/tables/{table}/record"), ("get", "/-/health"), ("get", "/-/metrics")),
        ("get", "/-/tables/{table}"),
    } <= routes
