"""Friends, blocked people and invitations. In the given transaction."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from plancia.server.storage.schema import blocks, friends, invitations, results, seats, tables, users
from plancia.server.storage.structs import from_row


class Acquaintance(Struct, frozen=True, kw_only=True):
    """A friend, or somebody who may become one."""

    id: str
    name: str
    asked: int
    since: int | None  # None: not answered yet
    by_me: bool  # who asked
    shows: str  # as in `User`


class Invitation(Struct, frozen=True, kw_only=True):
    table: str
    host: str  # by name
    guest: str
    at: int


# ---- friends ---------------------------------------------------------------------------------------------------------
def of(connection: Connection, user: str) -> list[Acquaintance]:
    """Friends and open requests, by name; without requests of people whom this person has blocked."""
    columns = (users.c.id, users.c.name, users.c.shows, friends.c.asked, friends.c.since)
    asked = select(*columns, (friends.c.user_id == user).label("by_me"))
    mine = asked.join(users, users.c.id == friends.c.friend_id).where(friends.c.user_id == user)
    theirs = asked.join(users, users.c.id == friends.c.user_id).where(_arrived(user))
    rows = [*connection.execute(mine), *connection.execute(theirs)]
    found = [from_row(Acquaintance, row) for row in rows]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))


def pending(connection: Connection, user: str) -> list[Acquaintance]:
    """Requests that nobody has answered yet."""
    return [one for one in of(connection, user) if one.since is None]


def are_friends(connection: Connection, user: str, other: str) -> bool:
    both = and_(_between(user, other), friends.c.since.is_not(None))
    return bool(connection.execute(select(exists().where(both))).scalar_one())


def ask(connection: Connection, user: str, other: str, now: int) -> None:
    """Ask somebody to become friends; if they have asked already, you are friends."""
    if accept(connection, user, other, now):
        return
    if not connection.execute(select(exists().where(_between(user, other)))).scalar_one():
        connection.execute(insert(friends), {"user_id": user, "friend_id": other, "asked": now, "since": None})


def accept(connection: Connection, user: str, other: str, now: int) -> bool:
    """Whether the other had asked."""
    asked = and_(friends.c.user_id == other, _arrived(user), friends.c.since.is_(None))
    return connection.execute(update(friends).where(asked).values(since=now)).rowcount == 1


def part(connection: Connection, user: str, other: str) -> bool:
    """End a friendship, or decline or withdraw a request; whether there was any."""
    return connection.execute(delete(friends).where(_between(user, other))).rowcount > 0


def count(connection: Connection, user: str) -> tuple[int, int]:
    """How many friends somebody has, and how many of their own requests are open."""
    either = or_(friends.c.user_id == user, friends.c.friend_id == user)
    both = select(func.count()).where(either, friends.c.since.is_not(None))
    pending = select(func.count()).where(friends.c.user_id == user, friends.c.since.is_(None))
    return connection.execute(both).scalar_one(), connection.execute(pending).scalar_one()


def requests_to(connection: Connection, user: str) -> int:
    asked = select(func.count()).where(_arrived(user), friends.c.since.is_(None))
    return connection.execute(asked).scalar_one()


def _arrived(user: str) -> ColumnElement[bool]:
    """What others asked this person, except people who are blocked: they see an open request that never arrives."""
    blocked = exists().where(blocks.c.user_id == user, blocks.c.blocked_id == friends.c.user_id)
    return and_(friends.c.friend_id == user, ~blocked)


def _between(user: str, other: str) -> ColumnElement[bool]:
    one = and_(friends.c.user_id == user, friends.c.friend_id == other)
    return or_(one, and_(friends.c.user_id == other, friends.c.friend_id == user))


class Met(Struct, frozen=True, kw_only=True):
    """Somebody with whom a person has played, and how often lately."""

    name: str
    games: int


def met(connection: Connection, user: str, games: int, limit: int) -> list[Met]:
    """Accounts in the latest games of a person who have no relation with them yet; the most frequent first."""
    mine = select(results.c.table_id).where(results.c.user_id == user, results.c.people > 1)
    latest = mine.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(games)
    lately = list(connection.execute(latest).scalars())
    count = func.count(seats.c.table_id.distinct()).label("games")
    query = select(users.c.id, users.c.name, count).join(seats, seats.c.user_id == users.c.id)
    query = query.where(seats.c.table_id.in_(lately), users.c.kind == "account", ~users.c.deleted)
    query = query.group_by(users.c.id, users.c.name)
    known = {user, *(one.id for one in of(connection, user)), *blocked_by(connection, user)}
    found = connection.execute(query.order_by(count.desc(), users.c.name, users.c.id))
    return [Met(name=row.name, games=row.games) for row in found if row.id not in known][:limit]


class Played(Struct, frozen=True, kw_only=True):
    """A public game in progress."""

    table: str
    game: str
    header: str  # JSON


def played_now(connection: Connection, users_: Iterable[str], since: int) -> dict[str, Played]:
    """The latest public game in which something has happened since that time, by user."""
    query = select(seats.c.user_id, tables.c.id, tables.c.game, tables.c.header)
    query = query.join(tables, tables.c.id == seats.c.table_id)
    lively = (tables.c.status == "playing", tables.c.public, ~tables.c.sealed, tables.c.updated >= since)
    found = connection.execute(query.where(seats.c.user_id.in_(list(users_)), *lively).order_by(tables.c.updated))
    return {row.user_id: Played(table=row.id, game=row.game, header=row.header) for row in found}


# ---- blocked people --------------------------------------------------------------------------------------------------
def block(connection: Connection, user: str, other: str) -> list[tuple[str, str]]:
    """Also ends a friendship and withdraws all invitations between the two: returns their tables and guests."""
    unblock(connection, user, other)
    connection.execute(insert(blocks), {"user_id": user, "blocked_id": other})
    part(connection, user, other)
    from_one = and_(invitations.c.host_id == user, invitations.c.user_id == other)
    between = or_(from_one, and_(invitations.c.host_id == other, invitations.c.user_id == user))
    columns = (invitations.c.table_id, invitations.c.user_id)
    withdrawn = [(row.table_id, row.user_id) for row in connection.execute(select(*columns).where(between))]
    connection.execute(delete(invitations).where(between))
    return withdrawn


def unblock(connection: Connection, user: str, other: str) -> bool:
    gone = delete(blocks).where(blocks.c.user_id == user, blocks.c.blocked_id == other)
    return connection.execute(gone).rowcount == 1


def blocked_by(connection: Connection, user: str) -> dict[str, str]:
    """Ids and names."""
    query = select(users.c.id, users.c.name).join(blocks, blocks.c.blocked_id == users.c.id)
    found = connection.execute(query.where(blocks.c.user_id == user).order_by(users.c.name, users.c.id))
    return {row.id: row.name for row in found}


def keep_apart(connection: Connection, user: str, others: Iterable[str]) -> bool:
    """Has this person blocked one of the others, or one of them this person?"""
    them = list(others)
    either = or_(
        and_(blocks.c.user_id == user, blocks.c.blocked_id.in_(them)),
        and_(blocks.c.blocked_id == user, blocks.c.user_id.in_(them)),
    )
    return bool(connection.execute(select(exists().where(either))).scalar_one())


def blocked_pairs(connection: Connection, among: Iterable[str]) -> set[frozenset[str]]:
    """Which two of these people keep apart: one of them has blocked the other."""
    them = list(among)
    query = select(blocks).where(blocks.c.user_id.in_(them), blocks.c.blocked_id.in_(them))
    return {frozenset((row.user_id, row.blocked_id)) for row in connection.execute(query)}


# ---- invitations -----------------------------------------------------------------------------------------------------
def invite(connection: Connection, table: str, user: str, host: str, now: int) -> None:
    drop_invitation(connection, table, user)
    connection.execute(insert(invitations), {"table_id": table, "user_id": user, "host_id": host, "at": now})


def drop_invitation(connection: Connection, table: str, user: str, host: str | None = None) -> bool:
    """Whether there was one, from this host."""
    gone = delete(invitations).where(invitations.c.table_id == table, invitations.c.user_id == user)
    if host is not None:
        gone = gone.where(invitations.c.host_id == host)
    return connection.execute(gone).rowcount == 1


def is_invited(connection: Connection, table: str, user: str) -> bool:
    one = and_(invitations.c.table_id == table, invitations.c.user_id == user)
    return bool(connection.execute(select(exists().where(one))).scalar_one())


def invitations_of(connection: Connection, user: str, sent: bool, limit: int) -> list[Invitation]:
    """To tables that still wait for players, the latest first: to somebody, or by them."""
    host, guest = users.alias("host"), users.alias("guest")
    columns = (invitations.c.table_id, host.c.name.label("host"), guest.c.name.label("guest"), invitations.c.at)
    query = select(*columns).join(tables, tables.c.id == invitations.c.table_id)
    query = query.join(host, host.c.id == invitations.c.host_id).join(guest, guest.c.id == invitations.c.user_id)
    whose = invitations.c.host_id == user if sent else invitations.c.user_id == user
    latest = query.where(whose, tables.c.status == "open").order_by(invitations.c.at.desc()).limit(limit)
    return [from_row(Invitation, row) for row in connection.execute(latest)]


def forget(connection: Connection, user: str) -> None:
    """Everything of a person."""
    connection.execute(delete(friends).where(or_(friends.c.user_id == user, friends.c.friend_id == user)))
    connection.execute(delete(blocks).where(or_(blocks.c.user_id == user, blocks.c.blocked_id == user)))
    connection.execute(delete(invitations).where(or_(invitations.c.user_id == user, invitations.c.host_id == user)))
