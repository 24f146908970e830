"""What lists and pages of tournaments show."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from plancia.server.directing import Settings, entrants_of, rounds_of, settings_of
from plancia.server.storage import User
from plancia.server.storage.tournaments import PlayerRow, RoundTable, TournamentRow, Whole
from plancia.server.tournaments import Format, Setup, Standing, number_of_rounds, standings, tie_breaks


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
    round: int  # the current one, or the last; 0: none yet
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
    rating: int | None  # in games between people; null: there is none, or the player does not show it
    provisional: bool
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
    absent: list[bool]  # by seat: did not appear, resigned, or was replaced by a bot; they score nothing
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


def page(whole: Whole, user: User | None, rated: bool) -> TournamentPage:
    """`rated`: does this server have ratings?"""
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
        players=ranked(whole, settings, user, rated),
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


def ranked(whole: Whole, settings: Setup, user: User | None, rated: bool) -> list[TournamentPlayer]:
    by_number = {player.number: player for player in whole.players}
    table = standings(settings, entrants_of(whole.players), rounds_of(whole))
    return [in_standings(one, by_number[one.number], user, rated) for one in table]


def in_standings(one: Standing, player: PlayerRow, user: User | None, rated: bool) -> TournamentPlayer:
    mine = user is not None and player.user == user.id
    visible = rated and (mine or "ratings" in player.shows.split(","))
    return TournamentPlayer(
        number=one.number,
        name=player.name,
        bot=player.bot,
        rating=player.rating if visible else None,
        provisional=visible and player.provisional,
        mine=mine,
        withdrawn=player.withdrawn,
        place=one.place,
        points=one.points,
        rounds=list(one.rounds),
        ties=list(one.ties),
    )


def shown(table: RoundTable, settings: Setup, ended: int | None) -> TournamentTable:
    return TournamentTable(
        number=table.number,
        table=table.table or "",
        stage=table.stage,
        players=list(table.seats),
        places=list(table.places),
        scores=list(table.scores),
        absent=list(table.absent),
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
