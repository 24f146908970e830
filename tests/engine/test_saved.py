"""A state as JSON and back, and sealed answers."""

from __future__ import annotations

import msgspec
import pytest

from plancia.engine import CHANCE, Sealed, Words, apply, imagine_answers, load, open_stack, save, sealed, start
from tests.engine.toy import Interruption, Market, MayWhistle, State, market


def play(s: State, *line: tuple[int, Words]) -> State:
    for seat, words in line:
        s, _ = apply(s, seat, words, s.asked)
    return s


OFFERS = play(start(market(3), Market())[0], (CHANCE, ("apple",)))
HALF = play(OFFERS, (1, (2,)))
WINDOW = play(HALF, (0, (3,)), (2, (0,)))
TALK = play(WINDOW, (1, ("pass",)), (2, ("pass",)))
OVER = msgspec.structs.replace(TALK, stack=(), ask=None, answers=())


@pytest.mark.parametrize("s", [OFFERS, HALF, WINDOW, TALK, OVER])
def test_a_table_is_loaded_as_it_was_saved(s: State) -> None:
    """Between two sealed answers, in a window, in a talk, and at the end."""
    again = load(save(s), State)
    assert again == s
    assert save(again) == save(s)


def test_a_loaded_table_plays_on() -> None:
    """It ends in the same state as one that was never saved."""
    rest = (0, (3,)), (2, (0,))
    assert play(load(save(HALF), State), *rest) == play(HALF, *rest)


def test_frames_and_questions_are_told_apart_by_their_names() -> None:
    """The types come from the procedures in force."""
    raw = msgspec.json.decode(save(WINDOW))
    stack, ask = open_stack(WINDOW.flow(), raw["stack"], raw["ask"])
    assert [type(frame) for frame in stack] == [Market, Interruption]
    assert ask == MayWhistle(seats=(1, 2), timing="sale")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"type":"Market"', b'"type":"Bazaar"'),
        (b'"type":"MakeOffer"', b'"type":"TakeOffer"'),
        (b'"coins":[3,3,3]', b'"coins":["3",3,3]'),
        (b'"seats":[0,1,2]', b'"seats":[0,true,2]'),
        (b'"asked":2', b'"asked":2.5'),
    ],
)
def test_damage_is_found(old: bytes, new: bytes) -> None:
    """An unknown frame, an unknown question, a value of the wrong type."""
    assert old in save(OFFERS)
    with pytest.raises(msgspec.ValidationError):
        load(save(OFFERS).replace(old, new), State)


def test_a_step_that_was_put_in_later_does_not_break_a_saved_table() -> None:
    """A frame stores the name of its next step, not its number."""
    assert b'"at":"open_offers"' in save(HALF)


# ---- sealed answers


def test_a_seat_sees_its_own_answer() -> None:
    """Others see that it exists, if the question shows it, but not its words."""
    assert sealed(HALF, 1) == Sealed((1,), (2,))
    assert sealed(HALF, 0) == sealed(HALF, None) == Sealed((1,), None)


def test_a_window_does_not_show_who_has_answered() -> None:
    """Only the seat that answered knows."""
    s = play(WINDOW, (2, ("pass",)))
    assert [sealed(s, seat) for seat in (1, 2, None)] == [Sealed((), None), Sealed((2,), ("pass",)), Sealed((), None)]


def test_without_a_question_nothing_is_sealed() -> None:
    """When the game is over there is nothing to imagine either."""
    assert sealed(OVER, 0) == Sealed((), None)
    assert imagine_answers(OVER, 0, Sealed((), None), lambda n: 0) == OVER


def test_answers_are_imagined_for_visible_seals() -> None:
    """The seat's own answer as it is, any legal one for another seat, and none if none is seen."""
    blank = msgspec.structs.replace(HALF, answers=())
    assert imagine_answers(blank, 1, sealed(HALF, 1), lambda n: 0).answers == (None, (2,), None)
    assert imagine_answers(blank, 0, sealed(HALF, 0), lambda n: n - 1).answers == (None, (3,), None)
