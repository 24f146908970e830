"""Tournaments, their players, rounds and tables. In the given transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select, tuple_, union, update

from plancia.server.storage.reading import Before
from plancia.server.storage.rows import NewTable, TournamentStatus
from plancia.server.storage.schema import (
    ratings,
    tables,
    tournament_players,
    tournament_rounds,
    tournament_tables,
    tournaments,
    users,
)
from plancia.server.storage.structs import AnyRow, as_row, from_row

T = TypeVar("T")
UNFINISHED = ("open", "playing")
FINISHED = ("over", "cancelled")
Numbers = tuple[int, ...]


class TournamentRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    game: str
    host: str | None
    status: TournamentStatus
    public: bool
    created: int
    starts: int | None  # None: when the host says so
    due: int | None  # when the next round starts
    ended: int | None
    round: int  # the current one, or the last; 0: none yet
    version: int
    settings: str  # JSON


class PlayerRow(Struct, frozen=True, kw_only=True):
    number: int
    user: str | None
    name: str  # of a person; "": deleted
    shows: str  # as in `User`
    rating: int | None  # in games between people; None: not rated
    provisional: bool
    bot: str
    first_round: int
    withdrawn: bool


class RoundTable(Struct, frozen=True, kw_only=True):
    """A table of a round, with its result once it is over."""

    round: int
    number: int
    table: str | None
    stage: str
    seats: Numbers
    places: Numbers = ()
    scores: tuple[int | None, ...] = ()
    absent: tuple[bool, ...] = ()


class RoundRow(Struct, frozen=True, kw_only=True):
    number: int
    started: int
    ended: int | None
    byes: Numbers


class Whole(Struct, frozen=True, kw_only=True):
    """A tournament with everything that belongs to it."""

    row: TournamentRow
    host: str  # by name
    players: tuple[PlayerRow, ...]
    rounds: tuple[RoundRow, ...]
    tables: tuple[RoundTable, ...]

    def tables_of(self, number: int) -> list[RoundTable]:
        return [table for table in self.tables if table.round == number]


class PlannedTable(Struct, frozen=True, kw_only=True):
    """A table to be created with its round."""

    new: NewTable
    seats: Numbers
    stage: str


# ---- reading ---------------------------------------------------------------------------------------------------------
def one(connection: Connection, tournament: str) -> TournamentRow | None:
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament)).first()
    return from_row(TournamentRow, row) if row else None


def whole(connection: Connection, tournament: str) -> Whole | None:
    row = one(connection, tournament)
    if row is None:
        return None
    rounds = select(tournament_rounds).where(tournament_rounds.c.tournament_id == tournament)
    name = select(users.c.name).where(users.c.id == row.host)
    return Whole(
        row=row,
        host=connection.execute(name).scalar() or "",
        players=players(connection, tournament),
        rounds=tuple(
            RoundRow(number=r.number, started=r.started, ended=r.ended, byes=_read(r.byes, Numbers))
            for r in connection.execute(rounds.order_by(tournament_rounds.c.number))
        ),
        tables=tables_of(connection, tournament),
    )


def players(connection: Connection, tournament: str) -> tuple[PlayerRow, ...]:
    of = tournament_players.c
    query = select(of.number, of.user_id, of.bot, of.first_round, of.withdrawn, users.c.name, users.c.shows)
    query = query.add_columns(ratings.c.rating, ratings.c.settled)
    query = query.join(tournaments, tournaments.c.id == of.tournament_id)
    query = query.outerjoin(users, users.c.id == of.user_id)
    own = (ratings.c.user_id == of.user_id, ratings.c.game == tournaments.c.game, ratings.c.ladder == "people")
    query = query.outerjoin(ratings, and_(*own)).where(of.tournament_id == tournament)
    return tuple(
        PlayerRow(
            number=row.number,
            user=row.user_id,
            name=row.name or "",
            shows=row.shows or "",
            rating=row.rating,
            provisional=row.rating is not None and not row.settled,
            bot=row.bot,
            first_round=row.first_round,
            withdrawn=row.withdrawn,
        )
        for row in connection.execute(query.order_by(of.number))
    )


def tables_of(connection: Connection, tournament: str) -> tuple[RoundTable, ...]:
    of = tournament_tables.c
    query = select(tournament_tables).where(of.tournament_id == tournament).order_by(of.round, of.number)
    return tuple(_table(row) for row in connection.execute(query))


def _table(row: AnyRow) -> RoundTable:
    return RoundTable(
        round=row.round,
        number=row.number,
        table=row.table_id,
        stage=row.stage,
        seats=_read(row.seats, Numbers),
        places=_read(row.places, Numbers),
        scores=_read(row.scores, tuple[int | None, ...]),
        absent=_read(row.absent, tuple[bool, ...]),
    )


def _read(text: str, kind: type[T]) -> T:
    return msgspec.json.decode(text, type=kind)


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def page(connection: Connection, ended: bool, before: Before | None, limit: int) -> list[tuple[TournamentRow, int]]:
    """Public ones, the latest first, each with the number of its players."""
    query = _counted().where(tournaments.c.public, tournaments.c.status.in_(FINISHED if ended else UNFINISHED))
    return _page(connection, query, before, limit)


def of_user(connection: Connection, user: str, before: Before | None, limit: int) -> list[tuple[TournamentRow, int]]:
    """Where a person plays or is the host."""
    of = tournament_players.c
    plays = select(of.tournament_id).where(of.user_id == user)
    own = union(plays, select(tournaments.c.id).where(tournaments.c.host == user))  # by index, unlike an `or`
    query = _counted().where(tournaments.c.id.in_(own))
    return _page(connection, query, before, limit)


def _counted() -> Select[Any]:
    of = tournament_players.c
    count = select(func.count()).where(of.tournament_id == tournaments.c.id, ~of.withdrawn).scalar_subquery()
    return select(tournaments, count.label("players"))


def _page(
    connection: Connection, query: Select[Any], before: Before | None, limit: int
) -> list[tuple[TournamentRow, int]]:
    place = tuple_(tournaments.c.created, tournaments.c.id)
    if before is not None:
        query = query.where(place < before)
    query = query.order_by(tournaments.c.created.desc(), tournaments.c.id.desc()).limit(limit)
    return [(from_row(TournamentRow, row), row.players) for row in connection.execute(query)]


def unfinished(connection: Connection, host: str | None = None) -> int:
    """How many are not over: of one host, or in all."""
    query = select(func.count()).select_from(tournaments).where(tournaments.c.status.in_(UNFINISHED))
    return connection.execute(query if host is None else query.where(tournaments.c.host == host)).scalar_one()


def to_do(connection: Connection, now: int) -> list[str]:
    """Tournaments in progress, and those whose start has come."""
    begun = or_(tournaments.c.status == "playing", tournaments.c.starts <= now)
    query = select(tournaments.c.id).where(tournaments.c.status.in_(UNFINISHED), begun)
    return list(connection.execute(query.order_by(tournaments.c.created)).scalars())


def entries_of(connection: Connection, user: str) -> list[dict[str, Any]]:
    """For the export of a person's data: where they play or are the host."""
    of = tournament_players.c
    own = and_(of.tournament_id == tournaments.c.id, of.user_id == user)
    columns = (tournaments.c.id, tournaments.c.name, tournaments.c.game, tournaments.c.created)
    hosted = (tournaments.c.host == user).label("hosted")
    query = select(*columns, hosted, of.number, of.joined, of.withdrawn).outerjoin(tournament_players, own)
    query = query.where(or_(of.user_id == user, tournaments.c.host == user)).order_by(tournaments.c.created)
    return [dict(row) | {"hosted": bool(row["hosted"])} for row in connection.execute(query).mappings()]


# ---- writing ---------------------------------------------------------------------------------------------------------
def add(connection: Connection, row: TournamentRow) -> None:
    connection.execute(insert(tournaments), as_row(row))


def change(connection: Connection, tournament: str, current: TournamentStatus, /, **columns: object) -> bool:
    """Change a tournament with this status; whether it had it."""
    where = update(tournaments).where(tournaments.c.id == tournament, tournaments.c.status == current)
    return connection.execute(where.values(**columns)).rowcount == 1


def add_player(connection: Connection, tournament: str, user: str | None, bot: str, first_round: int, now: int) -> int:
    """The number of the new player. Somebody who had withdrawn returns under the old number."""
    of = tournament_players.c
    own = [of.tournament_id == tournament, of.user_id == user]
    known = None if user is None else connection.execute(select(of.number).where(*own)).scalar()
    if known is not None:
        connection.execute(update(tournament_players).where(*own).values(withdrawn=False))
        number = int(known)
    else:
        last = connection.execute(select(func.max(of.number)).where(of.tournament_id == tournament)).scalar()
        number = (last or 0) + 1
        connection.execute(
            insert(tournament_players),
            {
                "tournament_id": tournament,
                "number": number,
                "user_id": user,
                "bot": bot,
                "joined": now,
                "first_round": first_round,
                "withdrawn": False,
            },
        )
    _new_version(connection, tournament)
    return number


def withdraw(connection: Connection, tournament: str, number: int, before_start: bool) -> None:
    """Before the start the row is deleted; later the results stay."""
    of = tournament_players.c
    own = (of.tournament_id == tournament, of.number == number)
    if before_start:
        connection.execute(delete(tournament_players).where(*own))
    else:
        connection.execute(update(tournament_players).where(*own).values(withdrawn=True))
    _new_version(connection, tournament)


def reseed(connection: Connection, tournament: str, order: Sequence[int]) -> None:
    """Number the players from 1 on in this order, given by their current numbers."""
    of = tournament_players.c
    rows = connection.execute(select(tournament_players).where(of.tournament_id == tournament)).mappings().all()
    known = {row["number"]: dict(row) for row in rows}
    connection.execute(delete(tournament_players).where(of.tournament_id == tournament))
    connection.execute(
        insert(tournament_players), [known[number] | {"number": at} for at, number in enumerate(order, 1)]
    )
    _new_version(connection, tournament)


def _new_version(connection: Connection, tournament: str) -> None:
    connection.execute(
        update(tournaments).where(tournaments.c.id == tournament).values(version=tournaments.c.version + 1)
    )


def forget(connection: Connection, user: str) -> None:
    """A deleted person withdraws; their tournaments lose their names, and so do the tables there; those not begun are
    cancelled.
    """
    of = tournament_players.c
    unstarted = select(tournaments.c.id).where(tournaments.c.status == "open")
    mine = select(of.tournament_id, of.number).where(of.user_id == user, of.tournament_id.in_(unstarted))
    for row in connection.execute(mine).all():
        withdraw(connection, row.tournament_id, row.number, before_start=True)
    left = update(tournament_players).where(of.user_id == user)
    connection.execute(left.values(user_id=None, withdrawn=True))
    hosted = tournaments.c.host == user
    connection.execute(update(tournaments).where(hosted, tournaments.c.status == "open").values(status="cancelled"))
    theirs = select(tournament_tables.c.table_id).join(tournaments).where(hosted)
    connection.execute(update(tables).where(tables.c.id.in_(theirs)).values(name=""))
    connection.execute(update(tournaments).where(hosted).values(name="", host=None))


def seeds(connection: Connection, tournament: str) -> list[int]:
    """The numbers of the players by strength: rated people, then other people, then bots; each in order of entry."""
    of = tournament_players.c
    best = select(func.max(ratings.c.rating)).where(
        ratings.c.user_id == of.user_id, ratings.c.game == tournaments.c.game
    )
    rating = best.correlate(tournament_players, tournaments).scalar_subquery().label("rating")
    query = select(of.number, of.bot, rating).join(tournaments, tournaments.c.id == of.tournament_id)
    rows = connection.execute(query.where(of.tournament_id == tournament)).all()
    order = sorted(rows, key=lambda row: (bool(row.bot), -(row.rating or 0), row.number))
    return [row.number for row in order]
