"""The races as changes to procedures: inserted steps, and steps that replace others."""

from __future__ import annotations

import pytest

from plancia.engine import Flow, FlowError, Insert, Next
from plancia.games.rex import battle
from plancia.games.rex.bidding import Bidding
from plancia.games.rex.draft import Draft
from plancia.games.rex.factions import jol_nar, xxcha
from plancia.games.rex.game import INSERTS, PROCEDURES, composed
from plancia.games.rex.plans import Battle


def test_without_races_of_power_the_procedures_are_the_rulebooks() -> None:
    """Sol and Hacan change nothing in a battle, and without races nothing changes at all."""
    ((_, steps),) = battle.PROCEDURES
    assert composed(("sol", "hacan")).order[Battle] == [step.__name__ for step in steps]
    assert not composed(()).owner


def test_a_power_puts_steps_in() -> None:
    """The Jol-Nar look between the offer and the first bid. §20.1"""
    order = composed(("jol-nar",)).order[Bidding]
    assert order[2:6] == ["offer_card", "jol_nar_look", "jol_nar_see_card", "open_auction"]


def test_a_power_takes_the_place_of_a_step() -> None:
    """With the Lazax in play, losses are chosen instead of counted. §18.4"""
    order = composed(("lazax",)).order[Battle]
    at = order.index("winner_chooses_losses")
    assert order[at - 1 : at + 3] == [
        "compare_strengths",
        "winner_chooses_losses",
        "winner_takes_losses",
        "loser_discards",
    ]


def test_23_4_xxcha_command_before_jol_nar_ask() -> None:
    """And both before any dial is set. §23.4 §20.3"""
    order = composed(("jol-nar", "xxcha")).order[Battle]
    assert order.index("command_is_given") < order.index("jol_nar_may_ask") < order.index("seal_plans")


def test_who_comes_first_does_not_depend_on_how_the_powers_are_listed() -> None:
    """The Xxcha name the step of the Jol-Nar as their anchor, and so come before it either way."""
    assert Flow(PROCEDURES, INSERTS).order == Flow(PROCEDURES, INSERTS[::-1]).order


def test_two_powers_at_one_place_must_say_who_is_first() -> None:
    """If the Xxcha did not name the step of the Jol-Nar, the order would be undefined."""
    rude = Insert(by="xxcha", frame=Battle, steps=(xxcha.xxcha_may_command,), before=("seal_plans",))
    asking = [insert for insert in jol_nar.INSERTS if insert.frame is Battle]
    with pytest.raises(FlowError, match="jol-nar and xxcha both come before seal_plans"):
        Flow(PROCEDURES, [rude, *asking])
    with pytest.raises(FlowError, match="xxcha and jol-nar both come before seal_plans"):
        Flow(PROCEDURES, [*asking, rude])


def test_two_powers_cannot_take_the_place_of_one_step() -> None:
    """The Lazax have replaced the payment: nobody else can."""

    def hacan_receive_price(t: Draft, f: Bidding) -> Next:
        return None

    greedy = Insert(by="hacan", frame=Bidding, steps=(hacan_receive_price,), instead_of="pay_price")
    with pytest.raises(FlowError, match="hacan and lazax both replace pay_price"):
        Flow(PROCEDURES, [*INSERTS, greedy])


def test_the_order_can_be_read_with_the_rulebook() -> None:
    """Each step is printed in order, with the race that adds it."""
    assert "  compare_strengths\n  winner_chooses_losses           lazax\n" in str(composed(("lazax", "sol")))
