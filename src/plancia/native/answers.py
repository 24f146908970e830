"""Answers as numbers: the flat ids of `plancia.research.codec`, then those of chance.

The blocks are the same as in the codec, which needs numpy and is a layer above; a test compares the two.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from plancia.engine import Words
from plancia.games.tigris.board import CELLS, LAND, NAMES, RIVER, TEMPLES, names, square
from plancia.games.tigris.components import BLUE, COLOURS, HAND, INDEX, LETTERS, MONUMENT_NAMES
from plancia.games.tigris.draw import BLIND
from plancia.games.tigris.tile import ground

Named = tuple[str, Words]  # the kind of question, and an answer to it

HANDFULS = tuple("".join(c) for n in range(1, HAND + 1) for c in combinations_with_replacement(LETTERS, n))
WORD_OF = dict(zip(LETTERS, COLOURS, strict=True))
LETTER_OF = dict(zip(COLOURS, LETTERS, strict=True))


def squares(ground: int) -> list[str]:
    """The top left cells of all squares that are entirely on this ground."""
    return [name for cell, name in NAMES.items() if square(cell) & ~ground == 0]


def of_players() -> list[Named]:
    """The answers of players."""
    blue = [name for name in MONUMENT_NAMES if COLOURS[BLUE] in name.split("-")]
    actions: list[Words] = [
        ("end",),
        *(("tile", c, cell) for c in COLOURS for cell in names(ground(INDEX[c]))),
        *(("leader", c, cell) for c in COLOURS for cell in names(LAND)),
        *(("withdraw", c) for c in COLOURS),
        *(("catastrophe", cell) for cell in names(CELLS)),
        *(("swap", tiles) for tiles in HANDFULS),
    ]
    monuments: list[Words] = [
        ("decline",),
        *(("build", cell, name) for cell in squares(LAND) for name in MONUMENT_NAMES),
        *(("build", cell, name) for cell in squares(RIVER) for name in blue),
    ]
    return [
        *(("TakeAction", words) for words in actions),
        *(("AddTiles", (n,)) for n in range(HAND + 1)),
        *(("PickWar", (c,)) for c in COLOURS),
        *(("BuildMonument", words) for words in monuments),
        *(("LeaveOneTreasure", (cell,)) for cell in names(TEMPLES)),
        *(("DrawFrom", (source,)) for source in (BLIND, *COLOURS)),
    ]


def of_chance() -> list[Named]:
    """The draws of chance. The order in which tiles are drawn makes no difference, so a group has one id."""
    groups = (tuple(WORD_OF[letter] for letter in tiles) for tiles in HANDFULS)
    return [*(("DrawLot", (seat,)) for seat in range(4)), *(("Draw", group) for group in groups)]


PLAYERS = len(of_players())
ANSWERS: tuple[Named, ...] = (*of_players(), *of_chance())
IDS = {answer: id for id, answer in enumerate(ANSWERS)}


def id_of(kind: str, words: Words) -> int:
    """The number of an answer to this kind of question."""
    if kind in ("Draw", "Show"):
        return IDS["Draw", tuple(sorted(words, key=COLOURS.index))]
    return IDS[kind, words]


def words_of(id: int) -> Words:
    """The answer with this number."""
    return ANSWERS[id][1]
