"""The powers of the Rex slice as changes to procedures: steps put in, or put in the place of others."""

from __future__ import annotations

import pytest

from plancia.engine import Flow, FlowError, Insert
from tests.engine.rex_slice import powers
from tests.engine.rex_slice.auction import Bidding
from tests.engine.rex_slice.game import PROCEDURES, composed, fight_battles
from tests.engine.rex_slice.plans import Battle


def test_without_races_of_power_the_procedures_are_the_rulebooks() -> None:
    """Sol and Hacan change nothing in a battle."""
    assert composed(("sol", "hacan"), ()).order[Battle][:2] == ["seal_plans", "open_plans"]
    assert not composed(("sol", "hacan"), ()).owner


def test_a_power_puts_steps_in() -> None:
    """Jol-Nar's look stands between the offer and the first bid."""
    order = composed(("jolnar",), ()).order[Bidding]
    assert order[1:6] == ["offer_card", "jolnar_is_about_to_look", "jolnar_looks", "card_is_seen", "call_for_bid"]


def test_a_power_takes_the_place_of_a_step() -> None:
    """With Lazax in play, losses are chosen where they were counted."""
    order = composed(("lazax",), ()).order[Battle]
    at = order.index("winner_chooses_losses")
    assert order[at - 1 : at + 3] == [
        "compare_strengths",
        "winner_chooses_losses",
        "winner_takes_losses",
        "loser_discards",
    ]


def test_who_comes_first_does_not_depend_on_how_the_powers_are_listed() -> None:
    """Xxcha names Jol-Nar's step, and so stands before it either way."""
    forward, backward = (Flow(PROCEDURES, inserts).order for inserts in (powers.POWERS, powers.POWERS[::-1]))
    assert forward == backward


def test_two_powers_at_one_place_must_say_who_is_first() -> None:
    """If Xxcha did not name Jol-Nar's step, nobody would know."""
    rude = Insert(by="xxcha", frame=Battle, steps=powers.POWERS[0].steps, before=("seal_plans",))
    with pytest.raises(FlowError, match=r"(xxcha and jolnar|jolnar and xxcha) both stand before seal_plans"):
        Flow(PROCEDURES, [rude, powers.POWERS[1]])


def test_two_powers_cannot_take_the_place_of_one_step() -> None:
    """Lazax has replaced the payment: nobody else can."""
    greedy = Insert(by="hacan", frame=Bidding, steps=(fight_battles,), instead_of="pay_price")
    with pytest.raises(FlowError, match="hacan and lazax both stand in the place of pay_price"):
        Flow(PROCEDURES, [*powers.POWERS, greedy])


def test_the_order_can_be_read_with_the_rulebook() -> None:
    """Each step is printed in its place, with the race that brings it."""
    printed = str(composed(("lazax", "sol"), ()))
    assert "  compare_strengths\n  winner_chooses_losses           lazax\n" in printed
