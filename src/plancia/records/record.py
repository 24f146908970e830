"""The record of a game: a header, then all decisions, including those of chance. The log is the game."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from plancia.deals import DealNote
from plancia.engine import CHANCE, Facts, Fault, Game, Result, Seat, Words
from plancia.games import game
from plancia.games.editions import EditionError


class RecordError(Fault):
    """A record that is damaged, truncated or impossible: the line, if there is one, and the reason."""

    @property
    def line(self) -> int | None:
        line = self.values.get("line")
        return line if isinstance(line, int) else None


class Entry(Struct, frozen=True, gc=False):
    """One decision. A draw has a number, with which the dealer can repeat it."""

    seat: Seat
    words: Words
    draw: int = 0

    def __post_init__(self) -> None:
        if (self.seat == CHANCE) != (self.draw > 0):
            raise ValueError("chance has a draw number, seats have none")


class RulesUpdate(Struct, frozen=True, gc=False):
    """In the middle of the game the rules were replaced by a newer version."""

    rules: int
    after: int  # the number of decisions before it
    state: str = ""  # the saved state at that moment; empty if the new version reaches it by itself


class StandIn(Struct, frozen=True, gc=False):
    """A bot answered for the player of a seat, who was away or had resigned."""

    seat: Seat
    after: int  # the number of decisions before it
    until: int  # and when the player came back, or at the end

    def made(self, number: int, seat: Seat) -> bool:
        """Did the bot make this decision? `number` is that of the decisions before it."""
        return seat == self.seat and self.after <= number < self.until


def start_of(rules: int, position: str, updates: tuple[RulesUpdate, ...]) -> RulesUpdate:
    """Where a replay can start: at the beginning, or at the last update with its own state."""
    with_state = (update for update in reversed(updates) if update.state)
    return next(with_state, RulesUpdate(rules, 0, position))


class Record(Struct, frozen=True, kw_only=True):
    """Everything needed to play the game again."""

    game: str
    rules: int  # the version at the first decision
    updates: tuple[RulesUpdate, ...] = ()  # and those that applied later
    seats: int
    options: dict[str, Any] = {}  # only values other than the defaults; in older records the edition too
    edition: str = ""  # component data other than the built-in ones: the changes of an edition file, on one line
    position: str = ""  # the saved state from which the game continues, if it does not start at the beginning
    names: tuple[str, ...] = ()  # of the players, by seat
    seal: str = ""  # hash of the dealer's secret, published before the first draw
    entropies: tuple[str, ...] = ()  # by seat, as hexadecimal digits
    secret: str = ""  # of the dealer, shown when the game is over
    seen_by: str = ""  # redacted: the number of the seat, or "spectator"; then some words are hidden
    result: Result | None = None
    ended: Result | None = None  # how the game ended outside its rules: by a resignation
    hints: tuple[int, ...] = ()  # by seat: for how many questions a player took a hint; none: they were not allowed
    stand_ins: tuple[StandIn, ...] = ()  # when bots answered for players
    deals: tuple[DealNote, ...] = ()  # what the players offered and promised each other; the rules do not need it
    entries: tuple[Entry, ...] = ()

    @property
    def version(self) -> int:
        """The version of the rules at the last decision."""
        return self.updates[-1].rules if self.updates else self.rules

    @property
    def start(self) -> RulesUpdate:
        """Where a replay starts."""
        return start_of(self.rules, self.position, self.updates)

    @property
    def agreed(self) -> dict[str, Any]:
        """The options as the game knows them, including the edition."""
        return self.options | {"edition": self.edition} if self.edition else self.options


def rules_of(record: Record) -> tuple[Game[Any, Any, Any], Any]:
    """The game and its options; raises `RecordError` if our rules cannot replay the record."""
    try:
        rules = game(record.game)
    except LookupError as error:
        raise RecordError("no_such_game", name=record.game) from error
    _check_versions(record)
    if record.version > rules.VERSION:
        raise RecordError("other_rules", rules=record.version, ours=rules.VERSION)
    if record.seats not in rules.SEATS:
        raise RecordError("wrong_seats", seats=record.seats, first=rules.SEATS[0], last=rules.SEATS[-1])
    if record.edition and "edition" not in rules.OPTIONS.__struct_fields__:
        raise RecordError("no_editions")
    if record.edition and "edition" in record.options:
        raise RecordError("edition_twice")
    if unknown := record.options.keys() - set(rules.OPTIONS.__struct_fields__):
        raise RecordError("no_such_option", name=min(unknown))
    try:
        return rules, msgspec.convert(record.agreed, rules.OPTIONS)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, EditionError):
            raise RecordError("flawed_edition", flaws=error.__cause__.flaws) from error
        raise RecordError("wrong_option", detail=str(error)) from error


def _check_versions(record: Record) -> None:
    """Versions only rise, and each applies after the decisions of the one before."""
    versions = [record.rules, *(update.rules for update in record.updates)]
    decisions = [0, *(update.after for update in record.updates), len(record.entries)]
    if versions != sorted(set(versions)) or decisions != sorted(decisions):
        raise RecordError("wrong_updates")


def beginning(record: Record) -> tuple[Game[Any, Any, Any], Any, Facts]:
    """The game, the state where its replay starts, and the facts of its set-up."""
    rules, options = rules_of(record)
    start = record.start
    if not start.state:
        try:
            return rules, *rules.begin(options, record.seats)
        except ValueError as error:  # impossible options, such as races for other seats
            raise RecordError("wrong_option", detail=str(error)) from error
    try:
        state = rules.load(start.state.encode(), start.rules)
        rules.check(state, options, record.seats)
    except Exception as error:  # a position from outside may contain anything, and break the rules anywhere
        raise RecordError("impossible_position", detail=str(error)) from error
    return rules, state, ()


def chosen(options: Struct) -> dict[str, Any]:
    """The options that differ from their defaults."""
    usual, values = type(options)(), msgspec.json.decode(msgspec.json.encode(options))
    return {key: value for key, value in values.items() if getattr(options, key) != getattr(usual, key)}
