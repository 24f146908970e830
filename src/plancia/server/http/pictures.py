"""The board of a table as a picture: for lists of tables, and for games without a board in the web app."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get
from litestar.params import FromPath

from plancia.server.deciding import game_at, need
from plancia.server.http.services import Here, Services

SVG = "image/svg+xml"
THUMBNAIL_AGE = 60  # seconds: a list of tables is opened often, and its pictures are small


@get("/tables/{table:str}/board.svg", media_type=SVG)
async def board(table: FromPath[str], services: Here) -> Response[str]:
    """The board as spectators see it, as SVG. It is the same for everybody: hands are in the views."""
    return Response(await _picture(services, table), media_type=SVG)


@get("/tables/{table:str}/thumbnail.svg", media_type=SVG)
async def thumbnail(table: FromPath[str], services: Here) -> Response[str]:
    """The same picture for a list of tables: browsers keep it for a minute."""
    kept = {"cache-control": f"private, max-age={THUMBNAIL_AGE}"}
    return Response(await _picture(services, table), media_type=SVG, headers=kept)


async def _picture(services: Services, table: str) -> str:
    t = game_at((await services.hub.open(table)).table, "game_has_not_begun")
    view = t.game.view(t.session.state, None)
    picture: str = await asyncio.to_thread(t.game.svg, view)
    need(bool(picture), "no_picture")
    return picture


ROUTES = Router("/api", route_handlers=[board, thumbnail], tags=["tables"])
