"""In how many ways cards may have been taken from pools.

A card taken from a pool was seen going in, or had come hidden from an older pool. Titles have nothing to do with each
other, except that only so many cards came from one pool into another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property, lru_cache
from math import factorial, lcm, perm, prod
from operator import add, sub
from typing import NamedTuple, TypeAlias, TypeVar

from plancia.engine import Below
from plancia.games.rex.box import Counts
from plancia.games.rex.pools import Came, Pool

T = TypeVar("T")
Taken: TypeAlias = tuple[Came, ...]  # in order
Bags: TypeAlias = list[list[str]]  # by pool: cards that the viewer has seen going in
Links: TypeAlias = tuple[tuple[int, int, int], ...]  # a pool, an older one, and how many came hidden from there


class Origin(NamedTuple):
    """Whence cards of one title came."""

    seen: Counts  # by pool: so many were seen going in
    passed: Counts  # by link: so many had come this way


class Origins:
    """All ways in which cards may have been taken from these pools."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools
        self.links: Links = tuple([(pool, *link) for pool, (_, hidden) in enumerate(pools) for link in hidden])
        self.sizes = [len(cards) + sum(n for _, n in hidden) for cards, hidden in pools]
        self.found: dict[tuple[str, Counts], dict[Origin, int]] = {}  # as they are asked for

    def of(self, cards: Taken) -> Loss:
        """Of these cards."""
        here, titles = [0] * len(self.pools), dict[str, list[int]]()
        for pool, card in cards:
            here[pool] += 1
            titles.setdefault(card, [0] * len(self.pools))[pool] += 1
        origins = [(card, self.of_title(card, tuple(pools))) for card, pools in titles.items()]
        passed: list[dict[Counts, int]] = [{(0,) * len(self.links): 1}]
        for _, found in origins:
            ways = ((added(before, x.passed), n * found[x]) for before, n in passed[-1].items() for x in found)
            passed.append(summed(ways))
        return Loss(self, here, origins, passed)

    def of_title(self, card: str, pools: Counts) -> dict[Origin, int]:
        """Of so many copies, by pool."""
        if (card, pools) not in self.found:
            self.found[card, pools] = summed(self._traced(card, pools, len(self.pools) - 1))
        return self.found[card, pools]

    def _traced(self, card: str, taken: Counts, pool: int) -> Iterator[tuple[Origin, int]]:
        """From the youngest pool to the oldest."""
        if pool < 0:
            yield Origin((), (0,) * len(self.links)), 1
            return
        links = [i for i, (younger, _, _) in enumerate(self.links) if younger == pool]
        for parts in _parts(taken[pool], len(links)):
            seen = taken[pool] - sum(parts)
            ways = perm(self.pools[pool].cards.count(card), seen) * factorial(taken[pool])
            if ways:
                older, passed = list(taken), [0] * len(self.links)
                for link, part in zip(links, parts, strict=True):
                    older[self.links[link][1]] += part
                    passed[link] = part
                ways //= prod(map(factorial, (seen, *parts)))
                for before, more in self._traced(card, tuple(older), pool - 1):
                    yield Origin((*before.seen, seen), added(before.passed, passed)), ways * more

    def chance(self, here: list[int], passed: Counts) -> Fraction:
        """That so many of the cards taken had come by each link, and that it was these of all cards in the pools."""
        through, ways = list(here), 1
        for (_, older, n), k in zip(self.links, passed, strict=True):
            through[older] += k
            ways *= perm(n, k)
        return Fraction(ways, prod(map(perm, self.sizes, through))) if ways else Fraction()


@lru_cache(maxsize=64)
def origins(pools: tuple[Pool, ...]) -> Origins:
    """What was found of these pools before is kept."""
    return Origins(pools)


class Loss:
    """All ways in which certain cards may have been taken."""

    def __init__(
        self,
        origins: Origins,
        here: list[int],  # so many from each pool
        titles: list[tuple[str, dict[Origin, int]]],
        passed: list[dict[Counts, int]],  # with each title: by each link so many, up to it
    ) -> None:
        self.origins, self.here, self.titles, self.passed = origins, here, titles, passed

    @cached_property
    def chances(self) -> dict[Counts, Fraction]:
        """That so many have come by each link."""
        found = {total: n * self.origins.chance(self.here, total) for total, n in self.passed[-1].items()}
        return {total: chance for total, chance in found.items() if chance}

    @cached_property
    def odds(self) -> dict[Counts, int]:
        return whole(self.chances)

    def left(self, below: Below) -> tuple[Bags, Links]:
        """What nobody has taken of the cards seen going into each pool, and of those that came by each link."""
        bags, passed = [list(cards) for cards, _ in self.origins.pools], chosen(self.odds, below)
        links = tuple([(pool, older, n - k) for (pool, older, n), k in zip(self.origins.links, passed, strict=True)])
        for (card, found), before in zip(reversed(self.titles), self.passed[-2::-1], strict=True):
            rest = {origin: tuple(map(sub, passed, origin.passed)) for origin in found}
            origin = chosen({x: found[x] * before.get(rest[x], 0) for x in found}, below)
            passed = rest[origin]
            for bag, n in zip(bags, origin.seen, strict=True):
                if n:
                    at = bag.index(card)
                    del bag[at : at + n]  # cards are in order
        return bags, links


def added(some: Counts, others: Iterable[int]) -> Counts:
    return tuple(map(add, some, others))


def _parts(n: int, places: int) -> Iterator[Counts]:
    """Up to n things in so many places."""
    if not places:
        yield ()
        return
    for k in range(n + 1):
        for others in _parts(n - k, places - 1):
            yield (k, *others)


# ---- odds ------------------------------------------------------------------------------------------------------------
def summed(ways: Iterable[tuple[T, int]]) -> dict[T, int]:
    total: dict[T, int] = {}
    for thing, n in ways:
        total[thing] = total.get(thing, 0) + n
    return total


def whole(chances: Mapping[T, Fraction]) -> dict[T, int]:
    """The same odds in whole numbers."""
    unit = lcm(*(chance.denominator for chance in chances.values()))
    return {thing: int(chance * unit) for thing, chance in chances.items()}


def chosen(weights: Mapping[T, int], below: Below) -> T:
    """One of these, by its weight."""
    things = iter(weights.items())
    if len(weights) == 1:
        return next(things)[0]
    at = below(sum(weights.values()))
    for thing, weight in things:
        at -= weight
        if at < 0:
            return thing
    raise AssertionError("weights are not negative")
