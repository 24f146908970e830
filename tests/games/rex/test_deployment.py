"""The Manoeuvre phase: what deploying costs, and the Xxcha's unit for the Council. §10"""

from __future__ import annotations

from plancia.games.rex.facts import InfluencePaid
from tests.games.rex.table import deploying, legal, may, phase, play, position, quiet, refused

THREE = "hacan lazax letnev"


def test_a_deploying_player_is_asked_again_only_if_a_card_could_follow() -> None:
    """An affordable Informant, or Rapid Mobilization before anything was deployed. §26.3 §17.1 §16.15"""
    spies, marches = " informant" * 3, " rapid-mobilization" * 2

    def after(hand: str, purse: int, discarded: str, *lines: str) -> str:
        table = position("letnev sol lazax", hands={"letnev": hand}, influence={"letnev": purse}, discarded=discarded)
        at = quiet(phase(table, "manoeuvre"))
        return quiet(play(at, *lines)).asks if lines else at.asks

    deploy = "letnev: deploy SAI 1"
    assert after("bio-suit", 5, "", deploy) == "DeployUnits letnev", "an Informant could follow"
    assert after("bio-suit", 5, spies, deploy) != "DeployUnits letnev", "all Informants are discarded"
    assert after("bio-suit", 1, "", deploy) != "DeployUnits letnev", "it could not be paid for"
    assert after("", 5, "", deploy) != "DeployUnits letnev", "without a card there is none"
    assert after("bio-suit", 0, "") == "DeployUnits letnev", "another movement could be made"
    assert after("bio-suit", 0, marches) != "DeployUnits letnev", "all copies are discarded"


def test_10_7_five_units_into_a_space_held_by_sol_cost_ten() -> None:
    """2 for each in a space with enemies. §10.7"""
    at = deploying("jol-nar sol lazax", "jol-nar", units={"sol": "CIV 1"}, influence={"jol-nar": 10})
    assert play(at, "jol-nar: deploy CIV 5").influence("jol-nar") == 0
    assert not may(at, "jol-nar: deploy CIV 6")


def test_22_1_hacan_deploy_three_to_an_empty_space_for_two() -> None:
    """Half price, rounded up on the total. §22.1 §4.6"""
    at = deploying("hacan sol lazax", "hacan", influence={"hacan": 5})
    assert play(at, "hacan: deploy SAI 3").influence("hacan") == 3


def test_4_6_every_half_is_rounded_up_on_the_total() -> None:
    """3 for 3 units into an enemy space, 1 for 1 into an empty one. §4.6"""
    at = deploying("hacan sol lazax", "hacan", units={"sol": "CIV 1"}, influence={"hacan": 5})
    assert play(at, "hacan: deploy CIV 3").influence("hacan") == 2
    assert play(at, "hacan: deploy SAI 1").influence("hacan") == 4
    last = deploying("hacan sol lazax", "hacan", units={"sol": "CIV 1"}, influence={"hacan": 1})
    assert play(last, "hacan: deploy CIV 1").influence("hacan") == 0, "half of 2 for the last coin"


def test_10_6_deploying_is_limited_by_money_and_reserve_only() -> None:
    """And units never return to the reserve by choice. §10.6 §10.8"""
    at = deploying("letnev sol lazax", "letnev", units={"letnev": "NAV 5"}, influence={"letnev": 40})
    assert len(legal(at, "letnev", "deploy SAI")) == 15
    assert refused(at, "letnev: deploy SAI 16") == ("cannot_deploy_so_many", "10.7")
    verbs = {text.split()[0] for text in legal(at, "letnev")}
    assert verbs == {"end", "deploy"}
    for empty in ({"units": {"letnev": "NAV 20"}}, {"units": {"letnev": "NAV 5"}, "influence": {"letnev": 0}}):
        moved = play(phase(position("letnev sol lazax", **empty), "manoeuvre"), "letnev: stay")
        assert moved.asks != "DeployUnits letnev", "without a reserve, or without influence, nothing is asked"


def test_10_7_one_enemy_unit_doubles_the_price_even_beside_own_ones() -> None:
    """Face-down Xxcha do not; in the Council it is always 1. §10.7 §23.8"""
    at = deploying(
        "letnev sol xxcha",
        "letnev",
        units={"letnev": "CIV 3", "sol": "CIV 1, COU 4"},
        face_down="SAI 4",
        influence={"letnev": 4},
    )
    assert len(legal(at, "letnev", "deploy CIV")) == 2
    assert len(legal(at, "letnev", "deploy SAI")) == 4
    assert len(legal(at, "letnev", "deploy COU")) == 4


def test_2_6_a_player_may_deploy_into_the_council_beside_an_ally() -> None:
    """The rule of this space is more specific. §2.6"""
    at = deploying(
        "letnev sol lazax xxcha", "letnev", units={"sol": "COU 1"}, alliances="letnev sol", influence={"letnev": 1}
    )
    assert may(at, "letnev: deploy COU 1")


def test_19_4_sol_deploys_free_into_one_space_of_its_sectors() -> None:
    """Any number, and nowhere else. §19.4"""
    at = deploying("sol lazax letnev", "sol", influence={"sol": 0}, fleet=14)
    spaces = {text.split()[1] for text in legal(at, "sol", "deploy")}
    assert spaces == {"GAR", "TRA", "ADM", "VEL", "EMB", "WES"}
    assert len(legal(at, "sol", "deploy EMB")) == 20
    assert refused(at, "sol: deploy CIV 1") == ("outside_own_sectors", "19.4")
    done = play(at, "sol: deploy EMB 7")
    assert done.at("sol", "EMB") == (7, 0)
    assert done.asks != "DeployUnits sol"


def test_hacan_are_paid_for_deployments_of_others_allies_too() -> None:
    """Their own payments go to the pool. §22.2"""
    table = {"influence": {"letnev": 4}, "alliances": "hacan letnev"}
    at = deploying("letnev hacan lazax sol", "letnev", **table)
    after = play(at, "letnev: deploy SAI 4")
    assert after.facts_of(InfluencePaid)[0].receiver == 1
    assert (after.influence("letnev"), after.influence("hacan")) == (2, 7)
    lazax = play(deploying("lazax hacan letnev", "lazax", influence={"lazax": 3}), "lazax: deploy SAI 1 2")
    assert (lazax.influence("lazax"), lazax.influence("hacan")) == (0, 8), "mechanized units included"
    own = play(deploying("hacan letnev lazax", "hacan"), "hacan: deploy SAI 2")
    assert own.facts_of(InfluencePaid)[0].receiver is None


def test_22_4_an_ally_of_the_hacan_deploys_at_half_price() -> None:
    """Without asking. §22.4 §7.7"""
    at = deploying("letnev hacan lazax sol", "letnev", influence={"letnev": 2}, alliances="hacan letnev")
    assert len(legal(at, "letnev", "deploy SAI")) == 4


def test_22_3_the_hacan_move_replaces_deploying_and_costs_one_each_to_the_pool() -> None:
    """Wherever it goes; never paid to the Hacan, and not a deployment. §22.3"""
    at = deploying("hacan lazax xxcha", "hacan", units={"hacan": "ADI 5", "lazax": "CIV 2"}, influence={"hacan": 5})
    after = play(at, "hacan: shift ADI CIV 3")
    assert (after.influence("hacan"), after.at("hacan", "CIV")) == (2, (3, 0))
    assert after.facts_of(InfluencePaid)[0].receiver is None
    assert after.asks != "EnterCouncil xxcha"
    assert after.asks != "DeployUnits hacan"
    assert {text.split()[1] for text in legal(at, "hacan", "shift")} == {"ADI"}
    assert not may(at, "hacan: shift ADI ADI 1")
    assert not may(at, "hacan: shift ADI CIV 6"), "each is paid for"
    out = position("hacan lazax xxcha", units={"hacan": "ADI 20"}, influence={"hacan": 5})
    out_of_reserve = play(phase(out, "manoeuvre"), "hacan: stay")
    assert may(out_of_reserve, "hacan: shift ADI CIV 5"), "it needs no reserve"


def test_22_4_allied_sol_moves_units_by_the_hacan_card_and_pays_the_pool() -> None:
    """From sector 5 to 15 for 1 influence each, if the Hacan agree. §22.4"""
    at = deploying(
        "sol hacan lazax letnev", "sol", units={"sol": "SAI 3"}, influence={"sol": 3}, alliances="sol hacan", fleet=9
    )
    asked = play(at, "sol: shift SAI TRA 3")
    assert asked.asks == "AllowAlly hacan"
    after = play(asked, "hacan: yes")
    assert (after.influence("sol"), after.influence("hacan"), after.at("sol", "TRA")) == (0, 5, (3, 0))
    no = play(asked, "hacan: no")
    assert no.asks == "DeployUnits sol"
    assert not may(no, "sol: shift SAI TRA 3")
    assert may(no, "sol: deploy PAL 3")
    assert refused(no, "sol: deploy SAI 3") == ("outside_own_sectors", "19.4")


def test_22_4_the_hacan_move_of_an_ally_needs_a_yes_each_time_unless_it_stands() -> None:
    """A permanent consent is not asked for again, and applies only to this ally. §22.4 §7.7"""
    races, units = "sol lazax hacan letnev xxcha", {"sol": "SAI 3", "lazax": "CAR 2"}
    at = deploying(races, "sol", units=units, alliances="sol lazax hacan")
    asked = play(at, "sol: shift SAI TRA 1")
    for answer, again in (("yes", True), ("always", False)):
        later = phase(play(asked, f"hacan: {answer}").s, "manoeuvre")
        later = play(later, "sol: stay", "sol: shift SAI VEL 1")
        assert (later.asks == "AllowAlly hacan") == again
    other = play(play(asked, "hacan: always"), "lazax: stay", "lazax: shift CAR LOW 1")
    assert other.asks == "AllowAlly hacan"


def test_22_3_the_hacan_move_may_enter_enemies_but_not_leave_or_enter_bombardment() -> None:
    """By analogy with movement and deployment. §22.3"""
    at = deploying(
        "hacan lazax letnev",
        "hacan",
        units={"hacan": "ADI 2, SAI 1", "lazax": "HOL 1"},
        fleet=7,
        influence={"hacan": 9},
    )
    assert legal(at, "hacan", "shift ADI") == []
    assert may(at, "hacan: shift SAI HOL 1")
    assert not may(at, "hacan: shift SAI ADI 1")


def test_mechanized_units_deploy_at_the_ordinary_price() -> None:
    """The Lazax choose which kind is deployed or moved. §18.2"""
    at = deploying("lazax sol letnev", "lazax", influence={"lazax": 3})
    after = play(at, "lazax: deploy SAI 1 2")
    assert (after.influence("lazax"), after.at("lazax", "SAI")) == (0, (1, 2))
    assert after.s.mechanized_reserve == 3
    groups = {text.split("SAI ")[1] for text in legal(at, "lazax", "deploy SAI")}
    assert groups == {"0 1", "0 2", "0 3", "1 0", "1 1", "1 2", "2 0", "2 1", "3 0"}, "as many as can be paid"


def test_23_9_one_council_unit_for_each_deploying_player_a_round() -> None:
    """An Informant in the same turn does not trigger it again; as an option once per round in total. §23.9 §25.9"""
    races, hands, money = "letnev lazax xxcha", {"letnev": "informant"}, {"letnev": 9, "lazax": 9}
    at = deploying(races, "letnev", hands=hands, influence=money)
    at = play(at, "letnev: deploy SAI 1")
    assert at.asks == "EnterCouncil xxcha"
    at = play(at, "xxcha: yes", "letnev: informant HOL 1")
    assert at.asks == "DeployUnits lazax"
    assert play(at, "lazax: deploy LOW 1 0").asks == "EnterCouncil xxcha"
    once = deploying(races, "letnev", hands=hands, influence=money, options={"one_council_unit": True})
    once = play(once, "letnev: deploy SAI 1", "xxcha: yes", "letnev: end", "lazax: deploy LOW 1 0")
    assert once.at("xxcha", "COU") == (1, 0)
    assert once.asks != "EnterCouncil xxcha"


def test_23_9_sols_free_deployment_triggers_the_xxcha_unit_which_arrives_face_up() -> None:
    """Free of charge. §23.9 §23.10"""
    at = play(deploying("sol lazax xxcha", "sol"), "sol: deploy PAL 1", "xxcha: yes")
    assert at.at("xxcha", "COU") == (1, 0)
    assert at.influence("xxcha") == 5


def test_23_9_the_xxcha_unit_comes_at_once_needs_a_reserve_and_is_no_deployment() -> None:
    """Before that player continues; an ally's deployment triggers it too. §23.9"""
    at = deploying(
        "letnev lazax xxcha hacan",
        "letnev",
        alliances="letnev xxcha",
        influence={"letnev": 9, "xxcha": 0},
        hands={"letnev": "informant"},
    )
    at = play(at, "letnev: deploy SAI 1")
    assert at.asks == "EnterCouncil xxcha"
    none = play(at, "xxcha: no")
    assert none.at("xxcha", "COU") == (0, 0)
    assert none.asks == "DeployUnits letnev"
    at = play(at, "xxcha: yes")
    assert at.asks == "DeployUnits letnev"
    own = play(deploying("xxcha lazax letnev", "xxcha"), "xxcha: deploy SAI 1")
    assert own.asks != "EnterCouncil xxcha", "their own deployment does not trigger it"
    empty = deploying("letnev lazax xxcha", "letnev", units={"xxcha": "HOL 20"}, influence={"letnev": 9})
    assert play(empty, "letnev: deploy SAI 1").asks != "EnterCouncil xxcha"
