"""A bot sees only its view: for two states with equal views its answers have the same distribution."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from plancia.arena import stream
from plancia.bots import CHARACTERS, EARLIER, LEVELS, TRIALS, YARDSTICKS, Budget, Maker, bot
from plancia.engine import Form, Game, Question, RandBelow, Seat, Words
from plancia.games import game
from plancia.records import GameSession, dealer_from_seed

TABLES: dict[str, dict[str, Any]] = {"tigris": {"stall_guard": True}, "warlords": {}, "rex": {"races": "lot"}}
ALL = (*LEVELS, *EARLIER, *YARDSTICKS, *TRIALS, *(f"expert-{name}" for name in CHARACTERS))
EVERY = 5  # a question out of so many is put to the bots
MOST = 12  # questions of one game


@cache
def twins(name: str) -> tuple[tuple[Any, Any, Seat], ...]:
    """Pairs of different states that look the same to the seat that is asked."""
    return tuple(pair for _, pair in zip(range(MOST), _pairs(game(name), TABLES[name]), strict=False))


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


def is_honest(maker: Maker, name: str) -> bool:
    """Does it give the same answers in both states of every pair, with the same random numbers?

    Equal answers for every stream of random numbers are equal distributions.
    """
    rules = game(name)
    for number, (state, twin, seat) in enumerate(twins(name)):
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
def test_a_bot_sees_only_its_view(player: str, name: str) -> None:
    """What a seat cannot know makes no difference to the answer of its bot."""
    assert len(twins(name)) == MOST
    assert is_honest(bot(player), name)


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
