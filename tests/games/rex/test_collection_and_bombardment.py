"""What units collect, where the fleet moves, and what it destroys."""

from __future__ import annotations

from plancia.engine import Question
from plancia.games.rex.facts import BombardmentDrawn, FleetMoved, InfluenceGained, InfluenceLost
from tests.games.rex.table import legal, may, phase, play, position, quiet, refused

THREE = "letnev hacan lazax"


def test_12_1_two_influence_for_each_unit_up_to_what_lies_there() -> None:
    """Not two for each space. §12.1"""
    at = phase(position(THREE, units={"letnev": "TAR 2, HOL 5"}, on_board="TAR 6, HOL 8"), "collection")
    assert at.influence("letnev") == 5 + 4 + 8 + 2
    assert (at.lying("TAR"), at.lying("HOL")) == (2, 0)


def test_12_2_everybody_gets_two_from_the_pool_and_the_rest_stays() -> None:
    """With or without units on the board. §12.2"""
    at = phase(position(THREE, units={"letnev": "TAR 1"}, on_board="TAR 6, SAI 8"), "collection")
    assert [at.influence(race) for race in THREE.split()] == [9, 7, 7]
    assert (at.lying("TAR"), at.lying("SAI")) == (4, 8)


def test_12_1_collecting_is_automatic_and_a_shortage_falls_on_the_later() -> None:
    """In order of play, as much as possible. §12.1 §12.2 §1.4"""
    table = position(THREE, influence={"letnev": 100, "hacan": 100, "lazax": 87})
    at = phase(table, "collection")
    assert [fact.amount for fact in at.facts_of(InfluenceGained)] == [2, 1, 0]
    assert at.s.pool == 0


def test_13_1_the_fleet_goes_from_18_by_three() -> None:
    """1: influence lost, shielded Letnev safe; 2: Hacan safe; it stops in 3, which is closed. §13.1 §13.2 §13.3"""
    table = position(
        THREE, units={"letnev": "MPN 2", "hacan": "CIV 2", "lazax": "HOL 1"}, on_board="TAR 3, HOL 4", fleet=18
    )
    at = play(phase(table, "bombardment"), "chance: 3")
    assert at.s.fleet == 3
    assert [(fact.space, fact.amount) for fact in at.facts_of(InfluenceLost)] == [("TAR", 3), ("HOL", 4)]
    assert (at.casualties("letnev"), at.casualties("hacan"), at.casualties("lazax")) == (0, 0, 1)
    later = phase(at.s, "manoeuvre")
    assert refused(later, "hacan: move CIV HOL 1") == ("under_bombardment", "10.5")


def test_13_2_every_sector_entered_is_hit_the_last_included_the_first_not() -> None:
    """Only the last one stays closed. §13.2"""
    table = position(THREE, units={"letnev": "SAL 1, FOU 1, INT 1, REC 1, SCH 1"}, fleet=8)
    at = play(phase(table, "bombardment"), "chance: 3")
    assert at.casualties("letnev") == 3
    assert at.at("letnev", "SAL") == (1, 0)
    assert at.at("letnev", "SCH") == (1, 0)


def test_face_down_units_are_bombarded() -> None:
    """They are hidden from players, not from the fleet. §13.2 §23.8"""
    at = play(phase(position("xxcha hacan letnev", face_down="FOU 3", fleet=8), "bombardment"), "chance: 1")
    assert at.casualties("xxcha") == 3


def test_the_bombardment_card_is_shuffled_back() -> None:
    """Every round is the same: six values. §13.1"""
    at = phase(position(THREE), "bombardment")
    assert legal(at, "chance") == ["1", "2", "3", "4", "5", "6"]
    later = play(at, "chance: 6")
    assert legal(phase(later.s, "bombardment"), "chance") == ["1", "2", "3", "4", "5", "6"]


def test_16_17_fleet_sabotage_draws_and_shuffles_nothing() -> None:
    """Sol's knowledge stays valid; with 0 the fleet stays, its sector stays closed, nothing is hit. §16.17"""
    table = position(
        "sol hacan letnev", hands={"hacan": "fleet-sabotage"}, units={"sol": "PAL 1", "letnev": "SAL 1"}, fleet=7
    )
    at = quiet(phase(table, "manoeuvre"))
    at = play(at, "sol: play look", "chance: 4")
    moved = play(phase(at.s, "bombardment"), "hacan: fleet-sabotage 10")
    assert moved.s.fleet == 17
    assert moved.casualties("letnev") == 1
    assert moved.facts_of(FleetMoved)[0].by == "sabotage"
    assert moved.s.bombardment_top == 4
    stays = play(phase(table, "bombardment"), "hacan: fleet-sabotage 0")
    assert (stays.s.fleet, stays.casualties("letnev")) == (7, 0)
    assert [(fact.origin, fact.sector) for fact in stays.facts_of(FleetMoved)] == [(7, 7)]
    assert stays.facts_of(BombardmentDrawn) == []
    next_round = phase(stays.s, "bombardment")
    assert next_round.asks == "DrawBombardment chance", "it counts for one phase"
    assert not may(phase(table, "bombardment"), "hacan: fleet-sabotage 11")


def test_16_17_there_is_one_fleet_sabotage() -> None:
    """So no second one can follow in a phase. §16.17"""
    assert position().box.copies["fleet-sabotage"] == 1


def test_sols_look_stays_known_until_the_card_is_drawn() -> None:
    """Then this card is drawn. §19.2"""
    at = quiet(phase(position("sol hacan letnev", units={"sol": "PAL 1"}), "manoeuvre"))
    at = play(at, "sol: play look", "chance: 5")
    assert legal(at, "sol", "play look") == []
    done = phase(at.s, "bombardment")
    assert done.facts_of(FleetMoved)[0].sector == 14
    assert done.facts_of(BombardmentDrawn)[0].value == 5
    assert done.s.bombardment_top == 0


# ---- Graviton Negator ------------------------------------------------------------------------------------------------
def test_graviton_negator_takes_a_shield_for_good() -> None:
    """In a space where its player has a face-up unit; there is only one token. §16.14"""
    table = position(
        THREE, units={"letnev": "NAV 2, SAI 1", "hacan": "CIV 2"}, hands={"letnev": "graviton-negator"}, fleet=17
    )
    at = phase(table, "bombardment")
    assert legal(at, "letnev", "graviton") == ["graviton-negator NAV"]
    at = play(at, "letnev: graviton-negator NAV", "chance: 2")
    assert at.s.shield_down == "NAV"
    assert at.casualties("letnev") == 2
    assert not at.s.is_shielded(at.s.box.at["NAV"])
    far = play(phase(table, "bombardment"), "letnev: graviton-negator NAV")
    assert far.casualties("letnev") == 0, "the fleet is not there yet"
    again = position(
        THREE, units={"letnev": "NAV 2, CIV 1"}, hands={"letnev": "graviton-negator"}, shield_down="NAV", fleet=9
    )
    assert not may(phase(again, "bombardment"), "letnev: graviton-negator CIV"), "a card drawn again has no token"


def test_graviton_negator_in_its_owners_manoeuvre_under_the_fleet_destroys_at_once() -> None:
    """All units in the space, including enemies, and its influence. §16.14"""
    table = position(
        THREE, units={"letnev": "NAV 2", "hacan": "NAV 3, SAI 1"}, hands={"letnev": "graviton-negator"}, fleet=18
    )
    at = quiet(phase(table, "manoeuvre"))
    assert legal(at, "letnev", "play") == ["play graviton-negator NAV"]
    later = quiet(play(at, "letnev: stay"))
    assert later.asks == "DeployUnits letnev"
    assert legal(later, "letnev", "play") == ["play graviton-negator NAV"], "at any time in the player's own turn"
    nowhere = position(THREE, units={"letnev": "SAI 2"}, hands={"letnev": "graviton-negator"})
    assert legal(quiet(phase(nowhere, "manoeuvre")), "letnev", "play") == []
    at = play(at, "letnev: play graviton-negator NAV")
    assert (at.casualties("letnev"), at.casualties("hacan")) == (2, 3)


def test_the_default_of_a_window_is_to_pass() -> None:
    """Silence means pass. §26.2"""
    table = position(THREE, hands={"letnev": "fleet-sabotage"})
    at = phase(table, "bombardment")
    assert Question(at.s, 0).default() == ("pass",)
