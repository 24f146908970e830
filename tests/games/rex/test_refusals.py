"""Refusals that no other test provokes: each names its reason and its paragraph."""

from __future__ import annotations

from tests.games.rex.table import phase, play, position, quiet, refused


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
