"""The canonical action space: each action fills one field of the question with a word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from plancia.engine import Choices, Word
from plancia.games import game
from plancia.games.tigris.board import BIT, CELLS, HEIGHT, ROW, WIDTH, Cells
from plancia.research.codec.masks import Ids, Mask, bits_to_bytes
from plancia.research.codec.vocabulary import UnknownWord, version_of, vocabulary
from plancia.research.integers import number_of

CACHED = 4096  # sets of choices; all except cells repeat


class Codec:
    """The words of one game as integers."""

    def __init__(self, game: str, words: tuple[Word, ...]) -> None:
        self.game = game
        self.version = version_of(game)
        self.words = words
        self._ids = {word: at for at, word in enumerate(words)}
        self._ids_of: Callable[..., Ids] = lru_cache(CACHED)(self._look_up)
        self._first_cell = self._ids.get(next(iter(BIT)), -1)

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"<Codec of {self.game}, version {self.version}: {len(self)} words>"

    def id(self, word: Word) -> int:
        """The number of a word; raises `UnknownWord`."""
        try:
            return self._ids[word]
        except KeyError:
            raise UnknownWord(self.game, word) from None

    def word(self, id: int) -> Word:
        """The word with this number."""
        return self.words[number_of(id, self.game, len(self))]

    def ids(self, choices: Choices) -> Ids:
        """The numbers of the words that are offered, in the order of the question."""
        if type(choices) is Cells:
            return self._look_up(choices)
        return self._ids_of(tuple(choices) if type(choices) is list else choices)

    def mask(self, choices: Choices | None, out: Mask | None = None) -> Mask:
        """1 for every word that is offered. `out` is overwritten and returned; None as choices: nothing is offered."""
        mask = np.zeros(len(self.words), np.int8) if out is None else out
        if out is not None:
            mask[:] = 0
        if type(choices) is Cells:  # cells are different in every position: unpacking bits beats looking up names
            board = bits_to_bytes(choices.cells, ROW * HEIGHT).reshape(HEIGHT, ROW)[:, :WIDTH]
            mask[self._first_cell : self._first_cell + WIDTH * HEIGHT] = board.reshape(-1)
        elif choices is not None:
            mask[self.ids(choices)] = 1
        return mask

    def _look_up(self, choices: Choices) -> Ids:
        return np.array([self.id(word) for word in choices], np.intp)


def codec(name: str, options: Any = None) -> Codec:
    """The codec of a game. Options matter only if they name an edition."""
    rules = game(name)
    edition = getattr(options, "edition", "")
    return _codec(name, rules.OPTIONS(edition=edition) if edition else rules.OPTIONS())


@cache
def _codec(name: str, options: Any) -> Codec:
    return Codec(name, vocabulary(name, options))


assert CELLS.bit_count() == WIDTH * HEIGHT == len(BIT), "every cell of the board is land or river"
