"""Battles: traitors. §11"""

from __future__ import annotations

from msgspec.structs import replace

from plancia.games.rex import GAME
from plancia.games.rex.facts import BattleDecided, InfluenceGained
from tests.games.rex.table import LEADERS, fight, legal, play, refused


def test_11_10_a_traitor_wins_whatever_the_strengths() -> None:
    """No cards resolved, the leader destroyed, the loser loses units and cards, the winner nothing. §11.10 §11.11"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        hands={"sol": "energy-rifle", "letnev": "bio-weapon"},
        traitors={"letnev": "fleet-admiral"},
    )
    at = play(at, "letnev: 2 overseer attack", "sol: 6 fleet-admiral attack", "letnev: bio-weapon", "sol: energy-rifle")
    assert at.asks == "CallTraitor letnev"
    known = replace(at.s, known_traitors=(("fleet-admiral",), (), ()))
    assert play(known, "letnev: traitor").s.known_traitors == ((), (), ())
    at = play(at, "letnev: traitor")
    assert at.facts_of(BattleDecided)[0].why == "traitor"
    assert (at.casualties("sol"), at.casualties("letnev")) == (6, 0)
    assert "fleet-admiral" not in at.alive("sol")
    assert "overseer" in at.alive("letnev")
    assert "fleet-admiral" in at.s.traitor_deck
    assert at.s.discarded == ("energy-rifle",)
    assert at.asks == "KeepCards letnev"


def test_11_12_if_both_reveal_a_traitor_both_lose() -> None:
    """All units there and both leaders are destroyed, cards discarded, traitor cards shuffled back. §11.12"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        hands={"sol": "energy-rifle", "letnev": "bio-weapon"},
        traitors={"letnev": "fleet-admiral", "sol": "overseer"},
    )
    at = play(at, "letnev: 2 overseer attack", "sol: 6 fleet-admiral attack", "letnev: bio-weapon", "sol: energy-rifle")
    at = play(at, "letnev: traitor", "sol: traitor")
    assert (at.casualties("sol"), at.casualties("letnev")) == (6, 2)
    assert at.s.discarded == ("bio-weapon", "energy-rifle")
    assert {"fleet-admiral", "overseer"} <= set(at.s.traitor_deck)
    assert at.facts_of(BattleDecided)[0].winner is None
    assert "overseer" not in at.alive("letnev")
    assert "fleet-admiral" not in at.alive("sol")
    assert [fact for fact in at.facts_of(InfluenceGained) if fact.why == "weapon"] == []


def test_11_11_a_traitors_leader_is_worth_no_influence() -> None:
    """No card effect is resolved. §11.11"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        hands={"letnev": "bio-weapon"},
        traitors={"letnev": "fleet-admiral"},
    )
    at = play(at, "letnev: 2 overseer attack", "sol: 6 fleet-admiral none", "letnev: bio-weapon", "letnev: traitor")
    at = play(at, "letnev: keep")
    assert {fact.why for fact in at.facts_of(InfluenceGained)} == {"income"}


def test_11_10_both_are_asked_at_once_and_nobody_reacts() -> None:
    """One secret question; being asked reveals nothing. §11.10 §26.3"""
    at = fight(units={"letnev": "SAI 2", "sol": "SAI 6"}, traitors={"letnev": "fleet-admiral", "sol": "emir"})
    at = play(at, "letnev: 2 overseer none", "sol: 6 fleet-admiral none")
    assert at.asks == "CallTraitor letnev sol"
    assert legal(at, "sol") == ["silence"]
    assert refused(at, "sol: traitor") == ("no_such_traitor", "11.10")
    assert GAME.view(play(at, "letnev: traitor").s, 1).sealed.answered == ()


def test_11_10_revealing_is_optional_and_so_is_a_retreat() -> None:
    """If both stay and keep silent, the strengths decide. §11.10 §16.7"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        hands={"letnev": "tactical-retreat", "sol": "tactical-retreat"},
        traitors={"letnev": "fleet-admiral", "sol": "overseer"},
    )
    at = play(at, "letnev: 2 overseer none", "sol: 6 fleet-admiral none")
    at = play(at, "letnev: stay", "sol: stay", "letnev: silence", "sol: silence")
    assert at.facts_of(BattleDecided)[0].why == "strength"
    assert at.facts_of(BattleDecided)[0].winner == 1
    assert (at.casualties("letnev"), at.casualties("sol")) == (2, 6)
    assert at.s.discarded == ()


def test_11_7_a_player_without_a_leader_may_reveal_but_not_be_betrayed() -> None:
    """Without a leader only strategy cards are forbidden. §11.7"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        traitors={"letnev": "fleet-admiral", "sol": "overseer"},
        dead=" ".join(LEADERS["letnev"]),
    )
    at = play(at, "letnev: 2 none none", "sol: 6 fleet-admiral none")
    assert at.asks == "CallTraitor letnev"
    assert play(at, "letnev: traitor").casualties("sol") == 6


def test_21_5_letnev_reveal_a_traitor_for_an_ally() -> None:
    """Against the ally's opponent only; the card goes to the traitor deck like any other. §21.5"""
    at = fight(
        "hacan sol letnev xxcha",
        units={"hacan": "SAI 2", "sol": "SAI 6"},
        traitors={"letnev": "fleet-admiral emir barons-champion spymaster", "hacan": "broker"},
        alliances="hacan letnev",
    )
    at = play(at, "hacan: 2 emir none", "sol: 6 fleet-admiral none")
    assert at.asks == "CallTraitor hacan letnev"
    at = play(at, "hacan: silence", "letnev: traitor")
    assert at.casualties("sol") == 6
    assert "fleet-admiral" in at.s.traitor_deck
    assert "emir" in at.alive("hacan")


def test_a_traitor_of_the_owners_race_can_never_be_revealed() -> None:
    """But that leader is safe. §3.3"""
    at = fight(units={"letnev": "SAI 2", "sol": "SAI 6"}, traitors={"sol": "fleet-admiral"})
    at = play(at, "letnev: 2 overseer none", "sol: 6 fleet-admiral none")
    assert legal(at, "sol") == ["silence"]
