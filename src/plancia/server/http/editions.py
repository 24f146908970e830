"""Editions over HTTP: a file is checked before anybody creates a table with it. Nothing is stored here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from litestar import Response, Router, post
from litestar.params import JSONBody
from msgspec import Struct

from plancia.engine import Flaw
from plancia.games import NAMES, editions, game
from plancia.games.editions import LONGEST, EditionError
from plancia.server.deciding import need
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Here

SECONDS = 5.0  # ten times the size of a long edition
MOST_BODY = 2 * LONGEST  # as JSON, with what has to be escaped


class EditionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition as its owner wrote it."""

    game: str
    toml: str


class EditionInfo(Struct, frozen=True, kw_only=True):
    """An edition that a game can be played with."""

    edition: str  # for the option of that name
    records: int  # that differ from the built-in ones
    doubts: tuple[Flaw, ...]  # where it contradicts what is known of the printed game


@post("/editions", status_code=200, request_max_body_size=MOST_BODY)
async def check_edition(data: JSONBody[EditionFile], request: AnyRequest, services: Here) -> EditionInfo:
    """Read an edition file; return the option for a new table, or list all its errors."""
    services.limit(services.limits.editions, address(request))
    need(data.game in NAMES and "edition" in game(data.game).OPTIONS.__struct_fields__, "no_such_game")
    return await services.jobs.within(SECONDS, address(request), looked_at, data.game, data.toml)


def looked_at(name: str, toml: str) -> EditionInfo:
    """The edition as its game reads it; `EditionError` lists the flaws."""
    try:
        packed = import_module(f"plancia.games.{name}.edition.loading").pack(toml)
    except EditionError:
        raise
    except ValueError as error:  # a number too long to write down
        raise editions.flawed(editions.flaw("", "not_toml", line=1)) from error
    changed = {change.record for change in editions.changes(f"plancia.games.{name}", packed)}
    doubts = import_module(f"plancia.games.{name}.edition.doubts").doubts(packed)
    return EditionInfo(edition=packed, records=len(changed), doubts=tuple(doubts))


def flawed(_: AnyRequest, error: EditionError) -> Response[dict[str, Any]]:
    """The client shows each error in the user's language: `edition-<code>` of `editions.ftl`, with its values."""
    return Response({"code": "flawed_edition", "flaws": error.flaws}, status_code=422)


ROUTES = Router("/api", route_handlers=[check_edition], exception_handlers={EditionError: flawed}, tags=["tables"])
