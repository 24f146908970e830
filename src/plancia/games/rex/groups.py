"""Choosing a group: how many ordinary units, and how many special ones if there are any."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.engine import Choices, Words
from plancia.games.rex.state import Group


def is_complete(there: Group, numbers: Sequence[object]) -> bool:
    """Is the group complete? This is faster than computing the next choices."""
    return len(numbers) > bool(there.special)


def completes_next(there: Group, numbers: Sequence[object]) -> bool:
    """Does the next number complete the group?"""
    return len(numbers) == bool(there.special)


def groups_of(there: Group, most: int | None = None) -> int:
    """The number of possible groups."""
    units = group_choices(there, (), most) or ()
    return len(units) if not there.special else sum(len(group_choices(there, (n,), most) or ()) for n in units)


def group_choices(there: Group, prefix: Words, most: int | None = None) -> Choices | None:
    """The choices for the next number, for a group of at least one unit and at most `most`; None: the group is
    complete.

    Special units of the Lazax are mechanized, those of the Xxcha are face down. §18.2 §23.8
    """
    most = there.size if most is None else min(most, there.size)
    match prefix:
        case ():
            least = 0 if there.special else 1
            return range(least, min(there.units, most) + 1)
        case (int(units),) if there.special:
            return range(not units, min(there.special, most - units) + 1)
        case _:
            return None
