"""Monuments: squares, who builds, what happens to the tiles, and what they pay. Chapter 10 and paragraph 14.2."""

import pytest

from plancia.games.tigris.facts import MonumentBuilt, MonumentDeclined
from tests.games.tigris.table import Played, choices, hand, may, play, position, refused, what

MARKETS = "R9,3 G9,4 G9,5 G10,4; G0@9,2 K1@8,3"
TWO_SQUARES = "R7,3 G8,3 G8,4 G9,4 G10,4 G10,3; K0@7,2"


def markets(*lines: str) -> Played:
    return play(position(MARKETS, hands={0: "GGRRBB"}), "P0 tile green 10,5", *lines)


def two_squares(*lines: str) -> Played:
    return play(position(TWO_SQUARES, hands={0: "GGRRBB"}), "P0 tile green 9,3", *lines)


def broken_square(*lines: str) -> Played:
    """P0's tile completes a square and unites two kingdoms; three of the four markets are P0's supporters."""
    s = position("R6,4 G7,4 G7,5 G8,5 G9,4 R10,4; G0@6,3 G1@10,3", hands={0: "GGRRBB", 1: "GGGGGG"})
    return play(s, "P0 tile green 8,4", *lines)


def test_10_9_tile_and_monument_pay_in_the_same_turn() -> None:
    """The market scores at once, the monument at the end of the turn, for the active player only. §10.9 §14.2"""
    t = markets("P0 build 9,4 green-black")
    assert t.scored == ["P0 +1 green, tile"]
    t = play(t, "P0 end")
    assert t.scored == ["P0 +1 green, tile", "P0 +1 green, monument"]


def test_14_2_each_player_is_paid_in_their_own_turn() -> None:
    """The king's owner gets the black point at the end of their own turn, and again in every later one. §14.2"""
    t = play(markets("P0 build 9,4 green-black", "P0 end").s, "P1 end", "P2 end", "P3 end", "P0 end", "P1 end")
    assert t.scored == ["P1 +1 black, monument", "P0 +1 green, monument", "P1 +1 black, monument"]


def test_10_8_a_monument_may_send_leaders_home() -> None:
    """Four temples turned over leave two leaders without one; the king has scored before; the treasure stays. §10.8"""
    s = position("R0,0 R1,0; G0@2,0 K1@2,1", active=2)
    t = play(s, "P2 tile red 0,1", "P2 build 0,0 red-blue")
    assert t.scored == ["P1 +1 red, tile"]
    assert t.went_home == ["G0, no_temple", "K1, no_temple"]
    assert what(t, "0,0", "1,0", "0,1", "1,1") == "# # # #*"


def test_10_3_no_monument_of_the_colour_is_left() -> None:
    """When all three green monuments are built, nothing is offered and no market is turned over. §10.3"""
    text = "G7,4 G8,4 G7,5 G8,5 G3,4 G4,4 G3,5 G4,5 G10,4 G11,4 G10,5 G11,5 G8,2 G9,2 G8,3"
    s = position(text, monuments="BG3,4 RG7,4 GK10,4")
    t = play(s, "P0 tile green 9,3")
    assert t.asks == "P0 TakeAction"
    assert what(t, "8,2", "9,2", "8,3", "9,3") == "G G G G"


def test_10_3_what_is_not_offered_is_not_dead() -> None:
    """A square for which there was no monument has not been declined. §10.3 §10.6"""
    text = "G7,4 G8,4 G7,5 G8,5 G3,4 G4,4 G3,5 G4,5 G10,4 G11,4 G10,5 G11,5 G8,2 G9,2 G8,3"
    assert play(position(text, monuments="BG3,4 RG7,4 GK10,4"), "P0 tile green 9,3").s.dead == 0


def test_10_5_one_tile_completes_two_squares() -> None:
    """The active player chooses the square and the monument, and builds one at most. §10.5"""
    t = two_squares()
    assert choices(t, "build") == ["i4", "j4"]
    assert choices(t, "build 8,3") == ["red-green", "blue-green", "green-black"]
    t = play(t, "P0 build 9,3 red-green")
    assert what(t, "8,3", "8,4", "9,3", "10,3", "9,4", "10,4") == "G G # # # #"
    assert t.asks == "P0 TakeAction"


def test_10_5_four_squares_around_one_tile() -> None:
    """A tile in the middle of eight completes four squares, of which one may be built on. §10.5"""
    s = position("G7,3 G8,3 G9,3 G7,4 G9,4 G7,5 G8,5 G9,5", hands={0: "GRRRBB"})
    t = play(s, "P0 tile green 8,4")
    assert choices(t, "build") == ["h4", "i4", "h5", "i5"]


def test_10_1_the_one_square_of_river() -> None:
    """There is only one place for a monument on farms; the farm scores as usual. §10.1"""
    s = position("B14,3 B15,3 B14,4; B0@13,5", hands={0: "BBRRGG"})
    t = play(s, "P0 tile blue 15,4")
    assert t.scored == ["P0 +1 blue, tile"]
    assert choices(t, "build") == ["o4"]
    assert choices(t, "build 14,3") == ["red-blue", "blue-green", "blue-black"]


@pytest.mark.parametrize("cell", ["9,4", "10,4", "9,5", "10,5"])
def test_10_9_nothing_goes_on_a_monument(cell: str) -> None:
    """Tile, leader and catastrophe are rejected on every cell of a monument. §10.9 §12.3"""
    t = markets("P0 build 9,4 green-black")
    assert refused(t, f"catastrophe {cell}")[:2] == ("on_a_monument", "12.3")
    assert refused(t, f"tile green {cell}")[:2] == ("cell_taken", "7.1")
    assert refused(t, f"leader red {cell}")[:2] == ("cell_taken", "6.2")


def test_10_1_a_square_outside_any_kingdom() -> None:
    """A square in a region without a leader scores nothing but may have a monument. §10.1"""
    t = play(position("G8,2 G9,2 G8,3"), "P0 tile green 9,3")
    assert t.scored == []
    assert choices(t, "build") == ["i3"]
    assert what(play(t, "P0 build 8,2 red-green"), "8,2", "9,2", "8,3", "9,3") == "# # # #"


def test_monument_10_1_the_square_must_hold_the_tile_just_laid() -> None:
    """A complete square already on the board offers nothing to a tile laid elsewhere. §10.1"""
    s = position("G8,2 G9,2 G8,3 G9,3")
    assert play(s, "P0 tile green 3,5").asks == "P0 TakeAction"


def test_monument_10_1_four_colours_make_no_square() -> None:
    """The four tiles must have one colour, and be face up. §10.1"""
    assert play(position("G8,2 R9,2 G8,3"), "P0 tile green 9,3").asks == "P0 TakeAction"
    flipped = position("G8,2 G9,2 G8,3 G9,3 G10,2", monuments="RG8,2", hands={0: "GRRBBK"})
    assert play(flipped, "P0 tile green 10,3").asks == "P0 TakeAction"


def test_monument_10_2_a_square_broken_by_the_war_is_not_offered() -> None:
    """The wars come first; a square broken by them is not offered. §10.2"""
    t = broken_square("P0 0", "P1 2")
    assert t.asks == "P0 TakeAction"
    assert what(t, "7,4", "8,4", "7,5", "8,5") == ". G . ."


def test_monument_10_2_a_square_that_survives_the_war_is_offered() -> None:
    """If the active player wins, the square is still complete and may have a monument. §10.2"""
    t = broken_square("P0 0", "P1 0")
    assert t.scored == ["P0 +2 green, war"]
    assert (t.asks, choices(t, "build")) == ("P0 BuildMonument", ["h5"])


def test_9_3_a_square_completed_by_a_union_in_peace() -> None:
    """A union without war scores nothing, but a monument may follow as usual. §9.3 §10.2"""
    s = position("R6,4 G7,4 G7,5 G8,5 G9,4 R10,4; G0@6,3 K1@10,3", hands={0: "GGRRBB"})
    t = play(s, "P0 tile green 8,4")
    assert t.scored == []
    assert t.asks == "P0 BuildMonument"


def test_monument_10_3_the_colour_of_the_square_is_on_the_monument() -> None:
    """Monuments without the square's colour, and those already built, are rejected. §10.3"""
    t = markets()
    assert refused(t, "build 9,4 red-blue") == ("no_such_monument_left", "10.3", "red-blue")
    t = play(position(MARKETS + " R0,0 R1,0 R0,1", monuments="RG0,0"), "P0 tile green 10,5")
    assert choices(t, "build 9,4") == ["blue-green", "green-black"]
    assert refused(t, "build 9,4 red-green") == ("no_such_monument_left", "10.3", "red-green")


def test_monument_10_4_building_may_be_declined() -> None:
    """With one square and one monument left it is still a question, and declining is an answer. §10.4"""
    t = markets("P0 decline")
    assert t.facts_of(MonumentDeclined)
    assert not any(t.s.monuments)
    assert what(t, "9,4", "10,4", "9,5", "10,5") == "G G G G"


def test_10_6_a_declined_square_is_dead() -> None:
    """The four cells never offer a monument again, even if a tile was lost and replaced. §10.6"""
    s = position(MARKETS, declined="9,4", hands={0: "GGRRBB"})
    t = play(s, "P0 tile green 10,5")
    assert t.asks == "P0 TakeAction"
    assert t.scored == ["P0 +1 green, tile"]


def test_10_6_declining_one_offer_kills_every_square_of_it() -> None:
    """If two squares were offered and none was built on, both are dead. §10.6"""
    t = two_squares("P0 decline")
    assert [fact.squares for fact in t.facts_of(MonumentDeclined)] == [("i4", "j4")]
    assert t.s.dead.bit_count() == 2


def test_10_6_a_square_that_overlaps_a_dead_one_lives() -> None:
    """A later tile may complete another square with tiles of a dead one. §10.6"""
    t = play(position(MARKETS + " G10,5 G11,4", declined="9,4", hands={0: "GRRRBB"}), "P0 tile green 11,5")
    assert choices(t, "build") == ["k5"]


def test_10_6_a_dead_square_is_not_offered_beside_a_living_one() -> None:
    """Of two whole squares with the tile, only the one that was not declined before is offered. §10.6"""
    t = play(position(TWO_SQUARES, declined="8,3", hands={0: "GGRRBB"}), "P0 tile green 9,3")
    assert choices(t, "build") == ["j4"]
    assert refused(t, "build 8,3 red-green") == ("square_declined_before", "10.6", "i4")


def test_10_6_a_square_broken_before_it_was_offered_may_be_built_later() -> None:
    """A square broken by a war was never offered: completed again, the same four cells may have a monument. §10.6"""
    t = broken_square("P0 0", "P1 2", "P0 tile green 8,5", "P1 tile green 7,5", "P1 tile green 7,4")
    assert (t.asks, choices(t, "build")) == ("P1 BuildMonument", ["h5"])


def test_10_6_a_dead_square_may_not_return_in_another_colour() -> None:
    """The four cells are dead, whatever colour is on them later. §10.6"""
    s = position("R8,2 R9,2 R8,3", declined="8,2")
    assert play(s, "P0 tile red 9,3").asks == "P0 TakeAction"


def test_monument_10_7_face_down_tiles_still_join() -> None:
    """The four tiles are turned over under the monument; they still connect the kingdom. §10.7"""
    t = markets("P0 build 9,4 green-black")
    assert [(fact.cell, fact.colours) for fact in t.facts_of(MonumentBuilt)] == [("j5", ("green", "black"))]
    assert what(t, "9,4", "10,4", "9,5", "10,5") == "# # # #"
    assert play(t, "P0 tile red 11,4").scored[1] == "P1 +1 red, tile"


def test_monument_10_7_a_temple_under_a_monument_is_no_supporter_of_leaders() -> None:
    """A face-down temple does not keep a leader on the board. §10.7 §10.8"""
    s = position("R0,0 R1,0; R0@2,0 B0@1,2")
    t = play(s, "P0 tile red 0,1", "P0 build 0,0 red-black")
    assert t.went_home == ["R0, no_temple", "B0, no_temple"]


def test_monument_10_9_a_monument_stays_when_its_builder_is_gone() -> None:
    """A monument pays the player whose leader is there, and nobody if there is none. §10.9 §14.2"""
    t = play(markets("P0 build 9,4 green-black", "P0 withdraw green").s, "P1 withdraw black", "P1 end")
    assert t.scored == []
    assert sum(map(bool, t.s.monuments)) == 1


def test_monument_14_2_the_king_takes_black_only() -> None:
    """At a green and red monument the king scores nothing. §14.2"""
    t = markets("P0 build 9,4 red-green", "P0 end", "P1 end")
    assert t.scored == ["P0 +1 green, tile", "P0 +1 green, monument"]


def test_monument_14_2_several_monuments_add_up() -> None:
    """Each monument and each of its colours pays separately. §14.2"""
    text = "R9,3 G9,4 G9,5 G10,4 G10,5 K11,4 K12,4 K11,5 K12,5; G0@9,2 K0@8,3"
    t = play(position(text, monuments="GK9,4 BK11,4"), "P0 end")
    assert t.scored == ["P0 +1 black, monument", "P0 +1 green, monument", "P0 +1 black, monument"]


def test_monument_14_2_the_monument_must_be_in_the_leaders_kingdom() -> None:
    """A monument in another kingdom pays nothing, and a leader at home is paid nothing. §14.2"""
    text = "R9,3 G9,4 G9,5 G10,4 G10,5; G0@6,2 K1@8,3"
    t = play(position(text, monuments="GK9,4"), "P0 end")
    assert t.scored == []


def test_monument_the_hand_is_one_shorter_and_no_more() -> None:
    """Building costs no action and no tile. §10.5"""
    t = markets("P0 build 9,4 green-black")
    assert (hand(t, 0), t.s.ask.left) == ("RRBBG", 1)
    assert may(t, "tile green 11,4")
