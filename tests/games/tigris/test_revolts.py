"""Revolts: a leader enters a kingdom that has a leader of the same colour, and temples decide. Chapter 8."""

import pytest

from plancia.games.tigris.facts import ConflictBegan, ConflictDecided, TilesAdded
from tests.games.tigris.table import Played, choices, hand, may, play, position, refused, what


def kings(*added: str) -> Played:
    """P0 places a king against that of P1: two temples to one."""
    s = position("R2,0; K1@0,1", hands={0: "RRRRGG", 1: "RRRBBB"})
    return play(s, "P0 leader black 1,0", *added)


def farmers(*added: str) -> Played:
    """P0 places a farmer against that of P1: one temple, which counts for both."""
    return play(position("B1@0,1", hands={0: "RRGGGK"}), "P0 leader blue 2,1", *added)


def test_8_6_a_tie_is_won_by_the_defender() -> None:
    """Four to four: the defender scores one red, the attacker's king goes home, five temples leave the game. §8.6"""
    t = kings("P0 2", "P1 3")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(4, 4)]
    assert t.scored == ["P1 +1 red, revolt"]
    assert t.went_home == ["K0, revolt"]
    assert what(t, "0,1", "1,0") == "k1 ."


def test_5_4_hands_stay_short_until_the_end_of_the_turn() -> None:
    """Added tiles are gone from both hands, which are refilled at the end of the turn. §5.4 §8.8"""
    t = kings("P0 2", "P1 3")
    assert (hand(t, 0), hand(t, 1)) == ("RRGG", "BBB")
    bag = sum(t.s.bag)
    t = play(t, "P0 end")
    assert (t.s.held(0), t.s.held(1), sum(t.s.bag)) == (6, 6, bag - 5)


def test_8_8_the_temples_of_the_board_stay() -> None:
    """A revolt removes no tile from the board. §8.8"""
    assert what(kings("P0 2", "P1 3"), "2,0", "1,1") == "R R*"


def test_8_2_the_higher_total_wins() -> None:
    """Two temples beat one without any added; the defender's king goes home. §8.2 §8.6 §8.7"""
    t = kings("P0 0", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictBegan)] == [(2, 1)]
    assert t.scored == ["P0 +1 red, revolt"]
    assert t.went_home == ["K1, revolt"]
    assert what(t, "0,1", "1,0") == ". k0"


def test_8_2_a_temple_may_count_for_both() -> None:
    """One temple beside both farmers: one to one, and the defender wins. §8.2 §8.6"""
    t = farmers("P0 0", "P1 0")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(1, 1)]
    assert t.scored == ["P1 +1 red, revolt"]


def test_8_8_the_winner_scores_red_whatever_the_leaders() -> None:
    """A revolt of farmers scores a red point and no blue one. §8.8"""
    t = farmers("P0 2", "P1 0")
    assert t.scored == ["P0 +1 red, revolt"]
    assert t.s.points[:4] == (1, 0, 0, 0)


def test_8_3_only_temples_that_are_held_are_added() -> None:
    """Neither more temples than in hand nor tiles of another colour can be added. §8.3"""
    t = farmers()
    assert choices(t) == ["0", "1", "2"]
    assert refused(t, "3") == ("not_so_many_held", "8.3", "3")
    assert not may(t, "green")


def test_8_4_the_defender_is_held_to_the_same() -> None:
    """The defender adds temples from hand, from none to all. §8.4"""
    t = farmers("P0 0")
    assert choices(t) == ["0", "1", "2"]
    assert refused(t, "3") == ("not_so_many_held", "8.3", "3")


def test_8_2_a_face_down_temple_counts_nothing() -> None:
    """Temples under a monument give no strength. §8.2 §10.7"""
    s = position("R0,0 R1,0 R0,1 R3,1; K1@2,1", monuments="RB0,0", hands={0: ""})
    t = play(s, "P0 leader black 3,0")
    assert [fact.strength for fact in t.facts_of(ConflictBegan)] == [(1, 1)]


def test_revolt_8_1_a_move_into_a_kingdom_is_a_revolt() -> None:
    """A leader moved into a kingdom with one of its colour attacks; the other one defends. §8.1"""
    t = play(position("K0@6,2 K1@0,1"), "P0 leader black 2,1")
    assert [(fact.kind, fact.attacker, fact.defender) for fact in t.facts_of(ConflictBegan)] == [("revolt", 0, 1)]


def test_revolt_8_1_leaders_of_other_colours_live_in_peace() -> None:
    """A leader of another colour, or of the same player, does not cause a revolt. §8.1"""
    t = play(position("K1@0,1 B0@1,0"), "P0 leader red 2,1")
    assert not t.facts_of(ConflictBegan)


def test_revolt_8_3_any_surplus_may_be_added() -> None:
    """An attacker who is already ahead may still add all temples in hand. §8.3"""
    assert choices(kings()) == ["0", "1", "2", "3", "4"]


def test_revolt_8_4_each_side_adds_once() -> None:
    """After the defender's answer the revolt is decided: there is no second round. §8.4"""
    t = kings("P0 1", "P1 3")
    assert [(fact.seat, fact.count) for fact in t.facts_of(TilesAdded)] == [(0, 1), (1, 3)]
    assert t.asks == "P0 TakeAction"


def test_8_5_who_can_add_nothing_is_asked_all_the_same() -> None:
    """Both are asked even if none is the only answer, since skipping them would reveal it. §8.5"""
    s = position("B1@0,1", hands={0: "GGGGGG", 1: "KKKKKK"})
    t = play(s, "P0 leader blue 2,1")
    assert (t.asks, choices(t)) == ("P0 AddTiles", ["0"])
    t = play(t, "P0 0")
    assert (t.asks, choices(t)) == ("P1 AddTiles", ["0"])


def test_revolt_8_7_the_loser_goes_home_even_from_another_cell() -> None:
    """A beaten attacker that had moved does not go back to its old cell. §8.7"""
    t = play(position("K0@6,2 K1@0,1"), "P0 leader black 2,1", "P0 0", "P1 0")
    assert what(t, "6,2", "2,1") == ". ."
    assert t.went_home == ["K0, revolt"]


def test_revolt_8_7_a_beaten_attacker_may_try_again_at_once() -> None:
    """The second action may put the same leader on the same cell again. §8.7"""
    t = play(farmers("P0 0", "P1 0"), "P0 leader blue 2,1", "P0 2", "P1 0")
    assert t.scored == ["P1 +1 red, revolt", "P0 +1 red, revolt"]
    assert what(t, "2,1", "0,1") == "b0 ."


def test_revolt_8_7_a_beaten_leader_may_leave_its_kingdom_in_two() -> None:
    """The defender's leader may have been the link: its loss splits the kingdom. §8.7"""
    s = position("R7,3 R9,3 R7,2; K1@8,3 B2@10,3", hands={0: "RRRRRR"})
    t = play(s, "P0 leader black 6,3", "P0 2", "P1 0")
    assert t.went_home == ["K1, revolt"]
    assert len(t.s.survey().kingdoms) == 2


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_revolt_8_8_all_added_temples_leave_the_game(n: int) -> None:
    """Added tiles never come back, won or lost. §8.8"""
    t = kings(f"P0 {n}", "P1 0")
    assert hand(t, 0).count("R") == 4 - n
    assert sum(t.s.bag) == sum(kings().s.bag)
