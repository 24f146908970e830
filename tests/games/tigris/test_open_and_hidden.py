"""Public and hidden information. Chapter 16."""

from collections.abc import Sequence
from random import Random

import pytest

from plancia.engine import CHANCE, Fact
from plancia.games.tigris import GAME, Options, View
from plancia.games.tigris.components import TILES
from plancia.games.tigris.facts import DrewTiles, Scored, TilesAdded, TreasureTaken
from tests.games.tigris.table import deal, play, position


def facts_for(facts: Sequence[Fact], seat: int | None) -> list[Fact]:
    return [fact for fact in facts if fact.heard_by(seat)]


def test_hidden_16_1_what_everybody_sees() -> None:
    """Board, leaders, catastrophes left and numbers of tiles are the same for all seats and for spectators. §16.1"""
    t = play(position("K0@0,1", catastrophes="0,3", played={1: 1}), "P0 swap RR")
    for seat in (0, 1, None):
        view = GAME.view(t.s, seat)
        assert (view.bag, view.hand_sizes, view.swapped) == (sum(t.s.bag), (6, 6, 6, 6), (2, 0, 0, 0))
        assert (view.leaders[0], view.catastrophes) == ((None, None, None, "a2"), ("a4",))
        assert view.catastrophes_left == (2, 1, 2, 2)


def test_16_1_counts_are_public() -> None:
    """The numbers of tiles in the bag, in hands and set aside are public, and so are the monuments. §16.1"""
    view = GAME.view(play(position(hands={1: "RRR"}), "P0 swap RRB").s, 2)
    assert (view.hand_sizes, view.swapped, view.monuments) == ((6, 3, 6, 6), (3, 0, 0, 0), ())


def test_hidden_16_2_hands_are_for_their_players() -> None:
    """A view shows the seat's own hand and no other; a spectator sees none. §16.2"""
    s = position(hands={0: "RRRRRR", 1: "KKKKKK"})
    assert GAME.view(s, 0).hand == (6, 0, 0, 0)
    assert GAME.view(s, 1).hand == (0, 0, 0, 6)
    assert GAME.view(s, None).hand is None


def test_hidden_16_2_others_views_do_not_change_with_a_hand() -> None:
    """Two tables that differ only in P1's hand and the bag look the same to everybody else. §16.2"""
    one = position(hands={1: "KKKKKK"})
    other = position(hands={1: "BBBGGG"})
    for seat in (0, 2, 3, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)


def test_hidden_16_2_a_draw_is_seen_by_one() -> None:
    """Only the player learns which tiles were drawn. §16.2"""
    t = play(position(hands={0: "RRRR"}), "P0 end", draws="KG")
    assert [fact.tiles for fact in t.facts_of(DrewTiles)] == ["GK"]
    assert [isinstance(fact, DrewTiles) for fact in facts_for(t.facts, 0)].count(True) == 1
    assert not any(isinstance(fact, DrewTiles) for seat in (1, 2, 3, None) for fact in facts_for(t.facts, seat))


def test_hidden_16_2_the_words_of_chance_are_masked() -> None:
    """In a log for others the words of a draw are hidden, and so are the tiles of a swap. §16.2"""
    s, _ = GAME.begin(Options(), 2)
    s, _ = GAME.apply(s, CHANCE, (0,))
    draw = GAME.question(s, CHANCE)
    assert draw.seen(("red", "blue"), 0) == ("red", "blue")
    assert draw.seen(("red", "blue"), 1) == draw.seen(("red", "blue"), None) == ("?", "?")


def test_16_1_a_swap_shows_the_number_and_not_the_colours() -> None:
    """Others see how many tiles were swapped, only the player sees which. §16.1 §16.2"""
    swap = GAME.question(position(), 0)
    assert swap.seen(("swap", "RRG"), 0) == ("swap", "RRG")
    assert swap.seen(("swap", "RRG"), 1) == swap.seen(("swap", "RRG"), None) == ("swap", "???")
    t = play(position(), "P0 swap RRG")
    assert (GAME.view(t.s, 0).aside, GAME.view(t.s, 1).aside) == ((2, 0, 1, 0), (0, 0, 0, 0))


def test_16_2_a_swap_is_the_same_to_others_whatever_went() -> None:
    """After two swaps of different tiles the others see the same table. §16.2"""
    one = play(position(hands={0: "RRRKKK"}), "P0 swap RRR", draws="GGG")
    other = play(position(hands={0: "RRRKKK"}), "P0 swap KKK", draws="BBB")
    assert GAME.view(one.s, 1) == GAME.view(other.s, 1)
    assert facts_for(one.facts, 1) == facts_for(other.facts, 1)


def test_16_3_added_tiles_are_open() -> None:
    """Everybody sees number and colour of added tiles, before the defender answers. §16.3"""
    t = play(position("B1@0,1"), "P0 leader blue 2,1", "P0 2")
    assert t.asks == "P1 AddTiles"
    assert [(fact.seat, fact.colour, fact.count) for fact in t.facts_of(TilesAdded)] == [(0, "red", 2)]
    assert all(fact.heard_by(None) for fact in t.facts_of(TilesAdded))


def test_16_4_awards_are_seen_by_all() -> None:
    """Every award of points and treasures is a public fact, and a view has the totals. §16.4"""
    t = play(position("G2,1 G3,1 G5,1; G0@6,2 B1@5,3"), "P0 tile blue 4,1")
    assert all(fact.heard_by(None) for fact in (*t.facts_of(Scored), *t.facts_of(TreasureTaken)))
    view = GAME.view(t.s, 3)
    assert (view.points[1], view.taken) == ((0, 1, 0, 0), (1, 0, 0, 0))


@pytest.mark.parametrize("seat", [1, None])
def test_hidden_16_4_totals_of_others_are_not_displayed(seat: int | None) -> None:
    """During play neither another player nor a spectator is shown somebody's totals. §16.4"""
    s = position(seats=2, points={0: (9, 8, 7, 6)}, taken={0: 5})
    assert "R9 B8 G7 K6" not in str(GAME.view(s, seat))
    assert "treasures 5" not in str(GAME.view(s, seat))


def test_hidden_16_4_at_the_end_all_are_shown() -> None:
    """When the game is over everybody's totals are displayed. §16.4"""
    s = position(seats=2, points={0: (9, 8, 7, 6)}, hands={0: "R"}, bag="")
    t = play(s, "P0 end")
    assert "R9 B8 G7 K6" in str(GAME.view(t.s, 1))
    assert "R9 B8 G7 K6" in str(GAME.view(t.s, None))


def test_16_5_the_pile_is_neither_shown_nor_counted() -> None:
    """No field of a view has the tiles out of the game; tiles that left openly are not unseen. §16.5"""
    assert not {"discard", "discards", "pile", "removed"} & set(View.__struct_fields__)
    t = play(position("B1@0,1", hands={0: "RRRRRR"}), "P0 leader blue 2,1", "P0 3", "P1 0")
    board = tuple(cells.bit_count() for cells in t.s.tiles)
    own = t.s.hand(0)
    unseen = GAME.view(t.s, 0).unseen
    assert unseen == (TILES[0] - board[0] - own[0] - 3, 36, 30, 30)


def test_16_5_own_swaps_are_seen_and_those_of_others_are_not() -> None:
    """Tiles that the seat set aside itself are not unseen; for others they might be anywhere. §16.5"""
    t = play(position(hands={0: "KKKRRR"}), "P0 swap KKK", draws="GGG")
    assert GAME.view(t.s, 0).unseen == (57 - 10 - 3, 36, 27, 27)
    assert GAME.view(t.s, 1).unseen[3] == 29


def test_16_5_an_imagined_table_keeps_what_is_known() -> None:
    """A state imagined from a view has the same view: points, counts and own tiles are exact. §16.5"""
    t = play(position("G2,1 G3,1 G5,1; G0@6,2 B1@5,3"), "P0 tile blue 4,1", "P0 swap RR")
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(t.s, seat)
        imagined = GAME.imagine(view, Random(7).randrange)
        assert GAME.view(imagined, seat) == view


def test_hidden_16_2_only_the_drawer_sees_the_first_hand() -> None:
    """From the first draw on, others know only how many. §3.4 §16.2"""
    t = deal(2)
    assert [fact.seat for fact in facts_for(t.facts, 0) if isinstance(fact, DrewTiles)] == [0]
    assert not [fact for fact in facts_for(t.facts, None) if isinstance(fact, DrewTiles)]
