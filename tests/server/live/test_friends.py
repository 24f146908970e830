"""Friends, blocked people and invitations."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from plancia.server.http.services import HERE
from tests.server.live.web import Person, Web, open_web

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web(empty_database: Path, tmp_path: Path) -> AsyncIterator[Web]:
    async with open_web(str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))) as opened:
        yield opened


async def befriend(one: Person, other: Person) -> None:
    await one.post("/api/friends", {"name": other.name})
    await other.post(f"/api/friends/{one.name}/accept")


async def names(person: Person, part: str) -> list[str]:
    found = (await person.get("/api/friends"))[part]
    return [one["name"] for one in found] if part == "friends" else found


async def invited(person: Person) -> list[dict[str, Any]]:
    return list((await person.get("/api/invitations"))["received"])


async def table_for(host: Person, guest: str) -> str:
    seats = [{"kind": "me"}, {"kind": "invited", "name": guest}]
    return str((await host.post("/api/tables", {"game": "tigris", "seats": seats}))["id"])


# ---- friends ---------------------------------------------------------------------------------------------------------
async def test_two_people_become_friends(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    assert (await ann.post("/api/friends", {"name": "ben"}))["asked"] == ["Ben"]
    assert await names(ben, "requests") == ["Ann"]
    assert await ben.get("/api/waiting") == {"requests": 1, "invitations": 0}
    await ben.post("/api/friends/Ann/accept")
    assert await names(ann, "friends") == ["Ben"]
    assert await names(ben, "friends") == ["Ann"]
    await ann.ask("DELETE", "/api/friends/Ben")
    assert await names(ben, "friends") == []


async def test_asking_each_other_is_accepting(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await ann.post("/api/friends", {"name": "Ben"})
    await ann.post("/api/friends", {"name": "Ben"})
    await ben.post("/api/friends", {"name": "Ann"})
    assert await names(ann, "friends") == ["Ben"]


async def test_a_request_can_be_declined_and_withdrawn(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    for declines in (ben, ann):
        await ann.post("/api/friends", {"name": "Ben"})
        await declines.ask("DELETE", f"/api/friends/{'Ann' if declines is ben else 'Ben'}")
        assert await names(ben, "requests") == []
        assert await names(ann, "asked") == []


async def test_bad_requests_are_refused(web: Web) -> None:
    ann, guest = await web.account("Ann"), await web.person("Guest")
    await web.account("Ben")
    assert await ann.refused("POST", "/api/friends", {"name": "Nobody"}) == (404, "no_such_player")
    assert await ann.refused("POST", "/api/friends", {"name": "Guest"}) == (404, "no_such_player")
    assert await ann.refused("POST", "/api/friends", {"name": "Ann"}) == (409, "not_for_oneself")
    assert await ann.refused("POST", "/api/friends/Ben/accept") == (404, "no_such_friend")
    assert await ann.refused("DELETE", "/api/friends/Ben") == (404, "no_such_friend")
    assert await guest.refused("POST", "/api/friends", {"name": "Ann"}) == (403, "account_needed")
    assert await Person(web).refused("GET", "/api/friends") == (401, "not_signed_in")


async def test_friends_see_who_is_online_if_that_is_allowed(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    assert (await ann.get("/api/friends"))["friends"] == [{"name": "Ben", "online": None}]
    await ben.post("/api/me/profile", {"parts": ["presence"]})
    assert (await ann.get("/api/friends"))["friends"] == [{"name": "Ben", "online": True}]
    now = web.services.hub.clock() + HERE + 1
    monkeypatch.setattr(web.services.hub, "clock", lambda: now)
    assert (await ann.get("/api/friends"))["friends"] == [{"name": "Ben", "online": False}]
    assert list(web.services.seen) == [(await ann.get("/api/me"))["id"]]


# ---- blocked people --------------------------------------------------------------------------------------------------
async def test_a_blocked_person_is_no_friend_and_cannot_ask(web: Web) -> None:
    """And does not find out."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    assert (await ann.post("/api/blocks", {"name": "Ben"}))["blocked"] == ["Ben"]
    assert await names(ben, "friends") == []
    await ben.post("/api/friends", {"name": "Ann"})
    assert await names(ann, "requests") == []
    assert list((await ann.get("/api/me/muted"))[0]) == ["id", "name"]
    await ann.ask("DELETE", "/api/blocks/Ben")
    assert await ann.get("/api/me/muted") == []
    assert await ann.refused("DELETE", "/api/blocks/Ben") == (404, "not_blocked")


async def test_blocked_people_are_not_seated_together(web: Web) -> None:
    """Neither of them can sit down with the other, but both can play with everybody else."""
    ann, ben, cai = [await web.account(name) for name in ("Ann", "Ben", "Cai")]
    await ann.post("/api/blocks", {"name": "Ben"})
    by_ann = await ann.table("me", "open", begin=False)
    by_ben = await ben.table("me", "open", begin=False)
    assert await ben.refused("POST", f"/api/tables/{by_ann}/join", {}) == (409, "not_with_these")
    assert await ann.refused("POST", f"/api/tables/{by_ben}/join", {}) == (409, "not_with_these")
    await cai.post(f"/api/tables/{by_ann}/join", {})


async def test_somebody_invited_by_the_other_may_sit_down(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await ann.post("/api/blocks", {"name": "Ben"})
    table = await table_for(ann, "Ben")
    assert await invited(ben) == []
    await ben.post(f"/api/tables/{table}/join", {})


# ---- invitations -----------------------------------------------------------------------------------------------------
async def test_a_friend_is_invited_by_name(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    (one,) = await invited(ben)
    assert await ben.get("/api/waiting") == {"requests": 0, "invitations": 1}
    assert (one["table"]["id"], one["host"]) == (table, "Ann")
    assert [sent["guest"] for sent in (await ann.get("/api/invitations"))["sent"]] == ["Ben"]
    await ben.post(f"/api/tables/{table}/join", {})
    assert await invited(ben) == []


async def test_an_invitation_can_be_declined(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    await ben.ask("DELETE", f"/api/invitations/{table}")
    assert await invited(ben) == []
    assert await ben.refused("DELETE", f"/api/invitations/{table}") == (404, "no_such_invitation")


async def test_strangers_are_invited_only_if_they_want_that(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await table_for(ann, "Ben")
    assert await invited(ben) == []
    await ben.post("/api/me/profile", {"parts": ["invites"]})
    await table_for(ann, "Ben")
    assert len(await invited(ben)) == 1


async def test_nobody_is_invited_by_a_wrong_name(web: Web) -> None:
    ann = await web.account("Ann")
    seats = [{"kind": "me"}, {"kind": "invited", "name": "Nobody"}]
    assert await ann.refused("POST", "/api/tables", {"game": "tigris", "seats": seats}) == (404, "no_such_player")


async def test_a_deleted_account_leaves_no_trace(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    await table_for(ann, "Ben")
    await ann.ask("DELETE", "/api/me")
    assert await names(ben, "friends") == []
    assert await invited(ben) == []
