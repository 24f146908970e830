"""Who is about to win, from public information: without the Xxcha's prediction and betrayal cards."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import NearEnd, Seat
from plancia.games.rex.edition.box import HACAN, SOL
from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.victory import STRONGHOLDS_TO_WIN
from plancia.games.rex.view import View

Side = tuple[Seat, ...]


def near_end(v: View) -> tuple[NearEnd, ...]:
    return () if v.reason or not all(v.races) else (*strongholds(v), *last_round(v))


def strongholds(v: View) -> Iterator[NearEnd]:
    """A side has all strongholds it needs, or one too few. §14.2 §14.3"""
    owners = holders(v)
    for side in sorted({alliance_of(v, seat) for seat in range(v.seats)}):
        held, needed = sum(owners.count(seat) for seat in side), STRONGHOLDS_TO_WIN[len(side)]
        if held >= needed:
            yield NearEnd("strongholds_held", side, {"held": held, "needed": needed})
        elif held == needed - 1:
            yield NearEnd("strongholds", side, {"held": held, "needed": needed})


def last_round(v: View) -> Iterator[NearEnd]:
    """Who wins at the end of this round unless somebody has enough strongholds. §14.4 §14.5"""
    if v.round >= ROUNDS:
        yield NearEnd("last_round", favourites(v), {"round": v.round})


def favourites(v: View) -> Side:
    """Sol if nobody else controls the Palace or Mecatol Power South, else the Hacan, else most strongholds."""
    if SOL in v.races:
        sol = v.races.index(SOL)
        if {controller(v, v.box.palace), controller(v, v.box.power_south)} <= {sol, None}:
            return alliance_of(v, sol)
    if HACAN in v.races:
        return alliance_of(v, v.races.index(HACAN))
    owners = holders(v)
    held = [owners.count(seat) for seat in range(v.seats)]
    return tuple(seat for seat, n in enumerate(held) if n == max(held))


def alliance_of(v: View, seat: Seat) -> Side:
    return next((members for members in v.alliances if seat in members), (seat,))


def controller(v: View, space: int) -> Seat | None:
    """The only player with face-up units there. §2.4"""
    found = [seat for seat, units in enumerate(v.units) if units[space]]
    return found[0] if len(found) == 1 else None


def holders(v: View) -> list[Seat | None]:
    """Who controls each of the strongholds."""
    return [controller(v, space) for space in v.box.strongholds]
