"""Set-up: the board, the hands, and the first legal cells. Chapters 1 and 3."""

import pytest

from plancia.engine import CHANCE
from plancia.games.tigris import GAME, Options
from plancia.games.tigris.board import FRAMED, LAND, RIVER, TEMPLES, region, square
from plancia.games.tigris.facts import Drew, FirstPlayerDrawn, TurnBegan
from tests.games.tigris.table import choices, deal, hand, may, play, position, spelled

STARTING_CELLS = {"10,0", "1,1", "15,1", "5,2", "13,4", "8,6", "1,7", "14,8", "5,9", "10,10"}


@pytest.mark.parametrize(("seats", "bag"), [(2, 131), (3, 125), (4, 119)])
def test_3_2_the_bag_after_the_hands_are_drawn(seats: int, bag: int) -> None:
    """Six tiles each leave 131, 125 or 119 in the bag; together with the hands 47, 36, 30 and 30. §3.2 §3.4"""
    s = deal(seats).s
    assert sum(s.bag) == bag
    assert [s.held(seat) for seat in range(seats)] == [6] * seats
    assert [n + sum(s.hands[colour::4]) for colour, n in enumerate(s.bag)] == [47, 36, 30, 30]


def test_3_1_ten_temples_with_a_treasure_each() -> None:
    """The ten starting cells hold a face-up temple and a treasure, and nothing else is on the board. §3.1"""
    s = deal().s
    assert spelled(s.tiles[0]) == spelled(s.treasures) == STARTING_CELLS
    assert not any((*s.tiles[1:], s.face_down, s.catastrophes, *s.leaders))


def test_3_1_the_board_has_the_cells_it_should() -> None:
    """Two rivers of 12 and 29 cells, 135 cells of land, four framed cells, and one square of river alone. §3.1"""
    north_west = region(RIVER & -RIVER, RIVER)
    squares = [cell for cell in range(187) if not square(1 << cell) & ~RIVER]
    assert (north_west.bit_count(), (RIVER & ~north_west).bit_count()) == (12, 29)
    assert (LAND.bit_count(), spelled(FRAMED)) == (135, {"1,1", "15,1", "1,7", "14,8"})
    assert spelled(sum(1 << cell for cell in squares)) == {"14,3"}


def test_6_2_leaders_have_33_cells_at_the_start() -> None:
    """Exactly 33 cells are open to a leader at the start, the same for every colour. §6.2 §6.3 §6.4"""
    s = position()
    found = {colour: choices(s, f"leader {colour}") for colour in ("red", "blue", "green", "black")}
    assert [len(cells) for cells in found.values()] == [33] * 4
    assert found["red"] == found["blue"] == found["green"] == found["black"]


@pytest.mark.parametrize(
    ("cell", "legal"), [("0,0", False), ("1,6", False), ("14,4", False), ("1,1", False), ("0,1", True)]
)
def test_6_2_cells_near_a_temple(cell: str, legal: bool) -> None:
    """Not across a corner, not in the river, not on a tile: a leader goes on empty land beside a temple. §6.2 §6.3"""
    assert may(position(), f"leader black {cell}") is legal


@pytest.mark.parametrize(("colour", "cells"), [("red", 125), ("green", 125), ("black", 125), ("blue", 41)])
def test_7_1_tiles_have_125_or_41_cells_at_the_start(colour: str, cells: int) -> None:
    """All empty land is open to temples, markets and settlements, all river to farms. §7.1 §7.2"""
    assert len(choices(position(), f"tile {colour}")) == cells


@pytest.mark.parametrize(("seats", "bag"), [(2, 125), (3, 119), (4, 113)])
def test_17_5_the_reserve_is_laid_out_after_the_hands(seats: int, bag: int) -> None:
    """In the open-tile variant hands are drawn first, then six tiles are laid face up. §17.5"""
    s = deal(seats, Options(open_tiles=True)).s
    assert (sum(s.reserve), sum(s.bag)) == (6, bag)
    assert [s.held(seat) for seat in range(seats)] == [6] * seats


def test_17_1_without_the_variant_there_is_no_reserve() -> None:
    """The variants are optional: without them there is no reserve. §17.1"""
    assert not any(deal().s.reserve)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_setup_1_4_two_to_four_play(seats: int) -> None:
    """Fewer than two or more than four players are rejected. §1.4"""
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.begin(Options(), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_1_4_a_dynasty_has_four_leaders(seats: int) -> None:
    """Every seat can place its own priest, farmer, trader and king. §1.4 §3.3"""
    s = deal(seats).s
    assert len(s.leaders) == 4 * seats
    assert choices(s, "leader") == ["red", "blue", "green", "black"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_3_3_two_catastrophes_each(seats: int) -> None:
    """Everybody starts with two catastrophes and with all leaders at home; nobody has points. §3.3"""
    s = deal(seats).s
    assert s.catastrophes_left == (2,) * seats
    assert not any((*s.leaders, *s.points, *s.taken, *s.monuments))


def test_setup_3_4_hands_come_out_of_the_bag_by_chance() -> None:
    """The hands are draws of chance, starting with the starting player. §3.4"""
    t = deal(3, first=1)
    assert [(fact.seat, fact.count) for fact in t.facts_of(Drew)] == [(1, 6), (2, 6), (0, 6)]
    assert hand(t, 1) == "RRRRRR"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_setup_3_5_the_lot_says_who_begins(first: int) -> None:
    """Chance names the starting player, who takes the first turn. §3.5"""
    t = deal(3, first=first)
    assert [fact.seat for fact in t.facts_of(FirstPlayerDrawn)] == [first]
    assert t.asks == f"P{first} TakeAction"


def test_setup_3_5_the_lot_is_even() -> None:
    """Every seat has one lot. §3.5"""
    s, _ = GAME.begin(Options(), 4)
    assert list(GAME.question(s, CHANCE)) == [(0,), (1,), (2,), (3,)]


def test_setup_3_5_turns_pass_clockwise() -> None:
    """After the last seat the first one follows. §3.5 §14.4"""
    t = play(deal(3, first=1), "P1 end", "P2 end", "P0 end", "P1 end")
    assert [fact.seat for fact in t.facts_of(TurnBegan)] == [1, 2, 0, 1, 2]


def test_setup_in_turn_starts_on_the_same_board() -> None:
    """A position set up by hand is the start position plus the listed pieces, and conserves the tiles. §3.1 §3.2"""
    s = position("G7,4; K0@0,1")
    assert s.tiles[0] == TEMPLES
    assert sum(s.bag) + sum(s.hands) + sum(cells.bit_count() for cells in s.tiles) == 153
