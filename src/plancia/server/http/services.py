"""The services that requests use, and the user of a request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from msgspec import Struct

from plancia.server.admission import Commands
from plancia.server.deciding import RequestError
from plancia.server.figures import Durations
from plancia.server.health import Health
from plancia.server.http.connection import Connection
from plancia.server.http.settings import Settings
from plancia.server.hub import Hub
from plancia.server.identity import Identity, Limiter
from plancia.server.identity.tokens import token_id
from plancia.server.jobs import Jobs
from plancia.server.recent import Recent
from plancia.server.storage import Scope, Storage, User

ROW = 100  # bytes of the database for a line of a journal, besides what it says
MOST_WATCHED = 32 * 1024 * 1024  # bytes
# What a token may do, from little to much; a person at a browser may do all of it. Each includes those before it.
Right: TypeAlias = Scope | Literal["browser"]
BROWSER: Final = "browser"
RIGHTS: tuple[Right, ...] = ("bot", "play", "account", BROWSER)
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Limits:
    """The limits. Keys are users where they are known, else addresses."""

    def __init__(self) -> None:
        self.addresses = Limiter(600, 10)  # a house full of people may share one
        self.requests = Limiter(120, 50)
        self.sockets = Limiter(60, 1_000)
        self.commands = Limiter(200, 10)
        self.follows = Limiter(20, 500)  # each may be answered with all facts of a game
        self.codes = Limiter(20, 3_000)  # against guessing
        self.guests = Limiter(20, 30_000)
        self.logins = Limiter(8, 15_000)
        self.accounts = Limiter(8, 60_000)  # each of them is a hash that takes a while
        self.tables = Limiter(20, 10_000)
        self.table_makers = Limiter(60, 5_000)  # by address: guests are made in one click
        self.most_open_tables = 20  # of one host, that wait for players
        self.most_tables = 200  # of one host, that are not over
        self.most_sockets = 50  # of one person, or of one address of strangers
        self.written = Limiter(2_000_000, 1)  # bytes written to journals by one person
        self.written_from = Limiter(20_000_000, 0.1)  # and all who share an address
        self.chat = Limiter(6, 2_000)
        self.names = Limiter(5, 600_000)  # an account with a new name takes it away from guests
        self.reports = Limiter(5, 600_000)
        self.reporters = Limiter(20, 120_000)  # by address: guests are made in one click
        self.exports = Limiter(3, 600_000)  # each reads everything a person has ever written
        self.replays = Limiter(20, 1_000)  # each of them plays a whole game
        self.editions = Limiter(10, 10_000)  # by address: nobody has to be known


class TooMany(Exception):
    """Too many requests; `wait` is the number of seconds until the next one is accepted."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        super().__init__("too_many")


class Caller(Struct, frozen=True):
    """The user of a request, their scope, and the keys for limits."""

    user: User | None
    scope: Right = BROWSER
    token: str = ""
    session: str = ""
    renewed: str = ""  # the renewed cookie

    def may(self, needed: Right) -> bool:
        """Requests without a user are allowed here: handlers that need a user reject them."""
        return self.user is None or RIGHTS.index(self.scope) >= RIGHTS.index(needed)


NOBODY = Caller(None)


class Services:
    """One of each, made when the server starts."""

    def __init__(self, settings: Settings, storage: Storage, identity: Identity, hub: Hub, jobs: Jobs) -> None:
        self.settings = settings
        self.storage = storage
        self.identity = identity
        self.hub = hub
        self.limits = Limits()
        self.connections: set[Connection] = set()
        self.count_connections: Callable[[], int] = lambda: len(self.connections)  # a server knows all of them
        self.commands_took = Durations()  # by command
        self.commands = Commands()
        self.lag = Durations()  # of the event loop
        self.health = Health(storage, hub.clock)
        self.muted: dict[str, int] = {}  # by the operator: until when
        self.jobs = jobs
        self.watched = Recent(MOST_WATCHED)  # finished games that were watched lately, packed

    def limit(self, limiter: Limiter, key: str) -> None:
        """Count a request; raise `TooMany` if it exceeds the limit."""
        if wait := limiter.wait(key, self.hub.clock()):
            raise TooMany(wait / 1000)

    def wait_to_write(self, user: str, address: str, size: int) -> int:
        """0: this much may be written to journals. Otherwise the milliseconds to wait."""
        now, cost = self.hub.clock(), size + ROW
        limited = ((self.limits.written, user), (self.limits.written_from, address))
        return next((wait for limiter, key in limited if (wait := limiter.wait(key, now, cost))), 0)

    def write(self, user: str, address: str, size: int = 0) -> None:
        """Raises `TooMany` if this person or this address has written too much lately."""
        if wait := self.wait_to_write(user, address, size):
            raise TooMany(wait / 1000)

    async def who(self, connection: AnyConnection) -> Caller:
        """By cookie, or by an API token in the header `Authorization: Bearer …`."""
        if authorization := connection.headers.get("authorization"):
            text = bearer(authorization)
            found = await self.identity.check_api_token(text)
            return Caller(found[0], found[1], token=token_id(text) or "") if found else NOBODY
        cookie = connection.cookies.get(self.settings.cookie_name(connection.headers.get("host", "")))
        visit = await self.identity.visit(cookie) if cookie else None
        return Caller(visit.user, BROWSER, session=visit.session, renewed=visit.renewed) if visit else NOBODY

    def is_banned(self, user: User) -> bool:
        return user.banned > self.hub.clock()

    def is_muted(self, user: str) -> bool:
        """By the operator; checked without reading, since it is asked for every line of chat."""
        return self.muted.get(user, 0) > self.hub.clock()

    async def forget(self, user: str) -> None:
        """Delete a person's data and everything they wrote; their games continue without them."""
        await self.identity.delete(user)
        self.show_out(user)
        await self.hub.leaves(user)
        await self.identity.forget_talk(user)  # chat that arrived while the person was deleted

    def show_out(self, user: str, token: str | None = None, session: str | None = None) -> None:
        """Disconnect sessions whose credentials were revoked: this token, all cookies (""), or everything (None)."""
        for connection in self.connections:
            by_this = token in (None, connection.token) and session in (None, connection.session)
            if connection.user == user and by_this:
                connection.let_go.set()


def bearer(authorization: str | None) -> str:
    """The token in the header; "": there is none."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else ""


Here: TypeAlias = NamedDependency[Services]  # a handler's parameter `services`
Asker: TypeAlias = NamedDependency[User | None]  # and `user`: the user of the request, if known


def known(user: User | None) -> User:
    if user is None:
        raise RequestError("not_signed_in")
    return user
