"""Replays of finished games, games in progress and record files; continue a game from any of its moments."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from secrets import randbelow
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from plancia.bots import BOTS, FIRST_LEVEL
from plancia.deals import Offered
from plancia.records import Record, RecordError, Replay, read, redact, without_private, write
from plancia.records.record import rules_of
from plancia.server.changes import record_of
from plancia.server.deciding import RequestError, game_at, need
from plancia.server.http.new_table import check_room
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.practice import Start, practice_table
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import PAGE, Limit, Page, TableInfo, before_place, info
from plancia.server.protocol import ChatLine
from plancia.server.replaying import MOST_CHARACTERS, Step, StepDeals, deals, imagined, opened, steps
from plancia.server.storage import TableRow, User, people
from plancia.server.watching import check_replay

MOST_BODY = 2 * MOST_CHARACTERS  # as JSON, with what has to be escaped


class Finished(Struct, frozen=True, kw_only=True):
    """A game that can be watched again."""

    table: TableInfo
    finished: int
    places: list[int]  # by seat, 1 for the winner; none: not known
    place: str  # in the list: the next page is `before` that of the last one


class Player(Struct, frozen=True, kw_only=True):
    name: str  # "": unknown
    kind: str  # person, bot
    colour: str  # "": the usual one of the seat


class Watched(Struct, frozen=True, kw_only=True):
    """A whole game, as far as the user may know it."""

    game: str
    seats: int
    options: dict[str, Any]
    players: list[Player]  # none: the record does not contain them
    eyes: list[int]  # the seats whose knowledge is in it
    whole: bool  # nothing is hidden: the game is over
    places: list[int]  # none: it is not decided
    reason: str
    hints: list[int]  # by seat: for how many questions a player took a hint; none: they were not allowed
    steps: list[Step]
    deals: list[StepDeals]  # what players offered and promised, by step; private ones only for the two players


class UploadedRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as text."""

    record: str


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From this step on, in this seat; bots of this kind take the others."""

    step: int
    seat: int
    bot: str = FIRST_LEVEL


class UploadedFork(Fork, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: str


class Source(Struct, frozen=True):
    """The source of a game, and which seats the user may see."""

    record: Record
    players: list[Player]
    eyes: list[int]
    whole: bool


# ---- sources of games ------------------------------------------------------------------------------------------------
async def checked_row(services: Services, table: str, user: User | None) -> TableRow:
    """The table, if the user may step through its game."""
    row = await services.storage.table(table)
    if row is None:
        raise RequestError("no_such_table")
    check_replay(row, user.id if user else "")
    return row


async def of_table(services: Services, table: str, user: User | None) -> Source:
    """A finished game is visible to everybody; a game in progress only as far as the user's own seats know it."""
    row = await checked_row(services, table, user)
    players = [Player(name=seat.name, kind=seat.kind, colour=seat.colour) for seat in row.seats]
    own = row.seats_of(user.id) if user else []
    text = await services.storage.record(table)
    if text is not None:
        return Source(without_private(read(text), own), players, list(range(len(players))), True)
    live = await services.hub.open(table)
    t = game_at(live.table, "game_has_not_begun")
    eyes = list(t.seats_of(user.id)) if user else []
    return Source(without_private(record_of(t, reveal=False), eyes), players, eyes, False)


def readable(text: str, own: Sequence[int]) -> str:
    """A record without private deals between others."""
    if "\ndeals " not in text.partition("\n\n")[0]:
        return text  # the usual case, without parsing
    return write(without_private(read(text), own))


def of_text(text: str) -> Source:
    record = opened(text)
    players = [Player(name=name, kind="bot" if name in BOTS else "person", colour="") for name in record.names]
    return Source(record, players, list(range(record.seats)), True)


def watched(source: Source) -> bytes:
    """The whole game as gzipped JSON. It replays every decision, so it runs as a job."""
    played = Replay(source.record)
    result, seen = played.result() or source.record.ended, steps(played, source.eyes)
    game = Watched(
        game=played.game.NAME,
        seats=source.record.seats,
        options=source.record.agreed,
        players=source.players,
        eyes=source.eyes,
        whole=source.whole,
        places=list(result.places) if result else [],
        reason=result.reason if result else "",
        hints=list(source.record.hints),
        steps=[one.step for one in seen],
        deals=deals(played, seen),
    )
    return gzip.compress(msgspec.json.encode(game), 5)


def dealt_again(source: Source, step: int, seat: int) -> str:
    """The table at that step as the seat may imagine it, saved."""
    return imagined(Replay(source.record), source.eyes, step, seat, randbelow)


def redacted(source: Source) -> str:
    return write(redact(source.record, next(iter(source.eyes), None)))


async def watch(services: Services, request: AnyRequest, source: Source, key: str = "") -> Response[Watched]:
    """The game, from the cache if it was watched recently (`key`), compressed if the client accepts that."""
    packed = services.watched.get(key) if key else None
    if packed is None:
        packed = await services.jobs.run(asker(request), watched, source)
        if key:
            services.watched.put(key, packed)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return _json(packed, {"content-encoding": "gzip", "vary": "accept-encoding"})
    return _json(await asyncio.to_thread(gzip.decompress, packed), {"vary": "accept-encoding"})


def _json(body: bytes, headers: dict[str, str]) -> Response[Watched]:
    """Already encoded, so that the event loop does not have to do it."""
    return cast(Response[Watched], Response(body, media_type=MediaType.JSON, headers=headers))


async def play_on(services: Services, request: AnyRequest, source: Source, fork: Fork, user: User | None) -> TableInfo:
    """Create a table that continues the game against bots, from what the seat could know."""
    host = known(user).id
    await check_room(services, request, host)
    need(fork.bot in BOTS, "no_such_bot")
    need(fork.seat in source.eyes, "not_your_seat")
    position = await services.jobs.run(host, dealt_again, source, fork.step, fork.seat)
    rules, options = await asyncio.to_thread(rules_of, source.record)  # it may have an edition to be opened
    start = Start(options=options, seats=source.record.seats, position=position, seat=fork.seat, bot=fork.bot)
    return await practice_table(services, request, user, rules, start)


def asker(request: AnyRequest) -> str:
    """The person for whom a job runs, so that everybody gets their turn."""
    return address(request)


def _names_of(table: str, source: Source) -> str:
    """The cache key of a finished game contains the names, since people may change theirs, and private deals."""
    names = (f"{player.name}/{player.colour}" for player in source.players)
    private = (one.note.id for one in source.record.deals if isinstance(one.note, Offered) and one.note.private)
    return "\0".join((table, *names, *private))


def limit(services: Services, request: AnyRequest, user: User | None) -> None:
    services.limit(services.limits.replays, user.id if user else address(request))


# ---- routes ----------------------------------------------------------------------------------------------------------
@get("/replays")
async def finished(
    user: Asker, services: Here, mine: FromQuery[bool] = False, before: Page = None, limit: Limit = PAGE
) -> list[Finished]:
    """A page of finished games, the latest first: those at public tables, or all of mine."""
    who = known(user).id if mine else None
    games = await services.storage.finished(user=who, before=before_place(before), limit=limit)
    return [
        Finished(
            table=info(game.table, user),
            finished=game.finished,
            places=list(game.places),
            place=f"{game.finished}-{game.table.id}",
        )
        for game in games
    ]


@get("/replays/{table:str}")
async def one(table: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> Response[Watched]:
    """A game step by step: all of it once it is over; a game in progress as far as I may know it."""
    limit(services, request, user)
    source = await of_table(services, table, user)
    return await watch(services, request, source, _names_of(table, source) if source.whole else "")


@get("/replays/{table:str}/talk")
async def private_talk(table: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> list[ChatLine]:
    """The private chat of a game between me and other players, without people I have muted. Others do not get it."""
    limit(services, request, user)
    me = known(user).id
    live = await services.hub.open(table)
    t = game_at(live.table, "game_has_not_begun")
    muted = await services.storage.read(lambda c: people.muted_by(c, me))
    own = set(t.seats_of(me))
    lines = (line for line in t.chat if own & set(line.team) and line.team not in t.teams() and line.user not in muted)
    return [ChatLine(at=line.at, name=live.names.get(line.user, ""), text=line.text, team=line.team) for line in lines]


@post("/replays", status_code=200, request_max_body_size=MOST_BODY, packed=True)
async def from_file(
    data: JSONBody[UploadedRecord], request: AnyRequest, user: Asker, services: Here
) -> Response[Watched]:
    """The game of a saved record. Errors name the line and the reason; nothing is stored."""
    limit(services, request, user)
    return await watch(services, request, await services.jobs.run(asker(request), of_text, data.record))


@post("/replays/{table:str}/fork")
async def fork(
    table: FromPath[str], data: JSONBody[Fork], request: AnyRequest, user: Asker, services: Here
) -> TableInfo:
    """Continue from this step against bots. What the seat could not know is dealt again."""
    limit(services, request, user)
    return await play_on(services, request, await of_table(services, table, user), data, user)


@post("/forks", request_max_body_size=MOST_BODY)
async def fork_file(data: JSONBody[UploadedFork], request: AnyRequest, user: Asker, services: Here) -> TableInfo:
    """The same from a saved record."""
    limit(services, request, user)
    source = await services.jobs.run(asker(request), of_text, data.record)
    return await play_on(services, request, source, data, user)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(table: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> Response[str]:
    """The whole record once the game is over; of a game in progress, what I may know."""
    row = await checked_row(services, table, user)
    text = await services.storage.record(table)
    if text is None:
        limit(services, request, user)
        source = await of_table(services, table, user)
        text = await services.jobs.run(asker(request), redacted, source)  # this replays the whole game, too
    else:
        own = row.seats_of(user.id) if user else []
        text = await asyncio.to_thread(readable, text, own)
    headers = {"content-disposition": f'attachment; filename="plancia-{table[:8]}.plancia"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def damaged(_: Request[Any, Any, Any], error: RecordError) -> Response[dict[str, Any]]:
    """The client shows it in the user's language: `record-<fault>` of `faults.ftl`, with these values."""
    return Response({"code": "damaged_record", "fault": error.code, "values": error.values}, status_code=422)


ROUTES = Router(
    "/api",
    route_handlers=[finished, one, private_talk, from_file, fork, fork_file, record],
    exception_handlers={RecordError: damaged},
    opt={"scope": "play"},
    tags=["replays"],
)
