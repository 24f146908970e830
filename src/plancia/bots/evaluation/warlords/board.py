"""The worth of planets, majorities and guards to each seat, all of which are public."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from operator import mul
from typing import NamedTuple

from plancia.bots.evaluation.warlords.weights import Weights
from plancia.games.warlords.edition.box import NOBODY, Box, box
from plancia.games.warlords.edition.components import FOUR_OF_A_KIND
from plancia.games.warlords.ending import MISSION_POWER
from plancia.games.warlords.hidden.knowledge import Hands
from plancia.games.warlords.state import Counts, Options, State
from plancia.games.warlords.troops import size_of


class PublicPart(NamedTuple):
    """The part of a position that this worth depends on, and how much of the game is left."""

    options: Options
    owners: tuple[int, ...]
    types: tuple[int, ...]
    garrisons: tuple[int, ...]
    track: Counts
    rows: Hands
    guards: tuple[str, ...]
    wounded: tuple[str, ...]
    abilities: Hands
    time: float


class Board(NamedTuple):
    """By seat."""

    planets: list[float]
    majorities: list[float]
    guards: list[float]
    held: list[list[int]]  # planets of each type that it controls
    kinds: list[list[int]]  # mercenaries of each mission in its row
    near: list[list[int]]  # missions with which one more mercenary would end the game
    scored: list[int]  # the power it would gain if the game were over now
    missions: list[list[int]]  # mercenaries of each mission that can score: those without a wound


def board(s: State, time: float, weights: Weights) -> Board:
    """The worth of the public board. The result is cached: do not change it."""
    fields = (s.owners, s.types, s.garrisons, s.track, s.rows, s.guards, s.wounded, s.abilities)
    return judged(PublicPart(s.options, *fields, time), weights)


# Of 100 positions that a bot evaluates, 78 have the same board as an earlier one: with the cache greedy bots play a
# quarter faster.
@lru_cache(maxsize=1 << 12)
def judged(part: PublicPart, weights: Weights) -> Board:
    """The same, computed from the part that matters."""
    seats = len(part.rows)
    b = box(part.options.edition, seats, part.options.square_galaxy, part.options.free_for_all)
    held = [[0] * len(part.track) for _ in range(seats)]
    units = [[0] * len(part.track) for _ in range(seats)]
    for owner, kind, troops in zip(part.owners, part.types, part.garrisons, strict=True):
        if owner != NOBODY:
            held[owner][kind] += 1
            units[owner][kind] += size_of(troops)
    kinds = [_kinds(part, b, row) for row in part.rows]
    missions = [_kinds(part, b, [card for card in row if card not in part.wounded]) for row in part.rows]
    circles = [[pair for pair in pairwise(row) if pair[0] in part.guards] for row in part.rows]
    return Board(
        [_planets(part, b, weights, seat, circles[seat]) for seat in range(seats)],
        _majorities(part, b, weights, units),
        [_guards(part, b, weights, seat, circles[seat]) for seat in range(seats)],
        held,
        kinds,
        [[kind for kind, n in enumerate(row) if n == FOUR_OF_A_KIND - 1] for row in kinds],
        _scored(part, b, held, units, missions),
        missions,
    )


Circles = list[tuple[str, str]]


def _planets(part: PublicPart, b: Box, w: Weights, seat: int, circles: Circles) -> float:
    """Each planet scores for every unwounded mercenary of its mission, if the seat holds it to the end."""
    missions = _missions(part, b, w, seat, circles)
    hold = [1 - (1 - odds) * part.time for odds in w.hold]
    total = 0.0
    for owner, kind, troops in zip(part.owners, part.types, part.garrisons, strict=True):
        if owner == seat:
            size = size_of(troops)
            held = hold[min(size, len(hold) - 1)]  # more units than in the table make no difference
            total += held * (2 * missions[kind] + w.planet * part.time) + w.unit_on_planet * size
    return total


def _missions(part: PublicPart, b: Box, w: Weights, seat: int, circles: Circles) -> list[float]:
    """Mercenaries of each mission that will score; one without a guard may still be wounded."""
    safe = {card for circle in circles for card in circle}
    exposed = 1 - w.exposed * part.time
    count = [0.0] * len(part.track)
    for card in part.rows[seat]:
        if card not in part.wounded:
            count[b.mission[card]] += 1.0 if card in safe else exposed
    return count


def _majorities(part: PublicPart, b: Box, w: Weights, units: list[list[int]]) -> list[float]:
    """The higher value for the seat with the most units of a type, more certain with every unit ahead."""
    worths = [0.0] * len(units)
    for at, counts in zip(part.track, zip(*units, strict=True), strict=True):
        second, best = sorted(counts)[-2:]
        value = b.track[at].majority
        chase = value * w.majority_chase * part.time
        for seat, mine in enumerate(counts):
            if mine == best > second:
                sure = min(1.0, 1 - w.majority_sure * part.time + w.majority_lead * (best - second))
                worths[seat] += max(value * sure, chase)
            elif mine:
                worths[seat] += chase
    return worths


def _guards(part: PublicPart, b: Box, w: Weights, seat: int, circles: Circles) -> float:
    """One power each; the first guard of a colour is half of an ability."""
    colours = [b.cards[left].right for left, _ in circles]
    half = sum(colours.count(colour) == 1 and colour not in part.abilities[seat] for colour in set(colours))
    return w.guard * len(colours) + w.half_ability * part.time * half


def _kinds(part: PublicPart, b: Box, row: Sequence[str]) -> list[int]:
    """Wounded mercenaries count. §17.3"""
    count = [0] * len(part.track)
    for card in row:
        count[b.mission[card]] += 1
    return count


def _scored(
    part: PublicPart, b: Box, held: list[list[int]], units: list[list[int]], missions: list[list[int]]
) -> list[int]:
    """Guards, majorities and missions, as at the end of the game. §18.2 §18.3 §18.4"""
    sums = []
    for row, planets, able in zip(part.rows, held, missions, strict=True):
        served = sum(map(mul, planets, able))
        sums.append(MISSION_POWER * served + sum([left in part.guards for left, _ in pairwise(row)]))
    for at, counts in zip(part.track, zip(*units, strict=True), strict=True):
        most = max(counts)
        if most and (part.options.shared_majorities or counts.count(most) == 1):
            for seat, n in enumerate(counts):
                sums[seat] += b.track[at].majority if n == most else 0
    return sums
