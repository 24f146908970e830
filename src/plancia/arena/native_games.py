"""Whole games inside the native rules, where nobody needs to look at them: random bots, and no records."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from plancia.engine import Result
from plancia.native.batch import Batch
from plancia.native.library import missing

GAMES, BOTS = ("tigris",), ("random",)  # what the native rules can play on their own


def obstacle(game: str, bots: Sequence[str], keep: bool) -> str:
    """Why the native rules cannot play these games: the code of a message; "": they can."""
    if game not in GAMES:
        return "game"
    if set(bots) - set(BOTS):
        return "bots"
    if keep:
        return "records"
    return "missing" if missing() else ""


def play_native(options: Any, seats: int, seed: str) -> tuple[Result, int]:
    """The result and the number of decisions. The seed determines the game, but it is not that of the Python rules."""
    number = int.from_bytes(sha256(seed.encode()).digest()[:8], "little")
    played = Batch.begin(options, seats, 1, seed=number)
    decisions = played.play()
    result = played.result(0)
    assert result is not None
    return result, decisions
