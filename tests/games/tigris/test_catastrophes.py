"""Catastrophes: where they go and what they break. Chapter 12."""

import pytest

from plancia.games.tigris.facts import CatastrophePlayed
from tests.games.tigris.table import choices, play, position, refused, what


def test_12_3_a_treasure_is_safe() -> None:
    """A catastrophe may not go on a tile with a treasure. §12.3"""
    assert refused(position(), "catastrophe 1,1") == ("on_a_treasure", "12.3", "b2")


def test_12_2_an_empty_river_cell_may_be_laid_waste() -> None:
    """After a catastrophe on the river neither a farm nor another catastrophe can go there. §12.2 §12.3 §12.4"""
    t = play(position(), "P0 catastrophe 0,3")
    assert what(t, "0,3") == "X"
    assert refused(t, "tile blue 0,3") == ("cell_taken", "7.1", "a4")
    assert refused(t, "catastrophe 0,3") == ("on_a_catastrophe", "12.3", "a4")


def test_12_1_two_catastrophes_a_player() -> None:
    """Two for the whole game: a third is rejected, in the same turn or a later one. §12.1"""
    t = play(position(seats=2), "P0 catastrophe 0,3", "P0 catastrophe 0,4", "P1 catastrophe 0,5", "P1 end")
    assert t.s.catastrophes_left == (0, 1)
    assert refused(t, "catastrophe 7,7") == ("no_catastrophe_left", "12.1", "catastrophe")


def test_12_3_a_leader_is_safe() -> None:
    """A catastrophe may not go on anybody's leader. §12.3"""
    s = position("K0@0,1 R1@6,2")
    assert refused(s, "catastrophe 0,1") == ("on_a_leader", "12.3", "a2")
    assert refused(s, "catastrophe 6,2") == ("on_a_leader", "12.3", "g3")


@pytest.mark.parametrize(("cell", "destroyed"), [("7,4", "green"), ("0,3", "blue"), ("6,5", "red"), ("3,5", None)])
def test_catastrophe_12_2_empty_cells_and_face_up_tiles(cell: str, destroyed: str | None) -> None:
    """A catastrophe goes on an empty cell or on a face-up tile of any colour, which leaves the game. §12.2 §12.4"""
    t = play(position("G7,4 B0,3 R6,5"), f"P0 catastrophe {cell}")
    assert [fact.destroyed for fact in t.facts_of(CatastrophePlayed)] == [destroyed]
    assert what(t, cell) == "X"


def test_catastrophe_12_2_all_cells_at_the_start() -> None:
    """All 166 cells without a treasure are open at the start. §12.2"""
    assert len(choices(position(), "catastrophe")) == 176 - 10


def test_catastrophe_12_3_a_monument_is_safe() -> None:
    """A catastrophe cannot be played on a monument. §12.3"""
    s = position("G8,2 G9,2 G8,3 G9,3", monuments="RG8,2")
    assert refused(s, "catastrophe 9,3") == ("on_a_monument", "12.3", "j4")


def test_catastrophe_12_4_it_breaks_every_link() -> None:
    """A kingdom splits where the only link was; each part with a leader is a kingdom. §12.4"""
    t = play(position("R6,4 G7,4 R8,4; K0@6,3 R1@8,3"), "P0 catastrophe 7,4")
    assert len(t.s.survey().kingdoms) == 2
    assert t.went_home == []


def test_catastrophe_12_4_leaders_fall_silent_not_to_war() -> None:
    """A split causes no conflict and scores nothing. §12.4"""
    t = play(position("R6,4 G7,4 R8,4; K0@6,3 R1@8,3"), "P0 catastrophe 7,4", "P0 end")
    assert t.scored == []


def test_catastrophe_12_4_the_last_temple() -> None:
    """All leaders whose last face-up temple it was go home at the same time, wherever it splits the kingdom. §12.4"""
    t = play(position("R6,4 G7,4; K0@6,3 R1@5,4 B1@6,5"), "P0 catastrophe 6,4")
    assert t.went_home == ["K0, no_temple", "R1, no_temple", "B1, no_temple"]


def test_catastrophe_12_4_waste_joins_nothing() -> None:
    """A catastrophe does not connect the regions on its two sides. §12.4"""
    s = position("R6,4 R8,4; K0@6,3 R1@8,3", catastrophes="7,4")
    assert len(s.survey().kingdoms) == 2


def test_catastrophe_12_4_a_broken_square_is_never_whole_again() -> None:
    """A cell with a catastrophe can never be part of a square. §12.4 §10.1"""
    s = position("G8,2 G9,2 G8,3", hands={0: "GGRRBB"})
    t = play(s, "P0 catastrophe 9,2", "P0 tile green 9,3")
    assert t.asks == "P1 TakeAction"
