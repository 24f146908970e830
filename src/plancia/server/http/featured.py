"""A game to watch on the home page."""

from __future__ import annotations

from litestar import Router, get
from msgspec import Struct

from plancia.server.http.services import Asker, Here
from plancia.server.http.tables import PAGE, TableInfo, info
from plancia.server.storage import results


class Featured(Struct, frozen=True, kw_only=True):
    """A public game in progress to watch."""

    table: TableInfo | None  # null: there is none
    watching: int  # spectators


@get("/tables/featured", scope="bot")
async def featured(user: Asker, services: Here) -> Featured:
    """The public game in progress with the most spectators, or else with the best players; not one of my own."""
    who = user.id if user else ""
    rows = [row for row in await services.storage.watchable(limit=PAGE) if not row.seats_of(who)]
    if not rows:
        return Featured(table=None, watching=0)
    best = await services.storage.read(lambda c: results.strength(c, [row.id for row in rows]))
    watching = {row.id: services.hub.watching(row.id) for row in rows}
    chosen = max(rows, key=lambda row: (watching[row.id], best.get(row.id, 0), row.updated))
    return Featured(table=info(chosen, user), watching=watching[chosen.id])


ROUTES = Router("/api", route_handlers=[featured], tags=["tables"])
