"""The services that requests use, and the user of a request."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from msgspec import Struct

from plancia.server.admission import Commands
from plancia.server.deciding import RequestError
from plancia.server.directing import Director
from plancia.server.figures import Durations
from plancia.server.habits import Habits
from plancia.server.health import Health
from plancia.server.http.connection import Connection, Outbox
from plancia.server.http.settings import Settings
from plancia.server.hub import Hub
from plancia.server.identity import Identity, Limiter
from plancia.server.identity.tokens import token_id
from plancia.server.jobs import Jobs
from plancia.server.live import LiveTable
from plancia.server.notices.sender import Sender
from plancia.server.recent import Recent
from plancia.server.reviewing import Reviews
from plancia.server.storage import Scope, Storage, User, counting

ROW = 100  # bytes of the database for a line of a journal, besides its content
HERE = 3 * 60 * 1000  # milliseconds after a request somebody still counts as online
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
        self.friends = Limiter(20, 30_000)
        self.notices = Limiter(30, 5_000)
        self.devices = Limiter(10, 60_000)
        self.letters = Limiter(3, 1_200_000)  # to confirm an address: by person, by address and by network
        self.notice_tests = Limiter(5, 60_000)
        self.notice_links = Limiter(30, 5_000)  # by network address
        self.vacations = Limiter(6, 600_000)  # each changes all tables of a person
        self.titles = Limiter(10, 60_000)  # names of tables
        self.tournaments = Limiter(3, 600_000)
        self.entries = Limiter(20, 10_000)  # to tournaments, and withdrawals
        self.most_tournaments = 3  # of one host, that are not over
        self.reports = Limiter(5, 600_000)
        self.reporters = Limiter(20, 120_000)  # by address: guests are made in one click
        self.exports = Limiter(3, 600_000)  # each reads everything a person has ever written
        self.replays = Limiter(20, 1_000)  # each of them plays a whole game
        self.reviews = Limiter(6, 60_000)  # each takes a process for a while
        self.hints = Limiter(10, 3_000)
        self.habits = Limiter(10, 3_000)  # each may replay a person's games
        self.puzzles = Limiter(30, 2_000)
        self.editions = Limiter(10, 10_000)  # by address: no login is needed


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
        self.director = Director(hub, storage)
        self.limits = Limits()
        self.connections: set[Connection] = set()
        self.outbox = Outbox()
        self.process, self.processes = 0, 1  # our number among the processes on this port, and how many there are
        self.count_connections: Callable[[], int] = lambda: len(self.connections)  # a server knows all of them
        self.commands_took = Durations()  # by command
        self.commands = Commands()
        self.lag = Durations()  # of the event loop
        self.health = Health(storage, hub.clock)
        self.muted: dict[str, int] = {}  # by the operator: until when
        self.seen: dict[str, int] = {}  # the last request of each person
        self.jobs = jobs
        self.reviews = Reviews(storage, jobs, hub.clock)
        self.habits = Habits(storage, jobs)
        self._counting_key = identity.derived_key("limits")
        self.watched = Recent(MOST_WATCHED)  # finished games that were watched lately, packed
        hub.cluster.on("revoked", lambda _, values: self._show_out(values["user"], values["token"], values["session"]))
        hub.cluster.on("silenced", lambda _, values: self.muted.update(values["until"]))
        self.notices: Sender | None = None  # None: switched off

    def limit(self, limiter: Limiter, key: str) -> None:
        """Count a request; raise `TooMany` if it exceeds the limit."""
        if wait := limiter.wait(key, self.hub.clock()):
            raise TooMany(wait / 1000)

    async def limit_everywhere(self, name: str, key: str) -> None:
        """The same for limits that protect credentials: they count in all processes together."""
        limiter: Limiter = getattr(self.limits, name)
        self.limit(limiter, key)
        if not self.hub.cluster.shared:
            return
        hashed = hmac.digest(self._counting_key, f"{name} {key}".encode(), "sha256").hex()
        burst, refill, now = limiter.burst, limiter.refill, self.hub.clock()
        if wait := await self.storage.write(lambda c: counting.wait(c, hashed, burst, refill, now), shared=True):
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

    def see(self, user: str) -> None:
        """Note a visit of this person. Only the last few minutes are kept."""
        now = self.hub.clock()
        self.seen.pop(user, None)  # so that the oldest come first
        self.seen[user] = now
        while (oldest := next(iter(self.seen))) and self.seen[oldest] < now - HERE:
            del self.seen[oldest]

    def online_here(self) -> set[str]:
        """The people connected to a table in this process, or here a moment ago."""
        lately = self.hub.clock() - HERE
        return {c.user for c in self.connections if c.user} | {u for u, at in self.seen.items() if at >= lately}

    async def online(self, among: Iterable[str]) -> set[str]:
        """Those of these people who are online, in any process."""
        wanted, lately = set(among), self.hub.clock() - HERE
        here = self.online_here() & wanted
        if not self.hub.cluster.shared:
            return here
        return here | await self.storage.read(lambda c: counting.visited(c, wanted - here, lately))

    async def note_visits(self) -> None:
        """Announce to the other processes who is online here."""
        here, now = self.online_here(), self.hub.clock()
        if here:
            await self.storage.write(lambda c: counting.note_visits(c, here, now), shared=True)

    async def tidy_up(self) -> None:
        """Delete what was counted with the other processes and no longer matters."""
        now = self.hub.clock()
        await self.storage.write(lambda c: counting.forget(c, now), shared=True)

    def looking(self) -> set[tuple[str, str]]:
        """The players who have a table open: table and user."""
        return {
            (table, listener.user)
            for table, live in self.hub.live.items()
            for listener in live.listeners
            if listener.user and listener.seats
        } | set(self.hub.elsewhere.players())

    def is_banned(self, user: User) -> bool:
        return user.banned > self.hub.clock()

    def is_muted(self, user: str) -> bool:
        """By the operator; checked without reading, since it is asked for every line of chat."""
        return self.muted.get(user, 0) > self.hub.clock()

    async def forget(self, user: str) -> None:
        """Delete a person's data and everything they wrote; their games continue without them."""
        await self.identity.delete(user)
        await self.show_out(user)
        await self.hub.leaves(user)
        await self.identity.forget_talk(user)  # chat that arrived while the person was deleted

    async def show_out(self, user: str, token: str | None = None, session: str | None = None) -> None:
        """Disconnect sessions whose credentials were revoked: this token, all cookies (""), or everything (None)."""
        self._show_out(user, token, session)
        await self.hub.cluster.announce("revoked", user=user, token=token, session=session)

    async def show_names(self, *users: User) -> None:
        """Show new names at all tables."""
        for user in users:
            self.hub.call(user.id, user.name)
        await self.hub.cluster.announce("renamed", users=[user.id for user in users])

    async def apply_mutes(self, user: str) -> None:
        """A user has muted or unmuted somebody: apply it at all tables."""
        self.hub.mute(user, frozenset(await self.identity.muted(user)))
        await self.hub.cluster.announce("muted", user=user)

    async def write_in_gallery(self, live: LiveTable, user: str, text: str) -> None:
        """A line of the spectators' chat. It is not stored, so the other processes get its words."""
        await live.write_in_gallery(user, text)
        line = live.gallery.lines[-1]
        await self.hub.cluster.announce("gallery", table=live.table.id, user=user, text=line.text, at=line.at)

    def _show_out(self, user: str, token: str | None, session: str | None) -> None:
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
