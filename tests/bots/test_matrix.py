"""Regret matching: mixed answers where two players choose at the same time."""

from __future__ import annotations

import pytest

from plancia.bots.matrix import Duel, mixed


def zero_sum(*rows: tuple[float, ...]) -> Duel:
    """What one side wins the other loses."""
    return Duel(rows, [[-worth for worth in column] for column in zip(*rows, strict=True)])


def test_no_answer_of_rock_paper_scissors_is_better() -> None:
    """All three are given equally often."""
    assert mixed([zero_sum((0, -1, 1), (1, 0, -1), (-1, 1, 0))], 1000) == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_game_without_even_odds() -> None:
    """Winning with the first answer pays double, so the opponent guards against it, and it is given more rarely."""
    assert mixed([zero_sum((2, -1), (-1, 1))], 2000) == pytest.approx([0.4, 0.6], abs=0.02)


def test_a_worse_answer_is_never_given() -> None:
    """An answer that is worse against everything has no odds in the end."""
    assert mixed([zero_sum((3, 1), (2, 0))])[1] < 0.01


def test_the_worlds_count_together() -> None:
    """The opponent knows the world and I do not: a good answer for both worlds beats the best one for each."""
    one, two = zero_sum((5,), (0,), (4,)), zero_sum((0,), (5,), (4,))
    assert mixed([one, two])[2] > 0.98


def test_it_stops_in_time() -> None:
    """When time is up it has played a few rounds, which are better than none."""
    rushed = mixed([zero_sum((3, 1), (2, 0))], 100_000, until=0.0)
    assert rushed[0] > 0.5
