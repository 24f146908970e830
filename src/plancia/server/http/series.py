"""The same table again: a rematch, tables that open again by themselves, and names."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from secrets import token_bytes

from litestar import Router, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.records.dealer import SECRET_BYTES
from plancia.server import deciding, hub
from plancia.server.deciding import RequestError, need
from plancia.server.http.new_table import again, check_room, invite_all, new_table, title_of
from plancia.server.http.people import AnyRequest
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import TableInfo, sit_down, stored
from plancia.server.seats import Phase
from plancia.server.storage import appending, series

log = logging.getLogger(__name__)

EVERY = 10.0  # seconds between two checks for tables that should open again


class Titled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(table: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> TableInfo:
    """A rematch: the same game, options and people, each one seat further on. Everybody is invited, except people who
    have blocked me; no seat is kept for people whom I have blocked.
    """
    who = known(user).id
    await check_room(services, request, who)
    live = await services.hub.open(table)
    async with live.rematching:  # otherwise two requests at once would create two tables
        t = live.table
        deciding.rematch(t, who, "")  # rejected before a table is created
        created = await again(services, t, who)
        row = await new_table(services, request, created, live.name)
        await live.do(lambda t: deciding.rematch(t, who, row.id))
    other = await services.hub.open(row.id)
    for seat, seated in enumerate(created.seats):
        if seated.user == who:
            await sit_down(services, other, who, seat, "")
    await invite_all(services, row.id, who, created)
    return await stored(services, row.id, user)


@post("/tables/{table:str}/name", status_code=200)
async def rename(table: FromPath[str], data: JSONBody[Titled], user: Asker, services: Here) -> TableInfo:
    """The host gives the table a name; an empty one removes it."""
    live, who = await services.hub.open(table), known(user).id
    need(live.table.created.host == who, "only_the_host")
    services.limit(services.limits.titles, who)
    title = title_of(services, data.name, who)
    await services.storage.write(lambda c: series.name_table(c, table, title))
    live.rename(title)
    await services.hub.cluster.announce("row", table=table)
    return await stored(services, table, user)


@post("/tables/{table:str}/stop-recurring", status_code=200)
async def stop_recurring(table: FromPath[str], user: Asker, services: Here) -> TableInfo:
    """The host decides that the table does not open again."""
    row = await services.storage.table(table)
    if row is None:
        raise RequestError("no_such_table")
    need(row.host == known(user).id, "only_the_host")
    await services.storage.write(lambda c: series.stop(c, table))
    return await stored(services, table, user)


# ---- tables that open again ------------------------------------------------------------------------------------------
async def open_again(services: Services) -> None:
    """Open the tables whose time has come. A failure affects no other table."""
    for table in await services.storage.read(lambda c: series.due(c, services.hub.clock())):
        try:
            await _open_again(services, table)
        except RequestError as error:
            log.warning("table does not open again", extra={"table": table, "error": error.code})
            await services.storage.write(partial(series.stop, table=table))


async def _open_again(services: Services, table: str) -> None:
    """The next table of a series. It ends if nobody came the last time, or the host may not have more tables."""
    row = await services.storage.table(table)
    live = await services.hub.open(table)
    t, now, host = live.table, services.hub.clock(), live.table.created.host
    user = await services.identity.user(host) if host else None
    waiting, unfinished = await services.storage.hosted(host)
    limits = services.limits
    fits = waiting < limits.most_open_tables and unfinished < limits.most_tables
    happened = t.in_progress or t.phase is Phase.OVER
    goes_on = row is not None and row.recurs_left > 0 and happened and fits
    if row is None or not goes_on or user is None or user.deleted or services.is_banned(user):
        await services.storage.write(lambda c: series.stop(c, table))
        return
    created, left = await again(services, t, host), row.recurs_left - 1
    secret = token_bytes(SECRET_BYTES)
    new = hub.new_table(created, now, secret, name=row.name, recurs=row.recurs, left=left)

    def create(connection: Connection) -> bool:
        if not series.stop(connection, table):
            return False  # somebody else has opened it, or the host has stopped it
        appending.create_table(connection, new)
        return True

    if not await services.storage.write(create):
        return
    await invite_all(services, new.id, host, created)
    with suppress(RequestError):  # there is a rematch already, or the game is not over
        await live.do(lambda t: deciding.rematch(t, host, new.id))


ROUTES = Router("/api", route_handlers=[rematch, rename], opt={"scope": "play"}, tags=["tables"])
RECURRING = Router("/api", route_handlers=[stop_recurring], opt={"scope": "play"}, tags=["tables"])
