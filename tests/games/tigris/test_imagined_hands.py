"""Imagined hands agree with what everybody has seen, even if random deals would take too long. §17.9"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from plancia.engine import IllegalAction
from plancia.games.tigris import GAME, Options
from plancia.games.tigris.hidden.knowledge import Proof, agrees
from plancia.games.tigris.notation import position
from plancia.games.tigris.setup import empty_table
from plancia.games.tigris.view import View, view


def after_many_swaps() -> View:
    """Seat 1 took four farms openly and has swapped sixty tiles since, at most one of the farms among the last."""
    s = replace(
        empty_table(Options(open_tiles=True), 2),
        hands=(6, 0, 0, 0, 1, 3, 1, 1),
        aside=(0, 0, 0, 0, 20, 10, 15, 15),
        bag=(20, 20, 14, 14),
        proofs=((), (Proof((0, 4, 0, 0), 1),)),
    )
    return view(s, 0)


@pytest.mark.parametrize("tries", [200, 0], ids=["by chance", "the short way"])
def test_an_imagined_hand_agrees_with_what_was_seen(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealt at random or, after too many tries, directly: the hand is possible. §17.9"""
    monkeypatch.setattr("plancia.games.tigris.hidden.imagining.TRIES", tries)
    seen, randbelow = after_many_swaps(), Random(1).randrange
    for _ in range(50):
        world = GAME.imagine(seen, randbelow)
        assert agrees(world.proofs[1], world.hand(1))
        assert GAME.view(world, 0) == seen


def test_a_cell_is_known_in_capitals_too() -> None:
    """A person who types a cell in capitals gets the real reason. §7.1"""
    start = "/".join(["................"] * 2 + [".....R*.........."] + ["................"] * 8)
    s = position(f"{start} hands=R/R treasures=9/0")
    with pytest.raises(IllegalAction, match="cell_taken"):
        GAME.question(s, 0).parse("tile red F3")
