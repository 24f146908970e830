"""What people and chance say: words, and the choices a word is taken from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Protocol, TypeAlias

from msgspec import Struct

from plancia.engine.fields import SEAT

Seat: TypeAlias = Annotated[int, SEAT]
CHANCE: Seat = -1  # the seat that answers for bags, decks and dice

Word: TypeAlias = str | int
Words: TypeAlias = tuple[Word, ...]  # an answer is a short sentence; its words are its notation and its wire form
RandBelow: TypeAlias = Callable[[int], int]  # below(n): an integer, 0 <= k < n, from the caller's source of chance

LONGEST_NUMBER = 18  # digits: no number of a game is longer, and a longer one would not fit on the wire
HIDDEN = "?"  # stands for a word that an observer may not see


class Choices(Protocol):
    """What may fill one field: a tuple, a range, the cells of a bitboard, the lots of a bag."""

    def __len__(self) -> int: ...  # lots in the urn: for chance the total weight, else the number of words
    def __getitem__(self, lot: int, /) -> Any: ...  # what that lot says
    def __iter__(self) -> Iterator[Any]: ...  # every word once
    def __contains__(self, word: object, /) -> bool: ...


class Bag(Struct, frozen=True, gc=False):
    """Lots of several kinds, drawn with the odds of their numbers."""

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
    """How many lots say this word: the integer odds of a draw."""
    if isinstance(choices, Bag):
        return choices.lots[choices.kinds.index(str(word))]
    return 1


def number(text: str) -> int | None:
    """The number written like this; None if it is no number, or not written the usual way: `07`, `+7`."""
    digits = text.removeprefix("-")
    value = int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER else None
    return value if value is not None and str(value) == text else None


def is_word(word: object) -> bool:
    """True for the two kinds of words; False for look-alikes such as True and 1.0, which equal a legal word."""
    return type(word) is str or type(word) is int
