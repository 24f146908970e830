"""The fast rules and the simple ones play the same games: same questions, same legal answers, same state."""

from random import Random

import pytest

from plancia.engine import CHANCE
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.board import BIT, names
from plancia.games.tigris.components import COLOURS, MONUMENTS
from tests.games.tigris.plain import NOBODY, Board, name
from tests.games.tigris.players import ALL_OPTIONS, bold


def same_table(s: State, b: Board) -> None:
    """Everything on the board, in hands and in the bag."""
    assert [set(names(cells)) for cells in s.tiles] == [{name(c) for c in b.tiles if b.tiles[c] == k} for k in COLOURS]
    assert set(names(s.face_down)) == {name(cell) for cell in b.down}
    assert set(names(s.catastrophes)) == {name(cell) for cell in b.waste}
    assert set(names(s.treasures)) == {name(cell) for cell in b.treasures}
    assert set(names(s.dead)) == {name(cell) for cell in b.dead}
    leaders = [b.leaders.get((seat, colour)) for seat in range(s.seats) for colour in COLOURS]
    assert list(s.leaders) == [0 if cell is None else BIT[name(cell)] for cell in leaders]
    assert list(s.monuments) == [BIT[name(b.monuments[pair])] if pair in b.monuments else 0 for pair in MONUMENTS]
    assert list(s.bag) == [b.bag[colour] for colour in COLOURS]
    assert list(s.reserve) == [b.reserve[colour] for colour in COLOURS]
    assert list(s.hands) == [hand[colour] for hand in b.hands for colour in COLOURS]
    assert list(s.points) == [points[colour] for points in b.points for colour in COLOURS]
    assert (s.taken, s.catastrophes_left) == (tuple(b.taken), tuple(b.catastrophes))


def play_both(seed: int, seats: int, options: Options) -> State:
    """One game with both; at every question the legal answers must be the same."""
    random = Random(seed)
    s, _ = GAME.begin(options, seats)
    board = Board(options, seats)
    game = board.game()
    asked, allowed = next(game)
    while GAME.to_move(s):
        (seat,) = GAME.to_move(s)
        assert asked == seat
        question = GAME.question(s, seat)
        if seat == CHANCE:
            words = question.sample(random.randrange)
        else:
            legal = list(question)
            assert set(legal) == allowed
            assert len(legal) == len(allowed) == len(question)
            same_table(s, board)
            words = bold(s, seat, random)
        s, _ = GAME.apply(s, seat, words)
        for answer in [(word,) for word in words] if seat == CHANCE else [words]:  # chance answers one word at a time
            assert answer in allowed
            asked, allowed = game.send(answer)
    same_table(s, board)
    assert ((asked, allowed), board.reason) == (NOBODY, s.reason)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ALL_OPTIONS[1:3], ids=["english", "open tiles"])
def test_the_fast_rules_play_like_the_plain_ones(seats: int, options: Options) -> None:
    """Complete games, question by question, with bitboards and with sets of cells. §5.3 §7.3 §9.14 §11.5 §17.6"""
    assert play_both(seats, seats, options).reason
