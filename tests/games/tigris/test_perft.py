"""Counts of the sequences of decisions from fixed positions: an error in the rules changes them."""

import pytest

from plancia.engine import perft
from plancia.games.tigris import Options, State
from tests.games.tigris.table import play, position

TEMPLES = {(10, 0), (1, 1), (15, 1), (5, 2), (13, 4), (8, 6), (1, 7), (14, 8), (5, 9), (10, 10)}
ISLAND = {(x, y) for x in range(6, 11) for y in range(4, 7)}  # with the temple at (8,6); catastrophes are all around
WASTE = " ".join(f"{x},{y}" for x in range(16) for y in range(11) if (x, y) not in ISLAND | TEMPLES)
EXAMPLE = "R6,4 G7,4 G9,4 G10,4 R11,4; G0@6,3 K0@6,5 G1@11,3 K1@11,5"
TWO_ARMS = "R6,4 K7,4 R9,3 K9,4 G9,5 K8,5; G0@6,3 K0@6,5 R0@5,4 K1@10,3 G1@9,6 R1@8,7"
SQUARES = "R7,3 G8,3 G8,4 G9,4 G10,4 G10,3; K0@7,2"
HOARD = "G8,7 B8,8 G8,9 G7,9 G6,9 K4,9 K3,9 K2,9 K1,9 K1,8; K1@5,10"
NO_WASTE = {0: 2, 1: 2}
REVOLT = "R2,0; K1@0,1"


def positions() -> dict[str, State]:
    english, open_tiles = Options(english=True), Options(open_tiles=True)
    return {
        "start": position(),
        "start, bare hands": position(seats=2, hands={0: "", 1: ""}, played=NO_WASTE),
        "island": position(seats=2, hands={0: "RRGGKK"}, played=NO_WASTE, catastrophes=WASTE),
        "revolt": play(position(REVOLT, hands={0: "RRRRGG", 1: "RRRBBB"}), "leader black 1,0").s,
        "English revolt": play(position(REVOLT, options=english), "leader black 1,0").s,
        "wars": play(position(EXAMPLE, hands={0: "GGGGKK", 1: "GGKKRR"}), "tile black 8,4").s,
        "wars in two arms": play(position(TWO_ARMS, hands={0: "KKRRGG", 1: "KKRRGG"}), "tile black 8,4").s,
        "two squares": play(position(SQUARES), "tile green 9,3").s,
        "hoard": play(position(HOARD), "leader green 5,8").s,
        "reserve": play(position(hands={0: "RRR"}, options=open_tiles, reserve="RRGGBK"), "end").s,
    }


# The numbers of the first three positions were also counted by `plain.py`, to the depths given here.
COUNTS = {
    "start": (750, 517370),
    "start, bare hands": (133, 17424),
    "island": (81, 5569, 481337),
    "revolt": (5, 20, 10562),
    "English revolt": (3, 5, 3547),
    "wars": (2, 7, 21),
    "wars in two arms": (3, 8, 24),
    "two squares": (7, 4169, 3029889),
    "hoard": (2, 1386, 948913),
    "reserve": (5, 23, 98),
}


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    """The rules allow as many sequences of decisions as when these were counted. §5.1"""
    s = positions()[name]
    assert tuple(perft(s, depth) for depth in range(1, len(COUNTS[name]) + 1)) == COUNTS[name]


def test_perft_of_the_start_by_hand() -> None:
    """Three colours on 125 cells and one on 41, four leaders on 33, 166 catastrophes, 35 swaps, the end. §5.1 §5.2"""
    assert COUNTS["start"][0] == 3 * 125 + 41 + 4 * 33 + (176 - 10) + (3 * 3 * 2 * 2 - 1) + 1
    assert COUNTS["start, bare hands"][0] == 4 * 33 + 1


def test_perft_of_the_island_by_hand() -> None:
    """Three colours on 14 empty cells, four leaders on the 3 beside the temple, 26 swaps, the end. §5.1"""
    assert COUNTS["island"][0] == 3 * 14 + 4 * 3 + (3 * 3 * 3 - 1) + 1


def test_perft_of_conflicts_by_hand() -> None:
    """The attacker adds none to all, then the defender; English: enough to get ahead, or to tie. §8.3 §17.2"""
    assert COUNTS["revolt"][:2] == (5, 5 * 4)
    assert COUNTS["English revolt"][:2] == (3, 2 + 2 + 1)
    assert COUNTS["wars"] == (2, 5 + 2, 5 * 3 + 2 * 3)
    assert COUNTS["wars in two arms"] == (3, 3 + 3 + 2, 8 * 3)


def test_perft_of_choices_by_hand() -> None:
    """Decline, or two squares by three monuments; two treasures to stay; the bag and four colours. §10.5 §11.3"""
    assert COUNTS["two squares"][0] == 1 + 2 * 3
    assert COUNTS["hoard"][0] == 2
    # A single tile of a colour in the reserve RRGGBK is replaced by the first lot, a temple: one colour fewer.
    assert COUNTS["reserve"][:2] == (5, 5 + 5 + 5 + 4 + 4)
