"""The options of all places, chosen together.

Chosen one by one they contradict each other if they need the same copy of a card. Late in a game with many players this
is so for all but one of 100,000 choices. Here no choice contradicts another; it takes longer to prepare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import perm, prod
from operator import sub
from typing import Generic, NamedTuple, Protocol, TypeVar

from plancia.engine import RandBelow
from plancia.games.rex.edition.box import Counts
from plancia.games.rex.hidden.origins import Loss, Origins, added, chosen, summed, whole
from plancia.games.rex.hidden.pools import Came


class Lossy(Protocol):
    @property
    def loss(self) -> Loss: ...


T = TypeVar("T", bound=Lossy)


class Group(NamedTuple):
    """What options have in common."""

    counts: Counts  # how many cards came through the pools
    shared: Counts  # how many of each card that several places may have taken


class Together(Generic[T]):
    """All choices of one option for each place that are possible together, with their exact weights."""

    def __init__(self, origins: Origins, places: Sequence[Mapping[T, int]]) -> None:
        self.shared = _shared(places)
        self.copies = [origins.pools[came.pool].cards.count(came.card) for came in self.shared]
        self.groups = [self._grouped(options) for options in places]
        self.totals = [{group: sum(options.values()) for group, options in groups.items()} for groups in self.groups]
        # The weights of all choices for the places so far, by what they have taken.
        self.sums = [{Group((0,) * len(origins.counted), (0,) * len(self.shared)): 1}]
        for totals in self.totals:
            self.sums.append(summed(self._continued(self.sums[-1], totals)))
        chances = {taken: n * origins.chance(taken.counts) for taken, n in self.sums[-1].items()}
        self.odds = whole({taken: chance for taken, chance in chances.items() if chance})

    def _grouped(self, options: Mapping[T, int]) -> dict[Group, dict[T, int]]:
        """The weight of an option counts the ways to take its cards from all copies: here it counts each way once."""
        groups: dict[Group, dict[T, Fraction]] = {}
        for option, n in options.items():
            taken = Counter(option.loss.cards)
            shared = tuple([taken[came] for came in self.shared])
            weight = Fraction(n, prod(map(perm, self.copies, shared)))
            groups.setdefault(Group(option.loss.counts, shared), {})[option] = weight
        weights = whole({option: weight for group in groups.values() for option, weight in group.items()})
        return {group: {option: weights[option] for option in found} for group, found in groups.items()}

    def _continued(self, sums: Mapping[Group, int], totals: Mapping[Group, int]) -> Iterator[tuple[Group, int]]:
        for taken, n in sums.items():
            for group, ways in totals.items():
                if copies := self._copies(taken, group):
                    yield Group(*map(added, taken, group)), n * ways * copies

    def _copies(self, taken: Group, group: Group) -> int:
        """The ways to take the cards of this group from the copies that are left."""
        return prod(map(perm, map(sub, self.copies, taken.shared), group.shared))

    def choose(self, randbelow: RandBelow) -> list[T]:
        """One option for each place."""
        taken, found = chosen(self.odds, randbelow), list[T]()
        for groups, totals, sums in zip(self.groups[::-1], self.totals[::-1], self.sums[-2::-1], strict=True):
            before = {
                group: Group(*(tuple(map(sub, *pair)) for pair in zip(taken, group, strict=True))) for group in groups
            }
            ways = {
                group: sums[rest] * totals[group] * self._copies(rest, group)
                for group, rest in before.items()
                if rest in sums
            }
            group = chosen(ways, randbelow)
            taken = before[group]
            found.append(chosen(groups[group], randbelow))
        return found[::-1]


def _shared(places: Sequence[Mapping[T, int]]) -> list[Came]:
    """The cards that more than one place may have taken."""
    places_of = Counter(
        came for options in places for came in {came for option in options for came in option.loss.cards}
    )
    return sorted(came for came, n in places_of.items() if n > 1)
