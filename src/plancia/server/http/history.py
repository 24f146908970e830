"""Finished games of a person, their ratings, profiles, and the best players."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from litestar import Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Struct
from sqlalchemy import Connection

from plancia.analysis.habits import GameHabits
from plancia.games import NAMES
from plancia.server.deciding import RequestError, need
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.replays import readable
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import Limit, Page, TableInfo, before_place, info
from plancia.server.storage import Ladder, User, people, reading, results, statistics
from plancia.server.storage.results import KeptRecord, Leader, PlayedGame, PromiseRecord, RatingRow, Tally, Wanted

PAGE = 20
MOST_TEXT = 40  # characters of a search
MOST_LEADERS = 100
CURVE = 100  # games
RECENT = 4
AT_ONCE = 50  # records read for an export
# Of a profile. Friends alone see who is online, and `invites` lets strangers invite.
Part: TypeAlias = Literal["ratings", "games", "bots", "statistics", "promises", "habits", "presence", "invites"]
PARTS: tuple[Part, ...] = get_args(Part)
PERMISSIONS: tuple[Part, ...] = ("presence", "invites")  # only their owner knows them
NEEDS: dict[Part, str] = {  # features
    "ratings": "ratings",
    "games": "history",
    "bots": "history",
    "statistics": "history",
    "promises": "history",
    "habits": "history",
    "presence": "friends",
    "invites": "friends",
}
LIST = Annotated[int, QueryParameter(ge=1, le=MOST_LEADERS)]
DAYS = Annotated[int | None, QueryParameter(ge=1, le=36_500)]
DAY = 24 * 60 * 60 * 1000


class Played(Struct, frozen=True, kw_only=True):
    """A finished game in somebody's history."""

    table: TableInfo
    seat: int
    started: int
    finished: int
    places: list[int]  # by seat, 1 for the winner
    scores: list[int | None]  # by seat: what was compared first; null: not known
    ladder: Ladder | None  # null: not rated
    rating: int | None  # afterwards
    change: int | None
    place: str  # in the list: the next page is `before` that of the last one


class History(Struct, frozen=True, kw_only=True):
    """A page of a history, and how many games there are in all."""

    games: list[Played]
    found: int  # with these filters, on all pages
    tallies: list[Tally]  # of all games, without filters


class RatingPoint(Struct, frozen=True, kw_only=True):
    """A rating after a game."""

    at: int
    rating: int


class ShownRating(Struct, frozen=True, kw_only=True):
    game: str
    ladder: Ladder
    rating: int
    provisional: bool
    best: int  # 0: none yet
    games: int
    won: int
    top: int | None  # among which best percent of all players; null: the rating is provisional
    curve: list[RatingPoint]  # the latest, oldest first


class Profile(Struct, frozen=True, kw_only=True):
    """What a person shows of themselves; their own profile shows everything to them."""

    name: str
    joined: int  # to the day
    mine: bool
    shows: list[Part]  # to everybody; only the owner's own profile has the permissions for friends and invitations
    ratings: list[ShownRating] | None  # null: not shown
    tallies: list[Tally] | None
    games: list[Played] | None  # the latest
    statistics: dict[str, dict[str, int]] | None  # by game and name, over all games they played to the end
    promises: PromiseRecord | None  # kept and broken; private ones do not count


class Reliability(Struct, frozen=True, kw_only=True):
    """How often somebody left a game with other people before its end."""

    left: int
    games: int


class Shows(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which parts to show or hide; the others stay as they are, so that two changes at once both last."""

    parts: dict[Part, bool]


def wanted(
    services: Services, game: str | None, result: str | None, company: str | None, days: int | None, text: str
) -> Wanted:
    need(game is None or game in NAMES, "no_such_game")
    need(len(text) <= MOST_TEXT, "too_long")
    return Wanted(
        game=game,
        won=None if result is None else result == "won",
        people=None if company is None else company == "people",
        since=None if days is None else services.hub.clock() - days * DAY,
        text=text.strip(),
    )


def played(one: PlayedGame, user: User | None) -> Played:
    return Played(
        table=info(one.game.table, user),
        seat=one.seat,
        started=one.started,
        finished=one.game.finished,
        places=list(one.game.places),
        scores=list(one.scores),
        ladder=one.ladder,
        rating=one.rating,
        change=one.change,
        place=f"{one.game.finished}-{one.game.table.id}",
    )


# ---- my games --------------------------------------------------------------------------------------------------------
@get("/history", packed=True)
async def history(
    user: Asker,
    services: Here,
    game_name: FromQuery[str | None] = None,
    result: FromQuery[Literal["won", "lost"] | None] = None,
    company: FromQuery[Literal["people", "bots"] | None] = None,
    days: DAYS = None,
    text: FromQuery[str] = "",
    before: Page = None,
    limit: Limit = PAGE,
) -> History:
    """A page of my finished games, the latest first. `text` is part of an opponent's name, or a table's code."""
    who, place = known(user).id, before_place(before)
    filters = wanted(services, game_name, result, company, days, text)
    games, found, tallies = await services.storage.read(
        lambda c: (
            results.history(c, who, filters, place, limit),
            results.count(c, who, filters),
            results.tallies(c, who),
        )
    )
    return History(games=[played(one, user) for one in games], found=found, tallies=tallies)


@get("/history.zip")
async def export(user: Asker, services: Here) -> Stream:
    """The records of all my finished games."""
    who = known(user).id
    services.limit(services.limits.exports, who)
    headers = {"content-disposition": 'attachment; filename="plancia-games.zip"'}
    return Stream(zipped(services, who), media_type="application/zip", headers=headers)


class Pipe(io.RawIOBase):
    """A buffer: one part of a file is sent while the next is written."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.pieces.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        taken = b"".join(self.pieces)
        self.pieces = []
        return taken


async def zipped(services: Services, user: str) -> AsyncIterator[bytes]:
    """A few games at a time, so that a long history needs no more memory than a short one."""
    pipe, place = Pipe(), None
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        while page := await services.storage.read(partial(results.records_of, user=user, before=place, limit=AT_ONCE)):
            await asyncio.to_thread(_pack, archive, page)
            yield pipe.take()
            place = page[-1].finished, page[-1].table
    yield pipe.take()


def _pack(archive: zipfile.ZipFile, page: list[KeptRecord]) -> None:
    for kept in page:
        day = datetime.fromtimestamp(kept.finished / 1000, UTC).date()
        archive.writestr(f"{day}-{kept.table[:8]}.plancia", readable(kept.text, kept.seats))


# ---- people ----------------------------------------------------------------------------------------------------------
@get("/players/{name:str}")
async def profile(name: FromPath[str], user: Asker, services: Here) -> Profile:
    """What an account shows of itself. Only the owner sees the rest."""
    return await profile_of(services, await account(services, name), user)


async def account(services: Services, name: str) -> User:
    found = await services.identity.account(name)
    if found is None:
        raise RequestError("no_such_player")
    return found


async def profile_of(services: Services, owner: User, user: User | None) -> Profile:
    mine, visible = is_owner(owner, user), visible_parts(services, owner, user)
    ratings, tallies, games, counted, promises = await services.storage.read(
        lambda c: (
            [
                (row, results.top(c, row), results.curve(c, owner.id, row.game, row.ladder, CURVE))
                for row in results.ratings_of(c, owner.id)
            ],
            results.tallies(c, owner.id),
            results.history(c, owner.id, Wanted(public=not mine), None, RECENT),
            statistics.of_user(c, owner.id),
            results.promises(c, owner.id),
        )
    )
    return Profile(
        name=owner.name,
        joined=owner.created // DAY * DAY,
        mine=mine,
        shows=[part for part in parts_of(owner) if mine or part not in PERMISSIONS],
        ratings=[shown(*rating) for rating in ratings] if "ratings" in visible else None,
        tallies=tallies if "bots" in visible else None,
        games=[played(one, user) for one in games] if "games" in visible else None,
        statistics=counted if "statistics" in visible else None,
        promises=promises if "promises" in visible else None,
    )


def shown(row: RatingRow, top: int | None, curve: list[tuple[int, int]]) -> ShownRating:
    return ShownRating(
        game=row.game,
        ladder=row.ladder,
        rating=row.rating,
        provisional=not row.settled,
        best=row.best,
        games=row.games,
        won=row.won,
        top=top,
        curve=[RatingPoint(at=at, rating=after) for at, after in curve],
    )


def is_owner(owner: User, user: User | None) -> bool:
    return user is not None and user.id == owner.id


def visible_parts(services: Services, owner: User, user: User | None) -> set[Part]:
    """What somebody may see of a profile: its owner everything."""
    parts = PARTS if is_owner(owner, user) else parts_of(owner)
    return {part for part in parts if services.settings.has(NEEDS[part])}


def parts_of(user: User) -> tuple[Part, ...]:
    chosen = user.shows.split(",")
    return tuple(part for part in PARTS if part in chosen)


@post("/me/profile", status_code=200, scope="account")
async def show(data: JSONBody[Shows], user: Asker, services: Here) -> Profile:
    """Choose what everybody may see of my profile. At first it is nothing."""
    who = known(user)
    need(who.kind == "account", "account_needed")

    def store(connection: Connection) -> str:
        shown = dict.fromkeys(people.shown_by(connection, who.id).split(","), True) | data.parts
        parts = ",".join(part for part in PARTS if shown.get(part))
        people.change_user(connection, who.id, shows=parts)
        return parts

    parts = await services.storage.write(store)
    return await profile_of(services, msgspec.structs.replace(who, shows=parts), who)


@get("/players/{name:str}/habits")
async def habits(name: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> list[GameHabits]:
    """How an account differs from the strongest bots, counted in its latest games, if it shows that."""
    services.limit(services.limits.habits, user.id if user else address(request))
    owner = await account(services, name)
    need("habits" in visible_parts(services, owner, user), "not_shown")
    return await services.habits.of(owner.id, address(request))


@get("/players/{name:str}/reliability")
async def reliability(name: FromPath[str], user: Asker, services: Here) -> Reliability:
    """How often somebody left a game: for themselves, and for hosts of a table that waits, about the people there."""
    me, owner = known(user), await account(services, name)

    def count(connection: Connection) -> tuple[int, int]:
        need(owner.id == me.id or reading.is_guest_of(connection, owner.id, me.id), "only_the_host")
        return results.absences(connection, owner.id)

    left, games = await services.storage.read(count)
    return Reliability(left=left, games=games)


@get("/leaders/{game_name:str}")
async def leaders(
    game_name: FromPath[str], services: Here, ladder: FromQuery[Ladder] = "people", limit: LIST = MOST_LEADERS
) -> list[Leader]:
    """The best players who show their ratings; provisional ratings are left out."""
    need(game_name in NAMES, "no_such_game")
    return await services.storage.read(lambda c: results.leaders(c, game_name, ladder, limit))


def _router(*handlers: HTTPRouteHandler) -> Router:
    return Router("/api", route_handlers=handlers, opt={"scope": "play"}, tags=["history"])


# A server may do without some of them.
HISTORY = _router(history, export)
PROFILES = _router(profile, show, habits, reliability)
LEADERS = _router(leaders)
