"""Leaders: placing, moving, withdrawing, and when they must leave. Chapter 6."""

import pytest
from msgspec.structs import replace

from plancia.engine import IllegalAction
from plancia.games.tigris import GAME
from plancia.games.tigris.facts import ConflictBegan, LeaderPlaced
from plancia.games.tigris.setup import in_turn
from tests.games.tigris.table import cells, choices, may, play, position, refused, what

TWO_KINGDOMS = "R6,4 R6,5 R8,4 R8,5; K0@7,4 R1@5,4 B2@9,4"  # connected only by the king


def test_6_5_a_leader_may_not_join_two_kingdoms() -> None:
    """A cell that touches two kingdoms is closed to leaders. §6.5"""
    s = position("R8,2; K0@6,2 R1@9,2", active=2)
    assert refused(s, "leader green 7,2") == ("leader_joins_kingdoms", "6.5", "h3")


def test_6_5_a_leader_may_join_regions_without_leaders() -> None:
    """A leader that joins a kingdom and a region without a leader makes one kingdom of them. §6.5"""
    t = play(position("R8,2; K0@6,2", active=2), "P2 leader green 7,2")
    assert what(t, "7,2") == "g2"
    assert len(t.s.survey().kingdoms) == 1


def test_6_5_any_number_of_leaderless_regions_is_joined() -> None:
    """Four regions without a leader may be joined by one leader. §6.5"""
    t = play(position("R7,3 G8,4 K7,5 G6,4"), "P0 leader red 7,4")
    (kingdom,) = t.s.survey().kingdoms
    assert kingdom.bit_count() == 5


def test_6_6_a_leader_is_lifted_before_it_moves() -> None:
    """The king that alone links two kingdoms may not move to another cell that links them. §6.6"""
    assert refused(position(TWO_KINGDOMS), "leader black 7,5") == ("leader_joins_kingdoms", "6.6", "h6")


def test_6_6_it_may_move_where_the_lifted_board_allows_it() -> None:
    """Without the third leader the same move joins one kingdom and a leaderless region. §6.6"""
    s = position("R6,4 R6,5 R8,4 R8,5; K0@7,4 R1@5,4")
    assert may(s, "leader black 7,5")


def test_6_6_a_cell_may_open_only_when_the_leader_is_lifted() -> None:
    """A cell that touches two kingdoms is open to the leader that makes one of them a kingdom. §6.6"""
    s = position("R8,2; K0@6,2 R1@9,2")
    assert may(s, "leader black 7,2")
    assert not may(s, "leader green 7,2")


def test_6_6_a_leader_without_a_cell_is_not_offered() -> None:
    """If the only cell left is closed to the lifted king, only the leaders at home are offered. §6.6"""
    s = position(TWO_KINGDOMS, catastrophes="6,3 5,5 6,6 8,3 9,5")
    s = in_turn(
        replace(s, tiles=(cells("6,4 6,5 8,4 8,5"), 0, 0, 0), treasures=0, catastrophes=s.catastrophes | cells("8,6")),
        0,
    )
    assert choices(s, "leader") == ["red", "blue", "green"]
    assert choices(s, "leader red") == ["h6"]


def test_6_1_a_move_is_one_action_without_conflict() -> None:
    """A king may move from one cell to another beside the same temple. §6.1"""
    t = play(position("K0@0,1"), "P0 leader black 1,0")
    assert what(t, "0,1", "1,0") == ". k0"
    assert [fact.origin for fact in t.facts_of(LeaderPlaced)] == ["a2"]
    assert not t.facts_of(ConflictBegan)
    assert t.s.ask.left == 1


def test_6_8_a_withdrawal_is_one_action() -> None:
    """The king goes home, its temple is a region without a leader, and one action is used. §6.8"""
    t = play(position("K0@0,1"), "P0 withdraw black")
    assert t.went_home == ["K0, withdrawn"]
    assert t.s.survey().kingdoms == ()
    assert t.s.ask.left == 1
    assert may(t, "leader black 0,1")


def test_6_1_others_leaders_are_not_yours() -> None:
    """Nobody can withdraw, place or move the leader of another player. §6.1"""
    s = position("K0@0,1; G1@5,1", active=1)
    assert refused(s, "withdraw black") == ("leader_at_home", "6.1", "black")
    assert choices(s, "withdraw") == ["green"]
    assert what(play(s, "P1 leader black 4,9"), "0,1", "4,9") == "k0 k1"


def test_6_4_a_face_down_temple_is_no_temple() -> None:
    """Beside a monument with no face-up temple, no leader can be placed. §6.4 §10.7"""
    s = position("R0,0 R1,0 R0,1", monuments="RB0,0")
    assert refused(s, "leader red 2,1") == ("no_temple_beside", "6.4", "c2")
    assert refused(s, "leader red 1,2") == ("no_temple_beside", "6.4", "b3")


def test_6_2_a_cell_laid_waste_takes_nothing() -> None:
    """Neither a leader nor a tile can go on a catastrophe. §6.2 §7.1 §12.4"""
    s = position("R1,0", catastrophes="0,0")
    assert refused(s, "leader red 0,0") == ("cell_taken", "6.2", "a1")
    assert refused(s, "tile red 0,0") == ("cell_taken", "7.1", "a1")


def test_6_9_a_challenged_leader_cannot_be_withdrawn() -> None:
    """A conflict is fought to the end: neither side may withdraw or move a leader. §6.9"""
    t = play(position("B1@0,1"), "P0 leader blue 2,1")
    assert refused(t, "withdraw blue") == ("conflict_is_fought_out", "6.9", "withdraw")
    t = play(t, "P0 0")
    assert refused(t, "withdraw blue") == ("conflict_is_fought_out", "6.9", "withdraw")
    assert refused(t, "leader blue 5,1") == ("conflict_is_fought_out", "6.9", "leader")


def test_6_9_nobody_speaks_out_of_turn_to_save_a_leader() -> None:
    """While the attacker is asked, the defender cannot answer, and while wars are chosen nobody can withdraw. §6.9"""
    t = play(position("B1@0,1"), "P0 leader blue 2,1")
    with pytest.raises(IllegalAction, match="not_asked"):
        GAME.apply(t.s, 1, ("withdraw", "blue"))
    t = play(position("R6,4 G7,4 G9,4 R10,4; G0@6,3 K0@6,5 G1@10,3 K1@10,5"), "P0 tile black 8,4")
    assert t.asks == "P0 PickWar"
    assert not may(t, "withdraw black")


def test_leader_6_1_a_leader_action_scores_nothing() -> None:
    """Placing, moving and withdrawing score nothing. §6.1"""
    t = play(position("K1@6,2"), "P0 leader red 5,1", "P0 withdraw red")
    assert t.scored == []
    assert not any(t.s.points)


def test_6_7_a_leader_does_not_move_to_its_own_cell() -> None:
    """Moving a leader to its own cell is not a move. §6.7"""
    assert refused(position("K0@0,1"), "leader black 0,1") == ("stands_there_already", "6.7", "a2")


@pytest.mark.parametrize(
    ("cell", "code", "rule", "word"),
    [
        ("1,1", "cell_taken", "6.2", "b2"),
        ("5,1", "cell_taken", "6.2", "f2"),
        ("1,6", "leader_on_river", "6.3", "b7"),
        ("0,0", "no_temple_beside", "6.4", "a1"),
        ("z9", "no_such_cell", "6.2", "z9"),
    ],
)
def test_leader_6_2_to_6_4_cells_closed_to_leaders(cell: str, code: str, rule: str, word: str) -> None:
    """A leader needs an empty cell of land with a face-up temple beside it. §6.2 §6.3 §6.4"""
    assert refused(position("G1@5,1"), f"leader red {cell}") == (code, rule, word)


def test_leader_6_5_a_cell_may_touch_one_kingdom_twice() -> None:
    """One kingdom that touches the cell on two sides is still one. §6.5"""
    assert may(position("R6,4 R7,3 R8,4 R6,3 R8,3; K1@7,2"), "leader red 7,4")


def test_leader_6_8_a_withdrawn_leader_may_come_back_at_once() -> None:
    """The next action may place the leader that the last one withdrew. §6.8"""
    t = play(position("K0@0,1"), "P0 withdraw black", "P0 leader black 6,2")
    assert what(t, "0,1", "6,2") == ". k0"
    assert t.asks == "P1 TakeAction"


def test_leader_6_10_a_monument_takes_the_last_temple() -> None:
    """All leaders that a monument leaves without a face-up temple go home together; others stay. §6.10 §10.8"""
    s = position("R0,0 R1,0 R2,2; G0@2,0 K1@2,1 B1@1,2", active=2)
    t = play(s, "P2 tile red 0,1", "P2 build 0,0 red-blue")
    assert t.went_home == ["G0, no_temple"]
    assert what(t, "2,1", "1,2") == "k1 b1"


def test_leader_6_10_a_catastrophe_takes_the_last_temple() -> None:
    """A catastrophe on the only temple of two leaders sends both home. §6.10 §12.4"""
    t = play(position("R7,3; G0@7,2 K1@6,3"), "P0 catastrophe 7,3")
    assert t.went_home == ["G0, no_temple", "K1, no_temple"]
    assert what(t, "7,3", "7,2", "6,3") == "X . ."


def test_leader_6_10_one_temple_is_enough() -> None:
    """A leader with another face-up temple beside it stays. §6.10"""
    t = play(position("R7,3 R8,2; G0@7,2"), "P0 catastrophe 7,3")
    assert t.went_home == []
