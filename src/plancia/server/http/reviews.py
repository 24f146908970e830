"""Reviews of finished games. They are computed in the background and stored; a replay shows them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath
from msgspec import Struct

from plancia.analysis import AnalysisError
from plancia.records import RecordError
from plancia.server.deciding import need
from plancia.server.http.people import AnyRequest
from plancia.server.http.replays import asker, checked_row, damaged, of_table
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.reviewing import GameReview, ReviewSoFar


class ReviewState(Struct, frozen=True, kw_only=True):
    """The progress of a review."""

    progress: float | None  # from 0 to 1; null: it is not in progress
    so_far: ReviewSoFar | None  # while it is in progress
    review: GameReview | None  # null: there is none yet


async def state_of(services: Services, table: str, seat: int) -> ReviewState:
    now = await services.reviews.progress(table, seat)
    found = await services.reviews.stored(table, seat)  # read last: it may have been completed in the meantime
    if found or now is None:
        return ReviewState(progress=None, so_far=None, review=found)
    return ReviewState(progress=now.part, so_far=now.so_far, review=None)


@get("/reviews/{table:str}/{seat:int}")
async def one(table: FromPath[str], seat: FromPath[int], user: Asker, services: Here) -> ReviewState:
    """The review of a finished game from one seat, or its progress."""
    await checked_row(services, table, known(user))
    return await state_of(services, table, seat)


@post("/reviews/{table:str}/{seat:int}", status_code=200)
async def begin(
    table: FromPath[str], seat: FromPath[int], request: AnyRequest, user: Asker, services: Here
) -> ReviewState:
    """Start a review. What a replay shows may be reviewed: all seats, once the game is over."""
    who = known(user).id
    source = await of_table(services, table, user)
    need(source.whole, "not_over_yet")
    need(seat in source.eyes, "not_at_this_table")
    state = await state_of(services, table, seat)
    if state.review is None and state.progress is None:
        services.limit(services.limits.reviews, who)
        await services.reviews.start(table, seat, source.record, asker(request))
        state = await state_of(services, table, seat)
    return state


def _cannot(_: Request[Any, Any, Any], error: AnalysisError) -> Response[dict[str, Any]]:
    """The client shows it in the user's language: `analysis-<fault>`, with these values."""
    return Response({"code": "cannot_analyse", "fault": error.code, "values": error.values}, status_code=422)


ROUTES = Router(
    "/api",
    route_handlers=[one, begin],
    exception_handlers={RecordError: damaged, AnalysisError: _cannot},
    opt={"scope": "play"},
    tags=["reviews"],
)
