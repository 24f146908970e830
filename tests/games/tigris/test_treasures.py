"""Treasures: when they are due, who takes them, and which one stays. Chapter 11."""

from plancia.games.tigris.facts import Scored, TreasureTaken
from tests.games.tigris.table import Played, choices, play, position, refused, what

ACROSS_THE_RIVER = "G2,1 G3,1 G5,1"  # a farm at (4,1) joins the temples at (1,1) and (5,2)
SOUTH = "G8,7 B8,8 G8,9 G7,9"  # a tile at (6,9) joins the temples at (5,9) and (8,6)
WEST = "K0,2 B0,3 K0,4 K0,5 B0,6 K0,7"  # joins (0,1) to the temple at (1,7)

THREE = f"{SOUTH} G6,9 K4,9 K3,9 K2,9 K1,9 K1,8; K1@5,10"  # (1,7), which is framed, (5,9) and (8,6)


def south(*lines: str) -> Played:
    return play(position(f"{SOUTH}; G1@5,10"), "P0 tile green 6,9", *lines)


def test_11_3_framed_treasures_go_first() -> None:
    """First the farm's point, then the trader's owner takes the treasure of the framed cell; the other stays. §11.3"""
    t = play(position(f"{ACROSS_THE_RIVER}; G0@6,2 B1@5,3"), "P0 tile blue 4,1")
    assert t.scored == ["P1 +1 blue, tile"]
    assert t.looted == ["P0 1,1"]
    order = [type(fact) for fact in t.facts if isinstance(fact, Scored | TreasureTaken)]
    assert order == [Scored, TreasureTaken]
    assert (what(t, "1,1", "5,2"), t.s.taken[0]) == ("R R*", 1)


def test_11_4_without_a_trader_the_treasures_stay() -> None:
    """Without a trader no treasures are taken; they are due as soon as the kingdom has a trader. §11.4"""
    s = position(f"{ACROSS_THE_RIVER}; K1@5,3")
    t = play(s, "P0 tile blue 4,1", "P0 end", "P1 end")
    assert t.scored == ["P1 +1 blue, tile"]
    assert t.looted == []
    t = play(t, "P2 leader green 6,2")
    assert t.looted == ["P2 1,1"]
    assert t.asks == "P2 TakeAction"


def test_11_2_the_trader_takes_in_anybodys_turn() -> None:
    """The owner of the trader chooses, active or not, and the tile's point is theirs as well. §11.2"""
    t = south()
    assert t.scored == ["P1 +1 green, tile"]
    assert (t.asks, choices(t)) == ("P1 LeaveOneTreasure", ["i7", "f10"])
    assert play(t, "P1 8,6").looted == ["P1 5,9"]
    assert play(t, "P1 5,9").looted == ["P1 8,6"]


def test_11_1_then_the_active_player_goes_on() -> None:
    """After the choice the action is over, and the active player has the next one. §11.1 §5.3"""
    t = south("P1 8,6")
    assert (t.asks, t.s.ask.left) == ("P0 TakeAction", 1)


def test_11_2_all_but_one_must_be_taken() -> None:
    """The question is which one stays: leaving two, or none, is not possible. §11.2"""
    t = south()
    assert refused(t, "decline") == ("no_such_treasure", "11.2", "decline")
    assert refused(t, "8,6 5,9") == ("too_long", "", "f10")


def test_12_2_a_looted_temple_is_an_ordinary_temple() -> None:
    """Without its treasure a temple can be hit by a catastrophe, and a war of priests removes it. §12.2 §9.13"""
    s = position(looted="5,2")
    assert what(play(s, "P0 catastrophe 5,2"), "5,2") == "X"
    s = position("R9,5 R10,5 R11,5; R0@8,5 R1@12,4", looted="13,4", hands={0: "RRRRRR"})
    t = play(s, "P0 tile red 11,4", "P0 0", "P1 0")
    assert t.scored == ["P0 +2 red, war"]
    assert what(t, "13,4") == "."


def test_treasure_11_1_after_every_action() -> None:
    """Treasures are taken at the end of the first action, not at the end of the turn. §11.1"""
    t = play(position(f"{ACROSS_THE_RIVER}; G0@6,2"), "P0 tile blue 4,1")
    assert t.looted == ["P0 1,1"]
    assert t.s.ask.left == 1


def test_treasure_11_1_a_leader_may_join_them() -> None:
    """A trader that joins two regions by its own cell takes at the end of that action. §11.1"""
    s = position("R2,1 B4,1 G5,1")
    assert play(s, "P0 leader green 3,1").looted == ["P0 1,1"]


def test_treasure_11_1_any_leader_may_be_the_link() -> None:
    """The owner of the trader takes what another player's leader has connected. §11.1 §11.2"""
    s = position("R2,1 B4,1 G5,1; G2@6,2")
    t = play(s, "P0 leader black 3,1")
    assert t.looted == ["P2 1,1"]


def test_treasure_11_2_three_treasures_leave_two_to_take() -> None:
    """Of three treasures two are taken: the framed one, and one of the other two by choice. §11.2 §11.3"""
    t = play(position(THREE), "P0 leader green 5,8")
    assert (t.asks, choices(t)) == ("P0 LeaveOneTreasure", ["i7", "f10"])
    assert play(t, "P0 5,9").looted == ["P0 8,6", "P0 1,7"]
    assert play(t, "P0 8,6").s.taken == (2, 0, 0, 0)


def test_treasure_11_3_two_framed_treasures_are_a_choice() -> None:
    """If all are on framed cells, the owner chooses which of them stays. §11.3"""
    t = play(position(f"{WEST}; G1@1,8"), "P0 tile green 0,1")
    assert (t.asks, choices(t)) == ("P1 LeaveOneTreasure", ["b2", "b8"])
    assert play(t, "P1 1,1").looted == ["P1 1,7"]


def test_treasure_11_3_one_candidate_is_no_question() -> None:
    """If only one treasure may stay, nobody is asked. §11.3"""
    t = play(position(f"{ACROSS_THE_RIVER}; G1@6,2"), "P0 tile blue 4,1")
    assert (t.looted, t.asks) == (["P1 1,1"], "P0 TakeAction")


def test_treasure_11_3_a_framed_treasure_may_not_stay() -> None:
    """While an ordinary treasure can stay, a framed one cannot, nor one of another kingdom. §11.3 §11.2"""
    t = play(position(THREE), "P0 leader green 5,8")
    assert refused(t, "1,7") == ("framed_treasures_go_first", "11.3", "b8")
    assert refused(t, "1,1") == ("no_such_treasure", "11.2", "b2")


def test_9_3_a_union_in_peace_brings_treasures_together() -> None:
    """Two kingdoms united without a war: no point, but the treasures are due. §9.3 §11.1"""
    t = play(position(f"{ACROSS_THE_RIVER}; G0@6,2 K1@1,0"), "P0 tile blue 4,1")
    assert t.scored == []
    assert t.looted == ["P0 1,1"]


def test_11_2_after_a_war_of_traders_the_one_left_takes() -> None:
    """The owner of the trader that won takes the treasures, active or not. §11.2"""
    s = position("R2,1 R3,1 R5,1; G0@6,2 G1@1,0", hands={0: "BRRRKK", 1: "GGGGGG"})
    t = play(s, "P0 tile blue 4,1", "P0 0", "P1 0")
    assert t.went_home == ["G0, war"]
    assert t.looted == ["P1 1,1"]


def test_11_1_a_war_may_part_the_treasures_again() -> None:
    """Treasures separated by the war are not due. §11.1"""
    s = position(f"{ACROSS_THE_RIVER}; G0@6,2 G1@1,0", hands={0: "BGGGKK", 1: "RRRRRR"})
    t = play(s, "P0 tile blue 4,1", "P0 2", "P1 0")
    assert t.went_home == ["G1, war"]
    assert what(t, "2,1", "3,1", "5,1") == ". . G"
    assert t.looted == []


def test_10_8_a_trader_sent_home_by_the_monument_takes_nothing() -> None:
    """Leaders leave before treasures are taken. §10.8"""
    s = position(f"R0,0 R1,0 {WEST}; G0@2,0")
    built = play(s, "P0 tile red 0,1", "P0 build 0,0 red-blue")
    assert (built.went_home, built.looted, built.asks) == (["G0, no_temple"], [], "P0 TakeAction")
    declined = play(s, "P0 tile red 0,1", "P0 decline")
    assert declined.asks == "P0 LeaveOneTreasure"


def test_10_8_a_monument_may_break_the_kingdom_before_treasures_are_taken() -> None:
    """The king that linked two parts goes home with its last temple, and nothing is due any more. §10.8"""
    s = position(f"R0,0 R1,0 {WEST} G3,1 B4,1 G5,1; K1@2,1 G2@6,2", looted="1,1")
    built = play(s, "P0 tile red 0,1", "P0 build 0,0 red-blue")
    assert (built.went_home, built.looted) == (["K1, no_temple"], [])
    assert play(s, "P0 tile red 0,1", "P0 decline").looted == ["P2 1,7"]


def test_10_7_a_treasure_on_a_monument_is_taken_like_any_other() -> None:
    """A face-down tile keeps its treasure, which is due as usual. §10.7 §11.1"""
    s = position("R0,0 R1,0 R0,1 K2,1 K3,1 G5,1; G0@6,2", monuments="RB0,0")
    t = play(s, "P0 tile blue 4,1")
    assert t.looted == ["P0 1,1"]
    assert what(t, "1,1") == "#"


def test_11_5_by_hand_several_kingdoms_may_be_due() -> None:
    """In a position set up by hand owners take clockwise from the active player. §11.5"""
    text = f"{ACROSS_THE_RIVER} B4,1 {SOUTH} G6,9; G0@6,2 G3@5,10"
    t = play(position(text, active=3), "P3 end")
    assert t.looted == []
    t = play(position(text, active=3), "P3 tile red 12,9")
    assert (t.asks, t.looted) == ("P3 LeaveOneTreasure", [])
    assert play(t, "P3 8,6").looted == ["P3 5,9", "P0 1,1"]
    t = play(position(text, active=0), "P0 tile red 12,9")
    assert (t.asks, t.looted) == ("P3 LeaveOneTreasure", ["P0 1,1"])
