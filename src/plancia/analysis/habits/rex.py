"""What is counted in Rex: per round, since some games end early."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from plancia.analysis.habits.counting import Counter
from plancia.analysis.habits.facts import total
from plancia.games.rex.facts import (
    BattleBegan,
    CardSold,
    PhaseBegan,
    UnitsDeployed,
    UnitsLost,
    UnitsMoved,
)
from plancia.records import Replay

FIRST_PHASE = "influence"


def per_round(counter: Counter) -> Callable[[Replay], list[float]]:
    """On average over the rounds that were begun."""
    return lambda replay: [value / max(1, replay.states[-1].round) for value in counter(replay)]


def battles(replay: Replay) -> list[float]:
    found = [0.0] * replay.record.seats
    for fact in (fact for facts in replay.facts for fact in facts if isinstance(fact, BattleBegan)):
        for seat in fact.sides:
            found[seat] += 1
    return found


def influence_kept(replay: Replay) -> list[float]:
    """What a player has left when a later round begins, on average."""
    seats, kept = replay.record.seats, list[tuple[int, ...]]()
    for state, facts in zip(replay.states, replay.facts, strict=True):
        if any(isinstance(fact, PhaseBegan) and fact.phase == FIRST_PHASE and fact.round > 1 for fact in facts):
            kept.append(state.influence)
    return [sum(one[seat] for one in kept) / max(1, len(kept)) for seat in range(seats)]


def deployed(fact: Any) -> float:
    return float(fact.units + fact.mechanized) if fact.why == "deployment" else 0.0


def lost_in_battle(fact: Any) -> float:
    return float(fact.units + fact.special) if fact.why in ("battle", "traitor", "explosion") else 0.0


def moved(fact: Any) -> float:
    return float(fact.why == "move")


HABITS: Mapping[str, Counter] = {
    "influence": influence_kept,
    "battles": per_round(battles),
    "cards": per_round(total(CardSold)),
    "deployed": per_round(total(UnitsDeployed, deployed)),
    "moves": per_round(total(UnitsMoved, moved)),
    "lost": per_round(total(UnitsLost, lost_in_battle)),
}
