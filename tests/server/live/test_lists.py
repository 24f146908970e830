"""Lists of tables: pages, whose turn it is, seats planned by the host, colours, and deleted users."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from plancia.games.editions import digest
from plancia.server import protocol as p
from plancia.server.storage import Changes
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio


@pytest.fixture
async def alone(empty_database: Path, tmp_path: Path) -> AsyncIterator[Web]:
    """A server without other tables."""
    async with open_web(str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))) as opened:
        yield opened


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


async def paged(person: Person, path: str, limit: int, **params: Any) -> list[str]:
    """A whole list, page by page."""
    found, last = list[str](), dict[str, str]()
    while page := await person.get(path, limit=limit, **params, **last):
        assert len(page) <= limit
        found, last = [*found, *ids(page)], {"before": page[-1]["place"]}
    return found


# ---- pages -----------------------------------------------------------------------------------------------------------
async def test_the_lobby_and_public_games_come_in_pages(alone: Web) -> None:
    """The latest first; every table is on one page."""
    ann = await alone.person("Ann")
    waiting = [await ann.table("me", "open", begin=False, public=True) for _ in range(5)]
    playing = [await ann.table("me", "me", public=True) for _ in range(3)]
    private = await ann.table("me", "open", begin=False)
    stranger = Person(alone)
    assert await paged(stranger, "/api/tables", 2) == waiting[::-1]
    assert await paged(stranger, "/api/tables", 2, game_name="chess") == []
    assert await paged(stranger, "/api/tables/watch", 2) == playing[::-1]
    assert await paged(ann, "/api/tables/mine", 4) == [private, *playing[::-1], *waiting[::-1]]


async def test_a_page_does_not_shift_when_tables_change(alone: Web) -> None:
    """New and updated tables are neither repeated nor missing."""
    ann = await alone.person("Ann")
    tables = [await ann.table("me", "open", begin=False, public=True) for _ in range(4)]
    first = await ann.get("/api/tables", limit=2)
    await ann.table("me", "open", begin=False, public=True)
    async with ann.follow(tables[-1]) as socket:
        await socket.does(p.Say(id=0, text="hello"))
    second = await ann.get("/api/tables", limit=2, before=first[-1]["place"])
    assert ids(first) + ids(second) == tables[::-1]


@pytest.mark.parametrize(
    ("params", "answer"),
    [
        ({"limit": 0}, (400, "malformed")),
        ({"limit": 51}, (400, "malformed")),
        ({"limit": "many"}, (400, "malformed")),
        ({"before": "yesterday"}, (409, "no_such_page")),
        ({"before": "-"}, (409, "no_such_page")),
        ({"before": "1"}, (409, "no_such_page")),
        ({"before": "1-'; DROP"}, (409, "no_such_page")),
        ({"before": "9" * 40 + "-a"}, (409, "no_such_page")),
        ({"before": "١-a"}, (409, "no_such_page")),
    ],
)
async def test_invalid_pages(web: Web, params: dict[str, Any], answer: tuple[int, str]) -> None:
    """Each with its reason."""
    for path in ("/api/tables", "/api/tables/watch"):
        assert await Person(web).refused("GET", path, params=params) == answer


# ---- whose turn ------------------------------------------------------------------------------------------------------
async def test_my_tables_show_where_it_is_my_turn(web: Web) -> None:
    """A stranger sees whose turn it is, and that it is not theirs."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    assert not (await ann.get(f"/api/tables/{table}"))["waits_for_me"]
    begun = await ann.post(f"/api/tables/{table}/start")
    (seat,) = begun["awaited"]
    for person, own in ((ann, 0), (bob, 1)):
        (mine,) = await person.get("/api/tables/mine")
        assert (mine["waits_for_me"], mine["awaited"]) == (own == seat, [seat])
        assert mine["topic"] == ("TakeAction" if own == seat else "")
        assert mine["created"] <= mine["since"]
        assert mine["ends"] == 0, "there is no clock"
    stranger = await Person(web).get(f"/api/tables/{table}")
    assert (stranger["waits_for_me"], stranger["awaited"], stranger["topic"]) == (False, [seat], "")


async def test_my_tables_show_when_my_time_ends(web: Web) -> None:
    """Only to the player whose time it is."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", pace="daily")
    (mine,) = await ann.get("/api/tables/waiting")
    assert mine["ends"] > mine["since"] + 12 * 60 * 60 * 1000
    assert (await Person(web).get(f"/api/tables/{table}"))["ends"] == 0


async def test_the_table_that_has_waited_longest_comes_first(web: Web) -> None:
    """However many others have changed since: they fill the first page of my tables."""
    ann = await web.person("Ann")
    tables = [await ann.table("me", "me", public=True) for _ in range(4)]
    await ann.table("me", "open", begin=False)
    latest = await ann.get("/api/tables/mine", limit=2)
    assert tables[0] not in [one["id"] for one in latest]
    waiting = await ann.get("/api/tables/waiting")
    assert [one["id"] for one in waiting] == tables
    assert all(one["waits_for_me"] for one in waiting)
    assert [one["id"] for one in await ann.get("/api/tables/waiting", limit=1)] == tables[:1]
    assert await (await web.person("Bob")).get("/api/tables/waiting") == []
    assert await Person(web).refused("GET", "/api/tables/waiting") == (401, "not_signed_in")


# ---- seats and colours -----------------------------------------------------------------------------------------------
async def test_the_host_changes_who_seats_are_for(web: Web) -> None:
    """The host removes a person, adds a bot, invites a user, and sits down there."""
    ann, bob, cat = [await web.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.table("open", "open", "random", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    guest = (await cat.get("/api/me"))["id"]

    async def plan(**seat: Any) -> list[tuple[str, str]]:
        changed = await ann.post(f"/api/tables/{table}/seat", seat)
        return [(seat["kind"], seat["name"]) for seat in changed["seats"]]

    assert await plan(seat=2, kind="open") == [("person", "Bob"), ("open", ""), ("open", "")]
    assert await plan(seat=0, kind="bot", bot="greedy") == [("bot", "greedy"), ("open", ""), ("open", "")]
    assert await plan(seat=1, kind="me") == [("bot", "greedy"), ("person", "Ann"), ("open", "")]
    await plan(seat=2, kind="invited", user=guest)
    assert await bob.refused("POST", f"/api/tables/{table}/join", {}) == (409, "table_full")
    await cat.post(f"/api/tables/{table}/join", {})
    assert (await ann.post(f"/api/tables/{table}/start"))["status"] == "playing"


@pytest.mark.parametrize(
    ("plan", "answer"),
    [
        ({"seat": 0, "kind": "bot", "bot": "genius"}, (409, "no_such_bot")),
        ({"seat": 0, "kind": "invited", "user": "0" * 32}, (409, "no_such_user")),
        ({"seat": 0, "kind": "invited"}, (409, "no_such_user")),
        ({"seat": 7, "kind": "open"}, (409, "no_such_seat")),
        ({"seat": -1, "kind": "open"}, (409, "no_such_seat")),
        ({"kind": "open"}, (400, "malformed")),
        ({"seat": 0, "kind": "king"}, (400, "malformed")),
    ],
)
async def test_invalid_plans(web: Web, plan: dict[str, Any], answer: tuple[int, str]) -> None:
    """Nothing changes."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    before = await ann.get(f"/api/tables/{table}")
    assert await ann.refused("POST", f"/api/tables/{table}/seat", plan) == answer
    assert await bob.refused("POST", f"/api/tables/{table}/seat", {"seat": 0, "kind": "open"}) == (403, "only_the_host")
    assert await ann.get(f"/api/tables/{table}") == before


async def test_people_choose_their_colours(web: Web) -> None:
    """From the colours of the game that no other person has; lists and the table show them."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    (tigris,) = [game for game in await ann.get("/api/games") if game["name"] == "tigris"]
    assert tigris["colours"] == ["lion", "bull", "archer", "potter"]
    table = await ann.table("me", "open", begin=False)
    assert [seat["colour"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]] == ["lion", "bull"]
    await bob.post(f"/api/tables/{table}/join", {})
    paint = f"/api/tables/{table}/colour"
    changed = await bob.post(paint, {"seat": 1, "colour": "potter"})
    assert [seat["colour"] for seat in changed["seats"]] == ["lion", "potter"]
    assert await ann.refused("POST", paint, {"seat": 0, "colour": "potter"}) == (409, "colour_taken")
    assert await ann.refused("POST", paint, {"seat": 0, "colour": "pink"}) == (409, "no_such_colour")
    assert await ann.refused("POST", paint, {"seat": 1, "colour": "archer"}) == (403, "not_your_seat")
    async with ann.follow(table) as socket:
        assert socket.table is not None
        assert [chair.colour for chair in socket.table.chairs] == ["lion", "potter"]


# ---- deleted users ---------------------------------------------------------------------------------------------------
async def test_a_deleted_user_leaves_a_free_seat_in_the_lobby(web: Web) -> None:
    """Whether or not the table was open."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    tables = [await ann.table("me", "open", begin=False) for _ in range(2)]
    for table in tables:
        await bob.post(f"/api/tables/{table}/join", {})
    await web.services.hub.live.pop(tables[0]).close()
    await bob.ask("DELETE", "/api/me")
    for table in tables:
        shown = await ann.get(f"/api/tables/{table}")
        assert [(seat["kind"], seat["name"]) for seat in shown["seats"]] == [("person", "Ann"), ("open", "")]


async def test_an_interrupted_deletion_is_finished_when_the_table_is_opened(web: Web) -> None:
    """The server ended after deleting the account and before updating its tables."""
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    gone = (await bob.get("/api/me"))["id"]
    await web.services.hub.live.pop(table).close()
    await web.services.identity.delete(gone)
    async with ann.follow(table) as socket:
        assert socket.table is not None
        assert [chair.gone for chair in socket.table.chairs] == [False, True]


async def test_a_table_without_people_is_abandoned(web: Web) -> None:
    """Bots do not continue alone, and no lobby waits for a deleted host."""
    ann = await web.person("Ann")
    playing, waiting = await ann.table("me", "random"), await ann.table("open", "open", begin=False, public=True)
    await ann.ask("DELETE", "/api/me")
    for table in (playing, waiting):
        assert (await Person(web).get(f"/api/tables/{table}"))["status"] == "aborted"


# ---- editions --------------------------------------------------------------------------------------------------------
LONG = "x" * 60_000
EDITION = msgspec.json.encode({"spaces": {"LOW": {"name": {"en": LONG}}}}).decode()


async def test_an_edition_is_not_in_lists(alone: Web) -> None:
    """Lists and the database they are read from contain a digest; the game has the whole edition."""
    ann = await alone.person("Ann")
    table = await ann.table("me", "open", "open", begin=False, game="rex", public=True, options={"edition": EDITION})
    usual = await ann.table("me", "open", "open", begin=False, game="rex", public=True)
    answer = await ann.ask("GET", "/api/tables")
    assert len(answer.content) < 5_000
    listed = {one["id"]: one for one in answer.json()}
    assert listed[table]["edition"] == digest(EDITION)[:12]
    assert listed[usual]["edition"] == ""
    assert "edition" not in listed[table]["options"]
    assert listed[table]["options"]["races"] == "chosen"
    row = await alone.services.storage.table(table)
    assert row is not None
    assert len(row.header) < 1_000
    assert (await alone.services.hub.open(table)).table.options.edition == EDITION


async def test_an_edition_in_an_older_header_is_not_in_lists(alone: Web) -> None:
    """Older tables keep the whole edition in the database."""
    ann = await alone.person("Ann")
    table = await ann.table("me", "open", "open", begin=False, game="rex", public=True)
    old = msgspec.json.encode({"pace": "none", "options": {"races": "lot", "edition": EDITION}})
    live = await alone.services.hub.open(table)
    await alone.services.storage.append(table, live.table.number + 1, (), Changes(header=old))
    (listed,) = await ann.get("/api/tables")
    assert (listed["options"], listed["edition"]) == ({"races": "lot"}, digest(EDITION)[:12])


async def test_an_edition_is_checked_in_a_separate_process(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be killed, and does not block the event loop."""
    done: list[str] = []
    run = web.services.jobs.run

    async def noted(person: str, work: Any, *args: Any) -> Any:
        done.append(work.__name__)
        return await run(person, work, *args)

    monkeypatch.setattr(web.services.jobs, "run", noted)
    ann = await web.person("Ann")
    wish = {"game": "rex", "seats": [{"kind": "me"}] * 3, "options": {"edition": EDITION}}
    assert (await ann.ask("POST", "/api/tables", wish)).status_code == 201
    assert done == ["agreed"]


@pytest.mark.parametrize("races", ["nonsense", "x" * 60_000, "sol,sol,sol", "sol,lazax"])
async def test_invalid_options_create_no_table(web: Web, races: str) -> None:
    """They are rejected when the table is created, not when the game begins; no list contains it."""
    ann = await web.person("Ann")
    wish = {"game": "rex", "seats": [{"kind": "me"}] * 3, "options": {"races": races}}
    assert await ann.refused("POST", "/api/tables", wish) == (409, "no_such_option")
