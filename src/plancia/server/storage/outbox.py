"""Notices that are due, and which process sends them. In the given transaction.

Every notice is a row with a time. A process claims a few rows for some minutes, in one statement, so that only one
process sends them. If it dies, the others get its rows afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, tuple_, update

from plancia.server.storage.codes import new_id
from plancia.server.storage.reachable import Event, Reach, count_devices
from plancia.server.storage.reading import missing
from plancia.server.storage.rows import Channel, NoticeState
from plancia.server.storage.schema import (
    journal,
    notice_settings,
    notices,
    records,
    results,
    seats,
    tables,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from plancia.server.storage.structs import as_row, from_row, upsert

DIGEST = "digest"  # the event of an e-mail that stands for many


class Notice(Struct, frozen=True, kw_only=True):
    """A notice to a person on one channel."""

    id: str
    user: str
    channel: Channel
    event: str
    subject: str  # which question, which invitation: there is one notice for each
    table_id: str | None = None
    other_id: str | None = None
    created: int
    due: int
    tries: int = 0


class Asked(Struct, frozen=True, kw_only=True):
    """A person whose answer is missing."""

    table: str
    user: str
    seat: int
    since: int  # when the question was asked
    ends: int  # when their time ends; -1: never
    header: bytes


class Begun(Struct, frozen=True, kw_only=True):
    """A person whose round of a tournament has begun."""

    table: str
    user: str
    started: int
    header: bytes


class Ended(Struct, frozen=True, kw_only=True):
    """A person whose game is over."""

    table: str
    user: str
    finished: int
    header: bytes


# ---- what has happened -----------------------------------------------------------------------------------------------
def asked_since(connection: Connection, after: int) -> list[Asked]:
    """People with notices who were asked after that time and have not answered; other people play with them, or it is
    a tournament.
    """
    query = select(tables.c.id, tables.c.header, tables.c.since, tables.c.missing, seats.c.seat, seats.c.user_id)
    query = query.join(seats, seats.c.table_id == tables.c.id)
    query = query.join(notice_settings, notice_settings.c.user_id == seats.c.user_id)
    query = query.where(tables.c.status == "playing", tables.c.since > after, or_(_in_company(), _in_tournament()))
    found = []
    for row in connection.execute(query):
        ends = dict(missing(row.missing)).get(row.seat)
        if ends is not None:
            one = {"table": row.id, "user": row.user_id, "seat": row.seat, "since": row.since, "ends": ends}
            found.append(Asked(**one, header=row.header.encode()))
    return found


def _in_company() -> ColumnElement[bool]:
    """Another person plays at the table."""
    other = seats.alias("other")
    return (
        select(other.c.seat)
        .where(other.c.table_id == seats.c.table_id, other.c.kind == "person", other.c.user_id != seats.c.user_id)
        .exists()
    )


def _in_tournament() -> ColumnElement[bool]:
    return select(tournament_tables.c.number).where(tournament_tables.c.table_id == tables.c.id).exists()


def begun_since(connection: Connection, after: int, user: str | None = None) -> list[Begun]:
    """People with notices whose round began after that time, and who wait at their table for somebody else; or one of
    them.
    """
    query = select(tables.c.id, tables.c.header, tables.c.missing, seats.c.seat, seats.c.user_id)
    query = query.add_columns(tournament_rounds.c.started).select_from(tournaments)
    now = and_(tournament_rounds.c.tournament_id == tournaments.c.id, tournament_rounds.c.number == tournaments.c.round)
    query = query.join(tournament_rounds, now)
    theirs = (tournament_rounds.c.tournament_id, tournament_rounds.c.number)
    query = query.join(
        tournament_tables, tuple_(tournament_tables.c.tournament_id, tournament_tables.c.round) == tuple_(*theirs)
    )
    query = query.join(tables, tables.c.id == tournament_tables.c.table_id)
    query = query.join(seats, seats.c.table_id == tables.c.id)
    query = query.join(notice_settings, notice_settings.c.user_id == seats.c.user_id)
    begun = [tournaments.c.status == "playing", tournament_rounds.c.started > after, tables.c.status == "playing"]
    if user is not None:
        begun.append(seats.c.user_id == user)
    return [
        Begun(table=row.id, user=row.user_id, started=row.started, header=row.header.encode())
        for row in connection.execute(query.where(*begun))
        if row.seat not in dict(missing(row.missing))
    ]


def has_arrived(connection: Connection, table: str, user: str) -> bool:
    """Whether a player of a tournament has come to the table."""
    theirs = select(seats.c.seat).where(seats.c.table_id == table, seats.c.user_id == user)
    own = set(connection.execute(theirs).scalars())
    arrivals = select(journal.c.payload).where(journal.c.table_id == table, journal.c.kind == "Arrived")
    return any(msgspec.json.decode(text)["seat"] in own for text in connection.execute(arrivals).scalars())


def end_of_time(connection: Connection, table: str, user: str, since: int) -> int | None:
    """When a person who still has to answer that question runs out of time (-1: never). None: they have answered."""
    question = select(tables.c.missing).where(tables.c.id == table, tables.c.since == since)
    row = connection.execute(question.where(tables.c.status == "playing")).first()
    theirs = select(seats.c.seat).where(seats.c.table_id == table, seats.c.user_id == user)
    own = set(connection.execute(theirs).scalars())
    ends = [end for seat, end in missing(row.missing) if seat in own] if row is not None else []
    return min(ends, key=lambda end: (end < 0, end), default=None)


def ended_since(connection: Connection, after: int, user: str | None = None) -> list[Ended]:
    """People with notices whose game with other people ended after that time; or one of them."""
    query = select(results.c.table_id, results.c.user_id, records.c.finished, tables.c.header)
    query = query.join(records, records.c.table_id == results.c.table_id)
    query = query.join(tables, tables.c.id == results.c.table_id)
    query = query.join(notice_settings, notice_settings.c.user_id == results.c.user_id)
    ended = [records.c.finished > after, results.c.people > 1]
    if user is not None:
        ended += [results.c.user_id == user, results.c.finished > after]
    found = connection.execute(query.where(*ended).order_by(records.c.finished))
    return [Ended(table=r.table_id, user=r.user_id, finished=r.finished, header=r.header.encode()) for r in found]


# ---- the rows --------------------------------------------------------------------------------------------------------
def add(connection: Connection, rows: Iterable[Notice]) -> None:
    """Add notices; one that exists already, sent or not, stays as it is."""
    new = [as_row(row, claimed=0, state="waiting", done=None) for row in rows]
    if new:
        connection.execute(upsert(connection, notices).on_conflict_do_nothing(), new)


def channels_for(connection: Connection, reach: Reach, event: Event) -> list[Channel]:
    """The channels on which a person wants this and can be reached."""
    has = {
        "email": bool(reach.email and reach.confirmed is not None),
        "webhook": bool(reach.webhook),
        "push": count_devices(connection, reach.user) > 0,
    }
    return [channel for channel in reach.wishes.get(event, ()) if has[channel]]


def new_notice(
    reach: Reach,
    channel: Channel,
    event: str,
    subject: str,
    now: int,
    due: int,
    table: str | None = None,
    other: str | None = None,
) -> Notice:
    return Notice(
        id=new_id(),
        user=reach.user,
        channel=channel,
        event=event,
        subject=subject,
        table_id=table,
        other_id=other,
        created=now,
        due=due,
    )


def claim(connection: Connection, now: int, until: int, most: int) -> list[Notice]:
    """Take some of the notices that are due; nobody else gets them until that time."""
    due = select(notices.c.id).where(notices.c.state == "waiting", notices.c.due <= now, notices.c.claimed <= now)
    due = due.order_by(notices.c.due).limit(most).with_for_update(skip_locked=True)  # SQLite has one writer anyway
    take = update(notices).where(notices.c.id.in_(due)).values(claimed=until, tries=notices.c.tries + 1)
    rows = connection.execute(take.returning(notices)).all()
    return sorted((from_row(Notice, row) for row in rows), key=lambda notice: (notice.due, notice.id))


def finish(connection: Connection, notice: str, state: NoticeState, now: int) -> None:
    done = update(notices).where(notices.c.id == notice).values(state=state, done=now, claimed=0)
    connection.execute(done)


def put_off(connection: Connection, notice: str, due: int, count: bool) -> None:
    """Try again later. If it does not `count`, nothing has failed."""
    tries = notices.c.tries if count else notices.c.tries - 1
    connection.execute(update(notices).where(notices.c.id == notice).values(due=due, claimed=0, tries=tries))


def is_any_due(connection: Connection, now: int) -> bool:
    due = select(notices.c.id).where(notices.c.state == "waiting", notices.c.due <= now, notices.c.claimed <= now)
    return connection.execute(due.limit(1)).first() is not None


def due_soon(connection: Connection, before: int) -> list[Notice]:
    """Notices about tables that will be due by then."""
    soon = select(notices).where(notices.c.state == "waiting", notices.c.due <= before, notices.c.table_id.is_not(None))
    return [from_row(Notice, row) for row in connection.execute(soon)]


def wait_at_least(connection: Connection, ids: Sequence[str], due: int) -> None:
    connection.execute(update(notices).where(notices.c.id.in_(ids), notices.c.due < due).values(due=due))


def sent_lately(connection: Connection, user: str, channel: Channel, after: int) -> int:
    """How many a person has been sent on a channel since that time."""
    query = select(func.count()).where(notices.c.user_id == user, notices.c.channel == channel)
    return connection.execute(query.where(notices.c.state == "sent", notices.c.done > after)).scalar_one()


def drop_old(connection: Connection, before: int) -> None:
    """Delete notices that were done long ago, or could never be sent."""
    connection.execute(delete(notices).where(notices.c.done < before))
    connection.execute(delete(notices).where(notices.c.state == "waiting", notices.c.created < before))
