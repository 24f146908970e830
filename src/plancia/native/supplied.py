"""Random games with random numbers from Python: the same games that the Python rules play with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random

from plancia.engine import Result
from plancia.games.tigris import Options
from plancia.games.tigris.components import TILES
from plancia.native.table import Table

DRAWS = sum(TILES) + 1  # at most: each takes a tile from the bag, except the one for the starting player
BLOCKS = 2  # of four words for each draw: at most six tiles are drawn at once
WORD_BYTES = 4
FIRST_WORDS = 2048  # for each seat; enough for most games

Block = Callable[[int, int], bytes]  # the number of a draw, and of a block in it -> four words of 64 bits


def play_random(options: Options, seed_of: Sequence[int], block: Block) -> tuple[Result, int]:
    """The result and the number of decisions. `seed_of`: for each seat, the seed of its `random.Random`."""
    draws = b"".join([block(number, at) for number in range(1, DRAWS + 1) for at in range(BLOCKS)])
    for doubled in count():
        words = FIRST_WORDS << doubled
        table = Table.begin(options, len(seed_of))
        decisions = table.play_supplied(draws, DRAWS, b"".join([raw_words(seed, words) for seed in seed_of]), words)
        if result := table.result():
            return result, decisions
    raise AssertionError("a game needs a finite number of words")


def raw_words(seed: int, count: int) -> bytes:
    """The first words of 32 bits that `random.Random` makes all its numbers of, the first word first."""
    return Random(seed).getrandbits(8 * WORD_BYTES * count).to_bytes(WORD_BYTES * count, "little")
