"""What goes into the database and comes out of it. Times are milliseconds since 1970, JSON is bytes."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct

UserKind = Literal["guest", "account"]
TokenKind = Literal["api", "device", "seat"]
Scope = Literal["bot", "play", "account"]  # of an api token, from narrow to wide
Status = Literal["open", "playing", "paused", "over", "aborted"]
SeatKind = Literal["open", "person", "bot"]
NEVER = -1  # a table that nobody comes to has nothing to do


class Discreet(Struct, frozen=True):
    """A value that leaves its secrets out when it is printed, whoever prints it."""

    SECRETS: ClassVar[frozenset[str]] = frozenset()

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [(field, getattr(self, field)) for field in self.__struct_fields__ if field not in self.SECRETS]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{field}={value!r}' for field, value in self.__rich_repr__())})"


class JournalRow(Discreet, frozen=True):
    """One thing that happened at a table; its number is its place in the journal, from 1."""

    SECRETS = frozenset({"payload"})  # an answer may be sealed

    at: int
    kind: str
    payload: bytes


class SeatRow(Struct, frozen=True):
    """Who sits where. The name of a person who was deleted is empty."""

    seat: int
    user: str | None = None
    name: str = ""
    kind: SeatKind = "open"
    colour: str = ""


class NewTable(Discreet, frozen=True, kw_only=True):
    """A table that nobody has heard of yet."""

    SECRETS = frozenset({"secret", "rows"})

    id: str
    game: str
    rules: int
    created: int
    secret: bytes
    header: bytes = b"{}"
    status: Status = "open"
    public: bool = False
    host: str | None = None
    seats: tuple[SeatRow, ...] = ()
    rows: tuple[JournalRow, ...] = ()


class TableRow(Struct, frozen=True, kw_only=True):
    """What anybody may be told about a table, its seats included."""

    id: str
    code: str
    game: str
    rules: int
    status: Status
    public: bool
    host: str | None
    created: int
    updated: int
    length: int
    header: bytes
    awaited: tuple[int, ...] = ()  # seats, as far as all may know
    topic: str = ""  # the open question, by the name of its type: only for players who are asked
    since: int = 0  # when it was asked
    seats: tuple[SeatRow, ...] = ()


class Snapshot(Discreet, frozen=True):
    """A table as it is after so many rows of its journal: a cache, the journal is the truth."""

    SECRETS = frozenset({"payload"})

    after: int
    payload: bytes


class StoredTable(Discreet, frozen=True, kw_only=True):
    """All that is needed to go on: the latest snapshot and what was written after it, from one moment."""

    SECRETS = frozenset({"secret"})

    table: TableRow
    secret: bytes
    snapshot: Snapshot | None
    rows: tuple[JournalRow, ...]
    size: int = 0  # characters of the whole journal


class Changes(Discreet, frozen=True, kw_only=True):
    """What changes together with an append; None: it stays as it is."""

    SECRETS = frozenset({"snapshot", "record"})

    status: Status | None = None
    awaited: tuple[int, ...] | None = None
    topic: str | None = None
    since: int | None = None
    wakes: int | None = None  # when it has to be awake, whoever is there; or NEVER
    quiet: bool = False  # nobody may notice it: in the lists the table is not newer by it
    public: bool | None = None
    host: str | None = None
    header: bytes | None = None
    rules: int | None = None  # the version of the rules by which the game goes on
    seats: tuple[SeatRow, ...] = ()  # only those that change
    snapshot: bytes | None = None  # after the last row of this append; older ones go
    record: str | None = None  # the game is over
    places: tuple[int, ...] = ()  # by seat, with the record
    archived: bytes | None = None  # how it looked then, for whoever has other rules


class FinishedGame(Struct, frozen=True):
    """A game that can be watched again; the record itself is asked for apart."""

    table: TableRow
    finished: int
    places: tuple[int, ...]  # by seat; none: it is not known


class User(Struct, frozen=True, kw_only=True):
    """A person. Whoever was deleted has no name."""

    id: str
    name: str
    kind: UserKind
    language: str
    created: int
    epoch: int = 0
    deleted: bool = False
    seen: int = 0  # the last visit, to the day
    banned: int = 0  # until when; 0: not at all
    muted: int = 0  # may not talk until then


class TokenRow(Discreet, frozen=True, kw_only=True):
    """A key to something; of the token itself only a hash is kept."""

    SECRETS = frozenset({"hash"})

    id: str
    hash: str
    user: str
    kind: TokenKind
    label: str = ""
    subject: str = ""
    created: int
    last_used: int | None = None
    expires: int | None = None
    used: int | None = None
    scope: Scope = "play"


class Report(Struct, frozen=True, kw_only=True):
    """What somebody wants the operator to look at."""

    id: int = 0  # given when it is stored
    at: int
    reporter: str | None
    subject: str | None  # the person it is about
    table: str | None
    reason: str
    comment: str = ""
    quoted: str = ""  # the line of chat it is about
    closed: int | None = None


class Task(Struct, frozen=True, kw_only=True):
    """What the operator wants done. The server does it, and the row stays as a log of it."""

    id: int = 0
    at: int
    actor: str  # the login name of the operator
    action: str
    subject: str = ""
    detail: str = ""
    done: int | None = None
    outcome: str = ""  # a code if it failed, else what was done
