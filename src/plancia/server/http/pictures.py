"""The board of a table as a picture, for games that the web app has no drawing of its own for."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get
from litestar.params import FromPath

from plancia.server.deciding import need
from plancia.server.http.services import Here


@get("/tables/{table:str}/board.svg", media_type="image/svg+xml")
async def board(table: FromPath[str], services: Here) -> Response[str]:
    """The board as whoever watches may see it, as SVG. It is the same for everybody: hands are in the views."""
    t = (await services.hub.open(table)).table
    need(t.session is not None, "game_has_not_begun")
    assert t.session is not None
    view = t.game.view(t.session.state, None)
    picture = await asyncio.to_thread(t.game.svg, view)
    need(bool(picture), "no_picture")
    return Response(picture, media_type="image/svg+xml")


ROUTES = Router("/api", route_handlers=[board], tags=["tables"])
