"""Positions as text: what all games have in common. Words are `key=value`, and seats are separated by `/`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from plancia.engine import CHANCE, Position
from plancia.games.editions import EditionError

LONGEST = 60  # characters of a wrong word in an error
NUMBER = re.compile(r"-?[0-9]{1,9}")


class PositionError(ValueError):
    """An impossible position, with all its faults."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults
        super().__init__("; ".join(faults))


def refuse(faults: Iterable[str]) -> None:
    """Raise all faults together, if there are any."""
    if found := tuple(faults):
        raise PositionError(*found)


def keyed(words: Iterable[str], keys: Collection[str]) -> dict[str, str]:
    """The values by key; each key may occur once."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in keys:
            raise PositionError(f"{word[:LONGEST]!r} is not one of {', '.join(key + '=' for key in keys)}")
        if key in found:
            raise PositionError(f"{key}= is given twice")
        found[key] = value
    return found


def read(words: Mapping[str, str], key: str, how: Callable[[str], Any], default: Any) -> Any:
    """The value of a word, or the default if there is none. `Any`, since every word has its own type."""
    if key not in words:
        return default
    try:
        return how(words[key])
    except (PositionError, EditionError):  # they explain more than the wrong word
        raise
    except (ValueError, KeyError) as error:
        raise PositionError(f"{key}={words[key][:LONGEST]} cannot be read: {error}") from error


def number(text: str) -> int:
    """A whole number in the usual notation."""
    if not NUMBER.fullmatch(text):
        raise ValueError("a whole number is needed")
    return int(text)


def one_of(*words: str) -> Callable[[str], str]:
    """A reader for one of these words."""

    def read_word(text: str) -> str:
        if text not in words:
            raise ValueError(f"one of {', '.join(words)} is needed")
        return text

    return read_word


def pairs(text: str, separator: str, parted: str = ",") -> dict[str, str]:
    """Words of two parts, such as `red-blue@e5`; a first part may occur only once."""
    found: dict[str, str] = {}
    for word in filter(None, text.split(parted)):
        first, between, second = word.partition(separator)
        if not (first and between and second):
            raise ValueError(f"{word!r} needs two parts with {separator} between them")
        if first in found:
            raise ValueError(f"{first} is given twice")
        found[first] = second
    return found


def each_seat(seats: int, how: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """A reader for one value per seat, separated by `/`."""

    def each(text: str) -> tuple[Any, ...]:
        parts = text.split("/")
        if len(parts) != seats:
            raise ValueError(f"one for each of {seats} seats, separated by /")
        return tuple(map(how, parts))

    return each


def check_table(s: Any, options: object, seats: int) -> None:
    """Check that a position from outside has the options and seats of this table."""
    if (s.options, s.seats) != (options, seats):
        raise ValueError("the position has other options or seats than the table")


def check_written(s: object, again: object) -> None:
    """Check that the state is the same after writing and reading it."""
    if s != again:
        raise ValueError("the position changes when it is written and read again")


def faults_of_procedures(s: Position, seats: int) -> Iterator[str]:
    """Each procedure is at one of its own steps, and the last one hears the open question."""
    lines = s.flow().lines
    for frame in s.stack:
        if frame.at not in lines.get(type(frame), {}):
            yield f"{type(frame).__name__} has no step {frame.at!r}"
            return
    asked = s.ask.seats if s.ask is not None else ()
    if (s.ask is None) != (not s.stack):
        yield "a game in progress has an open question, and a finished game has none"
    elif s.ask is not None and lines[type(s.stack[-1])][s.stack[-1].at].hears is not type(s.ask):
        yield f"no step hears the answers to {type(s.ask).__name__}"
    elif len(s.answers) != len(asked):
        yield "one answer for each seat that is asked"
    elif not set(asked) <= {CHANCE, *range(seats)}:
        yield f"{type(s.ask).__name__} asks a seat that does not exist"
