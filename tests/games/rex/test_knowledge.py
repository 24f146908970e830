"""Imagined cards have exactly the odds of chance: for every story all possible histories are enumerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from math import prod
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import astuple, replace

from plancia.engine import RandBelow
from plancia.games.rex import GAME
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import drawable
from plancia.games.rex.edition.box import Cards, minus, plus
from plancia.games.rex.hidden import possibilities, together
from plancia.games.rex.hidden.imagining import imagine, strategy_cards, traitors
from plancia.games.rex.hidden.knowledge import Place
from plancia.games.rex.hidden.possibilities import SEPARATELY, Possibilities
from plancia.games.rex.state import State, put
from tests.games.rex.table import position

T = TypeVar("T")
VIEWER, OTHER, THIRD = 0, 1, 2
TITLES = ("bio-suit", "bio-suit", "bio-suit", "energy-rifle", "energy-rifle", "hylar-iii", "informant")
Trace = tuple[str, ...]
World = frozenset[tuple[Place, Cards]]
Odds = dict[World, Fraction]


# ---- all possible outcomes -------------------------------------------------------------------------------------------
class Chance:
    """A source of chance with predetermined results; it records the alternatives."""

    def __init__(self, fate: list[int]) -> None:
        self.fate, self.lots = fate, list[list[int]]()

    def choose(self, weights: Mapping[T, int]) -> T:
        things = [(thing, n) for thing, n in weights.items() if n]
        at = len(self.lots)
        self.lots.append([n for _, n in things])
        return things[self.fate[at] if at < len(self.fate) else 0][0]

    def happens(self, odds: Fraction) -> bool:
        return self.choose({True: odds.numerator, False: odds.denominator - odds.numerator})

    @property
    def odds(self) -> Fraction:
        fate = [*self.fate, *[0] * len(self.lots)]
        return prod((Fraction(n[k], sum(n)) for n, k in zip(self.lots, fate, strict=False)), start=Fraction(1))


def every(go: Callable[[Chance], T]) -> Iterator[tuple[T, Fraction]]:
    """All possible outcomes, and their probabilities."""
    fate: list[int] = []
    while True:
        chance = Chance(fate)
        yield go(chance), chance.odds
        fate = [*fate, *[0] * (len(chance.lots) - len(fate))]
        while fate and fate[-1] + 1 == len(chance.lots[len(fate) - 1]):
            fate.pop()
        if not fate:
            return
        fate[-1] += 1


# ---- stories ---------------------------------------------------------------------------------------------------------
class Tale:
    """One possible course of a story, and what the viewer has seen of it."""

    def __init__(self, s: State, chance: Chance) -> None:
        self.t: Draft = s.rules().DRAFT(*astuple(s), facts=[])
        self.chance = chance
        self.jol_nar = s.seat_of("jol-nar")
        self.trace: list[str] = []
        self.spare = [card for card in s.hands[VIEWER] if card in TITLES]  # in hand from the start

    def pick(self, cards: Cards, *eyes: int | None) -> str:
        card = self.chance.choose(Counter(cards))
        self.trace.append(card if None in eyes or VIEWER in eyes else "?")
        return card

    def draw(self, seat: int, for_row: bool = False) -> None:
        card = self.pick(drawable(self.t, for_row), seat)
        self.t.leave_deck(card, seat, seat, for_row)
        self.t.take_unseen(seat, (card,))

    def throw(self, seat: int) -> None:
        """Any card of the hand, for the others."""
        self.t.discard(seat, self.pick(self.t.hands[seat], None))

    def open(self, seat: int) -> str:
        """In a battle."""
        card = self.pick(self.t.hands[seat], None)
        self.t.show(seat, card)
        return card

    def lose(self, seat: int) -> None:
        self.t.discard(seat, self.open(seat), lay_open=True)

    def spend(self, card: str) -> None:
        """The viewer, who has many cards, plays a certain one."""
        self.spare.remove(card)
        self.t.discard(VIEWER, card)

    def ask(self, seat: int, card: str) -> None:
        """When interrogated, the player answers truthfully."""
        self.trace.append(str(self.t.answer(seat, card)))

    def lay_out(self, cards: int) -> None:
        self.t.lay_out(cards)

    def look(self) -> None:
        assert self.jol_nar is not None
        self.t.look_at_offer(self.jol_nar, self.pick(drawable(self.t, for_row=True), self.jol_nar))

    def sell(self, seat: int) -> None:
        """The card that the Jol-Nar have seen, or else the next of the row."""
        if self.t.on_offer:
            self.trace.append(self.t.on_offer if seat == VIEWER else "?")
            self.t.take_looked_at(seat)
        else:
            self.draw(seat, for_row=True)

    def end_bidding(self) -> None:
        self.t.return_row()


Story = tuple[tuple[object, ...], ...]  # what happens, and to whom


def after(s: State, story: Story, chance: Chance) -> Tale:
    tale = Tale(s, chance)
    for what, *who in story:
        getattr(tale, str(what))(*who)
    return tale


def ended(t: Draft) -> State:
    return State(*astuple(t)[:-1])


def few_cards(races: str, deck: Cards, discarded: Cards = ()) -> State:
    """A position where one player has nearly all cards, so that few are hidden."""
    s, deck, discarded = position(races), plus((), *deck), plus((), *discarded)
    return replace(s, hands=(minus(s.box.strategy, *deck, *discarded), (), ()), deck=deck, discarded=discarded)


def world(s: State) -> World:
    offer = tuple(filter(None, [s.on_offer]))
    return frozenset([*enumerate(s.hands), ("offer", offer), ("deck", s.deck), ("beneath", s.beneath)])


def true_odds(s: State, story: Story) -> dict[Trace, tuple[State, Odds]]:
    """By what the viewer has seen: a possible state, and the odds of all possible worlds."""
    found: dict[Trace, tuple[State, Odds]] = {}
    for tale, odds in every(lambda chance: after(s, story, chance)):
        now = ended(tale.t)
        _, worlds = found.setdefault(tuple(tale.trace), (now, {}))
        worlds[world(now)] = worlds.get(world(now), Fraction()) + odds
    return {trace: (now, shares(worlds)) for trace, (now, worlds) in found.items()}


def shares(worlds: Odds) -> Odds:
    total = sum(worlds.values())
    return {where: odds / total for where, odds in worlds.items()}


def imagined_odds(monkeypatch: pytest.MonkeyPatch, deal: Callable[[RandBelow], dict[Place, Cards] | None]) -> Odds:
    """All worlds that may be imagined: attempts that `imagine` would discard are not counted."""

    def once(chance: Chance) -> World | None:
        def take(bag: list[str], n: int, randbelow: RandBelow) -> list[str]:
            taken = list[str](bag if n == len(bag) else ())
            for _ in range(n - len(taken)):
                taken.append(chance.choose(Counter(bag)))
                bag.remove(taken[-1])
            return taken

        monkeypatch.setattr(possibilities, "take", take)
        for module in (possibilities, together):
            monkeypatch.setattr(module, "chosen", lambda weights, randbelow: chance.choose(weights))
        monkeypatch.setattr(possibilities, "happens", lambda odds, randbelow: chance.happens(odds))
        lying = deal(lambda n: 0)
        return None if lying is None else frozenset(lying.items())

    worlds: Odds = {}
    for lying, odds in every(once):
        if lying is not None:
            worlds[lying] = worlds.get(lying, Fraction()) + odds
    monkeypatch.undo()
    return shares(worlds)


def imagined(s: State, monkeypatch: pytest.MonkeyPatch, at_once: bool) -> Odds:
    return imagined_odds(monkeypatch, partial(strategy_cards(GAME.view(s, VIEWER)).tried, together=at_once))


# Places are considered one by one, or together: that must make no difference.
ways = pytest.mark.parametrize("at_once", [False, True])


# ---- certain stories -------------------------------------------------------------------------------------------------
DECK = ("bio-suit", "bio-suit", "energy-rifle", "informant", "hylar-iii")
OLD = ("bio-suit", "energy-rifle", "informant")
THROWN = ("bio-weapon", "bio-weapon", "energy-shield", "hylar-iii")
ALIKE = ("bio-suit", "bio-suit", "energy-rifle", "bio-weapon")
TWO = (("draw", OTHER), ("draw", OTHER))
NEW = (("draw", OTHER), ("draw", OTHER), ("draw", OTHER), ("draw", THIRD), ("draw", OTHER))
STORIES: dict[str, tuple[str, Cards, Cards, Story]] = {
    "what was denied may have come since": ("sol", DECK, (), (*TWO, ("ask", OTHER, "hylar-iii"), ("draw", OTHER))),
    "the card thrown was an old one or a new one": (
        *("sol", DECK, ()),
        (*TWO, ("ask", OTHER, "hylar-iii"), ("draw", OTHER), ("throw", OTHER), ("draw", THIRD)),
    ),
    "two titles denied": (
        *("sol", DECK, ()),
        (*TWO, ("ask", OTHER, "hylar-iii"), ("draw", OTHER), ("ask", OTHER, "bio-suit"), ("throw", OTHER)),
    ),
    "what was admitted is there, once or more often": ("sol", DECK, (), (*TWO, ("ask", OTHER, "bio-suit"))),
    "what was admitted may be gone, and another copy there": (
        *("sol", DECK, ()),
        (*TWO, ("ask", OTHER, "bio-suit"), ("draw", OTHER), ("throw", OTHER), ("ask", OTHER, "bio-suit")),
    ),
    "old hands hold nothing of the renewed deck, new cards nothing else": ("sol", OLD, THROWN, NEW),
    "who sees all other copies knows the deck of a card": ("sol", OLD, ALIKE, (*NEW, ("throw", OTHER))),
    "cards thrown by two": ("sol", OLD, ALIKE, (*NEW, ("throw", OTHER), ("throw", THIRD), ("draw", OTHER))),
    "while the deck lies in the row, cards come from beneath it": (
        *("sol", OLD, THROWN),
        (("draw", OTHER), ("lay_out", 2), ("draw", THIRD), ("sell", OTHER)),
    ),
    "what lay beneath is shuffled into the deck": (
        *("sol", OLD, THROWN),
        (("draw", OTHER), ("lay_out", 2), ("draw", THIRD), ("end_bidding",), ("draw", OTHER), ("throw", OTHER)),
    ),
    "the Jol-Nar have seen a card going back": (
        *("jol-nar", DECK, ()),
        (("draw", OTHER), ("lay_out", 1), ("look",), ("end_bidding",), ("draw", OTHER), ("throw", OTHER)),
    ),
    "the Jol-Nar see it again, or another copy": (
        *("jol-nar", DECK, ()),
        (("lay_out", 1), ("look",), ("end_bidding",), ("draw", THIRD), ("lay_out", 1), ("look",), ("sell", OTHER)),
    ),
}


@ways
@pytest.mark.parametrize("story", STORIES.values(), ids=list(STORIES))
def test_what_is_imagined_has_the_true_odds(
    story: tuple[str, Cards, Cards, Story], at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exactly, whatever the viewer has seen. §24.2"""
    race, deck, discarded, steps = story
    for trace, (s, worlds) in true_odds(few_cards(f"{race} lazax hacan", deck, discarded), steps).items():
        assert imagined(s, monkeypatch, at_once) == worlds, trace


# ---- any story -------------------------------------------------------------------------------------------------------
FEW = 4  # how many of the possible observations are tested


def any_story(s: State, randbelow: RandBelow, steps: int) -> Story:
    """Random events that are possible with the public numbers of cards."""
    at, story = Tale(s, Chance([])), list[tuple[object, ...]]()
    while len(story) < steps:
        step = any_step(at, randbelow)
        if step:
            what, *who = step
            getattr(at, str(what))(*who)
            story.append(step)
    return tuple(story)


def any_step(at: Tale, randbelow: RandBelow) -> tuple[object, ...]:
    t, seat = at.t, 1 + randbelow(2)
    steps: list[tuple[bool, tuple[object, ...]]] = [
        (bool(drawable(t, for_row=False)), ("draw", seat)),
        (bool(drawable(t, for_row=False)), ("draw", seat)),
        (bool(drawable(t, for_row=False)), ("draw", VIEWER)),
        (bool(t.hands[seat]), ("throw", seat)),
        (bool(t.hands[seat]), ("open", seat)),
        (bool(t.hands[seat]), ("lose", seat)),
        (bool(at.spare), ("spend", at.spare[randbelow(len(at.spare))] if at.spare else "")),
        (bool(t.hands[seat]), ("ask", seat, TITLES[randbelow(len(TITLES))])),
        (not t.row and not t.on_offer and len(t.deck) > 1, ("lay_out", 1 + randbelow(2))),
        (t.row > 0 and not t.on_offer and at.jol_nar is not None, ("look",)),
        (t.row > 0 or bool(t.on_offer), ("sell", randbelow(3))),
        (t.row > 0 or bool(t.on_offer), ("end_bidding",)),
    ]
    possible, step = steps[randbelow(len(steps))]
    return step if possible else ()


@ways
@pytest.mark.parametrize("race", ["sol lazax hacan", "jol-nar lazax hacan", "sol jol-nar hacan"])
@pytest.mark.parametrize("seed", range(10))
def test_any_story_is_imagined_with_the_true_odds(
    seed: int, race: str, at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Draws, losses, denials, admissions, auctions, renewed decks, in any order. §24.2"""
    randbelow = Random(f"{race} {seed}").randrange
    cards = sorted(TITLES, key=lambda _: randbelow(100))
    s = few_cards(race, tuple(cards[:3]), tuple(cards[3:5]))
    found = true_odds(s, any_story(s, randbelow, steps=8))
    for trace in sorted(found, key=lambda _: randbelow(100))[:FEW]:
        now, worlds = found[trace]
        assert imagined(now, monkeypatch, at_once) == worlds, trace


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_drawn_thrown_and_asked_can_be_imagined_by_all(seed: int) -> None:
    """Nothing leads to a contradiction: every hand has its size, and all cards are accounted for."""
    randbelow = Random(seed).randrange
    at = Tale(few_cards("jol-nar lazax hacan", TITLES, ("bio-suit", "informant")), Chance([]))
    at.chance.choose = lambda weights: (cards := list(Counter(weights).elements()))[randbelow(len(cards))]  # type: ignore[method-assign]
    for _ in range(40):
        if step := any_step(at, randbelow):
            what, *who = step
            getattr(at, str(what))(*who)
        s = ended(at.t)
        for viewer in (0, 1, 2, None):
            found = imagine(GAME.view(s, viewer), randbelow)
            assert list(map(len, found.hands)) == list(map(len, s.hands))
            assert GAME.view(found, viewer) == GAME.view(s, viewer)
            every_card = (
                *found.deck,
                *found.beneath,
                *found.discarded,
                *(card for hand in found.hands for card in hand),
            )
            assert plus(every_card, *filter(None, [found.on_offer])) == s.box.strategy


def test_cards_of_a_long_game_are_imagined_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chosen one by one, the hands contradict each other hundreds of times: then all are chosen together."""
    randbelow = Random(15).randrange
    s = position("sol lazax hacan")
    cards = list(s.box.strategy)
    Random(15).shuffle(cards)
    s = replace(s, hands=((), (), ()), deck=plus((), *cards[:14]), discarded=plus((), *cards[14:]))
    tries, tried = [0], Possibilities.tried

    def counted(self: Possibilities, randbelow: RandBelow, together: bool) -> object:
        tries[-1] += 1
        return tried(self, randbelow, together)

    monkeypatch.setattr(Possibilities, "tried", counted)
    at = Tale(s, Chance([]))
    at.chance.choose = lambda weights: (some := list(Counter(weights).elements()))[randbelow(len(some))]  # type: ignore[method-assign]
    for _ in range(150):
        if step := any_step(at, randbelow):
            what, *who = step
            getattr(at, str(what))(*who)
        strategy_cards(GAME.view(ended(at.t), VIEWER)).draw(randbelow)
        tries.append(0)
    assert SEPARATELY < max(tries) < SEPARATELY + 100


# ---- traitors --------------------------------------------------------------------------------------------------------
def spying(chance: Chance) -> tuple[Trace, State]:
    """The viewer, who has most traitors, puts two of them back; others draw, answer questions and reveal theirs."""
    s = position("sol lazax hacan")
    own = s.traitor_deck[:10]
    s = replace(s, traitors=(own, (), ()), traitor_deck=s.traitor_deck[10:])
    t, trace = s.rules().DRAFT(*astuple(s), facts=[]), list[str]()

    def draw(seat: int) -> None:
        t.take_traitor(seat, chance.choose(Counter(t.traitor_deck)))

    draw(OTHER)
    draw(THIRD)
    t.traitors = put(t.traitors, VIEWER, own[2:])
    t.put_back_traitors({VIEWER: own[:2]})
    draw(OTHER)
    trace.append(str(t.answer_traitor(OTHER, own[0])))
    t.show_traitor(OTHER, revealed := chance.choose(Counter(t.traitors[OTHER])))
    trace.append(revealed)
    draw(THIRD)
    trace.append(str(t.answer_traitor(THIRD, revealed)))
    return tuple(trace), ended(t)


@ways
def test_imagined_traitors_have_the_true_odds(at_once: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those put back are in the deck, or with a player who has drawn since and has not denied it. §3.3 §11.11 §16.10"""
    found: dict[Trace, tuple[State, Odds]] = {}
    for (trace, s), odds in every(spying):
        _, worlds = found.setdefault(trace, (s, {}))
        here: World = frozenset([*enumerate((*s.traitors, (), (), ())), ("deck", s.traitor_deck)])
        worlds[here] = worlds.get(here, Fraction()) + odds
    for trace, (s, worlds) in found.items():
        assert imagined_odds(monkeypatch, partial(traitors(GAME.view(s, VIEWER)).tried, together=at_once)) == shares(
            worlds
        ), trace
