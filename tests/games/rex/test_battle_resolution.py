"""Battles: weapons, defences, strengths and losses. §11"""

from __future__ import annotations

from plancia.games.rex import GAME
from plancia.games.rex.facts import BattleDecided, InfluenceGained, UnitsLost
from tests.games.rex.table import LEADERS, decide, fight, legal, play


def test_16_2_the_worked_battle() -> None:
    """Bio-Weapon kills Sol's 6, Letnev gain 6, the rifle is stopped, 6 beats 4. §16.2 §16.3 §16.6 §11.13"""
    at = fight(
        units={"letnev": "NAV 4", "sol": "NAV 6"},
        hands={"letnev": "bio-weapon energy-shield", "sol": "energy-rifle"},
        influence={"letnev": 0},
    )
    at = play(at, "letnev: 2 iron-captain both", "sol: 4 fleet-admiral attack")
    at = decide(play(at, "letnev: bio-weapon energy-shield", "sol: energy-rifle"))
    assert at.influence("letnev") == 6
    assert "fleet-admiral" not in at.alive("sol")
    assert "iron-captain" in at.alive("letnev")
    assert at.facts_of(BattleDecided)[0].strengths == (6, 4)
    assert (at.casualties("sol"), at.casualties("letnev")) == (6, 2)
    assert at.s.discarded == ("energy-rifle",)
    assert at.asks == "KeepCards letnev"
    assert play(at, "letnev: keep keep").hand("letnev") == ("bio-weapon", "energy-shield")


def test_11_13_a_side_without_its_leader_still_strikes() -> None:
    """Cards are resolved in order of play; both leaders can die. §11.13"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle", "sol": "bio-weapon"})
    at = play(at, "letnev: 1 spymaster attack", "sol: 1 field-general attack")
    at = decide(play(at, "letnev: energy-rifle", "sol: bio-weapon"))
    assert "spymaster" not in at.alive("letnev")
    assert "field-general" not in at.alive("sol")
    assert [(fact.seat, fact.amount) for fact in at.facts_of(InfluenceGained)][:2] == [(0, 5), (1, 3)]


def test_16_2_a_weapon_pays_win_or_lose() -> None:
    """At resolution, before the winner is known. §16.2"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle"}, influence={"letnev": 0})
    at = decide(play(at, "letnev: 0 overseer attack", "sol: 4 liaison-agent none", "letnev: energy-rifle"))
    assert at.facts_of(BattleDecided)[0].winner == 1
    assert at.facts_of(InfluenceGained)[0].amount == 2


def test_defences_kill_nobody_and_stop_their_own_weapon_alone() -> None:
    """A shield stops the rifle, a suit the bio-weapon, and neither does anything else. §16.6 §16.2 §16.3"""
    for weapon, defence, survives in (
        ("energy-rifle", "energy-shield", True),
        ("energy-rifle", "bio-suit", False),
        ("bio-weapon", "bio-suit", True),
        ("bio-weapon", "energy-shield", False),
    ):
        at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": weapon, "sol": defence})
        at = play(at, "letnev: 0 overseer attack", "sol: 4 fleet-admiral defence")
        at = decide(play(at, f"letnev: {weapon}", f"sol: {defence}"))
        assert ("fleet-admiral" in at.alive("sol")) == survives
        assert "overseer" in at.alive("letnev")
        assert [fact.amount for fact in at.facts_of(InfluenceGained) if fact.why == "weapon"] == [6] * (not survives)


def test_a_weapon_against_nobody_pays_nothing() -> None:
    """Without a leader on the other side there is nobody to destroy. §16.2 §11.7"""
    dead = " ".join(LEADERS["sol"])
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle"}, dead=dead)
    at = decide(play(at, "letnev: 0 overseer attack", "sol: 4 none none", "letnev: energy-rifle"))
    assert [fact for fact in at.facts_of(InfluenceGained) if fact.why == "weapon"] == []


def test_the_laser_kills_and_pays_nothing() -> None:
    """No card prevents it. §16.4"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "hylar-iii", "sol": "bio-suit"})
    at = play(at, "letnev: 0 overseer attack", "sol: 4 fleet-admiral defence", "letnev: hylar-iii", "sol: bio-suit")
    at = decide(at)
    assert "fleet-admiral" not in at.alive("sol")
    assert at.facts_of(InfluenceGained) == []


def test_11_14_a_destroyed_leader_counts_nothing_and_a_tie_goes_to_the_earlier() -> None:
    """Earlier in this round's order of play, no matter who is active. §11.14"""
    units = {"letnev": "SAI 3", "sol": "SAI 4"}
    tie = decide(play(fight(units=units), "letnev: 1 iron-captain none", "sol: 0 field-general none"))
    assert tie.facts_of(BattleDecided)[0].strengths == (5, 5)
    assert tie.facts_of(BattleDecided)[0].winner == 0
    turned = decide(play(fight(units=units, first="sol"), "letnev: 1 iron-captain none", "sol: 0 field-general none"))
    assert turned.facts_of(BattleDecided)[0].winner == 1


def test_11_15_the_winner_loses_the_dial_the_loser_everything_leaders_survive() -> None:
    """Both leaders stay bound to the space for the round. §11.15 §11.16"""
    at = decide(
        play(
            fight(units={"letnev": "SAI 5", "sol": "SAI 4"}), "letnev: 3 iron-captain none", "sol: 1 field-general none"
        )
    )
    assert [(fact.seat, fact.units) for fact in at.facts_of(UnitsLost)] == [(1, 4), (0, 3)]
    assert "field-general" in at.alive("sol")
    assert at.facts_of(BattleDecided)[0].winner == 0


def test_11_16_the_losers_leader_survives_unless_destroyed() -> None:
    """Only a card or a traitor destroys a leader. §11.16"""
    at = decide(
        play(fight(units={"letnev": "SAI 5", "sol": "SAI 4"}), "letnev: 5 overseer none", "sol: 0 field-general none")
    )
    assert set(at.alive("sol")) == set(LEADERS["sol"])


def test_11_17_the_winner_keeps_one_both_or_none() -> None:
    """Each card separately; the loser discards all. §11.17 §16.1"""
    at = fight(units={"letnev": "SAI 5", "sol": "SAI 4"}, hands={"letnev": "energy-rifle bio-suit", "sol": "bio-suit"})
    at = play(at, "letnev: 5 barons-champion both", "sol: 0 liaison-agent defence", "letnev: energy-rifle bio-suit")
    at = decide(play(at, "sol: bio-suit"))
    assert sorted(legal(at, "letnev")) == ["discard discard", "discard keep", "keep discard", "keep keep"]
    kept = play(at, "letnev: keep discard")
    assert kept.hand("letnev") == ("energy-rifle",)
    assert GAME.view(kept.s, 2).shown[0] == ("energy-rifle",), "all have seen it"
    assert play(at, "letnev: discard keep").hand("letnev") == ("bio-suit",)
    assert play(at, "letnev: discard discard").hand("letnev") == ()
    assert at.hand("sol") == ()


def test_18_4_three_mechs_and_a_dial_of_three_cost_two_mechs() -> None:
    """The losses must reach the dial. §18.4"""
    at = fight("lazax sol hacan", units={"sol": "SAI 1"}, mechanized="SAI 3")
    at = decide(play(at, "lazax: 3 lord-regent none", "sol: 0 liaison-agent none"))
    assert at.s.mechanized_casualties == 2
    lost = fight("lazax sol hacan", units={"sol": "SAI 5"}, mechanized="SAI 3")
    lost = decide(play(lost, "lazax: 0 palace-prefect none", "sol: 2 fleet-admiral none"))
    assert (lost.s.mechanized_casualties, lost.casualties("sol")) == (3, 2), "others lose the dial as usual"


def test_18_4_any_minimal_set_that_reaches_the_dial() -> None:
    """None from which a unit could be kept. §18.4"""
    at = fight("lazax sol hacan", units={"lazax": "SAI 3", "sol": "SAI 1"}, mechanized="SAI 3")
    at = decide(play(at, "lazax: 4 lord-regent none", "sol: 0 liaison-agent none"))
    assert legal(at, "lazax") == ["1", "2"]
    after = play(at, "lazax: 1")
    assert after.at("lazax", "SAI") == (1, 2)
    odd = decide(
        play(
            fight("lazax sol hacan", units={"lazax": "SAI 3", "sol": "SAI 1"}, mechanized="SAI 3"),
            "lazax: 3 lord-regent none",
            "sol: 0 liaison-agent none",
        )
    )
    assert legal(odd, "lazax") == ["0", "1", "2"]
    one = fight("lazax sol hacan", units={"lazax": "SAI 4", "sol": "SAI 1"}, mechanized="SAI 1")
    one = decide(play(one, "lazax: 4 lord-regent none", "sol: 0 liaison-agent none"))
    assert legal(one, "lazax") == ["0", "1"], "no more than there are"
