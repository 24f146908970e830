"""The results of many games, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from plancia.arena.matches import Outcome


class Standing(Struct, frozen=True, kw_only=True):
    """One bot's results. A bot in several seats of a game is counted once for each."""

    bot: str
    games: int  # seats taken, over all games
    wins: float  # a shared first place counts as a fraction
    low: float  # 95 % interval of the share of wins
    high: float
    mean_place: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def standings(outcomes: Iterable[Outcome], by_part: bool = False) -> list[Standing]:
    """Return the bots by share of wins; or each bot with each of its roles."""
    wins: dict[str, float] = {}
    places: dict[str, list[int]] = {}
    for outcome in outcomes:
        winners = outcome.places.count(1)
        who = [f"{bot} · {part}" for bot, part in zip(outcome.seating, outcome.parts, strict=True)] if by_part else None
        for name, place in zip(who or outcome.seating, outcome.places, strict=True):
            places.setdefault(name, []).append(place)
            wins[name] = wins.get(name, 0.0) + (1 / winners if place == 1 else 0.0)
    table = [
        Standing(
            bot=name,
            games=len(taken),
            wins=wins[name],
            low=interval(wins[name], len(taken))[0],
            high=interval(wins[name], len(taken))[1],
            mean_place=sum(taken) / len(taken),
        )
        for name, taken in places.items()
    ]
    return sorted(table, key=lambda standing: -standing.share)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's), which stays between 0 and 1 and works for few games too."""
    z = 1.959964
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
