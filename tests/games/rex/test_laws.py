"""Every law, in random games of Rex of all sizes and options."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from plancia.engine import laws, perft
from plancia.games.rex import GAME, Options, State
from tests.games.lawful import compare_worlds, keeps_its_states
from tests.games.rex.lively import OPTIONS, invariants, play
from tests.games.rex.moments import AT_ONCE, PLANS
from tests.games.rex.table import chance
from tests.samples import one_in, samples

TABLES = [(options, seats) for seats in GAME.SEATS for options in OPTIONS]
NAMES = [f"{seats} seats, {options.races} {number}" for number, (options, seats) in enumerate(TABLES)]
TABLE = pytest.mark.parametrize(("options", "seats"), one_in(3, TABLES, NAMES))  # every size, and all options


def nothing(before: State, s: State, facts: object) -> None:
    pass


@pytest.mark.parametrize("seats", GAME.SEATS)
@pytest.mark.parametrize("chunk", samples(4))
def test_a_hundred_games_of_each_size_keep_every_invariant(seats: int, chunk: int) -> None:
    """After every decision the position is possible, and nobody has entered a closed space."""
    for number in range(25):
        random = Random(f"invariants {seats} {chunk} {number}")
        play(OPTIONS[number % len(OPTIONS)], seats, random, invariants)


@TABLE
def test_every_state_keeps_the_laws(options: Options, seats: int) -> None:
    """Listed, allowed and accepted answers are the same; states survive saving and imagining."""
    random = Random(f"laws {seats} {options}")
    steps = count()

    def check(before: State, s: State, facts: object) -> None:
        if next(steps) % 23:
            return
        laws.check_state(GAME, s, seats, random.randrange)
        for seat in (None, *range(seats)):
            invariants(s, GAME.imagine(GAME.view(s, seat), random.randrange), ())

    play(options, seats, random, check)


@pytest.mark.parametrize("question", AT_ONCE)
def test_simultaneous_answers_commute(question: str) -> None:
    """In windows, plans, cards, retreats and traitor calls the order of the answers does not matter. §26.3"""
    at = AT_ONCE[question]
    assert type(at.s.ask).__name__ == question
    assert all(laws.check_commute(GAME, at.s, chance(seed)) for seed in range(20))


def test_perft_of_a_battle() -> None:
    """The plans of a battle: dials times five leaders times the slots of the hand, for both sides. §11.5 §11.8"""
    assert perft(PLANS.s, 1) == 4 * 5 * 4
    assert perft(PLANS.s, 2) == (4 * 5 * 4) * (5 * 5 * 2)


@TABLE
def test_replay_is_the_same_game(options: Options, seats: int) -> None:
    """The log leads to the same states with the same facts."""
    random = Random(f"replay {seats} {options}")
    laws.check_replay(GAME, options, seats, play(options, seats, random, nothing))


@TABLE
def test_views_do_not_interfere(options: Options, seats: int) -> None:
    """Hands, traitors, prediction, betrayal cards, plans, peeked cards, decks: what a seat may not know has no effect
    on what it is sent, down to the bytes. §24.2
    """
    decisions, apart = compare_worlds(GAME, play, options, seats, longest=80)
    assert decisions > 200
    assert apart > 150


def test_old_states_never_change() -> None:
    """A stored state is the same at the end of the game as when it was reached."""
    assert keeps_its_states(GAME, play, OPTIONS[1], 4)
