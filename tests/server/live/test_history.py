"""Histories, ratings and profiles over HTTP: what a person sees of their games, and what others see of them."""

from __future__ import annotations

import io
import shutil
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import schemathesis

from plancia.records import read
from plancia.server import protocol as p
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web(empty_database: Path, tmp_path: Path) -> AsyncIterator[Web]:
    """A server without other tables."""
    async with open_web(str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))) as opened:
        yield opened


async def resigned(winner: Person, loser: Person, **wishes: object) -> str:
    """A game of two that the second one resigns at once."""
    table = await winner.table("me", "open", begin=False, **wishes)
    await loser.post(f"/api/tables/{table}/join", {})
    await winner.post(f"/api/tables/{table}/start")
    async with loser.follow(table) as socket:
        await socket.does(p.Resign(id=0, seat=1))
    return table


async def test_a_finished_game_is_in_both_histories(web: Web) -> None:
    ann, ben = await web.person("Ann"), await web.person("Ben")
    table = await resigned(ann, ben)
    mine, his = await ann.get("/api/history"), await ben.get("/api/history")
    assert [one["table"]["id"] for one in mine["games"]] == [table]
    assert (mine["found"], mine["games"][0]["places"], mine["games"][0]["seat"]) == (1, [1, 2], 0)
    assert mine["games"][0]["ladder"] is None
    assert his["games"][0]["seat"] == 1
    assert his["tallies"] == [{"game": "tigris", "level": "", "games": 1, "won": 0}]
    assert (await ann.get("/api/history", result="lost"))["found"] == 0
    assert (await ann.get("/api/history", text="be"))["found"] == 1


async def test_all_games_can_be_exported(web: Web) -> None:
    ann, ben = await web.person("Ann"), await web.person("Ben")
    tables = [await resigned(ann, ben) for _ in range(2)]
    packed = await ann.ask("GET", "/api/history.zip")
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        names = archive.namelist()
        assert {name[-16:-8] for name in names} == {table[:8] for table in tables}
        assert read(archive.read(names[0]).decode()).game == "tigris"


@pytest.mark.parametrize(
    ("params", "answer"),
    [
        ({"game_name": "chess"}, (409, "no_such_game")),
        ({"result": "drawn"}, (400, "malformed")),
        ({"company": "cats"}, (400, "malformed")),
        ({"days": 0}, (400, "malformed")),
        ({"text": "x" * 41}, (409, "too_long")),
        ({"before": "yesterday"}, (409, "no_such_page")),
    ],
)
async def test_bad_filters_are_refused(web: Web, params: dict[str, object], answer: tuple[int, str]) -> None:
    ann = await web.person("Ann")
    assert await ann.refused("GET", "/api/history", params=params) == answer


async def test_a_history_needs_a_user(web: Web) -> None:
    nobody = Person(web)
    assert await nobody.refused("GET", "/api/history") == (401, "not_signed_in")
    assert await nobody.refused("GET", "/api/history.zip") == (401, "not_signed_in")


# ---- rated games -----------------------------------------------------------------------------------------------------
async def test_a_rated_game_changes_ratings(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await resigned(ann, ben, rated=True)
    (mine,), (his,) = (await ann.get("/api/history"))["games"], (await ben.get("/api/history"))["games"]
    assert mine["ladder"] == "people"
    assert mine["change"] == -his["change"] > 0
    (rating,) = (await ann.get("/api/players/Ann"))["ratings"]
    assert (rating["rating"], rating["games"], rating["won"], rating["provisional"]) == (mine["rating"], 1, 1, True)
    assert rating["curve"] == [{"at": mine["finished"], "rating": mine["rating"]}]


async def test_a_profile_with_a_curve_agrees_with_the_schema(web: Web) -> None:
    """Tools that read OpenAPI must be able to check every field of it."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await resigned(ann, ben, rated=True)
    schema = schemathesis.openapi.from_dict(await ann.get("/api/schema/openapi.json"))
    answer = await ann.ask("GET", "/api/players/Ann")
    assert answer.json()["ratings"][0]["curve"]
    schema["/api/players/{name}"]["GET"].validate_response(answer)


async def test_guests_cannot_play_rated_games(web: Web) -> None:
    ann, guest = await web.account("Ann"), await web.person("Guest")
    seats = {"game": "tigris", "rated": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert await guest.refused("POST", "/api/tables", seats) == (403, "account_needed")
    table = await ann.table("me", "open", begin=False, rated=True)
    assert await guest.refused("POST", f"/api/tables/{table}/join", {}) == (403, "account_needed")


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (("me", "me"), {}, "one_seat_each"),
        (("me", "open"), {"edition": "x"}, "edition_not_rated"),
    ],
)
async def test_some_tables_cannot_be_rated(
    web: Web, seats: tuple[str, ...], options: dict[str, str], code: str
) -> None:
    ann = await web.account("Ann")
    wishes = {"game": "tigris", "rated": True, "options": options, "seats": [{"kind": kind} for kind in seats]}
    assert await ann.refused("POST", "/api/tables", wishes) == (409, code)


async def test_a_rated_table_has_one_seat_for_each_and_no_undo(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    table = await ann.table("me", "open", begin=False, rated=True)
    assert await ann.refused("POST", f"/api/tables/{table}/join", {}) == (409, "one_seat_each")
    await ben.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    assert (await ann.get(f"/api/tables/{table}"))["rated"]
    async with ann.follow(table) as socket:
        assert await socket.refused(p.Undo(id=0, seat=0)) == "rated_game"


# ---- profiles --------------------------------------------------------------------------------------------------------
async def test_a_profile_is_private_until_its_owner_shows_it(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await resigned(ann, ben, rated=True, public=True)
    seen = await ben.get("/api/players/ann")
    assert (seen["name"], seen["mine"], seen["shows"]) == ("Ann", False, [])
    assert (seen["ratings"], seen["tallies"], seen["games"]) == (None, None, None)
    await ann.post("/api/me/profile", {"parts": {"games": True, "ratings": True}})
    seen = await ben.get("/api/players/ann")
    assert (len(seen["ratings"]), seen["tallies"], len(seen["games"])) == (1, None, 1)
    assert seen["promises"] is None
    await ann.post("/api/me/profile", {"parts": {"promises": True, "games": False}})
    seen = await ben.get("/api/players/ann")
    assert (len(seen["ratings"]), seen["games"]) == (1, None), "what was not named stays as it was"
    assert seen["promises"] == {"kept": 0, "broken": 0}


async def test_private_tables_stay_private_on_a_profile(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await resigned(ann, ben)
    await ann.post("/api/me/profile", {"parts": {"games": True}})
    assert (await Person(web).get("/api/players/Ann"))["games"] == []
    assert len((await ann.get("/api/players/Ann"))["games"]) == 1


async def test_a_profile_shows_the_latest_games_that_everybody_may_watch(web: Web) -> None:
    """However many private ones, and games without spectators, came after them."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    shown = await resigned(ann, ben, public=True)
    await resigned(ann, ben, public=True, spectators=False)
    for _ in range(4):
        await resigned(ann, ben)
    await ann.post("/api/me/profile", {"parts": {"games": True}})
    assert [one["table"]["id"] for one in (await ben.get("/api/players/Ann"))["games"]] == [shown]


async def test_hosts_can_see_who_leaves_games(web: Web) -> None:
    """As long as that person sits at a table of theirs that has not begun. Everybody sees their own record."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await resigned(ann, ben)
    assert await ann.refused("GET", "/api/players/Ben/reliability") == (403, "only_the_host")
    table = await ann.table("me", "open", begin=False)
    await ben.post(f"/api/tables/{table}/join", {})
    assert await ann.get("/api/players/Ben/reliability") == {"left": 1, "games": 1}
    assert await ben.refused("GET", "/api/players/Ann/reliability") == (403, "only_the_host")
    assert await ben.get("/api/players/Ben/reliability") == {"left": 1, "games": 1}
    await ann.post(f"/api/tables/{table}/start")
    assert await ann.refused("GET", "/api/players/Ben/reliability") == (403, "only_the_host")
    assert await Person(web).refused("GET", "/api/players/Ann/reliability") == (401, "not_signed_in")


async def test_guests_have_no_profile(web: Web) -> None:
    guest = await web.person("Guest")
    assert await guest.refused("GET", "/api/players/Guest") == (404, "no_such_player")
    assert await guest.refused("GET", f"/api/players/{'x' * 300}") == (404, "no_such_player")
    assert await guest.refused("POST", "/api/me/profile", {"parts": {}}) == (403, "account_needed")


async def test_a_deleted_account_disappears(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await resigned(ann, ben, rated=True)
    await ann.ask("DELETE", "/api/me")
    assert await ben.refused("GET", "/api/players/Ann") == (404, "no_such_player")
    (his,) = (await ben.get("/api/history"))["games"]
    assert [seat["name"] for seat in his["table"]["seats"]] == ["", "Ben"]
    assert (await ben.get("/api/history", text="Ann"))["found"] == 0


async def test_leaders_of_unknown_games_are_refused(web: Web) -> None:
    nobody = Person(web)
    assert await nobody.get("/api/leaders/tigris") == []
    assert await nobody.refused("GET", "/api/leaders/chess") == (409, "no_such_game")
