"""The end of the game: final power and the ranking."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from plancia.engine import Result, Seat
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.facts import GameOver
from plancia.games.warlords.state import Draft, Fields
from plancia.games.warlords.troops import size_of

MISSION_POWER = 2  # for each planet §18.4


ENDINGS = ("reputation", "four_of_a_kind")  # at the end of the turn in which they happen
REASONS = ("last_card", *ENDINGS)


class Score(Struct, frozen=True, gc=False):
    """Where a player's power comes from. §18.1"""

    gained: int  # during the game
    guards: int
    majorities: int
    missions: int

    @property
    def total(self) -> int:
        return self.gained + self.guards + self.majorities + self.missions


class Census(NamedTuple):
    """By seat and planet type: how many planets the seat controls, and how many units are on them."""

    planets: list[list[int]]
    units: list[list[int]]


def census(s: Fields) -> Census:
    """All kinds of units count alike. §18.3"""
    kinds = len(s.track)
    found = Census([[0] * kinds for _ in range(s.seats)], [[0] * kinds for _ in range(s.seats)])
    for owner, kind, troops in zip(s.owners, s.types, s.garrisons, strict=True):
        if owner != NOBODY:
            found.planets[owner][kind] += 1
            found.units[owner][kind] += size_of(troops)
    return found


def majorities(s: Fields, units: list[list[int]]) -> list[int]:
    """By seat: the higher value of every type of which it has most units.

    In a tie nobody scores, or everybody if agreed. §18.3 §20.5
    """
    power, track = [0] * s.seats, s.box.track
    for at, counts in zip(s.track, zip(*units, strict=True), strict=True):
        most = max(counts)
        if most and (s.options.shared_majorities or counts.count(most) == 1):
            for seat, n in enumerate(counts):
                power[seat] += track[at].majority if n == most else 0
    return power


def missions(s: Fields, seat: Seat, planets: list[int]) -> int:
    """For each mercenary without a wound, two power per planet of its mission. §18.4 §9.11"""
    mission = s.box.mission
    return MISSION_POWER * sum([planets[mission[card]] for card in s.rows[seat] if card not in s.wounded])


def scores(s: Fields) -> tuple[Score, ...]:
    """By seat: as if the game were over now. §18.1 §18.2"""
    counted = census(s)
    held = majorities(s, counted.units)
    return tuple(
        [
            Score(s.power[seat], len(s.circles(seat)), held[seat], missions(s, seat, counted.planets[seat]))
            for seat in range(s.seats)
        ]
    )


def totals(s: Fields) -> tuple[tuple[int, int, int], ...]:
    """By seat: power, power from missions, reputation. §18.5"""
    return tuple([(score.total, score.missions, s.reputation[seat]) for seat, score in enumerate(scores(s))])


def places(s: Fields) -> tuple[int, ...]:
    """Power, then power from missions, then reputation; equals share a place. A team has the sum. §18.5 §18.6 §16.7"""
    single = totals(s)
    ranked = [
        own if mate == NOBODY else tuple(a + b for a, b in zip(own, single[mate], strict=True))
        for own, mate in zip(single, s.box.mates, strict=True)
    ]
    return tuple(1 + sum(other > own for other in ranked) for own in ranked)


def finish_game(t: Draft, reason: str) -> None:
    """Nobody is asked any more. §17.1 §17.2 §17.3"""
    t.reason = reason
    t.end_game()
    t.note(GameOver(reason=reason, places=places(t), power=tuple(score.total for score in scores(t))))


def result(s: Fields) -> Result | None:
    """The totals are those of each seat; a team's are their sums. §18.6"""
    return Result(places(s), s.reason, totals(s)) if s.reason else None
