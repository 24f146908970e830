"""The Informant: the extra deployment. §17"""

from __future__ import annotations

from tests.games.rex.table import Played, legal, may, phase, play, position, quiet, refused


def extra(races: str, **table: object) -> Played:
    who = races.split()[0]
    at = quiet(phase(position(races, **({"hands": {who: "informant"}} | table)), "manoeuvre"))  # type: ignore[arg-type]
    return quiet(play(at, f"{who}: stay")) if at.asks.startswith("MoveUnits") else at


def test_17_1_an_extra_deployment_before_or_after_the_usual_one() -> None:
    """All restrictions apply, the Hacan pay half, and the price goes to the pool. §17.1 §17.2"""
    at = extra("hacan letnev lazax", influence={"hacan": 4})
    before = play(at, "hacan: informant SAI 3")
    assert before.influence("hacan") == 2
    assert may(before, "hacan: deploy LOW 3")
    after = play(at, "hacan: deploy LOW 3")
    assert after.asks == "DeployUnits hacan"
    assert refused(after, "hacan: deploy LOW 1") == ("deployed_already", "10.6")
    assert may(after, "hacan: informant SAI 3")
    assert refused(after, "hacan: informant FOU 1") == ("under_bombardment", "10.6")
    spies = {"hacan": "informant rapid-mobilization"}
    moved = play(extra("hacan letnev lazax", units={"hacan": "ADI 2"}, hands=spies), "hacan: shift ADI HOL 1")
    assert refused(moved, "hacan: shift ADI HOL 1") == ("deployed_already", "10.6")
    assert refused(moved, "hacan: deploy SAI 1") == ("deployed_already", "10.6")
    assert may(moved, "hacan: informant SAI 3"), "after the move of the Hacan as well"
    assert legal(moved, "hacan", "play rapid") == []
    other = play(extra("letnev hacan lazax", influence={"letnev": 4}), "letnev: informant SAI 2")
    assert other.influence("hacan") == 5


def test_17_2_sol_pays_one_a_unit_anywhere_with_an_informant() -> None:
    """1 each, even in a space with enemies; others pay 1 or 2. §17.2"""
    at = extra("sol letnev lazax", influence={"sol": 3}, units={"letnev": "CIV 2"})
    assert len(legal(at, "sol", "informant CIV")) == 3
    other = extra("lazax letnev sol", influence={"lazax": 3}, units={"letnev": "CIV 2"})
    assert {text.split()[2] for text in legal(other, "lazax", "informant CIV")} == {"0", "1"}


def test_23_9_a_deployment_of_no_units_is_none() -> None:
    """It is not a legal answer, so it triggers nothing. §23.9"""
    at = extra("letnev xxcha lazax", influence={"letnev": 3})
    assert not may(at, "letnev: deploy SAI 0")
    assert not may(at, "letnev: informant SAI 0")
    assert refused(extra("letnev xxcha lazax", hands={"letnev": "bio-suit"}), "letnev: informant SAI 1") == (
        "no_informant",
        "17.1",
    )
