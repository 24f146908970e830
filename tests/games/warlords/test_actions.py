"""Actions, their costs and their reputation."""

import pytest

from plancia.engine import Question
from plancia.games.warlords import GAME
from plancia.games.warlords.components import SUPPORT_CARDS
from plancia.games.warlords.facts import (
    BonusTaken,
    ExchangeSeen,
    GuardKilled,
    ReputationGained,
    TakenCardSeen,
    TakenCardShown,
)
from plancia.games.warlords.reputation import possible
from tests.games.warlords.table import Table


def acting(card: str, words: str = "", *, row: str = "", other: str = "", **sectors: str) -> Table:
    """Seat 0 has just played this card; its reputation marker asks for Support."""
    defaults = {
        "ships": "core/core",
        "bases": "3.3.2/3.0.0",
        "hands": "M02.M03/M30.M32",
        "markers": "support.recon.recon.bombard.bombard",
    }
    text = " ".join(f"{key}={value}" for key, value in defaults.items())
    return Table(words=f"turn=0:actions rows={row or card}/{other} played={card} {text} {words}", **sectors)


# ---- deploying -------------------------------------------------------------------------------------------------------
def test_deploy_9_2_one_to_three_units() -> None:
    """One, two or three units of any kinds land on one planet of the ship's sector. §9.2"""
    table = acting("M29", "bases=3.3.0/3.0.0").say("deploy")
    assert table.offered() == ["core1", "core2", "core3"]
    assert table.offered("core1") == ["i", "t", "ii", "it", "tt", "iii", "iit", "itt", "ttt"]
    table.say("core1 itt")
    assert table.planet("core1") == "0itt"
    assert table.base().pad == (2, 1, 0)


def test_deploy_9_3_an_empty_planet_pays_the_lower_value() -> None:
    """Control of an empty planet pays the lower value at its type's marker. §9.3"""
    assert acting("M29", "track=0.4.1.0.0.0").say("deploy", "core2 i").s.power == (2, 0)
    assert acting("M29", "track=0.4.1.0.0.0").say("deploy", "core1 i").s.power == (0, 0)


def test_deploy_9_4_own_planets_are_reinforced_up_to_three() -> None:
    """Reinforcing pays nothing, and a planet holds three units. §9.4 §1.7"""
    table = acting("M29", core="Y0ii.B0iii.W").say("deploy")
    assert "core2" not in table.offered()
    assert table.refused("core2") == ("planet_is_full", "1.7")
    assert table.offered("core1") == ["i", "t", "a"]
    assert table.say("core1 t").s.power == (0, 0)


def test_m7_deployed_tanks_and_aircraft_stay() -> None:
    """An aircraft that served as Dropship stays on the planet; it cannot be recalled. M7 §9.6 §5.3"""
    table = acting("M29").say("deploy", "dorn1 ia", "end")
    assert table.planet("dorn1") == "0ia"
    again = Table(dorn="G0ia.R", words="turn=0:recall ships=core/core bases=0.3.1/3.0.0 hands=M01/M02").say(
        "recall dorn1 1"
    )
    assert again.planet("dorn1") == "0a"
    assert again.question == "MoveShip"


def test_m10_two_uses_of_an_aircraft() -> None:
    """Dropship keeps the aircraft on the planet, Bombard gives it up to the reserve. M10 §9.6 §9.15"""
    table = acting("M01", core="Y1i.B.W").say("bombard aircraft")
    assert table.base().pad[2] == 1
    assert table.base().reserve[2] == 1
    assert "dorn1" in acting("M01").say("deploy").offered()
    assert "dorn1" not in acting("M01", "bases=3.3.0/0.0.0").say("deploy").offered()


def test_dropship_9_6_three_units_with_the_aircraft_among_them() -> None:
    """Elsewhere an aircraft must be among the three units at most. §9.6"""
    units = acting("M29").say("deploy").offered("dorn1")
    assert all("a" in word for word in units)
    assert max(map(len, units)) == 3


def test_m29_deploy_only_with_a_dropship_needs_an_empty_planet() -> None:
    """Near targets are empty or own, remote ones empty. M29 §9.8"""
    table = acting("M37", core="Y0i.B1i.W", dorn="G0i.R1i").say("deploy_only")
    assert table.offered() == ["core1", "core3", "jyss1", "jyss2"]
    assert table.refused("core2") == ("may_not_invade", "9.8")
    assert table.refused("dorn1") == ("too_far_to_deploy", "9.8")


def test_deploy_8_3_nothing_to_deploy() -> None:
    """Without units a Deploy cannot be chosen. §8.3"""
    assert acting("M29", "bases=0.0.0/0.0.0").refused("deploy") == ("nothing_to_act_on", "8.3")


# ---- order and cost --------------------------------------------------------------------------------------------------
def test_actions_8_1_each_once_in_any_order() -> None:
    """All, some or none of the card's actions, each once. §8.1"""
    table = acting("M29")
    assert table.offered() == ["deploy", "support", "end"]
    table.say("deploy", "core1 i")
    assert table.offered() == ["support", "end"]
    assert table.refused("deploy") == ("action_done", "8.1")
    assert table.refused("recon") == ("not_on_your_mercenary", "8.1")


def test_cost_8_3_is_paid_in_full_or_not_at_all() -> None:
    """An action that cannot be paid for is not available. §8.3"""
    assert acting("M24", "bases=0.3.2/0.0.0").refused("recon") == ("cannot_pay", "8.3")


def test_m22_reputation_comes_before_the_action() -> None:
    """Cost, reputation with its bonus, then the action. M22 §8.4"""
    table = acting("M29", "bases=1.0.0/0.0.0").say("support")
    assert table.base().mission == 1
    assert table.s.reputation == (1, 0)
    assert table.question == "ChooseBonus"
    assert table.s.ending == "", "only the last space ends the game"
    table.say("infantry", "blockade")
    assert sum(table.s.support[0]) == 1


def test_f18_targets_are_chosen_after_the_bonus() -> None:
    """Bombard says how it pays at once and chooses its planet after the bonus. F18 §8.4 §9.15"""
    table = acting("M01", "markers=bombard.recon.recon.support.bombard", core="Y1i.B1i.W")
    assert table.legal("bombard") == ["bombard infantry", "bombard aircraft"]
    table.say("bombard infantry")
    assert table.question == "ChooseBonus"
    table.say("power")
    assert table.legal() == ["core1", "core2"]


def test_f15_the_step_is_compulsory() -> None:
    """A matching action moves the marker, even onto the last space; only the bonus is optional. F15 §13.3 §13.9"""
    table = acting("M29", "reputation=9/0 markers=recon.recon.bombard.bombard.support").say("support")
    assert table.s.reputation == (10, 0)
    assert table.s.ending == "reputation"
    assert table.legal() == ["power", "nothing"]


def test_f16_an_action_must_be_playable_to_match() -> None:
    """No reputation for a Recon without an unexplored sector: it cannot be declared. F16 §8.3 §13.3"""
    bright = {"ultara": "Y.Y", "vessk": "G.G", "hiran": "W.W", "rohn": "B.R", "kaleth": "B.R", "ommar": "P.G"}
    table = acting("M24", "markers=recon.recon.support.bombard.bombard", **bright)
    assert "recon" not in table.offered()


def test_m24_the_marker_that_counts_is_ones_own() -> None:
    """Two players may need different actions at the same time. M24 §13.2"""
    words = "markers=support.recon.recon.bombard.bombard reputation"
    assert acting("M24", f"{words}=0/0").say("support").s.reputation == (1, 0)
    assert acting("M24", f"{words}=2/0").say("support").s.reputation == (2, 0)
    assert acting("M24", f"{words}=2/0").say("recon").s.reputation == (3, 0)


def test_reputation_13_1_a_marker_counts_for_two_steps() -> None:
    """Spaces 0 and 1 look at the first marker, 2 and 3 at the second, and so on. §13.1"""
    markers = ("support", "recon", "assassinate", "bombard", "subterfuge")
    for space in range(10):
        table = acting("M29", f"markers={'.'.join(markers)} reputation={space}/0")
        matched = table.say("support").s.reputation[0] > space
        assert matched == (markers[space // 2] == "support")


def test_reputation_13_3_every_match_counts() -> None:
    """Two matching actions of one turn each bring a step, by the marker in force then. §13.3"""
    table = acting("M24", "reputation=1/0").say("support", "nothing", "recon", "recon")
    assert table.s.reputation == (3, 0)


def test_reputation_13_6_nothing_may_be_taken() -> None:
    """The bonus may be declined. §13.6"""
    nothing = acting("M29").say("support", "nothing", "recon")
    assert nothing.s.power == (0, 0)
    assert nothing.told(BonusTaken) == []
    assert acting("M29").say("support", "power", "recon").s.power == (2, 0)


def test_reputation_13_7_bonuses() -> None:
    """Infantry, a repaired tank, a mercenary, a support card, a recovery. §13.7"""
    assert acting("M29", "reputation=0/0").say("support", "infantry").base().pad[0] == 3
    tank = acting("M29", "reputation=2/0 markers=recon.support.bombard.bombard.recon bases=3.1.1/3.0.0")
    assert tank.say("support", "repair_tank").base().pad == (2, 2, 1)
    assert tank.told(BonusTaken)[0].bonus == "repair_tank"
    merc = acting("M29", "reputation=3/0 markers=recon.support.bombard.bombard.recon").say(
        "support", "mercenary", "M05"
    )
    assert merc.s.hands[0] == ("M02", "M03", "M05")
    card = acting("M29", "reputation=1/0").say("support", "support", "recon", "blockade")
    assert sum(card.s.support[0]) == 2
    rest = acting("M29", "reputation=4/0 markers=recon.recon.support.bombard.bombard bases=1.0.0:2.3.4/0.0.0")
    base = rest.say("support", "recover").base()
    assert (base.pad[0], base.mission, base.decon, base.medical) == (3, 0, 7, 0)


def test_reputation_13_8_what_is_impossible_is_not_offered() -> None:
    """Without a tank in reserve nothing can be repaired; power is always there. §13.8"""
    table = acting("M29", "reputation=2/0 markers=recon.support.bombard.bombard.recon").say("support")
    assert table.legal() == ["infantry", "power", "nothing"]
    assert table.refused("repair_tank") == ("bonus_not_possible", "13.8")
    assert table.refused("recover") == ("bonus_not_offered", "13.6")


@pytest.mark.parametrize(
    ("bonus", "words", "offered"),
    [
        ("infantry", "bases=19.0.0/0.0.0", True),
        ("infantry", "bases=20.0.0/0.0.0", False),
        ("repair_tank", "bases=3.2.0/0.0.0", True),
        ("repair_tank", "bases=3.3.0/0.0.0", False),
        ("mercenary", "", True),
        ("support", "", True),
        ("support", "support=/assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge"
         ".deploy_only.deploy_only.deploy_only.deploy_only.blockade.blockade.blockade", False),
        ("recover", "bases=3.0.0:1.0.0/0.0.0", True),
        ("recover", "bases=3.0.0:0.1.0/0.0.0", True),
        ("recover", "bases=3.0.0:0.0.1/0.0.0", True),
        ("recover", "bases=3.0.0:0.0.0/0.0.0", False),
    ],
)  # fmt: skip
def test_reputation_13_8_each_bonus_needs_something(bonus: str, words: str, offered: bool) -> None:
    """Infantry or a tank in reserve, a card to draw, somebody to recover. §13.8"""
    assert possible(acting("M29", words).s, 0, bonus) == offered


def test_m8_tanks_come_back_by_repair_aircraft_never() -> None:
    """A tank in reserve returns by the bonus; no bonus brings an aircraft. M8 §13.7"""
    table = acting("M29", "reputation=2/0 markers=recon.support.bombard.bombard.recon bases=3.1.1/0.0.0").say("support")
    assert table.legal() == ["infantry", "repair_tank", "power", "nothing"]
    assert not any("aircraft" in space.offers for space in table.s.box.reputation)


def test_f17_the_bonus_never_clears_the_market() -> None:
    """A mercenary drawn as a bonus leaves the market alone, with two players too. F17 §13.7"""
    words = "reputation=3/0 markers=recon.support.bombard.bombard.recon market=M08.M09.M10.M11"
    table = acting("M29", words).say("support", "mercenary", "M05")
    assert table.s.market == ("M08", "M09", "M10", "M11")
    assert len(table.s.hands[0]) == 3


def test_reputation_13_9_no_step_beyond_the_end() -> None:
    """On the last space further gains are ignored. §13.9"""
    table = acting("M29", "reputation=10/0 markers=recon.recon.bombard.bombard.support").say("support")
    assert table.s.reputation == (10, 0)
    assert table.question == "DrawSupport"


# ---- assassinate -----------------------------------------------------------------------------------------------------
def test_m25_a_lone_mercenary_cannot_be_wounded() -> None:
    """Assassinate needs two mercenaries in the victim's row; a guard can always be killed. M25 §9.9"""
    assert acting("M04", other="M05").refused("assassinate") == ("nothing_to_act_on", "8.3")
    wound = acting("M04", other="M05-M08").say("assassinate")
    assert wound.legal() == ["wound M05", "wound M08"]
    assert wound.say("wound M08").s.wounded == ("M08",)
    assert acting("M04", other="M25*M19").say("assassinate").legal() == ["kill M25"]


def test_m26_a_killed_guard_goes_to_the_medical_bay() -> None:
    """Not to the reserve. M26 §9.9 §1.5"""
    table = acting("M04", other="M25*M19").say("assassinate", "kill M25")
    assert table.base(1).medical == 1
    two = acting("M04", "hands=M05.M03/M30.M32", other="M25*M02*M15").say("assassinate", "kill M02")
    assert two.told(GuardKilled)[0].cards == ("M02", "M15")
    assert two.s.guards == ("M25",)
    assert table.told(GuardKilled)[0].ability == "heavy_assault"
    assert table.s.guards == ()


def test_assassinate_9_10_eight_tokens() -> None:
    """When all wound tokens are out nobody can be wounded; a wounded mercenary is no target. §9.10"""
    row = "M05!-M08!-M09!-M10!-M12!-M16!-M17!-M18!-M22"
    assert acting("M04", other=row).refused("assassinate") == ("nothing_to_act_on", "8.3")
    second = acting("M04", other="M05!-M08").say("assassinate")
    assert second.refused("wound M05") == ("wounded_already", "9.10")
    assert second.say("wound M08").s.wounded == ("M05", "M08")


# ---- subterfuge ------------------------------------------------------------------------------------------------------
def test_m27_the_choice_comes_after_the_look() -> None:
    """A card is taken at random; then the taker, who has seen it, chooses. M27 §9.12"""
    table = acting("M16", core="Y1i.B.W").say("subterfuge", "1", "M30")
    assert table.s.taken == "M30"
    assert set(table.legal()) == {"exchange M02", "exchange M03", "use deploy_only", "use recon"}


def test_subterfuge_9_13_exchange() -> None:
    """Exchange keeps the card and gives another one from the hand. §9.13"""
    table = acting("M16").say("subterfuge", "1", "M30", "exchange M02")
    assert table.s.hands == (("M03", "M30"), ("M02", "M32"))


def test_m28_subterfuge_itself_earns_reputation() -> None:
    """The mercenary's own Subterfuge matches; the action used by it does not. M28 §13.3 §13.5"""
    words = "markers=subterfuge.recon.recon.bombard.bombard"
    table = acting("M16", words).say("subterfuge", "power", "1", "M30", "use recon", "ultara", "blue blue", "none")
    assert table.s.reputation == (1, 0)
    again = acting("M16", "markers=recon.recon.subterfuge.bombard.bombard")
    again.say("subterfuge", "1", "M30", "use recon", "ultara", "blue blue", "none")
    assert again.s.reputation == (0, 0)


def test_f19_who_knows_which_card() -> None:
    """Owner and taker know the card; exchanged cards are known to the two; a used card is shown to all. F19 §19.3"""
    words = (
        "turn=0:actions rows=M16// played=M16 ships=core/core/core bases=3.3.2/3.0.0/3.0.0 hands=M02.M03/M30.M32/M10"
    )
    swap = Table(words=f"seats=3 {words} markers=support.recon.recon.bombard.bombard")
    swap.say("subterfuge", "1", "M30")
    assert [GAME.view(swap.s, seat).taken for seat in (0, 1, 2, None)] == ["M30", "M30", None, None]
    assert swap.told(TakenCardSeen)[0].to == (0, 1)
    swap.say("exchange M02")
    assert swap.told(ExchangeSeen)[0].to == (0, 1)
    assert GAME.view(swap.s, 0).told == {"M02": 0b010}
    assert GAME.view(swap.s, 1).told == {"M30": 0b001}
    assert GAME.view(swap.s, 2).told == {}
    use = Table(words=f"seats=3 {words} markers=support.recon.recon.bombard.bombard")
    use.say("subterfuge", "1", "M30", "use recon")
    assert [GAME.view(use.s, seat).taken for seat in (0, 1, 2, None)] == ["M30"] * 4
    assert use.told(TakenCardShown)
    use.say("ultara", "blue blue", "none")
    assert use.s.hands[1] == ("M30", "M32")
    assert GAME.view(use.s, 2).shown == {"M30": 0b010}


def test_f20_a_borrowed_action_is_paid_for_as_well() -> None:
    """Two infantry in all; a borrowed Deploy keeps Dropship and remote reinforcement but may not invade. F20 §9.14"""
    table = acting("M16", "hands=M02.M03/M32.M35", core="Y0i.B1i.W", dorn="G0i.R1i")
    table.say("subterfuge", "1", "M32", "use recon")
    assert table.base().mission == 2
    deploy = acting("M16", "hands=M02.M03/M32.M35", core="Y0i.B1i.W", dorn="G0i.R1i")
    deploy.say("subterfuge", "1", "M32", "use deploy")
    assert deploy.offered() == ["core1", "core3", "dorn1", "jyss1", "jyss2"]
    assert deploy.refused("core2") == ("may_not_invade", "9.8")


def test_f20_a_borrowed_bombard_may_be_paid_with_an_aircraft() -> None:
    """The card's Bombard asks how it is paid. F20 §9.14 §9.15"""
    table = acting("M16", "hands=M02.M03/M01", core="Y1i.B.W").say("subterfuge", "1", "M01")
    assert table.legal("use bombard") == ["use bombard infantry", "use bombard aircraft"]
    table.say("use bombard aircraft", "core1")
    assert table.question == "RollDice"
    assert (table.base().mission, table.base().reserve[2]) == (1, 1), "one infantry for Subterfuge, the aircraft for it"


def test_f21_if_nothing_is_possible_the_card_goes_back() -> None:
    """Without another card and without a playable action the card is returned, the cost stays paid. F21 §9.12"""
    table = acting("M16", "bases=1.0.0/0.0.0 hands=/M15").say("subterfuge", "1", "M15")
    assert table.legal() == ["return"]
    table.say("return")
    assert table.s.hands == ((), ("M15",))
    assert table.base().mission == 1
    assert GAME.view(table.s, None).shown == {}, "it was not shown to all"


def test_subterfuge_9_14_not_a_second_one() -> None:
    """Subterfuge cannot be borrowed by Subterfuge. §9.14"""
    table = acting("M16", "hands=M02.M03/M18.M30").say("subterfuge", "1", "M18")
    assert table.refused("use subterfuge") == ("no_second_subterfuge", "9.14")
    assert table.legal("use") == ["use deploy", "use support"]


def test_subterfuge_9_12_needs_a_card_to_take() -> None:
    """An opponent without mercenaries in hand cannot be robbed. §9.12"""
    assert acting("M16", "hands=M02/").refused("subterfuge") == ("nothing_to_act_on", "8.3")


# ---- bombard ---------------------------------------------------------------------------------------------------------
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


def test_f22_dice_are_rolled_over_an_empty_planet() -> None:
    """The first kill is an infantry; surplus hits are lost, and an emptied planet has no owner. F22 §9.17 §1.6"""
    table = acting("M01", dorn="G1i.R").say("bombard aircraft", "dorn1")
    assert table.question == "RollDice"
    table.say("hit hit")
    assert table.planet("dorn1") == ""
    assert table.question == "TakeAction"
    assert acting("M01", dorn="G1it.R").say("bombard aircraft", "dorn1", "hit hit").planet("dorn1") == ""


def test_bombard_9_15_needs_hostile_infantry() -> None:
    """A planet with tanks alone is no target, nor is an own one. §9.15"""
    table = acting("M01", core="Y1t.B0i.W1i").say("bombard infantry")
    assert table.legal() == ["core3"]
    assert table.refused("core1") == ("no_hostile_infantry", "9.15")


def test_bombard_9_18_moves_no_marker() -> None:
    """A bombardment devastates nothing and brings no reputation for the kill. §9.18"""
    table = acting("M01", core="Y1i.B.W").say("bombard infantry", "core1")
    assert table.marker("yellow") == 2
    assert not table.told(ReputationGained)


# ---- support ---------------------------------------------------------------------------------------------------------
def test_f24_discards_are_shuffled_only_when_needed() -> None:
    """The discards are open and become the deck when a card is drawn from an empty one, between two too. F24 §11.8"""
    held = "assassinate.assassinate.recon.recon.subterfuge.subterfuge.subterfuge.deploy_only.deploy_only.deploy_only"
    words = "turn=0:mercenary rows=M09*M30/ hands=M01/M03 ships=core/core bases=3.3.2/3.0.0"
    table = Table(words=f"{words} support=/{held}.blockade.blockade discards=assassinate.recon.blockade")
    assert GAME.view(table.s, 1).discards == {
        "assassinate": 1,
        "recon": 1,
        "subterfuge": 0,
        "deploy_only": 0,
        "blockade": 1,
    }
    assert table.s.support_deck == (0, 0, 0, 1, 0)
    table.say("M01 right", "guard", "use", "deploy_only")
    assert table.s.discards == (0, 0, 0, 0, 0)
    assert list(Question(table.s, -1)) == [("assassinate",), ("recon",), ("blockade",)]
    table.say("recon")
    assert dict(zip(SUPPORT_CARDS, table.s.support[0], strict=True))["recon"] == 1


def test_support_9_19_unavailable_without_cards() -> None:
    """With neither deck nor discards nothing can be drawn. §9.19 §11.8"""
    held = (
        "assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge.deploy_only.deploy_only"
    )
    table = acting("M29", f"support=/{held}.deploy_only.deploy_only.blockade.blockade.blockade")
    assert table.refused("support") == ("nothing_to_act_on", "8.3")


def test_support_8_4_the_bonus_may_take_the_last_card() -> None:
    """If the bonus draws the last support card, the action draws nothing. §8.4 §11.8"""
    held = (
        "assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge.deploy_only.deploy_only"
    )
    table = acting("M29", f"support=/{held}.deploy_only.deploy_only.blockade.blockade reputation=1/0")
    table.say("support", "support", "blockade")
    assert table.question == "TakeAction"
    assert sum(table.s.support[0]) == 1


def test_m30_one_support_card_a_turn_and_no_reputation() -> None:
    """One card per turn, and its action never moves the marker. M30 §8.2 §13.5"""
    words = "support=recon.assassinate/ markers=recon.recon.bombard.bombard.support"
    table = acting("M29", words, other="M05-M08").say("card recon", "ultara", "blue blue", "none")
    assert table.s.reputation == (0, 0)
    assert table.refused("card assassinate") == ("one_support_card_a_turn", "8.2")
    assert table.base().mission == 1


def test_support_11_2_before_between_and_after() -> None:
    """A support card may be played before, between and after the mercenary's actions. §8.2 §11.2"""
    assert "card recon" in acting("M29", "support=recon/").legal()
    table = acting("M29", "support=recon/").say("deploy", "core1 t")
    assert "card recon" in table.legal()
    table.say("support", "nothing", "blockade")
    assert table.legal() == ["card recon", "end"]
