"""A new table: its settings are checked first, and the number of tables per person is limited."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from plancia.bots import BOTS, FIRST_LEVEL
from plancia.games import NAMES, game, negotiation
from plancia.games.editions import EditionError
from plancia.server.clock import PACES
from plancia.server.deciding import RequestError, need
from plancia.server.events import Created, SeatPlan
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Services
from plancia.server.identity.names import clean_title
from plancia.server.notices import collecting
from plancia.server.storage import TableRow, User, friends, people
from plancia.server.storage.rows import Recurs
from plancia.server.table import Table

MOST_DELAY = 60  # decisions or minutes


class Seat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "invited", "bot"]
    bot: str = FIRST_LEVEL
    user: str = ""  # invited, by id
    name: str = ""  # or an account, by name


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    seats: list[Seat]
    options: dict[str, Any] = {}
    pace: str = "none"
    public: bool = False
    rated: bool = False
    entropy: str = ""
    talk: Literal["any", "ceasefire", "off"] = "any"  # when players may make deals, in games that have them
    private_talk: bool = True  # may two players chat and make deals in private?
    name: str = ""  # of the table; "": none
    spectators: bool = True  # may others watch?
    delay: int = 0  # spectators see the table so many decisions or minutes later; 0: no delay
    delay_unit: Literal["decisions", "minutes"] = "decisions"
    recurs: Recurs = ""  # it opens again with the same people: weekly, or after the game
    hints: bool = False  # may players ask for hints? Everybody sees it, and never at rated tables


async def checked(services: Services, data: NewTable, user: User) -> Created:
    """Check all settings before the table is created."""
    host = user.id
    need(data.game in NAMES, "no_such_game")
    if data.rated:
        need(services.settings.has("ratings"), "no_ratings")
        check_rated(data, user)
    rules = game(data.game)
    need(len(data.seats) in rules.SEATS, "wrong_number_of_seats")
    need(data.pace in PACES, "no_such_pace")
    need(data.delay in range(MOST_DELAY + 1), "bad_delay")
    need(not data.recurs or services.settings.has("recurring"), "no_such_feature")
    need(not data.recurs or user.kind == "account", "account_needed")
    if data.options.get("edition"):  # checking it may take a while
        options = await services.jobs.run(host, agreed, data.game, data.options, len(data.seats))
        await asyncio.to_thread(agreed, data.game, data.options, len(data.seats))  # so that it is loaded here, too
    else:
        options = agreed(data.game, data.options, len(data.seats))
    has_deals = negotiation(data.game) is not None
    return Created(
        game=data.game,
        rules=rules.VERSION,
        options=options,
        seats=tuple(plan(seat, host) for seat in data.seats),
        pace=data.pace,
        public=data.public,
        rated=data.rated,
        host=host,
        talk=data.talk if has_deals else "off",
        private_talk=data.private_talk and has_deals,
        spectators=data.spectators,
        delay=data.delay if data.spectators else 0,
        delay_unit=data.delay_unit,
        hints=data.hints,
    )


def check_rated(data: NewTable, user: User) -> None:
    """Rated games have the same components for everybody, and every player has an account and one seat."""
    need(user.kind == "account", "account_needed")
    need(not data.options.get("edition"), "edition_not_rated")
    need(not data.hints, "hints_not_rated")
    need(sum(seat.kind == "me" for seat in data.seats) <= 1, "one_seat_each")
    need(any(seat.kind != "bot" for seat in data.seats), "nobody_to_rate")


async def check_room(services: Services, request: AnyRequest, host: str) -> None:
    """Limit how many tables a person creates at once, and how many unfinished ones they have."""
    limits = services.limits
    services.limit(limits.tables, host)
    services.limit(limits.table_makers, address(request))
    waiting, unfinished = await services.storage.hosted(host)
    need(waiting < limits.most_open_tables and unfinished < limits.most_tables, "too_many_tables")


async def new_table(
    services: Services, request: AnyRequest, created: Created, name: str = "", recurs: Recurs = ""
) -> TableRow:
    services.write(created.host, address(request), len(msgspec.json.encode(created)))
    return await services.hub.create(created, name, recurs)


def title_of(services: Services, typed: str, user: str) -> str:
    """The name of a table or a tournament as it will be shown. People whom the operator has muted give none."""
    if not typed.strip():
        return ""
    need(not services.is_muted(user), "muted_by_operator")
    return clean_title(typed)


async def again(services: Services, t: Table, host: str) -> Created:
    """The same game and people, each one seat further on. No seat is kept for people whom the host has blocked."""
    blocked = await services.storage.read(lambda c: friends.blocked_by(c, host))
    seats = [
        SeatPlan(user="" if holder.user in blocked else holder.user, bot="" if holder.user else holder.bot)
        for holder in t.seats
    ]
    moved = (*seats[1:], seats[0])
    no_tournament = {"tournament": "", "no_show": 0}
    return msgspec.structs.replace(
        t.created, rules=t.game.VERSION, seats=moved, host=host, position="", **no_tournament
    )


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


async def named(services: Services, seat: Seat) -> Seat:
    """The seat with the id of the person invited by name."""
    if seat.kind != "invited" or not seat.name:
        return seat
    found = await services.identity.account(seat.name)
    if found is None:
        raise RequestError("no_such_player")
    return msgspec.structs.replace(seat, user=found.id)


async def check_seats(services: Services, seats: Sequence[Seat]) -> None:
    """Check that the bots and people named for the seats exist."""
    need(all(seat.bot in BOTS for seat in seats if seat.kind == "bot"), "no_such_bot")
    invited = {seat.user for seat in seats if seat.kind == "invited"}
    need(all([user.isalnum() and await services.identity.user(user) for user in invited]), "no_such_user")


async def send_invitations(services: Services, table: str, host: str, seats: Sequence[Seat]) -> None:
    """Notify friends of the seat that waits for them; strangers only if they allow it, blocked people never."""
    now = services.hub.clock()

    def send(connection: Connection) -> None:
        for user in {seat.user for seat in seats if seat.kind == "invited"} - {host}:
            wants = "invites" in people.shown_by(connection, user).split(",")
            if (wants or friends.are_friends(connection, host, user)) and not friends.keep_apart(
                connection, host, [user]
            ):
                friends.invite(connection, table, user, host, now)
                if services.notices is not None:
                    collecting.invited(connection, user, table, host, now)

    if services.settings.has("friends") and any(seat.kind == "invited" for seat in seats):
        await services.storage.write(send)


async def invite_all(services: Services, table: str, host: str, created: Created) -> None:
    """People who have just played together are invited to the next game, unless one has blocked the host."""
    now = services.hub.clock()
    people_ = {seat.user for seat in created.seats if seat.user} - {host}

    def send(connection: Connection) -> None:
        for user in people_:
            if not friends.keep_apart(connection, host, [user]):
                friends.invite(connection, table, user, host, now)
                if services.notices is not None:
                    collecting.invited(connection, user, table, host, now)

    if services.settings.has("friends") and people_:
        await services.storage.write(send)


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
