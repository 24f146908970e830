"""The Manoeuvre phase: how far a group may move, and where it may end. §10"""

from __future__ import annotations

from tests.games.rex.table import ALL, Played, deploying, legal, may, phase, play, position, quiet, refused

THREE = "hacan lazax letnev"


def targets(at: Played, who: str, origin: str) -> set[str]:
    """Where a group from there may go."""
    return {text.split()[2] for text in legal(at, who, f"move {origin}")}


def test_10_1_each_player_moves_and_deploys_before_the_next() -> None:
    """Not all movements before any deployment. §10.1"""
    at = phase(position(THREE, units={"hacan": "ADI 5", "lazax": "SAI 1"}), "manoeuvre")
    assert at.asks == "MoveUnits hacan"
    at = play(at, "hacan: stay")
    assert at.asks == "DeployUnits hacan"
    assert play(at, "hacan: end").asks == "MoveUnits lazax"


def test_10_2_a_part_of_a_space_moves_to_one_space_through_anybody() -> None:
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


def test_10_5_units_in_a_shielded_space_under_the_fleet_are_locked_in() -> None:
    """They survive, and cannot leave or be joined. §10.5 §13.3"""
    at = phase(position("letnev hacan sol", units={"letnev": "NAV 5, SAI 1"}, fleet=18), "manoeuvre")
    assert refused(at, "letnev: move NAV EMB 1") == ("under_bombardment", "10.5")
    at = play(at, "letnev: stay")
    assert refused(at, "letnev: deploy NAV 1") == ("under_bombardment", "10.6")


def test_10_5_units_that_are_cut_off_simply_wait() -> None:
    """Nothing special happens; deploying needs no path. §10.5"""
    at = phase(position("letnev hacan sol", units={"letnev": "REC 2"}, fleet=12, influence={"letnev": 5}), "manoeuvre")
    assert at.asks == "DeployUnits letnev", "with Mecatol Power South demolished there is no way out"
    assert may(at, "letnev: deploy REC 2")


def test_10_3_a_spaceport_gives_four_lines_to_any_group_and_two_ports_no_more() -> None:
    """Wherever the group starts. §10.3"""
    one = phase(position("letnev hacan sol", units={"letnev": "NAV 1, ADI 2"}), "manoeuvre")
    two = phase(position("letnev hacan sol", units={"letnev": "NAV 1, CIV 1, ADI 2"}), "manoeuvre")
    none = phase(position("letnev hacan sol", units={"letnev": "EMB 1, ADI 2"}), "manoeuvre")
    assert targets(one, "letnev", "ADI") == targets(two, "letnev", "ADI")
    assert "CIV" in targets(one, "letnev", "ADI")
    assert "CIV" not in targets(none, "letnev", "ADI")


def test_10_3_the_port_is_looked_at_when_the_phase_begins() -> None:
    """Or, if agreed, when the player's own turn begins; an ally's does not count. §10.3 §25.8"""
    units = {"hacan": "MPN 1", "letnev": "NAV 1, SAI 1"}
    plain = phase(position("hacan letnev sol", units=units), "manoeuvre")
    turn = phase(position("hacan letnev sol", units=units, options={"spaceport_in_turn": True}), "manoeuvre")
    for at, reaches in ((plain, True), (turn, False)):
        after = play(at, "hacan: move MPN NAV 1", "hacan: end")
        assert ("COU" in targets(after, "letnev", "SAI")) == reaches
    allied = position("hacan letnev sol lazax", units={"letnev": "NAV 1", "hacan": "SAI 1"}, alliances="hacan letnev")
    assert "COU" not in targets(phase(allied, "manoeuvre"), "hacan", "SAI")


def test_19_3_sol_with_a_spaceport_moves_four_and_without_three() -> None:
    """The larger value, not a sum. §19.3 §10.3"""
    without = phase(position("sol hacan letnev", units={"sol": "PAL 2"}), "manoeuvre")
    assert "EMB" in targets(without, "sol", "PAL")
    assert "NAV" not in targets(without, "sol", "PAL")
    port = phase(position("sol hacan letnev", units={"sol": "PAL 2, CIV 1"}), "manoeuvre")
    assert "NAV" in targets(port, "sol", "PAL")
    assert "MPN" not in targets(port, "sol", "PAL")


def test_10_3_a_spaceport_under_bombardment_still_gives_the_bonus() -> None:
    """Its units are locked as always. §10.3"""
    at = phase(position("letnev hacan sol", units={"letnev": "NAV 1, ADI 2"}, fleet=18), "manoeuvre")
    assert "CIV" in targets(at, "letnev", "ADI")
    assert targets(at, "letnev", "NAV") == set()


def test_2_7_the_demolished_space_may_not_be_entered_in_any_way() -> None:
    """Not by moving, crossing, deploying or the Hacan's move; with five players it is not demolished. §2.7 §22.3"""
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


def test_7_8_allies_pass_through_but_do_not_stop_deploy_or_get_put_there() -> None:
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


def test_7_8_an_ally_may_not_enter_a_space_of_face_down_xxcha() -> None:
    """Nor they an ally's, except in the Council. §7.8 §23.8"""
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


def test_23_8_one_group_may_hold_both_sides_and_each_unit_keeps_its_own() -> None:
    """Until the next Battle phase. §23.8"""
    at = phase(position("xxcha hacan sol", units={"xxcha": "SAI 2"}, face_down="SAI 3"), "manoeuvre")
    at = play(at, "xxcha: move SAI LOW 1 2")
    assert (at.at("xxcha", "SAI"), at.at("xxcha", "LOW")) == ((1, 1), (1, 2))
    allied = deploying(
        "xxcha hacan sol letnev", "xxcha", units={"xxcha": "SAI 2"}, face_down="SAI 3", alliances="xxcha hacan"
    )
    allied = play(allied, "xxcha: shift SAI NAV 1 2", "hacan: yes")
    assert (allied.at("xxcha", "SAI"), allied.at("xxcha", "NAV")) == ((1, 1), (1, 2))


def test_16_15_rapid_mobilization_comes_after_the_movement_and_before_deploying() -> None:
    """By the usual rules and with the same range; several copies may be played. §16.15"""
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
