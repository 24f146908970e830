"""What every request may use, and who is asking."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from msgspec import Struct

from plancia.server.deciding import Refused
from plancia.server.http.connection import Connection
from plancia.server.hub import Hub
from plancia.server.identity import Identity, Limiter
from plancia.server.jobs import Jobs
from plancia.server.recent import Recent
from plancia.server.storage import Storage, User

COOKIE = "plancia"
MOST_WATCHED = 32 * 1024 * 1024  # bytes


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8377
    hosts: frozenset[str] = frozenset({"127.0.0.1", "localhost", "[::1]"})  # names we answer to
    secure: bool = False  # cookies only over https
    bot_seconds: float = 10.0
    bot_worlds: int = 1
    workers: int = 2
    job_workers: int = 2


class Limits:
    """How much is too much. Keys are users where they are known, else addresses."""

    def __init__(self) -> None:
        self.addresses = Limiter(600, 10)  # a house full of people may share one
        self.requests = Limiter(120, 50)
        self.sockets = Limiter(60, 1_000)
        self.commands = Limiter(200, 10)
        self.follows = Limiter(20, 500)  # each of them may be answered with a whole story
        self.codes = Limiter(20, 3_000)  # whoever tries them all will not come far
        self.guests = Limiter(20, 30_000)
        self.logins = Limiter(8, 15_000)
        self.tables = Limiter(20, 10_000)
        self.chat = Limiter(6, 2_000)
        self.replays = Limiter(20, 1_000)  # each of them plays a whole game


class TooMany(Exception):
    """Too much at once; `wait` says for how many seconds."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        super().__init__("too_many")


class Services:
    """One of each, made when the server starts."""

    def __init__(self, settings: Settings, storage: Storage, identity: Identity, hub: Hub, jobs: Jobs) -> None:
        self.settings = settings
        self.storage = storage
        self.identity = identity
        self.hub = hub
        self.limits = Limits()
        self.connections: set[Connection] = set()
        self.jobs = jobs
        self.watched = Recent(MOST_WATCHED)  # finished games that were watched lately, packed

    def limit(self, limiter: Limiter, key: str) -> None:
        """Raises `TooMany` if this was one try too many."""
        if wait := limiter.wait(key, self.hub.clock()):
            raise TooMany(wait / 1000)

    async def who(self, cookie: str | None, authorization: str | None) -> User | None:
        """By cookie, or by an API token in the header `Authorization: Bearer …`."""
        if authorization:
            return await self.identity.check_api_token(bearer(authorization))
        return await self.identity.read_cookie(cookie) if cookie else None

    def show_out(self, user: str, token: str | None = None) -> None:
        """Who is here by what is void now has to come in anew: by this token, by cookies (""), or anyhow (None)."""
        for connection in self.connections:
            if connection.user == user and token in (None, connection.token):
                connection.let_go.set()


def bearer(authorization: str | None) -> str:
    """The token in the header; "": there is none."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else ""


Here: TypeAlias = NamedDependency[Services]  # what a handler names `services`
Asker: TypeAlias = NamedDependency[User | None]  # and `user`: who asks, if that is known


def known(user: User | None) -> User:
    if user is None:
        raise Refused("not_signed_in")
    return user
