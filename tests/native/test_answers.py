"""Ids of answers: the same in the library, in Python and in the research codec."""

import pytest

from plancia.native.answers import ANSWERS, PLAYERS, id_of, words_of
from plancia.native.library import library, missing

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")


def test_the_ids_of_players_are_those_of_the_codec() -> None:
    """Answers have the numbers of `plancia.research.codec`, which needs numpy."""
    pytest.importorskip("numpy", reason="the research codec needs numpy")
    from plancia.research.codec import answers

    assert ANSWERS[:PLAYERS] == answers("tigris").answers


def test_every_answer_has_one_id() -> None:
    """No two answers to one kind of question are the same, and every answer leads back to its id."""
    assert len(set(ANSWERS)) == len(ANSWERS)
    assert [id_of(kind, words) for kind, words in ANSWERS] == list(range(len(ANSWERS)))
    assert words_of(0) == ("end",)


def test_the_order_of_a_draw_makes_no_difference() -> None:
    """Tiles drawn together are a group."""
    assert id_of("Draw", ("black", "red", "green")) == id_of("Show", ("red", "green", "black"))


@native
def test_the_library_has_as_many() -> None:
    """The library counts the same ids."""
    assert (library().tigris_answers(), library().tigris_ids()) == (PLAYERS, len(ANSWERS))
