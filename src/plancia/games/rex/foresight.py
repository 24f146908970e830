"""What a move, a deployment or a plan would do, as far as the seat asked can see on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from plancia.engine import Consequence, Consequences, Seat, Word, Words
from plancia.games.rex.consequences import Against, Each, Hacan, Lines, Meets, Pays, Risk, Tie, Via
from plancia.games.rex.edition.box import HACAN, SOL
from plancia.games.rex.edition.components import SECTORS
from plancia.games.rex.prices import deployable, most_deployed, price, shift_origins, shift_targets, unit_price
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Power


# ---- movement --------------------------------------------------------------------------------------------------------
def of_moves(s: Fields, seat: Seat, ways: Iterable[tuple[int, Sequence[int]]]) -> Consequences:
    """The distance and the way, and what is at the target. §10.2 §11.1"""
    ids = s.box.ids
    for origin, targets in ways:
        paths = shortest(s, origin)
        for target in targets:
            answer = ("move", ids[origin], ids[target])
            yield answer, Lines(len(paths[target]))
            yield answer, Via(tuple(ids[space] for space in paths[target]))
            yield from ((answer, what) for what in at_target(s, seat, target))


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


def at_target(s: Fields, seat: Seat, space: int) -> Iterator[Consequence]:
    """Enemies to fight, and how likely the fleet comes before the next move. §11.1 §13.2"""
    if space != s.box.council:
        yield from (Meets(enemy, s.units[enemy][space]) for enemy in s.enemies_at(seat, space))
    cards = known_cards(s, seat)
    if hits := sum(hit(s, space, value) for value in cards):
        yield Risk(hits, len(cards))


def known_cards(s: Fields, seat: Seat) -> tuple[int, ...]:
    """The bombardment cards that may come next, as far as the seat knows: Sol may have looked. §19.2"""
    seen = s.bombardment_top if s.races[seat] == SOL else 0
    return (seen,) if seen else s.box.bombardment


def hit(s: Fields, space: int, value: int) -> bool:
    """Would the fleet enter its sector with this card, and is there no shield? §13.1 §13.2"""
    sector = s.box.sector[space]
    return sector != 0 and not s.is_shielded(space) and 1 <= (sector - s.fleet) % SECTORS <= value


# ---- deployment ------------------------------------------------------------------------------------------------------
def of_deployments(s: Fields, seat: Seat, verbs: Iterable[str]) -> Consequences:
    """What units would cost in every space, and who is paid. §10.7 §17.2 §22.2"""
    hacan = s.seat_of(HACAN)
    for verb in verbs:
        informant = verb == "informant"
        paid = hacan if not informant and hacan != seat and Power.HACAN_INCOME not in s.stopped else None
        for space in deployable(s, seat, informant):
            i = s.box.at[space]
            each = unit_price(s, seat, i, informant)
            yield (verb, space), Each(each)
            yield from (((verb, space), what) for what in at_target(s, seat, i))
            if paid is not None and each:
                yield (verb, space), Hacan(paid)
            if not s.in_reserve(seat).special:  # with two kinds of units only the price of one is shown
                for units in range(1, most_deployed(s, seat, i, informant) + 1):
                    yield (verb, space, units), Pays(price(s, seat, i, units, informant))


def of_shifts(s: Fields, seat: Seat) -> Consequences:
    """The Hacan's move: 1 influence each. §22.3"""
    for origin in shift_origins(s, seat):
        for target in shift_targets(s, seat, origin):
            answer: Words = ("shift", origin, target)
            yield answer, Each(1)
            yield from ((answer, what) for what in at_target(s, seat, s.box.at[target]))


# ---- battle ----------------------------------------------------------------------------------------------------------
def of_plans(dials: Sequence[Word], foe_dials: Sequence[Word], foe_leaders: Sequence[int], first: Seat) -> Consequences:
    """The range of the opponent's strength if no leader falls, and who wins a tie. §11.14"""
    numbers = [int(dial) for dial in foe_dials]
    low, high = min(numbers) + min(foe_leaders), max(numbers) + max(foe_leaders)
    for dial in dials:
        yield (dial,), Against(low, high)
        yield (dial,), Tie(first)
