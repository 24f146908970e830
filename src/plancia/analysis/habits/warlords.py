"""What is counted in Galactic Warlords: per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from plancia.analysis.habits.counting import Counter
from plancia.analysis.habits.facts import total
from plancia.games.warlords.facts import (
    InvasionBegan,
    MercenaryHired,
    MercenaryWounded,
    PlanetBombarded,
    SectorScouted,
    ShipMoved,
    SupportPlayed,
)


def travels(fact: Any) -> float:
    return float(fact.origin is not None)


HABITS: Mapping[str, Counter] = {
    "invasions": total(InvasionBegan, seat="invader"),
    "bombardments": total(PlanetBombarded),
    "wounded": total(MercenaryWounded),
    "scouting": total(SectorScouted),
    "hired": total(MercenaryHired),
    "support": total(SupportPlayed),
    "travels": total(ShipMoved, travels),
}
