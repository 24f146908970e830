"""Reads and writes people, their tokens and the server's keys, in the given transaction."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, or_, select, update

from plancia.server.storage import friends, learning, reachable, results, series, tournaments, vacations
from plancia.server.storage.rows import TokenKind, TokenRow, User
from plancia.server.storage.schema import keys, logouts, mutes, seats, tokens, users
from plancia.server.storage.structs import AnyRow, as_row, from_row

HEARTBEAT = "heartbeat"


def key(connection: Connection, name: str) -> bytes | None:
    return connection.execute(select(keys.c.secret).where(keys.c.name == name)).scalar()


def add_key(connection: Connection, name: str, secret: bytes, now: int) -> None:
    connection.execute(insert(keys), {"name": name, "secret": secret, "created": now})


def kept_key(connection: Connection, name: str, fresh: bytes, now: int) -> bytes:
    """The stored key; the first time, the fresh one."""
    if stored := key(connection, name):
        return stored
    add_key(connection, name, fresh, now)
    return fresh


def beat(connection: Connection, now: int) -> None:
    """Overwrite the one row of the health check."""
    if not connection.execute(update(keys).where(keys.c.name == HEARTBEAT).values(created=now)).rowcount:
        add_key(connection, HEARTBEAT, b"", now)


# ---- people ----------------------------------------------------------------------------------------------------------
def add_user(connection: Connection, user: User, skeleton: str | None = None) -> None:
    connection.execute(insert(users), as_row(user, skeleton=skeleton))


def user_by_id(connection: Connection, user: str) -> User | None:
    return _user(connection.execute(select(users).where(users.c.id == user)).first())


def user_by_name(connection: Connection, name_key: str) -> tuple[User, str] | None:
    """An account and the hash of its passphrase."""
    return _user_and(connection, "name_key", name_key, "passphrase")


def lookalikes(connection: Connection, name_key: str, skeleton: str) -> list[User]:
    """Accounts and guests whose name is the same, or looks the same."""
    alike = or_(users.c.name_key == name_key, users.c.skeleton == skeleton)
    found = map(_user, connection.execute(select(users).where(alike, ~users.c.deleted)))
    return [user for user in found if user]


def without_skeleton(connection: Connection) -> list[User]:
    """People whose names were stored without a skeleton."""
    found = map(_user, connection.execute(select(users).where(users.c.skeleton.is_(None), ~users.c.deleted)))
    return [user for user in found if user]


def user_by_recovery(connection: Connection, recovery: str) -> tuple[User, str] | None:
    """A person and the hash of the recovery code."""
    return _user_and(connection, "recovery", recovery, "recovery")


def names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """Names by id; deleted users have an empty one."""
    found = connection.execute(select(users.c.id, users.c.name).where(users.c.id.in_(list(ids))))
    return {row.id: row.name for row in found}


def shown_by(connection: Connection, user: str) -> str:
    """The parts of a profile that its owner shows; "" also for people who do not exist."""
    return connection.execute(select(users.c.shows).where(users.c.id == user)).scalar() or ""


def change_user(connection: Connection, user: str, **columns: object) -> None:
    connection.execute(update(users).where(users.c.id == user, ~users.c.deleted).values(**columns))


def void_cookies(connection: Connection, user: str) -> None:
    connection.execute(update(users).where(users.c.id == user).values(epoch=users.c.epoch + 1))


# ---- logouts ---------------------------------------------------------------------------------------------------------
def end_session(connection: Connection, session: str, user: str, expires: int) -> None:
    """Revoke the cookies of this session."""
    if not has_ended(connection, session):
        connection.execute(insert(logouts), {"session": session, "user_id": user, "expires": expires})


def has_ended(connection: Connection, session: str) -> bool:
    return connection.execute(select(logouts.c.session).where(logouts.c.session == session)).first() is not None


def name_seats(connection: Connection, user: str, name: str) -> None:
    """The name that is shown at every table where the person sits."""
    connection.execute(update(seats).where(seats.c.user_id == user).values(name=name))


def forget(connection: Connection, user: str) -> None:
    """Delete all personal data; games and chat rows stay, with an empty name."""
    void_cookies(connection, user)
    name_seats(connection, user, "")
    connection.execute(delete(tokens).where(tokens.c.user_id == user))
    connection.execute(delete(mutes).where(or_(mutes.c.user_id == user, mutes.c.muted_id == user)))
    results.forget(connection, user)
    learning.forget(connection, user)
    friends.forget(connection, user)
    reachable.forget(connection, user)
    vacations.forget(connection, user)
    series.forget(connection, user)
    tournaments.forget(connection, user)
    no_name = {"name": "", "name_key": None, "skeleton": None}
    no_secrets = {"passphrase": None, "recovery": None}
    change_user(connection, user, **no_name, **no_secrets, language="", seen=0, shows="", deleted=True)


# ---- muted people ----------------------------------------------------------------------------------------------------
def muted_by(connection: Connection, user: str) -> dict[str, str]:
    """Ids and names."""
    query = select(users.c.id, users.c.name).join(mutes, mutes.c.muted_id == users.c.id)
    found = connection.execute(query.where(mutes.c.user_id == user).order_by(users.c.name, users.c.id))
    return {row.id: row.name for row in found}


def mute(connection: Connection, user: str, other: str) -> None:
    unmute(connection, user, other)
    connection.execute(insert(mutes), {"user_id": user, "muted_id": other})


def unmute(connection: Connection, user: str, other: str) -> bool:
    """Whether the other was muted."""
    return connection.execute(delete(mutes).where(mutes.c.user_id == user, mutes.c.muted_id == other)).rowcount == 1


# ---- tokens ----------------------------------------------------------------------------------------------------------
def add_token(connection: Connection, token: TokenRow) -> None:
    connection.execute(insert(tokens), as_row(token))


def token_by_id(connection: Connection, token: str) -> TokenRow | None:
    row = connection.execute(select(tokens).where(tokens.c.id == token)).first()
    return from_row(TokenRow, row) if row else None


def tokens_of(connection: Connection, user: str, kind: TokenKind) -> list[TokenRow]:
    of_kind = select(tokens).where(tokens.c.user_id == user, tokens.c.kind == kind)
    return [from_row(TokenRow, row) for row in connection.execute(of_kind.order_by(tokens.c.label, tokens.c.created))]


def use_up(connection: Connection, token: str, now: int) -> bool:
    """Whether this was the first time."""
    first = update(tokens).where(tokens.c.id == token, tokens.c.used.is_(None)).values(used=now, last_used=now)
    return connection.execute(first).rowcount == 1


def touch(connection: Connection, token: str, now: int) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token).values(last_used=now))


def drop_token(connection: Connection, user: str, token: str) -> bool:
    """Whether the person had such a token."""
    dropped = connection.execute(delete(tokens).where(tokens.c.user_id == user, tokens.c.id == token))
    return dropped.rowcount == 1


def drop_links(connection: Connection, user: str) -> None:
    """Delete unused links to other devices."""
    connection.execute(delete(tokens).where(tokens.c.user_id == user, tokens.c.kind != "api"))


def drop_spent(connection: Connection, user: str, now: int) -> None:
    """Delete expired tokens."""
    spent = or_(tokens.c.used.is_not(None), tokens.c.expires <= now)
    connection.execute(delete(tokens).where(tokens.c.user_id == user, spent))


def _user_and(connection: Connection, column: str, value: str, secret: str) -> tuple[User, str] | None:
    row = connection.execute(select(users).where(users.c[column] == value)).first()
    user = _user(row)
    return (user, getattr(row, secret)) if user else None


def _user(row: AnyRow | None) -> User | None:
    return from_row(User, row) if row is not None else None
