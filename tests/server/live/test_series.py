"""Names of tables, rematches, and tables that open again by themselves."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from plancia.server import deciding
from plancia.server.http.series import open_again
from plancia.server.hub import WEEK
from plancia.server.protocol import TableNews
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web(empty_database: Path, tmp_path: Path) -> AsyncIterator[Web]:
    async with open_web(str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))) as opened:
        yield opened


async def two(web: Web) -> tuple[Person, Person]:
    return await web.account("Ann"), await web.account("Ben")


async def game_of(ann: Person, ben: Person, **wishes: Any) -> str:
    table = await ann.table("me", "open", begin=False, **wishes)
    await ben.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    return table


async def ends(web: Web, table: str) -> None:
    live = await web.services.hub.open(table)
    await live.do(lambda t: deciding.resign(deciding.game_at(t), 0))


async def invited(person: Person) -> list[str]:
    return [one["table"]["id"] for one in (await person.get("/api/invitations"))["received"]]


# ---- names -----------------------------------------------------------------------------------------------------------
async def test_the_host_names_the_table(web: Web) -> None:
    ann, ben = await two(web)
    table = await ann.table("me", "open", begin=False, name="  Thursday   evening ", public=True)
    assert (await ben.get(f"/api/tables/{table}"))["name"] == "Thursday evening"
    async with ben.follow(table) as socket:
        assert (await socket.hears(TableNews)).name == "Thursday evening"
        await ann.post(f"/api/tables/{table}/name", {"name": "Friday"})
        assert (await socket.hears(TableNews, lambda news: news.name != "Thursday evening")).name == "Friday"
    assert [one["name"] for one in await ben.get("/api/tables")] == ["Friday"]
    assert await ben.refused("POST", f"/api/tables/{table}/name", {"name": "Mine"}) == (403, "only_the_host")
    for wrong, code in (("x", "title-length"), ("x" * 41, "title-length"), ("a\u0000b", "title-characters")):
        assert await ann.refused("POST", f"/api/tables/{table}/name", {"name": wrong}) == (409, code)
    assert (await ann.post(f"/api/tables/{table}/name", {"name": " "}))["name"] == ""


async def test_somebody_muted_by_the_operator_names_nothing(web: Web) -> None:
    ann, _ = await two(web)
    me = await ann.get("/api/me")
    web.services.muted[me["id"]] = web.services.hub.clock() + WEEK
    table = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Spam"}
    assert await ann.refused("POST", "/api/tables", table) == (409, "muted_by_operator")


async def test_a_deleted_host_leaves_no_names(web: Web) -> None:
    ann, ben = await two(web)
    """Neither in lists, nor at the tables that are open, from where a rematch would store them again."""
    table = await game_of(ann, ben, name="Ann and her friends", recurs="after")
    async with ben.follow(table) as socket:
        assert (await socket.hears(TableNews)).name == "Ann and her friends"
        assert (await ann.ask("DELETE", "/api/me")).is_success
        await socket.hears(TableNews, lambda news: news.name == "")
    found = await ben.get(f"/api/tables/{table}")
    assert (found["name"], found["recurs"]) == ("", "")


# ---- the same again --------------------------------------------------------------------------------------------------
async def test_a_rematch_invites_everybody_and_rotates_the_seats(web: Web) -> None:
    ann, ben = await two(web)
    table = await game_of(ann, ben, name="Derby", delay=5)
    await ends(web, table)
    again = await ben.post(f"/api/tables/{table}/rematch")
    assert (again["name"], again["delay"]) == ("Derby", 5)
    assert [seat["name"] for seat in again["seats"]] == ["Ben", ""]
    assert await invited(ann) == [again["id"]]
    await ann.post(f"/api/tables/{again['id']}/join", {})
    assert await invited(ann) == []


async def test_a_table_opens_again_after_its_game(web: Web) -> None:
    """Once, with the same people one seat further on, and the next one knows how many are left."""
    ann, ben = await two(web)
    table = await game_of(ann, ben, name="Every evening", recurs="after")
    await open_again(web.services)
    assert await invited(ben) == []
    await ends(web, table)
    await open_again(web.services)
    await open_again(web.services)
    (again,) = await invited(ben)
    found = await ben.get(f"/api/tables/{again}")
    assert (found["name"], found["recurs"], found["status"]) == ("Every evening", "after", "open")
    assert (await ben.get(f"/api/tables/{table}"))["recurs"] == ""
    row = await web.services.storage.table(again)
    assert row is not None
    assert row.recurs_left == 25
    live = await web.services.hub.open(again)
    assert [holder.invited for holder in live.table.seats] == [(await p.get("/api/me"))["id"] for p in (ben, ann)]


async def test_no_seat_of_the_next_table_is_kept_for_somebody_whom_the_host_has_blocked(web: Web) -> None:
    """Neither in a rematch nor at a table that opens again by itself; anybody else may take it."""
    ann, ben = await two(web)
    table = await game_of(ann, ben, recurs="after")
    await ends(web, table)
    await ann.post("/api/blocks", {"name": "Ben"})
    rematch = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    await open_again(web.services)
    ((own, *_),) = [[one["id"] for one in await ann.get("/api/tables/mine") if one["recurs"]]]
    for next_one in (rematch, own):
        live = await web.services.hub.open(next_one)
        assert (await ben.get("/api/me"))["id"] not in [holder.invited for holder in live.table.seats]
    assert await ben.refused("POST", f"/api/tables/{rematch}/join", {}) == (409, "not_with_these")


async def test_a_weekly_table_opens_after_a_week_unless_nobody_came(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await two(web)
    now = web.services.hub.clock()
    await game_of(ann, ben, recurs="weekly")
    await ann.table("me", "open", begin=False, recurs="weekly")
    monkeypatch.setattr(web.services.hub, "clock", lambda: now + WEEK + 60_000)
    await open_again(web.services)
    assert len(await invited(ben)) == 1
    recurring = [one for one in await ann.get("/api/tables/mine") if one["recurs"]]
    assert len(recurring) == 1
    assert recurring[0]["created"] > now + WEEK


async def test_the_host_stops_a_series_and_guests_have_none(web: Web) -> None:
    ann, ben = await two(web)
    guest = await web.person("Guest")
    table = await game_of(ann, ben, recurs="after")
    assert await ben.refused("POST", f"/api/tables/{table}/stop-recurring") == (403, "only_the_host")
    assert (await ann.post(f"/api/tables/{table}/stop-recurring"))["recurs"] == ""
    await ends(web, table)
    await open_again(web.services)
    assert await invited(ben) == []
    wish = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "recurs": "after"}
    assert await guest.refused("POST", "/api/tables", wish) == (403, "account_needed")
