"""The end of a round: has somebody won, by strongholds, by a race's own goal, or in the end by most strongholds?"""

from __future__ import annotations

from msgspec import field

from plancia.engine import FINISH, Frame, Next, Result, Seat, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.state import Fields, State

STRONGHOLDS_TO_WIN = {1: 3, 2: 4, 3: 5}  # by the size of the alliance. §14.2 §14.3


class Verdict(Frame, frozen=True, kw_only=True, gc=False):
    """Has somebody won?"""

    winners: tuple[Seat, ...] = ()
    reason: str = ""
    asked: tuple[Seat, ...] = ()  # members who may still answer a betrayal
    shown: dict[Seat, str] = field(default_factory=dict)  # betrayal cards revealed


def look_at_strongholds(t: Draft, f: Verdict) -> Next:
    """Three alone, four for two allies, five for three, counted together. §14.1 §14.2 §14.3"""
    sides = {t.alliance_of(seat) for seat in range(t.seats)}
    for side in sorted(sides):
        if sum(map(t.strongholds, side)) >= STRONGHOLDS_TO_WIN[len(side)]:
            t.remember(f, winners=side, reason="strongholds")
    return None


def last_chance(t: Fields, f: Verdict) -> bool:
    """Is it the end of round 8, without a winner so far? §14.4"""
    return t.round >= ROUNDS and not f.winners


def look_at_most_strongholds(t: Draft, f: Verdict) -> Next:
    """If nobody has won, each player counts alone, and those who tie share the victory, even with none. §14.5"""
    if last_chance(t, f):
        held = [t.strongholds(seat) for seat in range(t.seats)]
        t.remember(f, winners=tuple(i for i, n in enumerate(held) if n == max(held)), reason="most_strongholds")
    return None


def declare(t: Draft, f: Verdict) -> Next:
    """The game is over, or it continues. §14.1"""
    if not f.winners:
        return FINISH
    t.winners, t.reason = f.winners, f.reason
    t.note(facts.GameOver(reason=t.reason, winners=t.winners, places=places(t)))
    t.end_game()
    return None


def places(s: Fields) -> tuple[int, ...]:
    """Winners share the first place, the others the next one."""
    return tuple(1 if seat in s.winners else 1 + len(s.winners) for seat in range(s.seats))


def result(s: State) -> Result | None:
    """The totals are the strongholds that each seat controls. §14.2"""
    return Result(places(s), s.reason, tuple((s.strongholds(seat),) for seat in range(s.seats))) if s.reason else None


PROCEDURES = (procedure(Verdict, look_at_strongholds, look_at_most_strongholds, declare),)
