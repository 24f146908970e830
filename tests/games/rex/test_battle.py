"""Battles: who fights whom, and the plans. §11"""

from __future__ import annotations

from plancia.engine import to_move
from plancia.games.rex import GAME
from plancia.games.rex.facts import BattleBegan, BattleDecided, PlanOpened
from tests.games.rex.table import ALL, LEADERS, decide, fight, legal, may, play, refused


def test_11_1_the_first_player_fights_all_battles_in_the_order_chosen() -> None:
    """Then the next; with three sides in a space the active player chooses the opponent. §11.1 §11.2"""
    at = fight(units={"letnev": "SAI 1, LOW 1", "sol": "SAI 1, HOL 1", "hacan": "SAI 1, HOL 1, LOW 1"})
    assert at.asks == "ChooseBattle letnev"
    assert legal(at, "letnev") == ["LOW 2", "SAI 1", "SAI 2"]
    assert refused(at, "letnev: HOL 1") == ("no_battle_there", "11.1")
    assert refused(at, "letnev: LOW 1") == ("no_enemy_there", "11.1")
    at = play(at, "letnev: LOW hacan")
    assert at.asks == "SealPlan letnev hacan"


def test_11_3_what_is_left_between_others_waits_for_their_turn() -> None:
    """The active player fights until they or all their enemies there are gone; losses carry over. §11.3"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4", "hacan": "SAI 2"})
    at = play(at, "letnev: SAI sol", "letnev: 3 overseer none", "sol: 0 liaison-agent none")
    at = decide(at)
    assert at.casualties("letnev") == 3
    assert at.facts_of(BattleDecided)[-1].winner == 0
    assert at.casualties("sol") == 4
    other = play(fight(units={"letnev": "SAI 3", "sol": "SAI 4", "hacan": "SAI 2"}), "letnev: SAI sol")
    other = decide(play(other, "letnev: 0 overseer none", "sol: 1 fleet-admiral none"))
    assert other.asks == "SealPlan sol hacan"
    assert other.at("sol", "SAI") == (3, 0)
    units = {"letnev": "SAI 5, LOW 1", "sol": "SAI 1", "hacan": "SAI 1, LOW 1"}
    between = play(fight(units=units), "letnev: SAI sol", "letnev: 0 iron-captain none", "sol: 0 liaison-agent none")
    assert legal(decide(between), "letnev") == ["LOW 2", "SAI 2"], "another space may come in between"


def test_11_6_a_leader_may_fight_again_in_the_same_space_only() -> None:
    """After a Tactical Retreat the leader is free. §11.6 §11.16"""
    units = {"letnev": "SAI 5, LOW 2", "sol": "SAI 2, LOW 1", "hacan": "SAI 2"}
    at = decide(play(fight(units=units), "letnev: SAI sol", "letnev: 2 spymaster none", "sol: 0 fleet-admiral none"))
    assert at.s.fought == {"spymaster": "SAI", "fleet-admiral": "SAI"}
    again = play(fight(units=units), "letnev: SAI sol", "letnev: 3 barons-champion none", "sol: 2 liaison-agent none")
    again = decide(again)
    same = play(again, "letnev: SAI hacan")
    assert may(same, "letnev: 0 barons-champion none")
    elsewhere = play(again, "letnev: LOW sol")
    assert refused(elsewhere, "letnev: 0 barons-champion none") == ("leader_not_free", "11.6")
    assert refused(elsewhere, "sol: 0 liaison-agent none") == ("leader_not_free", "11.6")


def test_nobody_fights_in_the_council_and_allies_never_fight() -> None:
    """Everywhere else players who are not allied must fight if they share a space. §11.1 §7.8"""
    at = fight(ALL, units={"letnev": "COU 3", "sol": "COU 2", "hacan": "COU 1"}, alliances="letnev sol")
    assert at.facts_of(BattleBegan) == []


def test_11_6_a_living_leader_not_bound_elsewhere_must_be_used() -> None:
    """A player without one plays no cards, and only the dial counts. §11.6 §11.7"""
    table = {"units": {"letnev": "SAI 3", "sol": "SAI 4"}, "hands": {"letnev": "energy-rifle"}}
    at = fight(**table)
    assert refused(at, "letnev: 3 none none") == ("leader_needed", "11.6")
    tied = fight(**table, fought={"spymaster": "LOW", "overseer": "SAI"})
    assert {text.split()[1] for text in legal(tied, "letnev")} == {*LEADERS["letnev"]} - {"spymaster"}
    bound = fight(**table, fought=dict.fromkeys(LEADERS["letnev"], "LOW"))
    assert legal(bound, "letnev", "3") == ["3 none none"]
    assert refused(bound, "letnev: 3 none attack") == ("no_leader_no_cards", "11.7")


def test_11_7_without_a_leader_no_cards_and_the_dial_alone() -> None:
    """Strength is the number on the dial. §11.7"""
    at = fight(
        units={"letnev": "SAI 3", "sol": "SAI 4"},
        hands={"letnev": "energy-rifle"},
        dead=" ".join(LEADERS["letnev"]),
    )
    at = decide(play(at, "letnev: 3 none none", "sol: 2 liaison-agent none"))
    assert at.facts_of(BattleDecided)[0].strengths == (3, 4)
    assert at.facts_of(BattleDecided)[0].winner == 1


def test_11_5_the_dial_goes_from_nought_to_the_units_there() -> None:
    """Lazax count mechanized units twice, but never above 20. §11.5 §18.3"""
    at = fight("lazax sol hacan", units={"lazax": "SAI 2", "sol": "SAI 4"}, mechanized="SAI 3")
    dials = {int(text.split()[0]) for text in legal(at, "lazax")}
    assert dials == set(range(9))
    assert refused(at, "sol: 5 fleet-admiral none") == ("not_so_many_units", "11.5")
    many = fight("lazax sol hacan", units={"lazax": "SAI 14", "sol": "SAI 1"}, mechanized="SAI 5")
    assert max(int(text.split()[0]) for text in legal(many, "lazax")) == 20


def test_18_3_a_mechanized_unit_counts_as_two() -> None:
    """Not one plus two. §18.3"""
    at = fight("lazax sol hacan", units={"sol": "SAI 1"}, mechanized="SAI 3")
    assert max(int(text.split()[0]) for text in legal(at, "lazax")) == 6


def test_11_8_a_slot_needs_a_playable_card_for_each_of_its_icons() -> None:
    """Only the player knows which slots are possible. §11.8"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle informant", "sol": "bio-suit"})
    assert {text.split()[2] for text in legal(at, "letnev")} == {"none", "attack"}
    assert {text.split()[2] for text in legal(at, "sol")} == {"none", "defence"}
    assert refused(at, "letnev: 1 spymaster both") == ("no_card_for_slot", "11.8")


def test_11_4_cards_are_chosen_when_both_plans_are_open() -> None:
    """In a second secret choice; announced cards must be played. §11.4 §11.9"""
    hands = {"letnev": "energy-rifle bio-weapon", "sol": "energy-shield"}
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands=hands)
    sealed = play(at, "letnev: 1 spymaster attack")
    assert sealed.facts_of(PlanOpened) == []
    assert GAME.view(sealed.s, 1).sealed.answered == (0,)
    opened = play(sealed, "sol: 2 fleet-admiral defence")
    assert len(opened.facts_of(PlanOpened)) == 2
    assert opened.asks == "SealCards letnev sol"
    assert legal(opened, "letnev") == ["bio-weapon", "energy-rifle"]
    assert refused(opened, "letnev: hylar-iii") == ("card_not_held", "11.9")
    assert refused(opened, "letnev: excuse") == ("no_such_card", "11.9")


def test_11_9_a_declared_icon_must_be_played() -> None:
    """The slot is binding; Command comes before the dial, so a forbidden card never allows a slot. §11.9 §23.4"""
    table = {"units": {"letnev": "SAI 3", "xxcha": "SAI 4"}, "hands": {"letnev": "energy-rifle"}}
    at = play(fight("letnev xxcha hacan", **table), "xxcha: done", "letnev: pass", "xxcha: energy-rifle")
    assert {text.split()[2] for text in legal(at, "letnev")} == {"none"}
    free = play(fight("letnev xxcha hacan", **table), "xxcha: done", "letnev: pass", "xxcha: nothing")
    free = play(free, "letnev: 1 spymaster attack", "xxcha: 0 ambassador none")
    assert legal(free, "letnev") == ["energy-rifle"]
    both = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"sol": "bio-weapon energy-rifle energy-shield"})
    both = play(both, "letnev: 0 overseer none", "sol: 0 fleet-admiral both")
    assert legal(both, "sol") == ["bio-weapon energy-shield", "energy-rifle energy-shield"], "one card of each"


def test_both_sides_are_asked_for_their_plans_at_once() -> None:
    """Simultaneous, sealed answers. §11.5"""
    at = fight(units={"letnev": "SAI 5", "sol": "SAI 4"})
    assert to_move(at.s) == (0, 1)
