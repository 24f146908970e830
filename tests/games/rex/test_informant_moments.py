"""The Informant: which advantage may be named at which moment. §17"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from plancia.games.rex import State
from plancia.games.rex.informant import cancellable
from plancia.games.rex.timings import Moment, Power, Timing
from tests.games.rex.table import position


def named(table: State, timing: Timing, subject: str = "sol", more: bool = True) -> set[str]:
    """All advantages that somebody could cancel at such a moment."""
    moment = Moment(timing=timing, seats=(), subject=table.races.index(subject), more=more)
    return {power.value for seat in range(table.seats) for power in cancellable(table, seat, moment)}


ALLIED = position(
    alliances="lazax jol-nar, sol letnev, hacan xxcha",
    units={"xxcha": "COU 1"},
    hands={"letnev": "bio-suit bio-suit bio-suit bio-weapon bio-weapon"},
)


@pytest.mark.parametrize(
    ("timing", "subject", "found"),
    [
        ("influence", "sol", "sol-immunity sol-allies sol-look letnev-hand"),
        ("ceasefire", "sol", ""),
        ("bidding", "sol", "jol-nar-look lazax-gift sol-look letnev-hand"),
        ("sale", "sol", "lazax-income jol-nar-look lazax-gift"),
        ("sale", "lazax", "jol-nar-look lazax-gift"),
        ("sale", "letnev", "lazax-income letnev-card letnev-hand jol-nar-look lazax-gift"),
        ("manoeuvre", "sol", "jol-nar-forecast sol-range sol-look letnev-hand"),
        ("deployment", "sol", "sol-deployment hacan-income xxcha-council"),
        ("deployment", "letnev", "hacan-income xxcha-council"),
        ("deployment", "hacan", "hacan-discount hacan-move xxcha-council"),
        ("deployment", "xxcha", "hacan-income hacan-ally"),
        ("battles", "sol", "xxcha-turning letnev-traitor sol-look letnev-hand"),
        ("battle", "sol", "xxcha-command jol-nar-question letnev-traitor"),
        ("bombardment", "sol", "sol-look letnev-hand"),
    ],
)
def test_17_4_what_can_be_cancelled_when_and_nothing_else(timing: str, subject: str, found: str) -> None:
    """Mechanized units, set-up, free recruitment, prediction and special victories are not advantages. §17.4 §17.3"""
    assert named(ALLIED, Timing(timing), subject) == set(found.split())


def test_17_3_nothing_is_named_that_cannot_come_into_use() -> None:
    """No immunity in round 1, no turning without units, no gift after the last card, no ally cards without allies.

    Nor anything that is already cancelled. §17.3 §17.4
    """
    alone = position(placements="")
    assert named(alone, Timing.INFLUENCE) == {"sol-look"}
    assert named(alone, Timing.BATTLES) == {"sol-look"}
    assert named(position(face_down="SAI 1"), Timing.BATTLES) == {"sol-look", "xxcha-turning"}
    assert named(alone, Timing.BIDDING) == {"sol-look", "jol-nar-look"}
    assert named(ALLIED, Timing.SALE, more=False) == {"lazax-income"}
    assert named(replace(ALLIED, stopped=(Power.SOL_LOOK,)), Timing.BOMBARDMENT) == {"letnev-hand"}
    spent = position(units={"xxcha": "SAI 20"})
    assert named(spent, Timing.DEPLOYMENT, "letnev") == {"hacan-income"}
    once = replace(position(options={"one_council_unit": True}), council_unit=True)
    assert named(once, Timing.DEPLOYMENT, "letnev") == {"hacan-income"}
    small = position("lazax letnev hacan", hands={"letnev": "bio-suit bio-suit bio-suit bio-suit"})
    assert named(small, Timing.MANOEUVRE, "lazax") == set(), "four are no more than others may hold"


def test_every_power_has_a_moment() -> None:
    """Each can be named at some window of the game. §17.3"""
    found = {name for timing in Timing for subject in ALLIED.races for name in named(ALLIED, timing, subject)}
    assert found == {power.value for power in Power}
