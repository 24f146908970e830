"""Units as letters and as numbers: two infantry and a tank are `iit` outside and 130 inside.

Each kind has seven bits, so numbers of units can be added and subtracted like the units themselves.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from plancia.games.warlords.edition.components import MOST_OF_A_KIND, UNITS_AT_ONCE

Troops: TypeAlias = int  # infantry + 128 * tanks + 128 * 128 * aircraft
Trio: TypeAlias = tuple[int, int, int]  # infantry, tanks, aircraft, any number

INFANTRY, TANK, AIRCRAFT = range(3)
LETTERS = "ita"
BITS = 7
MASK = (1 << BITS) - 1
assert MOST_OF_A_KIND <= MASK


def trio(troops: Troops) -> Trio:
    return troops & MASK, troops >> BITS & MASK, troops >> 2 * BITS


def packed(infantry: int, tanks: int = 0, aircraft: int = 0) -> Troops:
    return infantry + (tanks << BITS) + (aircraft << 2 * BITS)


def size_of(troops: Troops) -> int:
    return (troops & MASK) + (troops >> BITS & MASK) + (troops >> 2 * BITS)


def infantry_in(troops: Troops) -> int:
    return troops & MASK


def tanks_in(troops: Troops) -> int:
    return troops >> BITS & MASK


@cache
def word_of(troops: Troops) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, trio(troops), strict=True))


@cache
def troops_of(units: str) -> Troops:
    return packed(*map(units.count, LETTERS))


def handfuls(whole: Trio, count: int) -> list[Trio]:
    """Every way to take exactly this many of these units, infantry first."""
    infantry, tanks, aircraft = whole
    return [
        (i, t, count - i - t)
        for i in range(min(infantry, count), -1, -1)
        for t in range(min(tanks, count - i), -1, -1)
        if count - i - t <= aircraft
    ]


@cache
def deployable(infantry: int, tanks: int, aircraft: int, room: int, dropship: bool) -> tuple[str, ...]:
    """Units from this Launch Pad for a planet with this much room, few units first; with a Dropship if needed."""
    pad = infantry, tanks, aircraft
    return tuple(
        word_of(packed(*units))
        for count in range(1, min(room, UNITS_AT_ONCE) + 1)
        for units in handfuls(pad, count)
        if units[AIRCRAFT] or not dropship
    )


@cache
def parts(troops: Troops, count: int) -> tuple[str, ...]:
    """Every way to take this many of these units; all of them if there are no more."""
    if size_of(troops) <= count:
        return (word_of(troops),)
    return tuple(word_of(packed(*units)) for units in handfuls(trio(troops), count))
