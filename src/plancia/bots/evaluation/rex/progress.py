"""How much of a game of Rex has been played."""

from __future__ import annotations

from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.state import State


def progress(s: State) -> float:
    """From 0 to 1, by the round. §4.2"""
    return max(0.0, min(1.0, s.round / ROUNDS))
