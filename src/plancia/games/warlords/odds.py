"""The exact odds of an invasion: rounds of dice as a Markov chain, without guards and manoeuvres."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple

from plancia.games.warlords.edition.box import Box
from plancia.games.warlords.troops import Troops, size_of, tanks_in


class Odds(NamedTuple):
    """How an invasion ends: who wins, and with how many units on average."""

    won: float
    lost: float
    both_gone: float
    survivors: float  # of the invader, after a victory
    holders: float  # of the defender, after a victory


class Die(NamedTuple):
    """The odds of one die: a hit, and a hit with a tank."""

    hit: float
    siege: float


def die_of(box: Box) -> Die:
    faces = dict(zip(box.die.kinds, box.die.lots, strict=True))
    total = sum(faces.values())
    return Die(faces["hit"] / total, (faces["hit"] + faces["invader"]) / total)


def battle_odds(box: Box, invaders: Troops, defenders: Troops) -> Odds:
    """The odds of these units against those; the invader loses tanks last. §14.6 §14.7"""
    return invasion_odds(size_of(invaders), tanks_in(invaders), size_of(defenders), die_of(box), box.dice)


@cache
def invasion_odds(invaders: int, tanks: int, defenders: int, die: Die, most: int = 3) -> Odds:
    """The odds of this many units, including tanks, which are lost last."""
    if not invaders or not defenders:
        won = float(invaders > 0)
        lost = float(defenders > 0)
        return Odds(won, lost, 1 - won - lost, invaders * won, defenders * lost)
    hit = die.siege if tanks else die.hit
    mine, theirs = hits(min(invaders, most), hit), hits(min(defenders, most), die.hit)
    stay = mine[0] * theirs[0]
    sums = [0.0] * 5
    for (a, p), (b, q) in product(enumerate(mine), enumerate(theirs)):
        if a or b:
            left, held = max(0, invaders - b), max(0, defenders - a)
            then = invasion_odds(left, min(tanks, left), held, die, most)
            weights = (1.0, 1.0, 1.0, then.won, then.lost)  # averages are weighted by how often they occur
            sums = [s + p * q * w * value for s, w, value in zip(sums, weights, then, strict=True)]
    won, lost, gone, survivors, holders = (s / (1 - stay) for s in sums)
    return Odds(won, lost, gone, survivors / won if won else 0.0, holders / lost if lost else 0.0)


@cache
def hits(dice: int, odds: float) -> tuple[float, ...]:
    """The odds of each number of hits."""
    return tuple(comb(dice, n) * odds**n * (1 - odds) ** (dice - n) for n in range(dice + 1))
