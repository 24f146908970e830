"""Deploying. §9"""

from tests.games.warlords.table import Table, acting


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
    """Reinforcing pays nothing, and a planet has room for three units. §9.4 §1.7"""
    table = acting("M29", core="Y0ii.B0iii.W").say("deploy")
    assert "core2" not in table.offered()
    assert table.refused("core2") == ("planet_is_full", "1.7")
    assert table.offered("core1") == ["i", "t", "a"]
    assert table.say("core1 t").s.power == (0, 0)


def test_9_6_deployed_tanks_and_aircraft_stay() -> None:
    """An aircraft that served as Dropship stays on the planet; it cannot be recalled. §9.6 §5.3"""
    table = acting("M29").say("deploy", "dorn1 ia", "end")
    assert table.planet("dorn1") == "0ia"
    again = Table(dorn="G0ia.R", words="turn=0:recall ships=core/core bases=0.3.1/3.0.0 hands=M01/M02").say(
        "recall dorn1 1"
    )
    assert again.planet("dorn1") == "0a"
    assert again.question == "MoveShip"


def test_9_6_two_uses_of_an_aircraft() -> None:
    """Dropship keeps the aircraft on the planet, Bombard gives it up to the reserve. §9.6 §9.15"""
    table = acting("M01", core="Y1i.B.W").say("bombard aircraft")
    assert table.base().pad[2] == 1
    assert table.base().reserve[2] == 1
    assert "dorn1" in acting("M01").say("deploy").offered()
    assert "dorn1" not in acting("M01", "bases=3.3.0/0.0.0").say("deploy").offered()


def test_dropship_9_6_three_units_with_the_aircraft_among_them() -> None:
    """Elsewhere an aircraft must be among the units, of which there are at most three. §9.6"""
    units = acting("M29").say("deploy").offered("dorn1")
    assert all("a" in word for word in units)
    assert max(map(len, units)) == 3


def test_9_8_deploy_only_with_a_dropship_needs_an_empty_planet() -> None:
    """Targets in the sector are empty or the player's own, remote ones empty. §9.8"""
    table = acting("M37", core="Y0i.B1i.W", dorn="G0i.R1i").say("deploy_only")
    assert table.offered() == ["core1", "core3", "jyss1", "jyss2"]
    assert table.refused("core2") == ("may_not_invade", "9.8")
    assert table.refused("dorn1") == ("too_far_to_deploy", "9.8")


def test_deploy_8_3_nothing_to_deploy() -> None:
    """Without units a Deploy cannot be chosen. §8.3"""
    assert acting("M29", "bases=0.0.0/0.0.0").refused("deploy") == ("nothing_to_act_on", "8.3")
