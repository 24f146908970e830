"""Functions of a state that remember the latest result."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.engine import ForLatest
from plancia.engine.laws import random_game
from plancia.games import NAMES, game
from tests.engine.toy import market


def test_a_value_is_computed_once_for_each_state_in_a_row() -> None:
    """States that are equal are not taken for one another: only the same object is known."""
    computed: list[int] = []

    @ForLatest
    def asked(s: Any) -> int:
        computed.append(s.asked)
        return int(s.asked)

    one = market(2)
    other = replace(one, asked=one.asked + 1)
    assert [asked(s) for s in (one, one, other, other, one)] == [s.asked for s in (one, one, other, other, one)]
    assert computed == [one.asked, other.asked, one.asked]
    asked(replace(one))
    assert len(computed) == 4


@pytest.mark.parametrize("name", NAMES)
def test_views_do_not_depend_on_what_was_viewed_before(name: str) -> None:
    """The views of all seats share what is public; in another order, with other states between them, they are equal."""
    played, states = game(name), list[Any]()
    random = Random(f"views {name}")
    random_game(played, played.OPTIONS(**played.BOUNDED), 3, random.randrange, states.append)
    chosen = random.sample(states, 40)
    seats = (None, 0, 1, 2)
    first = {(at, seat): played.view(s, seat) for at, s in enumerate(chosen) for seat in seats}
    again = [(at, seat) for seat in reversed(seats) for at in range(len(chosen))]
    assert all(played.view(replace(chosen[at]), seat) == first[at, seat] for at, seat in again)
