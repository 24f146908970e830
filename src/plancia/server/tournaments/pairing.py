"""Puts players at tables: the best arrangement by a cost for each pair of players, and balanced seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from random import Random

from plancia.server.tournaments.model import Apart, PlayedTable, Round

Cost = Callable[[int, int], float]  # of two players at one table
Tables = list[tuple[int, ...]]

MOST_STEPS = 20_000  # of the exact search for pairs; then the search by exchange takes over
RESTARTS = 12  # of the search by exchange
MOST_BYES = 5  # choices of players with a bye, to keep others apart
APART = 10_000_000.0  # the cost of seating two players who should not meet: more than anything else


def meetings(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often two players have met; the smaller number comes first."""
    pairs = (pair for one in rounds for table in one.tables for pair in combinations(sorted(table.seats), 2))
    return Counter(pairs)


def met(counted: Counter[tuple[int, int]], one: int, other: int) -> int:
    return counted[min(one, other), max(one, other)]


def keeping(apart: Apart, cost: Cost) -> Cost:
    """The cost, and much more for two players who should not meet."""
    return lambda one, other: cost(one, other) + APART * ((min(one, other), max(one, other)) in apart)


def conflicts(tables: Tables, apart: Apart) -> int:
    """How many pairs of players meet who should not."""
    return sum(pair in apart for table in tables for pair in combinations(sorted(table), 2))


def keep_apart(tables: Tables, apart: Apart) -> Tables:
    """The same tables, with exchanges of two players where that separates those who should not meet."""
    return _exchange(tables, keeping(apart, lambda one, other: 0.0)) if conflicts(tables, apart) else tables


def with_byes(
    order: Sequence[int], seats: int, rounds: Sequence[Round], apart: Apart, cost: Cost, enough: float = 0.0
) -> tuple[Tables, tuple[int, ...]]:
    """The tables, and the players with a bye: the last ones of the order among those with the fewest byes.

    A player who should not meet others gets the bye if nothing else keeps them apart.
    """
    byes = Counter(player for one in rounds for player in one.byes)
    candidates = sorted(order, key=lambda player: (byes[player], -order.index(player)))
    number = len(order) % seats
    rivals = Counter(player for pair in apart for player in pair)
    avoiding = sorted((player for player in candidates if rivals[player]), key=lambda player: -rivals[player])
    choices = [tuple(candidates[:number])]
    if number:  # anybody else could change places with one of those
        choices += [
            (one, *[other for other in candidates if other != one][: number - 1]) for one in avoiding[:MOST_BYES]
        ]

    def found(free: tuple[int, ...]) -> tuple[Tables, tuple[int, ...]]:
        playing = [player for player in order if player not in free]
        return arrange(playing, seats, keeping(apart, cost), enough), tuple(sorted(free))

    best = found(choices[0])
    for free in choices[1:]:
        if not conflicts(best[0], apart):
            break
        best = min(best, found(free), key=lambda one: conflicts(one[0], apart))
    return best


def arrange(players: Sequence[int], seats: int, cost_of: Cost, enough: float = 0.0) -> Tables:
    """Tables of this many seats with a low total cost, as low as possible if it is not below `enough`.

    The number of players must be a multiple of the seats.
    """
    assert len(players) % seats == 0, "somebody has no table"
    costs = {(one, other): cost_of(one, other) for one in players for other in players}

    def cost(one: int, other: int) -> float:
        return costs[one, other]

    if seats == 2 and (pairs := _pairs(players, cost)) is not None:
        return pairs
    start = [tuple(players[at : at + seats]) for at in range(0, len(players), seats)]
    random = Random(len(players))  # the same answer every time
    best = _exchange(start, cost)
    for _ in range(RESTARTS):
        if _total(best, cost) <= enough:
            break
        mixed = list(players)
        random.shuffle(mixed)
        other = _exchange([tuple(mixed[at : at + seats]) for at in range(0, len(mixed), seats)], cost)
        best = min(best, other, key=lambda tables: _total(tables, cost))
    return best


def _pairs(players: Sequence[int], cost: Cost) -> Tables | None:
    """Pairs with the lowest worst cost: each player in turn gets the cheapest opponent that leaves a pairing for the
    rest. None: the search took too long.
    """
    least = max((min(cost(one, other) for other in players if other != one) for one in players), default=0.0)
    for limit in sorted({cost(one, other) for one, other in combinations(players, 2)}):
        if limit < least:
            continue  # somebody would have no opponent
        steps = [MOST_STEPS]
        found = _pair_up(list(players), cost, limit, steps)
        if found is not None:
            return found
        if steps[0] <= 0:
            return None
    return []


def _pair_up(left: list[int], cost: Cost, limit: float, steps: list[int]) -> Tables | None:
    if not left:
        return []
    first, others = left[0], left[1:]
    for other in sorted((one for one in others if cost(first, one) <= limit), key=lambda one: cost(first, one)):
        steps[0] -= 1
        if steps[0] <= 0:
            return None
        rest = _pair_up([one for one in others if one != other], cost, limit, steps)
        if rest is not None:
            return [(first, other), *rest]
    return None


def _exchange(tables: Tables, cost: Cost) -> Tables:
    """Exchange two players as long as that makes it cheaper."""
    now = [list(table) for table in tables]
    improved = True
    while improved:
        improved = False
        for one, other in combinations(now, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    if _gain(one, i, other, j, cost) > 1e-9:
                        one[i], other[j] = other[j], one[i]
                        improved = True
    return [tuple(table) for table in now]


def _gain(one: list[int], i: int, other: list[int], j: int, cost: Cost) -> float:
    """What it saves to exchange these two."""
    a, b = one[i], other[j]
    with_a, with_b = (
        [player for at, player in enumerate(one) if at != i],
        [player for at, player in enumerate(other) if at != j],
    )
    before = sum(cost(a, player) for player in with_a) + sum(cost(b, player) for player in with_b)
    after = sum(cost(b, player) for player in with_a) + sum(cost(a, player) for player in with_b)
    return before - after


def _total(tables: Tables, cost: Cost) -> float:
    return sum(cost(one, other) for table in tables for one, other in combinations(table, 2))


def seated(players: Sequence[int], rounds: Sequence[Round]) -> tuple[int, ...]:
    """The order of the seats: everybody should have had every seat equally often."""
    had = Counter((player, seat) for one in rounds for table in one.tables for seat, player in enumerate(table.seats))

    def imbalance(order: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return sum((had[player, seat] + 1) ** 2 - had[player, seat] ** 2 for seat, player in enumerate(order)), order

    return min(permutations(players), key=imbalance)


def a_round(tables: Tables, byes: Sequence[int], rounds: Sequence[Round], stages: Sequence[str] = ()) -> Round:
    """The round with balanced seats."""
    named = stages or [""] * len(tables)
    return Round(
        tables=tuple(
            PlayedTable(seats=seated(table, rounds), stage=stage) for table, stage in zip(tables, named, strict=True)
        ),
        byes=tuple(sorted(byes)),
    )
