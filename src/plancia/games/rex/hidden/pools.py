"""Where hidden cards came from, as far as one seat knows: the history in terms of pools and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias, TypeVar

from plancia.games.rex.edition.box import Cards, plus
from plancia.games.rex.hidden.knowledge import (
    DECK,
    OFFER,
    Answered,
    Drawn,
    Event,
    History,
    Left,
    Place,
    Renewed,
    Shown,
    Shuffled,
    Sights,
    Sold,
    UsedUp,
)

UNSEEN = ""  # a card that the viewer has not seen
T = TypeVar("T")
S = TypeVar("S")


class Pool(NamedTuple):
    """A pile when it was shuffled; its cards are alike until somebody sees one."""

    cards: Cards  # those that the viewer saw when they were put in
    hidden: tuple[tuple[int, int], ...] = ()  # an older pool, and how many came from it


class Came(NamedTuple):
    """A card came from a pool."""

    pool: int
    card: str


Experience: TypeAlias = tuple[Event, Cards]  # what happened, and which cards the viewer saw
Step: TypeAlias = Came | Shown | Left | Answered


class Provenance(NamedTuple):
    """A history in terms of pools and places."""

    pools: tuple[Pool, ...]
    steps: dict[Place, tuple[Step, ...]]
    offer: tuple[Came, ...] = ()
    gone: tuple[Came, ...] = ()  # cards that the viewer saw moving from one pool to another
    deck: int = 0  # the current pools of the deck and of the pile beneath
    beneath: int = 0

    def after(self, experience: Experience) -> Provenance:
        event, seen = experience
        match event:
            case Drawn(place, pile, count):
                source = self.deck if pile == DECK else self.beneath
                came = tuple([Came(source, card) for card in seen or (UNSEEN,) * count])
                return self._replace(offer=self.offer + came) if place == OFFER else self._with(place, *came)
            case Sold(place):
                sold = [Came(pool, card or "".join(seen)) for pool, card in self.offer]
                return self._with(place, *sold)._replace(offer=())
            case Renewed(cards):
                return self._replace(pools=(*self.pools, Pool(cards)), beneath=len(self.pools))
            case UsedUp():
                return self._replace(deck=self.beneath)
            case Shuffled():
                return self._shuffled(event)
            case Shown() | Left() | Answered():
                return self._with(event.place, event)

    def _with(self, place: Place, *steps: Step) -> Provenance:
        return self._replace(steps=self.steps | {place: (*self.steps.get(place, ()), *steps)})

    def _shuffled(self, event: Shuffled) -> Provenance:
        """The deck is a new pool, unless it has only unseen cards of one pool."""
        hidden = Counter({self.deck: event.deck})
        hidden.update({self.beneath: event.beneath})
        hidden.update(pool for pool, card in self.offer if card == UNSEEN)
        seen = tuple([came for came in self.offer if came.card != UNSEEN])
        pool = Pool(plus(event.cards, *(card for _, card in seen)), tuple(sorted((+hidden).items())))
        if pool.cards or len(pool.hidden) > 1:
            return self._replace(
                pools=(*self.pools, pool), deck=len(self.pools), offer=(), gone=tuple(sorted((*self.gone, *seen)))
            )
        return self._replace(deck=pool.hidden[0][0] if pool.hidden else self.deck, offer=())


def trace(history: History, sights: Sights, cards: Cards) -> Provenance:
    """What became of these cards, which were hidden when the history began."""
    seen = {sight.event: sight.cards for sight in sights}
    experiences = tuple([(event, seen.get(at, ())) for at, event in enumerate(history)])
    return continued(_known(cards), Provenance((Pool(cards),), {}), experiences, Provenance.after)


@lru_cache(maxsize=64)
def _known(cards: Cards) -> dict[tuple[Experience, ...], Provenance]:
    return {}


MOST_KNOWN = 1_000  # prefixes to keep


def continued(known: dict[tuple[S, ...], T], first: T, steps: tuple[S, ...], after: Callable[[T, S], T]) -> T:
    """The result of these steps; continues from the longest known prefix.

    One decision adds few steps to a long history: continuing from the last result is ten times as fast.
    """
    made = len(steps)
    while made and steps[:made] not in known:
        made -= 1
    there = known[steps[:made]] if made else first
    for step in steps[made:]:
        there = after(there, step)
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[steps] = there
    return there
