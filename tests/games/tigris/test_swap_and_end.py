"""Swapping tiles, the end of the game and the ranking. Chapters 13 and 15."""

import pytest

from plancia.games.tigris import GAME
from plancia.games.tigris.components import Counts
from plancia.games.tigris.ending import with_jokers
from plancia.games.tigris.facts import Drew, GameOver, TilesSwapped
from tests.games.tigris.table import choices, hand, may, play, position, refused, what

MONUMENT = "R9,3 G9,4 G9,5 G10,4 G10,5; G0@9,2"
TEN = "10,0 1,1 15,1 5,2 13,4 8,6 1,7 14,8 5,9 10,10"


def all_but(*left: str) -> str:
    return " ".join(where for where in TEN.split() if where not in left)


def test_13_1_swap_four_tiles() -> None:
    """Four tiles are set aside, four are drawn; those set aside are out of the game. §13.1"""
    s = position(hands={0: "RRRRGG"})
    t = play(s, "P0 swap RRRR", draws="KKKB")
    assert (hand(t, 0), sum(t.s.bag)) == ("BGGKKK", sum(s.bag) - 4)
    assert t.s.aside[:4] == (4, 0, 0, 0)
    assert [fact.count for fact in t.facts_of(TilesSwapped)] == [4]


def test_13_1_new_tiles_may_be_used_at_once() -> None:
    """A tile drawn in the first action can be laid in the second. §13.1"""
    t = play(position(hands={0: "RRRRRR"}), "P0 swap R", draws="K")
    assert may(t, "tile black 3,5")


def test_13_1_swap_as_second_action() -> None:
    """After laying a tile at most five, and the hand stays at five until the end of the turn. §13.1 §13.2"""
    t = play(position(hands={0: "RRRRRR"}), "P0 tile red 3,5")
    assert refused(t, "swap RRRRRR") == ("not_so_many_held", "13.2", "RRRRRR")
    t = play(t, "P0 swap RRRRR", draws="KKKKK" + "B")
    assert [(fact.seat, fact.count) for fact in t.facts_of(Drew)] == [(0, 5), (0, 1)]
    assert hand(t, 0) == "BKKKKK"


def test_13_2_a_swap_of_nothing_is_refused() -> None:
    """At least one tile must be swapped; a player who wants to do nothing ends the turn. §13.2"""
    assert "" not in choices(position(), "swap")
    assert refused(position(), "swap") == ("unfinished", "", "None")
    assert refused(position(hands={0: ""}), "swap R") == ("no_tile_to_swap", "13.2", "swap")


def test_13_1_every_handful_may_be_swapped() -> None:
    """Any choice of tiles in hand is a swap: two, two, one and one make 35. §13.1 §13.2"""
    found = choices(position(), "swap")
    assert len(found) == len(set(found)) == 3 * 3 * 2 * 2 - 1
    assert {"R", "RRBBGK", "BK", "GK"} <= set(found)


def test_13_3_swapping_more_than_the_bag_holds_ends_the_game() -> None:
    """It is legal; the game is over at once, without draw, second action or income. §13.3 §15.3"""
    s = position(MONUMENT, monuments="GK9,4", bag="RRR")
    t = play(s, "P0 swap RRBB")
    assert (t.asks, GAME.to_move(t.s), t.s.reason) == ("", (), "bag")
    assert t.scored == []
    assert (hand(t, 0), sum(t.s.bag)) == ("GK", 3)


def test_15_2_a_swap_for_the_very_last_tiles_goes_on() -> None:
    """Drawing the last tile exactly is not the end. §15.2 §15.3"""
    t = play(position(bag="RRR"), "P0 swap BBG")
    assert (t.asks, sum(t.s.bag), t.s.held(0)) == ("P0 TakeAction", 0, 6)
    assert play(t, "P0 end").asks == "P1 TakeAction"


def test_15_2_an_empty_bag_is_not_the_end() -> None:
    """While all hands are full the game continues without a bag. §15.2"""
    t = play(position(bag=""), "P0 leader red 0,1", "P0 end")
    assert t.asks == "P1 TakeAction"


def test_15_2_the_last_tile_of_the_bag_is_drawn() -> None:
    """A bag with exactly the missing tiles is emptied, and the game continues. §15.2"""
    t = play(position(bag="R"), "P0 tile green 3,5", "P0 end")
    assert (t.asks, sum(t.s.bag)) == ("P1 TakeAction", 0)


def test_end_15_2_a_hand_that_cannot_be_filled_ends_the_game() -> None:
    """One tile too few in the bag: the game is over, the income counts, and nothing is drawn. §15.2"""
    t = play(position(MONUMENT, monuments="GK9,4", bag="R", hands={0: "RRRR"}), "P0 end")
    assert (t.s.reason, t.s.held(0), sum(t.s.bag)) == ("bag", 4, 1)
    assert t.scored == ["P0 +1 green, monument"]


def test_15_2_the_bag_is_checked_player_by_player() -> None:
    """The active player still draws; the first player who cannot, and all after, draw nothing. §15.2 §14.3"""
    t = play(position(hands={1: "R", 2: "RRR", 3: "RRRRR"}, active=3, bag="RRR"), "P3 end")
    assert t.s.reason == "bag"
    assert [t.s.held(seat) for seat in range(4)] == [6, 1, 3, 6]
    assert [(fact.seat, fact.count) for fact in t.facts_of(Drew)] == [(3, 1)]


def test_15_2_a_later_player_who_could_draw_does_not() -> None:
    """The game ends at the first player who cannot be refilled, although the bag would be enough for the next. §15.2"""
    t = play(position(hands={0: "R", 1: "RRRRR"}, bag="RRR"), "P0 end")
    assert (t.s.reason, t.s.held(0), t.s.held(1)) == ("bag", 1, 5)


@pytest.mark.parametrize(("left", "over"), [(("5,2", "8,6", "5,9"), False), (("5,2", "8,6"), True), (("5,2",), True)])
def test_end_15_1_few_treasures_end_the_game(left: tuple[str, ...], over: bool) -> None:
    """With two treasures or one on the board at the end of a turn the game is over. §15.1"""
    t = play(position(looted=all_but(*left)), "P0 end")
    assert (t.s.reason == "treasures") is over


def test_15_1_from_three_treasures_to_one() -> None:
    """A trader in a kingdom with the last three leaves one, and the game is over at the end of the turn. §15.1"""
    three = "G8,7 B8,8 G8,9 G7,9 G6,9 K4,9 K3,9 K2,9 K1,9 K1,8; K1@5,10"
    s = position(three, looted=all_but("1,7", "5,9", "8,6"))
    t = play(s, "P0 leader green 5,8", "P0 8,6")
    assert (t.asks, t.s.treasures.bit_count(), t.s.reason) == ("P0 TakeAction", 1, "")
    assert play(t, "P0 end").s.reason == "treasures"


def test_15_1_the_last_treasure_is_never_taken() -> None:
    """One treasure of a kingdom always stays, so the board is never without any. §15.1 §11.2"""
    t = play(position("G0@6,2", looted=all_but("5,2")), "P0 tile green 7,2")
    assert (t.looted, what(t, "5,2")) == ([], "R*")


def test_15_1_the_turn_is_played_to_its_end() -> None:
    """With two treasures left after the first action there is still the second, income and refilling. §15.1"""
    s = position(
        "G2,1 G3,1 G5,1 R9,3 G9,4 G9,5 G10,4 G10,5; G0@6,2 K0@9,2",
        monuments="GK9,4",
        looted=all_but("1,1", "5,2", "8,6"),
    )
    t = play(s, "P0 tile blue 4,1")
    assert (t.looted, t.asks) == (["P0 1,1"], "P0 TakeAction")
    t = play(t, "P0 tile green 3,5")
    assert t.scored == ["P0 +1 black, monument"]
    assert (t.s.held(0), t.s.reason) == (6, "treasures")


def test_15_1_if_both_ends_meet_the_bag_is_named() -> None:
    """The bag is found short before treasures are counted. §15.1"""
    t = play(position(looted=all_but("5,2"), hands={0: "R"}, bag=""), "P0 end")
    assert t.s.reason == "bag"


@pytest.mark.parametrize(
    ("points", "treasures", "totals"),
    [
        ((7, 10, 12, 15), 3, (10, 10, 12, 15)),
        ((8, 11, 11, 14), 3, (11, 11, 11, 14)),
        ((6, 12, 15, 22), 3, (9, 12, 15, 22)),
        ((15, 12, 7, 10), 3, (10, 10, 12, 15)),
        ((1, 2, 3, 4), 1, (2, 2, 3, 4)),
        ((1, 2, 3, 4), 3, (3, 3, 3, 4)),
        ((5, 5, 5, 5), 5, (6, 6, 6, 7)),
    ],
)
def test_15_4_jokers_go_to_the_lowest_colour(points: Counts, treasures: int, totals: Counts) -> None:
    """Each treasure is added to the colour that is lowest at the moment. §15.4"""
    assert with_jokers(points, treasures) == totals


def test_15_4_the_scoring_example() -> None:
    """Potter, lion, bull, archer: the weakest colour decides, then the second, then the third. §15.4 §15.5"""
    lion, bull, archer, potter = (10, 7, 15, 12), (10, 11, 12, 10), (6, 12, 15, 22), (11, 14, 8, 11)
    s = position(
        points={0: lion, 1: bull, 2: archer, 3: potter},
        taken={0: 3, 1: 0, 2: 3, 3: 3},
        looted=all_but("5,2"),
    )
    t = play(s, "P0 end")
    assert [fact.places for fact in t.facts_of(GameOver)] == [(2, 3, 4, 1)]
    result = GAME.result(t.s)
    assert result is not None
    assert (result.places, result.winners, result.reason) == ((2, 3, 4, 1), (3,), "treasures")


def test_15_6_equals_share_a_place() -> None:
    """Four equal totals share the place, and the next place is left out. §15.6"""
    same, less = (10, 12, 10, 12), (9, 20, 20, 20)
    s = position(seats=3, points={0: same, 1: (12, 12, 10, 10), 2: less}, looted=all_but("5,2"))
    t = play(s, "P0 end")
    assert [fact.places for fact in t.facts_of(GameOver)] == [(1, 1, 3)]


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ((3, 3, 3, 3), (2, 9, 9, 9)),
        ((2, 4, 4, 4), (2, 3, 9, 9)),
        ((2, 3, 5, 5), (2, 3, 4, 9)),
        ((2, 3, 4, 6), (5, 4, 3, 2)),
    ],
)
def test_end_15_5_totals_are_compared_from_the_lowest(own: Counts, other: Counts) -> None:
    """The lowest total counts first, then the second lowest, the third, the highest. §15.5"""
    s = position(seats=2, points={0: own, 1: other}, looted=all_but("5,2"))
    assert [fact.places for fact in play(s, "P0 end").facts_of(GameOver)] == [(1, 2)]


def test_end_15_4_treasures_can_change_the_places() -> None:
    """Jokers are part of the totals that are compared. §15.4 §15.5"""
    s = position(seats=2, points={0: (5, 5, 5, 1), 1: (3, 3, 3, 3)}, taken={0: 3}, looted=all_but("5,2"))
    assert [fact.places for fact in play(s, "P0 end").facts_of(GameOver)] == [(1, 2)]


def test_end_there_is_no_result_while_the_game_is_on() -> None:
    """Nobody has a place before the end. §15.1"""
    assert GAME.result(position()) is None
