"""A new table: its settings are checked first, and the number of tables per person is limited."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from plancia.bots import BOTS, FIRST_LEVEL
from plancia.games import NAMES, game
from plancia.games.editions import EditionError
from plancia.server.clock import PACES
from plancia.server.deciding import RequestError, need
from plancia.server.events import Created, SeatPlan
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Services
from plancia.server.storage import TableRow


class Seat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "invited", "bot"]
    bot: str = FIRST_LEVEL
    user: str = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    seats: list[Seat]
    options: dict[str, Any] = {}
    pace: str = "none"
    public: bool = False
    entropy: str = ""


async def checked(services: Services, data: NewTable, host: str) -> Created:
    """Check all settings before the table is created."""
    need(data.game in NAMES, "no_such_game")
    rules = game(data.game)
    need(len(data.seats) in rules.SEATS, "wrong_number_of_seats")
    need(data.pace in PACES, "no_such_pace")
    if data.options.get("edition"):  # checking it may take a while
        options = await services.jobs.run(host, agreed, data.game, data.options, len(data.seats))
        await asyncio.to_thread(agreed, data.game, data.options, len(data.seats))  # so that it is loaded here, too
    else:
        options = agreed(data.game, data.options, len(data.seats))
    return Created(
        game=data.game,
        rules=rules.VERSION,
        options=options,
        seats=tuple(plan(seat, host) for seat in data.seats),
        pace=data.pace,
        public=data.public,
        host=host,
    )


async def check_room(services: Services, request: AnyRequest, host: str) -> None:
    """Limit how many tables a person creates at once, and how many unfinished ones they have."""
    limits = services.limits
    services.limit(limits.tables, host)
    services.limit(limits.table_makers, address(request))
    waiting, unfinished = await services.storage.hosted(host)
    need(waiting < limits.most_open_tables and unfinished < limits.most_tables, "too_many_tables")


async def new_table(services: Services, request: AnyRequest, created: Created) -> TableRow:
    services.write(created.host, address(request), len(msgspec.json.encode(created)))
    return await services.hub.create(created)


def agreed(name: str, wishes: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options of a game; raises `EditionError` if the edition is invalid."""
    rules = game(name)
    need(set(wishes) <= set(rules.OPTIONS.__struct_fields__), "no_such_option")
    try:
        options = msgspec.convert(wishes, rules.OPTIONS)
        rules.begin(options, seats)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, EditionError):
            raise error.__cause__ from error
        raise RequestError("no_such_option") from error
    except ValueError as error:  # the rules cannot use it
        raise RequestError("no_such_option") from error
    agreed: dict[str, Any] = msgspec.to_builtins(options)
    return agreed


async def check_seats(services: Services, seats: Sequence[Seat]) -> None:
    """Check that the bots and people named for the seats exist."""
    need(all(seat.bot in BOTS for seat in seats if seat.kind == "bot"), "no_such_bot")
    invited = {seat.user for seat in seats if seat.kind == "invited"}
    need(all([user.isalnum() and await services.identity.user(user) for user in invited]), "no_such_user")


def plan(seat: Seat, host: str) -> SeatPlan:
    match seat.kind:
        case "bot":
            return SeatPlan(bot=seat.bot)
        case "me":
            return SeatPlan(user=host)
        case "invited":
            return SeatPlan(user=seat.user)
        case _:
            return SeatPlan()


def entropy_of(text: str) -> str:
    need(len(text) <= 128 and all(c in "0123456789abcdef" for c in text) and len(text) % 2 == 0, "bad_entropy")
    return text
