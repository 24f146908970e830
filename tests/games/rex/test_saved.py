"""States of Rex saved in the middle of a decision and resumed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from plancia.games.rex import GAME
from tests.games.rex.moments import CARDS, PLANS, RETREATS, TRAITORS, WINDOW
from tests.games.rex.table import Played, play, quiet, talk

TALK = quiet(talk("hacan sol xxcha lazax", hands={"sol": "double-agent"}))


class Halves(NamedTuple):
    """The answers before saving, and those after loading."""

    at: Played
    first: str
    rest: tuple[str, ...]


HALVES = {
    "between two answers to a window": Halves(WINDOW, "sol: pass", ("lazax: informant jol-nar-look", "all: pass")),
    "while the card for the Jol-Nar is drawn": Halves(WINDOW, "all: pass", ("chance: energy-rifle", "lazax: bid 2")),
    "between two sealed plans": Halves(
        PLANS, "sol: 2 fleet-admiral attack", ("letnev: 1 barons-champion both", "sol: energy-rifle")
    ),
    "between two sealed cards": Halves(CARDS, "letnev: energy-rifle", ("sol: energy-rifle",)),
    "between two retreats": Halves(RETREATS, "letnev: stay", ("sol: retreat", "letnev: keep")),
    "between two calls for traitors": Halves(TRAITORS, "sol: silence", ("letnev: traitor",)),
    "while a winner considers what to keep": Halves(RETREATS, "all: stay", ("sol: discard",)),
    "while a proposal is open": Halves(TALK, "sol: propose lazax", ("lazax: accept", "hacan: ready")),
    "while a rider draws": Halves(TALK, "sol: play double-agent", ("chance: emir", "sol: ready")),
}


@pytest.mark.parametrize("moment", HALVES)
def test_a_table_saved_in_mid_decision_continues_as_if_nothing_had_happened(moment: str) -> None:
    """The state is the same, and so is everything after it."""
    at, first, rest = HALVES[moment]
    s = play(at, first).s
    again = GAME.load(GAME.save(s))
    assert again == s
    assert play(again, *rest) == play(s, *rest)


def test_an_answer_that_is_sealed_is_saved_with_the_table() -> None:
    """A seat with a sealed plan is not asked again after loading."""
    s = GAME.load(GAME.save(play(PLANS, "sol: 2 fleet-admiral attack").s))
    assert s.answers == (None, (2, "fleet-admiral", "attack"))
    assert GAME.to_move(s) == (0,)
