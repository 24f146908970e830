"""The Manoeuvre phase: how far a group goes, where it may end, and what deploying costs."""

from __future__ import annotations

from plancia.games.rex.facts import InfluencePaid
from tests.games.rex.table import ALL, Played, legal, may, phase, play, position, quiet, refused

THREE = "hacan lazax letnev"


def targets(at: Played, who: str, origin: str) -> set[str]:
    """Where a group from there may go."""
    return {text.split()[2] for text in legal(at, who, f"move {origin}")}


# ---- movement --------------------------------------------------------------------------------------------------------
def test_r36_each_player_moves_and_deploys_before_the_next() -> None:
    """Not all movements before any deployment. §10.1"""
    at = phase(position(THREE, units={"hacan": "ADI 5", "lazax": "SAI 1"}), "manoeuvre")
    assert at.asks == "MoveUnits hacan"
    at = play(at, "hacan: stay")
    assert at.asks == "DeployUnits hacan"
    assert play(at, "hacan: end").asks == "MoveUnits lazax"


def test_m28_a_part_of_a_space_moves_to_one_space_through_anybody() -> None:
    """It may cross enemies and allies, but not leave, enter or cross the fleet's sector. §10.2 §10.4 §10.5"""
    table = position(
        "letnev hacan lazax sol",
        units={"letnev": "SAI 4", "hacan": "LOW 2", "lazax": "PLE 1"},
        alliances="lazax letnev",
        fleet=9,
    )
    at = phase(table, "manoeuvre")
    assert targets(at, "letnev", "SAI") == {"LOW", "CAR", "INC", "HOL", "NOB"}
    assert refused(at, "letnev: move SAI PLE 2") == ("ally_is_there", "10.4")
    assert refused(at, "letnev: move SAI CIV 2") == ("too_far", "10.2")
    at = play(at, "letnev: move SAI INC 3")
    assert (at.at("letnev", "SAI"), at.at("letnev", "INC")) == ((1, 0), (3, 0))
    shut = phase(position(THREE, units={"hacan": "SAI 4"}, fleet=4), "manoeuvre")
    assert "LOW" not in targets(shut, "hacan", "SAI")
    assert "INC" not in targets(shut, "hacan", "SAI")
    assert refused(shut, "hacan: move SAI LOW 1") == ("under_bombardment", "10.5")


def test_r31_units_in_a_shielded_space_under_the_fleet_are_locked_in() -> None:
    """They survive, and neither leave nor are joined. §10.5 §13.3"""
    at = phase(position("letnev hacan sol", units={"letnev": "NAV 5, SAI 1"}, fleet=18), "manoeuvre")
    assert refused(at, "letnev: move NAV EMB 1") == ("under_bombardment", "10.5")
    at = play(at, "letnev: stay")
    assert refused(at, "letnev: deploy NAV 1") == ("under_bombardment", "10.6")


def test_r75_units_that_are_cut_off_simply_wait() -> None:
    """Nothing special happens; deploying needs no path. §10.5"""
    at = phase(position("letnev hacan sol", units={"letnev": "REC 2"}, fleet=12, influence={"letnev": 5}), "manoeuvre")
    assert at.asks == "DeployUnits letnev", "with Mecatol Power South demolished there is no way out"
    assert may(at, "letnev: deploy REC 2")


def test_m29_a_spaceport_gives_four_lines_to_any_group_and_two_ports_no_more() -> None:
    """Wherever the group starts. §10.3"""
    one = phase(position("letnev hacan sol", units={"letnev": "NAV 1, ADI 2"}), "manoeuvre")
    two = phase(position("letnev hacan sol", units={"letnev": "NAV 1, CIV 1, ADI 2"}), "manoeuvre")
    none = phase(position("letnev hacan sol", units={"letnev": "EMB 1, ADI 2"}), "manoeuvre")
    assert targets(one, "letnev", "ADI") == targets(two, "letnev", "ADI")
    assert "CIV" in targets(one, "letnev", "ADI")
    assert "CIV" not in targets(none, "letnev", "ADI")


def test_r32_the_port_is_looked_at_when_the_phase_begins() -> None:
    """Or, if so agreed, when one's own turn begins; an ally's gives nothing. §10.3 §25.8"""
    units = {"hacan": "MPN 1", "letnev": "NAV 1, SAI 1"}
    plain = phase(position("hacan letnev sol", units=units), "manoeuvre")
    turn = phase(position("hacan letnev sol", units=units, options={"spaceport_in_turn": True}), "manoeuvre")
    for at, reaches in ((plain, True), (turn, False)):
        after = play(at, "hacan: move MPN NAV 1", "hacan: end")
        assert ("COU" in targets(after, "letnev", "SAI")) == reaches
    allied = position("hacan letnev sol lazax", units={"letnev": "NAV 1", "hacan": "SAI 1"}, alliances="hacan letnev")
    assert "COU" not in targets(phase(allied, "manoeuvre"), "hacan", "SAI")


def test_r46_sol_with_a_spaceport_moves_four_and_without_three() -> None:
    """The larger value, not a sum. §19.3 §10.3"""
    without = phase(position("sol hacan letnev", units={"sol": "PAL 2"}), "manoeuvre")
    assert "EMB" in targets(without, "sol", "PAL")
    assert "NAV" not in targets(without, "sol", "PAL")
    port = phase(position("sol hacan letnev", units={"sol": "PAL 2, CIV 1"}), "manoeuvre")
    assert "NAV" in targets(port, "sol", "PAL")
    assert "MPN" not in targets(port, "sol", "PAL")


def test_r47_a_spaceport_under_bombardment_still_gives_the_bonus() -> None:
    """Its units are locked as always. §10.3"""
    at = phase(position("letnev hacan sol", units={"letnev": "NAV 1, ADI 2"}, fleet=18), "manoeuvre")
    assert "CIV" in targets(at, "letnev", "ADI")
    assert targets(at, "letnev", "NAV") == set()


def test_m34_the_demolished_space_may_not_be_entered_in_any_way() -> None:
    """Not by moving, crossing, deploying or the move of the Hacan; with five players it stands. §2.7 §22.3"""
    at = phase(position("hacan lazax letnev", units={"hacan": "FOU 2"}, fleet=1), "manoeuvre")
    assert refused(at, "hacan: move FOU MPS 1") == ("demolished", "2.7")
    assert "REC" not in targets(at, "hacan", "FOU")
    at = play(at, "hacan: stay")
    assert refused(at, "hacan: deploy MPS 1") == ("demolished", "2.7")
    assert "MPS" not in {text.split()[2] for text in legal(at, "hacan", "shift FOU")}
    five = phase(position("hacan lazax letnev sol xxcha", units={"hacan": "FOU 2"}, fleet=1), "manoeuvre")
    assert "MPS" in targets(five, "hacan", "FOU")
    there = position("hacan lazax letnev sol xxcha", units={"hacan": "MPS 2"}, fleet=1)
    assert may(play(phase(there, "manoeuvre"), "hacan: stay"), "hacan: shift MPS SAI 1")


def test_m22_allies_pass_through_but_do_not_stop_deploy_or_get_put_there() -> None:
    """Except in the Council. §7.8 §2.6 §10.6"""
    table = position(
        "hacan lazax letnev sol", units={"hacan": "INC 2", "lazax": "HOL 1, COU 1"}, alliances="hacan lazax", fleet=9
    )
    at = phase(table, "manoeuvre")
    assert refused(at, "hacan: move INC HOL 1") == ("ally_is_there", "10.4")
    assert {"TAR", "COU", "PLE"} <= targets(at, "hacan", "INC")
    at = play(at, "hacan: stay")
    assert refused(at, "hacan: deploy HOL 1") == ("ally_is_there", "10.6")
    assert may(at, "hacan: deploy COU 1")
    assert not may(at, "hacan: shift INC HOL 1")


def test_r4_an_ally_may_not_enter_a_space_of_face_down_xxcha() -> None:
    """Nor they his, except in the Council. §7.8 §23.8"""
    table = position(
        "hacan xxcha letnev sol", units={"hacan": "INC 2"}, face_down="HOL 1, COU 2, CIV 1", alliances="hacan xxcha"
    )
    at = phase(table, "manoeuvre")
    assert refused(at, "hacan: move INC HOL 1") == ("ally_is_there", "10.4")
    assert "COU" in targets(at, "hacan", "INC")
    after = play(at, "hacan: stay")
    assert refused(after, "hacan: deploy HOL 1") == ("ally_is_there", "10.6")
    assert not may(after, "hacan: shift INC HOL 1")
    after = play(after, "hacan: end")
    assert refused(after, "xxcha: move CIV INC 0 1") == ("ally_is_there", "10.4")
    after = play(after, "xxcha: stay")
    assert refused(after, "xxcha: deploy INC 1") == ("ally_is_there", "10.6")


def test_r65_one_group_may_hold_both_sides_and_each_unit_keeps_its_own() -> None:
    """Until the next Battle phase. §23.8"""
    at = phase(position("xxcha hacan sol", units={"xxcha": "SAI 2"}, face_down="SAI 3"), "manoeuvre")
    at = play(at, "xxcha: move SAI LOW 1 2")
    assert (at.at("xxcha", "SAI"), at.at("xxcha", "LOW")) == ((1, 1), (1, 2))
    allied = deploying(
        "xxcha hacan sol letnev", "xxcha", units={"xxcha": "SAI 2"}, face_down="SAI 3", alliances="xxcha hacan"
    )
    allied = play(allied, "xxcha: shift SAI NAV 1 2", "hacan: yes")
    assert (allied.at("xxcha", "SAI"), allied.at("xxcha", "NAV")) == ((1, 1), (1, 2))


def test_r48_rapid_mobilization_comes_after_the_movement_and_before_deploying() -> None:
    """By all usual rules and with the same range; several copies may follow each other. §16.15"""
    table = position(
        "letnev hacan sol",
        units={"letnev": "SAI 3"},
        hands={"letnev": "rapid-mobilization rapid-mobilization informant"},
        influence={"letnev": 5},
    )
    at = quiet(phase(table, "manoeuvre"))
    assert "play rapid-mobilization" not in legal(at, "letnev")
    at = quiet(play(at, "letnev: move SAI INC 3"))
    at = play(at, "letnev: play rapid-mobilization")
    assert at.asks == "MoveUnits letnev"
    assert refused(at, "letnev: move INC NAV 3") == ("too_far", "10.2")
    at = play(at, "letnev: move INC TAR 3", "letnev: play rapid-mobilization", "letnev: move TAR NAV 3")
    assert at.at("letnev", "NAV") == (3, 0)
    assert at.s.discarded == ("rapid-mobilization", "rapid-mobilization")
    extra = quiet(play(quiet(phase(table, "manoeuvre")), "letnev: stay"))
    extra = play(extra, "letnev: informant HOL 1")
    assert legal(extra, "letnev", "play rapid") == []


# ---- deployment ------------------------------------------------------------------------------------------------------
def deploying(races: str, who: str, **table: object) -> Played:
    """It is this race's deployment step; the race comes first."""
    at = quiet(phase(position(races, **table), "manoeuvre"))  # type: ignore[arg-type]
    if at.asks == "DrawInfluence chance":
        at = play(at, "chance: EMB-LOW")
    at = quiet(play(at, f"{who}: stay") if at.asks == f"MoveUnits {who}" else at)
    assert at.asks == f"DeployUnits {who}"
    return at


def test_a_deploying_player_is_asked_again_only_if_a_card_could_follow() -> None:
    """An Informant that can be paid for, or Rapid Mobilization before anything was deployed. §26.3 §17.1 §16.15"""
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


def test_t3_five_units_into_a_space_held_by_sol_cost_ten() -> None:
    """2 for each where enemies stand. §10.7"""
    at = deploying("jol-nar sol lazax", "jol-nar", units={"sol": "CIV 1"}, influence={"jol-nar": 10})
    assert play(at, "jol-nar: deploy CIV 5").influence("jol-nar") == 0
    assert not may(at, "jol-nar: deploy CIV 6")


def test_t4_hacan_deploy_three_to_an_empty_space_for_two() -> None:
    """Half price, rounded up on the total. §22.1 §4.6"""
    at = deploying("hacan sol lazax", "hacan", influence={"hacan": 5})
    assert play(at, "hacan: deploy SAI 3").influence("hacan") == 3


def test_m7_every_half_is_rounded_up_on_the_total() -> None:
    """3 for 3 units into an enemy space, 1 for 1 into an empty one. §4.6"""
    at = deploying("hacan sol lazax", "hacan", units={"sol": "CIV 1"}, influence={"hacan": 5})
    assert play(at, "hacan: deploy CIV 3").influence("hacan") == 2
    assert play(at, "hacan: deploy SAI 1").influence("hacan") == 4
    last = deploying("hacan sol lazax", "hacan", units={"sol": "CIV 1"}, influence={"hacan": 1})
    assert play(last, "hacan: deploy CIV 1").influence("hacan") == 0, "half of 2 for the last coin"


def test_m30_deploying_is_limited_by_money_and_reserve_only() -> None:
    """And nothing goes back to the reserve by choice. §10.6 §10.8"""
    at = deploying("letnev sol lazax", "letnev", units={"letnev": "NAV 5"}, influence={"letnev": 40})
    assert len(legal(at, "letnev", "deploy SAI")) == 15
    assert refused(at, "letnev: deploy SAI 16") == ("cannot_deploy_so_many", "10.7")
    verbs = {text.split()[0] for text in legal(at, "letnev")}
    assert verbs == {"end", "deploy"}
    for empty in ({"units": {"letnev": "NAV 20"}}, {"units": {"letnev": "NAV 5"}, "influence": {"letnev": 0}}):
        moved = play(phase(position("letnev sol lazax", **empty), "manoeuvre"), "letnev: stay")
        assert moved.asks != "DeployUnits letnev", "without a reserve, or without influence, nothing is asked"


def test_m31_one_enemy_unit_doubles_the_price_even_beside_own_ones() -> None:
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


def test_r37_a_player_may_deploy_into_the_council_beside_an_ally() -> None:
    """The space's own rule is the more special one. §2.6"""
    at = deploying(
        "letnev sol lazax xxcha", "letnev", units={"sol": "COU 1"}, alliances="letnev sol", influence={"letnev": 1}
    )
    assert may(at, "letnev: deploy COU 1")


def test_r17_sol_deploys_free_into_one_space_of_its_sectors() -> None:
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
    """What they pay themselves goes to the pool. §22.2"""
    table = {"influence": {"letnev": 4}, "alliances": "hacan letnev"}
    at = deploying("letnev hacan lazax sol", "letnev", **table)
    after = play(at, "letnev: deploy SAI 4")
    assert after.told(InfluencePaid)[0].receiver == 1
    assert (after.influence("letnev"), after.influence("hacan")) == (2, 7)
    lazax = play(deploying("lazax hacan letnev", "lazax", influence={"lazax": 3}), "lazax: deploy SAI 1 2")
    assert (lazax.influence("lazax"), lazax.influence("hacan")) == (0, 8), "mechanized units included"
    own = play(deploying("hacan letnev lazax", "hacan"), "hacan: deploy SAI 2")
    assert own.told(InfluencePaid)[0].receiver is None


def test_r35_an_ally_of_the_hacan_deploys_at_half_price() -> None:
    """Without asking. §22.4 §7.7"""
    at = deploying("letnev hacan lazax sol", "letnev", influence={"letnev": 2}, alliances="hacan letnev")
    assert len(legal(at, "letnev", "deploy SAI")) == 4


def test_m33_the_hacan_move_replaces_deploying_and_costs_one_each_to_the_pool() -> None:
    """Wherever it goes; never paid to the Hacan, and it is no deployment. §22.3"""
    at = deploying("hacan lazax xxcha", "hacan", units={"hacan": "ADI 5", "lazax": "CIV 2"}, influence={"hacan": 5})
    after = play(at, "hacan: shift ADI CIV 3")
    assert (after.influence("hacan"), after.at("hacan", "CIV")) == (2, (3, 0))
    assert after.told(InfluencePaid)[0].receiver is None
    assert after.asks != "EnterCouncil xxcha"
    assert after.asks != "DeployUnits hacan"
    assert {text.split()[1] for text in legal(at, "hacan", "shift")} == {"ADI"}
    assert not may(at, "hacan: shift ADI ADI 1")
    assert not may(at, "hacan: shift ADI CIV 6"), "each is paid for"
    out = position("hacan lazax xxcha", units={"hacan": "ADI 20"}, influence={"hacan": 5})
    out_of_reserve = play(phase(out, "manoeuvre"), "hacan: stay")
    assert may(out_of_reserve, "hacan: shift ADI CIV 5"), "it needs no reserve"


def test_t11_allied_sol_moves_units_by_the_hacan_card_and_pays_the_pool() -> None:
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


def test_r68_the_hacan_move_of_an_ally_needs_a_yes_each_time_unless_it_stands() -> None:
    """A standing yes is not asked for again, and is for this ally alone. §22.4 §7.7"""
    races, units = "sol lazax hacan letnev xxcha", {"sol": "SAI 3", "lazax": "CAR 2"}
    at = deploying(races, "sol", units=units, alliances="sol lazax hacan")
    asked = play(at, "sol: shift SAI TRA 1")
    for answer, again in (("yes", True), ("always", False)):
        later = phase(play(asked, f"hacan: {answer}").s, "manoeuvre")
        later = play(later, "sol: stay", "sol: shift SAI VEL 1")
        assert (later.asks == "AllowAlly hacan") == again
    other = play(play(asked, "hacan: always"), "lazax: stay", "lazax: shift CAR LOW 1")
    assert other.asks == "AllowAlly hacan"


def test_r19_the_hacan_move_may_enter_enemies_but_not_leave_or_enter_bombardment() -> None:
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
    """Which kind is deployed or moved is up to the Lazax. §18.2"""
    at = deploying("lazax sol letnev", "lazax", influence={"lazax": 3})
    after = play(at, "lazax: deploy SAI 1 2")
    assert (after.influence("lazax"), after.at("lazax", "SAI")) == (0, (1, 2))
    assert after.s.mechanized_reserve == 3
    groups = {text.split("SAI ")[1] for text in legal(at, "lazax", "deploy SAI")}
    assert groups == {"0 1", "0 2", "0 3", "1 0", "1 1", "1 2", "2 0", "2 1", "3 0"}, "as many as can be paid"


# ---- the Xxcha unit --------------------------------------------------------------------------------------------------
def test_r12_one_council_unit_for_each_deploying_player_a_round() -> None:
    """An Informant in the same turn does not trigger it again; as an option once a round in all. §23.9 §25.9"""
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


def test_m32_sols_free_deployment_triggers_the_xxcha_unit_which_arrives_face_up() -> None:
    """Free of charge. §23.9 §23.10"""
    at = play(deploying("sol lazax xxcha", "sol"), "sol: deploy PAL 1", "xxcha: yes")
    assert at.at("xxcha", "COU") == (1, 0)
    assert at.influence("xxcha") == 5


def test_r76_the_xxcha_unit_comes_at_once_needs_a_reserve_and_is_no_deployment() -> None:
    """Before that player goes on; an ally's deployment triggers it too. §23.9"""
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


def test_the_whole_table_manoeuvres_in_order_of_play() -> None:
    """Six turns. §10.1"""
    at = phase(
        position(ALL, influence=dict.fromkeys(ALL.split(), 0), units=dict.fromkeys(ALL.split(), "COU 1")),
        "manoeuvre",
    )
    at = play(at, "chance: EMB-LOW")
    order = []
    while at.asks.startswith(("MoveUnits", "DeployUnits")):
        question, who = at.asks.split()
        order += [who] if question == "MoveUnits" else []
        at = play(at, f"{who}: {'stay' if question == 'MoveUnits' else 'end'}")
    assert order == ALL.split()
