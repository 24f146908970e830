"""Running a game: it takes answers, and the rules run until somebody has to decide."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from plancia.engine import CHANCE, Facts, IllegalAction, Question, Words, advance, apply, perft, start, to_move
from plancia.engine.play import successors
from tests.engine.small import Options
from tests.engine.toy import TOY, DrawFruit, FruitShown, Market, OfferOpened, State, market


def begun(seats: int = 2) -> State:
    return start(market(seats), Market())[0]


def play(s: State, *line: tuple[int, Words]) -> State:
    for seat, words in line:
        s, _ = apply(s, seat, words, s.asked)
    return s


OFFERS = play(begun(), (CHANCE, ("apple",)))
TALK = play(OFFERS, (0, (2,)), (1, (1,)), (1, ("pass",)))


def test_start_runs_to_the_first_question() -> None:
    """Here chance is asked for a fruit."""
    s = begun()
    assert s.ask == DrawFruit(seats=(CHANCE,))
    assert (to_move(s), s.asked, s.answers) == ((CHANCE,), 1, (None,))


def test_an_answer_is_heard_when_all_have_spoken() -> None:
    """Until then nothing happens and there are no facts; seats that have answered are no longer awaited."""
    s, facts = apply(OFFERS, 1, (1,))
    assert (facts, to_move(s), s.answers) == ((), (0,), (None, (1,)))
    s, facts = apply(s, 0, (2,))
    assert facts == (OfferOpened(of=0, coins=2), OfferOpened(of=1, coins=1))


def test_an_answer_to_a_single_seat_is_heard_at_once() -> None:
    """The next question is open, and has the next number."""
    s, facts = apply(begun(), CHANCE, ("pear",))
    assert facts == (FruitShown(of=CHANCE, fruit="pear"),)
    assert (to_move(s), s.asked) == ((0, 1), 2)


def test_the_first_to_speak_is_heard_alone() -> None:
    """The others are asked again."""
    s = play(TALK, (1, ("treat", 0, 1)))
    assert (s.coins, to_move(s), s.asked) == ((2, 2), (0, 1), TALK.asked + 1)


@pytest.mark.parametrize(
    ("s", "seat", "words", "to", "code"),
    [
        (OFFERS, 2, (1,), None, "not_asked"),
        (OFFERS, CHANCE, (1,), None, "not_asked"),
        (play(OFFERS, (0, (1,))), 0, (1,), None, "not_asked"),
        (OFFERS, 0, (1,), 1, "stale_question"),
        (TALK, 0, ("done",), None, "question_not_named"),
        (TALK, 0, ("done",), 0, "stale_question"),
        (OFFERS, 0, (9,), None, "too_dear"),
        (OFFERS, 0, (True,), None, "malformed"),
        (OFFERS, 0, (1.0,), None, "malformed"),
        (OFFERS, 0, [1], None, "malformed"),
        (OFFERS, 0, (), None, "unfinished"),
        (OFFERS, 0, (1, 1), None, "too_long"),
    ],
)
def test_a_wrong_answer_is_refused(s: State, seat: int, words: Any, to: int | None, code: str) -> None:
    """With a code that clients can rely on, and without any change."""
    with pytest.raises(IllegalAction) as refused:
        apply(s, seat, words, to)
    assert refused.value.code == code


def test_nobody_is_awaited_when_the_game_is_over() -> None:
    """The stack is empty, no question is open, and every answer is rejected."""
    s = replace(TALK, fruits=replace(TALK.fruits, lots=(0, 0, 0)))
    s = play(s, (0, ("done",)))
    assert (s.stack, s.ask, s.answers, to_move(s)) == ((), None, (), ())
    with pytest.raises(IllegalAction, match="not_asked"):
        apply(s, 0, ("done",))


def test_advance_does_the_same_for_answers_known_to_be_legal() -> None:
    """It only skips the check."""
    assert advance(OFFERS, 0, (1,)) == apply(OFFERS, 0, (1,))
    assert advance(TALK, 0, ("done",)) == apply(TALK, 0, ("done",), TALK.asked)


def test_a_rider_is_carried_out_and_the_question_put_again() -> None:
    """The talk continues where it was, with another number."""
    s = play(TALK, (1, ("play", "coupon", 3)))
    assert (s.coins, s.coupons, s.stack, s.ask) == ((1, 6), (1, 0), TALK.stack, TALK.ask)
    assert s.asked == TALK.asked + 1


def test_perft_counts_sequences_of_decisions() -> None:
    """Four offers times four; chance draws its first lot and is not counted."""
    assert [perft(begun(), depth) for depth in range(3)] == [1, 4, 16]
    assert perft(begun(), 3) == 10 * 2 + 6  # seat 1 has a whistle, and is asked in the ten cases in which seat 0 buys


def test_a_game_is_the_same_functions_under_one_roof() -> None:
    """Begin, ask, apply, save, load and result, for server, bots and research."""
    s, facts = TOY.begin(Options(), 2)
    empty: Facts = ()
    assert (s, facts) == (begun(), empty)
    assert TOY.to_move(s) == (CHANCE,)
    assert TOY.ask(s, CHANCE) is s.ask
    assert len(TOY.question(s, CHANCE)) == 2
    assert TOY.apply(s, CHANCE, ("pear",)) == TOY.advance(s, CHANCE, ("pear",))
    assert TOY.load(TOY.save(s)) == s
    assert TOY.result(s) is None
    with pytest.raises(IllegalAction, match="not_asked"):
        TOY.ask(s, 0)


def test_equals_share_a_place() -> None:
    """All seats that share the first place are winners."""
    s = replace(begun(3), stack=(), coins=(4, 1, 4))
    result = TOY.result(s)
    assert result is not None
    assert (result.places, result.winners) == ((1, 3, 1), (0, 2))


@pytest.mark.parametrize("s", [begun(), OFFERS, TALK])
def test_successors_are_the_states_after_each_answer(s: State) -> None:
    """The same states as `advance` returns, for single answers, sealed answers and free talk."""
    seat = to_move(s)[-1]
    answers = list(Question(s, seat))
    assert list(successors(s, seat, answers)) == [advance(s, seat, words)[0] for words in answers]


def test_successors_are_computed_on_demand() -> None:
    """A search that stops early does not pay for the rest."""
    asked = iter([("apple",), ("pear",)])
    next(successors(begun(), CHANCE, asked))
    assert list(asked) == [("pear",)]
