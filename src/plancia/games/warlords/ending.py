"""The end of the game: final power and the ranking."""

from __future__ import annotations

from msgspec import Struct

from plancia.engine import Result, Seat
from plancia.games.warlords.box import NOBODY
from plancia.games.warlords.facts import GameOver
from plancia.games.warlords.state import Fields, Table
from plancia.games.warlords.troops import SIZE

MISSION_POWER = 2  # for each planet §18.4


class Score(Struct, frozen=True, gc=False):
    """Where a player's power comes from. §18.1"""

    gained: int  # during the game
    guards: int
    majorities: int
    missions: int

    @property
    def total(self) -> int:
        return self.gained + self.guards + self.majorities + self.missions


def units_by_type(s: Fields, seat: Seat) -> list[int]:
    """Units on planets of each type; all kinds count alike. §18.3"""
    counts = [0] * len(s.track)
    for planet, owner in enumerate(s.owners):
        if owner == seat:
            counts[s.types[planet]] += SIZE[s.garrisons[planet]]
    return counts


def majorities(s: Fields) -> tuple[tuple[Seat, ...], ...]:
    """By type: who would score it. A tie pays nobody, or all of them if that was agreed. §18.3 §20.5"""
    counts = [units_by_type(s, seat) for seat in range(s.seats)]
    found = []
    for units in zip(*counts, strict=True):
        most = max(units)
        best = tuple([seat for seat, n in enumerate(units) if n == most > 0])
        found.append(best if len(best) == 1 or s.options.shared_majorities else ())
    return tuple(found)


def missions(s: Fields, seat: Seat) -> int:
    """Two power for each planet of its mission, for each mercenary that is not wounded. §18.4 §9.11"""
    planets = [0] * len(s.track)
    for planet, owner in enumerate(s.owners):
        if owner == seat:
            planets[s.types[planet]] += 1
    mission = s.box.mission
    return MISSION_POWER * sum(planets[mission[card]] for card in s.rows[seat] if card not in s.wounded)


def scores(s: Fields) -> tuple[Score, ...]:
    """By seat: as if the game were over now. §18.1 §18.2"""
    holders = majorities(s)
    return tuple(
        Score(
            gained=s.power[seat],
            guards=len(s.circles(seat)),
            majorities=sum(s.box.track[at].majority for at, who in zip(s.track, holders, strict=True) if seat in who),
            missions=missions(s, seat),
        )
        for seat in range(s.seats)
    )


def places(s: Fields) -> tuple[int, ...]:
    """Power, then power from missions, then reputation; equals share a place. A team has its sum. §18.5 §18.6 §16.7"""
    single = [(score.total, score.missions, s.reputation[seat]) for seat, score in enumerate(scores(s))]
    ranked = [
        own if mate == NOBODY else tuple(a + b for a, b in zip(own, single[mate], strict=True))
        for own, mate in zip(single, s.box.mates, strict=True)
    ]
    return tuple(1 + sum(other > own for other in ranked) for own in ranked)


def finish_game(t: Table, reason: str) -> None:
    """Nobody decides any more. §17.1 §17.2 §17.3"""
    t.reason = reason
    t.end_game()
    t.note(GameOver(reason=reason, places=places(t), power=tuple(score.total for score in scores(t))))


def result(s: Fields) -> Result | None:
    return Result(places(s), s.reason) if s.reason else None
