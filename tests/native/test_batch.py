"""Batches: many games at once give the same as one game at a time, on any number of threads."""

from collections import Counter

import pytest

from plancia.engine import CHANCE
from plancia.games.tigris import GAME, Options
from plancia.native.answers import PLAYERS, id_of
from plancia.native.batch import Batch, IllegalAnswers
from plancia.native.library import missing
from plancia.native.table import OVER, Table
from tests.games.tigris.table import position

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")

GUARDED = Options(stall_guard=True)


def test_a_batch_answers_like_single_tables() -> None:
    """Sampled answers are legal, and each game advances by its own."""
    batch = Batch.begin(GUARDED, 3, 40, seed=1)
    for _ in range(60):
        tables = [Table(batch.data(game)) for game in range(len(batch))]
        seats, masks = list(batch.to_move()), bytes(batch.masks())
        ids = list(batch.sample(evenly=True))
        for game, table in enumerate(tables):
            assert seats[game] == table.to_move()
            if seats[game] >= 0:
                assert [id for id in range(PLAYERS) if masks[game * PLAYERS + id]] == table.legal()
            table.apply(ids[game])
        batch.apply(ids)
        assert [batch.data(game) for game in range(len(batch))] == [table.data for table in tables]


def test_threads_make_no_difference() -> None:
    """Each game has its own random numbers, so the result does not depend on the threads."""
    one, four = (Batch.begin(GUARDED, 2, 400, seed=5, threads=threads) for threads in (1, 4))
    assert one.play() == four.play()
    assert [one.data(game) for game in range(400)] == [four.data(game) for game in range(400)]
    assert set(one.to_move()) == {OVER}
    assert len({one.data(game) for game in range(400)}) == 400


def test_another_seed_gives_other_games() -> None:
    """The seed decides every draw and every answer."""
    played = [Batch.begin(GUARDED, 2, 1, seed=seed) for seed in (1, 1, 2)]
    for batch in played:
        batch.play()
    assert played[0].data(0) == played[1].data(0) != played[2].data(0)


def test_illegal_answers_are_named() -> None:
    """An illegal answer leaves its game as it was, and the others advance."""
    batch = Batch.of([position(), position(), position()])
    before = batch.data(1)
    with pytest.raises(IllegalAnswers, match="illegal answers in 1 games, the first is game 1") as error:
        batch.apply([0, id_of("AddTiles", (0,)), -1])
    assert error.value.games == [1]
    assert (batch.data(1), batch.data(2)) == (before, before)
    assert batch.data(0) != before
    with pytest.raises(ValueError, match="2 answers for 3 games"):
        batch.apply([0, 0])


def test_chance_is_resolved() -> None:
    """After the draws a player decides, with a full hand."""
    batch = Batch.begin(GUARDED, 4, 3, seed=9)
    assert set(batch.to_move()) == {CHANCE}
    batch.resolve_chance()
    for game in range(3):
        s = batch.state(game)
        assert s.active in GAME.to_move(s)
        assert [s.held(seat) for seat in range(4)] == [6] * 4


def test_draws_have_the_odds_of_the_bag() -> None:
    """In 4,000 hands of six, the colours are as frequent as in the bag, within a percent."""
    batch = Batch.begin(GUARDED, 4, 1000, seed=3)
    batch.resolve_chance()
    drawn = Counter[int]()
    for game in range(1000):
        for at, n in enumerate(batch.state(game).hands):
            drawn[at % 4] += n
    assert [abs(drawn[colour] / 24000 - n / 143) < 0.01 for colour, n in enumerate((47, 36, 30, 30))] == [True] * 4


def test_a_game_can_be_replaced() -> None:
    """A finished game makes room for another one; a wrong place or size is refused."""
    batch = Batch.begin(GUARDED, 2, 2)
    batch.replace(1, Table.of(position(seats=2)).data)
    assert batch.state(1) == position(seats=2)
    with pytest.raises(ValueError, match="game 2 of 2"):
        batch.replace(2, batch.data(0))
    with pytest.raises(ValueError, match="3 bytes"):
        batch.replace(0, b"abc")
    with pytest.raises(IndexError):
        batch.state(2)
