"""What a seat of the Rex slice may imagine: chance's odds, given what the rules prove."""

from __future__ import annotations

from collections import Counter

import pytest

from plancia.engine import Seat
from tests.engine.rex_slice.components import ALL_CARDS, BIO, DECK, HYLAR, RIFLE, SHIELD, SUIT
from tests.engine.rex_slice.game import REX
from tests.engine.rex_slice.positions import auction, battle, chance, play
from tests.engine.rex_slice.table import State

LETNEV_AND_SOL = ("letnev", "sol")


def imagined_hands(s: State, seat: Seat | None, of: Seat, times: int) -> Counter[tuple[str, ...]]:
    view, below = REX.view(s, seat), chance(1)
    return Counter(REX.imagine(view, below).hands[of] for _ in range(times))


def test_an_unknown_card_is_as_likely_as_it_is_frequent() -> None:
    """Of 28 cards one sees none: an opponent's single card is a rifle in 5 cases of 28."""
    seen = imagined_hands(battle(LETNEV_AND_SOL, {"sol": (SHIELD,)}), 0, 1, 4_000)
    expected = {(card,): 4_000 * copies / len(ALL_CARDS) for card, copies in DECK.items()}
    assert sum((seen[hand] - n) ** 2 / n for hand, n in expected.items()) < 24.3  # chi-square, 7 degrees, 1 in 1,000


def test_own_cards_are_not_imagined_elsewhere() -> None:
    """Who holds the only laser knows that the opponent does not."""
    s = battle(LETNEV_AND_SOL, {"letnev": (HYLAR,), "sol": (SHIELD,)})
    assert (HYLAR,) not in imagined_hands(s, 0, 1, 500)


def test_r81_an_open_slot_proves_a_card() -> None:
    """Between the two reveals the opponent's single card is an attack card: 5 rifles, 5 bio-weapons, one laser."""
    s = battle(LETNEV_AND_SOL, {"sol": (RIFLE,)})
    s = play(s, "letnev: 0 overseer none", "sol: 0 agent attack")
    seen = imagined_hands(s, 0, 1, 1_100)
    assert seen.keys() == {(RIFLE,), (BIO,), (HYLAR,)}
    assert seen[(HYLAR,)] == pytest.approx(100, abs=35)


def test_m43_a_promise_proves_a_card() -> None:
    """Who has promised the rifle holds it."""
    s = play(battle(("jolnar", "sol"), {"sol": (RIFLE, SUIT)}), "all: pass", "jolnar: attack", "sol: rifle")
    assert all(RIFLE in hand for hand in imagined_hands(s, 0, 1, 200))


def test_m42_a_card_kept_after_a_battle_is_known_to_all() -> None:
    """Everybody has seen it, a spectator too."""
    s = battle(LETNEV_AND_SOL, {"letnev": (BIO, SHIELD)})
    s = play(s, "letnev: 6 champion attack", "sol: 0 agent none", "letnev: bio_weapon", "letnev: stay", "letnev: keep")
    for seat in (1, None):
        assert all(BIO in hand for hand in imagined_hands(s, seat, 0, 100))


def test_m24_what_jolnar_saw_sold_stays_known_until_it_is_played() -> None:
    """Jol-Nar is sure of the buyer's card; another bidder is not."""
    s = play(auction(("hacan", "jolnar", "sol")), "chance: rifle", "hacan: bid 1", "jolnar: pass", "sol: pass")
    assert imagined_hands(s, 1, 0, 200).keys() == {(RIFLE,)}
    assert len(imagined_hands(s, 2, 0, 200)) > 3


def test_a_sealed_plan_is_imagined_where_it_is_seen_to_be_there() -> None:
    """The opponent knows that a plan is sealed, and imagines any that the imagined hand allows."""
    s = play(battle(LETNEV_AND_SOL, {"sol": (RIFLE,)}), "sol: 3 agent attack")
    view, below = REX.view(s, 0), chance(1)
    assert view.sealed.answered == (1,)
    assert len({REX.imagine(view, below).answers[1] for _ in range(100)}) > 20
    assert REX.imagine(REX.view(s, 1), below).answers[1] == (3, "agent", "attack")
