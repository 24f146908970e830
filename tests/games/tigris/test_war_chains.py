"""Several wars of one action: each counts the board at its own time. Chapter 9, paragraphs 13 to 15."""

from plancia.games.tigris.facts import ConflictBegan, ConflictDecided, TilesLost
from tests.games.tigris.table import Played, choices, play, position, what

# P0 in the west, P1 in the east, where (12,4) is connected by the market at (11,4).
FAR_SETTLEMENT = "R6,4 K7,4 K9,4 R10,4 G11,4 K12,4; G0@6,3 K0@6,5 K1@10,3 G1@10,5"
# P1 reaches the marker at (8,4) from the east and from the south; the market at (9,5) connects both.
TWO_ARMS = "R6,4 K7,4 R9,3 K9,4 G9,5 K8,5; G0@6,3 K0@6,5 R0@5,4 K1@10,3 G1@9,6 R1@8,7"


def far_settlement(*lines: str) -> Played:
    return play(position(FAR_SETTLEMENT, hands={0: "KKKGGG", 1: "KKKGGG"}), "P0 tile black 8,4", *lines)


def two_arms(*lines: str) -> Played:
    return play(position(TWO_ARMS, hands={0: "KKRRGG", 1: "KKRRGG"}), "P0 tile black 8,4", *lines)


def test_9_14_the_second_war_counts_what_is_left() -> None:
    """A settlement that the first war cut off supports nobody in the second, and is not lost in it. §9.14"""
    t = far_settlement("P0 green", "P0 2", "P1 0", "P0 1", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(2, 1), (2, 1)]
    assert t.scored == ["P0 +2 green, war", "P0 +2 black, war"]
    assert what(t, "9,4", "11,4", "12,4") == ". . K"


def test_9_4_the_order_of_wars_matters() -> None:
    """Fought first, the war of kings still finds both settlements in the east. §9.4 §9.14"""
    t = far_settlement("P0 black", "P0 1", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(2, 2)]
    assert t.scored == ["P1 +2 black, war"]


def test_9_5_the_winner_of_one_war_may_lose_the_next() -> None:
    """The attacker of both wars is the same player, no matter who won the first. §9.5 §9.14"""
    t = far_settlement("P0 green", "P0 2", "P1 0", "P0 0", "P1 0")
    assert [(fact.attacker, fact.defender) for fact in t.facts_of(ConflictBegan)] == [(0, 1), (0, 1)]
    assert t.scored == ["P0 +2 green, war", "P1 +2 black, war"]


def test_9_15_halves_that_meet_only_at_the_marker_count_alone() -> None:
    """Priest and king of a kingdom cut in two continue to fight, each with the tiles of its own half. §9.15"""
    t = two_arms("P0 green", "P0 2", "P1 0")
    assert (t.asks, choices(t)) == ("P0 PickWar", ["red", "black"])
    t = play(t, "P0 red", "P0 1", "P1 0", "P0 1", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(2, 1), (2, 1), (2, 1)]
    assert t.scored == ["P0 +2 green, war", "P0 +1 red, war", "P0 +2 black, war"]
    assert what(t, "9,3", "9,4", "8,5", "8,6") == "R . K R*"


def test_9_15_three_kingdoms_at_the_marker_still_fight_in_pairs() -> None:
    """After a split the marker touches three kingdoms; leaders of one old kingdom never share a colour. §9.15"""
    t = two_arms("P0 green", "P0 2", "P1 0", "P0 black", "P0 0", "P1 0")
    assert t.scored == ["P0 +2 green, war", "P1 +2 black, war"]
    # The west lost its only settlement, and with it the connection to the marker: the priests are separated.
    assert what(t, "7,4", "5,4", "8,7") == ". r0 r1"
    assert t.asks == "P0 TakeAction"


def test_9_4_an_uninvolved_player_picks_among_three_kingdoms() -> None:
    """The player of the tile keeps choosing; the first owner clockwise attacks in every war. §9.4 §9.5 §9.15"""
    s = position(TWO_ARMS, hands={0: "KKRRGG", 1: "KKRRGG"}, active=2)
    t = play(s, "P2 tile red 8,4", "P2 green", "P0 2", "P1 0", "P2 red", "P0 0", "P1 0", "P0 0", "P1 0")
    assert [(fact.attacker, fact.strength) for fact in t.facts_of(ConflictBegan)] == [
        (0, (0, 1)),
        (0, (1, 1)),
        (0, (1, 1)),
    ]
    assert t.scored == ["P0 +2 green, war", "P1 +1 red, war", "P1 +2 black, war"]


def test_9_7_a_leaderless_part_at_the_marker_supports_nobody() -> None:
    """The arm that the first war left without a leader counts for no king and loses nothing. §9.7"""
    s = position("R6,4 K7,4 R9,3 K9,4 G9,5 K8,5; G0@6,3 K0@6,5 K1@10,3 G1@9,6", hands={0: "KKKGGG", 1: "RRRRRR"})
    t = play(s, "P0 tile black 8,4", "P0 green", "P0 2", "P1 0", "P0 1", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(2, 1), (2, 1)]
    assert what(t, "8,5", "9,4") == "K ."


def test_9_13_another_leader_spares_the_temple_beside_it() -> None:
    """A temple that touches a leader other than the beaten priest stays and scores nothing. §9.13"""
    s = position("R6,4 R7,4 R9,4 R10,4 R11,4; R0@6,3 R1@11,3 K1@10,5", hands={0: "RRRRRR", 1: "GGGGGG"})
    t = play(s, "P0 tile red 8,4", "P0 5", "P1 0")
    assert [fact.cells for fact in t.facts_of(TilesLost)] == [("j5", "l5")]
    assert t.scored == ["P0 +3 red, war"]
    assert what(t, "9,4", "10,4", "11,4", "10,5") == ". R . k1"


def test_9_13_the_leader_of_a_third_player_spares_it_too() -> None:
    """It does not matter who owns the other leader. §9.13"""
    s = position("R6,4 R7,4 R9,4 R10,4 R11,4; R0@6,3 R1@11,3 B2@9,3", hands={0: "RRRRRR", 1: "GGGGGG"})
    t = play(s, "P0 tile red 8,4", "P0 5", "P1 0")
    assert what(t, "9,4", "10,4", "11,4") == "R . ."


def test_9_13_a_temple_beside_the_beaten_priest_alone_is_lost() -> None:
    """The beaten priest spares nothing: it has been removed. §9.13"""
    s = position("R6,4 R7,4 R9,4 R10,4; R0@6,3 R1@10,3", hands={0: "RRRRRR", 1: "GGGGGG"})
    t = play(s, "P0 tile red 8,4", "P0 5", "P1 0")
    assert what(t, "9,4", "10,4", "10,3") == ". . ."


def test_9_13_a_leader_beaten_before_spares_nothing() -> None:
    """The king that lost the first war no longer guards its temple in the war of priests. §9.13"""
    s = position("R6,4 R7,4 R9,4 R10,4 R11,4; R0@6,3 K0@6,5 R1@11,3 K1@10,5", hands={0: "RRRRKK", 1: "GGGGGG"})
    kings_first = play(s, "P0 tile red 8,4", "P0 black", "P0 2", "P1 0", "P0 3", "P1 0")
    assert kings_first.scored == ["P0 +1 black, war", "P0 +4 red, war"]
    assert what(kings_first, "9,4", "10,4", "11,4") == ". . ."
    priests_first = play(s, "P0 tile red 8,4", "P0 red", "P0 3", "P1 0")
    assert priests_first.scored == ["P0 +3 red, war"]
    assert what(priests_first, "9,4", "10,4", "11,4", "10,5") == ". R . k1"


def test_9_13_spared_temples_may_keep_the_kings_joined() -> None:
    """Every temple of the beaten priest is spared, so the link holds and the next war is due. §9.13 §9.14"""
    s = position("R6,4 K7,4 R9,4 R10,4; R0@6,3 K0@6,5 R1@10,3 B1@9,3 K1@10,5", hands={0: "RRGKKK", 1: "GGGGGG"})
    t = play(s, "P0 tile green 8,4", "P0 red", "P0 2", "P1 0")
    assert t.scored == ["P0 +1 red, war"]
    assert what(t, "9,4", "10,4") == "R R"
    assert (t.asks, t.s.ask.colour, t.s.ask.strength, t.s.ask.against) == ("P0 AddTiles", "black", 1, 0)


def test_war_9_13_the_winner_keeps_all_temples() -> None:
    """Only the loser's kingdom loses tiles. §9.11 §9.13"""
    s = position("R6,4 R7,4 R9,4 R10,4; R0@6,3 R1@10,3", hands={0: "RRRRRR", 1: "GGGGGG"})
    t = play(s, "P0 tile red 8,4", "P0 1", "P1 0")
    assert what(t, "6,4", "7,4", "8,4") == "R R R"


def test_war_9_14_the_loss_of_a_leader_alone_may_cut() -> None:
    """A beaten leader that was the only link separates the kings, although no tile was lost. §9.14"""
    s = position("R6,4 K7,4 R9,4 R11,4; G0@6,3 K0@6,5 G1@10,4 K1@11,5", hands={0: "GGGGKR", 1: "RRRRRR"})
    t = play(s, "P0 tile red 8,4", "P0 green", "P0 1", "P1 0")
    assert t.scored == ["P0 +1 green, war"]
    assert (t.asks, what(t, "6,5", "11,5")) == ("P0 TakeAction", "k0 k1")


def test_war_9_2_four_wars_of_one_action() -> None:
    """All four colours may be at war, and the last one needs no choice. §9.2 §9.4"""
    s = position(
        "R6,4 R7,4 R9,4 R10,4; R0@6,3 B0@6,5 G0@7,3 K0@7,5 R1@9,3 B1@9,5 G1@10,3 K1@10,5",
        hands={0: "KRRRRR", 1: "GGGGGG"},
    )
    t = play(s, "P0 tile black 8,4", "P0 black", "P0 0", "P1 0", "P0 green", "P0 0", "P1 0", "P0 blue", "P0 0", "P1 0")
    assert (t.asks, t.s.ask.colour) == ("P0 AddTiles", "red")
    t = play(t, "P0 1", "P1 0")
    assert t.scored[:3] == ["P1 +1 black, war", "P1 +1 green, war", "P1 +1 blue, war"]
    assert t.scored[3:] == ["P0 +1 red, war"]
    assert what(t, "9,4", "10,4") == "R R"
