"""Refusals that no other test provokes: each names its reason and its paragraph."""

from __future__ import annotations

from plancia.games.rex.ceasefire import ceasefire
from tests.games.rex.table import begun, phase, play, position, quiet, refused


def test_a_bid_below_the_last_is_too_low() -> None:
    """A number is rejected as a number: the reason is not a lack of influence. §8.4"""
    at = quiet(phase(position("sol lazax letnev", influence={"lazax": 10}), "bidding"))
    at = play(at, "sol: bid 2")
    assert refused(at, "lazax: bid 2") == ("bid_too_low", "8.4")
    assert refused(at, "lazax: bid 11") == ("not_enough_influence", "8.4")
    assert refused(at, "lazax: bid pass")[0] == "not_offered"


def test_recruits_are_refused_with_the_limit_they_break() -> None:
    """Six are too many, and two mechanized units are one too many. §9.1 §18.5"""
    lost = position("lazax sol letnev", influence={"lazax": 20}, casualties={"lazax": 9}, mechanized_casualties=3)
    at = quiet(phase(lost, "recruitment"))
    assert refused(at, "lazax: 6 none") == ("too_many_recruits", "9.1")
    assert refused(at, "lazax: 0 none 2") == ("one_mechanized_a_round", "18.5")


def test_a_proposal_is_refused_with_the_reason() -> None:
    """Already allied, too many, or in one space: the player is named by a number. §7.2 §7.3 §7.5"""
    units = {"hacan": "SAI 1", "lazax": "SAI 1"}
    table = position(units=units, alliances="lazax sol, jol-nar letnev")
    talk = begun(table, ceasefire(table))
    assert refused(talk, "lazax: propose 1") == ("allied_already", "7.3")
    assert refused(talk, "lazax: propose 2") == ("alliance_too_large", "7.2")
    assert refused(talk, "lazax: propose 4") == ("shares_a_space", "7.5")


def test_a_refusal_does_not_depend_on_capitals() -> None:
    """Spaces are written in capitals; typed in small letters they are rejected for the same reason. §10.2"""
    at = phase(position("letnev hacan sol", units={"letnev": "SAI 2"}, fleet=12), "manoeuvre")
    assert refused(at, "letnev: move low inc 1") == refused(at, "letnev: move LOW INC 1") == ("no_units_there", "10.2")


def test_movement_is_refused_with_a_reason() -> None:
    """No units, no way out, no such group. §10.2 §10.5"""
    at = phase(position("letnev hacan sol", units={"letnev": "SAI 2, REC 1"}, fleet=12), "manoeuvre")
    assert refused(at, "letnev: move LOW INC 1") == ("no_units_there", "10.2")
    assert refused(at, "letnev: move REC IAF 1") == ("nowhere_to_go", "10.5")
    assert refused(at, "letnev: move SAI LOW 3") == ("no_such_group", "10.2")
    locked = quiet(
        phase(
            position("letnev hacan sol", units={"letnev": "NAV 1"}, fleet=18, hands={"letnev": "bio-suit"}), "manoeuvre"
        )
    )
    assert refused(locked, "letnev: move NAV EMB 1") == ("nothing_can_move", "10.5")


def test_deployment_is_refused_with_a_reason() -> None:
    """Nothing in reserve, or not enough influence. §10.7 §22.3"""
    table = {"influence": {"letnev": 1}, "units": {"hacan": "CIV 1"}}
    at = quiet(phase(position("letnev hacan sol", **table), "manoeuvre"))  # type: ignore[arg-type]
    assert refused(at, "letnev: deploy CIV 1") == ("cannot_pay", "10.7")
    broke = position("hacan letnev sol", influence={"hacan": 0}, units={"hacan": "ADI 5"}, hands={"hacan": "bio-suit"})
    at = quiet(play(quiet(phase(broke, "manoeuvre")), "hacan: stay"))
    assert refused(at, "hacan: deploy SAI 1") == ("nothing_to_deploy", "10.7")
    assert refused(at, "hacan: shift ADI SAI 1") == ("cannot_pay", "22.3")


def test_a_forbidden_card_is_refused_by_its_name() -> None:
    """Command forbids all copies. §23.4"""
    hands = {"letnev": "energy-rifle bio-weapon"}
    table = position("letnev xxcha hacan", units={"letnev": "SAI 3", "xxcha": "SAI 3"}, hands=hands)
    at = quiet(play(quiet(phase(table, "battle")), "xxcha: done"))
    at = play(at, "xxcha: energy-rifle", "letnev: 1 overseer attack", "xxcha: 0 ambassador none")
    assert refused(at, "letnev: energy-rifle") == ("forbidden_by_command", "23.4")
