"""What may soon end the game, from public information."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import NearEnd
from plancia.games.tigris.components import ACTIONS, HAND, LAST_TREASURES
from plancia.games.tigris.view import View


def near_end(v: View) -> tuple[NearEnd, ...]:
    return () if v.reason else (*treasures(v), *bag(v))


def treasures(v: View) -> Iterator[NearEnd]:
    """The next treasure taken ends the game, or enough were taken in this turn. §15.1"""
    left = len(v.treasures)
    if left <= LAST_TREASURES:
        yield NearEnd("treasures_taken", values={"count": left})
    elif left == LAST_TREASURES + 1:
        yield NearEnd("treasures", values={"count": left})


def bag(v: View) -> Iterator[NearEnd]:
    """Swapping a whole hand would end the game, or drawing one tile for every action of a round. §15.2 §15.3 §17.8"""
    left = v.bag + sum(v.reserve)
    if left < max(HAND, ACTIONS * v.seats):
        yield NearEnd("bag", values={"count": left})
