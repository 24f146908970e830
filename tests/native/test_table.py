"""Native states: the same bytes for the same position, conversion both ways, and refused answers."""

import pytest
from msgspec.structs import replace

from plancia.engine import CHANCE, perft
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.hidden.knowledge import Proof
from plancia.native.answers import PLAYERS, id_of
from plancia.native.library import library, missing
from plancia.native.states import LAYOUT, MOST_PROOFS, Unrepresentable, pack, pack_checked, unpack
from plancia.native.table import OVER, Table
from tests.games.tigris.table import play, position
from tests.games.tigris.test_perft import COUNTS, positions
from tests.native.pool import pool

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")


def test_every_position_can_be_converted_there_and_back() -> None:
    """All positions of the rule tests and of recorded games are the same afterwards."""
    assert [s for s in pool() if unpack(pack(s)) != s] == []


def test_a_position_only_set_up_by_hand_is_refused() -> None:
    """A stack of procedures that play never reaches has no place in a native state."""
    s = position()
    match, turn = s.stack
    with pytest.raises(Unrepresentable, match="not those of a game in play"):
        pack_checked(replace(s, stack=(match, replace(turn, seat=1))))


def test_too_many_proofs_are_refused() -> None:
    """A native state has room for a limited number of proofs about a hand; more are an error."""
    s = position(options=Options(open_tiles=True))
    proofs = (tuple(Proof((99 - i, 0, 0, 0), 98 - i) for i in range(MOST_PROOFS + 1)), (), (), ())
    with pytest.raises(Unrepresentable, match=f"more than {MOST_PROOFS} proofs"):
        pack(replace(s, proofs=proofs))


@native
def test_the_layout_is_that_of_the_library() -> None:
    """Python and the library agree on the size of a state and of its parts."""
    assert (library().tigris_state_size(), library().tigris_most_proofs()) == (LAYOUT.size, MOST_PROOFS)


@native
@pytest.mark.parametrize("seats", GAME.SEATS)
def test_a_new_game_is_the_same(seats: int) -> None:
    """A new game has the starting temples, treasures, leaders and tiles. §3.1"""
    assert Table.begin(Options(english=True), seats).state == GAME.begin(Options(english=True), seats)[0]


@native
@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    """The native rules allow as many sequences of decisions."""
    table = Table.of(positions()[name])
    assert tuple(table.perft(depth) for depth in range(1, len(COUNTS[name]) + 1)) == COUNTS[name]


@native
def test_perft_counts_draws_of_chance_as_python_does() -> None:
    """From the start, where chance draws first, and at the end of a game."""
    s, _ = GAME.begin(Options(open_tiles=True), 2)
    assert Table.of(s).perft(1) == perft(s, 1)
    over = play(position(bag="", hands={0: "RR"}), "end").s
    assert (Table.of(over).perft(2), Table.of(over).to_move()) == (perft(over, 2), OVER)


@native
@pytest.mark.parametrize("id", [-1, PLAYERS, 10**6, id_of("AddTiles", (0,)), id_of("TakeAction", ("withdraw", "red"))])
def test_an_illegal_answer_changes_nothing(id: int) -> None:
    """An answer to another question, or to none, is refused."""
    table = Table.of(position())
    before = table.data
    with pytest.raises(ValueError, match="is not legal"):
        table.apply(id)
    assert table.data == before


@native
def test_a_draw_that_the_bag_does_not_have_is_refused() -> None:
    """Chance cannot draw tiles that are not in the bag."""
    s, _ = GAME.apply(position(hands={0: "RRRR"}, bag="RRB"), 0, ("swap", "RR"))
    table = Table.of(s)
    assert table.to_move() == CHANCE
    assert table.legal() == [id_of("Draw", ("red", "red")), id_of("Draw", ("red", "blue"))]
    with pytest.raises(ValueError, match="is not legal"):
        table.apply(id_of("Draw", ("blue", "blue")))


@native
def test_a_table_keeps_its_own_state() -> None:
    """A copy is independent, and the state it was made from does not change."""
    s: State = position()
    table = Table.of(s)
    other = table.copy()
    other.apply(id_of("TakeAction", ("leader", "black", "a2")))
    assert (table.state, table.result()) == (s, None)
    assert other.state == play(s, "leader black a2").s
