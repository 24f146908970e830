"""Units as letters and as numbers: two infantry and a tank are `iit` outside and 6 inside.

A planet holds three units at most, so each kind fits in two bits. Tables of all such numbers are made once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from plancia.games.warlords.components import UNITS, UNITS_ON_A_PLANET

Troops: TypeAlias = int  # infantry + 4 * tanks + 16 * aircraft, at most three of each
Trio: TypeAlias = tuple[int, int, int]  # infantry, tanks, aircraft, any number

INFANTRY, TANK, AIRCRAFT = range(3)
LETTERS = "ita"
ONE: dict[str, Troops] = {"infantry": 1, "tank": 4, "aircraft": 16}


def trio(troops: Troops) -> Trio:
    return troops & 3, troops >> 2 & 3, troops >> 4


def packed(infantry: int, tanks: int = 0, aircraft: int = 0) -> Troops:
    return infantry + 4 * tanks + 16 * aircraft


SIZE = tuple(sum(trio(troops)) for troops in range(64))
WORD = tuple("".join(letter * n for letter, n in zip(LETTERS, trio(troops), strict=True)) for troops in range(64))
CODE: dict[str, Troops] = {word: troops for troops, word in enumerate(WORD)}

# One to three units, few first: what a deployment or a loss can be.
HANDFULS = tuple(
    sum(ONE[kind] for kind in kinds)
    for count in range(1, UNITS_ON_A_PLANET + 1)
    for kinds in combinations_with_replacement(UNITS, count)
)


def within(part: Troops, whole: Trio) -> bool:
    return part & 3 <= whole[0] and part >> 2 & 3 <= whole[1] and part >> 4 <= whole[2]


@cache
def deployable(infantry: int, tanks: int, aircraft: int, room: int, dropship: bool) -> tuple[str, ...]:
    """What may be taken from such a Launch Pad onto a planet with that much room; with a Dropship, where it must be."""
    pad = infantry, tanks, aircraft
    return tuple(
        WORD[troops]
        for troops in HANDFULS
        if SIZE[troops] <= room and within(troops, pad) and (troops >> 4 or not dropship)
    )


@cache
def parts(troops: Troops, count: int) -> tuple[str, ...]:
    """Every way to take so many units of these; all of them if there are not more."""
    if SIZE[troops] <= count:
        return (WORD[troops],)
    return tuple(WORD[part] for part in HANDFULS if SIZE[part] == count and within(part, trio(troops)))
