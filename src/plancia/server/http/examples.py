"""Examples for the rules over HTTP, and tables to try them at."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath
from msgspec import Struct

from plancia.games import NAMES
from plancia.games import game as rules_named
from plancia.games.examples import Example, examples, figures, position
from plancia.server.deciding import RequestError, need
from plancia.server.http.new_table import check_room
from plancia.server.http.people import AnyRequest
from plancia.server.http.practice import Start, practice_table
from plancia.server.http.services import Asker, Here, known
from plancia.server.http.tables import TableInfo

BOT = "greedy"  # plays the other seats


class ExampleFigure(Struct, frozen=True, kw_only=True):
    """A moment of an example, and what has happened since the last one."""

    view: Any
    facts: list[Any]


class RuleExample(Struct, frozen=True, kw_only=True):
    """An example for a paragraph. Its heading is in the messages, under its name."""

    name: str
    rule: str
    seat: int
    players: int
    places: list[str]  # what its figures show of the board
    figures: list[ExampleFigure]


def found(game: str) -> tuple[Example, ...]:
    need(game in NAMES, "no_such_game")
    return examples(game)


@cache
def opened(game: str) -> list[RuleExample]:
    """Computed once, since it is the same for every reader."""
    return [shown(game, example) for example in found(game)]


def shown(game: str, example: Example) -> RuleExample:
    return RuleExample(
        name=example.name,
        rule=example.rule,
        seat=example.seat,
        players=position(game, example).seats,
        places=list(example.places),
        figures=[ExampleFigure(view=one.view, facts=list(one.facts)) for one in figures(game, example)],
    )


@get("/examples/{game:str}")
async def all_examples(game: FromPath[str]) -> list[RuleExample]:
    """The examples for a game's rules, in their order."""
    return opened(game)


@post("/examples/{game:str}/{name:str}/try")
async def try_example(
    game: FromPath[str], name: FromPath[str], request: AnyRequest, user: Asker, services: Here
) -> TableInfo:
    """Create a table against bots that begins with the position of an example."""
    example = next((one for one in found(game) if one.name == name), None)
    if example is None:
        raise RequestError("no_such_example")
    await check_room(services, request, known(user).id)
    rules, state = rules_named(game), position(game, example)
    saved = rules.save(state).decode()
    start = Start(options=state.options, seats=state.seats, position=saved, seat=example.seat, bot=BOT)
    return await practice_table(services, request, user, rules, start)


ROUTES = Router("/api", route_handlers=[all_examples, try_example], opt={"scope": "play"}, tags=["examples"])
