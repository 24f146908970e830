"""The number of ways in which cards may have been taken from pools.

A card taken from a pool was seen when it was put in, or came hidden from an older pool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import factorial, lcm, perm, prod
from operator import add
from typing import NamedTuple, TypeAlias, TypeVar

from plancia.engine import RandBelow
from plancia.games.rex.edition.box import Counts
from plancia.games.rex.hidden.pools import Came, Pool

T = TypeVar("T")
Taken: TypeAlias = tuple[Came, ...]  # sorted


class Origin(NamedTuple):
    """Where cards of one title came from."""

    seen: Counts  # by pool: how many were seen when they were put in
    passed: Counts  # by link, from a pool to an older one: how many came this way


class Loss(NamedTuple):
    """Cards that were taken, and the pools where they were seen when put in."""

    cards: Taken
    counts: Counts  # how many came through each pool, and by each link


class Origins:
    """All ways in which cards may have been taken from these pools."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools
        self.links = [(pool, older, n) for pool, (_, hidden) in enumerate(pools) for older, n in hidden]
        self.sizes = [len(cards) + sum(n for _, n in hidden) for cards, hidden in pools]
        self.counted = [*pools, *self.links]
        self.found: dict[tuple[str, Counts], dict[Origin, int]] = {}  # a cache

    def of(self, cards: Taken) -> dict[Loss, int]:
        """The ways for these cards, with their weights."""
        here = [0] * len(self.counted)
        for pool, _ in cards:
            here[pool] += 1
        losses = {Loss((), tuple(here)): 1}
        for card, pools in self._titles(cards).items():
            origins = [(self._loss(card, origin), ways) for origin, ways in self.of_title(card, pools).items()]
            losses = {
                Loss((*loss.cards, *more.cards), added(loss.counts, more.counts)): n * ways
                for loss, n in losses.items()
                for more, ways in origins
            }
        return losses

    def _loss(self, card: str, origin: Origin) -> Loss:
        through = [0] * len(self.pools)
        for (_, older, _), k in zip(self.links, origin.passed, strict=True):
            through[older] += k
        seen = [Came(pool, card) for pool, n in enumerate(origin.seen) for _ in range(n)]
        return Loss(tuple(seen), (*through, *origin.passed))

    def chance(self, counts: Counts) -> Fraction:
        """The probability that this many came by each link and through each pool, and that they were these cards."""
        ways = 1
        for (_, _, n), k in zip(self.links, counts[len(self.pools) :], strict=True):
            ways *= perm(n, k)
        return Fraction(ways, prod(map(perm, self.sizes, counts))) if ways else Fraction()

    def left(self, losses: list[Loss]) -> tuple[list[list[str]], list[tuple[int, int, int]]]:
        """The cards that nobody has taken: by pool those seen when put in, and by link the number that came."""
        bags = [list(cards) for cards, _ in self.pools]
        for loss in losses:
            for pool, card in loss.cards:
                bags[pool].remove(card)
        passed = [sum(loss.counts[at] for loss in losses) for at in range(len(self.pools), len(self.counted))]
        return bags, [(pool, older, n - k) for (pool, older, n), k in zip(self.links, passed, strict=True)]

    def together(self, losses: Iterable[Loss]) -> Fraction:
        """The probability that these losses, each possible alone, are possible together: they share copies."""
        ways, each, left = 1, 1, dict[Came, int]()
        for loss in losses:
            for came, n in Counter(loss.cards).items():
                copies = self.pools[came.pool].cards.count(came.card)
                still = left.get(came, copies)
                if n > still:
                    return Fraction()
                ways, each, left[came] = ways * perm(still, n), each * perm(copies, n), still - n
        return Fraction(ways, each)

    def without(self, cards: Taken) -> tuple[Origins, Taken]:
        """The pools after these cards were taken, and those of the cards with more than one possible origin."""
        bags, passed, open_titles = [list(pool.cards) for pool in self.pools], [0] * len(self.links), set[str]()
        for card, pools in self._titles(cards).items():
            found = self.of_title(card, pools)
            if len(found) == 1:
                (origin,) = found
                _remove(bags, card, origin)
                passed = list(added(passed, origin.passed))
            else:
                open_titles.add(card)
        left = [(pool, (older, n - k)) for (pool, older, n), k in zip(self.links, passed, strict=True)]
        pools_left = [Pool(tuple(bag), tuple([link for at, link in left if at == i])) for i, bag in enumerate(bags)]
        return Origins(tuple(pools_left)), tuple([came for came in cards if came.card in open_titles])

    def _titles(self, cards: Taken) -> dict[str, Counts]:
        """By title: how many came from each pool."""
        titles: dict[str, list[int]] = {}
        for pool, card in cards:
            titles.setdefault(card, [0] * len(self.pools))[pool] += 1
        return {card: tuple(pools) for card, pools in titles.items()}

    def of_title(self, card: str, pools: Counts) -> dict[Origin, int]:
        """The origins of this many copies, by pool."""
        if (card, pools) not in self.found:
            self.found[card, pools] = summed(self._traced(card, pools, len(self.pools) - 1))
        return self.found[card, pools]

    def _traced(self, card: str, taken: Counts, pool: int) -> Iterator[tuple[Origin, int]]:
        """From the newest pool to the oldest."""
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


@lru_cache(maxsize=64)
def origins(pools: tuple[Pool, ...]) -> Origins:
    """Cached by pools."""
    return Origins(pools)


def _remove(bags: list[list[str]], card: str, origin: Origin) -> None:
    for bag, n in zip(bags, origin.seen, strict=True):
        if n:
            at = bag.index(card)
            del bag[at : at + n]  # the bag is sorted


def added(some: Iterable[int], others: Iterable[int]) -> Counts:
    return tuple(map(add, some, others))


def _parts(n: int, places: int) -> Iterator[Counts]:
    """The ways to put up to n things in this many places."""
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
    """The same odds as integers."""
    unit = lcm(*(chance.denominator for chance in chances.values()))
    return {thing: int(chance * unit) for thing, chance in chances.items()}


def happens(chance: Fraction, randbelow: RandBelow) -> bool:
    return chance == 1 or randbelow(chance.denominator) < chance.numerator


def chosen(weights: Mapping[T, int], randbelow: RandBelow) -> T:
    """One of these, by weight."""
    things = iter(weights.items())
    if len(weights) == 1:
        return next(things)[0]
    at = randbelow(sum(weights.values()))
    for thing, weight in things:
        at -= weight
        if at < 0:
            return thing
    raise AssertionError("weights are not negative")
