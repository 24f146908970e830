"""Positions as text, as far as all games write them alike: words `key=value`, and seats parted by `/`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from plancia.engine import CHANCE, Position
from plancia.games.editions import EditionError

LONGEST = 60  # letters of a wrong word that are told
NUMBER = re.compile(r"-?[0-9]{1,9}")


class PositionError(ValueError):
    """A position that cannot be, with everything that is wrong with it."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults
        super().__init__("; ".join(faults))


def refuse(faults: Iterable[str]) -> None:
    """Raise all faults together, if there are any."""
    if found := tuple(faults):
        raise PositionError(*found)


def keyed(words: Iterable[str], keys: Collection[str]) -> dict[str, str]:
    """The values by their keys, each of which may stand once."""
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
    """What a word says, if it is there. `Any`, since every word has a type of its own."""
    if key not in words:
        return default
    try:
        return how(words[key])
    except (PositionError, EditionError):  # which tell more than the word
        raise
    except (ValueError, KeyError) as error:
        raise PositionError(f"{key}={words[key][:LONGEST]} cannot be read: {error}") from error


def number(text: str) -> int:
    """A whole number, as people write it."""
    if not NUMBER.fullmatch(text):
        raise ValueError("a whole number is needed")
    return int(text)


def one_of(*words: str) -> Callable[[str], str]:
    """Reads one of these words."""

    def read_word(text: str) -> str:
        if text not in words:
            raise ValueError(f"one of {', '.join(words)} is needed")
        return text

    return read_word


def pairs(text: str, separator: str, parted: str = ",") -> dict[str, str]:
    """Words of two parts, such as `red-blue@e5`; no first part may stand twice."""
    found: dict[str, str] = {}
    for word in filter(None, text.split(parted)):
        first, between, second = word.partition(separator)
        if not (first and between and second):
            raise ValueError(f"{word!r} needs two parts with {separator} between them")
        if first in found:
            raise ValueError(f"{first} is there twice")
        found[first] = second
    return found


def each_seat(seats: int, how: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """Reads one value for each seat, parted by `/`."""

    def each(text: str) -> tuple[Any, ...]:
        parts = text.split("/")
        if len(parts) != seats:
            raise ValueError(f"one for each of {seats} seats, parted by /")
        return tuple(map(how, parts))

    return each


def check_table(s: Any, options: object, seats: int) -> None:
    """A position that came from outside is one of this table."""
    if (s.options, s.seats) != (options, seats):
        raise ValueError("the position is of a table with other options or seats")


def check_written(s: object, again: object) -> None:
    """Written down and read again, it is the same: nothing in it is out of place."""
    if s != again:
        raise ValueError("the position is not what it says")


def faults_of_procedures(s: Position, seats: int) -> Iterator[str]:
    """The procedures are at steps they have, and the open question is the one that the last of them hears."""
    lines = s.flow().lines
    for frame in s.stack:
        if frame.at not in lines.get(type(frame), {}):
            yield f"{type(frame).__name__} has no step {frame.at!r}"
            return
    asked = s.ask.seats if s.ask is not None else ()
    if (s.ask is None) != (not s.stack):
        yield "a game that is on has a question, and no other"
    elif s.ask is not None and lines[type(s.stack[-1])][s.stack[-1].at].hears is not type(s.ask):
        yield f"nobody hears the answers to {type(s.ask).__name__}"
    elif len(s.answers) != len(asked):
        yield "one answer for each seat that is asked"
    elif not set(asked) <= {CHANCE, *range(seats)}:
        yield f"{type(s.ask).__name__} is asked of a seat that there is not"
