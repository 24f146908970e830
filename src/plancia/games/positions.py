"""Positions as text, as far as all games write them alike: words `key=value`, and seats parted by `/`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from plancia.games.editions import EditionError

LONGEST = 60  # letters of a wrong word that are told


class PositionError(ValueError):
    """A position that cannot be, with the reason."""


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
