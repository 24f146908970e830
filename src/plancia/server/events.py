"""The events of a table. Its journal is a sequence of them; everything else is derived from the journal."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from plancia.deals import AnyNote
from plancia.engine import CHANCE, Seat, Words
from plancia.records import Entry


class Event(Struct, frozen=True, tag=True, kw_only=True):
    """One line of a journal. The time is stored with it."""


class SeatPlan(Struct, frozen=True, kw_only=True):
    """Who may sit there: a person (a named user, or anybody) or a kind of bot."""

    user: str = ""  # "" and no bot: the seat is open
    bot: str = ""


class Created(Event, frozen=True, kw_only=True):
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    pace: str
    public: bool  # shown in the lobby
    host: str  # a user
    rated: bool = False  # it changes the ratings of its players: accounts only, and no undo
    position: str = ""  # a saved state from which the game continues; "": a new game
    talk: str = "off"  # when players may make deals: any, ceasefire, off. Older tables have none
    private_talk: bool = False  # may two players chat and make deals in private?
    spectators: bool = True  # may others watch?
    delay: int = 0  # spectators see the table this much later; 0: no delay
    delay_unit: str = "decisions"  # or minutes
    tournament: str = ""  # the id of the tournament; its games cannot be paused, undone or aborted
    no_show: int = 0  # milliseconds until a player of a tournament who has not appeared loses
    hints: bool = False  # may players ask for hints? Never at rated tables


class SeatTaken(Event, frozen=True, kw_only=True):
    seat: Seat
    user: str
    entropy: str = ""  # hexadecimal digits: what this seat adds to the dealer's secret


class SeatFreed(Event, frozen=True, kw_only=True):
    seat: Seat


class BotSeated(Event, frozen=True, kw_only=True):
    seat: Seat
    bot: str


class SeatPlanned(Event, frozen=True, kw_only=True):
    """The seat is for somebody else now; the person or bot in it has left. The host decides, or a guest declines."""

    seat: Seat
    plan: SeatPlan


class ColourChosen(Event, frozen=True, kw_only=True):
    seat: Seat
    colour: str


class Started(Event, frozen=True, kw_only=True):
    """The dealer is bound to a secret before the first draw."""

    seal: str
    entropies: tuple[str, ...]


class RulesUpdated(Event, frozen=True, kw_only=True):
    """The server has newer rules. They apply from here on, and no event before this one is ever folded again."""

    rules: int
    table: Raw = Raw(b"null")  # the snapshot of the table after this event; null: the game had not begun


class Answered(Event, frozen=True, kw_only=True):
    seat: Seat
    words: Words
    by: str  # person, bot, clock, window, order, deal; only: there was no other

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.words)


class Drawn(Event, frozen=True, kw_only=True):
    draw: int
    words: Words

    @property
    def entry(self) -> Entry:
        return Entry(CHANCE, self.words, self.draw)


class Held(Event, frozen=True, kw_only=True):
    """An answer in a window: it stays secret until all answers are published."""

    seat: Seat
    words: Words


class MoreTimeAsked(Event, frozen=True, kw_only=True):
    """In a window, with or without a card."""

    seat: Seat


class HintTaken(Event, frozen=True, kw_only=True):
    """The seat got a hint for the open question. The record lists how many, once the game is over."""

    seat: Seat


class Ordered(Event, frozen=True, kw_only=True):
    """A standing order: the first of these answers that the rules allow on such an occasion (none: ask me again)."""

    seat: Seat
    occasion: str
    answers: tuple[Words, ...]


class TakenBack(Event, frozen=True, kw_only=True):
    """The seat's last answer, and all that followed."""

    seat: Seat


class ConsentAsked(Event, frozen=True, kw_only=True):
    what: str  # undo, pause, resume, abort
    seat: Seat


class ConsentGiven(Event, frozen=True, kw_only=True):
    seat: Seat


class ConsentRefused(Event, frozen=True, kw_only=True):
    seat: Seat


class Paused(Event, frozen=True, kw_only=True):
    pass


class Resumed(Event, frozen=True, kw_only=True):
    pass


class RanOut(Event, frozen=True, kw_only=True):
    """Out of time. The others may wait, use the default answer, or hand the seat to a bot."""

    seat: Seat


class Arrived(Event, frozen=True, kw_only=True):
    """A player of a tournament has come to the table."""

    seat: Seat


class HandedOver(Event, frozen=True, kw_only=True):
    """A bot plays the seat until its person comes back."""

    seat: Seat
    bot: str


class CameBack(Event, frozen=True, kw_only=True):
    seat: Seat


class Left(Event, frozen=True, kw_only=True):
    """The person has been deleted. The others decide who plays the seat."""

    seat: Seat


class VacationBegun(Event, frozen=True, kw_only=True):
    """The clock of the seat stands still until that time, or until the person ends it."""

    seat: Seat
    until: int


class VacationEnded(Event, frozen=True, kw_only=True):
    seat: Seat


class Resigned(Event, frozen=True, kw_only=True):
    seat: Seat


class BotFailed(Event, frozen=True, kw_only=True):
    """A bot hung or crashed: another one took its place."""

    seat: Seat
    bot: str
    instead: str
    why: str


class Aborted(Event, frozen=True, kw_only=True):
    pass


class Rematched(Event, frozen=True, kw_only=True):
    """A rematch at another table has been created."""

    table: str


class Finished(Event, frozen=True, kw_only=True):
    places: tuple[int, ...]
    reason: str


class Chatted(Event, frozen=True, kw_only=True):
    user: str
    text: str
    team: tuple[Seat, ...] = ()  # the seats that may read it, a team or two players; none named: everybody


class Dealt(Event, frozen=True, kw_only=True):
    """Somebody has offered a deal, or answered an offer. The game is not affected."""

    note: AnyNote


class Silenced(Event, frozen=True, kw_only=True):
    """The host has silenced a person in the chat of this table, or allowed them to write again."""

    user: str
    silent: bool


AnyEvent = (
    Created
    | SeatTaken
    | SeatFreed
    | BotSeated
    | SeatPlanned
    | ColourChosen
    | Started
    | RulesUpdated
    | Answered
    | Drawn
    | Held
    | MoreTimeAsked
    | HintTaken
    | Ordered
    | TakenBack
    | ConsentAsked
    | ConsentGiven
    | ConsentRefused
    | Paused
    | Resumed
    | RanOut
    | Arrived
    | HandedOver
    | CameBack
    | Left
    | VacationBegun
    | VacationEnded
    | Resigned
    | BotFailed
    | Aborted
    | Finished
    | Rematched
    | Chatted
    | Dealt
    | Silenced
)
