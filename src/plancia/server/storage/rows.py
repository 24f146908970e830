"""The rows of the database as structs. Times are milliseconds since 1970, JSON is bytes."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct

UserKind = Literal["guest", "account"]
TokenKind = Literal["api", "device", "seat"]
Scope = Literal["bot", "play", "account"]  # of an api token, from narrow to wide
Status = Literal["open", "playing", "paused", "over", "aborted"]
SeatKind = Literal["open", "person", "bot"]
TournamentStatus = Literal["open", "playing", "over", "cancelled"]
Recurs = Literal["", "weekly", "after"]  # when a table opens again: a week later, or after its game
Ladder = Literal["people", "bots"]  # of ratings: games among people only, and games with bots
Channel = Literal["email", "push", "webhook"]  # ways to reach somebody who is not here
NoticeState = Literal["waiting", "sent", "dropped", "failed"]
NEVER = -1  # a table without a timed event


class Discreet(Struct, frozen=True):
    """A value that hides its secrets when it is printed."""

    SECRETS: ClassVar[frozenset[str]] = frozenset()

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [(field, getattr(self, field)) for field in self.__struct_fields__ if field not in self.SECRETS]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{field}={value!r}' for field, value in self.__rich_repr__())})"


class JournalRow(Discreet, frozen=True):
    """One event of a table; its number is its position in the journal, from 1."""

    SECRETS = frozenset({"payload"})  # an answer may be sealed

    at: int
    kind: str
    payload: bytes


class SeatRow(Struct, frozen=True):
    """A seat and its player. The name of a deleted person is empty."""

    seat: int
    user: str | None = None
    name: str = ""
    kind: SeatKind = "open"
    colour: str = ""


class NewTable(Discreet, frozen=True, kw_only=True):
    """A new table."""

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
    name: str = ""
    sealed: bool = False
    recurs: Recurs = ""
    recurs_at: int = 0
    recurs_left: int = 0


class TableRow(Discreet, frozen=True, kw_only=True):
    """The public data of a table, including its seats."""

    SECRETS = frozenset({"missing"})

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
    # Seats whose players have not answered, and when their time ends (-1: never): under a seal only they may know it.
    missing: tuple[tuple[int, int], ...] = ()
    seats: tuple[SeatRow, ...] = ()
    name: str = ""  # given by the host
    sealed: bool = False  # only its players may follow it until its round of a tournament is over
    recurs: Recurs = ""
    recurs_left: int = 0  # how many times it opens again

    def seats_of(self, user: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.user == user]

    def waits_for(self, user: str) -> bool:
        """Has this player not answered yet? Only for their own eyes."""
        return bool(self._ends(user))

    def time_ends(self, user: str) -> int:
        """When the time of this player ends; 0: it does not, or nothing waits for them. Only for their own eyes."""
        return min((ends for ends in self._ends(user) if ends != NEVER), default=0)

    def _ends(self, user: str) -> list[int]:
        own = self.seats_of(user)
        return [ends for seat, ends in self.missing if seat in own]


class Snapshot(Discreet, frozen=True):
    """A table after a number of rows of its journal: a cache, the journal is authoritative."""

    SECRETS = frozenset({"payload"})

    after: int
    payload: bytes


class StoredTable(Discreet, frozen=True, kw_only=True):
    """Everything needed to continue: the latest snapshot and later rows, read at the same time."""

    SECRETS = frozenset({"secret"})

    table: TableRow
    secret: bytes
    snapshot: Snapshot | None
    rows: tuple[JournalRow, ...]
    size: int = 0  # characters of the whole journal


class SeatOutcome(Struct, frozen=True, kw_only=True):
    """How a game ended for one seat."""

    user: str | None = None  # None: a bot, or another seat of somebody who already has one
    bot: str = ""  # the level of a bot that sat there from the beginning
    place: int
    score: int | None = None
    absent: bool = False  # resigned, or a bot had to finish the game
    team: int  # seats with the same number win together
    kept: int = 0  # public promises: private ones are secrets of two players
    broken: int = 0
    counted: dict[str, int] = {}  # statistics of the game; none: it was not played to the end


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended, by seat."""

    game: str
    seats: tuple[SeatOutcome, ...]
    ladder: Ladder | None = None  # None: not rated


class Changes(Discreet, frozen=True, kw_only=True):
    """The changes stored together with an append; None: unchanged."""

    SECRETS = frozenset({"snapshot", "record", "missing"})

    status: Status | None = None
    awaited: tuple[int, ...] | None = None
    topic: str | None = None
    since: int | None = None
    missing: tuple[tuple[int, int], ...] | None = None  # seats without an answer, and when their time ends; secret
    wakes: int | None = None  # when it has to be open, with or without connections; or NEVER
    quiet: bool = False  # a secret event: the table does not become newer in the lists
    public: bool | None = None
    host: str | None = None
    header: bytes | None = None
    rules: int | None = None  # the version of the rules under which the game continues
    seats: tuple[SeatRow, ...] = ()  # only those that change
    snapshot: bytes | None = None  # after the last row of this append; older ones are deleted
    record: str | None = None  # the game is over
    places: tuple[int, ...] = ()  # by seat, with the record
    outcome: Outcome | None = None  # likewise
    archived: bytes | None = None  # the last view, for servers with other rules


class FinishedGame(Struct, frozen=True):
    """A finished game; its record is read separately."""

    table: TableRow
    finished: int
    places: tuple[int, ...]  # by seat; none: it is not known


class User(Struct, frozen=True, kw_only=True):
    """A person. Deleted people have no name."""

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
    shows: str = ""  # parts of the profile that everybody may see, separated by commas


class TokenRow(Discreet, frozen=True, kw_only=True):
    """A token; only a hash of its secret is stored."""

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
    """A report to the operator."""

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
    """A task of the operator. The server carries it out, and the row remains as a log."""

    id: int = 0
    at: int
    actor: str  # the login name of the operator
    action: str
    subject: str = ""
    detail: str = ""
    done: int | None = None
    outcome: str = ""  # a code if it failed, else what was done
