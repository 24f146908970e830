"""Friends, blocked people and invitations over HTTP. People are named: ids stay on the server."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.server import deciding
from plancia.server.deciding import RequestError, need
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import TableInfo, info
from plancia.server.notices import collecting
from plancia.server.storage import User, friends, people
from plancia.server.storage.friends import Met

MOST_FRIENDS = 500
MOST_REQUESTS = 50  # open ones of one person
MOST_BLOCKED = 500
MOST_INVITATIONS = 20  # in a list
LATELY = 50  # games in which people have met
MOST_MET = 5
NOW = 10 * 60 * 1000  # milliseconds: at a table where nothing has happened for longer, nobody plays now
PRESENCE = "presence"  # the part of a profile that friends see


class Name(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str


class Friend(Struct, frozen=True, kw_only=True):
    name: str
    online: bool | None  # null: they do not show it
    table: str  # where they play now and everybody may watch, if they are online; "": nowhere
    game: str


class Friends(Struct, frozen=True, kw_only=True):
    """Everybody a person has a relation with, by name."""

    friends: list[Friend]
    requests: list[str]  # people who want to be friends
    asked: list[str]  # people who have not answered yet
    blocked: list[str]
    met: list[Met]  # people I have played with lately, none of the above


class Invited(Struct, frozen=True, kw_only=True):
    """An invitation to a table that waits for players."""

    table: TableInfo
    host: str
    guest: str
    at: int


class Waiting(Struct, frozen=True, kw_only=True):
    """How many people wait for my answer."""

    requests: int  # to become friends
    invitations: int


class Invitations(Struct, frozen=True, kw_only=True):
    received: list[Invited]
    sent: list[Invited]


async def other_account(services: Services, user: User, name: str) -> User:
    """Another account; guests have no friends, since nobody could tell them apart."""
    need(user.kind == "account", "account_needed")
    found = await services.identity.account(name)
    if found is None:
        raise RequestError("no_such_player")
    need(found.id != user.id, "not_for_oneself")
    return found


async def relations(services: Services, user: User) -> Friends:
    lately = services.hub.clock() - NOW
    found, blocked, met = await services.storage.read(
        lambda c: (friends.of(c, user.id), friends.blocked_by(c, user.id), friends.met(c, user.id, LATELY, MOST_MET))
    )
    shown = {one.id for one in found if one.since is not None and PRESENCE in one.shows.split(",")}
    online = await services.online(shown)
    playing = await services.storage.read(lambda c: friends.played_now(c, online, lately))
    return Friends(
        friends=[
            Friend(
                name=one.name,
                online=one.id in online if one.id in shown else None,
                **_watchable(playing.get(one.id)),
            )
            for one in found
            if one.since is not None
        ],
        requests=[one.name for one in found if one.since is None and not one.by_me],
        asked=[one.name for one in found if one.since is None and one.by_me],
        blocked=list(blocked.values()),
        met=met,
    )


def _watchable(played: friends.Played | None) -> dict[str, str]:
    """The table where a friend plays, unless it has no spectators."""
    shows = played is not None and msgspec.json.decode(played.header).get("spectators", True)
    return {"table": played.table, "game": played.game} if played is not None and shows else {"table": "", "game": ""}


# ---- friends ---------------------------------------------------------------------------------------------------------
@get("/friends")
async def mine(user: Asker, services: Here) -> Friends:
    """My friends, open requests, the people I have blocked, and others I have played with lately."""
    return await relations(services, known(user))


@post("/friends", status_code=200)
async def ask(data: JSONBody[Name], user: Asker, services: Here) -> Friends:
    """Ask somebody to become friends. If they have asked me already, we are friends."""
    me = known(user)
    services.limit(services.limits.friends, me.id)
    other = await other_account(services, me, data.name)
    now = services.hub.clock()

    def add(connection: Connection) -> None:
        together, pending = friends.count(connection, me.id)
        need(together < MOST_FRIENDS and pending < MOST_REQUESTS, "too_many_friends")
        if friends.unblock(connection, me.id, other.id):
            people.unmute(connection, me.id, other.id)
        friends.ask(connection, me.id, other.id, now)
        # Somebody who is blocked does not find out: the request is open, but it never arrives.
        arrives = not friends.keep_apart(connection, me.id, [other.id])
        if arrives and services.notices is not None and not friends.are_friends(connection, me.id, other.id):
            collecting.befriended(connection, other.id, me.id, now)

    await services.storage.write(add)
    await services.apply_mutes(me.id)
    return await relations(services, me)


@post("/friends/{name:str}/accept", status_code=200)
async def accept(name: FromPath[str], user: Asker, services: Here) -> Friends:
    """Accept a request."""
    me = known(user)
    other, now = await other_account(services, me, name), services.hub.clock()
    need(await services.storage.write(lambda c: friends.accept(c, me.id, other.id, now)), "no_such_friend")
    return await relations(services, me)


@delete("/friends/{name:str}", status_code=200)
async def part(name: FromPath[str], user: Asker, services: Here) -> Friends:
    """End a friendship, decline a request, or withdraw my own."""
    me = known(user)
    other = await other_account(services, me, name)
    need(await services.storage.write(lambda c: friends.part(c, me.id, other.id)), "no_such_friend")
    return await relations(services, me)


# ---- blocked people --------------------------------------------------------------------------------------------------
@post("/blocks", status_code=200)
async def block(data: JSONBody[Name], user: Asker, services: Here) -> Friends:
    """Block somebody: we are no longer friends, they cannot invite me or sit down where I sit, and I see no chat of
    theirs. No seat is kept for them at my tables, or for me at theirs. They are not notified.
    """
    me = known(user)
    services.limit(services.limits.friends, me.id)
    other = await other_account(services, me, data.name)

    def add(connection: Connection) -> list[tuple[str, str]]:
        need(len(friends.blocked_by(connection, me.id)) < MOST_BLOCKED, "too_many_friends")
        people.mute(connection, me.id, other.id)
        return friends.block(connection, me.id, other.id)

    for table, guest in await services.storage.write(add):
        await open_seats(services, table, guest)
    await services.apply_mutes(me.id)
    return await relations(services, me)


@delete("/blocks/{name:str}", status_code=200)
async def unblock(name: FromPath[str], user: Asker, services: Here) -> Friends:
    """Unblock somebody; their chat is shown again, too."""
    me = known(user)
    other = await other_account(services, me, name)
    need(await services.storage.write(lambda c: friends.unblock(c, me.id, other.id)), "not_blocked")
    await services.identity.unmute(me.id, other.id)
    await services.apply_mutes(me.id)
    return await relations(services, me)


@get("/waiting")
async def waiting(user: Asker, services: Here) -> Waiting:
    """For a badge on every page."""
    me = known(user).id
    requests, received = await services.storage.read(
        lambda c: (friends.requests_to(c, me), friends.invitations_of(c, me, False, MOST_INVITATIONS))
    )
    return Waiting(requests=requests, invitations=len(received))


# ---- invitations -----------------------------------------------------------------------------------------------------
@get("/invitations")
async def invitations(user: Asker, services: Here) -> Invitations:
    """Invitations to tables that still wait for players: to me, and mine to others."""
    return await invitations_of(services, known(user))


async def invitations_of(services: Services, me: User) -> Invitations:
    received, sent = await services.storage.read(
        lambda c: (
            friends.invitations_of(c, me.id, False, MOST_INVITATIONS),
            friends.invitations_of(c, me.id, True, MOST_INVITATIONS),
        )
    )
    return Invitations(received=await _with_tables(services, me, received), sent=await _with_tables(services, me, sent))


async def _with_tables(services: Services, user: User, found: list[friends.Invitation]) -> list[Invited]:
    rows = [(one, await services.storage.table(one.table)) for one in found]
    return [
        Invited(table=info(row, user), host=one.host, guest=one.guest, at=one.at)
        for one, row in rows
        if row is not None
    ]


@delete("/invitations/{table:str}", status_code=200)
async def decline(table: FromPath[str], user: Asker, services: Here) -> Invitations:
    """Decline an invitation. The seat is free for everybody then."""
    me = known(user)
    need(await services.storage.write(lambda c: friends.drop_invitation(c, table, me.id)), "no_such_invitation")
    await open_seats(services, table, me.id)
    return await invitations_of(services, me)


@delete("/invitations/{table:str}/{name:str}", status_code=200)
async def withdraw(table: FromPath[str], name: FromPath[str], user: Asker, services: Here) -> Invitations:
    """Withdraw an invitation of mine. The seat is free for everybody then."""
    me = known(user)
    guest = (await other_account(services, me, name)).id
    need(await services.storage.write(lambda c: friends.drop_invitation(c, table, guest, me.id)), "no_such_invitation")
    await open_seats(services, table, guest)
    return await invitations_of(services, me)


async def open_seats(services: Services, table: str, guest: str) -> None:
    """Nobody waits any longer for somebody who was invited to this table."""
    with suppress(RequestError):  # the game has begun, or the table is gone
        live = await services.hub.open(table)
        await live.do(lambda t: deciding.decline(t, guest))


ROUTES = Router(
    "/api",
    route_handlers=[mine, ask, accept, part, block, unblock, waiting, invitations, decline, withdraw],
    opt={"scope": "account"},
    tags=["friends"],
)
