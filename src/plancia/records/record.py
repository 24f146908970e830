"""The record of a game: a header and one decision after another, chance included. The log is the game."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from plancia.engine import CHANCE, Game, Result, Seat, Words
from plancia.games import game


class RecordError(ValueError):
    """A record that is damaged, truncated or impossible: the line, where there is one, and the reason."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        self.reason = reason
        self.line = line
        super().__init__(reason if line is None else f"line {line}: {reason}")


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
    options: dict[str, Any] = {}  # only what differs from the usual
    edition: str = ""  # component data other than the built-in ones
    names: tuple[str, ...] = ()  # of the players, by seat
    seal: str = ""  # hash of the dealer's secret, published before the first draw
    entropies: tuple[str, ...] = ()  # by seat, as hexadecimal digits
    secret: str = ""  # of the dealer, shown when the game is over
    seen_by: str = ""  # redacted: the number of the seat, or "spectator"; then some words are hidden
    result: Result | None = None
    entries: tuple[Entry, ...] = ()


def rules_of(record: Record) -> tuple[Game[Any, Any, Any], Any]:
    """The game and its options; refuses what these rules cannot replay."""
    try:
        rules = game(record.game)
    except LookupError as error:
        raise RecordError(str(error)) from error
    if record.rules != rules.VERSION:
        raise RecordError(f"this record follows version {record.rules} of the rules; these are version {rules.VERSION}")
    if record.seats not in rules.SEATS:
        raise RecordError(f"{rules.NAME} is for {rules.SEATS[0]} to {rules.SEATS[-1]} players, not {record.seats}")
    if record.edition:
        raise RecordError(f"{rules.NAME} has no other edition than the built-in one")
    if unknown := record.options.keys() - set(rules.OPTIONS.__struct_fields__):
        raise RecordError(f"options: {rules.NAME} has no option {min(unknown)!r}")
    try:
        return rules, msgspec.convert(record.options, rules.OPTIONS)
    except msgspec.ValidationError as error:
        raise RecordError(f"options: {error}") from error


def chosen(options: Struct) -> dict[str, Any]:
    """What was chosen: the options that differ from the usual."""
    usual, values = type(options)(), msgspec.json.decode(msgspec.json.encode(options))
    return {key: value for key, value in values.items() if getattr(options, key) != getattr(usual, key)}
