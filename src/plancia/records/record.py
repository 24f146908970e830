"""The record of a game: a header and one decision after another, chance included. The log is the game."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from plancia.engine import CHANCE, Facts, Fault, Game, Result, Seat, Words
from plancia.games import game
from plancia.games.editions import EditionError


class RecordError(Fault):
    """A record that is damaged, truncated or impossible: the line, where there is one, and the reason."""

    @property
    def line(self) -> int | None:
        line = self.values.get("line")
        return line if isinstance(line, int) else None


class Entry(Struct, frozen=True, gc=False):
    """One decision. A draw by chance has a number, which the dealer can be asked for again."""

    seat: Seat
    words: Words
    draw: int = 0

    def __post_init__(self) -> None:
        if (self.seat == CHANCE) != (self.draw > 0):
            raise ValueError("chance has a draw number, seats have none")


class Record(Struct, frozen=True, kw_only=True):
    """All that is needed to play the game again."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}  # only what differs from the usual; in elder records the edition too
    edition: str = ""  # component data other than the built-in ones: what an edition file changes, on one line
    position: str = ""  # the saved table that the game goes on from, if it does not begin at the beginning
    names: tuple[str, ...] = ()  # of the players, by seat
    seal: str = ""  # hash of the dealer's secret, published before the first draw
    entropies: tuple[str, ...] = ()  # by seat, as hexadecimal digits
    secret: str = ""  # of the dealer, shown when the game is over
    seen_by: str = ""  # redacted: the number of the seat, or "spectator"; then some words are hidden
    result: Result | None = None
    entries: tuple[Entry, ...] = ()

    @property
    def agreed(self) -> dict[str, Any]:
        """The options as the game knows them: an edition is one of them."""
        return self.options | {"edition": self.edition} if self.edition else self.options


def rules_of(record: Record) -> tuple[Game[Any, Any, Any], Any]:
    """The game and its options; refuses what these rules cannot replay."""
    try:
        rules = game(record.game)
    except LookupError as error:
        raise RecordError("no_such_game", name=record.game) from error
    if record.rules != rules.VERSION:
        raise RecordError("other_rules", rules=record.rules, ours=rules.VERSION)
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


def beginning(record: Record) -> tuple[Game[Any, Any, Any], Any, Facts]:
    """The game, the table before the first decision, and what is told about it."""
    rules, options = rules_of(record)
    if not record.position:
        try:
            return rules, *rules.begin(options, record.seats)
        except ValueError as error:  # options that cannot be played with, such as races for other seats
            raise RecordError("wrong_option", detail=str(error)) from error
    try:
        state = rules.load(record.position.encode())
        rules.check(state, options, record.seats)
    except Exception as error:  # a position from outside may hold anything, and break the rules anywhere
        raise RecordError("impossible_position", detail=str(error)) from error
    return rules, state, ()


def chosen(options: Struct) -> dict[str, Any]:
    """What was chosen: the options that differ from the usual."""
    usual, values = type(options)(), msgspec.json.decode(msgspec.json.encode(options))
    return {key: value for key, value in values.items() if getattr(options, key) != getattr(usual, key)}
