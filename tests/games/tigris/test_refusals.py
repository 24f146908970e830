"""Every refusal: its code, its paragraph and the rejected word."""

import pytest
from msgspec.structs import replace

from plancia.engine import IllegalAction
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.board import RIVER
from plancia.games.tigris.components import NONE
from plancia.games.tigris.setup import in_turn
from tests.games.tigris.table import Played, cells, play, position, refused

OPEN = Options(open_tiles=True)
ENGLISH = Options(english=True)
REVOLT = play(position("B1@0,1"), "P0 leader blue 2,1")
ENGLISH_REVOLT = play(position("R0,0 R0,2; B1@0,1", options=ENGLISH), "P0 leader blue 2,1")
WARS = play(position("R6,4 G7,4 G9,4 R10,4; G0@6,3 K0@6,5 G1@10,3 K1@10,5"), "P0 tile black 8,4")
WAR = play(WARS, "P0 green")
SQUARES = "R7,3 G8,3 G8,4 G9,4 G10,4 G10,3"
BUILDING = play(position(SQUARES, declined="8,3"), "P0 tile green 9,3")
THREE = "G8,7 B8,8 G8,9 G7,9 G6,9 K4,9 K3,9 K2,9 K1,9 K1,8; K1@5,10"
TREASURES = play(position(THREE), "P0 leader green 5,8")
RESERVE = play(position(hands={0: "RRR"}, options=OPEN, reserve="RRGG"), "P0 end")
RESERVE_ONLY = play(position(hands={0: "RRR"}, options=OPEN, reserve="RRGG", bag=""), "P0 end")
LEADERS = position("R8,2; K0@6,2 R1@9,2", catastrophes="0,3")
LIFTED = position("R6,4 R6,5 R8,4 R8,5; K0@7,4 R1@5,4 B2@9,4")
MONUMENT = position("G8,2 G9,2 G8,3 G9,3 R7,7; K1@7,6", monuments="RG8,2", catastrophes="0,3")


def without_temples() -> State:
    """No face-up temple is left: a hand-made board where no leader can be placed."""
    return in_turn(replace(position(), tiles=NONE, treasures=0), 0)


def one_leader_can_move() -> State:
    """The only cell left for leaders touches two kingdoms, one of which is just a king and its temple."""
    s = position("R8,2; K0@6,2 R1@9,2", catastrophes="5,1 5,3 8,1 8,3")
    return in_turn(replace(s, tiles=(cells("5,2 8,2"), 0, 0, 0), treasures=cells("5,2")), 0)


def river_is_full() -> State:
    """Every cell of the river has a catastrophe, so that a farm in hand cannot be laid."""
    return in_turn(replace(position(), catastrophes=RIVER), 0)


@pytest.mark.parametrize(
    ("at", "line", "code", "rule", "word"),
    [
        # the kinds of action
        (position(), "dance", "no_such_action", "5.1", "dance"),
        (position(hands={0: ""}), "tile red 3,5", "no_tile_to_lay", "7.1", "tile"),
        (without_temples(), "leader red 3,5", "no_cell_for_leader", "6.1", "leader"),
        (position("K1@0,1"), "withdraw black", "no_leader_on_board", "6.1", "withdraw"),
        (position(played={0: 2}), "catastrophe 3,5", "no_catastrophe_left", "12.1", "catastrophe"),
        (position(hands={0: ""}), "swap R", "no_tile_to_swap", "13.2", "swap"),
        # tiles
        (position(hands={0: "RRR"}), "tile black 3,5", "tile_not_held", "7.1", "black"),
        (position(), "tile pink 3,5", "no_such_colour", "7.1", "pink"),
        (river_is_full(), "tile blue 0,3", "no_cell_for_tile", "7.2", "blue"),
        (position(), "tile red a12", "no_such_cell", "7.1", "a12"),
        (position(), "tile red 1,1", "cell_taken", "7.1", "b2"),
        (MONUMENT, "tile red 8,2", "cell_taken", "7.1", "i3"),
        (position(), "tile red 0,3", "wrong_ground", "7.2", "a4"),
        (position(), "tile blue 0,0", "wrong_ground", "7.2", "a1"),
        (
            position("R8,2 R7,3 R9,3; K0@8,1 R1@6,3 B2@10,3"),
            "tile red 8,3",
            "tile_joins_three_kingdoms",
            "7.3",
            "i4",
        ),
        # leaders
        (position(), "leader pink 0,1", "no_such_leader", "6.1", "pink"),
        (one_leader_can_move(), "leader green 7,2", "no_cell_for_leader", "6.1", "green"),
        (LEADERS, "leader green x1", "no_such_cell", "6.2", "x1"),
        (LEADERS, "leader black 6,2", "stands_there_already", "6.7", "g3"),
        (LEADERS, "leader green 6,2", "cell_taken", "6.2", "g3"),
        (LEADERS, "leader green 0,3", "cell_taken", "6.2", "a4"),
        (LEADERS, "leader green 1,6", "leader_on_river", "6.3", "b7"),
        (LEADERS, "leader green 3,5", "no_temple_beside", "6.4", "d6"),
        (LEADERS, "leader green 7,2", "leader_joins_kingdoms", "6.5", "h3"),
        (LIFTED, "leader black 7,5", "leader_joins_kingdoms", "6.6", "h6"),
        (LEADERS, "withdraw green", "leader_at_home", "6.1", "green"),
        (LEADERS, "withdraw pink", "no_such_leader", "6.1", "pink"),
        # catastrophes
        (MONUMENT, "catastrophe 7,6", "on_a_leader", "12.3", "h7"),
        (MONUMENT, "catastrophe 9,2", "on_a_monument", "12.3", "j3"),
        (MONUMENT, "catastrophe 5,2", "on_a_treasure", "12.3", "f3"),
        (MONUMENT, "catastrophe 0,3", "on_a_catastrophe", "12.3", "a4"),
        (MONUMENT, "catastrophe q1", "no_such_cell", "12.2", "q1"),
        # swaps
        (position(), "swap XYZ", "no_such_tiles", "13.1", "XYZ"),
        (position(), "swap RRR", "not_so_many_held", "13.2", "RRR"),
        (position(), "swap KR", "tiles_in_the_order_of_colours", "13.1", "KR"),
        # conflicts
        (REVOLT, "withdraw blue", "conflict_is_fought_out", "6.9", "withdraw"),
        (WAR, "leader green 0,1", "conflict_is_fought_out", "6.9", "leader"),
        (REVOLT, "3", "not_so_many_held", "8.3", "3"),
        (WAR, "2", "not_so_many_held", "9.8", "2"),
        (REVOLT, "green", "not_a_number_of_tiles", "8.3", "green"),
        (WAR, "RR", "not_a_number_of_tiles", "9.8", "RR"),
        (REVOLT, "-1", "not_a_number_of_tiles", "8.3", "-1"),
        (ENGLISH_REVOLT, "1", "would_not_matter", "17.2", "1"),
        (play(ENGLISH_REVOLT, "P0 0"), "1", "would_not_matter", "17.3", "1"),
        (WARS, "red", "no_such_war", "9.2", "red"),
        # monuments
        (BUILDING, "wait", "build_or_decline", "10.4", "wait"),
        (BUILDING, "build 8,3 red-green", "square_declined_before", "10.6", "i4"),
        (BUILDING, "build 0,0 red-green", "no_square", "10.1", "a1"),
        (BUILDING, "build 9,3 red-blue", "no_such_monument_left", "10.3", "red-blue"),
        (BUILDING, "build 9,3 pyramid", "no_such_monument", "10.3", "pyramid"),
        # treasures
        (TREASURES, "1,7", "framed_treasures_go_first", "11.3", "b8"),
        (TREASURES, "1,1", "no_such_treasure", "11.2", "b2"),
        (TREASURES, "13,4", "no_such_treasure", "11.2", "n5"),
        # the reserve
        (RESERVE, "blue", "not_in_reserve", "17.6", "blue"),
        (RESERVE, "table", "no_such_source", "17.6", "table"),
        (RESERVE_ONLY, "bag", "bag_empty", "17.8", "bag"),
    ],
)
def test_refusals_name_the_word_and_the_paragraph(
    at: State | Played, line: str, code: str, rule: str, word: str
) -> None:
    """A wrong word is rejected with its code and paragraph, typed or sent. §5.1 §6.2 §7.1 §12.3 §13.2"""
    assert refused(at, line) == (code, rule, word)


def test_refusals_13_2_no_tile_at_all() -> None:
    """An empty swap on the wire is rejected for being empty. §13.2"""
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(position(), 0, ("swap", ""))
    assert (refusal.value.code, refusal.value.rule, refusal.value.word) == ("no_tile_to_swap", "13.2", "")


@pytest.mark.parametrize("word", ["1", "01", 1.0, True, None])
def test_refusals_8_3_a_number_must_be_a_number(word: object) -> None:
    """On the wire a number of tiles is an integer; look-alikes are rejected, but not because of a variant. §8.3"""
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(REVOLT.s, 0, (word,))  # type: ignore[arg-type]  # on purpose
    assert refusal.value.code in {"not_a_number_of_tiles", "not_so_many_held", "malformed"}


def test_refusals_8_3_a_number_too_long_to_read() -> None:
    """Thousands of digits are rejected like any other number that is too high. §8.3"""
    with pytest.raises(IllegalAction) as refusal:
        GAME.question(REVOLT.s, 0).parse("9" * 5000)
    assert refusal.value.code == "not_so_many_held"
