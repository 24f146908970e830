"""The English variant, the open-tile variant and the options. Chapter 17."""

import pytest

from plancia.games.tigris import GAME, Options
from plancia.games.tigris.draw import DrawFrom, Show
from plancia.games.tigris.facts import ConflictDecided, Drew, ReserveShown, TookFromReserve
from plancia.games.tigris.game import FLOWS
from plancia.games.tigris.hidden.knowledge import agrees, certain, owned
from tests.games.tigris.table import Played, choices, deal, hand, play, position, refused

ENGLISH = Options(english=True)
OPEN = Options(open_tiles=True)
ONE_TO_THREE = "R6,4 K7,4 K9,4 R10,4 K11,4 K11,5; K0@6,3 K1@10,3"
FOUR_TO_TWO = "R6,4 K7,4 K7,5 K7,3 K6,5 K9,4 K9,5 R10,4; K0@6,3 K1@10,3"


def english_war(text: str, own: str, others: str = "RRRRRR") -> Played:
    return play(position(text, hands={0: own, 1: others}, options=ENGLISH), "P0 tile green 8,4")


# ---- the English variant ---------------------------------------------------------------------------------------------
def test_17_2_an_attacker_who_cannot_get_ahead_adds_none() -> None:
    """One to three with two settlements in hand: none may be added, and the attacker is still asked. §17.2"""
    t = english_war(ONE_TO_THREE, "GKKRRR")
    assert (t.asks, choices(t)) == ("P0 AddTiles", ["0"])
    assert refused(t, "2") == ("would_not_matter", "17.2", "2")


def test_17_2_an_attacker_adds_enough_or_none() -> None:
    """One to three with four in hand: none, three or four, but not one or two. §17.2 §17.4"""
    t = english_war(ONE_TO_THREE, "GKKKKR")
    assert choices(t) == ["0", "3", "4"]
    assert refused(t, "1") == ("would_not_matter", "17.2", "1")
    assert refused(t, "5") == ("not_so_many_held", "9.8", "5")


def test_17_2_an_attacker_ahead_adds_any_number() -> None:
    """Four to two with two in hand: any number exceeds the defender. §17.2"""
    assert choices(english_war(FOUR_TO_TWO, "GKKRRR")) == ["0", "1", "2"]


def test_english_17_3_the_defender_draws_level_or_adds_none() -> None:
    """Four to three: exactly one tile makes a tie, and no other number may be added. §17.3"""
    t = play(english_war(ONE_TO_THREE, "GKKKRR", "KKKRRR"), "P0 3")
    assert choices(t) == ["0", "1"]
    assert refused(t, "2") == ("would_not_matter", "17.3", "2")
    t = play(t, "P1 1")
    assert [fact.strength for fact in t.facts_of(ConflictDecided)] == [(4, 4)]
    assert t.scored == ["P1 +2 black, war"]


def test_english_17_3_a_defender_who_cannot_draw_level_adds_none() -> None:
    """Five to three with one tile in hand: none, but the defender is asked. §17.3 §17.4"""
    t = play(english_war(ONE_TO_THREE, "GKKKKR", "KRRRRR"), "P0 4")
    assert (t.asks, choices(t)) == ("P1 AddTiles", ["0"])


def test_english_17_3_a_defender_who_is_not_behind_adds_none() -> None:
    """In a tie, or ahead, the defender can add nothing. §17.3"""
    t = play(english_war(ONE_TO_THREE, "GKKKKR", "KKKRRR"), "P0 0")
    assert choices(t) == ["0"]


def test_english_17_2_revolts_too() -> None:
    """The limits also apply to the temples of a revolt. §17.2 §17.3"""
    s = position("R2,0 R1,2; B1@2,1", hands={0: "RRRKKK", 1: "RRKKKK"}, options=ENGLISH)
    t = play(s, "P0 leader blue 0,1")
    assert choices(t) == ["0", "2", "3"]
    assert choices(play(t, "P0 2")) == ["0", "1"]
    assert choices(play(t, "P0 3")) == ["0", "2"]


def test_17_4_each_war_is_judged_by_its_own_strengths() -> None:
    """The second war has its own strengths, and so its own limits. §17.4"""
    text = "R6,4 K7,4 K9,4 R10,4 G11,4 K12,4; G0@6,3 K0@6,5 K1@10,3 G1@10,5"
    s = position(text, hands={0: "KKKGGG", 1: "KKKRRR"}, options=ENGLISH)
    t = play(s, "P0 tile black 8,4")
    assert choices(play(t, "P0 black")) == ["0", "2"]
    t = play(t, "P0 green")
    assert choices(t) == ["0", "2", "3"]
    t = play(t, "P0 2", "P1 0")
    assert choices(t) == ["0", "1", "2"]
    assert choices(play(t, "P0 1")) == ["0", "1"]


# ---- the open-tile variant -------------------------------------------------------------------------------------------
def test_open_17_6_its_questions_are_asked_in_this_variant_alone() -> None:
    """Where to draw from, and which tiles are turned up. §17.6"""
    plain, with_reserve = (set(FLOWS[open_tiles].asks) for open_tiles in (False, True))
    assert with_reserve - plain == {DrawFrom, Show}


def test_17_6_a_tile_just_turned_up_may_be_taken_next() -> None:
    """The reserve is refilled after each tile. §17.6"""
    s = position(hands={0: "RRRR"}, options=OPEN, reserve="RRGGBK", bag="KKRR")
    t = play(s, "P0 end", "P0 green", draws="K")
    assert t.s.reserve == (2, 1, 1, 2)
    t = play(t, "P0 black", "P1 end", draws="R")
    assert hand(t, 0) == "RRRRGK"
    assert [fact.tiles for fact in t.facts_of(ReserveShown)] == ["K", "R"]


def test_17_6_a_blind_draw_comes_from_the_bag() -> None:
    """A tile may be drawn blind instead; the reserve does not change. §17.6 §17.9"""
    s = position(hands={0: "RRRR"}, options=OPEN, reserve="RRGGBK", bag="KKRR")
    t = play(s, "P0 end", "P0 bag", draws="K")
    assert (t.s.reserve, hand(t, 0)) == ((2, 1, 2, 1), "RRRRK")
    assert [(fact.seat, fact.count) for fact in t.facts_of(Drew)] == [(0, 1)]
    assert choices(t) == ["bag", "red", "blue", "green", "black"]


def test_17_6_everybody_fills_up_before_the_next_does() -> None:
    """The active player draws all missing tiles, then the others clockwise. §17.6 §14.3"""
    s = position(hands={1: "RRRRR", 2: "RRRR"}, active=2, options=OPEN, reserve="RRGGBK")
    t = play(s, "P2 end", "P2 green", "P2 bag", "P1 green")
    assert [fact.seat for fact in t.facts_of(TookFromReserve)] == [2, 1]
    assert t.asks == "P3 TakeAction"


def test_17_7_a_swap_sets_all_aside_before_it_draws() -> None:
    """All tiles are set aside first; then draws follow one at a time. §17.7"""
    t = play(position(hands={0: "RRRBGG"}, options=OPEN, reserve="RRGGBK"), "P0 swap RRR")
    assert (hand(t, 0), t.asks) == ("BGG", "P0 DrawFrom")
    t = play(t, "P0 black", "P0 bag", "P0 blue")
    assert (t.s.held(0), t.asks, t.s.ask.left) == (6, "P0 TakeAction", 1)


def test_17_8_an_empty_bag_leaves_the_reserve() -> None:
    """Bag empty, two in the reserve, two missing: both are taken and the game continues. §17.8"""
    t = play(position(hands={0: "RRRR"}, options=OPEN, reserve="RG", bag=""), "P0 end")
    assert choices(t) == ["red", "green"]
    assert refused(t, "bag") == ("bag_empty", "17.8", "bag")
    t = play(t, "P0 green", "P0 red")
    assert (t.asks, t.s.reserve) == ("P1 TakeAction", (0, 0, 0, 0))


def test_17_8_bag_and_reserve_together_must_do() -> None:
    """Three missing and two left: the game is over before anything is drawn. §17.8"""
    t = play(position(hands={0: "RRR"}, options=OPEN, reserve="RG", bag=""), "P0 end")
    assert (t.s.reason, t.s.held(0)) == ("bag", 3)
    assert play(position(hands={0: "RRR"}, options=OPEN, reserve="RG", bag="K"), "P0 end").asks == "P0 DrawFrom"


def test_17_8_a_swap_counts_bag_and_reserve() -> None:
    """A swap of as many tiles as both have continues the game, one more ends it. §17.8 §15.3"""
    s = position(options=OPEN, reserve="RG", bag="K")
    assert play(s, "P0 swap RBG").asks == "P0 DrawFrom"
    assert play(s, "P0 swap RRBG").s.reason == "bag"


def test_17_8_the_reserve_shrinks_when_the_bag_runs_out() -> None:
    """The last tile of the bag refills the reserve; after that it shrinks. §17.8"""
    s = position(hands={0: "RRR"}, options=OPEN, reserve="RRGGBK", bag="K")
    t = play(s, "P0 end", "P0 red", "P0 red")
    assert (sum(t.s.reserve), sum(t.s.bag)) == (5, 0)
    assert choices(t) == ["blue", "green", "black"]


def test_open_17_6_a_colour_that_does_not_lie_there() -> None:
    """Only colours in the reserve, or the bag, can be chosen. §17.6"""
    t = play(position(hands={0: "RRR"}, options=OPEN, reserve="RRGGKK"), "P0 end")
    assert refused(t, "blue") == ("not_in_reserve", "17.6", "blue")
    assert refused(t, "hand") == ("no_such_source", "17.6", "hand")


def test_17_9_a_tile_from_the_reserve_stays_known() -> None:
    """Everybody knows it is in that hand until one of its colour is played, or it may have been swapped. §17.9"""
    s = position(hands={0: "KKKKK"}, options=OPEN, reserve="RRGGBK")
    t = play(s, "P0 end", "P0 green", "P1 end", "P2 end", "P3 end")
    assert certain(GAME.view(t.s, 2).proofs[0]) == (0, 0, 1, 0)
    assert certain(GAME.view(play(t, "P0 tile black 3,5").s, 2).proofs[0]) == (0, 0, 1, 0)
    assert certain(GAME.view(play(t, "P0 tile green 3,5").s, 2).proofs[0]) == (0, 0, 0, 0)
    assert certain(GAME.view(play(t, "P0 swap K", "P0 bag").s, 2).proofs[0]) == (0, 0, 0, 0)


def test_17_9_a_swap_blurs_what_was_seen() -> None:
    """A tile that may have been swapped is in the hand or out of the game; one taken since is in the hand. §17.9"""
    s = position(hands={0: "KKKKK"}, options=OPEN, reserve="RRGGBK")
    t = play(s, "P0 end", "P0 green", "P1 end", "P2 end", "P3 end", "P0 swap K")
    assert owned(t.s.proofs[0]) == (0, 0, 1, 0)
    proofs = GAME.view(play(t, "P0 blue").s, 2).proofs[0]
    assert (certain(proofs), owned(proofs)) == ((0, 1, 0, 0), (0, 1, 1, 0))
    assert agrees(proofs, (0, 1, 0, 5))
    assert not agrees(proofs, (0, 0, 1, 5))


def test_17_9_two_swaps_of_one_leave_one_of_three() -> None:
    """Three tiles taken openly, two swapped blind: one of the three is still there, nobody knows which. §17.9"""
    s = position(hands={0: "KKK"}, options=OPEN, reserve="RRGGBK")
    t = play(s, "P0 end", "P0 red", "P0 green", "P0 blue", "P1 end", "P2 end", "P3 end")
    proofs = play(t, "P0 swap K", "P0 bag", "P0 swap K", "P0 bag").s.proofs[0]
    assert certain(proofs) == (0, 0, 0, 0)
    assert agrees(proofs, (1, 0, 0, 5))
    assert not agrees(proofs, (0, 0, 0, 6))


# ---- options ---------------------------------------------------------------------------------------------------------
def test_options_17_1_variants_can_be_combined() -> None:
    """English limits apply while tiles are drawn from the reserve. §17.1"""
    both = Options(english=True, open_tiles=True)
    t = play(position(ONE_TO_THREE, hands={0: "GKKKKR"}, options=both, reserve="RRGGBK"), "P0 tile green 8,4")
    assert choices(t) == ["0", "3", "4"]
    assert play(t, "P0 0", "P1 0", "P0 end").asks == "P0 DrawFrom"


def test_options_17_10_open_scores_are_displayed() -> None:
    """With open scores everybody's points are shown during play, without them only the seat's own. §17.10 §16.4"""
    points = {0: (1, 2, 3, 4), 1: (5, 6, 7, 8)}
    closed = str(GAME.view(position(seats=2, points=points), 0))
    open_ = str(GAME.view(position(seats=2, points=points, options=Options(open_scores=True)), 0))
    assert "R1 B2 G3 K4" in closed
    assert "R5 B6 G7 K8" not in closed
    assert "R5 B6 G7 K8" in open_


GUARD = Options(stall_guard=True)


def test_17_11_ten_quiet_rounds_end_the_game() -> None:
    """Twenty turns of two players without a tile or catastrophe: the game is over at the end of the last. §17.11"""
    t = play(deal(2, GUARD), *["end"] * 19)
    assert t.s.reason == ""
    t = play(t, "end")
    assert (t.s.reason, t.asks) == ("stalled", "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_17_11_a_round_is_one_turn_of_each(seats: int) -> None:
    """Ten rounds are ten turns of every player. §17.11"""
    assert play(position(seats=seats, quiet=10 * seats - 2, options=GUARD), "P0 end").s.reason == ""
    assert play(position(seats=seats, quiet=10 * seats - 1, options=GUARD), "P0 end").s.reason == "stalled"


@pytest.mark.parametrize("lines", [["tile red 3,5"], ["catastrophe 3,5"], ["swap R"], ["leader blue 2,1", "1", "0"]])
def test_17_11_parting_with_anything_starts_the_count_again(lines: list[str]) -> None:
    """A tile laid, added or swapped and a catastrophe start the count again. §17.11"""
    t = play(position("B1@0,1", seats=2, quiet=19, options=GUARD), *lines, "end")
    assert (t.s.reason, t.s.quiet) == ("", 0)


def test_17_11_the_defenders_tile_counts_too() -> None:
    """The condition is that no player has used a tile, not only the active one. §17.11"""
    t = play(position("B1@0,1", seats=2, quiet=19, options=GUARD), "P0 leader blue 2,1", "P0 0", "P1 1", "P0 end")
    assert (t.s.reason, t.s.quiet) == ("", 0)


def test_17_11_leaders_and_revolts_without_tiles_are_silence() -> None:
    """Moving leaders, or losing a revolt without tiles, does not start the count again. §17.11"""
    s = position("B1@0,1", seats=2, quiet=19, options=GUARD)
    assert play(s, "P0 leader blue 2,1", "P0 0", "P1 0", "P0 leader red 6,2").s.reason == "stalled"


def test_17_11_the_guard_is_an_option() -> None:
    """Without the guard the game continues as long as the players like. §17.11 §17.1"""
    assert play(position(seats=2, quiet=50), "P0 end").s.reason == ""


def test_17_11_a_stalled_game_is_ranked_as_usual() -> None:
    """The places are those of the totals. §17.11"""
    s = position(seats=2, quiet=19, options=GUARD, points={1: (1, 1, 1, 1)})
    result = GAME.result(play(s, "P0 end").s)
    assert result is not None
    assert (result.places, result.reason) == ((2, 1), "stalled")
