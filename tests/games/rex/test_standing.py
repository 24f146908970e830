"""Standing orders: every possible answer can be ordered, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from plancia.engine import Question, Words, compile_form, laws, to_move
from plancia.games.rex import GAME, Options, State
from plancia.games.rex.cards import TIMED
from plancia.games.rex.edition.box import INFORMANT, RACES
from plancia.games.rex.standing import Orders
from plancia.games.rex.timings import Timing
from plancia.games.rex.windows import PlayCard
from tests.games.rex.lively import OPTIONS, play
from tests.games.rex.table import phase, position

CARDS = tuple(sorted({card for cards in TIMED.values() for card in cards}))
OTHER = ("double-agent",)


def orders(s: State, seat: int, occasion: str) -> set[Words]:
    """The answers that this seat may order for an occasion."""
    return {words[1:] for words in Orders(s, seat).legal((occasion,))}


def holding(s: State, seat: int, *cards: str) -> State:
    """The same world with another hand: which cards can be played depends on no other secret."""
    hands = tuple(cards if other == seat else hand for other, hand in enumerate(s.hands))
    return replace(s, hands=hands)


def able(s: State, allied: bool) -> State:
    """Sol has not looked yet; neighbours may be allied; and a Graviton Negator finds units of its player everywhere."""
    spaces = {*range(len(s.box.ids))} - ({s.box.power_south} if s.demolished else set())
    everywhere = tuple(tuple(int(i in spaces) for i, _ in enumerate(row)) for row in s.units)
    units = everywhere if s.ask.timing == Timing.BOMBARDMENT else s.units
    alliances = tuple((seat, seat + 1) for seat in range(0, s.seats, 2)) if allied and s.seats > 3 else s.alliances
    return replace(s, bombardment_top=0, units=units, alliances=alliances)


def windows(races: str, games: int) -> Iterator[State]:
    """Every window of random games."""
    for number in range(games):
        random = Random(f"standing {races} {number}")
        found = list[State]()
        seats = races.count(",") + 1
        laws.random_game(GAME, Options(races=races), seats, random.randrange, found.append)
        yield from (s for s in found if isinstance(s.ask, PlayCard) and not any(s.answers))


@pytest.mark.parametrize(
    "races", ["sol,lazax,jol-nar,letnev,hacan,xxcha", "xxcha,sol,letnev", "hacan,jol-nar,lazax,sol"]
)
def test_what_may_be_ordered_is_what_may_come(races: str) -> None:
    """What is offered at a moment could have been ordered, and what can be ordered is offered at some moment."""
    offered, ordered = defaultdict[tuple[str, int], set[Words]](set), defaultdict[tuple[str, int], set[Words]](set)
    for number, s in enumerate(windows(races, 15)):
        for seat in s.ask.seats:
            world = holding(able(s, allied=number % 2 > 0), seat, *CARDS, *OTHER)
            now = set(Question(world, seat))
            for occasion in s.ask.occasions(s):
                assert now <= orders(world, seat, occasion), "it could have been ordered"
            offered[s.ask.timing, seat] |= now
            if not s.shield_down:
                ordered[s.ask.timing, seat] |= orders(world, seat, s.ask.timing)
    assert ordered == offered
    forms = [(seat, Orders(s, seat).next(())) for seat in range(s.seats)]
    assert {(timing, seat) for seat, occasions in forms for timing in Timing if timing in (occasions or ())} == {
        *offered
    }


@pytest.mark.parametrize("number", range(4))
def test_what_is_offered_could_have_been_ordered_all_along(number: int) -> None:
    """From the time the card is in hand: an order never has to wait for its moment."""
    random, since = Random(f"all along {number}"), list[tuple[State, int]]()
    plays = 0

    def look(before: State, s: State, facts: object) -> None:
        nonlocal plays
        if s.round != before.round:
            since.clear()
        since.extend((s, seat) for seat in range(s.seats) if GAME.may_order(s, seat))
        if not isinstance(s.ask, PlayCard):
            return
        for seat in to_move(s):
            for words in Question(s, seat):
                held = [old for old, who in since if who == seat and words[0] in (*old.hands[seat], "pass", "look")]
                ends = (*held[:1], *held[-1:])
                assert all(Orders(old, seat).allows((str(s.ask.timing), *words)) for old in ends)
                plays += len(held) > 0 and words != ("pass",)

    play(OPTIONS[number], 3 + number, random, look)
    assert plays > 10


def test_every_occasion_that_is_named_may_come_until_it_is_past() -> None:
    """A phase that is over comes again in the next round, and so does the Influence phase."""
    for number, options in enumerate(OPTIONS):
        random = Random(f"occasions {number}")

        def look(before: State, s: State, facts: object) -> None:
            if s.ask is not None and (named := s.ask.occasions(s)):
                assert all(GAME.may_come(s, occasion) for occasion in named)

        play(options, 6, random, look)
    at = phase(position("sol lazax jol-nar hacan", hands={"sol": "informant"}), "bidding").s
    coming = [o for o in Orders(at, 0).next(()) or () if " " in str(o)]
    assert coming[:4] == ["influence 2", "ceasefire 2", "bidding 1", "sale 1"]
    three = phase(position("sol lazax jol-nar", hands={"sol": "informant"}), "bidding").s
    assert "ceasefire 2" not in (Orders(three, 0).next(()) or ())  # nothing can be played there
    assert not GAME.may_come(phase(position("sol lazax jol-nar"), "battle").s, "bidding 1")
    assert GAME.may_come(phase(position("sol lazax jol-nar"), "influence").s, "bombardment 2")


def test_interrogations_and_the_look_of_sol_may_be_ordered() -> None:
    """As in any window outside a battle. §16.18 §19.2"""
    hand = ("interrogation", INFORMANT)
    s = phase(position("sol lazax jol-nar", hands={"sol": " ".join(hand)}), "bidding").s
    offered = set(Question(s, 0))
    assert {("look",), ("interrogation", 1, "card", "informant")} <= offered
    assert offered <= orders(s, 0, "bidding")
    assert orders(s, 0, "bidding") - offered <= {(INFORMANT, "letnev-hand")}
    assert not {("look",), ("interrogation", 1, "card", "informant")} & orders(s, 0, "battle")


def test_bids_are_those_that_one_can_pay() -> None:
    """Up to the seat's own influence, for the card on offer; after a pass there is nothing to order. §8.4"""
    s = phase(position("sol lazax jol-nar", influence={"sol": 3, "lazax": 5}), "bidding").s
    while s.ask is not None and type(s.ask).__name__ != "MakeBid":
        seat = to_move(s)[0]
        s, _ = GAME.advance(s, seat, Question(s, seat).default())
    assert s.ask is not None
    (card,) = s.ask.occasions(s)
    assert orders(s, 0, card) == {("pass",), ("bid", 1), ("bid", 2), ("bid", 3)}
    first = to_move(s)[0]
    s, _ = GAME.advance(s, first, ("pass",))
    assert card not in (Orders(s, first).next(()) or ())


def test_every_advantage_can_be_cancelled_by_an_order() -> None:
    """All advantages that an Informant may cancel are among the orders of another race. §17.3"""
    s = position(" ".join(RACES))
    named = {
        w[1] for seat in range(6) for t in Timing for w in orders(holding(s, seat, INFORMANT), seat, t) if len(w) > 1
    }
    assert len(named) == 20


def test_the_form_is_small() -> None:
    """It is sent with every update: equal nodes are shared."""
    s = holding(position(" ".join(RACES)), 0, *CARDS, *OTHER, "interrogation")
    _, nodes = compile_form(Orders(s, 0))
    assert len(nodes) < 30


@pytest.mark.parametrize("number", range(2))
def test_forms_that_rest_on_the_same_are_the_same(number: int) -> None:
    """So a form is compiled again only when something it depends on has changed."""
    seen = dict[int, tuple[object, object]]()
    kept = changed = 0

    def look(_: State, s: State, __: object) -> None:
        nonlocal kept, changed
        for seat in range(s.seats):
            if (form := GAME.may_order(s, seat)) is not None:
                rests_on, paper = form.rests_on(), compile_form(form)
                before, sent = seen.get(seat, (None, None))
                seen[seat] = rests_on, paper
                if rests_on == before:
                    assert paper == sent
                    kept += 1
                else:
                    changed += paper != sent

    play(OPTIONS[number], 3 + number, Random(f"rests on {number}"), look)
    assert kept > changed > 10
