"""The turn: up to two actions, then income, refilling, the end test and the next player. Chapters 5 and 14."""

from plancia.games.tigris.facts import (
    ConflictBegan,
    Drew,
    LeaderWentHome,
    MonumentBuilt,
    Scored,
    TileLaid,
    TreasureTaken,
    TurnBegan,
    TurnEndedEarly,
)
from tests.games.tigris.table import choices, hand, play, position, refused


def test_5_2_a_turn_without_any_action() -> None:
    """A player may end the turn at once; income and refilling follow as usual. §5.2 §14.1"""
    text = "R9,3 G9,4 G9,5 G10,4 G10,5; G0@9,2"
    t = play(position(text, monuments="GK9,4", hands={0: "RRRR"}), "P0 end")
    assert t.facts_of(TurnEndedEarly)
    assert t.scored == ["P0 +1 green, monument"]
    assert (t.s.held(0), t.asks) == (6, "P1 TakeAction")


def test_5_2_ending_gives_up_every_action_left() -> None:
    """Ending applies to the whole turn, not to one action; it is possible after the first one too. §5.2"""
    s = position()
    assert play(s, "P0 end").asks == "P1 TakeAction"
    assert play(s, "P0 tile green 3,5", "P0 end").asks == "P1 TakeAction"


def test_turn_5_1_two_actions_of_any_kind() -> None:
    """Two actions, also of the same kind; after the second the turn ends automatically. §5.1"""
    t = play(position(), "P0 leader red 0,1", "P0 leader black 2,1")
    assert t.asks == "P1 TakeAction"
    t = play(position(), "P0 catastrophe 0,3", "P0 tile red 3,5")
    assert t.asks == "P1 TakeAction"


def test_turn_5_1_four_kinds_of_action_and_the_end() -> None:
    """Tile, leader (placed or withdrawn), catastrophe and swap are offered if they are possible. §5.1"""
    assert choices(position("K0@0,1")) == ["tile", "leader", "withdraw", "catastrophe", "swap", "end"]
    assert choices(position("K0@0,1", hands={0: ""}, played={0: 2})) == ["leader", "withdraw", "end"]
    assert refused(position(), "pass") == ("no_such_action", "5.1", "pass")


def test_turn_5_3_war_monument_leaders_treasures() -> None:
    """After the war comes the monument, then leaders without a temple go home, last treasures are taken. §5.3"""
    s = position("R0,0 R1,0 K0,2 B0,3 K0,4 K0,5 B0,6 K0,7; K0@2,0 B0@2,1 K2@1,8 G1@2,7")
    t = play(s, "P0 tile red 0,1", "P0 0", "P2 0", "P0 build 0,0 red-blue", "P1 1,1")
    kinds = TileLaid | ConflictBegan | Scored | LeaderWentHome | MonumentBuilt | TreasureTaken
    order = [type(fact) for fact in t.facts if isinstance(fact, kinds)]
    assert order[:3] == [TileLaid, ConflictBegan, LeaderWentHome]
    assert order[3:] == [Scored, MonumentBuilt, LeaderWentHome, TreasureTaken]
    assert t.went_home == ["K0, war", "B0, no_temple"]
    assert t.looted == ["P1 1,7"]


def test_turn_5_3_the_point_for_a_tile_comes_first() -> None:
    """The point is scored before the monument sends the leader home that earned it. §5.3 §7.4"""
    t = play(position("R0,0 R1,0; R0@2,0"), "P0 tile red 0,1", "P0 build 0,0 red-blue")
    order = [type(fact) for fact in t.facts if isinstance(fact, TileLaid | Scored | MonumentBuilt | LeaderWentHome)]
    assert order == [TileLaid, Scored, MonumentBuilt, LeaderWentHome]


def test_turn_5_3_the_next_action_waits_until_all_is_settled() -> None:
    """While a player still has to answer for the first action, the second cannot begin. §5.3"""
    t = play(position("B1@0,1"), "P0 leader blue 2,1", "P0 0")
    assert t.asks == "P1 AddTiles"
    assert play(t, "P1 0").asks == "P0 TakeAction"


def test_turn_5_4_nobody_is_refilled_before_the_end_of_the_turn() -> None:
    """Attacker and defender wait for the end of the turn; then both draw. §5.4 §14.3"""
    t = play(position("B1@0,1"), "P0 leader blue 2,1", "P0 2", "P1 1")
    assert [t.s.held(seat) for seat in range(4)] == [4, 5, 6, 6]
    t = play(t, "P0 tile green 3,5")
    assert [t.s.held(seat) for seat in range(4)] == [6, 6, 6, 6]
    assert [(fact.seat, fact.count) for fact in t.facts_of(Drew)] == [(0, 3), (1, 1)]


def test_turn_14_1_income_then_refilling_then_the_next_player() -> None:
    """The end of a turn has this order. §14.1"""
    text = "R9,3 G9,4 G9,5 G10,4 G10,5; G0@9,2"
    t = play(position(text, monuments="GK9,4", hands={0: "RRRR"}), "P0 end")
    assert [type(fact) for fact in t.facts if isinstance(fact, Scored | Drew | TurnBegan)] == [Scored, Drew, TurnBegan]


def test_14_3_the_active_player_draws_first_then_clockwise() -> None:
    """Refilling starts with the active player and continues clockwise; players with six tiles draw nothing. §14.3"""
    s = position(hands={0: "RRRRR", 1: "R", 3: "RR"}, active=2)
    t = play(s, "P2 tile red 3,5", "P2 end", draws="KGGGGBBBBBK")
    assert [(fact.seat, fact.count) for fact in t.facts_of(Drew)] == [(2, 1), (3, 4), (0, 1), (1, 5)]
    assert (hand(t, 2), hand(t, 3)) == ("RBBGKK", "RRGGGG")


def test_turn_14_4_the_next_player_is_active() -> None:
    """The seat to the left of the active player takes the next turn, with two actions. §14.4"""
    t = play(position(active=3), "P3 end")
    assert (t.s.active, t.asks, t.s.ask.left) == (0, "P0 TakeAction", 2)
