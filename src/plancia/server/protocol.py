"""The messages on the WebSocket, one type each. JSON objects with a `type`; everything not listed here is refused.

A client answers for one or more seats (several at a hot-seat), or for none (a spectator). Each seat it follows is an
*audience* with numbers of its own: a global number would betray secret steps by its gaps.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from plancia.engine import NearEnd, Seat, Sheet, Words


# ---- from the client -------------------------------------------------------------------------------------------------
class Command(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True):
    """Every command has an id of the client's choice, which comes back with `Done` or `Refused`."""

    id: int


class Answer(Command, frozen=True, kw_only=True):
    seat: Seat
    question: int  # its number
    words: Words


class Undo(Command, frozen=True, kw_only=True):
    seat: Seat


class Request(Command, frozen=True, kw_only=True):
    """Something everybody has to agree to: pause, resume, abort."""

    seat: Seat
    what: str


class Consent(Command, frozen=True, kw_only=True):
    seat: Seat
    agrees: bool


class Resign(Command, frozen=True, kw_only=True):
    seat: Seat


class MoreTime(Command, frozen=True, kw_only=True):
    seat: Seat


class Order(Command, frozen=True, kw_only=True):
    """A standing order: the first of these answers that the rules allow on such an occasion; none: ask me again."""

    seat: Seat
    occasion: str
    answers: tuple[Words, ...]


class ForTheAbsent(Command, frozen=True, kw_only=True):
    """Somebody is out of time: `default` gives the usual answer, `bot` lets a bot play on."""

    seat: Seat
    absent: Seat
    what: str


class ComeBack(Command, frozen=True, kw_only=True):
    seat: Seat


class Say(Command, frozen=True, kw_only=True):
    """To everybody; or, for a seat of one's own that has mates, to them alone."""

    text: str
    team: Seat | None = None


class Mute(Command, frozen=True, kw_only=True):
    """I do not want to read what the person in this seat says, here or at any other table; or I do again."""

    seat: Seat
    muted: bool


class Silence(Command, frozen=True, kw_only=True):
    """By the host: the person in this seat says nothing more at this table, or may talk again."""

    seat: Seat
    silent: bool


class Follow(Command, frozen=True, kw_only=True):
    """The first command on a socket, and again after sitting down.

    Whoever comes back says where they left off: by audience ("0", "1", …, "spectator") the last number seen, in this
    epoch.
    """

    epoch: str = ""
    seen: dict[str, int] = {}
    watch: bool = False  # see what spectators see, although one has a seat: for a screen in the room


AnyCommand = (
    Answer
    | Undo
    | Request
    | Consent
    | Resign
    | MoreTime
    | Order
    | ForTheAbsent
    | ComeBack
    | Say
    | Mute
    | Silence
    | Follow
)


# ---- from the server -------------------------------------------------------------------------------------------------
class Message(Struct, frozen=True, tag=True, kw_only=True):
    """Anything the server says."""


class ChairNews(Struct, frozen=True, kw_only=True):
    name: str
    kind: str  # open, person, bot
    colour: str  # one of the game's own; "": it has none to choose from
    away: bool
    resigned: bool
    gone: bool  # for good, and nobody has decided yet who answers
    silenced: bool
    here: bool  # connected now
    out_of_time: bool
    bank: int | None  # milliseconds left; None: no clock


class TableNews(Message, frozen=True, kw_only=True):
    """The table apart from the game: who sits where, clocks, requests. The latest one counts."""

    table: str
    game: str
    phase: str
    chairs: tuple[ChairNews, ...]
    awaited: tuple[Seat, ...]  # as far as all may know
    running: tuple[Seat, ...]  # whose clock runs
    now: int  # the server's time, in milliseconds
    window_closes: int | None
    talk_ends: int | None  # when everybody is taken to have nothing more to say; None: there is no talk with a limit
    request: str  # what all have to agree to; "" if nothing
    asked_by: Seat | None
    agreed: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str
    rematch: str  # the table where the same people meet again; "" if there is none
    teams: tuple[tuple[Seat, ...], ...]  # who play together; none: everybody for themselves
    seal: str  # hash of the dealer's secret, published before anybody adds to it
    watching: int  # spectators


class Update(Message, frozen=True, kw_only=True):
    """What an audience sees now, and what it has been told since the last number."""

    epoch: str
    seat: Seat | None
    number: int
    view: Any
    near_end: tuple[NearEnd, ...]  # who is one step from winning, and what may end the game soon: the same for all
    facts: tuple[Any, ...]
    fresh: bool  # forget all facts told before: these begin anew, with the `Past` that came just before
    question: Sheet | None  # if this seat may answer
    awaited: bool  # whether the table waits for it: in free talk one may speak, and need not
    orders: dict[str, tuple[Words, ...]]  # its own standing orders, by occasion
    may_order: Sheet | None  # a form: an occasion, and a whole answer that it may leave for it; None: nothing


class OnlyAnswer(Struct, frozen=True, tag=True, kw_only=True):
    """Among the facts of an `Update`, for one seat: it was asked, and the only answer there was has been given."""

    to: tuple[Seat, ...]
    ask: Any  # the question, as a view shows it
    sheet: Sheet  # with one way through

    def heard_by(self, seat: Seat | None) -> bool:
        return seat in self.to


class Past(Message, frozen=True, kw_only=True):
    """Facts that do not fit into the `Update` that follows: they come before its own, in order and in pieces."""

    seat: Seat | None
    facts: tuple[Any, ...]


class ChatLine(Message, frozen=True, kw_only=True):
    at: int
    name: str
    text: str
    team: tuple[Seat, ...]  # whose seats alone are told; none: everybody is


class Muted(Message, frozen=True, kw_only=True):
    """The seats of this table whose chat you have chosen not to read. Told to you alone."""

    seats: tuple[Seat, ...]


class Done(Message, frozen=True, kw_only=True):
    """The command was carried out and is stored."""

    id: int


class Refused(Message, frozen=True, kw_only=True):
    """It was not, and nothing has changed. `rule` is a paragraph of the rules, `word` what was refused."""

    id: int | None
    code: str
    rule: str = ""
    word: str | int | None = None
    wait: float | None = None  # seconds, if it was too much at once


class Goodbye(Message, frozen=True, kw_only=True):
    """The server closes; come back after so many seconds."""

    reason: str
    wait: float


AnyMessage = TableNews | Update | Past | ChatLine | Muted | Done | Refused | Goodbye
