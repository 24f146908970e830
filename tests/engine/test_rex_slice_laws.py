"""Random games of the Rex slice, held against every law."""

from __future__ import annotations

from collections import Counter

import pytest

from plancia.engine import laws, perft, to_move
from tests.engine.rex_slice.components import ALL_CARDS, INFLUENCE, LEADERS
from tests.engine.rex_slice.game import REX, Options, RexSlice
from tests.engine.rex_slice.positions import battle, chance
from tests.engine.rex_slice.table import State

SEATS = [pytest.param(n, id=f"{n} seats") for n in RexSlice.SEATS]


def components_are_conserved(s: State) -> None:
    """No card, traitor or influence is made or lost, and hands lie in order."""
    offered = (s.on_offer,) if s.on_offer else ()
    assert Counter(ALL_CARDS) == Counter((*s.deck, *s.discarded, *offered, *(c for hand in s.hands for c in hand)))
    everybody = sorted(leader for race in s.races for leader in LEADERS[race])
    assert everybody == sorted((*s.traitor_deck, *(t for held in s.traitors for t in held)))
    assert sum(s.influence) + s.pool == INFLUENCE
    assert all(list(cards) == sorted(cards) for cards in (s.deck, s.discarded, *s.hands, *s.shown))
    assert all(not Counter(shown) - Counter(hand) for shown, hand in zip(s.shown, s.hands, strict=True))
    assert min(min(s.influence), min(n for army in s.units for n in army)) >= 0


@pytest.mark.parametrize("seats", SEATS)
def test_components_are_conserved(seats: int) -> None:
    """After every decision of forty games everything is still there."""
    for seed in range(40):
        laws.random_game(REX, Options(), seats, chance(seed), components_are_conserved)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_listed_is_what_is_allowed_and_accepted(seats: int) -> None:
    """Every question of three games says the same on the table and on paper, and refuses everything else."""
    below = chance(seats)

    def check(s: State) -> None:
        for seat in to_move(s):
            laws.check_question(REX, s, seat, below)

    for _ in range(3):
        laws.random_game(REX, Options(), seats, below, check)


@pytest.mark.parametrize("seats", SEATS)
def test_every_state_can_be_saved_and_seen(seats: int) -> None:
    """Saved and loaded it is the same, and a state imagined from any view has that view."""
    below = chance(seats)

    def check(s: State) -> None:
        laws.check_saved(REX, s)
        for seat in (None, *range(seats)):
            laws.check_view(REX, s, seat, below)

    for _ in range(3):
        laws.random_game(REX, Options(), seats, below, check)


@pytest.mark.parametrize("seats", SEATS)
def test_simultaneous_answers_commute(seats: int) -> None:
    """In windows, plans, cards, retreats and traitor calls the order of the answers does not matter."""
    below, asked = chance(seats), Counter[str]()

    def check(s: State) -> None:
        if laws.check_commute(REX, s, below):
            asked[type(s.ask).__name__] += 1

    for _ in range(20):
        laws.random_game(REX, Options(), seats, below, check)
    assert asked.keys() >= {"PlayInformant", "SealPlan", "SealCards", "MayRetreat", "CallTraitor"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_log_is_all_that_has_to_be_kept(seats: int) -> None:
    """Replayed, it leads to the same state and tells the same facts."""
    for seed in range(20):
        played = laws.random_game(REX, Options(), seats, chance(seed))
        laws.check_replay(REX, Options(), seats, played)


def test_perft_of_a_battle() -> None:
    """The plans of a small battle are counted: 7 dials by 3 leaders by the slots of the hand, for both sides."""
    s = battle(("letnev", "sol"), {"letnev": ("rifle", "shield"), "sol": ("rifle",)})
    assert perft(s, 1) == 7 * 3 * 4
    assert perft(s, 2) == (7 * 3 * 4) * (7 * 3 * 2)
