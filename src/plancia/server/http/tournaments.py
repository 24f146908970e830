"""Tournaments over HTTP: create, find, join, withdraw, start, cancel."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.bots import BOTS
from plancia.games import NAMES, game
from plancia.server.clock import PACES
from plancia.server.deciding import RequestError, need
from plancia.server.directing import Settings, entrants_of, rounds_of, settings_of
from plancia.server.http.new_table import agreed, title_of
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import PAGE, Limit, Page, before_place
from plancia.server.storage import User, friends, new_id
from plancia.server.storage import tournaments as store
from plancia.server.storage.tournaments import PlayerRow, RoundTable, TournamentRow, Whole
from plancia.server.tournaments import (
    MOST_PLAYERS,
    MOST_ROUNDS,
    Format,
    Setup,
    number_of_rounds,
    standings,
    tie_breaks,
)

MOST_UNFINISHED = 100  # tournaments of this server
MOST_MINUTES = 7 * 24 * 60  # for a no-show, and between two rounds
FURTHEST = 90 * 24 * 60 * 60 * 1000  # milliseconds until the start


class NewTournament(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    game: str
    format: Format
    seats: int  # at each table
    rounds: int = 0  # 0: as many as usual for the number of players
    duplicate: bool = False
    options: dict[str, Any] = {}
    pace: str = "quick"
    rated: bool = False
    public: bool = True
    most: int = 32  # players
    bots: str = ""  # the level of bots that complete tables; "": no bots
    fill: int = 0  # bots fill the field up to this number of players
    no_show: int = 10  # minutes until a player who has not appeared loses
    pause: int = 2  # minutes between two rounds
    starts: int | None = None  # milliseconds since 1970; null: when the host starts it


class TournamentInfo(Struct, frozen=True, kw_only=True):
    """What a list of tournaments shows."""

    id: str
    name: str  # "": its host was deleted
    game: str
    status: Literal["open", "playing", "over", "cancelled"]
    public: bool
    created: int
    starts: int | None
    ended: int | None
    round: int  # the present one, or the last; 0: none yet
    rounds: int  # how many there will be
    players: int
    most: int
    format: Format
    seats: int
    duplicate: bool
    pace: str
    rated: bool
    place: str  # in a list: the next page is `before` that of the last one


class TournamentPlayer(Struct, frozen=True, kw_only=True):
    """A row of the standings."""

    number: int
    name: str  # "": a bot, or deleted
    bot: str  # the level; "": a person
    mine: bool
    withdrawn: bool
    place: int
    points: int
    rounds: list[int | None]  # points by round; null: not played, or in progress
    ties: list[int]  # by tie-break


class TournamentTable(Struct, frozen=True, kw_only=True):
    number: int
    table: str  # "": deleted
    stage: str  # the group that plays here; "": no group
    players: list[int]  # their numbers, by seat
    places: list[int]  # none: in progress
    scores: list[int | None]
    hidden: bool  # nobody may watch before the round is over


class TournamentRound(Struct, frozen=True, kw_only=True):
    number: int
    started: int
    ended: int | None
    byes: list[int]  # numbers of players
    tables: list[TournamentTable]


class TournamentPage(Struct, frozen=True, kw_only=True):
    """Everything about a tournament."""

    info: TournamentInfo
    host: str  # by name
    hosted: bool  # by the user
    joined: bool
    may_join: bool
    options: dict[str, Any]
    bots: str
    fill: int
    no_show: int  # minutes
    pause: int
    due: int | None  # when the next round starts
    players: list[TournamentPlayer]  # the best first
    tie_breaks: list[str]  # their names, in the order in which they count
    rounds: list[TournamentRound]


# ---- answers ---------------------------------------------------------------------------------------------------------
def info(row: TournamentRow, players: int) -> TournamentInfo:
    settings = settings_of(row)
    return TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        status=row.status,
        public=row.public,
        created=row.created,
        starts=row.starts,
        ended=row.ended,
        round=row.round,
        rounds=row.round if row.ended else max(row.round, number_of_rounds(settings, players)),
        players=players,
        most=settings.most,
        format=settings.format,
        seats=settings.seats,
        duplicate=settings.duplicate,
        pace=settings.pace,
        rated=settings.rated,
        place=f"{row.created}-{row.id}",
    )


def page(whole: Whole, user: User | None) -> TournamentPage:
    row, settings = whole.row, settings_of(whole.row)
    own = player_of(whole, user)
    started = [player for player in whole.players if player.first_round == 1]
    active = [player for player in whole.players if not player.withdrawn]
    return TournamentPage(
        info=info(row, len(active) if row.status == "open" else len(started)),
        host=whole.host,
        hosted=user is not None and row.host == user.id,
        joined=own is not None and not own.withdrawn,
        may_join=may_join(whole, settings, own),
        options=settings.options,
        bots=settings.bots,
        fill=settings.fill,
        no_show=settings.no_show,
        pause=settings.pause,
        due=row.due,
        players=ranked(whole, settings, user),
        tie_breaks=list(tie_breaks(settings)),
        rounds=[
            TournamentRound(
                number=one.number,
                started=one.started,
                ended=one.ended,
                byes=list(one.byes),
                tables=[shown(table, settings, one.ended) for table in whole.tables_of(one.number)],
            )
            for one in whole.rounds
        ],
    )


def ranked(whole: Whole, settings: Setup, user: User | None) -> list[TournamentPlayer]:
    by_number = {player.number: player for player in whole.players}
    return [
        TournamentPlayer(
            number=one.number,
            name=by_number[one.number].name,
            bot=by_number[one.number].bot,
            mine=user is not None and by_number[one.number].user == user.id,
            withdrawn=by_number[one.number].withdrawn,
            place=one.place,
            points=one.points,
            rounds=list(one.rounds),
            ties=list(one.ties),
        )
        for one in standings(settings, entrants_of(whole.players), rounds_of(whole))
    ]


def shown(table: RoundTable, settings: Setup, ended: int | None) -> TournamentTable:
    return TournamentTable(
        number=table.number,
        table=table.table or "",
        stage=table.stage,
        players=list(table.seats),
        places=list(table.places),
        scores=list(table.scores),
        hidden=settings.duplicate and ended is None,
    )


def player_of(whole: Whole, user: User | None) -> PlayerRow | None:
    return next((player for player in whole.players if user is not None and player.user == user.id), None)


def may_join(whole: Whole, settings: Settings, own: PlayerRow | None) -> bool:
    """Before the start, and in Swiss tournaments as long as a round is left."""
    people = sum(not player.bot and not player.withdrawn for player in whole.players)
    if (own is not None and not own.withdrawn) or people >= settings.most:
        return False
    if whole.row.status == "open":
        return True
    started = sum(player.first_round == 1 for player in whole.players)
    late = settings.takes_late_players and whole.row.round < number_of_rounds(settings, started)
    return whole.row.status == "playing" and late


async def found(services: Services, tournament: str) -> Whole:
    whole = await services.storage.read(lambda c: store.whole(c, tournament)) if tournament.isalnum() else None
    if whole is None:
        raise RequestError("no_such_tournament")
    return whole


# ---- checks ----------------------------------------------------------------------------------------------------------
def checked(services: Services, data: NewTournament) -> Settings:
    """Check all settings before the tournament is created."""
    need(data.game in NAMES, "no_such_game")
    need(data.seats in game(data.game).SEATS and data.seats > 1, "wrong_number_of_seats")
    need(data.pace in PACES, "no_such_pace")
    need(data.rounds in range(MOST_ROUNDS + 1), "bad_tournament")
    need(data.most in range(data.seats, MOST_PLAYERS + 1) and data.fill in range(data.most + 1), "bad_tournament")
    need(data.no_show in range(1, MOST_MINUTES + 1) and data.pause in range(MOST_MINUTES + 1), "bad_tournament")
    need(not data.duplicate or data.format in ("swiss", "round_robin"), "no_duplicate")
    need(not data.bots or data.bots in BOTS, "no_such_bot")
    need(data.bots or not data.fill, "bad_tournament")
    need(not data.options.get("edition"), "edition_not_rated")
    now = services.hub.clock()
    need(data.starts is None or now <= data.starts <= now + FURTHEST, "bad_tournament")
    return Settings(
        format=data.format,
        seats=data.seats,
        rounds=data.rounds,
        duplicate=data.duplicate,
        options=agreed(data.game, data.options, data.seats),
        pace=data.pace,
        rated=data.rated,
        most=data.most,
        bots=data.bots,
        fill=data.fill,
        no_show=data.no_show,
        pause=data.pause,
    )


def an_account(user: User | None) -> User:
    need(known(user).kind == "account", "account_needed")
    return known(user)


async def hosted(services: Services, tournament: str, user: User | None) -> Whole:
    whole = await found(services, tournament)
    need(whole.row.host == known(user).id, "only_the_host")
    return whole


# ---- routes ----------------------------------------------------------------------------------------------------------
@post("/tournaments")
async def create(data: JSONBody[NewTournament], request: AnyRequest, user: Asker, services: Here) -> TournamentPage:
    """A new tournament. It waits for players until its host starts it, or until its time."""
    host, limits, now = an_account(user), services.limits, services.hub.clock()
    settings = checked(services, data)
    name = title_of(services, data.name, host.id)
    need(name, "title-length")
    services.limit(limits.tournaments, host.id)
    services.limit(limits.table_makers, address(request))
    row = TournamentRow(
        id=new_id(),
        name=name,
        game=data.game,
        host=host.id,
        status="open",
        public=data.public,
        created=now,
        starts=data.starts,
        due=None,
        ended=None,
        round=0,
        version=0,
        settings=msgspec.json.encode(settings).decode(),
    )

    def add(connection: Connection) -> None:
        need(store.unfinished(connection, host.id) < limits.most_tournaments, "too_many_tournaments")
        need(store.unfinished(connection) < MOST_UNFINISHED, "too_many_tournaments")
        store.add(connection, row)

    await services.storage.write(add)
    return page(await found(services, row.id), user)


@get("/tournaments", scope="bot")
async def public(
    services: Here, ended: FromQuery[bool] = False, before: Page = None, limit: Limit = PAGE
) -> list[TournamentInfo]:
    """A page of public tournaments, the latest first: open ones and those in progress, or those that are over."""
    place = before_place(before)
    rows = await services.storage.read(lambda c: store.page(c, ended, place, limit))
    return [info(row, players) for row, players in rows]


@get("/tournaments/mine", scope="bot")
async def mine(user: Asker, services: Here, before: Page = None, limit: Limit = PAGE) -> list[TournamentInfo]:
    """A page of tournaments where I play or am the host, the latest first."""
    who, place = known(user).id, before_place(before)
    rows = await services.storage.read(lambda c: store.of_user(c, who, place, limit))
    return [info(row, players) for row, players in rows]


@get("/tournaments/{tournament:str}", scope="bot")
async def one(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """Standings, rounds and tables."""
    return page(await found(services, tournament), user)


@post("/tournaments/{tournament:str}/join", status_code=200)
async def join(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """Enter the tournament; a Swiss one also later, from the next round on."""
    who, now = an_account(user), services.hub.clock()
    services.limit(services.limits.entries, who.id)

    def enter(connection: Connection) -> None:
        whole = store.whole(connection, tournament) if tournament.isalnum() else None
        if whole is None:
            raise RequestError("no_such_tournament")
        own = player_of(whole, who)
        need(own is None or own.withdrawn, "joined_already")
        need(may_join(whole, settings_of(whole.row), own), "entries_are_closed")
        if whole.row.host is not None:
            need(not friends.keep_apart(connection, who.id, [whole.row.host]), "not_with_these")
        store.add_player(connection, tournament, who.id, "", whole.row.round + 1, now)

    await services.storage.write(enter)
    return page(await found(services, tournament), user)


@post("/tournaments/{tournament:str}/withdraw", status_code=200)
async def withdraw(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """Leave the tournament. A game in progress is resigned; the points so far stay."""
    who = known(user)
    services.limit(services.limits.entries, who.id)
    whole = await found(services, tournament)
    own = player_of(whole, who)
    if own is None or own.withdrawn:
        raise RequestError("not_in_tournament")
    need(whole.row.status in store.UNFINISHED, "tournament_is_over")
    await services.director.withdraw(whole, own)
    return page(await found(services, tournament), user)


@post("/tournaments/{tournament:str}/start", status_code=200)
async def start(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """The host closes the entries and starts the first round."""
    whole = await hosted(services, tournament, user)
    need(whole.row.status == "open", "game_has_begun")
    need(await services.director.start(whole), "too_few_players")
    await services.director.look_after(tournament)
    return page(await found(services, tournament), user)


@post("/tournaments/{tournament:str}/cancel", status_code=200)
async def cancel(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """The host ends the tournament; games in progress end without a result."""
    whole = await hosted(services, tournament, user)
    need(whole.row.status in store.UNFINISHED, "tournament_is_over")
    await services.director.cancel(whole)
    return page(await found(services, tournament), user)


ROUTES = Router(
    "/api",
    route_handlers=[create, public, mine, one, join, withdraw, start, cancel],
    opt={"scope": "play"},
    tags=["tournaments"],
)
