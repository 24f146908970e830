"""Each procedure of the Rex slice, saved in the middle of a question and resumed."""

from __future__ import annotations

import pytest

from plancia.engine import load, save
from tests.engine.rex_slice.components import DOUBLE_AGENT, INFORMANT, RETREAT, RIFLE, SHIELD
from tests.engine.rex_slice.positions import auction, battle, ceasefire, play, told
from tests.engine.rex_slice.table import State

WINDOW = auction(("lazax", "jolnar", "sol"), {"lazax": (INFORMANT,), "sol": (RIFLE,)})
ARMED = battle(("letnev", "sol"), {"letnev": (RIFLE, SHIELD), "sol": (RIFLE, RETREAT)})
PLANNED = play(ARMED, "letnev: 1 champion both", "sol: 2 admiral attack")
OPENED = play(PLANNED, "letnev: rifle shield", "sol: rifle")
TRAITORS = play(
    battle(("letnev", "sol"), {}, traitors={"letnev": ("admiral",), "sol": ("champion",)}),
    "letnev: 1 champion none",
    "sol: 2 admiral none",
)
TALK = ceasefire(("hacan", "sol", "xxcha", "lazax"), {"sol": (DOUBLE_AGENT,)})

# What was said before the table was saved, and what is said after it was opened again.
HALVES: dict[str, tuple[State, str, list[str]]] = {
    "between two answers to a window": (WINDOW, "sol: pass", ["lazax: informant", "all: pass"]),
    "between two sealed plans": (ARMED, "sol: 2 admiral attack", ["letnev: 1 champion both", "sol: rifle"]),
    "between two sealed cards": (PLANNED, "letnev: rifle shield", ["sol: rifle"]),
    "between two calls for traitors": (TRAITORS, "sol: silence", ["letnev: traitor"]),
    "while a retreat is considered": (
        PLANNED,
        "letnev: rifle shield",
        ["sol: rifle", "sol: retreat", "letnev: keep keep"],
    ),
    "while a winner considers what to keep": (OPENED, "sol: stay", ["letnev: keep discard"]),
    "while a proposal is open": (TALK, "sol: propose 3", ["lazax: accept", "hacan: ready"]),
    "while a rider draws": (TALK, "sol: play double_agent", ["chance: emir", "sol: ready"]),
    "while Jol-Nar's card is drawn": (WINDOW, "sol: pass", ["lazax: pass", "chance: rifle", "lazax: bid 2"]),
}


@pytest.mark.parametrize("moment", HALVES)
def test_a_table_saved_in_mid_decision_goes_on_as_if_nothing_had_happened(moment: str) -> None:
    """The state is the same, and so is everything that comes of it."""
    s, first, rest = HALVES[moment]
    s = play(s, first)
    again = load(save(s), State)
    assert again == s
    assert told(again, *rest) == told(s, *rest)


def test_an_answer_that_is_sealed_is_saved_with_the_table() -> None:
    """Who has sealed a plan is not asked again after the table was opened."""
    s = load(save(play(ARMED, "sol: 2 admiral attack")), State)
    assert s.answers == (None, (2, "admiral", "attack"))
