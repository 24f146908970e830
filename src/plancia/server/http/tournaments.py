"""Tournaments over HTTP: create, find, join, withdraw, start, cancel."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.bots import BOTS
from plancia.games import NAMES, game
from plancia.server.clock import PACES
from plancia.server.deciding import RequestError, need
from plancia.server.directing import Settings, settings_of
from plancia.server.http.new_table import agreed, title_of
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import PAGE, Limit, Page, before_place
from plancia.server.http.tournament_page import TournamentInfo, TournamentPage, info, may_join, page, player_of
from plancia.server.storage import User, friends, new_id
from plancia.server.storage import tournaments as store
from plancia.server.storage.tournaments import TournamentRow, Whole
from plancia.server.tournaments import MOST_PLAYERS, MOST_ROUNDS, Format

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


async def found(services: Services, tournament: str) -> Whole:
    whole = await services.storage.read(lambda c: store.whole(c, tournament)) if tournament.isalnum() else None
    if whole is None:
        raise RequestError("no_such_tournament")
    return whole


async def shown(services: Services, tournament: str, user: User | None) -> TournamentPage:
    return page(await found(services, tournament), user, services.settings.has("ratings"))


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
    need(not data.rated or services.settings.has("ratings"), "no_ratings")
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
    return await shown(services, row.id, user)


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
    return await shown(services, tournament, user)


@post("/tournaments/{tournament:str}/join", status_code=200)
async def join(
    tournament: FromPath[str], user: Asker, services: Here, anyway: FromQuery[bool] = False
) -> TournamentPage:
    """Enter the tournament; a Swiss one also later, from the next round on. `anyway`: even if I may have to meet
    somebody whom I have blocked, or who has blocked me.
    """
    who, now = an_account(user), services.hub.clock()
    services.limit(services.limits.entries, who.id)

    def enter(connection: Connection) -> None:
        whole = store.whole(connection, tournament) if tournament.isalnum() else None
        if whole is None:
            raise RequestError("no_such_tournament")
        own = player_of(whole, who)
        need(own is None or own.withdrawn, "joined_already")
        settings = settings_of(whole.row)
        need(may_join(whole, settings, own), "entries_are_closed")
        if whole.row.host is not None:
            need(not friends.keep_apart(connection, who.id, [whole.row.host]), "not_with_host")
        others = [player.user for player in whole.players if player.user is not None and not player.withdrawn]
        if not settings.can_keep_apart(settings.most) and not anyway:
            need(not friends.keep_apart(connection, who.id, others), "meets_blocked")
        store.add_player(connection, tournament, who.id, "", whole.row.round + 1, now)

    await services.storage.write(enter)
    return await shown(services, tournament, user)


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
    return await shown(services, tournament, user)


@post("/tournaments/{tournament:str}/start", status_code=200)
async def start(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """The host closes the entries and starts the first round."""
    whole = await hosted(services, tournament, user)
    need(whole.row.status == "open", "game_has_begun")
    need(await services.director.start(whole), "too_few_players")
    await services.director.look_after(tournament)
    return await shown(services, tournament, user)


@post("/tournaments/{tournament:str}/cancel", status_code=200)
async def cancel(tournament: FromPath[str], user: Asker, services: Here) -> TournamentPage:
    """The host ends the tournament; games in progress end without a result."""
    whole = await hosted(services, tournament, user)
    need(whole.row.status in store.UNFINISHED, "tournament_is_over")
    await services.director.cancel(whole)
    return await shown(services, tournament, user)


ROUTES = Router(
    "/api",
    route_handlers=[create, public, mine, one, join, withdraw, start, cancel],
    opt={"scope": "play"},
    tags=["tournaments"],
)
