"""The board of a table as a picture: for lists of tables, and for games without a board in the web app."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Response, Router, get
from litestar.params import FromPath

from plancia.engine import Game
from plancia.server.deciding import game_at, need
from plancia.server.http.services import Asker, Here, Services
from plancia.server.spectating import is_delayed, visible_decisions
from plancia.server.storage import User
from plancia.server.updates import state_after

Drawing = Callable[[Game[Any, Any, Any]], Callable[[Any], str]]  # Any: the view of that game
SVG = "image/svg+xml"
THUMBNAIL_AGE = 60  # seconds: a list of tables is opened often, and its pictures are small


@get("/tables/{table:str}/board.svg", media_type=SVG)
async def board(table: FromPath[str], user: Asker, services: Here) -> Response[str]:
    """The board as spectators see it, as SVG. It is the same for everybody who may watch: hands are in the views."""
    return Response(await _picture(services, table, user, lambda game: game.svg), media_type=SVG)


@get("/tables/{table:str}/thumbnail.svg", media_type=SVG)
async def thumbnail(table: FromPath[str], user: Asker, services: Here) -> Response[str]:
    """The board alone, for a list of tables: browsers keep it for a minute."""
    kept = {"cache-control": f"private, max-age={THUMBNAIL_AGE}"}
    return Response(await _picture(services, table, user, lambda game: game.thumbnail), media_type=SVG, headers=kept)


async def _picture(services: Services, table: str, user: User | None, drawing: Drawing) -> str:
    """Players see the current state; spectators with a delay see an older one."""
    live, who = await services.hub.open(table), user.id if user else ""
    t = game_at(live.table, "game_has_not_begun")
    await live.check_follower(who)
    waits = is_delayed(t) and not t.seats_of(who)
    state = state_after(t, visible_decisions(t, services.hub.clock())) if waits else t.session.state
    view = t.game.view(state, None)
    picture = await asyncio.to_thread(drawing(t.game), view)
    need(bool(picture), "no_picture")
    return picture


ROUTES = Router("/api", route_handlers=[board, thumbnail], opt={"scope": "bot"}, tags=["tables"])
