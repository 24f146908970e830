"""Tiles: where they go and who scores for them. Chapter 7."""

import pytest

from plancia.games.tigris.facts import ConflictBegan, KingdomsUnited, TileLaid
from tests.games.tigris.table import choices, hand, may, play, position, refused, what

THREE_KINGDOMS = "R8,2 R7,3 R9,3; K0@8,1 R1@6,3 B2@10,3"


def test_7_4_points_go_to_the_owner_of_the_leader() -> None:
    """A tile that touches only the leader is in its kingdom; the leader's owner scores for it. §7.4"""
    t = play(position("K0@0,1", active=1), "P1 tile black 0,0")
    assert t.scored == ["P0 +1 black, tile"]


def test_7_5_the_king_stands_in() -> None:
    """Without a leader of the tile's colour the king's owner scores, in the tile's colour. §7.5"""
    t = play(position("K0@6,2", active=1), "P1 tile green 7,2")
    assert t.scored == ["P0 +1 green, tile"]
    assert t.s.points[:4] == (0, 0, 1, 0)


def test_7_4_the_leader_of_the_colour_comes_before_the_king() -> None:
    """With a trader in the kingdom the king gets nothing for a market. §7.4 §7.5"""
    t = play(position("K0@6,2 G1@5,1"), "P0 tile green 7,2")
    assert t.scored == ["P1 +1 green, tile"]


def test_7_6_neither_leader_nor_king() -> None:
    """In a kingdom with neither a leader of the colour nor a king nobody scores. §7.6"""
    t = play(position("B0@6,2"), "P0 tile green 7,2")
    assert t.scored == []
    assert not any(t.s.points)


def test_7_6_a_corner_does_not_touch() -> None:
    """A tile that meets a kingdom only at a corner is not in it. §7.6"""
    t = play(position("K0@6,2"), "P0 tile green 7,3")
    assert t.scored == []


def test_7_6_no_kingdom_no_point() -> None:
    """A tile beside a region without a leader scores nothing. §7.6"""
    assert play(position("K0@6,2"), "P0 tile red 1,0").scored == []


@pytest.mark.parametrize("colour", ["red", "green", "black"])
def test_7_3_a_tile_may_not_join_three_kingdoms(colour: str) -> None:
    """A cell that touches three kingdoms is closed to every tile. §7.3"""
    assert refused(position(THREE_KINGDOMS), f"tile {colour} 8,3") == ("tile_joins_three_kingdoms", "7.3", "i4")


def test_7_3_a_farm_may_not_join_three_kingdoms() -> None:
    """The river is no exception. §7.3"""
    s = position("R2,2 B3,2 R4,3; K0@6,2 R1@4,4 B2@1,2")
    assert refused(s, "tile blue 4,2") == ("tile_joins_three_kingdoms", "7.3", "e3")


def test_7_3_leaderless_regions_do_not_count() -> None:
    """A tile may join two kingdoms and two regions without a leader. §7.3"""
    assert may(position("R8,2 R7,3 R9,3 G8,4; K0@8,1 B2@10,3"), "tile black 8,3")


def test_7_3_one_kingdom_from_three_sides_is_one() -> None:
    """Three sides of one kingdom are one kingdom, and its leader scores. §7.3 §7.4"""
    t = play(position("R7,3 R8,2 R9,3 R7,2 R9,2; G0@8,1"), "P0 tile green 8,3")
    assert t.scored == ["P0 +1 green, tile"]


@pytest.mark.parametrize(
    ("line", "code", "rule", "word"),
    [
        ("tile blue 0,0", "wrong_ground", "7.2", "a1"),
        ("tile red 0,3", "wrong_ground", "7.2", "a4"),
        ("tile red 1,1", "cell_taken", "7.1", "b2"),
        ("tile green 6,2", "cell_taken", "7.1", "g3"),
        ("tile green q1", "no_such_cell", "7.1", "q1"),
    ],
)
def test_7_1_the_wrong_cell(line: str, code: str, rule: str, word: str) -> None:
    """Farms go on the river, other tiles on land, and all on empty cells. §7.1 §7.2"""
    assert refused(position("K0@6,2"), line) == (code, rule, word)


def test_5_4_a_laid_tile_is_missing_in_the_second_action() -> None:
    """The hand is not refilled between the two actions. §5.4"""
    t = play(position(hands={0: "GGGGGK"}), "P0 tile green 3,5")
    assert hand(t, 0) == "GGGGK"
    assert t.asks == "P0 TakeAction"


def test_tile_7_1_only_a_tile_in_hand() -> None:
    """A colour that is not in hand cannot be laid. §7.1"""
    s = position(hands={0: "GGGGGG"})
    assert choices(s, "tile") == ["green"]
    assert refused(s, "tile black 3,5") == ("tile_not_held", "7.1", "black")


def test_tile_7_1_a_tile_lies_face_up_where_it_was_laid() -> None:
    """The tile is on its cell, everybody sees it, and it is gone from the hand. §7.1"""
    t = play(position(), "P0 tile blue 0,3")
    assert what(t, "0,3") == "B"
    assert [(fact.colour, fact.cell) for fact in t.facts_of(TileLaid)] == [("blue", "a4")]
    assert hand(t, 0) == "RRBGK"


def test_tile_7_4_the_point_comes_before_monument_and_treasure() -> None:
    """The point is scored at once: neither the monument nor the treasures can change who gets it. §7.4 §5.3"""
    s = position("R0,0 R1,0; R0@2,0", active=1)
    t = play(s, "P1 tile red 0,1", "P1 build 0,0 red-blue")
    assert t.scored == ["P0 +1 red, tile"]
    assert t.went_home == ["R0, no_temple"]


def test_tile_7_4_the_leader_may_stand_far_away() -> None:
    """The whole kingdom counts, not only the cells beside the tile. §7.4"""
    t = play(position("G6,2 G7,2 G8,2; G3@5,1"), "P0 tile green 9,2")
    assert t.scored == ["P3 +1 green, tile"]


def test_tile_7_7_a_union_scores_nothing() -> None:
    """The tile that unites two kingdoms scores nothing, with or without a war. §7.7"""
    t = play(position("R8,2; K0@6,2 R1@9,2"), "P0 tile red 7,2")
    assert [fact.cell for fact in t.facts_of(KingdomsUnited)] == ["h3"]
    assert not t.facts_of(ConflictBegan)
    assert t.scored == []
