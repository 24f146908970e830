"""Cursors say how far a client has seen a journal, and reveal nothing."""

from __future__ import annotations

import pytest

from plancia.server.cursors import FURTHEST, Progress, Resumption, cursor, find

KEY, OTHER = b"k" * 32, b"o" * 32


@pytest.mark.parametrize("seat", [None, 0, 5])
@pytest.mark.parametrize("number", [1, 170])
def test_any_process_with_the_key_finds_the_position(number: int, seat: int | None) -> None:
    """By trying the latest positions for the seats of the client."""
    typed = cursor(KEY, "t", number, seat)
    assert find(KEY, "t", typed, 200, (None, 0, 5)) == (number, seat)


def test_a_cursor_is_valid_for_its_key_its_table_and_its_seat_only() -> None:
    """Nor does a process look for it forever."""
    typed = cursor(KEY, "t", 7, 1)
    assert find(OTHER, "t", typed, 9, (1,)) is None
    assert find(KEY, "u", typed, 9, (1,)) is None
    assert find(KEY, "t", typed, 9, (0, None)) is None
    assert find(KEY, "t", typed, 7 + FURTHEST, (1,)) is None
    for wrong in ("", "?", "é", "AAAA", typed[:-4], typed + "AAAA", "x" * 10_000):
        assert find(KEY, "t", wrong, 9, (1,)) is None


def test_cursors_of_one_position_differ_as_much_as_those_of_two() -> None:
    """A client cannot find out whether something secret has happened between two of them."""
    cursors = {cursor(KEY, "t", number, 0) for number in (1, 1, 1, 2, 2, 2)}
    assert len(cursors) == 6
    assert {len(one) for one in cursors} == {12}


def test_progress_counts_decisions_until_one_is_undone() -> None:
    """After that, clients have to start again."""
    progress = Progress(10)
    progress.add(["Chatted", "Answered", "Drawn", "Held"])
    assert [progress.since(number) for number in (9, 10, 11, 12, 13, 14)] == [None, 2, 2, 1, 0, 0]
    progress.add(["TakenBack", "Answered"])
    assert [progress.since(number) for number in (10, 13, 14, 15, 16)] == [None, None, None, 1, 0]


def test_seats_after_that_of_the_cursor_start_again() -> None:
    """The connection may have broken before their update arrived."""
    progress = Progress(10)
    progress.add(["Answered"])
    resumed = Resumption(8, 1, earlier=3)
    assert [resumed.decisions(progress, seat) for seat in (0, 1, 2)] == [4, 4, None]
