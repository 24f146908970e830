"""Imagined hands have the odds of the true ones: all ways a story may go are counted, by what everybody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod, sqrt
from random import Random

import pytest
from msgspec.structs import astuple, replace

from plancia.games.rex import GAME
from plancia.games.rex.box import Cards, minus, plus
from plancia.games.rex.draw import drawable
from plancia.games.rex.imagining import imagine
from plancia.games.rex.knowledge import Denial, after_loss, denied, odds
from plancia.games.rex.state import State
from plancia.games.rex.table import Table
from tests.games.rex.table import position

VIEWER, OTHER, THIRD = 0, 1, 2
HIDDEN = ("bio-suit", "bio-suit", "bio-suit", "energy-rifle", "energy-rifle", "informant", "informant", "hylar-iii")
WORLDS, LIKELIEST = 1_500, 3  # so many worlds for each of so many things that all may have seen
Trace = tuple[str, ...]


class Tale:
    """One way a story may go: every choice is the one that is set down, and what all can see is written down."""

    def __init__(self, s: State, choices: list[int]) -> None:
        self.t: Table = s.TABLE(*astuple(s), facts=[])
        self.choices, self.made = choices, 0
        self.lots: list[tuple[int, ...]] = []  # of every choice: the weights among which it was made
        self.trace: list[str] = []

    def pick(self, cards: Cards) -> str:
        kinds = sorted(set(cards))
        self.lots.append(tuple(cards.count(kind) for kind in kinds))
        chosen = self.choices[self.made] if self.made < len(self.choices) else 0
        self.made += 1
        return kinds[chosen]

    def draw(self, seat: int, for_row: bool = False) -> None:
        card = self.pick(drawable(self.t, for_row))
        self.t.leave_deck(card, seat, for_row)
        self.t.take_unseen(seat, (card,))

    def throw(self, seat: int) -> None:
        """Any of one's cards, as far as others can tell."""
        card = self.pick(self.t.hands[seat])
        self.t.discard(seat, card)
        self.trace.append(card)

    def ask(self, seat: int, card: str) -> None:
        """Interrogated, the player tells the truth."""
        holds = card in self.t.hands[seat]
        if holds:
            self.t.show(seat, card)
        else:
            self.t.deny(seat, card)
        self.trace.append(f"{card} {holds}")

    @property
    def chance(self) -> Fraction:
        return prod((Fraction(lots[self._chosen(i)], sum(lots)) for i, lots in enumerate(self.lots)), start=Fraction(1))

    def _chosen(self, i: int) -> int:
        return self.choices[i] if i < len(self.choices) else 0


Story = Callable[[Tale], None]


def few_cards(races: str, discarded: Cards = (), hidden: Cards = HIDDEN) -> State:
    """A table where one player holds nearly the whole box, so that few cards are hidden."""
    s = position(races)
    own = minus(s.box.strategy, *hidden, *discarded)
    return replace(s, hands=(own, (), ()), deck=hidden, discarded=discarded)


def ways(s: State, story: Story) -> Iterator[Tale]:
    """All ways it may go."""
    choices: list[int] = []
    while True:
        tale = Tale(s, choices)
        story(tale)
        yield tale
        choices = [*choices, *[0] * (tale.made - len(choices))]
        while choices and choices[-1] + 1 == len(tale.lots[len(choices) - 1]):
            choices.pop()
        if not choices:
            return
        choices[-1] += 1


def ended(t: Table) -> State:
    return State(*astuple(t)[:-1])


def differences(s: State, story: Story, viewer: int = VIEWER) -> dict[Trace, float]:
    """By what all have seen: how far the odds of imagined hands are from the true ones."""
    true: dict[Trace, Counter[tuple[Cards, ...]]] = {}
    last: dict[Trace, State] = {}
    for tale in ways(s, story):
        trace = tuple(tale.trace)
        last[trace] = ended(tale.t)
        true.setdefault(trace, Counter())[tale.t.hands[1:]] += tale.chance  # type: ignore[assignment]
    below, found = Random("worlds").randrange, dict[Trace, float]()
    for trace in sorted(true, key=lambda trace: -sum(true[trace].values()))[:LIKELIEST]:
        view = GAME.view(last[trace], viewer)
        imagined = Counter(imagine(view, below).hands[1:] for _ in range(WORLDS))
        hands, all_ways = true[trace], sum(true[trace].values())
        difference = sum(abs(hands[x] / all_ways - imagined[x] / WORLDS) for x in hands | imagined) / 2
        found[trace] = difference - sqrt(len(hands) / WORLDS) / 2  # less what chance may do among so many
    return found


# ---- stories ---------------------------------------------------------------------------------------------------------
def denied_then_drawn(tale: Tale) -> None:
    """What was not there may have come since, with the new card only."""
    tale.draw(OTHER)
    tale.draw(OTHER)
    tale.ask(OTHER, "hylar-iii")
    tale.draw(OTHER)


def denied_then_drawn_and_thrown(tale: Tale) -> None:
    """The card thrown may have been an old one or the new one."""
    denied_then_drawn(tale)
    tale.throw(OTHER)
    tale.draw(THIRD)


def renewed(tale: Tale) -> None:
    """Old hands hold nothing of the renewed deck, new cards nothing else."""
    for _ in range(3):
        tale.draw(OTHER)  # with the last one the discards become the deck
    tale.draw(THIRD)
    tale.draw(OTHER)


def renewed_and_thrown(tale: Tale) -> None:
    """Who sees all other copies knows from which deck a card was."""
    renewed(tale)
    tale.throw(OTHER)


def renewed_and_thrown_twice(tale: Tale) -> None:
    renewed_and_thrown(tale)
    tale.throw(THIRD)
    tale.draw(OTHER)


def beneath_the_row(tale: Tale) -> None:
    """While the rest of the deck lies in the row, what is drawn comes from beneath it. §4.9"""
    tale.draw(OTHER)
    tale.t.lay_out(2)
    tale.draw(THIRD)
    tale.draw(OTHER, for_row=True)


def beneath_and_returned(tale: Tale) -> None:
    """Unsold cards and those beneath are shuffled; what was drawn before came from beneath all the same. §8.6"""
    tale.draw(OTHER)
    tale.t.lay_out(2)
    tale.draw(THIRD)
    tale.t.return_row()
    tale.draw(OTHER)


OLD = ("bio-suit", "energy-rifle", "informant")
THROWN = ("bio-weapon", "bio-weapon", "energy-shield", "hylar-iii")
ALIKE = ("bio-suit", "bio-suit", "energy-rifle", "bio-weapon", "hylar-iii")
CASES = [
    (denied_then_drawn, (), HIDDEN),
    (denied_then_drawn_and_thrown, (), HIDDEN),
    (renewed, THROWN, OLD),
    (renewed_and_thrown, THROWN, OLD),
    (renewed_and_thrown, ALIKE, OLD),
    (renewed_and_thrown_twice, ALIKE, OLD),
    (beneath_the_row, THROWN, OLD),
    (beneath_and_returned, THROWN, OLD),
]


@pytest.mark.parametrize(("story", "thrown", "deck"), CASES, ids=[story.__name__ for story, *_ in CASES])
def test_imagined_hands_have_the_true_odds(story: Story, thrown: Cards, deck: Cards) -> None:
    """Whatever all have seen, within what so many worlds can tell. §24.2"""
    found = differences(few_cards("sol lazax hacan", thrown, deck), story)
    assert found
    assert max(found.values()) < 0.02, found


def test_the_jol_nar_know_which_of_the_cards_they_have_seen() -> None:
    """Bought after the denial, a card they have looked at leaves their doubts as they were. §20.1"""
    at = Tale(few_cards("jol-nar lazax hacan"), [])
    at.draw(OTHER)  # bio-suit
    at.choices = [0, 1]
    at.draw(OTHER)  # energy-rifle
    at.t.deny(OTHER, "informant")
    at.t.look_at_offer("hylar-iii")
    at.t.take_looked_at(OTHER)
    at.t.discard(OTHER, "hylar-iii")
    s = ended(at.t)
    assert s.denied[OTHER] != s.denied_to_jol_nar[OTHER] == (Denial("informant", (0, 0, 1)),)
    below = Random("worlds").randrange
    assert not any("informant" in imagine(GAME.view(s, VIEWER), below).hands[OTHER] for _ in range(300))
    assert any("informant" in imagine(GAME.view(s, THIRD), below).hands[OTHER] for _ in range(300))


def test_a_card_on_auction_is_hidden_from_all_but_the_jol_nar() -> None:
    """It comes from the renewed deck, as all know, wherever it goes. §8.6 §20.1"""
    at = Tale(few_cards("jol-nar lazax hacan", ("bio-weapon", "bio-weapon"), ("bio-suit",)), [])
    at.draw(OTHER)
    at.t.lay_out(1)
    at.t.look_at_offer("bio-weapon")
    below = Random("worlds").randrange
    offered = GAME.view(ended(at.t), THIRD)
    assert offered.card_seen
    assert not offered.on_offer
    assert {imagine(offered, below).on_offer for _ in range(50)} == {"bio-weapon"}
    at.t.take_looked_at(OTHER)
    assert plus((), "bio-suit", "bio-weapon") == at.t.hands[OTHER]
    known = ended(at.t)
    assert all("bio-weapon" in imagine(GAME.view(known, THIRD), below).hands[OTHER] for _ in range(50))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_drawn_thrown_and_asked_can_be_imagined(seed: int) -> None:
    """Of all that happens with few cards nothing leads astray: every hand has its size, and the box is complete."""
    below = Random(seed).randrange
    hidden = (*HIDDEN, "bio-weapon", "energy-shield", "bio-weapon")
    at = Tale(few_cards("jol-nar lazax hacan", ("bio-suit", "informant"), hidden), [])
    at.pick = lambda cards: cards[below(len(cards))]  # type: ignore[method-assign]
    for _ in range(40):
        seat, what = 1 + below(2), below(5)
        if what < 2 and drawable(at.t, for_row=False):
            at.draw(seat)
        elif what < 4 and at.t.hands[seat]:
            at.throw(seat)
        else:
            at.ask(seat, hidden[below(len(hidden))])
        s = ended(at.t)
        for viewer in (0, 1, 2, None):
            world = imagine(GAME.view(s, viewer), below)
            assert list(map(len, world.hands)) == list(map(len, s.hands))
            every = (*world.deck, *world.beneath, *world.discarded, *(card for hand in world.hands for card in hand))
            assert plus((), *every) == s.box.strategy


# ---- denials ---------------------------------------------------------------------------------------------------------
def test_a_denial_fades_as_cards_come_and_go() -> None:
    """Two old cards; with a third, one of three is seen: two ways of three that an old one is gone."""
    denials = denied((), "informant", 2)
    assert denials == (Denial("informant", (0, 0, 1)),)
    assert odds(denials, ["informant", "bio-suit"], 2)[0] == 0
    assert odds(denials, ["informant", "bio-suit", "bio-suit"], 3) == (1, 3)
    after = after_loss(denials, "bio-suit", 3)
    assert after == (Denial("informant", (0, 2, 1)),)
    assert odds(after, ["informant", "bio-suit"], 2) == (2, 6)
    assert after_loss(denials, "informant", 3) == (Denial("informant", (0, 0, 1)),), "it was the new one"
    assert after_loss(denied((), "informant", 1), "bio-suit", 1) == ()


def test_a_second_denial_stands_for_the_first() -> None:
    assert denied(denied((), "informant", 1), "informant", 3) == (Denial("informant", (0, 0, 0, 1)),)
    assert denied((), "informant", 0) == ()
