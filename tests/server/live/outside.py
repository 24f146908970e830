"""A server whose notices can be sent at any time, with real receivers for them on loopback."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

from sqlalchemy import Connection, Delete, Table

from plancia.server.clock import MINUTE
from plancia.server.hub import wall_clock
from plancia.server.notices.sender import Sender
from plancia.server.storage.schema import notice_settings, notices, push_devices
from tests.server.live.web import Person, Web
from tests.server.notices.receivers import Http, Smtp

NONE: dict[str, list[str]] = {"turn": [], "time": [], "invitation": [], "over": []}
ALL = {"turn": ["email", "push", "webhook"], "time": [], "invitation": ["email"], "over": []}
PLAIN = {"paces": ["live", "correspondence"], "digest": "off", "quiet_from": 0, "quiet_until": 0, "zone": "UTC"}
SOON = 11 * MINUTE  # after the grace period


class World:
    """A server whose notices can be sent at any time, and the receivers."""

    def __init__(self, web: Web, smtp: Smtp, http: Http) -> None:
        self.web = web
        self.smtp = smtp
        self.http = http
        assert web.services.notices is not None
        self.sender: Sender = web.services.notices
        self.later = 0
        self.number = 1
        self.sender.clock = web.services.hub.clock = lambda: wall_clock() + self.later

    async def after(self, milliseconds: int) -> None:
        """So much later, one round of the sender."""
        self.later += milliseconds
        await self.sender.catch_up()

    async def with_email(self, name: str, **settings: Any) -> Person:
        """An account with a confirmed address."""
        person = await self.account(name)
        await person.post("/api/me/notices/email", {"email": address(person)})
        (first,) = self.smtp.to(address(person))
        await person.post("/api/notices/confirm", {"token": token_in(str(first.get_content()))})
        await person.post("/api/me/notices", PLAIN | {"wishes": ALL} | settings)
        self.smtp.received.clear()
        return person

    async def table(self, host: Person, other: Person, pace: str = "daily") -> tuple[str, Person]:
        """A game in progress, and the person whose turn it is."""
        table = await host.table("me", "open", begin=False, pace=pace)
        await other.post(f"/api/tables/{table}/join", {})
        await host.post(f"/api/tables/{table}/start")
        (seat,) = (await host.get(f"/api/tables/{table}"))["awaited"]
        return table, (host, other)[seat]

    async def clean_up(self) -> None:
        """The next test has people of its own; nobody else gets any notice."""
        self.number += 1
        self.smtp.received.clear()
        self.http.received.clear()
        self.smtp.recipient, self.http.answer, self.sender.post.local = "250 ok", "201 Created", True
        for table in (notice_settings, push_devices, notices):
            await self.web.services.storage.write(partial(execute, statement=table.delete()))

    async def account(self, name: str) -> Person:
        return await self.web.account(f"{name}{self.number}")

    async def rows(self) -> list[str]:
        found = await self.web.services.storage.read(partial(rows_of, table=notices))
        return sorted(row.state for row in found)


def execute(connection: Connection, statement: Delete) -> None:
    connection.execute(statement)


def rows_of(connection: Connection, table: Table) -> list[Any]:
    return list(connection.execute(table.select()))


def token_in(text: str) -> str:
    link = next(word for word in text.split() if "token=" in word)
    return parse_qs(urlsplit(link).query)["token"][0]


def address(person: Person) -> str:
    return f"{person.name.lower()}@example.org"


async def answer(person: Person, table: str) -> None:
    async with person.follow(table) as socket:
        seat = next(seat for seat in socket.updates if seat is not None)
        await socket.plays(seat, most=1)
