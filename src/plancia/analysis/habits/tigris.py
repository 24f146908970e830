"""What is counted in Tigris & Euphrates: per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from plancia.analysis.habits.counting import Counter
from plancia.analysis.habits.facts import total
from plancia.games.tigris.facts import (
    CatastrophePlayed,
    ConflictBegan,
    LeaderPlaced,
    MonumentBuilt,
    TilesSwapped,
    TreasureTaken,
)
from plancia.records import Replay


def started(kind: str) -> Callable[[Replay], list[float]]:
    """Conflicts that begin in the player's own turn, with or without the player's leaders."""

    def counter(replay: Replay) -> list[float]:
        found = [0.0] * replay.record.seats
        for before, facts in zip(replay.states, replay.facts[1:], strict=False):
            for fact in facts:
                if isinstance(fact, ConflictBegan) and fact.kind == kind:
                    found[before.active] += 1
        return found

    return counter


def leaders_moved(fact: Any) -> float:
    return float(fact.origin is not None)


HABITS: Mapping[str, Counter] = {
    "wars": started("war"),
    "revolts": started("revolt"),
    "monuments": total(MonumentBuilt),
    "treasures": total(TreasureTaken),
    "catastrophes": total(CatastrophePlayed),
    "swaps": total(TilesSwapped),
    "leaders-moved": total(LeaderPlaced, leaders_moved),
}
