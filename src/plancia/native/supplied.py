"""Games with random numbers from Python: the same games that the Python rules play with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, count
from random import Random
from typing import TypeAlias, TypeVar

from plancia.engine import Result
from plancia.games.tigris import Options
from plancia.games.tigris.components import TILES
from plancia.native.library import library
from plancia.native.table import Table

DRAWS = sum(TILES) + 1  # at most: each takes a tile from the bag, except the one for the starting player
BLOCKS = 2  # of four words for each draw: at most six tiles are drawn at once
WORD_BYTES = 4
FIRST_WORDS = 2048  # for each seat; enough for most random games
BOT_WORDS = 8192  # the same for bots, which imagine the hands of the others before each answer

Block = Callable[[int, int], bytes]  # the number of a draw, and of a block in it -> four words of 64 bits
T = TypeVar("T")
Play: TypeAlias = Callable[[Table, bytes, bytes, int], T]  # a new game, draws, words, how many for each seat


def play_random(options: Options, seed_of: Sequence[int], block: Block) -> tuple[Result, int]:
    """The result and the number of decisions. `seed_of`: for each seat, the seed of its `random.Random`."""

    def play(table: Table, draws: bytes, words: bytes, word_count: int) -> int:
        return table.play_supplied(draws, DRAWS, words, word_count)

    return play_supplied(options, seed_of, block, FIRST_WORDS, play)


def play_bots(
    options: Options, seed_of: Sequence[int], block: Block, weights: Sequence[Sequence[float]], plans: Sequence[bool]
) -> tuple[Result, int, list[list[float]]]:
    """The same with greedy bots, or planners where `plans` is true. `weights`: for each seat, as numbers.

    Also returns the seconds that each answer took, by seat. With open tiles the bots would need the proofs about the
    hands, which this library ignores when it imagines.
    """
    if options.open_tiles:
        raise ValueError("no games with open tiles")
    numbers = list(chain.from_iterable(weights))
    if len(numbers) != len(seed_of) * library().tigris_weights():
        raise ValueError(f"{len(numbers)} weights for {len(seed_of)} seats")
    if len(plans) != len(seed_of):
        raise ValueError(f"{len(plans)} flags for {len(seed_of)} seats")

    def play(table: Table, draws: bytes, words: bytes, word_count: int) -> tuple[int, list[list[float]]]:
        return table.play_bots(draws, DRAWS, words, word_count, numbers, bytes(plans))

    result, (decisions, seconds) = play_supplied(options, seed_of, block, BOT_WORDS, play)
    return result, decisions, seconds


def play_supplied(
    options: Options, seed_of: Sequence[int], block: Block, first: int, play: Play[T]
) -> tuple[Result, T]:
    """Supply more words until they are enough for a whole game."""
    draws = b"".join([block(number, at) for number in range(1, DRAWS + 1) for at in range(BLOCKS)])
    for doubled in count():
        words = first << doubled
        table = Table.begin(options, len(seed_of))
        played = play(table, draws, b"".join([raw_words(seed, words) for seed in seed_of]), words)
        if result := table.result():
            return result, played
    raise AssertionError("a game needs a finite number of words")


def raw_words(seed: int, count: int) -> bytes:
    """The first words of 32 bits that `random.Random` makes all its numbers of, the first word first."""
    return Random(seed).getrandbits(8 * WORD_BYTES * count).to_bytes(WORD_BYTES * count, "little")
