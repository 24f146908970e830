"""How much of a game of Tigris & Euphrates has been played."""

from __future__ import annotations

from plancia.games.tigris.board import TEMPLES
from plancia.games.tigris.components import HAND, LAST_TREASURES, TILES
from plancia.games.tigris.state import State


def progress(s: State) -> float:
    """From 0 to 1, by whichever end is nearer: the last tiles or the last treasures. §15.1 §15.2"""
    tiles = sum(TILES) - HAND * s.seats - TEMPLES.bit_count()
    by_tiles = 1 - (sum(s.bag) + sum(s.reserve)) / tiles
    by_treasures = 1 - (s.treasures.bit_count() - LAST_TREASURES) / (TEMPLES.bit_count() - LAST_TREASURES)
    return max(0.0, min(1.0, max(by_tiles, by_treasures)))
