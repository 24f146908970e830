"""The odds of battles, from public information: units, free leaders, cards in hand."""

from __future__ import annotations

from functools import cache
from math import exp

from plancia.bots.evaluation.rex.weights import Weights
from plancia.engine import Seat
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import Fields


def logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def leaders_free(s: Fields, seat: Seat, space: int) -> list[int]:
    """The strengths of the leaders who could fight there, the strongest first."""
    here, strength = s.box.ids[space], s.box.strength
    free = [strength[x] for x in s.leaders[seat] if s.fought.get(x, here) == here]
    return sorted(free, reverse=True) or [0]


def force(s: Fields, seat: Seat, space: int, w: Weights) -> float:
    """The force of a side there: all its units except one, and a good leader."""
    units = s.strength(seat, space)
    return max(0, units - 1) + leaders_free(s, seat, space)[0] + w.card_force * min(3, len(s.hands[seat]))


def wins(s: Fields, seat: Seat, foe: Seat, space: int, w: Weights) -> float:
    """The odds that the seat beats that foe there; the earlier in order of play wins ties. §11.14"""
    earlier = w.first_in_order if s.order.index(seat) < s.order.index(foe) else -w.first_in_order
    return logistic((force(s, seat, space, w) - force(s, foe, space, w) + earlier) / w.force_scale)


def holders(s: Fields, space: int, w: Weights) -> dict[Seat, float]:
    """By seat with units there: the odds that it controls the space when all battles there are over.

    It is called thousands of times per move, so it computes the force of each side once, and only where it is needed.
    """
    units = s.units
    here = [seat for seat in s.order if units[seat][space]]
    if len(here) < 2:
        return dict.fromkeys(here, 1.0)
    forces = [force(s, seat, space, w) for seat in here]
    found = {}
    for at, seat in enumerate(here):
        own, chance = s.alliance_of(seat), 1.0
        for other, foe in enumerate(here):
            if foe in own:
                continue
            earlier = w.first_in_order if at < other else -w.first_in_order  # §11.14
            chance *= logistic((forces[at] - forces[other] + earlier) / w.force_scale)
            if units[seat][space] < 2:  # a winner with the last unit on the dial has none left either
                chance *= w.last_unit
        found[seat] = chance
    return found


@cache
def sweeps(cards: tuple[int, ...]) -> tuple[float, ...]:
    """By distance in sectors: the odds that the fleet comes this far. §13.1"""
    return tuple(sum(card >= ahead for card in cards) / len(cards) for ahead in range(max(cards) + 2))


def risk(s: Fields, space: int) -> float:
    """The odds that the next bombardment strikes this space."""
    sector = s.box.sector[space]
    if not sector or not s.fleet or s.is_shielded(space):
        return 0.0
    ahead, far = (sector - s.fleet) % 18, sweeps(s.box.bombardment)
    if s.bombardment_top:  # Sol has seen it; for all others it is a guess in an imagined world
        return float(0 < ahead <= s.bombardment_top)
    return far[ahead] if 0 < ahead < len(far) else 0.0


def likely_plans(s: Fields, f: Battle, seat: Seat, w: Weights) -> list[tuple[float, int, int]]:
    """The plans of that side: odds, dial and leader. Some players commit everything, others choose at random."""
    space = s.box.at[f.space]
    dials, leaders = list(range(s.strength(seat, space) + 1)), leaders_free(s, seat, space)
    if f.promise is not None and f.promise.seat == seat:  # its answer to the Jol-Nar is binding. §20.4
        dials = [int(f.promise.value)] if f.promise.topic == "dial" else dials
        leaders = [s.box.strength.get(str(f.promise.value), 0)] if f.promise.topic == "leader" else leaders
    bold = [(w.bold / 2, dials[-2 if len(dials) > 1 else -1], leaders[0]), (w.bold / 2, dials[-1], leaders[0])]
    odds = (1 - w.bold) / (len(dials) * len(leaders))
    return bold + [(odds, dial, leader) for dial in dials for leader in leaders]
