"""Tigris & Euphrates for two, one turn before its end: the first player wins by ending the turn."""

from __future__ import annotations

from typing import Any

from plancia.engine import Facts
from plancia.games.tigris import GAME, State
from plancia.games.tigris.board import TEMPLES
from tests.games.tigris.table import position, spelled

FIRST = "from tests.web.short import shorten; shorten()"  # for a server of its own


def last_turn() -> State:
    all_but_one = " ".join(sorted(spelled(TEMPLES))[1:])
    return position(seats=2, looted=all_but_one, points={0: (4, 5, 6, 7), 1: (3, 5, 6, 7)})


def shorten() -> None:
    """Every new game of this process begins there."""

    def begin(self: object, options: Any, seats: int) -> tuple[State, Facts]:
        return last_turn(), ()

    type(GAME).begin = begin  # type: ignore[method-assign]
