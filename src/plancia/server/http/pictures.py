"""The board of a table as a picture, for games without a board in the web app."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get
from litestar.params import FromPath

from plancia.server.deciding import game_at, need
from plancia.server.http.services import Here


@get("/tables/{table:str}/board.svg", media_type="image/svg+xml")
async def board(table: FromPath[str], services: Here) -> Response[str]:
    """The board as spectators see it, as SVG. It is the same for everybody: hands are in the views."""
    t = game_at((await services.hub.open(table)).table, "game_has_not_begun")
    view = t.game.view(t.session.state, None)
    picture = await asyncio.to_thread(t.game.svg, view)
    need(bool(picture), "no_picture")
    return Response(picture, media_type="image/svg+xml")


ROUTES = Router("/api", route_handlers=[board], tags=["tables"])
