"""Deleted means gone: somebody who has used every part of the server leaves nothing behind."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from plancia.server import protocol as p
from plancia.server.notices.mail import Mailbox
from plancia.server.storage.schema import metadata
from tests.server.live.outside import World
from tests.server.live.web import Person, open_web
from tests.server.notices import receivers
from tests.server.notices.browser import Browser

pytestmark = pytest.mark.anyio

WHO = "Zwertha"  # in everything she writes


@pytest.fixture
async def world(empty_database: Path, tmp_path: Path) -> AsyncIterator[World]:
    file = str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))
    async with receivers.smtp() as smtp, receivers.http() as http:
        mailbox = Mailbox(host="127.0.0.1", port=smtp.port, security="none", sender="plancia@example.org")
        async with open_web(file, mailbox=mailbox, local_webhooks=True, public=("https://play.example.org",)) as web:
            yield World(web, smtp, http)


def traces(connection: Connection) -> list[str]:
    """Tables and columns with her name, in any writing."""
    return [
        f"{table.name}.{column}"
        for table in metadata.sorted_tables
        for row in connection.execute(table.select()).mappings()
        for column, value in row.items()
        if WHO.casefold() in written(value).casefold()
    ]


def holders(connection: Connection, user: str) -> set[str]:
    """Tables and columns with her id."""
    return {
        f"{table.name}.{column}"
        for table in metadata.sorted_tables
        for row in connection.execute(table.select()).mappings()
        for column, value in row.items()
        if user in written(value)
    }


def written(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


async def rated_game(her: Person, ben: Person) -> None:
    """With talk; she resigns, so its record exists."""
    table = await her.table("me", "open", begin=False, rated=True, public=True, name=f"Evening of {WHO}")
    await ben.post(f"/api/tables/{table}/join", {})
    await her.post(f"/api/tables/{table}/start")
    async with her.follow(table) as socket:
        await socket.does(p.Say(id=0, text=f"{WHO} was here"))
        await socket.does(p.Resign(id=0, seat=0))
    await her.post("/api/reports", {"table": table, "seat": 1, "reason": "spam", "comment": f"{WHO} complains"})


async def use_everything_else(her: Person, ben: Person) -> None:
    """A tournament, a table that opens again, an invitation, a vacation, blocked people, a puzzle."""
    wishes = {"game": "tigris", "format": "swiss", "seats": 2, "rounds": 1, "no_show": 60}
    cups = [(her, f"Cup of {WHO}"), (ben, "Cup of Ben")]
    own, his = [(await one.post("/api/tournaments", wishes | {"name": name}))["info"]["id"] for one, name in cups]
    await her.post(f"/api/tournaments/{own}/join")
    await her.post(f"/api/tournaments/{his}/join")
    await her.table("me", "open", begin=False, name=f"Evening of {WHO}", recurs="weekly")
    seats = [{"kind": "me"}, {"kind": "invited", "name": her.name}]
    await ben.post("/api/tables", {"game": "tigris", "seats": seats})
    await her.post("/api/me/vacation", {"days": 3})
    cai = await her.web.account("Cai")
    await her.post("/api/blocks", {"name": cai.name})
    puzzle = await her.get("/api/puzzles/daily")
    await her.ask("POST", f"/api/puzzles/{puzzle['id']}", {"words": []})


# Where nothing but the number of somebody without a name is left: who sat where, in games that others played, too.
NAMELESS = {"users.id", "seats.user_id", "tables.host", "tables.header", "journal.payload", "snapshots.payload"}


async def test_somebody_who_used_everything_leaves_no_trace(world: World) -> None:
    """No column of any table in the database holds her name, her addresses or anything she wrote. Her number is left
    in the games that she has played.
    """
    ben = await world.web.account("Ben")
    world.number = 0
    her = await world.with_email(WHO)
    await her.post("/api/me/profile", {"parts": {"ratings": True, "games": True}})
    await her.post("/api/friends", {"name": "Ben"})
    await ben.post(f"/api/friends/{her.name}/accept")
    await her.post("/api/me/notices/webhook", {"url": f"{world.http.url()}{WHO}"})
    await her.post("/api/me/notices/devices", Browser(f"{world.http.url()}{WHO}").subscription)
    await her.post("/api/me/tokens", {"label": f"Phone of {WHO}"})
    await her.post("/api/me/recovery")
    await rated_game(her, ben)
    await her.table("me", "open", begin=False, name=f"Table of {WHO}")
    await use_everything_else(her, ben)
    await world.after(0)
    me = (await her.get("/api/me"))["id"]
    before = await world.web.services.storage.read(traces)
    assert {"users.name", "seats.name", "notice_settings.email", "journal.payload"} <= set(before)
    assert {"tables.name", "tournaments.name"} <= set(before)
    assert (await her.ask("DELETE", "/api/me")).is_success
    assert await world.web.services.storage.read(traces) == []
    assert await world.web.services.storage.read(lambda c: holders(c, me)) <= NAMELESS
    everything = [await ben.get(path) for path in ("/api/me/export", "/api/history", "/api/tables", "/api/friends")]
    assert WHO not in str(everything)
