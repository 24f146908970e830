"""Tables over HTTP: create, find, sit down, start."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct

from plancia.bots import BOTS, LEVELS, characters_of
from plancia.games import NAMES, game, negotiation
from plancia.games.editions import EditionError
from plancia.games.lesson import lessons
from plancia.server import deciding
from plancia.server.clock import PACES
from plancia.server.deciding import RequestError, need
from plancia.server.http import editions
from plancia.server.http.new_table import (
    NewTable,
    Seat,
    check_room,
    check_seats,
    checked,
    entropy_of,
    named,
    new_table,
    plan,
    send_invitations,
    title_of,
)
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.hub import has_our_rules, without_edition
from plancia.server.live import LiveTable
from plancia.server.storage import TableRow, User, friends, reading
from plancia.server.table import Table
from plancia.server.watching import is_hidden

PAGE = 50
Page: TypeAlias = FromQuery[str | None]  # the `place` of the last table on the page before
Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=PAGE)]


class Sit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int | None = None
    entropy: str = ""


class Chosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int


class BotChosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int
    bot: str


class PlannedSeat(Seat, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int


class Painted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int
    colour: str


class SeatInfo(Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    name: str
    colour: str  # "": the game has none to choose from
    mine: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """What a list of tables shows."""

    id: str
    code: str
    game: str
    status: str
    public: bool
    hosted: bool  # by the user
    created: int
    pace: str
    rated: bool
    talk: str  # when players may make deals: any, ceasefire, off
    private_talk: bool  # may two players chat and make deals in private?
    hints: bool  # may players ask for hints?
    options: dict[str, Any]  # without the edition, which may be long
    edition: str  # a short digest; "": the built-in data
    seats: list[SeatInfo]
    awaited: list[int]  # seats, as far as all may know
    waits_for_me: bool  # also where answers are sealed: nobody else sees whether I have answered
    topic: str  # the question that waits for me, by the name of its type; "": there is none
    since: int  # when the open question was asked; 0: there is none
    ends: int  # when my time for it ends; 0: it does not, or nothing waits for me
    name: str  # given by the host; "": none
    spectators: bool  # may others watch?
    delay: int  # spectators see the table so many decisions or minutes later; 0: no delay
    delay_unit: str
    sealed: bool  # nobody may watch it before its round of a duplicate tournament is over
    recurs: str  # it opens again: weekly, after; "": it does not
    tournament: str  # its id; "": none
    other_rules: bool  # than this server's: it cannot be played, and watched only if it has ended
    place: str  # in a list: the next page is `before` that of the last one


class GameInfo(Struct, frozen=True, kw_only=True):
    name: str
    players: list[int]
    minutes: tuple[int, int] | None  # how long a game usually takes; None: unknown
    colours: list[str]  # that seats may choose; none: seats differ in more than colour
    options: dict[str, bool | int | str]  # with their defaults
    ways: dict[str, list[str]]  # the possible values of options that are words
    bots: list[str]  # the levels, the weakest first
    characters: list[str]  # that a bot may have besides, as in `expert-diplomat`
    paces: list[str]
    lesson: bool  # does it have one?
    deals: bool  # may its players make deals and promises?


def info(row: TableRow, user: User | None) -> TableInfo:
    header = without_edition(msgspec.json.decode(row.header))
    who = user.id if user else ""
    mine = set(row.seats_of(who)) if who else set()
    hidden = is_hidden(row, who)
    return TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        status=row.status,
        public=row.public,
        hosted=user is not None and row.host == user.id,
        created=row.created,
        pace=header.get("pace", "none"),
        rated=header.get("rated", False),
        talk=header.get("talk", "off"),
        private_talk=header.get("private_talk", False),
        hints=header.get("hints", False),
        options=header.get("options", {}),
        edition=header["edition"],
        seats=[
            SeatInfo(seat=s.seat, kind=s.kind, name=s.name, colour=s.colour, mine=s.seat in mine) for s in row.seats
        ],
        awaited=[] if hidden else list(row.awaited),
        waits_for_me=row.waits_for(who),
        topic=row.topic if row.waits_for(who) else "",
        since=0 if hidden else row.since,
        ends=row.time_ends(who),
        name=row.name,
        spectators=header.get("spectators", True),
        delay=header.get("delay", 0),
        delay_unit=header.get("delay_unit", "decisions"),
        sealed=row.sealed and bool(header.get("tournament")),
        recurs=row.recurs,
        tournament=header.get("tournament", ""),
        other_rules=not has_our_rules(row),
        place=f"{row.updated}-{row.id}",
    )


def infos(rows: list[TableRow], user: User | None) -> list[TableInfo]:
    return [info(row, user) for row in rows]


def before_place(place: str | None) -> tuple[int, str] | None:
    """Where a page begins. Tables change in the meantime, but each appears on one page only."""
    if place is None:
        return None
    updated, _, table = place.partition("-")
    need(updated.isascii() and updated.isdecimal() and len(updated) <= 15 and table.isalnum(), "no_such_page")
    return int(updated), table


async def stored(services: Services, table: str, user: User | None) -> TableInfo:
    row = await services.storage.table(table)
    if row is None:
        raise RequestError("no_such_table")
    return info(row, user)


async def sit_down(services: Services, live: LiveTable, user: str, seat: int | None, entropy: str) -> None:
    live.names |= await services.identity.names([user])
    await live.do(lambda t: deciding.join(t, user, seat, entropy))


async def keep_apart(services: Services, t: Table, user: str) -> None:
    """People who have blocked each other do not sit at one table, unless one of them invites the other."""
    seated = {holder.user for holder in t.seats if holder.user} - {user}
    if any(holder.invited == user for holder in t.seats):
        seated.discard(t.created.host)  # who has invited them; the others have not
    if seated:
        need(not await services.storage.read(lambda c: friends.keep_apart(c, user, seated)), "not_with_these")


@get("/games")
async def games() -> list[GameInfo]:
    """The games of this server and their options."""
    return [
        GameInfo(
            name=name,
            players=list(game(name).SEATS),
            minutes=game(name).MINUTES,
            colours=list(game(name).SEAT_COLOURS),
            options=msgspec.to_builtins(game(name).OPTIONS()),
            ways={option: list(words) for option, words in game(name).OPTION_CHOICES.items()},
            bots=list(LEVELS),
            characters=list(characters_of(name)),
            paces=list(PACES),
            lesson=bool(lessons(name)),
            deals=negotiation(name) is not None,
        )
        for name in NAMES
    ]


@post("/tables", request_max_body_size=editions.MOST_BODY)
async def create(data: JSONBody[NewTable], request: AnyRequest, user: Asker, services: Here) -> TableInfo:
    """A new table; seats marked `me` are taken at once, several of them for a hot-seat."""
    host, entropy = known(user).id, entropy_of(data.entropy)
    await check_room(services, request, host)
    data = msgspec.structs.replace(data, seats=[await named(services, seat) for seat in data.seats])
    await check_seats(services, data.seats)
    created = await checked(services, data, known(user))
    row = await new_table(services, request, created, title_of(services, data.name, host), data.recurs)
    live = await services.hub.open(row.id)
    for seat, wish in enumerate(data.seats):
        if wish.kind == "me":
            await sit_down(services, live, host, seat, entropy)
    await send_invitations(services, row.id, host, data.seats)
    return await stored(services, row.id, user)


@get("/tables", scope="bot")
async def lobby(
    user: Asker, services: Here, game_name: FromQuery[str | None] = None, before: Page = None, limit: Limit = PAGE
) -> list[TableInfo]:
    """Public tables with a free seat, a page of them, the latest first. Seats kept for invited people are not free."""
    return infos(await services.storage.lobby(game_name, before=before_place(before), limit=limit), user)


@get("/tables/watch", scope="bot")
async def watchable(
    user: Asker, services: Here, game_name: FromQuery[str | None] = None, before: Page = None, limit: Limit = PAGE
) -> list[TableInfo]:
    """A page of public games in progress, the latest first."""
    return infos(await services.storage.watchable(game_name, before=before_place(before), limit=limit), user)


@get("/tables/mine", scope="bot")
async def mine(
    user: Asker, services: Here, ended: FromQuery[bool] = False, before: Page = None, limit: Limit = PAGE
) -> list[TableInfo]:
    """A page of my tables, as player or host: open ones and games in progress, or finished ones."""
    who = known(user).id
    return infos(await services.storage.tables_of(who, ended=ended, before=before_place(before), limit=limit), user)


@get("/tables/waiting", scope="bot")
async def waiting(user: Asker, services: Here, limit: Limit = PAGE) -> list[TableInfo]:
    """The tables that wait for my answer, the longest waiting first."""
    who = known(user).id
    return infos(await services.storage.read(lambda c: reading.waiting_for(c, who, limit)), user)


@get("/codes/{code:str}", scope="bot")
async def by_code(code: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> TableInfo:
    """The table with this short code."""
    await services.limit_everywhere("codes", address(request))
    row = await services.storage.table_by_code(code)
    if row is None:
        raise RequestError("no_such_table")
    return info(row, user)


@get("/tables/{table:str}", scope="bot")
async def one(table: FromPath[str], user: Asker, services: Here) -> TableInfo:
    """One table, as a list would show it."""
    return await stored(services, table, user)


@post("/tables/{table:str}/join", status_code=200, scope="bot")
async def join(table: FromPath[str], data: JSONBody[Sit], user: Asker, services: Here) -> TableInfo:
    """Sit down: where I am invited, on the seat named, or on the first that is free."""
    live, who = await services.hub.open(table), known(user)
    need(who.kind == "account" or not live.table.created.rated, "account_needed")
    await keep_apart(services, live.table, who.id)
    await sit_down(services, live, who.id, data.seat, entropy_of(data.entropy))
    await services.storage.write(lambda c: friends.drop_invitation(c, table, who.id))
    return await stored(services, table, user)


@post("/tables/{table:str}/leave", status_code=200, scope="bot")
async def leave(table: FromPath[str], data: JSONBody[Chosen], user: Asker, services: Here) -> TableInfo:
    """Leave my seat before the game begins. Later, players resign."""
    live, who = await services.hub.open(table), known(user).id
    await live.do(lambda t: deciding.leave(t, who, data.seat))
    return await stored(services, table, user)


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(table: FromPath[str], data: JSONBody[BotChosen], user: Asker, services: Here) -> TableInfo:
    """The host puts a bot on a free seat."""
    need(data.bot in BOTS, "no_such_bot")
    live, who = await services.hub.open(table), known(user).id
    await live.do(lambda t: deciding.seat_bot(t, who, data.seat, data.bot))
    return await stored(services, table, user)


@post("/tables/{table:str}/seat", status_code=200)
async def plan_seat(table: FromPath[str], data: JSONBody[PlannedSeat], user: Asker, services: Here) -> TableInfo:
    """The host changes who a seat is for, before the game begins; the person or bot in it has to leave."""
    live, who = await services.hub.open(table), known(user).id
    wish = await named(services, data)
    await check_seats(services, [wish])
    if data.kind == "me":
        await keep_apart(services, live.table, who)
    live.names |= await services.identity.names([wish.user] if wish.kind == "invited" else [])
    before = live.table.seats[data.seat].invited if data.seat in range(len(live.table.seats)) else ""
    await live.do(lambda t: deciding.plan_seat(t, who, data.seat, plan(wish, who)))
    if before and all(holder.invited != before for holder in live.table.seats):
        await services.storage.write(lambda c: friends.drop_invitation(c, table, before))
    await send_invitations(services, table, who, [wish])
    if data.kind == "me":
        await sit_down(services, live, who, data.seat, "")
    return await stored(services, table, user)


@post("/tables/{table:str}/colour", status_code=200, scope="bot")
async def paint(table: FromPath[str], data: JSONBody[Painted], user: Asker, services: Here) -> TableInfo:
    """Choose a colour for my seat that no other person has, before the game begins."""
    live, who = await services.hub.open(table), known(user).id
    await live.do(lambda t: deciding.choose_colour(t, who, data.seat, data.colour))
    return await stored(services, table, user)


@post("/tables/{table:str}/start", status_code=200)
async def begin(table: FromPath[str], user: Asker, services: Here) -> TableInfo:
    """Begin the game, once every seat is taken."""
    live, who = await services.hub.open(table), known(user).id
    await live.do(lambda t: deciding.start(t, who))
    await services.hub.apply_vacations(live)
    return await stored(services, table, user)


ROUTES = Router(
    "/api",
    route_handlers=[
        games,
        create,
        lobby,
        watchable,
        mine,
        waiting,
        by_code,
        one,
        join,
        leave,
        seat_bot,
        plan_seat,
        paint,
        begin,
    ],
    exception_handlers={EditionError: editions.flawed},
    opt={"scope": "play"},
    tags=["tables"],
)
