"""What profiles show of the games of a player: races, battles and treason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from plancia.engine import Fact
from plancia.games.rex.facts import BattleBegan, BattleDecided, TraitorRevealed
from plancia.games.rex.state import Fields


def statistics(s: Fields, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
    """By seat: `race_sol` and `race_sol_won` and so on, `allied_wins`, `battles`, `battles_won`, `treason` (traitors
    revealed), and `betrayed` (own leaders who were traitors).
    """
    counted = tuple(Counter({f"race_{race}": 1}) for race in s.races)
    for seat in s.winners:
        counted[seat][f"race_{s.races[seat]}_won"] += 1
        counted[seat]["allied_wins"] += len(s.alliance_of(seat)) > 1
    for fact in facts:
        match fact:
            case BattleBegan(sides=sides):
                for seat in sides:
                    counted[seat]["battles"] += 1
            case BattleDecided(winner=int(winner)):
                counted[winner]["battles_won"] += 1
            case TraitorRevealed(of=seat, side=side):
                counted[seat]["treason"] += 1
                counted[side]["betrayed"] += 1
            case _:
                pass
    return counted
