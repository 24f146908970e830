"""How games ended: the history of a person, their ratings, and the best players. In the given transaction."""

from __future__ import annotations

from math import ceil
from statistics import mean
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from plancia.server import rating
from plancia.server.rating import Rating, Standing
from plancia.server.storage import statistics
from plancia.server.storage.codes import clean_code
from plancia.server.storage.reading import COLUMNS, Before, numbers, with_seats
from plancia.server.storage.rows import FinishedGame, Ladder, Outcome, SeatOutcome
from plancia.server.storage.schema import journal, ratings, records, results, seats, tables, tournament_tables, users
from plancia.server.storage.structs import from_row

STARTED = "Started"


class Wanted(Struct, frozen=True, kw_only=True):
    """Which games of a history; None: any."""

    game: str | None = None
    won: bool | None = None
    people: bool | None = None  # at least one other person played
    public: bool = False  # only games that everybody may watch
    since: int | None = None
    text: str = ""  # in the name of an opponent, or the code of the table


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A game in somebody's history."""

    game: FinishedGame
    seat: int  # of that person
    started: int
    scores: tuple[int | None, ...]  # by seat
    ladder: Ladder | None
    rating: int | None
    change: int | None


class Tally(Struct, frozen=True, kw_only=True):
    """How many games, and how many of them won."""

    game: str
    level: str  # of the strongest bot, in games without other people; "": games with people
    games: int
    won: int


class RatingRow(Struct, frozen=True, kw_only=True):
    """Somebody's rating in one game."""

    user: str
    game: str
    ladder: Ladder
    mu: float
    sigma: float
    rating: int
    best: int
    games: int
    won: int
    settled: bool
    updated: int


class Leader(Struct, frozen=True, kw_only=True):
    name: str
    rating: int
    games: int
    won: int


def strength(connection: Connection, ids: list[str]) -> dict[str, float]:
    """By table: the mean rating of its players in its game, as far as they have one.

    In two steps: in one, SQLite reads every rating of the game for each player.
    """
    query = select(seats.c.table_id, seats.c.user_id, tables.c.game).join(tables, tables.c.id == seats.c.table_id)
    playing = connection.execute(query.where(seats.c.table_id.in_(ids), seats.c.user_id.is_not(None))).all()
    theirs = select(ratings.c.user_id, ratings.c.game, ratings.c.rating)
    known: dict[tuple[str, str], list[int]] = {}
    for row in connection.execute(theirs.where(ratings.c.user_id.in_({row.user_id for row in playing}))):
        known.setdefault((row.user_id, row.game), []).append(row.rating)
    by_table: dict[str, list[int]] = {}
    for row in playing:
        by_table.setdefault(row.table_id, []).extend(known.get((row.user_id, row.game), []))
    return {table: mean(found) for table, found in by_table.items() if found}


# ---- writing ---------------------------------------------------------------------------------------------------------
def add(connection: Connection, table: str, outcome: Outcome) -> None:
    """Store how the game ended, and change the ratings. A game counts once."""
    if connection.execute(select(exists().where(results.c.table_id == table))).scalar_one():
        return
    finished = connection.execute(select(tables.c.updated).where(tables.c.id == table)).scalar_one()
    changed = _rate(connection, outcome, finished)
    people = sum(not seat.bot for seat in outcome.seats)
    began = select(func.min(journal.c.at)).where(journal.c.table_id == table, journal.c.kind == STARTED)
    shared = {
        "table_id": table,
        "game": outcome.game,
        "started": connection.execute(began).scalar() or finished,
        "finished": finished,
        "players": len(outcome.seats),
        "people": people,
        "level": rating.strongest([seat.bot for seat in outcome.seats if seat.bot]),
        "ladder": outcome.ladder,
    }
    rows = [shared | _row(number, seat, changed) for number, seat in enumerate(outcome.seats)]
    connection.execute(insert(results), rows)
    statistics.add(connection, outcome)


def _row(number: int, seat: SeatOutcome, changed: dict[str, tuple[int, int]]) -> dict[str, Any]:
    after, change = changed.get(seat.user or "", (None, None))
    return {
        "seat": number,
        "user_id": seat.user,
        "bot": seat.bot,
        "place": seat.place,
        "score": seat.score,
        "absent": seat.absent,
        "rating": after,
        "change": change,
        "kept": seat.kept,
        "broken": seat.broken,
    }


def _rate(connection: Connection, outcome: Outcome, now: int) -> dict[str, tuple[int, int]]:
    """The new ratings; returns what people see of them: by user, the rating and its change."""
    if outcome.ladder is None:
        return {}
    game, ladder, behind = outcome.game, outcome.ladder, len(outcome.seats) + 1
    known = {seat.user: one_rating(connection, seat.user, game, ladder) for seat in outcome.seats if seat.user}
    standings = [  # somebody who left is behind everybody who stayed, however well the bot did
        Standing(_strength(seat, known), behind if seat.absent else seat.place, seat.team) for seat in outcome.seats
    ]
    changed = {}
    for seat, standing, new in zip(outcome.seats, standings, rating.rated(standings), strict=True):
        if not seat.user:
            continue
        before = known[seat.user] or _unrated(seat.user, game, ladder)
        after = replace(
            before,
            mu=new.mu,
            sigma=new.sigma,
            rating=new.shown,
            best=max(before.best, new.shown) if new.settled else before.best,
            games=before.games + 1,
            won=before.won + (standing.place == 1),
            settled=new.settled,
            updated=now,
        )
        _store(connection, after)
        changed[seat.user] = after.rating, after.rating - standing.rating.shown
    return changed


def _strength(seat: SeatOutcome, known: dict[str, RatingRow | None]) -> Rating:
    if not seat.user:
        return rating.of_bot(seat.bot)
    row = known[seat.user]
    return Rating(row.mu, row.sigma) if row else Rating()


def _unrated(user: str, game: str, ladder: Ladder) -> RatingRow:
    new = Rating()
    return RatingRow(
        user=user,
        game=game,
        ladder=ladder,
        mu=new.mu,
        sigma=new.sigma,
        rating=new.shown,
        best=0,
        games=0,
        won=0,
        settled=False,
        updated=0,
    )


def _store(connection: Connection, row: RatingRow) -> None:
    key = {"user_id": row.user, "game": row.game, "ladder": row.ladder}
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name not in ("user", "game", "ladder")}
    at = and_(*(ratings.c[name] == value for name, value in key.items()))
    if not connection.execute(update(ratings).where(at).values(**values)).rowcount:
        connection.execute(insert(ratings), key | values)


def forget(connection: Connection, user: str) -> None:
    """The games stay, without this person; their ratings go."""
    connection.execute(update(results).where(results.c.user_id == user).values(user_id=None))
    connection.execute(delete(ratings).where(ratings.c.user_id == user))
    statistics.forget(connection, user)


# ---- reading ---------------------------------------------------------------------------------------------------------
def one_rating(connection: Connection, user: str, game: str, ladder: Ladder) -> RatingRow | None:
    at = and_(ratings.c.user_id == user, ratings.c.game == game, ratings.c.ladder == ladder)
    row = connection.execute(select(ratings).where(at)).first()
    return from_row(RatingRow, row) if row else None


def ratings_of(connection: Connection, user: str) -> list[RatingRow]:
    rows = connection.execute(
        select(ratings).where(ratings.c.user_id == user).order_by(ratings.c.game, ratings.c.ladder)
    )
    return [from_row(RatingRow, row) for row in rows]


def history(connection: Connection, user: str, wanted: Wanted, before: Before | None, limit: int) -> list[PlayedGame]:
    """A person's finished games, the latest first."""
    own = ("seat", "started", "finished", "ladder", "rating", "change")
    mine = select(*COLUMNS, *(results.c[name] for name in own), records.c.places)
    mine = mine.select_from(results).join(tables, tables.c.id == results.c.table_id)
    mine = mine.join(records, records.c.table_id == results.c.table_id).where(*_conditions(user, wanted))
    if before is not None:
        mine = mine.where(tuple_(results.c.finished, results.c.table_id) < before)
    mine = mine.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(limit)
    rows = connection.execute(mine).all()
    scores = _scores(connection, [row.id for row in rows])
    return [
        PlayedGame(
            game=FinishedGame(table, row.finished, numbers(row.places)),
            seat=row.seat,
            started=row.started,
            scores=scores[table.id],
            ladder=row.ladder,
            rating=row.rating,
            change=row.change,
        )
        for table, row in zip(with_seats(connection, rows), rows, strict=True)
    ]


def count(connection: Connection, user: str, wanted: Wanted) -> int:
    """How many games a history has in all."""
    found = select(func.count()).select_from(results).where(*_conditions(user, wanted))
    return connection.execute(found).scalar_one()


def _conditions(user: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [results.c.user_id == user]
    if wanted.game is not None:
        found.append(results.c.game == wanted.game)
    if wanted.won is not None:
        found.append(results.c.place == 1 if wanted.won else results.c.place > 1)
    if wanted.people is not None:
        found.append(results.c.people > 1 if wanted.people else results.c.people <= 1)
    if wanted.public:
        watched = tables.alias("watched")
        found.append(exists().where(watched.c.id == results.c.table_id, watched.c.public, ~watched.c.sealed))
    if wanted.since is not None:
        found.append(results.c.finished >= wanted.since)
    if wanted.text:
        found.append(_contains(user, wanted.text))
    return found


def _contains(user: str, text: str) -> ColumnElement[bool]:
    """The name of an opponent contains this text, or it is the code of the table.

    Counts them, because PostgreSQL would answer `exists` by reading the names in all games of the server.
    """
    opponents = select(func.count()).where(
        seats.c.table_id == results.c.table_id,
        func.coalesce(seats.c.user_id, "") != user,
        func.lower(seats.c.name).contains(text.lower(), autoescape=True),
    )
    table = select(tables.c.id).where(tables.c.code == clean_code(text)).scalar_subquery()
    return or_(opponents.correlate(results).scalar_subquery() > 0, results.c.table_id == table)


def _scores(connection: Connection, of: list[str]) -> dict[str, tuple[int | None, ...]]:
    rows = select(results.c.table_id, results.c.score).where(results.c.table_id.in_(of))
    scores: dict[str, list[int | None]] = {table: [] for table in of}
    for row in connection.execute(rows.order_by(results.c.table_id, results.c.seat)) if of else ():
        scores[row.table_id].append(row.score)
    return {table: tuple(found) for table, found in scores.items()}


def tallies(connection: Connection, user: str) -> list[Tally]:
    """All games of a person: with other people, and against bots by their strongest level, for each game."""
    level = case((results.c.people > 1, ""), else_=results.c.level)
    won = func.sum(case((results.c.place == 1, 1), else_=0))
    columns = (results.c.game, level.label("level"), func.count().label("games"), won.label("won"))
    query = select(*columns).where(results.c.user_id == user).group_by(results.c.game, level)
    return [from_row(Tally, row) for row in connection.execute(query)]


def curve(connection: Connection, user: str, game: str, ladder: Ladder, most: int) -> list[tuple[int, int]]:
    """The latest ratings, oldest first: time and number."""
    own = (results.c.user_id == user, results.c.game == game, results.c.ladder == ladder)
    latest = select(results.c.finished, results.c.rating).where(*own).order_by(results.c.finished.desc()).limit(most)
    return [(row.finished, row.rating) for row in reversed(connection.execute(latest).all())]


def top(connection: Connection, row: RatingRow) -> int | None:
    """Among which best percent of all players this one is; None: the rating is provisional."""
    if not row.settled:
        return None
    better = func.sum(case((ratings.c.rating > row.rating, 1), else_=0))
    same = (ratings.c.game == row.game, ratings.c.ladder == row.ladder, ratings.c.settled)
    found = connection.execute(select(func.count().label("players"), better.label("better")).where(*same)).one()
    return ceil(100 * (int(found.better) + 1) / int(found.players))


def leaders(connection: Connection, game: str, ladder: Ladder, limit: int) -> list[Leader]:
    """The best players, without provisional ratings and without people who keep theirs private."""
    columns = (users.c.name, ratings.c.rating, ratings.c.games, ratings.c.won)
    query = select(*columns).join(users, users.c.id == ratings.c.user_id)
    query = query.where(ratings.c.game == game, ratings.c.ladder == ladder, ratings.c.settled)
    query = query.where(users.c.shows.contains("ratings"))
    best = query.order_by(ratings.c.rating.desc(), ratings.c.user_id).limit(limit)
    return [from_row(Leader, row) for row in connection.execute(best)]


class KeptRecord(Struct, frozen=True, kw_only=True):
    """A record that still contains private deals of others."""

    table: str
    finished: int
    seats: tuple[int, ...]  # of the person
    text: str


def records_of(connection: Connection, user: str, before: Before | None, limit: int) -> list[KeptRecord]:
    """A person's games, the latest first."""
    query = _open_records(results.c.table_id, results.c.finished, records.c.text).where(results.c.user_id == user)
    if before is not None:
        query = query.where(tuple_(results.c.finished, results.c.table_id) < before)
    query = query.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(limit)
    rows = connection.execute(query).all()
    own: dict[str, list[int]] = {row.table_id: [] for row in rows}
    theirs = select(seats.c.table_id, seats.c.seat).where(seats.c.table_id.in_(own), seats.c.user_id == user)
    for row in connection.execute(theirs) if own else ():
        own[row.table_id].append(row.seat)
    return [
        KeptRecord(table=row.table_id, finished=row.finished, seats=tuple(own[row.table_id]), text=row.text)
        for row in rows
    ]


def _open_records(*columns: ColumnElement[Any]) -> Select[Any]:
    """Without games of tournaments that are sealed until the round is over."""
    query = select(*columns).join(records, records.c.table_id == results.c.table_id)
    in_round = exists().where(tournament_tables.c.table_id == tables.c.id)
    return query.join(tables, tables.c.id == results.c.table_id).where(~(tables.c.sealed & in_round))


def own_games(connection: Connection, user: str, game: str, most: int) -> list[tuple[str, int]]:
    """The latest games that a person has played to the end: table and seat."""
    query = _open_records(results.c.table_id, results.c.seat)
    query = query.where(results.c.user_id == user, results.c.game == game, ~results.c.absent)
    rows = connection.execute(query.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(most))
    return [(row.table_id, row.seat) for row in rows]


class PromiseRecord(Struct, frozen=True, kw_only=True):
    """How somebody has kept their word, in games with other people."""

    kept: int
    broken: int


def promises(connection: Connection, user: str) -> PromiseRecord:
    """Over all games with other people; a person who plays with bots alone could promise anything."""
    total = (func.coalesce(func.sum(results.c[name]), 0).label(name) for name in ("kept", "broken"))
    row = connection.execute(select(*total).where(results.c.user_id == user, results.c.people > 1)).one()
    return PromiseRecord(kept=int(row.kept), broken=int(row.broken))


def absences(connection: Connection, user: str) -> tuple[int, int]:
    """In how many games with other people the person left early, and how many there were."""
    left = func.coalesce(func.sum(case((results.c.absent, 1), else_=0)), 0)
    query = select(left.label("left"), func.count().label("games"))
    row = connection.execute(query.where(results.c.user_id == user, results.c.people > 1)).one()
    return int(row.left), int(row.games)
