"""Vacations over HTTP, and at the tables."""

from __future__ import annotations

import pytest

from tests.server.live.web import Person, Web

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60 * 1000


async def correspondence(host: Person, other: Person, begin: bool = True) -> str:
    table = await host.table("me", "open", begin=False, pace="daily")
    await other.post(f"/api/tables/{table}/join", {})
    if begin:
        await host.post(f"/api/tables/{table}/start")
    return table


async def vacations(person: Person, table: str) -> list[int]:
    async with person.follow(table) as socket:
        await socket.when(lambda: socket.table is not None)
        assert socket.table is not None
        return [chair.vacation for chair in socket.table.chairs]


async def test_a_vacation_is_seen_at_all_correspondence_tables(web: Web) -> None:
    ann, ben = await web.account("Traveller"), await web.account("Stayer")
    first, later = await correspondence(ann, ben), await correspondence(ann, ben, begin=False)
    begun = await ann.post("/api/me/vacation", {"days": 10})
    assert (begun["left"], begun["a_year"]) == (20, 30)
    await ben.post(f"/api/tables/{later}/start")
    for table in (first, later):
        assert await vacations(ben, table) == [begun["until"], 0]
    assert await ann.refused("POST", "/api/me/vacation", {"days": 1}) == (409, "on_vacation")

    ended = (await ann.ask("DELETE", "/api/me/vacation")).json()
    assert (ended["until"], ended["left"]) == (0, 29), "one day has begun"
    assert await vacations(ben, first) == [0, 0]
    assert await ann.refused("DELETE", "/api/me/vacation") == (404, "not_on_vacation")


async def test_the_days_of_a_year_are_limited(web: Web) -> None:
    ann, guest = await web.account("Wanderer"), await web.person("Passer-by")
    for days in (0, -1, 31, 10**6):
        assert await ann.refused("POST", "/api/me/vacation", {"days": days}) == (409, "too_many_days")
    assert await guest.refused("POST", "/api/me/vacation", {"days": 1}) == (403, "account_needed")
    assert (await ann.post("/api/me/vacation", {"days": 30}))["left"] == 0


async def test_a_vacation_that_ended_while_a_table_was_closed_is_noticed(web: Web) -> None:
    ann, ben = await web.account("Sleeper"), await web.account("Watcher")
    table = await correspondence(ann, ben)
    await ann.post("/api/me/vacation", {"days": 3})
    hub = web.services.hub
    await hub.live.pop(table).close()
    await ann.ask("DELETE", "/api/me/vacation")
    assert await vacations(ben, table) == [0, 0]
