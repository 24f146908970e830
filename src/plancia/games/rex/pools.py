"""Where hidden cards came from, as far as one seat can tell.

A pool is a pile as it was shuffled. Its cards are alike until somebody sees one: then it is a card that the viewer saw
going in, or one of those that came hidden from an older pool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import factorial, lcm, perm, prod
from operator import add, sub
from typing import NamedTuple, TypeAlias, TypeVar

from plancia.engine import Below
from plancia.games.rex.box import Cards, Counts, plus
from plancia.games.rex.knowledge import (
    BENEATH,
    DECK,
    OFFER,
    UNSEEN,
    Answered,
    Drawn,
    History,
    Left,
    Place,
    Renewed,
    Shown,
    Shuffled,
    Sold,
    UsedUp,
)


class Pool(NamedTuple):
    """A pile as it was shuffled."""

    cards: Cards  # that the viewer has seen going in
    hidden: tuple[tuple[int, int], ...] = ()  # from an older pool so many


class Came(NamedTuple):
    """A card has come from a pool."""

    pool: int
    card: str


T = TypeVar("T")
Taken: TypeAlias = tuple[Came, ...]  # in order
Step: TypeAlias = Came | Shown | Left | Answered


class Tale(NamedTuple):
    """A history, told by pools and places."""

    pools: tuple[Pool, ...]
    steps: dict[Place, list[Step]]
    gone: tuple[Came, ...]  # cards that the viewer has seen going from one pool into another
    piles: dict[str, int]  # the pools that the deck and what lies beneath it are now


def tell(history: History, cards: Cards) -> Tale:
    """What has become of these cards, which were hidden when the history began."""
    pools, piles, offer, gone = [Pool(cards)], {DECK: 0, BENEATH: 0}, list[Came](), list[Came]()
    steps: dict[Place, list[Step]] = {OFFER: []}
    for event in history:
        match event:
            case Drawn(place, pile, drawn):
                came = [Came(piles[pile], card) for card in drawn]
                offer += came if place == OFFER else []
                steps.setdefault(place, []).extend(came if place != OFFER else [])
            case Sold(place, card):
                steps.setdefault(place, []).extend(Came(pool, seen or card) for pool, seen in offer)
                offer.clear()
            case Renewed(seen):
                pools.append(Pool(seen))
                piles[BENEATH] = len(pools) - 1
            case UsedUp():
                piles[DECK] = piles[BENEATH]
            case Shuffled():
                piles[DECK] = _mixed(event, pools, piles, offer)
                gone += [came for came in offer if came.card != UNSEEN]
                offer.clear()
            case Shown() | Left() | Answered():
                steps.setdefault(event.place, []).append(event)
    return Tale(tuple(pools), steps | {OFFER: list(offer)}, tuple(gone), piles)


def _mixed(event: Shuffled, pools: list[Pool], piles: dict[str, int], offer: list[Came]) -> int:
    """The pool that is the deck now: a new one, unless only its own cards have come back, and unseen."""
    came = Counter({piles[DECK]: event.deck})
    came.update({piles[BENEATH]: event.beneath})
    came.update(pool for pool, card in offer if card == UNSEEN)
    hidden = tuple(sorted((pool, n) for pool, n in came.items() if n))
    seen = plus(event.cards, *(card for _, card in offer if card != UNSEEN))
    if seen or len(hidden) > 1:
        pools.append(Pool(seen, hidden))
        return len(pools) - 1
    return hidden[0][0] if hidden else piles[DECK]


# ---- origins ---------------------------------------------------------------------------------------------------------
class Origin(NamedTuple):
    """Where cards of one title, taken from the pools, came from."""

    seen: Counts  # by pool: so many were seen going in
    passed: Counts  # by link from a pool to an older one: so many had come this way, hidden


class Pools:
    """From which cards may have been taken in many ways.

    Titles have nothing to do with each other, except that only so many cards came hidden from one pool into another.
    """

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools
        self.links = [(pool, older, n) for pool, (_, hidden) in enumerate(pools) for older, n in hidden]
        self.sizes = [len(cards) + sum(n for _, n in hidden) for cards, hidden in pools]
        self.found: dict[tuple[str, Counts], dict[Origin, int]] = {}  # as they are asked for

    def taken(self, cards: Taken) -> Loss:
        """All ways in which these may have been taken."""
        here = [0] * len(self.pools)
        titles: dict[str, list[int]] = {}
        for pool, card in cards:
            here[pool] += 1
            titles.setdefault(card, [0] * len(self.pools))[pool] += 1
        origins = [(card, self._origins(card, tuple(pools))) for card, pools in titles.items()]
        passed: list[dict[Counts, int]] = [{(0,) * len(self.links): 1}]
        for _, found in origins:
            passed.append(
                summed((added(before, x.passed), n * found[x]) for before, n in passed[-1].items() for x in found)
            )
        return Loss(origins, passed, {total: n * self._chance(here, total) for total, n in passed[-1].items()})

    def _origins(self, card: str, pools: Counts) -> dict[Origin, int]:
        if (card, pools) not in self.found:
            self.found[card, pools] = summed(self._traced(card, pools, len(self.pools) - 1))
        return self.found[card, pools]

    def _traced(self, card: str, taken: Counts, pool: int) -> Iterator[tuple[Origin, int]]:
        """From the youngest pool to the oldest: each card was seen going in, or had come by one of the links."""
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

    def _chance(self, here: list[int], passed: Counts) -> Fraction:
        """That so many of the cards taken from the pools had come by each link, and were these of their cards."""
        through, ways = list(here), 1
        for (_, older, n), k in zip(self.links, passed, strict=True):
            through[older] += k
            ways *= perm(n, k)
        return Fraction(ways, prod(map(perm, self.sizes, through))) if ways else Fraction()

    def left(self, loss: Loss, below: Below) -> tuple[list[list[str]], list[tuple[int, int, int]]]:
        """What is left of the cards seen going into each pool, and of those that came by each link."""
        cards, passed = [list(cards) for cards, _ in self.pools], chosen(whole(loss.chances), below)
        links = [(pool, older, n - k) for (pool, older, n), k in zip(self.links, passed, strict=True)]
        for (card, found), before in zip(reversed(loss.origins), loss.passed[-2::-1], strict=True):
            rest = {origin: tuple(map(sub, passed, origin.passed)) for origin in found}
            origin = chosen({x: found[x] * before.get(rest[x], 0) for x in found}, below)
            passed = rest[origin]
            for bag, n in zip(cards, origin.seen, strict=True):
                for _ in range(n):
                    bag.remove(card)
        return cards, links


class Loss(NamedTuple):
    """All ways in which some cards may have been taken from the pools."""

    origins: list[tuple[str, dict[Origin, int]]]  # of each title
    passed: list[dict[Counts, int]]  # by each link so many of the titles up to one
    chances: dict[Counts, Fraction]  # of all of them

    @property
    def chance(self) -> Fraction:
        return sum(self.chances.values(), Fraction())


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
