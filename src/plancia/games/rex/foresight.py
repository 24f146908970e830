"""What a move, a deployment or a plan would do, as far as the seat asked can see on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from plancia.engine import Consequence, Consequences, Seat, Word, Words
from plancia.games.rex.consequences import Against, Each, Hacan, Lines, Meets, Pays, Risk, Tie, Via
from plancia.games.rex.edition.box import HACAN, SOL
from plancia.games.rex.edition.components import SECTORS
from plancia.games.rex.prices import (
    deployable,
    most_deployed,
    paid,
    pays_half,
    shift_origins,
    shift_targets,
    unit_price,
)
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Power


# ---- movement --------------------------------------------------------------------------------------------------------
def of_moves(s: Fields, seat: Seat, ways: Iterable[tuple[int, Sequence[int]]]) -> Consequences:
    """The distance and the way, and what is at the target. §10.2 §11.1"""
    ids, there = s.box.ids, at_targets(s, seat)
    for origin, targets in ways:
        paths = shortest(s, origin)
        for target in targets:
            answer = ("move", ids[origin], ids[target])
            yield answer, Lines(len(paths[target]))
            yield answer, Via(tuple(ids[space] for space in paths[target]))
            for what in there(target):
                yield answer, what


def shortest(s: Fields, origin: int) -> dict[int, tuple[int, ...]]:
    """For every space in reach: the spaces on a shortest way there, including the last. §10.5"""
    found: dict[int, tuple[int, ...]] = {origin: ()}
    edge = [origin]
    while edge:
        here = edge.pop(0)
        for there in s.box.lines[here]:
            if there not in found and s.is_open(there):
                found[there] = (*found[here], there)
                edge.append(there)
    return found


def at_targets(s: Fields, seat: Seat) -> Callable[[int], tuple[Consequence, ...]]:
    """By space: enemies to fight, and how likely the fleet comes before the next move. §11.1 §13.2"""
    cards = known_cards(s, seat)

    @cache  # many answers lead to the same space
    def there(space: int) -> tuple[Consequence, ...]:
        enemies = s.enemies_at(seat, space) if space != s.box.council else ()
        found: list[Consequence] = [Meets(enemy, s.units[enemy][space]) for enemy in enemies]
        hits = reaching(s, space, cards)
        return (*found, Risk(hits, len(cards))) if hits else tuple(found)

    return there


def known_cards(s: Fields, seat: Seat) -> tuple[int, ...]:
    """The bombardment cards that may come next, as far as the seat knows: Sol may have looked. §19.2"""
    seen = s.bombardment_top if s.races[seat] == SOL else 0
    return (seen,) if seen else s.box.bombardment


def reaching(s: Fields, space: int, cards: tuple[int, ...]) -> int:
    """With how many of these cards would the fleet enter its sector? 0 if there is a shield. §13.1 §13.2"""
    ahead = (s.box.sector[space] - s.fleet) % SECTORS
    if space == s.box.council or not ahead or s.is_shielded(space):
        return 0
    return sum([ahead <= card for card in cards])


# ---- deployment ------------------------------------------------------------------------------------------------------
def of_deployments(s: Fields, seat: Seat, verbs: Iterable[str]) -> Consequences:
    """What units would cost in every space, and who is paid. §10.7 §17.2 §22.2"""
    hacan, there, half = s.seat_of(HACAN), at_targets(s, seat), pays_half(s, seat)
    alike = not s.in_reserve(seat).special  # with two kinds of units only the price of one is shown
    for verb in verbs:
        informant = verb == "informant"
        payee = hacan if not informant and hacan != seat and Power.HACAN_INCOME not in s.stopped else None
        for space in deployable(s, seat, informant):
            i = s.box.at[space]
            each = unit_price(s, seat, i, informant)
            answer = (verb, space)
            yield answer, Each(each)
            for what in there(i):
                yield answer, what
            if payee is not None and each:
                yield answer, Hacan(payee)
            for units in range(1, most_deployed(s, seat, i, informant) + 1 if alike else 0):
                yield (verb, space, units), Pays(paid(units * each, half))


def of_shifts(s: Fields, seat: Seat) -> Consequences:
    """The Hacan's move: 1 influence each. §22.3"""
    there = at_targets(s, seat)
    for origin in shift_origins(s, seat):
        for target in shift_targets(s, seat, origin):
            answer: Words = ("shift", origin, target)
            yield answer, Each(1)
            for what in there(s.box.at[target]):
                yield answer, what


# ---- battle ----------------------------------------------------------------------------------------------------------
def of_plans(dials: Sequence[Word], foe_dials: Sequence[Word], foe_leaders: Sequence[int], first: Seat) -> Consequences:
    """The range of the opponent's strength if no leader falls, and who wins a tie. §11.14"""
    numbers = [int(dial) for dial in foe_dials]
    low, high = min(numbers) + min(foe_leaders), max(numbers) + max(foe_leaders)
    for dial in dials:
        yield (dial,), Against(low, high)
        yield (dial,), Tie(first)
