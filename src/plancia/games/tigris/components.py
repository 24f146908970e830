"""The contents of the box. Colours are words outside and indices 0..3 inside, always in this order."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, TypeAlias

from plancia.engine import CASE, CELL, pieces

Colour: TypeAlias = Annotated[str, CASE]
Cell: TypeAlias = Annotated[str, CELL]
Tiles: TypeAlias = Annotated[str, pieces("tiles", "colour", R="red", B="blue", G="green", K="black")]
Counts: TypeAlias = tuple[int, ...]  # one number per colour, or four per seat

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "black")
RED, BLUE, GREEN, BLACK = range(4)
INDEX: dict[Colour, int] = {colour: i for i, colour in enumerate(COLOURS)}
LETTERS = "RBGK"  # temple and priest, farm and farmer, market and trader, settlement and king

TILES: Counts = (57, 36, 30, 30)
MONUMENTS: tuple[tuple[Colour, Colour], ...] = tuple(combinations(COLOURS, 2))
MONUMENT_NAMES = tuple("-".join(pair) for pair in MONUMENTS)
CATASTROPHES = 2  # per player
HAND = 6
RESERVE = 6  # tiles face up in the open-tile variant
ACTIONS = 2  # per turn
LAST_TREASURES = 2  # with so few left on the board the game ends
STALL_ROUNDS = 10
NONE: Counts = (0, 0, 0, 0)


def letters(counts: Counts) -> str:
    """Tiles as letters: two temples and a market are RRG."""
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


def counted(text: str) -> Counts:
    """Tiles written as letters, in any order."""
    counts = tuple(map(text.count, LETTERS))
    if sum(counts) != len(text):
        raise ValueError(f"tiles are written with {LETTERS}, not {text!r}")
    return counts
