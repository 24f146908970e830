"""Players for random games, and the games they play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from plancia.engine import CHANCE, Facts, Words
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.board import BIT, beside
from plancia.games.tigris.components import COLOURS

ALL_OPTIONS = [
    Options(),
    Options(english=True, stall_guard=True),
    Options(open_tiles=True),
    Options(english=True, open_tiles=True, open_scores=True),
]


class Step(NamedTuple):
    """One answer in a game: the state before it, who gave it, the state after it, and what happened."""

    s: State
    seat: int
    words: Words
    after: State
    facts: Facts


def games(number: int, player: Callable[[State, int, Random], Words]) -> Iterator[list[Step]]:
    """This many complete games, for all numbers of players and all variants in turn."""
    for seed in range(number):
        yield list(game(seed, 2 + seed % 3, ALL_OPTIONS[seed % 4], player))


def game(seed: int, seats: int, options: Options, player: Callable[[State, int, Random], Words]) -> Iterator[Step]:
    random = Random(seed)
    s, _ = GAME.begin(options, seats)
    while seats_asked := GAME.to_move(s):
        (seat,) = seats_asked
        words = GAME.question(s, seat).sample(random.randrange) if seat == CHANCE else player(s, seat, random)
        after, facts = GAME.advance(s, seat, words)
        yield Step(s, seat, words, after, facts)
        s = after


def careless(s: State, seat: int, random: Random) -> Words:
    """Any answer, field by field."""
    return GAME.question(s, seat).sample(random.randrange)


def bold(s: State, seat: int, random: Random) -> Words:
    """Any answer, but with a preference for wars, squares and treasures."""
    legal = list(GAME.question(s, seat))
    return random.choices(legal, [appeal(s, seat, words) for words in legal])[0]


def appeal(s: State, seat: int, words: Words) -> float:
    match words:
        case ("tile", str(colour), str(where)):
            cell, same = BIT[where], s.tiles[COLOURS.index(colour)]
            touched = sum(kingdom & beside(cell) != 0 for kingdom in s.survey().kingdoms)
            return 0.2 + 3 * touched**2 + 5 * (around(cell) & same).bit_count() ** 2
        case ("leader", str(colour), _):
            return 0.3 if s.leader(seat, colour) else 5
        case ("build", *_):
            return 2
        case _:
            return 1


def around(cell: int) -> int:
    """The cells that share a square with this one."""
    return beside(cell | cell << 1 | cell >> 1) | beside(cell)
