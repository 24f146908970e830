"""Counts of the sequences of decisions from fixed positions: an error in the rules changes them."""

import pytest

from plancia.engine import perft
from plancia.games.warlords import State
from tests.games.warlords.table import Table

TURN = "ships=core/core hands=M02.M05.M15/M30.M32 markers=support.recon.recon.bombard.bombard market=M08.M09.M10.M11"


def positions() -> dict[str, State]:
    full = f"bases=3.3.2/3.0.0 {TURN}"
    four = "seats=4 turn=0:actions rows=M04/M05-M10/M12-M16/M17-M18 played=M04 ships=core/core/core/core"
    four = f"{four} bases=3.0.0/3.0.0/3.0.0/3.0.0 hands=M02.M22/M03/M08.M11/M09 support=recon/recon//blockade"
    return {
        "recall": Table(words=f"turn=0:recall bases=3.2.2/3.0.0 {TURN}", core="Y0iii.B0it.W").s,
        "mothership": Table(words=f"turn=0:mothership {full} ships=dorn/core tokens=tactical_drop@jyss/").s,
        "mercenary": Table(words=f"turn=0:mercenary rows=M25*M19/M01-M04 {full}").s,
        "landing": Table(words=f"turn=0:actions rows=M29/ played=M29 bases=3.3.0/3.0.0 {TURN}").say("deploy").s,
        "dropship": Table(words=f"turn=0:actions rows=M29/ played=M29 {full}").say("deploy").s,
        "actions": Table(words=f"turn=0:actions rows=M04/M01*M22-M03 played=M04 {full}", core="Y1iit.B.W").s,
        "invasion": Table(words=f"turn=0:actions rows=M29/M12*M19 played=M29 {full}", core="B1it.Y.W")
        .say("deploy", "core1 itt").s,
        "hire": Table(words=f"turn=0:hire rows=M29/ played=M29 {full}").s,
        "team": Table(words=four, core="Y0i.B.W.G.R", dorn="G2i.R").s,
    }  # fmt: skip


COUNTS = {
    "recall": (5, 21, 89),
    "mothership": (4, 46, 138),
    "mercenary": (6, 16, 420),
    "landing": (27, 51, 207),
    "dropship": (90, 177, 711),
    "actions": (4, 98, 281),
    "invasion": (2, 6, 14),
    "hire": (5, 40, 80),
    "team": (10, 39, 182),
}


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    """The rules allow as many sequences of decisions as when these were counted. §8.1"""
    s = positions()[name]
    assert tuple(perft(s, depth) for depth in range(1, len(COUNTS[name]) + 1)) == COUNTS[name]


def test_perft_by_hand() -> None:
    """Counts that can be checked with a pencil. §5.2 §7.1 §9.2 §9.6 §15.1"""
    assert COUNTS["recall"][0] == 1 + 3 + 1  # continue; one, two or three from one planet, one from the other
    assert COUNTS["mercenary"][0] == 3 * 2  # three cards, two sides
    assert COUNTS["landing"][0] == 3 * (2 + 3 + 4)  # three planets; one, two or three units of two kinds
    near, far = (3 + 6 + 9), (1 + 3 + 5)  # units of three kinds but never three aircraft; with an aircraft among them
    assert COUNTS["dropship"][0] == 3 * near + 4 * far
    assert COUNTS["hire"][0] == 4 + 1  # four cards of the market, the deck
