"""Friends, blocked people and invitations."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from plancia.server.http.services import HERE
from plancia.server.protocol import TableNews
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


async def online(person: Person) -> list[tuple[str, bool | None]]:
    return [(friend["name"], friend["online"]) for friend in (await person.get("/api/friends"))["friends"]]


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
    assert await online(ann) == [("Ben", None)]
    await ben.post("/api/me/profile", {"parts": {"presence": True}})
    assert await online(ann) == [("Ben", True)]
    now = web.services.hub.clock() + HERE + 1
    monkeypatch.setattr(web.services.hub, "clock", lambda: now)
    assert await online(ann) == [("Ben", False)]
    assert list(web.services.seen) == [(await ann.get("/api/me"))["id"]]


async def test_friends_see_where_a_friend_plays_now(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a public table with spectators, while the friend is online and shows it."""
    ann, ben, cai = [await web.account(name) for name in ("Ann", "Ben", "Cai")]
    await befriend(ann, ben)
    await ben.post("/api/me/profile", {"parts": {"presence": True}})

    async def begin(**wishes: Any) -> str:
        table = await cai.table("me", "open", begin=False, **wishes)
        await ben.post(f"/api/tables/{table}/join", {})
        await cai.post(f"/api/tables/{table}/start")
        return table

    async def seen() -> str:
        (friend,) = (await ann.get("/api/friends"))["friends"]
        return str(friend["table"])

    await begin(public=False)
    assert await seen() == ""
    await begin(public=True, spectators=False)
    assert await seen() == ""
    table = await begin(public=True)
    assert await seen() == table
    now = web.services.hub.clock() + HERE + 1
    monkeypatch.setattr(web.services.hub, "clock", lambda: now)
    assert await seen() == ""


# ---- blocked people --------------------------------------------------------------------------------------------------
async def test_a_blocked_person_is_no_friend_and_cannot_ask(web: Web) -> None:
    """And does not find out."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    assert (await ann.post("/api/blocks", {"name": "Ben"}))["blocked"] == ["Ben"]
    assert await names(ben, "friends") == []
    assert (await ben.post("/api/friends", {"name": "Ann"}))["asked"] == ["Ann"]  # as with everybody else
    assert await names(ann, "requests") == []
    assert (await ann.get("/api/waiting"))["requests"] == 0
    assert await ann.refused("POST", "/api/friends/Ben/accept") == (404, "no_such_friend")
    assert await names(ben, "friends") == []
    assert list((await ann.get("/api/me/muted"))[0]) == ["id", "name"]
    await ann.ask("DELETE", "/api/blocks/Ben")
    assert await ann.get("/api/me/muted") == []
    assert await ann.refused("DELETE", "/api/blocks/Ben") == (404, "not_blocked")


async def test_asking_a_blocked_person_unblocks_them(web: Web) -> None:
    """Their chat is shown again, too."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await ann.post("/api/blocks", {"name": "Ben"})
    assert (await ann.post("/api/friends", {"name": "Ben"}))["blocked"] == []
    assert await ann.get("/api/me/muted") == []
    assert await names(ben, "requests") == ["Ann"]


async def test_a_profile_does_not_reveal_who_may_invite_its_owner(web: Web) -> None:
    """Otherwise an invitation that does not arrive would show that the owner has blocked its sender."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    own = await ann.post("/api/me/profile", {"parts": {"games": True, "presence": True, "invites": True}})
    assert own["shows"] == ["games", "presence", "invites"]
    assert (await ben.get("/api/players/Ann"))["shows"] == ["games"]


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


async def test_an_invitation_does_not_seat_somebody_with_a_third_person_who_has_blocked_them(web: Web) -> None:
    """Only the host has invited them. It holds as well if the third person comes later."""
    ann, ben, cai = [await web.account(name) for name in ("Ann", "Ben", "Cai")]
    await cai.post("/api/blocks", {"name": "Ben"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited", "name": "Ben"}]
    first, second = [(await ann.post("/api/tables", {"game": "tigris", "seats": seats}))["id"] for _ in range(2)]
    await cai.post(f"/api/tables/{first}/join", {})
    assert await ben.refused("POST", f"/api/tables/{first}/join", {}) == (409, "not_with_these")
    await ben.post(f"/api/tables/{second}/join", {})
    assert await cai.refused("POST", f"/api/tables/{second}/join", {}) == (409, "not_with_these")


@pytest.mark.parametrize("blocker", ["host", "guest"])
async def test_blocking_somebody_withdraws_earlier_invitations(web: Web, blocker: str) -> None:
    """The seat that was kept is open to everybody else."""
    ann, ben, cai = [await web.account(name) for name in ("Ann", "Ben", "Cai")]
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    one, other = (ann, ben) if blocker == "host" else (ben, ann)
    await one.post("/api/blocks", {"name": other.name})
    assert await invited(ben) == []
    assert await ben.refused("POST", f"/api/tables/{table}/join", {}) == (409, "not_with_these")
    await cai.post(f"/api/tables/{table}/join", {})


async def test_a_host_does_not_sit_down_beside_somebody_who_has_blocked_them(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await ben.post("/api/blocks", {"name": "Ann"})
    table = await ann.table("open", "open", begin=False)
    await ben.post(f"/api/tables/{table}/join", {})
    chosen = {"seat": 1, "kind": "me"}
    assert await ann.refused("POST", f"/api/tables/{table}/seat", chosen) == (409, "not_with_these")


# ---- invitations -----------------------------------------------------------------------------------------------------
async def test_a_friend_is_invited_by_name(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    (one,) = await invited(ben)
    assert await ben.get("/api/waiting") == {"requests": 0, "invitations": 1}
    assert (one["table"]["id"], one["host"]) == (table, "Ann")
    assert [sent["guest"] for sent in (await ann.get("/api/invitations"))["sent"]] == ["Ben"]
    stored = (await ben.get("/api/me/export"))["invitations"]
    assert [(kept["table"], kept["host"]) for kept in stored["received"]] == [(table, "Ann")]
    await ben.post(f"/api/tables/{table}/join", {})
    assert await invited(ben) == []


async def test_an_invitation_can_be_declined(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    await ben.ask("DELETE", f"/api/invitations/{table}")
    assert await invited(ben) == []
    assert await ben.refused("DELETE", f"/api/invitations/{table}") == (404, "no_such_invitation")
    cai = await web.account("Cai")
    await cai.post(f"/api/tables/{table}/join", {})


async def test_an_invitation_can_be_withdrawn(web: Web) -> None:
    """By the one who sent it; the seat is open to everybody then."""
    ann, ben, cai = [await web.account(name) for name in ("Ann", "Ben", "Cai")]
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    path = f"/api/invitations/{table}/Ben"
    assert await cai.refused("POST", f"/api/tables/{table}/join", {}) == (409, "table_full")
    assert await cai.refused("DELETE", path) == (404, "no_such_invitation")
    assert (await ann.ask("DELETE", path)).json()["sent"] == []
    assert await invited(ben) == []
    await cai.post(f"/api/tables/{table}/join", {})


async def test_a_seat_is_kept_for_somebody_until_the_host_changes_its_plan(web: Web) -> None:
    """The lobby shows for whom, and the invitation is gone with the plan."""
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await befriend(ann, ben)
    table = await table_for(ann, "Ben")
    async with ann.follow(table) as socket:
        assert [chair.invited for chair in (await socket.hears(TableNews)).chairs] == ["", "Ben"]
        await ann.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"})
        await socket.hears(TableNews, lambda news: news.chairs[1].invited == "")
        assert await invited(ben) == []
        await ann.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "invited", "name": "Ben"})
        await socket.hears(TableNews, lambda news: news.chairs[1].invited == "Ben")


async def test_no_seat_is_kept_for_a_deleted_account(web: Web) -> None:
    """Whether they have already sat down there or not."""
    ann, ben, cai = [await web.account(name) for name in ("Ann", "Ben", "Cai")]
    await befriend(ann, ben)
    taken, free = await table_for(ann, "Ben"), await table_for(ann, "Ben")
    await ben.post(f"/api/tables/{taken}/join", {})
    await ben.ask("DELETE", "/api/me")
    for table in (taken, free):
        await cai.post(f"/api/tables/{table}/join", {})


async def test_strangers_are_invited_only_if_they_want_that(web: Web) -> None:
    ann, ben = await web.account("Ann"), await web.account("Ben")
    await table_for(ann, "Ben")
    assert await invited(ben) == []
    await ben.post("/api/me/profile", {"parts": {"invites": True}})
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
