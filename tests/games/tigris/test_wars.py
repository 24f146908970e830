"""Wars: a tile unites two kingdoms, and leaders of the same colour fight. Chapter 9, one war at a time."""

from plancia.games.tigris import GAME
from plancia.games.tigris.facts import ConflictBegan, ConflictDecided, KingdomsUnited, TilesAdded, TilesLost
from tests.games.tigris.table import Played, choices, hand, may, play, position, refused, what

EXAMPLE = "R6,4 G7,4 G9,4 G10,4 R11,4; G0@6,3 K0@6,5 G1@11,3 K1@11,5"
KINGS = "R6,4 K7,4 K9,4 R10,4; K0@6,3 K1@10,3"
PRIESTS = "R9,5 R10,5 R11,5; R0@8,5 R1@12,4"


def traders_and_kings(*lines: str) -> Played:
    """The example of the rulebook: P0 unites two kingdoms with two traders and two kings."""
    s = position(EXAMPLE, hands={0: "GGGGKR", 1: "GGGKKR"})
    return play(s, "P0 tile black 8,4", *lines)


def kings(*lines: str) -> Played:
    """One settlement on each side of the one that unites them."""
    return play(position(KINGS, hands={0: "KKKRRR", 1: "KKRRRR"}), "P0 tile black 8,4", *lines)


def priests(*lines: str) -> Played:
    """Four temples to one; (8,6) and (13,4) have treasures."""
    return play(position(PRIESTS, hands={0: "RRRKKK", 1: "RRRKKK"}), "P0 tile red 11,4", *lines)


def test_9_12_the_winner_scores_the_leader_and_the_supporters() -> None:
    """Five to three: a point for the trader and one for each of two markets, in green. §9.12"""
    t = traders_and_kings("P0 green", "P0 4", "P1 1")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(5, 3)]
    assert t.scored == ["P0 +3 green, war"]


def test_9_11_the_loser_leaves_with_all_supporters() -> None:
    """The beaten trader goes home, its markets on the board and all five added leave the game. §9.11"""
    t = traders_and_kings("P0 green", "P0 4", "P1 1")
    assert t.went_home == ["G1, war"]
    assert what(t, "9,4", "10,4", "7,4") == ". . G"
    assert (hand(t, 0), hand(t, 1)) == ("R", "RGGKK")


def test_9_14_leaders_no_longer_joined_do_not_fight() -> None:
    """The lost markets were the only link, so the kings do not fight and the action continues. §9.14"""
    t = traders_and_kings("P0 green", "P0 4", "P1 1")
    assert len(t.facts_of(ConflictBegan)) == 1
    assert t.asks == "P0 TakeAction"
    assert what(t, "6,5", "11,5") == "k0 k1"


def test_9_2_the_active_player_picks_the_colour() -> None:
    """Two wars are due, and the active player chooses which comes first. §9.2 §9.4"""
    t = traders_and_kings()
    assert t.asks == "P0 PickWar"
    assert choices(t) == ["green", "black"]
    assert refused(t, "red") == ("no_such_war", "9.2", "red")


def test_9_2_a_union_in_kings_first_leaves_the_traders_to_fight() -> None:
    """No tile is lost in a war of kings without settlements, so the second war is due. §9.2 §9.14"""
    t = traders_and_kings("P0 black", "P0 0", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(0, 0)]
    assert t.scored == ["P1 +1 black, war"]
    assert (t.asks, t.s.ask.colour) == ("P0 AddTiles", "green")


def test_9_10_a_tie_is_won_by_the_defender() -> None:
    """One to one: the defender takes a point for the king and one for its settlement. §9.10"""
    t = kings("P0 0", "P1 0")
    assert t.scored == ["P1 +2 black, war"]
    assert t.went_home == ["K0, war"]


def test_9_7_the_tile_under_the_marker_counts_for_nobody() -> None:
    """The uniting settlement supports neither king and is not removed. §9.7"""
    t = kings("P0 0", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictBegan)] == [(1, 1)]
    assert what(t, "7,4", "8,4", "9,4") == ". K K"


def test_9_13_temples_with_a_treasure_are_spared() -> None:
    """A beaten priest loses three temples, not the one with the treasure, and not the one under the marker. §9.13"""
    t = priests("P0 0", "P1 3")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(4, 4)]
    assert t.scored == ["P1 +4 red, war"]
    assert what(t, "9,5", "10,5", "11,5", "8,6", "11,4") == ". . . R* R"


def test_9_13_a_spared_temple_scores_nothing() -> None:
    """If the only supporter has a treasure, the winner scores only for the priest. §9.13"""
    t = priests("P0 0", "P1 0")
    assert t.scored == ["P0 +1 red, war"]
    assert what(t, "13,4", "12,4") == "R* ."


def test_9_12_tiles_added_from_hand_score_nothing() -> None:
    """Five to six: the winner scores the trader and the three markets on the board. §9.12"""
    text = "R4,4 G5,4 G6,4 G7,4 G9,4 G10,4 G11,4 G12,4; G0@4,3 G1@13,5"
    s = position(text, hands={0: "KGGRRR", 1: "GGRRRR"})
    t = play(s, "P0 tile black 8,4", "P0 2", "P1 2")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(5, 6)]
    assert t.scored == ["P1 +4 green, war"]


def test_10_7_face_down_tiles_support_nobody() -> None:
    """Markets under a monument do not count in a war and are not removed. §10.7"""
    text = "R6,3 G6,4 G7,4 G6,5 G7,5 G5,4 K9,4 R10,4 G10,5; G0@6,2 G1@10,3"
    t = play(position(text, monuments="GK6,4"), "P0 tile black 8,4", "P0 0", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(1, 1)]
    assert t.scored == ["P1 +2 green, war"]
    assert what(t, "5,4", "6,4", "7,4", "6,5", "7,5") == ". # # # #"


def test_9_8_only_tiles_of_the_colour_are_added() -> None:
    """Temples cannot be added to a war of kings, nor more settlements than are in hand. §9.8"""
    t = kings()
    assert choices(t) == ["0", "1", "2"]
    assert refused(t, "3") == ("not_so_many_held", "9.8", "3")
    assert not may(t, "red")
    assert choices(play(t, "P0 1")) == ["0", "1", "2"]


def test_9_9_what_one_war_took_is_missing_in_the_next() -> None:
    """A player in two wars of one action has only what is left of the hand. §9.9 §5.4"""
    s = position("R6,4 R7,4 R9,4 R10,4 K6,3; K0@5,4 R0@6,5 K1@11,4 R1@10,5", hands={0: "KRRRKK", 1: "RRRKKK"})
    t = play(s, "P0 tile black 8,4", "P0 red", "P0 2", "P1 1")
    assert (hand(t, 0), hand(t, 1)) == ("RKK", "RRKKK")


def test_9_1_two_leaderless_regions_are_joined_in_peace() -> None:
    """Without a leader there is no union and no war. §9.1"""
    t = play(position("G7,4 G9,4"), "P0 tile black 8,4")
    assert not t.facts_of(KingdomsUnited)
    assert t.asks == "P0 TakeAction"


def test_9_1_two_kingdoms_without_a_common_colour_are_united_in_peace() -> None:
    """Leaders of different colours do not fight: the marker is removed and the action continues. §9.1 §9.3"""
    t = play(position("R6,4 R10,4 G7,4 G9,4; K0@6,3 G1@10,3"), "P0 tile black 8,4")
    assert [fact.cell for fact in t.facts_of(KingdomsUnited)] == ["i5"]
    assert not t.facts_of(ConflictBegan)
    assert t.scored == []
    assert (t.asks, GAME.view(t.s, None).union) == ("P0 TakeAction", None)


def test_9_11_a_leader_may_be_the_link_to_its_own_supporters() -> None:
    """Supporters are counted, and lost, before the beaten king is removed. §9.11"""
    s = position("R6,4 K7,4 K9,4 R10,4 K12,4 K12,5; K0@6,3 K1@11,4", hands={0: "KKKGRR", 1: "RRRRRR"})
    t = play(s, "P0 tile green 8,4", "P0 3", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(4, 3)]
    assert t.scored == ["P0 +4 black, war"]
    assert what(t, "9,4", "12,4", "12,5") == ". . ."


def test_war_9_1_the_marker_lies_there_until_the_wars_are_over() -> None:
    """Everybody sees the marker on the uniting tile during the wars; it is removed after them. §9.1 §9.3"""
    t = kings()
    assert GAME.view(t.s, 3).union == "i5"
    assert GAME.view(play(t, "P0 0", "P1 0").s, 3).union is None


def test_war_9_4_one_colour_is_not_a_choice() -> None:
    """A single war starts without a question. §9.4"""
    assert kings().asks == "P0 AddTiles"


def test_war_9_4_an_uninvolved_player_picks() -> None:
    """The active player chooses the war even without a leader in it. §9.4 §9.5"""
    t = play(position(EXAMPLE, active=2), "P2 tile black 8,4")
    assert t.asks == "P2 PickWar"
    assert play(t, "P2 green").asks == "P0 AddTiles"


def test_war_9_5_the_active_player_attacks() -> None:
    """The player of the tile attacks, if they have a leader in the war. §9.5"""
    t = play(position(KINGS, active=1), "P1 tile black 8,4")
    assert [(fact.attacker, fact.defender) for fact in t.facts_of(ConflictBegan)] == [(1, 0)]


def test_war_9_5_else_the_first_clockwise_attacks() -> None:
    """If the active player has none, the first of the two clockwise attacks. §9.5"""
    s = position("R6,4 K7,4 K9,4 R10,4; K0@6,3 K3@10,3", active=2)
    assert [(f.attacker, f.defender) for f in play(s, "P2 tile green 8,4").facts_of(ConflictBegan)] == [(3, 0)]
    s = position("R6,4 K7,4 K9,4 R10,4; K0@6,3 K3@10,3", active=1)
    assert [(f.attacker, f.defender) for f in play(s, "P1 tile green 8,4").facts_of(ConflictBegan)] == [(3, 0)]
    s = position("R6,4 K7,4 K9,4 R10,4; K0@6,3 K2@10,3", active=3)
    assert [(f.attacker, f.defender) for f in play(s, "P3 tile green 8,4").facts_of(ConflictBegan)] == [(0, 2)]


def test_war_9_6_supporters_are_counted_near_and_far() -> None:
    """All tiles of the colour in the original kingdom count, beside the leader or not. §9.6"""
    t = play(position("R4,4 G5,4 K6,4 G7,4 G9,4 R10,4; G0@4,3 G1@10,3"), "P0 tile black 8,4")
    assert [fact.strength for fact in t.facts_of(ConflictBegan)] == [(2, 1)]


def test_war_9_7_a_leaderless_region_supports_nobody() -> None:
    """A region that the tile also connects is in neither original kingdom: it counts for nobody. §9.7"""
    t = play(position(KINGS + " K8,3 K8,2"), "P0 tile black 8,4", "P0 0", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictBegan)] == [(1, 1)]
    assert t.scored == ["P1 +2 black, war"]
    assert what(t, "8,3", "8,2", "8,4") == "K K K"


def test_war_9_9_the_defender_has_seen_what_was_added() -> None:
    """The attacker's tiles are public before the defender answers; nobody adds twice. §9.9 §16.3"""
    t = kings("P0 2")
    assert [(fact.to, fact.colour, fact.count) for fact in t.facts_of(TilesAdded)] == [(None, "black", 2)]
    assert (t.s.ask.strength, t.s.ask.against) == (1, 3)
    assert play(t, "P1 1").asks == "P0 TakeAction"


def test_war_9_10_the_higher_total_wins() -> None:
    """Two to one: the attacker wins. §9.10"""
    assert kings("P0 1", "P1 0").scored == ["P0 +2 black, war"]


def test_war_9_11_the_lost_tiles_are_reported() -> None:
    """Everybody sees which supporters leave the board. §9.11"""
    t = kings("P0 2", "P1 1")
    assert [(fact.colour, fact.cells) for fact in t.facts_of(TilesLost)] == [("black", ("j5",))]


def test_9_4_building_is_a_question_even_after_a_war() -> None:
    """A war without a choice asks nothing, a monument always does. §9.4 §10.4"""
    s = position("R6,4 R7,4 R7,3 R8,3 G9,4 R10,4; K0@6,3 G1@10,3", hands={0: "RGGGKK"})
    assert play(s, "P0 tile red 8,4").asks == "P0 BuildMonument"
