"""Tables laid for a test: any position of any game, with people at some of the seats and bots at the others.

They are written into the server's database before anybody connects: the position is exactly the one that the test has
made, including all hidden cards, and what is dealt later is the same in every run.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from plancia.records.dealer import SECRET_BYTES
from plancia.server.events import Created, SeatPlan
from plancia.server.hub import new_table, wall_clock
from plancia.server.storage.appending import create_table
from plancia.server.storage.database import connect, writing
from tests.web.conftest import Visitor

NAMES = ("Mira", "Noor", "Tomas")


def lay(
    game: Any, state: Any, people: Mapping[int, Visitor], bot: str = "greedy", secret: int = 0, talk: str = "off"
) -> str:
    """The address of a table that continues from this state.

    `secret` decides what will be dealt there. Where players can make deals (`talk`), they can also talk in private.
    """
    users = {seat: guest(visitor, name) for (seat, visitor), name in zip(people.items(), NAMES, strict=False)}
    created = Created(
        game=game.NAME,
        rules=game.VERSION,
        options=msgspec.to_builtins(state.options),
        seats=tuple(SeatPlan(user=users[i]) if i in users else SeatPlan(bot=bot) for i in range(state.seats)),
        pace="daily",  # windows wait for everybody, so that no test has to hurry
        public=False,
        host=next(iter(users.values())),
        position=game.save(state).decode(),
        talk=talk,
        private_talk=talk != "off",
    )
    new = new_table(created, wall_clock(), secret.to_bytes(SECRET_BYTES, "big"))
    host = next(iter(people.values()))
    engine = connect(host.server.database, create=False)
    with writing(engine).begin() as connection:
        create_table(connection, new)
    engine.dispose()
    for seat, visitor in people.items():
        post(visitor, f"/api/tables/{new.id}/join", {"seat": seat})
    post(host, f"/api/tables/{new.id}/start", {})
    return f"/t/{new.id}"


def guest(visitor: Visitor, name: str) -> str:
    """A visitor with a name keeps it."""
    me = visitor.context.request.get("/api/me").json()
    return str((me or post(visitor, "/api/guest", {"name": name, "language": "en"}))["id"])


def post(visitor: Visitor, path: str, data: dict[str, Any]) -> Any:
    answer = visitor.context.request.post(path, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def begin(
    visitor: Visitor, game: str, bots: int, options: Mapping[str, Any] | None = None, bot: str = "random"
) -> None:
    """A new game against bots."""
    guest(visitor, NAMES[0])
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * bots
    table = post(visitor, "/api/tables", {"game": game, "seats": seats, "options": options or {}, "pace": "daily"})[
        "id"
    ]
    post(visitor, f"/api/tables/{table}/start", {})
    visitor.page.goto(f"/t/{table}")
