"""What is announced before the game ends. Chapter 15."""

import pytest

from plancia.engine import NearEnd
from plancia.games.tigris import GAME, Options, State
from tests.games.tigris.table import position
from tests.games.tigris.test_swap_and_end import all_but


def near(s: State) -> tuple[NearEnd, ...]:
    return GAME.near_end(GAME.view(s, None))


def test_a_new_game_is_not_near_its_end() -> None:
    """Ten treasures and a full bag announce nothing. §15.1 §15.2"""
    assert near(position()) == ()


def test_end_15_1_three_treasures_are_announced() -> None:
    """With four left nothing is announced; with three, one more ends the game; with two, this turn does. §15.1"""
    assert near(position(looted=all_but("10,0", "1,1", "15,1", "5,2"))) == ()
    assert near(position(looted=all_but("10,0", "1,1", "15,1"))) == (NearEnd("treasures", (), {"count": 3}),)
    assert near(position(looted=all_but("10,0", "1,1"))) == (NearEnd("treasures_taken", (), {"count": 2}),)


@pytest.mark.parametrize(("bag", "announced"), [("RRRRRRRR", ()), ("RRRRRRR", (NearEnd("bag", (), {"count": 7}),))])
def test_end_15_2_a_bag_too_small_for_another_round_is_announced(bag: str, announced: tuple[NearEnd, ...]) -> None:
    """Four players who lay two tiles each need eight. §15.2"""
    assert near(position(bag=bag)) == announced


def test_end_15_3_a_bag_too_small_for_a_swap_is_announced() -> None:
    """Two players who lay two tiles each need only four, but swapping six ends the game at once. §15.3"""
    assert near(position(bag="RRRRRR", seats=2)) == ()
    assert near(position(bag="RRRRR", seats=2)) == (NearEnd("bag", (), {"count": 5}),)


def test_open_17_8_the_reserve_counts_with_the_bag() -> None:
    """In the open-tile variant both are drawn from. §17.8"""
    options = Options(open_tiles=True)
    assert near(position(bag="RRRRRRR", reserve="R", options=options)) == ()
