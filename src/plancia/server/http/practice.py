"""A table for one person against bots that begins with a given position."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.engine import Game
from plancia.server import deciding
from plancia.server.events import Created, SeatPlan
from plancia.server.http.new_table import new_table
from plancia.server.http.people import AnyRequest
from plancia.server.http.services import Services, known
from plancia.server.http.tables import TableInfo, sit_down, stored
from plancia.server.storage import User


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game begins, and who plays it."""

    options: msgspec.Struct
    seats: int
    position: str
    seat: int  # of the person
    bot: str  # plays the others


async def practice_table(
    services: Services, request: AnyRequest, user: User | None, rules: Game[Any, Any, Any], start: Start
) -> TableInfo:
    host = known(user).id
    created = Created(
        game=rules.NAME,
        rules=rules.VERSION,
        options=msgspec.to_builtins(start.options),
        seats=tuple(
            SeatPlan(user=host) if seat == start.seat else SeatPlan(bot=start.bot) for seat in range(start.seats)
        ),
        pace="none",
        public=False,
        hints=True,
        host=host,
        position=start.position,
    )
    row = await new_table(services, request, created)
    live = await services.hub.open(row.id)
    await sit_down(services, live, host, start.seat, "")
    await live.do(lambda t: deciding.start(t, host))
    return await stored(services, row.id, user)
