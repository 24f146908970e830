"""What each place may hold, given what one seat remembers: all possibilities, with exactly the odds of chance.

A hidden card is a *token*. It came from a pool, and its age is the number of questions its player had answered before.
Tokens of one pool and one age are alike. When a card is shown, it may have been any token that can be this card, and
each of them is a separate possibility. So a hand is a mixture with integer weights: how many tokens of each kind are
left, which cards are known, and which admitted cards have not been seen. Hands are independent, except that the pools
must have contained what was taken from them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property, lru_cache, reduce
from itertools import chain, count
from math import factorial, prod
from operator import and_, sub
from typing import NamedTuple, TypeAlias

from plancia.engine import RandBelow
from plancia.games.rex.edition.box import Cards, Counts, minus, plus
from plancia.games.rex.hidden.knowledge import (
    BENEATH,
    DECK,
    OFFER,
    Answered,
    History,
    Left,
    Place,
    Renewed,
    Shown,
    Shuffled,
    Sights,
)
from plancia.games.rex.hidden.origins import Loss, Origins, Taken, added, chosen, happens, origins, summed, whole
from plancia.games.rex.hidden.pools import UNSEEN, Came, Pool, Provenance, Step, continued, trace
from plancia.games.rex.hidden.together import Together

SEPARATELY = 200  # tries with separate choices; then the places are considered together

Lying: TypeAlias = dict[Place, Cards]  # which cards are where


class Kind(NamedTuple):
    """The kind of a token."""

    pool: int
    age: int


Tokens: TypeAlias = tuple[tuple[Kind, int], ...]  # the number of each kind


class Hand(NamedTuple):
    """One possibility for the cards in a place."""

    tokens: Tokens
    known: Cards
    owed: tuple[tuple[str, int], ...]  # cards admitted at this age that no token of that time has turned out to be
    taken: Taken  # cards that are known, or were before they left


Ways: TypeAlias = Iterator[tuple[Hand, int]]


class Holding(NamedTuple):
    """All possibilities for the cards in a place, with their weights."""

    origins: Origins
    hands: dict[Hand, int]
    age: int
    denied: dict[str, int]  # by title: no token of this age or an earlier one is this card

    def after(self, step: Step) -> Holding:
        changed = self._changed((hand, self._after(hand, step)) for hand in self.hands)
        if not isinstance(step, Answered):
            return changed
        denied = self.denied if step.holds else self.denied | {step.card: self.age}
        return changed._replace(age=self.age + 1, denied=denied)

    def _changed(self, changes: Iterator[tuple[Hand, Ways]]) -> Holding:
        hands = summed((after, n * self.hands[before]) for before, ways in changes for after, n in ways)
        assert hands, "the history is possible"
        return self._replace(hands=hands)

    def _after(self, hand: Hand, step: Step) -> Ways:
        match step:
            case Came(pool, card) if card == UNSEEN:
                there, kind = dict(hand.tokens), Kind(pool, self.age)
                yield hand._replace(tokens=tuple(sorted((there | {kind: there.get(kind, 0) + 1}).items()))), 1
            case Came(_, card):
                yield hand._replace(known=plus(hand.known, card), taken=_sorted(*hand.taken, step)), 1
            case Shown(_, card):
                if card in hand.known:
                    yield hand, hand.known.count(card)
                for found, n in self._found(hand, card):
                    yield found._replace(known=plus(found.known, card)), n
            case Left(_, card, lay_open):
                if card in hand.known:
                    yield hand._replace(known=minus(hand.known, card)), 1 if lay_open else hand.known.count(card)
                if not lay_open:
                    yield from self._found(hand, card)
            case Answered(_, card, holds):
                sure = card in hand.known or any(card == title for title, _ in hand.owed)
                if sure == holds:
                    yield hand, 1
                elif holds and any(self._may_be(card, kind, self.age) for kind, _ in hand.tokens):
                    yield hand._replace(owed=(*hand.owed, (card, self.age))), 1

    def _may_be(self, card: str, kind: Kind, age: int) -> bool:
        return self.denied.get(card, -1) < kind.age <= age

    def _found(self, hand: Hand, card: str) -> Ways:
        """One of the tokens was this card."""
        for kind, n in hand.tokens:
            if self._may_be(card, kind, self.age) and self._in_pool(hand.taken, Came(kind.pool, card)):
                owed = tuple([(title, then) for title, then in hand.owed if title != card or then < kind.age])
                tokens = _fewer(hand.tokens, kind)
                if all(any(self._may_be(title, other, then) for other, _ in tokens) for title, then in owed):
                    yield Hand(tokens, hand.known, owed, _sorted(*hand.taken, Came(kind.pool, card))), n

    def _in_pool(self, taken: Taken, came: Came) -> bool:
        """Could the pool have contained another copy?"""
        copies = [0] * len(self.origins.pools)
        copies[came.pool] = taken.count(came) + 1
        return bool(self.origins.of_title(came.card, tuple(copies)))

    # ---- the final state

    def seen(self, cards: Cards) -> Holding:
        """The viewer sees all cards in this place."""
        return self._changed((hand, self._seen(hand, cards)) for hand in self.hands)

    def _seen(self, hand: Hand, cards: Cards) -> Ways:
        unknown, found = Counter(cards) - Counter(hand.known), {hand: 1}
        if len(hand.known) + unknown.total() > len(cards):  # a known card is not there
            return
        for card in unknown.elements():
            found = summed(
                (after, n * ways) for before, n in found.items() for after, ways in self._found(before, card)
            )
        alike = prod(map(factorial, unknown.values()))  # the order of the copies of one title does not matter
        for after, n in found.items():
            yield after._replace(known=cards), n // alike

    def unseen(self) -> Holding:
        """An admitted card that was not seen is one of the tokens of that time; `_agree` handles copies."""
        if not any(hand.owed for hand in self.hands):
            return self
        return self._changed((hand, self._unseen(hand, hand.owed)) for hand in self.hands)

    def _unseen(self, hand: Hand, owed: tuple[tuple[str, int], ...]) -> Ways:
        if not owed:
            yield hand, 1
            return
        (card, then), *others = owed
        for kind, n in hand.tokens:
            if self._may_be(card, kind, then):
                taken = _sorted(*hand.taken, Came(kind.pool, card))
                less = Hand(_fewer(hand.tokens, kind), plus(hand.known, card), hand.owed, taken)
                for found, ways in self._unseen(less, tuple(others)):
                    yield found, n * ways


def _fewer(tokens: Tokens, kind: Kind) -> Tokens:
    left = [(other, n - (other == kind)) for other, n in tokens]
    return tuple([(other, n) for other, n in left if n])


def _sorted(*taken: Came) -> Taken:
    return tuple(sorted(taken))


def held(provenance: Provenance, place: Place, size: int, seen: Cards | None) -> Holding:
    """What a place may hold that has this many cards now."""
    steps = provenance.offer if place == OFFER else provenance.steps.get(place, ())
    size -= sum(isinstance(step, Came) - isinstance(step, Left) for step in steps)
    tokens: Tokens = ((Kind(0, 0), size),) if size else ()
    first = Holding(origins(provenance.pools), {Hand(tokens, (), (), ()): 1}, 0, {})
    holding = continued(_held(provenance.pools, size), first, steps, Holding.after)
    return holding.unseen() if seen is None else holding.seen(seen)


@lru_cache(maxsize=256)
def _held(pools: tuple[Pool, ...], size: int) -> dict[tuple[Step, ...], Holding]:
    return {}


# ---- all places together ---------------------------------------------------------------------------------------------
class Places(NamedTuple):
    """What a seat sees of places with hidden cards."""

    sizes: tuple[tuple[Place, int], ...]
    seen: tuple[tuple[Place, Cards], ...]  # places where it sees every card
    piles: tuple[tuple[str, int], ...]  # the deck, and the pile beneath

    @classmethod
    def of(cls, sizes: Mapping[Place, int], seen: Mapping[Place, Cards], piles: Mapping[str, int]) -> Places:
        return cls(tuple(sizes.items()), tuple(seen.items()), tuple(piles.items()))


def at_first(history: History, hidden: Cards) -> Cards:
    """Cards hidden when the history began: those hidden now, plus those that left since, minus those put in again."""
    left = [event.card for event in history if isinstance(event, Left)]
    renewed = [card for event in history if isinstance(event, Renewed | Shuffled) for card in event.cards]
    return minus(plus(hidden, *left), *renewed)


@lru_cache(maxsize=256)  # many worlds are imagined from one view, and few decisions reveal anything new about cards
def possibilities(history: History, sights: Sights, hidden: Cards, places: Places) -> Possibilities:
    """All possible distributions of these cards."""
    return Possibilities(trace(history, sights, at_first(history, hidden)), places)


class Option(NamedTuple):
    """What a place may hold, and what it took from the pools."""

    hand: Hand
    loss: Loss


class Possibilities:
    """All possible distributions of the hidden cards; worlds are drawn from them."""

    def __init__(self, provenance: Provenance, places: Places) -> None:
        seen, source = dict(places.seen), {DECK: provenance.deck, BENEATH: provenance.beneath}
        self.piles = [(pile, source[pile], n) for pile, n in places.piles]
        self.holdings = {place: held(provenance, place, n, seen.get(place)) for place, n in places.sizes}
        sure = {place: _common(holding.hands) for place, holding in self.holdings.items()}
        taken = _sorted(*provenance.gone, *chain(*[common.elements() for common in sure.values()]))
        self.origins, doubtful = origins(provenance.pools).without(taken)
        self.open = [place for place, holding in self.holdings.items() if len(holding.hands) > 1]
        self.options = [
            _options(self.origins, {Hand((), (), (), doubtful): 1}, Counter()),
            *[_options(self.origins, self.holdings[place].hands, sure[place]) for place in self.open],
        ]
        # How many cards may have come through each pool and by each link, for all places so far.
        self.counts: list[dict[Counts, int]] = [{(0,) * len(self.origins.counted): 1}]
        for options in self.options:
            ways = ((added(a, b), n * sum(options[b].values())) for a, n in self.counts[-1].items() for b in options)
            self.counts.append(summed(ways))
        chances = {counts: n * self.origins.chance(counts) for counts, n in self.counts[-1].items()}
        self.odds = whole({counts: chance for counts, chance in chances.items() if chance})

    def draw(self, randbelow: RandBelow) -> Lying:
        """A random distribution of all cards. Most tries succeed at once where little is known."""
        tries = count()
        while (lying := self.tried(randbelow, together=next(tries) >= SEPARATELY)) is None:
            pass
        return lying

    def tried(self, randbelow: RandBelow, together: bool) -> Lying | None:
        """A random distribution of all cards; None if it contradicts what is known."""
        chosen_ones = self.together.choose(randbelow) if together else self._choose(randbelow)
        if not together and not happens(self.origins.together(option.loss for option in chosen_ones), randbelow):
            return None
        hands = {place: next(iter(holding.hands)) for place, holding in self.holdings.items()}
        hands |= {place: option.hand for place, option in zip(self.open, chosen_ones[1:], strict=True)}
        bags, links = self.origins.left([option.loss for option in chosen_ones])
        dealt = self._deal(hands, bags, links, randbelow)
        if not all(self._agree(place, hand, dealt[place], randbelow) for place, hand in hands.items()):
            return None
        lying = {place: plus(hand.known, *(card for _, card in dealt[place])) for place, hand in hands.items()}
        return lying | {pile: plus((), *(card for _, card in dealt[pile])) for pile, _, _ in self.piles}

    @cached_property
    def together(self) -> Together[Option]:
        return Together(
            self.origins, [{one: n for some in options.values() for one, n in some.items()} for options in self.options]
        )

    def _choose(self, randbelow: RandBelow) -> list[Option]:
        """One option for each place, so that the total through the pools is right."""
        counts, found = chosen(self.odds, randbelow), list[Option]()
        for options, before in zip(reversed(self.options), self.counts[-2::-1], strict=True):
            rest = {here: tuple(map(sub, counts, here)) for here in options}
            here = chosen({x: before.get(rest[x], 0) * sum(options[x].values()) for x in options}, randbelow)
            counts = rest[here]
            found.append(chosen(options[here], randbelow))
        return found[::-1]

    def _deal(
        self,
        hands: Mapping[Place, Hand],
        bags: list[list[str]],
        links: list[tuple[int, int, int]],
        randbelow: RandBelow,
    ) -> dict[Place, list[tuple[int, str]]]:
        """Deal every hidden card from its pool, the oldest pool first; with the card's age."""
        dealt: dict[Place, list[tuple[int, str]]] = {place: [] for place in hands}
        for pool, bag in enumerate(bags):
            for place, hand in hands.items():
                for (source, age), n in hand.tokens:
                    if source == pool:
                        dealt[place] += [(age, card) for card in take(bag, n, randbelow)]
            for younger, source, n in links:
                if source == pool:
                    bags[younger] += take(bag, n, randbelow)
            for pile, source, n in self.piles:
                if source == pool:
                    dealt[pile] = [(0, card) for card in take(bag, n, randbelow)]
        return dealt

    def _agree(self, place: Place, hand: Hand, dealt: list[tuple[int, str]], randbelow: RandBelow) -> bool:
        """No token is a denied card. A hand with several copies of an admitted card was counted several times."""
        denied = self.holdings[place].denied
        if denied and any(age <= denied.get(card, -1) for age, card in dealt):
            return False
        copies = [1 + sum(title == card and age <= then for age, title in dealt) for card, then in hand.owed]
        return happens(Fraction(1, prod(copies)), randbelow) if copies else True


def _common(hands: Iterable[Hand]) -> Counter[Came]:
    """What was certainly taken."""
    return reduce(and_, [Counter(hand.taken) for hand in hands])


def _options(origins: Origins, hands: dict[Hand, int], sure: Counter[Came]) -> dict[Counts, dict[Option, int]]:
    """What a place may hold, by how many cards came through the pools apart from certain ones."""
    found: dict[Counts, dict[Option, int]] = {}
    for hand, n in hands.items():
        for loss, ways in origins.of(_sorted(*(Counter(hand.taken) - sure).elements())).items():
            found.setdefault(loss.counts, {})[Option(hand, loss)] = n * ways
    return found


def take(bag: list[str], n: int, randbelow: RandBelow) -> list[str]:
    """Take this many from the bag, at random."""
    if n == len(bag):
        taken, bag[:] = list(bag), []
        return taken
    return [bag.pop(randbelow(len(bag))) for _ in range(n)]
