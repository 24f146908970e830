"""The Recruitment phase: what is free, what it costs, and who is skipped."""

from __future__ import annotations

from tests.games.rex.table import legal, may, phase, play, position, refused

THREE = "lazax sol xxcha"


def test_9_1_lazax_recruit_one_free_four_paid_and_a_leader() -> None:
    """1 free and 4 paid cost 8, a leader of strength 5 costs 5. §9.1 §9.2 §9.3"""
    table = position(THREE, casualties={"lazax": 6}, dead="imperial-commander", influence={"lazax": 13})
    at = play(phase(table, "recruitment"), "lazax: 5 imperial-commander")
    assert at.influence("lazax") == 0
    assert (at.casualties("lazax"), at.reserve("lazax")) == (1, 19)
    assert "imperial-commander" in at.alive("lazax")


def test_9_1_recruits_go_to_the_reserve_and_a_leader_can_fall_again() -> None:
    """One leader per round; five units, including the free ones. §9.1 §9.3"""
    table = position(THREE, casualties={"sol": 9}, dead="fleet-admiral field-general", influence={"sol": 20})
    at = phase(table, "recruitment")
    assert at.asks == "Recruit sol"
    assert max(int(text.split()[0]) for text in legal(at, "sol") if text[0].isdecimal()) == 5
    assert refused(at, "sol: 6 none") == ("too_many_recruits", "9.1")
    assert refused(at, "sol: many none")[0] == "not_offered"
    at = play(at, "sol: 3 field-general")
    assert at.influence("sol") == 15
    assert at.s.units[1] == at.s.box.nowhere
    assert "fleet-admiral" not in at.alive("sol")
    assert not at.asks.startswith("Recruit")


def test_free_recruits_by_race_and_price_beyond_them() -> None:
    """Sol 3, Jol-Nar and Letnev 2, the others 1; each further unit 2. §9.2"""
    for race, free in (("sol", 3), ("jol-nar", 2), ("letnev", 2), ("lazax", 1), ("hacan", 1), ("xxcha", 1)):
        others = [other for other in ("sol", "hacan", "lazax") if other != race][:2]
        table = position(" ".join([race, *others]), casualties={race: 8}, influence={race: 3})
        at = phase(table, "recruitment")
        assert may(at, f"{race}: {free + 1} none")
        assert refused(at, f"{race}: {free + 2} none") in (
            ("cannot_recruit_so_many", "9.2"),
            ("too_many_recruits", "9.1"),
        )


def test_everything_that_can_be_recruited_and_paid_for() -> None:
    """At most five units, including mechanized ones; units and leader share one purse. §9.1 §9.2 §9.3 §18.5"""
    for lost, purse in ((9, 5), (9, 20), (4, 20), (3, 2), (3, 0)):
        table = position(
            THREE,
            casualties={"lazax": lost},
            mechanized_casualties=2,
            dead="lord-regent palace-prefect",
            influence={"lazax": purse},
        )
        expected = {
            f"{units} {leader} {mechanized}"
            for units in range(min(lost - 2, 5) + 1)
            for leader, strength in (("none", 0), ("lord-regent", 6), ("palace-prefect", 2))
            for mechanized in (0, 1)
            if units + mechanized <= 5 and 2 * max(units + mechanized - 1, 0) + strength <= purse
        }
        assert set(legal(phase(table, "recruitment"), "lazax")) == expected
        expected = {
            f"{units} {leader}"
            for units in range(min(lost, 5) + 1)
            for leader, strength in (("none", 0), ("fleet-admiral", 6), ("liaison-agent", 2))
            if 2 * max(units - 3, 0) + strength <= purse
        }
        others = position(
            "sol lazax xxcha",
            casualties={"sol": lost, "lazax": 2},
            mechanized_casualties=2,  # of the Lazax, no effect for Sol
            dead="fleet-admiral liaison-agent",
            influence={"sol": purse},
        )
        assert set(legal(phase(others, "recruitment"), "sol")) - {"play look"} == expected


def test_leaders_cost_their_strength() -> None:
    """Only a dead leader, and only if the player can pay. §9.3"""
    table = position(THREE, casualties={"sol": 1}, dead="fleet-admiral liaison-agent", influence={"sol": 3})
    at = phase(table, "recruitment")
    assert may(at, "sol: 1 liaison-agent")
    assert refused(at, "sol: 1 fleet-admiral") == ("leader_too_dear", "9.3")
    assert refused(at, "sol: 1 field-general") == ("leader_not_lost", "9.3")


def test_18_5_a_mechanized_unit_costs_two_unless_agreed() -> None:
    """Two like any other, or one by an option; the free one may be mechanized. §18.5 §25.7"""
    table = position(THREE, casualties={"lazax": 4}, mechanized_casualties=2, influence={"lazax": 4})
    at = play(phase(table, "recruitment"), "lazax: 1 none 1")
    assert at.influence("lazax") == 2
    free = play(phase(table, "recruitment"), "lazax: 0 none 1")
    assert free.influence("lazax") == 4
    cheap = position(
        THREE,
        casualties={"lazax": 4},
        mechanized_casualties=2,
        influence={"lazax": 4},
        options={"cheap_mechanized": True},
    )
    assert play(phase(cheap, "recruitment"), "lazax: 1 none 1").influence("lazax") == 3


def test_only_one_mechanized_unit_a_round() -> None:
    """Free or paid. §18.5"""
    table = position(THREE, casualties={"lazax": 3}, mechanized_casualties=3, influence={"lazax": 9})
    at = phase(table, "recruitment")
    assert refused(at, "lazax: 0 none 2") == ("one_mechanized_a_round", "18.5")
    assert play(at, "lazax: 0 none 1").s.mechanized_reserve == 3


def test_new_recruits_come_free_beyond_the_limit_and_several_may_be_played() -> None:
    """Up to five more units, or one leader. §16.11"""
    table = position(
        THREE,
        casualties={"sol": 12},
        dead="fleet-admiral",
        influence={"sol": 0},
        hands={"sol": "new-recruits new-recruits"},
    )
    at = play(
        phase(table, "recruitment"), "sol: play new-recruits units 5", "sol: play new-recruits leader fleet-admiral"
    )
    at = play(at, "sol: 3 none")
    assert at.casualties("sol") == 4
    assert "fleet-admiral" in at.alive("sol")
    assert at.s.discarded == ("new-recruits", "new-recruits")
    few = position(THREE, casualties={"sol": 2}, hands={"sol": "new-recruits"})
    assert legal(phase(few, "recruitment"), "sol", "play new") == [f"play new-recruits units {n}" for n in (1, 2)]
    many = position(THREE, casualties={"sol": 9}, hands={"sol": "new-recruits"})
    assert legal(phase(many, "recruitment"), "sol", "play new") == [f"play new-recruits units {n}" for n in range(1, 6)]


def test_16_11_new_recruits_keep_to_one_mechanized_unit_a_round() -> None:
    """Its leader is in addition to the one that is bought. §16.11 §18.5"""
    table = position(
        THREE,
        casualties={"lazax": 6},
        mechanized_casualties=3,
        dead="lord-regent palace-prefect",
        hands={"lazax": "new-recruits new-recruits"},
        influence={"lazax": 9},
    )
    at = phase(table, "recruitment")
    units = {text.split("units ")[1] for text in legal(at, "lazax", "play new-recruits units")}
    assert units == {"0 1", "1 0", "1 1", "2 0", "2 1", "3 0", "3 1"}
    many = position(THREE, casualties={"lazax": 9}, mechanized_casualties=1, hands={"lazax": "new-recruits"})
    assert may(phase(many, "recruitment"), "lazax: play new-recruits units 4 1")
    assert not may(phase(many, "recruitment"), "lazax: play new-recruits units 5 1")
    alone = position(THREE, casualties={"lazax": 1}, mechanized_casualties=1, hands={"lazax": "new-recruits"})
    assert legal(phase(alone, "recruitment"), "lazax", "play") == ["play new-recruits units 0 1"]
    twice = play(at, "lazax: play new-recruits units 0 1", "lazax: play new-recruits units 1")
    assert not may(twice, "lazax: 0 none 1"), "whatever came after it"
    at = play(at, "lazax: play new-recruits units 3 1")
    assert at.s.mechanized_recruited
    assert legal(at, "lazax", "play new-recruits units") == []
    at = play(at, "lazax: play new-recruits leader lord-regent", "lazax: 0 palace-prefect")
    assert len(at.alive("lazax")) == 5


def test_players_without_casualties_are_skipped() -> None:
    """In order of play. §9.1"""
    table = position(THREE, casualties={"xxcha": 2, "lazax": 1})
    at = phase(table, "recruitment")
    assert at.asks == "Recruit lazax"
    at = play(at, "lazax: 1 none")
    assert at.asks == "Recruit xxcha"
    assert not play(at, "xxcha: 1 none").asks.startswith("Recruit")


def test_players_who_have_lost_a_leader_are_asked_if_it_can_be_recruited() -> None:
    """With influence, or with a card that the player might have, from public information. §9.1 §9.3 §16.11 §26.3"""
    dead = {"dead": "liaison-agent"}  # of strength 2
    assert phase(position(THREE, influence={"sol": 2}, **dead), "recruitment").asks == "Recruit sol"  # type: ignore[arg-type]
    assert phase(position(THREE, influence={"sol": 1}, **dead), "recruitment").asks != "Recruit sol"  # type: ignore[arg-type]
    held = {"influence": {"sol": 1}, "hands": {"sol": "bio-suit"}}
    assert phase(position(THREE, **dead, **held), "recruitment").asks == "Recruit sol"  # type: ignore[arg-type]
    spent = {"discarded": "new-recruits new-recruits new-recruits new-recruits"}
    assert phase(position(THREE, **dead, **held, **spent), "recruitment").asks != "Recruit sol"  # type: ignore[arg-type]
