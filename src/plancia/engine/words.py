"""Answers of players and chance: words, and the choices for a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Protocol, TypeAlias

from msgspec import Struct

from plancia.engine.fields import SEAT

Seat: TypeAlias = Annotated[int, SEAT]
CHANCE: Seat = -1  # the seat that answers for bags, decks and dice

Word: TypeAlias = str | int
Words: TypeAlias = tuple[Word, ...]  # an answer is a short sentence; its words are its notation and its wire form
RandBelow: TypeAlias = Callable[[int], int]  # randbelow(n): an integer, 0 <= k < n, from the caller's generator

LONGEST_NUMBER = 18  # digits: no number in a game is longer, and a longer one would not fit on the wire
HIDDEN = "?"  # in place of a word that an observer may not see


class Choices(Protocol):
    """The choices for one field: a tuple, a range, the cells of a bitboard, the lots of a bag."""

    def __len__(self) -> int: ...  # the number of lots: for chance the total weight, else the number of words
    def __getitem__(self, lot: int, /) -> Any: ...  # the word of that lot
    def __iter__(self) -> Iterator[Any]: ...  # every word once
    def __contains__(self, word: object, /) -> bool: ...


class Bag(Struct, frozen=True, gc=False):
    """Lots of several kinds, drawn with odds by their numbers."""

    kinds: tuple[str, ...]
    lots: tuple[int, ...]

    def __len__(self) -> int:
        return sum(self.lots)

    def __getitem__(self, lot: int) -> str:
        for kind, lots in zip(self.kinds, self.lots, strict=True):
            if lot < lots:
                return kind
            lot -= lots
        raise IndexError(lot)

    def __iter__(self) -> Iterator[str]:
        return (kind for kind, lots in zip(self.kinds, self.lots, strict=True) if lots)

    def __contains__(self, word: object) -> bool:
        return any(word == kind for kind in self)


def weight(choices: Choices, word: Word) -> int:
    """How many lots have this word: the integer odds of a draw."""
    if isinstance(choices, Bag):
        return choices.lots[choices.kinds.index(str(word))]
    return 1


def number(text: str) -> int | None:
    """The number in this text; None if it is not a number, or not written the usual way: `07`, `+7`."""
    digits = text.removeprefix("-")
    value = int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER else None
    return value if value is not None and str(value) == text else None


def is_word(word: object) -> bool:
    """True for the two kinds of words; False for look-alikes such as True and 1.0, which equal a legal word."""
    return type(word) is str or type(word) is int
