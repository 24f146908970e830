"""What each place may hold, given what one seat remembers: all possibilities, with exactly the odds of chance.

A hidden card is a *token*. It came from a pool, and its age is the number of questions its player had answered before.
Tokens of one pool and one age are alike. A card that is seen in a hand was any of the tokens that may be this card, and
each makes a possibility of its own. So a hand is a mixture, weighed in whole numbers: how many tokens of each kind are
left, which cards are known, which admitted ones have not been seen. Hands have nothing to do with each other, except
that the pools must have held what was taken from them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from plancia.engine import Below
from plancia.games.rex.box import Cards, minus, plus
from plancia.games.rex.knowledge import UNSEEN, Answered, History, Left, Place, Renewed, Shown
from plancia.games.rex.pools import Came, Pools, Step, Taken, Tale, chosen, summed, tell, whole

Lying: TypeAlias = dict[Place, Cards]  # what lies where


class Kind(NamedTuple):
    """Of a token."""

    pool: int
    age: int


class Hand(NamedTuple):
    """One possibility of what a place holds."""

    tokens: tuple[tuple[Kind, int], ...]  # so many hidden cards of each kind
    known: Cards
    owed: tuple[tuple[str, int], ...]  # admitted at this age; none of the tokens of then was seen to be it
    taken: Taken  # what is known, or was before it left


Ways: TypeAlias = Iterator[tuple[Hand, int]]


class Holding:
    """All possibilities of a place, as they change with what happens."""

    def __init__(self, size: int) -> None:
        self.hands = {Hand(((Kind(0, 0), size),) if size else (), (), (), ()): 1}
        self.age = 0
        self.denied: dict[str, int] = {}  # a title: no token of this age, or of an earlier one, is this

    def happen(self, step: Step) -> None:
        self._replace((hand, self._after(hand, step)) for hand in self.hands)
        if isinstance(step, Answered):
            if not step.holds:
                self.denied[step.card] = self.age
            self.age += 1

    def _replace(self, changes: Iterator[tuple[Hand, Ways]]) -> None:
        self.hands = summed((after, n * self.hands[before]) for before, ways in changes for after, n in ways)
        assert self.hands, "what has happened was possible"

    def _after(self, hand: Hand, step: Step) -> Ways:
        match step:
            case Came(pool, card) if card == UNSEEN:
                yield hand._replace(tokens=_more(hand.tokens, Kind(pool, self.age))), 1
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
            if self._may_be(card, kind, self.age):
                owed = tuple([(title, then) for title, then in hand.owed if title != card or then < kind.age])
                tokens = _fewer(hand.tokens, kind)
                if all(any(self._may_be(title, other, then) for other, _ in tokens) for title, then in owed):
                    yield Hand(tokens, hand.known, owed, _sorted(*hand.taken, Came(kind.pool, card))), n

    # ---- at last

    def hold(self, cards: Cards) -> None:
        """The viewer sees all that is there."""
        self._replace((hand, self._hold(hand, cards)) for hand in self.hands)

    def _hold(self, hand: Hand, cards: Cards) -> Ways:
        unknown, found = Counter(cards) - Counter(hand.known), {hand: 1}
        if len(hand.known) + unknown.total() > len(cards):  # something is known that is not there
            return
        for card in unknown.elements():
            found = summed((after, n * ways) for before, n in found.items() for after, ways in self._found(before, card))
        alike = prod(map(factorial, unknown.values()))  # in whatever order cards of one title are found
        for after, n in found.items():
            yield after._replace(known=cards), n // alike

    def owe(self) -> None:
        """What was admitted and not seen is one of the tokens of then; `Possibilities` minds several copies."""
        self._replace((hand, self._owe(hand, hand.owed)) for hand in self.hands)

    def _owe(self, hand: Hand, owed: tuple[tuple[str, int], ...]) -> Ways:
        if not owed:
            yield hand, 1
            return
        (card, then), *others = owed
        for kind, n in hand.tokens:
            if self._may_be(card, kind, then):
                taken = _sorted(*hand.taken, Came(kind.pool, card))
                less = Hand(_fewer(hand.tokens, kind), plus(hand.known, card), hand.owed, taken)
                for found, ways in self._owe(less, tuple(others)):
                    yield found, n * ways


Tokens: TypeAlias = tuple[tuple[Kind, int], ...]


def _more(tokens: Tokens, kind: Kind) -> Tokens:
    there = dict(tokens)
    return tuple(sorted((there | {kind: there.get(kind, 0) + 1}).items()))


def _fewer(tokens: Tokens, kind: Kind) -> Tokens:
    left = [(other, n - (other == kind)) for other, n in tokens]
    return tuple([(other, n) for other, n in left if n])


def _sorted(*taken: Came) -> Taken:
    return tuple(sorted(taken))


# ---- all places together ---------------------------------------------------------------------------------------------
class Places(NamedTuple):
    """What a seat sees of places with hidden cards."""

    sizes: tuple[tuple[Place, int], ...]
    seen: tuple[tuple[Place, Cards], ...]  # where it sees every card
    piles: tuple[tuple[str, int], ...]  # deck, and what lies beneath it

    @classmethod
    def of(cls, sizes: Mapping[Place, int], seen: Mapping[Place, Cards], piles: Mapping[str, int]) -> Places:
        return cls(tuple(sizes.items()), tuple(seen.items()), tuple(piles.items()))


def at_first(history: History, hidden: Cards) -> Cards:
    """What was hidden when the history began: what is now, and what has left since, without what was put in again."""
    left = [event.card for event in history if isinstance(event, Left)]
    renewed = [card for event in history if isinstance(event, Renewed) for card in event.cards]
    return minus(plus(hidden, *left), *renewed) if left or renewed else hidden


@lru_cache(maxsize=256)  # many worlds are imagined from one view, and few decisions tell anything new of cards
def possibilities(history: History, hidden: Cards, places: Places) -> Possibilities:
    """Of cards that were hidden when the history began."""
    return Possibilities(history, hidden, places)


class Possibilities:
    """All ways in which the hidden cards may lie, from which worlds are drawn."""

    def __init__(self, history: History, hidden: Cards, places: Places) -> None:
        tale, seen = tell(history, hidden), dict(places.seen)
        self.pools = Pools(tale.pools)
        self.piles = [(pile, tale.piles[pile], n) for pile, n in places.piles]
        self.holdings = {place: _holding(tale, place, n, seen.get(place)) for place, n in places.sizes}
        self.by_taken = [_by_taken(holding) for holding in self.holdings.values()]
        self.joined: list[dict[Taken, int]] = [{tale.gone: 1}]  # what may have been taken by all, up to each place
        for hands in self.by_taken:
            parts = (
                (_sorted(*taken, *more), n * total)
                for taken, n in self.joined[-1].items()
                for more, (total, _) in hands.items()
            )
            self.joined.append(summed(parts))
        self.losses = {taken: self.pools.taken(taken) for taken in self.joined[-1]}
        self.odds = whole({taken: n * self.losses[taken].chance for taken, n in self.joined[-1].items()})
        self.parted: dict[tuple[int, Taken], dict[tuple[Taken, Taken], int]] = {}  # as they are asked for

    def draw(self, below: Below) -> Lying | None:
        """One way for all the cards to lie; nothing, if it does not agree with what was denied or admitted."""
        taken = chosen(self.odds, below)
        hands = self._hands(taken, below)
        dealt = self._deal(hands, taken, below)
        if not all(self._agree(place, hand, dealt[place], below) for place, hand in hands.items()):
            return None
        return {
            place: plus(hands[place].known if place in hands else (), *(card for _, card in cards))
            for place, cards in dealt.items()
        }

    def _hands(self, taken: Taken, below: Below) -> dict[Place, Hand]:
        """A hand for each place, so that together they have taken these."""
        found = dict[Place, Hand]()
        for at, place in reversed(list(enumerate(self.holdings))):
            if (at, taken) not in self.parted:
                self.parted[at, taken] = dict(self._parts(at, taken))
            taken, more = chosen(self.parted[at, taken], below)
            found[place] = chosen(self.by_taken[at][more][1], below)
        return found

    def _parts(self, at: int, taken: Taken) -> Iterator[tuple[tuple[Taken, Taken], int]]:
        """What this place and those before it may have taken of all this."""
        for more, (total, _) in self.by_taken[at].items():
            rest = _sorted(*(Counter(taken) - Counter(more)).elements())
            if ways := self.joined[at].get(rest, 0) * total * (len(rest) + len(more) == len(taken)):
                yield (rest, more), ways

    def _deal(self, hands: Mapping[Place, Hand], taken: Taken, below: Below) -> dict[Place, list[tuple[int, str]]]:
        """Every hidden card from its pool, those of the oldest pool first; with its age."""
        bags, links = self.pools.left(self.losses[taken], below)
        dealt: dict[Place, list[tuple[int, str]]] = {
            place: [] for place in (*hands, *(pile for pile, _, _ in self.piles))
        }
        for pool, bag in enumerate(bags):
            for place, hand in hands.items():
                for (whence, age), n in hand.tokens:
                    if whence == pool:
                        dealt[place] += [(age, card) for card in take(bag, n, below)]
            for younger, whence, n in links:
                if whence == pool:
                    bags[younger] += take(bag, n, below)
            for pile, whence, n in self.piles:
                if whence == pool:
                    dealt[pile] += [(0, card) for card in take(bag, n, below)]
        return dealt

    def _agree(self, place: Place, hand: Hand, dealt: list[tuple[int, str]], below: Below) -> bool:
        """No token is a denied one. Who has several copies of what was admitted was found once for each of them."""
        denied = self.holdings[place].denied
        if denied and any(age <= denied.get(card, -1) for age, card in dealt):
            return False
        copies = [1 + sum(title == card and age <= then for age, title in dealt) for card, then in hand.owed]
        return all(below(n) == 0 for n in copies if n > 1)


def _holding(tale: Tale, place: Place, size: int, seen: Cards | None) -> Holding:
    steps = tale.steps.get(place, [])
    holding = Holding(size - sum(isinstance(step, Came) - isinstance(step, Left) for step in steps))
    for step in steps:
        holding.happen(step)
    if seen is None:
        holding.owe()
    else:
        holding.hold(seen)
    return holding


def _by_taken(holding: Holding) -> dict[Taken, tuple[int, dict[Hand, int]]]:
    """The hands by what was taken from the pools, with their weights and the sum of these."""
    found: dict[Taken, dict[Hand, int]] = {}
    for hand, n in holding.hands.items():
        found.setdefault(hand.taken, {})[hand] = n
    return {taken: (sum(hands.values()), hands) for taken, hands in found.items()}


def take(bag: list[str], n: int, below: Below) -> list[str]:
    """So many of a bag, any of them."""
    if n == len(bag):
        taken, bag[:] = list(bag), []
        return taken
    return [bag.pop(below(len(bag))) for _ in range(n)]
