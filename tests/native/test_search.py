"""The native evaluation is that of the Python bots, and the search is honest, repeatable and in time."""

from random import Random
from time import monotonic

import pytest

from plancia.bots import Budget, MonteCarloBot, NeuralBot, PlannerBot
from plancia.bots.evaluation import evaluation_of
from plancia.bots.evaluation.tigris import Judgement, Weights, tries, worth
from plancia.bots.evaluation.tigris.weights import numbers
from plancia.engine import CHANCE
from plancia.games.tigris import GAME, State
from plancia.native.library import Missing, library, missing
from plancia.native.outlook import Outlook
from plancia.native.search import evaluate, search
from tests.games.tigris.table import position
from tests.native.pool import pool

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
ENDING = "K7,2 K8,2; K0@6,2"  # a king with room to score


def tuned(seats: int) -> Weights:
    found = evaluation_of("tigris", seats)
    assert isinstance(found, Judgement)
    return found.weights


@native
def test_the_evaluation_is_that_of_the_bots() -> None:
    """Every position of the rule tests and of recorded games is worth the same to every seat, to the last bit."""
    for s in pool():
        weights = tuned(s.seats)
        for seat in range(s.seats):
            expected = worth.evaluate(s, seat, weights)
            assert evaluate(s, seat, numbers(weights)) == expected, GAME.position_text(s)


@native
def test_the_default_weights_give_the_same_too() -> None:
    """Those of greedy-1, without the terms that were added later."""
    for s in pool()[::5]:
        expected = worth.evaluate(s, 0, Weights())
        assert evaluate(s, 0, numbers(Weights())) == expected


@native
def test_the_candidates_are_those_of_the_bots() -> None:
    """The same answers are worth a try, in the same order, none twice."""
    outlook = Outlook(numbers(Weights()))
    for s in pool():
        seats = GAME.to_move(s)
        if seats and seats[0] != CHANCE:
            found = outlook.candidates(s)
            assert found is not None
            assert len(set(found)) == len(found)
            assert found == list(tries.candidates(s, seats[0], GAME.question(s, seats[0]))), GAME.position_text(s)


@native
def test_weights_are_counted() -> None:
    """Too few weights are refused; the library has as many as the struct."""
    assert len(numbers(Weights())) == library().tigris_weights()
    with pytest.raises(ValueError, match="3 weights, not"):
        evaluate(position(), 0, [1.0, 2.0, 3.0])


both = pytest.mark.parametrize("kind", [MonteCarloBot, NeuralBot])


def answers(s: State, budget: Budget, kind: type[MonteCarloBot], seed: int = 1) -> tuple[object, ...]:
    (seat,) = GAME.to_move(s)
    return kind(GAME).answer(GAME.view(s, seat), GAME.question(s, seat), Random(seed).randrange, budget)


@native
@both
def test_every_question_gets_a_legal_answer(kind: type[MonteCarloBot], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the middle of an action, and with every option; the same seed gives the same answer."""
    monkeypatch.setattr("plancia.bots.monte_carlo.TRIES", dict.fromkeys((2, 3, 4), 20))
    by_kind: dict[type, list[State]] = {}
    for s in pool():
        if GAME.to_move(s) and GAME.to_move(s)[0] != CHANCE:
            by_kind.setdefault(type(s.ask), []).append(s)
    assert len(by_kind) == 6
    for s in (s for states in by_kind.values() for s in states[:6]):
        words = answers(s, Budget(), kind)
        assert words in GAME.question(s, GAME.to_move(s)[0])
        assert answers(s, Budget(), kind) == words


@native
@both
def test_it_stops_in_time(kind: type[MonteCarloBot], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a budget in seconds it does not think for much longer, however many tries it is allowed."""
    monkeypatch.setattr("plancia.bots.monte_carlo.TRIES", {2: 10**8})
    began = monotonic()
    assert answers(position(ENDING, seats=2), Budget(seconds=0.05), kind)
    assert monotonic() - began < 20  # on a busy machine; all tries would take hours


@native
def test_it_takes_a_win() -> None:
    """With the last tiles in the bag, the point that wins the game is taken."""
    points = {0: (3, 3, 3, 2), 1: (3, 3, 3, 2)}
    s = position("K7,2; K0@6,2", seats=2, hands={0: "RRRRRK", 1: "RRRRRR"}, bag="", left=1, points=points)
    found = search([s], numbers(tuned(2)), 1, 100)
    assert found.words[:2] == ("tile", "black")
    assert found.tries > 0


@both
def test_without_the_native_rules_it_is_the_planner(kind: type[MonteCarloBot], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer as the planner, with the same random numbers."""
    monkeypatch.setattr("plancia.bots.monte_carlo.missing", lambda: Missing("not_built"))
    s = position(ENDING, seats=2)
    view, question = GAME.view(s, 0), GAME.question(s, 0)
    planned = PlannerBot(GAME).answer(view, question, Random(1).randrange, Budget())
    assert answers(s, Budget(), kind) == planned
