"""What profiles show of the games of a player: invasions, circles, power and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from plancia.engine import Fact
from plancia.games.warlords.ending import scores
from plancia.games.warlords.facts import GuardKilled, GuardPlaced, InvasionEnded
from plancia.games.warlords.state import Fields


def statistics(s: Fields, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
    """By seat: `ending_last_card` and so on, `power`, `invasions` and `invasions_won` on either side, `circles` with a
    guard, and `guards_lost` to assassins.
    """
    counted = tuple(Counter({f"ending_{s.reason}": 1, "power": score.total}) for score in scores(s))
    for fact in facts:
        match fact:
            case InvasionEnded(invader=invader, defender=defender, winner=winner):
                for seat in (invader, defender):
                    counted[seat]["invasions"] += 1
                    counted[seat]["invasions_won"] += seat == winner
            case GuardPlaced(seat=seat):
                counted[seat]["circles"] += 1
            case GuardKilled(owner=owner):
                counted[owner]["guards_lost"] += 1
            case _:
                pass
    return counted
