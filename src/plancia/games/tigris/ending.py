"""The end of the game and the ranking."""

from __future__ import annotations

from plancia.engine import Result
from plancia.games.tigris.components import Counts
from plancia.games.tigris.facts import GameOver
from plancia.games.tigris.state import Draft, Fields

REASONS = ("treasures", "bag", "stalled")


def finish_game(t: Draft, reason: str) -> None:
    """End the game and show all totals. §16.4"""
    t.reason = reason
    t.end_game()
    t.note(GameOver(reason=reason, places=places(t)))


def with_jokers(points: Counts, treasures: int) -> Counts:
    """Each treasure goes to the colour that is lowest at the moment; no other distribution is better. §15.4"""
    totals = sorted(points)
    for _ in range(treasures):
        totals[0] += 1
        totals.sort()
    return tuple(totals)


def totals(s: Fields) -> list[Counts]:
    """By seat: the four totals with treasures, the lowest first. §15.5"""
    return [with_jokers(s.points[4 * seat : 4 * seat + 4], s.taken[seat]) for seat in range(s.seats)]


def places(s: Fields) -> tuple[int, ...]:
    """The lowest total counts, then the next lowest; equal totals share a place. §15.5 §15.6"""
    ranked = totals(s)
    return tuple(1 + sum(other > own for other in ranked) for own in ranked)


def result(s: Fields) -> Result | None:
    """With the four totals of each seat, treasures included, the lowest first. §15.5"""
    return Result(places(s), s.reason, tuple(totals(s))) if s.reason else None
