"""Names of people: an account owns its name and all names that look like it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection

from plancia.server.identity.errors import IdentityError
from plancia.server.identity.names import name_key, numbered
from plancia.server.identity.skeletons import skeleton
from plancia.server.storage import User, people


class Renamed(Struct, frozen=True):
    """A person with a new name, and the guests who had to give up theirs for it."""

    user: User
    others: tuple[User, ...] = ()


def existing(connection: Connection, user: str) -> User:
    found = people.user_by_id(connection, user)
    if found is None or found.deleted:
        raise IdentityError("user-unknown")
    return found


def add_skeletons(connection: Connection) -> None:
    """Compute the skeletons of names that were stored without one."""
    for user in people.without_skeleton(connection):
        people.change_user(connection, user.id, skeleton=skeleton(user.name))


def _others_called(connection: Connection, user: str, name: str) -> list[User]:
    """The people whose names look like this one."""
    return [other for other in people.lookalikes(connection, name_key(name), skeleton(name)) if other.id != user]


def refuse_taken(connection: Connection, user: str, name: str) -> None:
    """Check that no other account has this name or one that looks like it."""
    if any(other.kind == "account" for other in _others_called(connection, user, name)):
        raise IdentityError("name-taken")


def claim(connection: Connection, user: str, name: str) -> Renamed:
    """Give the name to this account. Guests with that name get a number after it."""
    refuse_taken(connection, user, name)
    others = []
    for other in _others_called(connection, user, name):
        others.append(named(connection, other.id, numbered(other.name)))
    people.change_user(connection, user, name_key=name_key(name))
    return Renamed(named(connection, user, name), tuple(others))


def named(connection: Connection, user: str, name: str) -> User:
    people.change_user(connection, user, name=name, skeleton=skeleton(name))
    people.name_seats(connection, user, name)
    return existing(connection, user)
