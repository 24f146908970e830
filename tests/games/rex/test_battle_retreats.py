"""Battles without an ordinary winner: tactical retreats and explosions."""

from __future__ import annotations

from plancia.games.rex.facts import BattleDecided, InfluenceGained, InfluenceLost
from tests.games.rex.table import LEADERS, Played, decide, fight, legal, may, play


def retreating(**table: object) -> Played:
    base: dict[str, object] = {
        "units": {"letnev": "SAI 5, LOW 1", "sol": "SAI 4", "hacan": "LOW 1"},
        "hands": {"letnev": "energy-rifle tactical-retreat", "sol": "bio-suit tactical-retreat"},
        "traitors": {"sol": "iron-captain"},
    }
    at = play(fight(**(base | table)), "letnev: SAI sol")
    at = play(at, "letnev: 5 iron-captain attack", "sol: 4 fleet-admiral defence")
    return play(at, "letnev: energy-rifle", "sol: bio-suit")


def test_16_7_after_a_retreat_the_opponent_wins_in_every_respect() -> None:
    """No traitors, no losses, no cards resolved; the side that fled discards, and its leader is free. §16.7 §16.8"""
    at = retreating()
    assert at.asks == "MayRetreat letnev sol"
    unable = retreating(hands={"letnev": "energy-rifle informant", "sol": "bio-suit tactical-retreat"})
    assert unable.asks == "MayRetreat letnev sol", "being asked reveals nothing"
    assert legal(unable, "letnev") == ["stay"]
    at = play(at, "letnev: retreat", "sol: stay")
    assert at.facts_of(BattleDecided)[0].winner == 1
    assert (at.casualties("letnev"), at.casualties("sol")) == (0, 0)
    assert at.reserve("letnev") == 19
    assert at.s.discarded == ("energy-rifle", "tactical-retreat")
    assert at.asks == "KeepCards sol"
    assert at.s.fought == {"fleet-admiral": "SAI"}
    after = play(at, "sol: keep")
    assert after.asks == "SealPlan letnev hacan"
    assert may(after, "letnev: 1 iron-captain none")


def test_16_7_mechanized_units_come_back_to_the_reserve_as_such() -> None:
    """All units of the space, of both kinds. §16.7 §18.2"""
    at = fight(
        "lazax sol hacan",
        units={"lazax": "SAI 2", "sol": "SAI 4"},
        mechanized="SAI 3",
        hands={"lazax": "tactical-retreat"},
    )
    at = play(at, "lazax: 8 lord-regent none", "sol: 0 liaison-agent none", "lazax: retreat")
    assert (at.reserve("lazax"), at.s.mechanized_reserve, at.casualties("lazax")) == (20, 5, 0)
    assert at.at("lazax", "SAI") == (0, 0)


def test_16_8_if_both_retreat_there_is_no_winner() -> None:
    """Both discard, both leaders are free. §16.8"""
    at = play(retreating(), "letnev: retreat", "sol: retreat")
    assert at.facts_of(BattleDecided)[0].winner is None
    assert at.s.fought == {}
    assert len(at.s.discarded) == 4


def test_16_7_without_a_leader_nobody_retreats() -> None:
    """Without a leader no cards may be played. §16.7 §11.7"""
    at = fight(
        units={"letnev": "SAI 5", "sol": "SAI 4"},
        hands={"letnev": "tactical-retreat", "sol": "tactical-retreat"},
        dead=" ".join(LEADERS["letnev"]),
    )
    at = play(at, "letnev: 5 none none", "sol: 4 fleet-admiral none")
    assert at.asks == "MayRetreat sol"
    spent = fight(
        units={"letnev": "SAI 5", "sol": "SAI 4"},
        hands={"letnev": "informant", "sol": "informant"},
        discarded="tactical-retreat tactical-retreat",
    )
    spent = play(spent, "letnev: 5 overseer none", "sol: 4 fleet-admiral none")
    assert spent.facts_of(BattleDecided)[0].why == "strength", "all copies are discarded: nobody is asked"


def exploding(**table: object) -> Played:
    base: dict[str, object] = {
        "units": {"letnev": "SAI 5", "sol": "SAI 4"},
        "hands": {"letnev": "hylar-iii", "sol": "energy-shield"},
        "on_board": "SAI 6",
    }
    at = fight("letnev sol hacan xxcha", **(base | table))
    if at.asks == "TurnUnits xxcha":
        at = play(at, "xxcha: done")
    if at.asks.startswith("ChooseBattle"):
        at = play(at, "letnev: SAI sol")
    at = play(at, "letnev: 1 iron-captain attack", "sol: 1 fleet-admiral defence")
    return play(at, "letnev: hylar-iii", "sol: energy-shield")


def test_16_5_a_laser_and_a_shield_destroy_both_sides() -> None:
    """Face-down Xxcha too, a third player's face-up units stay; nothing is paid, influence stays. §16.5"""
    at = decide(exploding(units={"letnev": "SAI 5", "sol": "SAI 4", "hacan": "SAI 2"}, face_down="SAI 3"))
    assert [at.casualties(race) for race in ("letnev", "sol", "hacan", "xxcha")] == [5, 4, 0, 3]
    assert "iron-captain" not in at.alive("letnev")
    assert "fleet-admiral" not in at.alive("sol")
    assert at.s.discarded == ("energy-shield", "hylar-iii")
    assert at.facts_of(BattleDecided)[0].why == "explosion"
    assert at.facts_of(BattleDecided)[0].winner is None
    assert [fact for fact in at.facts_of(InfluenceGained) if fact.why == "weapon"] == []
    assert at.facts_of(InfluenceLost) == []


def test_16_5_the_lasers_own_shield_explodes_too_and_no_other_card_is_resolved() -> None:
    """Either player may have played the shield; a rifle on the other side pays nothing. §16.5"""
    at = fight(
        units={"letnev": "SAI 5", "sol": "SAI 4"},
        hands={"letnev": "hylar-iii energy-shield", "sol": "bio-weapon"},
    )
    at = play(at, "letnev: 1 iron-captain both", "sol: 1 fleet-admiral attack")
    at = decide(play(at, "letnev: hylar-iii energy-shield", "sol: bio-weapon"))
    assert at.facts_of(BattleDecided)[0].why == "explosion"
    assert (at.casualties("letnev"), at.casualties("sol")) == (5, 4)
    assert at.s.discarded == ("bio-weapon", "energy-shield", "hylar-iii")
    assert [fact for fact in at.facts_of(InfluenceGained) if fact.why == "weapon"] == []


def test_16_5_no_explosion_if_a_traitor_was_revealed() -> None:
    """Nor after a retreat. §16.5"""
    at = play(exploding(traitors={"letnev": "fleet-admiral"}), "letnev: traitor")
    assert at.facts_of(BattleDecided)[0].why == "traitor"
    assert at.casualties("letnev") == 0
    hands = {"letnev": "hylar-iii", "sol": "energy-shield tactical-retreat"}
    fled = play(exploding(hands=hands), "sol: retreat")
    assert fled.facts_of(BattleDecided)[0].why == "retreat"
    assert (fled.casualties("letnev"), fled.casualties("sol")) == (0, 0)
    assert {"iron-captain", "fleet-admiral"} <= {*fled.alive("letnev"), *fled.alive("sol")}
