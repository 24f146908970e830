"""A bot sees only its view and the deals it may know: if these are equal, its answers have the same distribution."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from plancia.arena import stream
from plancia.arena.negotiating import makes_deals
from plancia.bots import CHARACTERS, EARLIER, LEVELS, TRIALS, YARDSTICKS, Budget, Maker, bot
from plancia.deals import Accepted, KnownDeals, Ledger, Offered
from plancia.engine import Form, Game, Question, RandBelow, Seat, Words
from plancia.games import game
from plancia.games.rex.deals import NEGOTIATION
from plancia.games.rex.deals.peace import NoAttack
from plancia.records import GameSession, dealer_from_seed

TABLES: dict[str, dict[str, Any]] = {"tigris": {"stall_guard": True}, "warlords": {}, "rex": {"races": "lot"}}
ALL = (*LEVELS, *EARLIER, *YARDSTICKS, *TRIALS, *(f"expert-{name}" for name in CHARACTERS))
EVERY = 5  # a question out of so many is put to the bots
MOST = 12  # questions of one game
PAIRS = [pytest.param(3, id="some"), pytest.param(1, id="all", marks=pytest.mark.soak)]  # one pair in so many
PLANNED = ("MoveUnits", "SealPlan")  # some bots imagine more there: such questions are put to them too


@cache
def twins(name: str) -> tuple[tuple[Any, Any, Seat], ...]:
    """Pairs of different states that look the same to the seat that is asked."""
    pairs = list(_pairs(game(name), TABLES[name]))
    planned = [pair for pair in pairs[MOST:] if type(pair[0].ask).__name__ in PLANNED]
    return (*pairs[:MOST], *planned[:MOST])


def _pairs(rules: Game[Any, Any, Any], options: dict[str, Any]) -> Iterator[tuple[Any, Any, Seat]]:
    randbelow = stream(f"honesty/{rules.NAME}").randrange
    session = GameSession(rules, rules.OPTIONS(**options), 3, dealer_from_seed("honesty"), ("a", "b", "c"))
    while seats := session.awaited():
        seat, state = seats[0], session.state
        view = rules.view(state, seat)
        if len(session.moments) % EVERY == 0 and len(Question(state, seat)) > 1:
            twin = rules.imagine(view, randbelow)
            if twin != state and rules.view(twin, seat) == view:
                yield state, twin, seat
        session.answer(seat, Question(state, seat).sample(randbelow))


def is_honest(maker: Maker, name: str, one_in: int = 1) -> bool:
    """Does it give the same answers in both states of every pair, with the same random numbers?

    Equal answers for every stream of random numbers are equal distributions.
    """
    rules = game(name)
    for number, (state, twin, seat) in enumerate(twins(name)[::one_in]):
        given = []
        for world in (state, twin):
            view, question = rules.view(world, seat), rules.question(world, seat)
            randbelow = stream(f"{number}").randrange
            given.append(maker(rules).answer(view, question, randbelow, Budget(worlds=2)))
        if given[0] != given[1]:
            return False
    return True


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("player", ALL)
@pytest.mark.parametrize("one_in", PAIRS)
def test_a_bot_sees_only_its_view(player: str, name: str, one_in: int) -> None:
    """What a seat cannot know makes no difference to the answer of its bot."""
    assert len(twins(name)) >= MOST
    assert is_honest(bot(player), name, one_in)


# ---- deals -----------------------------------------------------------------------------------------------------------
def negotiated(state: Any, seat: Seat) -> KnownDeals:
    """An offer to the seat, a promise of its own, and a broken one of the player who offers."""
    other = (seat + 1) % state.seats
    now = NEGOTIATION.round(state)
    peace = (NoAttack(seat=seat, target=other, until=8), NoAttack(seat=other, target=seat, until=8))
    ledger = Ledger(NEGOTIATION)
    for id_, note in (("1", Accepted(offer="1")), ("2", None)):
        promises = tuple(map(msgspec.to_builtins, peace))
        ledger.add(Offered(id=id_, seat=other, to=seat, promises=promises), state)
        if note is not None:
            ledger.add(note, state)
    assert now >= 1
    return ledger.known_to(seat, state, left=6, may_deal=True, private=True)


@pytest.mark.parametrize("player", [name for name in ALL if makes_deals(bot(name)(game("rex")))])
@pytest.mark.parametrize("one_in", PAIRS)
def test_a_bot_makes_deals_by_what_it_may_know(player: str, one_in: int) -> None:
    """With the same view and the same known deals it makes the same offers, gives the same answers, keeps its word."""
    rules, seen = game("rex"), set()
    for number, (state, twin, seat) in enumerate(twins("rex")[::one_in]):
        given = []
        for world in (state, twin):
            one: Any = bot(player)(rules)
            one.learn(negotiated(world, seat))
            view, question = rules.view(world, seat), rules.question(world, seat)
            move = one.deal(view, stream(f"{number}").randrange)
            given.append((move, one.answer(view, question, stream(f"{number}").randrange, Budget())))
        assert given[0] == given[1]
        seen.add(type(given[0][0]))
    assert seen > {type(None)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_deals_of_others_make_no_difference(seat: Seat) -> None:
    """Two tables that differ in a private deal of two others: a bot is given the same."""
    state = twins("rex")[-1][0]
    a, b = (x for x in range(3) if x != seat)
    promise = (msgspec.to_builtins(NoAttack(seat=a, target=b, until=8)),)
    known = []
    for private in (False, True):
        ledger = Ledger(NEGOTIATION)
        ledger.add(Offered(id="1", seat=a, to=seat, promises=promise), state)
        if private:
            ledger.add(
                Offered(id=ledger.new_id(a, b, private=True), seat=a, to=b, private=True, promises=promise), state
            )
            ledger.add(Accepted(offer=f"{min(a, b)}-{max(a, b)}-1"), state)
        ledger.add(Offered(id=ledger.new_id(b, seat, private=False), seat=b, to=seat, promises=promise), state)
        known.append(ledger.known_to(seat, state, left=6, may_deal=True, private=True))
    assert known[0] == known[1]


class Peeping:
    """A cheat: the question that it is handed knows the true state."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        assert isinstance(question, Question)
        answers = list(question)
        return answers[hash(str(question.s.hands)) % len(answers)]


def test_a_cheat_is_found_out() -> None:
    """A bot that looks at hidden hands breaks the law."""
    assert not is_honest(Peeping, "tigris")
    assert not is_honest(Peeping, "tigris", one_in=3)
