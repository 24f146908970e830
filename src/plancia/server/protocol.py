"""The messages on the WebSocket: JSON objects with a `type`. Everything not listed here is rejected.

A client answers for one or more seats (several at a hot-seat), or for none (a spectator). Each seat it follows is an
*audience* with its own numbers: gaps in a global number would reveal secret steps.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from plancia.deals import DeclineReason, LedgerEntry, Offer
from plancia.engine import NearEnd, Seat, Sheet, Words


# ---- from the client -------------------------------------------------------------------------------------------------
class Command(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True):
    """Every command has an id chosen by the client, which is returned with `Done` or `Refused`."""

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
    """For a seat that is out of time: `default` gives the default answer, `bot` lets a bot continue."""

    seat: Seat
    absent: Seat
    what: str


class ComeBack(Command, frozen=True, kw_only=True):
    seat: Seat


class Say(Command, frozen=True, kw_only=True):
    """A message to everybody; from a seat with teammates to them alone; or to the player in another seat alone."""

    text: str
    team: Seat | None = None
    to: Seat | None = None
    seat: Seat | None = None  # which of your seats writes to that player; None: your first one
    spectators: bool = False  # in the chat of the spectators, which players do not receive


class MakeOffer(Command, frozen=True, kw_only=True):
    """Offer a deal to another player, or answer their offer with another one."""

    seat: Seat
    to: Seat
    terms: tuple[dict[str, Any], ...] = ()  # each in a type of the game
    promises: tuple[dict[str, Any], ...] = ()
    private: bool = False
    counters: str = ""  # the id of the offer that this one replaces


class AcceptOffer(Command, frozen=True, kw_only=True):
    seat: Seat
    offer: str


class DeclineOffer(Command, frozen=True, kw_only=True):
    seat: Seat
    offer: str
    reason: DeclineReason = ""


class WithdrawOffer(Command, frozen=True, kw_only=True):
    seat: Seat
    offer: str


class Mute(Command, frozen=True, kw_only=True):
    """Mute or unmute the person in this seat, at all tables."""

    seat: Seat
    muted: bool


class Silence(Command, frozen=True, kw_only=True):
    """The host silences the person in this seat at this table, or lets them write again."""

    seat: Seat
    silent: bool


class Follow(Command, frozen=True, kw_only=True):
    """The first command on a socket, and again after sitting down.

    A client that reconnects sends where it left off: by audience ("0", "1", …, "spectator") the last number, in this
    epoch.
    """

    epoch: str = ""
    seen: dict[str, int] = {}
    watch: bool = False  # see what spectators see, even with a seat: for a shared screen


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
    | MakeOffer
    | AcceptOffer
    | DeclineOffer
    | WithdrawOffer
    | Mute
    | Silence
    | Follow
)


# ---- from the server -------------------------------------------------------------------------------------------------
class Message(Struct, frozen=True, tag=True, kw_only=True):
    """A message from the server."""


class ChairNews(Struct, frozen=True, kw_only=True):
    name: str
    kind: str  # open, person, bot
    invited: str  # by name, to an open seat: nobody else may take it; "": anybody may
    colour: str  # one of the game's own; "": it has none to choose from
    away: bool
    resigned: bool
    gone: bool  # the person was deleted, and nobody has decided yet who plays
    silenced: bool
    here: bool  # connected now
    out_of_time: bool
    vacation: int  # until when the clock stands still; 0: not on vacation
    bank: int | None  # milliseconds left; None: no clock


class TableNews(Message, frozen=True, kw_only=True):
    """The table without the game: players, clocks, requests. The latest one counts."""

    table: str
    game: str
    phase: str
    rated: bool
    chairs: tuple[ChairNews, ...]
    awaited: tuple[Seat, ...]  # as far as all may know
    running: tuple[Seat, ...]  # whose clock runs
    now: int  # the server's time, in milliseconds
    window_closes: int | None
    talk_ends: int | None  # when the open talk ends; None: there is no talk with a time limit
    request: str  # the request everybody has to agree to; "": none
    asked_by: Seat | None
    agreed: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str
    rematch: str  # the table of the rematch; "": none
    teams: tuple[tuple[Seat, ...], ...]  # teams; none: everybody plays for themselves
    seal: str  # hash of the dealer's secret, published before players contribute to it
    watching: int  # spectators
    talk: str  # when players may make deals: any, ceasefire, off
    private_talk: bool  # may two players chat and make deals in private?
    name: str  # the name of the table; "": none
    spectators: bool  # may others watch?
    delay: int  # spectators see the table this much later; 0: no delay
    delay_unit: str  # decisions, minutes
    tournament: str  # the id of the tournament; "": none
    hints: bool  # may players ask for hints?


class Update(Message, frozen=True, kw_only=True):
    """What an audience sees now, and the facts since the last number."""

    epoch: str
    seat: Seat | None
    number: int
    view: Any
    near_end: tuple[NearEnd, ...]  # who is one step from winning, and what may end the game soon: the same for all
    facts: tuple[Any, ...]
    fresh: bool  # discard all earlier facts: these start again, after the `Past` messages sent just before
    question: Sheet | None  # if this seat may answer
    awaited: bool  # whether the table waits for this seat: in a free talk it need not answer
    orders: dict[str, tuple[Words, ...]]  # its own standing orders, by occasion
    may_order: Sheet | None  # the form for standing orders: an occasion and a whole answer; None: no orders


class OnlyAnswer(Struct, frozen=True, tag=True, kw_only=True):
    """Among the facts of an `Update`, for one seat: it had only one possible answer, which was given."""

    to: tuple[Seat, ...]
    ask: Any  # the question, as a view shows it
    sheet: Sheet  # a form with only one complete answer

    def heard_by(self, seat: Seat | None) -> bool:
        return seat in self.to


class Past(Message, frozen=True, kw_only=True):
    """Facts that do not fit into the next `Update`: they are sent before it, in order and in pieces."""

    seat: Seat | None
    facts: tuple[Any, ...]


class Deals(Message, frozen=True, kw_only=True):
    """Offers and promises that an audience may know: those that are new or have changed."""

    seat: Seat | None
    fresh: bool  # discard all earlier ones: these start again, and the rest follows in the next messages
    offers: tuple[Offer, ...]
    promises: tuple[LedgerEntry, ...]
    may_deal: bool  # now, at this table
    left: int  # offers that this seat may still make in this round


class ChatLine(Message, frozen=True, kw_only=True):
    at: int
    name: str
    text: str
    team: tuple[Seat, ...]  # only these seats receive it, a team or two players; none: everybody does
    spectators: bool = False  # a line of the spectators' chat


class Muted(Message, frozen=True, kw_only=True):
    """The seats of this table you have muted. Only you receive this."""

    seats: tuple[Seat, ...]


class Done(Message, frozen=True, kw_only=True):
    """The command was carried out and is stored."""

    id: int


class Refused(Message, frozen=True, kw_only=True):
    """The command was rejected; nothing has changed. `rule` is a paragraph of the rules, `word` the rejected word."""

    id: int | None
    code: str
    rule: str = ""
    word: str | int | None = None
    wait: float | None = None  # seconds to wait, after too many requests


class Goodbye(Message, frozen=True, kw_only=True):
    """The server shuts down; reconnect after this many seconds."""

    reason: str
    wait: float


AnyMessage = TableNews | Update | Past | Deals | ChatLine | Muted | Done | Refused | Goodbye
