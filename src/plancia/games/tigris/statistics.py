"""What profiles show of the games of a player: conflicts, monuments, and the weakest colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from plancia.engine import Fact
from plancia.games.tigris.components import COLOURS
from plancia.games.tigris.facts import ConflictDecided, MonumentBuilt
from plancia.games.tigris.state import Fields


def statistics(s: Fields, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
    """By seat: `wars`, `wars_won`, `revolts`, `revolts_won`, `monuments`, and `weakest_red` and so on."""
    counted = tuple(Counter(f"weakest_{colour}" for colour in weakest(s, seat)) for seat in range(s.seats))
    for fact in facts:
        match fact:
            case ConflictDecided(kind=kind, winner=winner, loser=loser):
                for seat in (winner, loser):
                    counted[seat][f"{kind}s"] += 1
                counted[winner][f"{kind}s_won"] += 1
            case MonumentBuilt(seat=seat):
                counted[seat]["monuments"] += 1
            case _:
                pass
    return counted


def weakest(s: Fields, seat: int) -> list[str]:
    """The colours with the fewest points, before treasures are added."""
    points = s.points[4 * seat : 4 * seat + 4]
    return [colour for colour, count in zip(COLOURS, points, strict=True) if count == min(points)]
