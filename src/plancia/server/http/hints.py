"""Hints at tables whose players have agreed on them. They use only what the seat can see."""

from __future__ import annotations

from random import Random
from typing import Any

from litestar import Router, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from plancia.analysis.hints import Hint, hints
from plancia.engine import Sheet
from plancia.games import game
from plancia.server.deciding import game_at, need, take_hint
from plancia.server.http.people import AnyRequest
from plancia.server.http.replays import asker
from plancia.server.http.services import Asker, Here, known

SECONDS = 25.0  # usually one or two


class HintWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int


class Hints(Struct, frozen=True, kw_only=True):
    """Answers to the open question, the best first."""

    number: int  # of the question
    hints: list[Hint]


def computed(name: str, seats: int, view: Any, question: Sheet) -> tuple[Hint, ...]:
    """Runs as a job. The same question gives the same hints: asking again reveals nothing more."""
    return hints(game(name), seats, view, question, Random(question.number).randrange)


@post("/tables/{table:str}/hint", status_code=200)
async def hint(
    table: FromPath[str], data: JSONBody[HintWanted], request: AnyRequest, user: Asker, services: Here
) -> Hints:
    """Two or three good answers to my open question. The table must allow hints; rated tables never do.

    The record of the game lists how many hints each player took.
    """
    who = known(user).id
    services.limit(services.limits.hints, who)
    live = await services.hub.open(table)
    t = game_at(live.table, "game_has_not_begun")
    need(t.created.hints and not t.created.rated, "no_hints_here")
    need(data.seat in t.seats_of(who), "not_your_seat")
    need(data.seat in t.game.to_move(t.session.state), "not_asked")
    view, question = t.game.view(t.session.state, data.seat), t.sheet(data.seat, consequences=False)
    found = await services.jobs.within(SECONDS, asker(request), computed, t.created.game, len(t.seats), view, question)
    await live.do(lambda t: take_hint(game_at(t), data.seat))
    return Hints(number=question.number, hints=list(found))


ROUTES = Router("/api", route_handlers=[hint], opt={"scope": "play"}, tags=["hints"])
