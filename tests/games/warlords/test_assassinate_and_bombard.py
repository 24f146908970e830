"""Assassinate and Bombard. §9"""

from plancia.games.warlords.facts import (
    GuardKilled,
    ReputationGained,
)
from tests.games.warlords.table import acting


def test_9_9_a_lone_mercenary_cannot_be_wounded() -> None:
    """Assassinate needs two mercenaries in the victim's row; a guard can always be killed. §9.9"""
    assert acting("M04", other="M05").refused("assassinate") == ("nothing_to_act_on", "8.3")
    wound = acting("M04", other="M05-M08").say("assassinate")
    assert wound.legal() == ["wound M05", "wound M08"]
    assert wound.say("wound M08").s.wounded == ("M08",)
    assert acting("M04", other="M25*M19").say("assassinate").legal() == ["kill M25"]


def test_9_9_a_killed_guard_goes_to_the_medical_bay() -> None:
    """Not to the reserve. §9.9 §1.5"""
    table = acting("M04", other="M25*M19").say("assassinate", "kill M25")
    assert table.base(1).medical == 1
    two = acting("M04", "hands=M05.M03/M30.M32", other="M25*M02*M15").say("assassinate", "kill M02")
    assert two.facts_of(GuardKilled)[0].cards == ("M02", "M15")
    assert two.s.guards == ("M25",)
    assert table.facts_of(GuardKilled)[0].ability == "heavy_assault"
    assert table.s.guards == ()


def test_assassinate_9_10_eight_tokens() -> None:
    """When all wound tokens are used nobody can be wounded; a wounded mercenary is not a target. §9.10"""
    row = "M05!-M08!-M09!-M10!-M12!-M16!-M17!-M18!-M22"
    assert acting("M04", other=row).refused("assassinate") == ("nothing_to_act_on", "8.3")
    second = acting("M04", other="M05!-M08").say("assassinate")
    assert second.refused("wound M05") == ("wounded_already", "9.10")
    assert second.say("wound M08").s.wounded == ("M05", "M08")


def test_bombard_9_16_with_infantry() -> None:
    """One opposing infantry dies, at any distance; no dice. §9.16 §9.15"""
    table = acting("M01", dorn="G1it.R").say("bombard infantry", "dorn1")
    assert table.planet("dorn1") == "1t"
    assert (table.base(1).medical, table.base().mission) == (1, 1)
    assert table.question == "TakeAction"


def test_bombard_9_17_with_an_aircraft() -> None:
    """An infantry dies, then each hit of two dice destroys one more unit of any kind. §9.17"""
    table = acting("M01", dorn="G1iit.R").say("bombard aircraft", "dorn1", "hit invader")
    assert table.legal() == ["i", "t"]
    table.say("t")
    missed = acting("M01", dorn="G1iit.R").say("bombard aircraft", "dorn1", "miss invader")
    assert missed.planet("dorn1") == "1it"
    assert missed.question == "TakeAction"
    assert table.planet("dorn1") == "1i"
    assert table.base(1).reserve[1] == 3


def test_9_17_dice_are_rolled_over_an_empty_planet() -> None:
    """The first kill is an infantry; surplus hits are lost, and an emptied planet has no owner. §9.17 §1.6"""
    table = acting("M01", dorn="G1i.R").say("bombard aircraft", "dorn1")
    assert table.question == "RollDice"
    table.say("hit hit")
    assert table.planet("dorn1") == ""
    assert table.question == "TakeAction"
    assert acting("M01", dorn="G1it.R").say("bombard aircraft", "dorn1", "hit hit").planet("dorn1") == ""


def test_bombard_9_15_needs_hostile_infantry() -> None:
    """A planet with only tanks is not a target, nor is the player's own. §9.15"""
    table = acting("M01", core="Y1t.B0i.W1i").say("bombard infantry")
    assert table.legal() == ["core3"]
    assert table.refused("core1") == ("no_hostile_infantry", "9.15")


def test_bombard_9_18_moves_no_marker() -> None:
    """A bombardment devastates nothing and gives no reputation for the kill. §9.18"""
    table = acting("M01", core="Y1i.B.W").say("bombard infantry", "core1")
    assert table.marker("yellow") == 2
    assert not table.facts_of(ReputationGained)
