"""Battles: who fights whom, plans, cards, traitors, strengths, losses."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import to_move
from plancia.games.rex import GAME
from plancia.games.rex.facts import BattleBegan, BattleDecided, InfluenceGained, InfluenceLost, PlanOpened, UnitsLost
from tests.games.rex.table import ALL, Played, fight, legal, may, play, position, refused


def decide(at: Played) -> Played:
    """Nobody retreats, nobody reveals a traitor."""
    while at.asks.startswith(("MayRetreat", "CallTraitor")):
        word = "stay" if at.asks.startswith("MayRetreat") else "silence"
        at = play(at, f"all: {word}")
    return at


# ---- who fights ------------------------------------------------------------------------------------------------------
def test_r30_the_first_player_fights_all_battles_in_the_order_chosen() -> None:
    """Then the next; with three sides in a space the active player picks the opponent. §11.1 §11.2"""
    at = fight(units={"letnev": "SAI 1, LOW 1", "sol": "SAI 1, HOL 1", "hacan": "SAI 1, HOL 1, LOW 1"})
    assert at.asks == "ChooseBattle letnev"
    assert legal(at, "letnev") == ["LOW 2", "SAI 1", "SAI 2"]
    assert refused(at, "letnev: HOL 1") == ("no_battle_there", "11.1")
    assert refused(at, "letnev: LOW 1") == ("no_enemy_there", "11.1")
    at = play(at, "letnev: LOW hacan")
    assert at.asks == "SealPlan letnev hacan"


def test_r61_what_is_left_between_others_waits_for_their_turn() -> None:
    """The active player fights until he or all his enemies there are gone; losses carry over. §11.3"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4", "hacan": "SAI 2"})
    at = play(at, "letnev: SAI sol", "letnev: 3 overseer none", "sol: 0 liaison-agent none")
    at = decide(at)
    assert at.casualties("letnev") == 3
    assert at.told(BattleDecided)[-1].winner == 0
    assert at.casualties("sol") == 4
    other = play(fight(units={"letnev": "SAI 3", "sol": "SAI 4", "hacan": "SAI 2"}), "letnev: SAI sol")
    other = decide(play(other, "letnev: 0 overseer none", "sol: 1 fleet-admiral none"))
    assert other.asks == "SealPlan sol hacan"
    assert other.at("sol", "SAI") == (3, 0)
    units = {"letnev": "SAI 5, LOW 1", "sol": "SAI 1", "hacan": "SAI 1, LOW 1"}
    between = play(fight(units=units), "letnev: SAI sol", "letnev: 0 iron-captain none", "sol: 0 liaison-agent none")
    assert legal(decide(between), "letnev") == ["LOW 2", "SAI 2"], "another space may come in between"


def test_r27_a_leader_may_fight_again_in_the_same_space_only() -> None:
    """After a Tactical Retreat he is free. §11.6 §11.16"""
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
    """Wherever else players who are not allied share a space they must. §11.1 §7.8"""
    at = fight(ALL, units={"letnev": "COU 3", "sol": "COU 2", "hacan": "COU 1"}, alliances="letnev sol")
    assert at.told(BattleBegan) == []


# ---- the plan --------------------------------------------------------------------------------------------------------
def test_m36_a_living_leader_not_bound_elsewhere_must_be_used() -> None:
    """Who has none plays no cards and counts his dial only. §11.6 §11.7"""
    table = {"units": {"letnev": "SAI 3", "sol": "SAI 4"}, "hands": {"letnev": "energy-rifle"}}
    at = fight(**table)
    assert refused(at, "letnev: 3 none none") == ("leader_needed", "11.6")
    tied = fight(**table, fought={"spymaster": "LOW", "overseer": "SAI"})
    assert {text.split()[1] for text in legal(tied, "letnev")} == {*GAME_LEADERS["letnev"]} - {"spymaster"}
    bound = fight(**table, fought=dict.fromkeys(GAME_LEADERS["letnev"], "LOW"))
    assert legal(bound, "letnev", "3") == ["3 none none"]
    assert refused(bound, "letnev: 3 none attack") == ("no_leader_no_cards", "11.7")


def test_r26_without_a_leader_no_cards_and_the_dial_alone() -> None:
    """Strength is the number on the dial. §11.7"""
    at = fight(
        units={"letnev": "SAI 3", "sol": "SAI 4"},
        hands={"letnev": "energy-rifle"},
        dead=" ".join(GAME_LEADERS["letnev"]),
    )
    at = decide(play(at, "letnev: 3 none none", "sol: 2 liaison-agent none"))
    assert at.told(BattleDecided)[0].strengths == (3, 4)
    assert at.told(BattleDecided)[0].winner == 1


GAME_LEADERS = position().box.leaders


def test_m37_the_dial_goes_from_nought_to_the_units_there() -> None:
    """Lazax count mechanized units twice, but never above 20. §11.5 §18.3"""
    at = fight("lazax sol hacan", units={"lazax": "SAI 2", "sol": "SAI 4"}, mechanized="SAI 3")
    dials = {int(text.split()[0]) for text in legal(at, "lazax")}
    assert dials == set(range(9))
    assert refused(at, "sol: 5 fleet-admiral none") == ("not_so_many_units", "11.5")
    many = fight("lazax sol hacan", units={"lazax": "SAI 14", "sol": "SAI 1"}, mechanized="SAI 5")
    assert max(int(text.split()[0]) for text in legal(many, "lazax")) == 20


def test_r11_a_mechanized_unit_counts_as_two() -> None:
    """Not as one and two more. §18.3"""
    at = fight("lazax sol hacan", units={"sol": "SAI 1"}, mechanized="SAI 3")
    assert max(int(text.split()[0]) for text in legal(at, "lazax")) == 6


def test_r81_a_slot_needs_a_playable_card_for_each_of_its_icons() -> None:
    """Which slots are open is private to the player. §11.8"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle informant", "sol": "bio-suit"})
    assert {text.split()[2] for text in legal(at, "letnev")} == {"none", "attack"}
    assert {text.split()[2] for text in legal(at, "sol")} == {"none", "defence"}
    assert refused(at, "letnev: 1 spymaster both") == ("no_card_for_slot", "11.8")


def test_m35_cards_are_chosen_when_both_plans_are_open() -> None:
    """In a second secret choice; what was announced must be played. §11.4 §11.9"""
    hands = {"letnev": "energy-rifle bio-weapon", "sol": "energy-shield"}
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands=hands)
    sealed = play(at, "letnev: 1 spymaster attack")
    assert sealed.told(PlanOpened) == []
    assert GAME.view(sealed.s, 1).sealed.answered == (0,)
    opened = play(sealed, "sol: 2 fleet-admiral defence")
    assert len(opened.told(PlanOpened)) == 2
    assert opened.asks == "SealCards letnev sol"
    assert legal(opened, "letnev") == ["bio-weapon", "energy-rifle"]
    assert refused(opened, "letnev: hylar-iii") == ("card_not_held", "11.9")
    assert refused(opened, "letnev: excuse") == ("no_such_card", "11.9")


def test_r34_a_declared_icon_must_be_played() -> None:
    """The slot binds; Command comes before the dial, so a forbidden card never opens a slot. §11.9 §23.4"""
    table = {"units": {"letnev": "SAI 3", "xxcha": "SAI 4"}, "hands": {"letnev": "energy-rifle"}}
    at = play(fight("letnev xxcha hacan", **table), "xxcha: done", "letnev: pass", "xxcha: energy-rifle")
    assert {text.split()[2] for text in legal(at, "letnev")} == {"none"}
    free = play(fight("letnev xxcha hacan", **table), "xxcha: done", "letnev: pass", "xxcha: nothing")
    free = play(free, "letnev: 1 spymaster attack", "xxcha: 0 ambassador none")
    assert legal(free, "letnev") == ["energy-rifle"]
    both = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"sol": "bio-weapon energy-rifle energy-shield"})
    both = play(both, "letnev: 0 overseer none", "sol: 0 fleet-admiral both")
    assert legal(both, "sol") == ["bio-weapon energy-shield", "energy-rifle energy-shield"], "one card of each"


# ---- resolution ------------------------------------------------------------------------------------------------------
def test_t6_the_worked_battle() -> None:
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
    assert at.told(BattleDecided)[0].strengths == (6, 4)
    assert (at.casualties("sol"), at.casualties("letnev")) == (6, 2)
    assert at.s.discarded == ("energy-rifle",)
    assert at.asks == "KeepCards letnev"
    assert play(at, "letnev: keep keep").hand("letnev") == ("bio-weapon", "energy-shield")


def test_m39_who_has_lost_his_leader_still_strikes() -> None:
    """Cards are resolved in order of play; both leaders can fall. §11.13"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle", "sol": "bio-weapon"})
    at = play(at, "letnev: 1 spymaster attack", "sol: 1 field-general attack")
    at = decide(play(at, "letnev: energy-rifle", "sol: bio-weapon"))
    assert "spymaster" not in at.alive("letnev")
    assert "field-general" not in at.alive("sol")
    assert [(fact.seat, fact.amount) for fact in at.told(InfluenceGained)][:2] == [(0, 5), (1, 3)]


def test_r14_a_weapon_pays_win_or_lose() -> None:
    """At resolution, before the winner is known. §16.2"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle"}, influence={"letnev": 0})
    at = decide(play(at, "letnev: 0 overseer attack", "sol: 4 liaison-agent none", "letnev: energy-rifle"))
    assert at.told(BattleDecided)[0].winner == 1
    assert at.told(InfluenceGained)[0].amount == 2


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
        assert [fact.amount for fact in at.told(InfluenceGained) if fact.why == "weapon"] == [6] * (not survives)


def test_a_weapon_against_nobody_pays_nothing() -> None:
    """Without a leader on the other side there is nobody to destroy. §16.2 §11.7"""
    dead = " ".join(GAME_LEADERS["sol"])
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "energy-rifle"}, dead=dead)
    at = decide(play(at, "letnev: 0 overseer attack", "sol: 4 none none", "letnev: energy-rifle"))
    assert [fact for fact in at.told(InfluenceGained) if fact.why == "weapon"] == []


def test_the_laser_kills_and_pays_nothing() -> None:
    """No card prevents it. §16.4"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"letnev": "hylar-iii", "sol": "bio-suit"})
    at = play(at, "letnev: 0 overseer attack", "sol: 4 fleet-admiral defence", "letnev: hylar-iii", "sol: bio-suit")
    at = decide(at)
    assert "fleet-admiral" not in at.alive("sol")
    assert at.told(InfluenceGained) == []


def test_m40_a_destroyed_leader_counts_nothing_and_a_tie_goes_to_the_earlier() -> None:
    """Earlier in this round's order of play, whoever is active. §11.14"""
    units = {"letnev": "SAI 3", "sol": "SAI 4"}
    tie = decide(play(fight(units=units), "letnev: 1 iron-captain none", "sol: 0 field-general none"))
    assert tie.told(BattleDecided)[0].strengths == (5, 5)
    assert tie.told(BattleDecided)[0].winner == 0
    turned = decide(play(fight(units=units, first="sol"), "letnev: 1 iron-captain none", "sol: 0 field-general none"))
    assert turned.told(BattleDecided)[0].winner == 1


def test_m41_the_winner_loses_the_dial_the_loser_everything_leaders_survive() -> None:
    """Both leaders stay bound to the space for the round. §11.15 §11.16"""
    at = decide(
        play(
            fight(units={"letnev": "SAI 5", "sol": "SAI 4"}), "letnev: 3 iron-captain none", "sol: 1 field-general none"
        )
    )
    assert [(fact.seat, fact.units) for fact in at.told(UnitsLost)] == [(1, 4), (0, 3)]
    assert "field-general" in at.alive("sol")
    assert at.told(BattleDecided)[0].winner == 0


def test_r33_the_losers_leader_survives_unless_destroyed() -> None:
    """Only a card or a traitor destroys him. §11.16"""
    at = decide(
        play(fight(units={"letnev": "SAI 5", "sol": "SAI 4"}), "letnev: 5 overseer none", "sol: 0 field-general none")
    )
    assert set(at.alive("sol")) == set(GAME_LEADERS["sol"])


def test_m42_the_winner_keeps_one_both_or_none() -> None:
    """Each card for itself; the loser discards all. §11.17 §16.1"""
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


def test_t7_three_mechs_and_a_dial_of_three_cost_two_mechs() -> None:
    """All losses must be met. §18.4"""
    at = fight("lazax sol hacan", units={"sol": "SAI 1"}, mechanized="SAI 3")
    at = decide(play(at, "lazax: 3 lord-regent none", "sol: 0 liaison-agent none"))
    assert at.s.mechanized_casualties == 2
    lost = fight("lazax sol hacan", units={"sol": "SAI 5"}, mechanized="SAI 3")
    lost = decide(play(lost, "lazax: 0 palace-prefect none", "sol: 2 fleet-admiral none"))
    assert (lost.s.mechanized_casualties, lost.casualties("sol")) == (3, 2), "others lose the dial as ever"


def test_r62_any_minimal_set_that_reaches_the_dial() -> None:
    """None from which a unit could be taken back. §18.4"""
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


# ---- traitors --------------------------------------------------------------------------------------------------------
def test_m38_a_traitor_wins_whatever_the_strengths() -> None:
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
    assert at.told(BattleDecided)[0].why == "traitor"
    assert (at.casualties("sol"), at.casualties("letnev")) == (6, 0)
    assert "fleet-admiral" not in at.alive("sol")
    assert "overseer" in at.alive("letnev")
    assert "fleet-admiral" in at.s.traitor_deck
    assert at.s.discarded == ("energy-rifle",)
    assert at.asks == "KeepCards letnev"


def test_r15_if_both_reveal_a_traitor_both_lose() -> None:
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
    assert at.told(BattleDecided)[0].winner is None
    assert "overseer" not in at.alive("letnev")
    assert "fleet-admiral" not in at.alive("sol")
    assert [fact for fact in at.told(InfluenceGained) if fact.why == "weapon"] == []


def test_r16_a_traitors_leader_is_worth_no_influence() -> None:
    """No card effect is resolved. §11.11"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        hands={"letnev": "bio-weapon"},
        traitors={"letnev": "fleet-admiral"},
    )
    at = play(at, "letnev: 2 overseer attack", "sol: 6 fleet-admiral none", "letnev: bio-weapon", "letnev: traitor")
    at = play(at, "letnev: keep")
    assert {fact.why for fact in at.told(InfluenceGained)} == {"income"}


def test_r57_both_are_asked_at_once_and_nobody_reacts() -> None:
    """One secret question; being asked tells nothing. §11.10 §26.3"""
    at = fight(units={"letnev": "SAI 2", "sol": "SAI 6"}, traitors={"letnev": "fleet-admiral", "sol": "emir"})
    at = play(at, "letnev: 2 overseer none", "sol: 6 fleet-admiral none")
    assert at.asks == "CallTraitor letnev sol"
    assert legal(at, "sol") == ["silence"]
    assert refused(at, "sol: traitor") == ("no_such_traitor", "11.10")
    assert GAME.view(play(at, "letnev: traitor").s, 1).sealed.answered == ()


def test_m38_revealing_is_optional_and_so_is_a_retreat() -> None:
    """Who stays and keeps silent leaves the battle to the strengths. §11.10 §16.7"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        hands={"letnev": "tactical-retreat", "sol": "tactical-retreat"},
        traitors={"letnev": "fleet-admiral", "sol": "overseer"},
    )
    at = play(at, "letnev: 2 overseer none", "sol: 6 fleet-admiral none")
    at = play(at, "letnev: stay", "sol: stay", "letnev: silence", "sol: silence")
    assert at.told(BattleDecided)[0].why == "strength"
    assert at.told(BattleDecided)[0].winner == 1
    assert (at.casualties("letnev"), at.casualties("sol")) == (2, 6)
    assert at.s.discarded == ()


def test_r58_a_player_without_a_leader_may_reveal_but_not_be_betrayed() -> None:
    """Only strategy cards are denied to him. §11.7"""
    at = fight(
        units={"letnev": "SAI 2", "sol": "SAI 6"},
        traitors={"letnev": "fleet-admiral", "sol": "overseer"},
        dead=" ".join(GAME_LEADERS["letnev"]),
    )
    at = play(at, "letnev: 2 none none", "sol: 6 fleet-admiral none")
    assert at.asks == "CallTraitor letnev"
    assert play(at, "letnev: traitor").casualties("sol") == 6


def test_r80_letnev_reveal_a_traitor_for_an_ally() -> None:
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


def test_a_traitor_of_ones_own_race_can_never_be_revealed() -> None:
    """But that leader is safe. §3.3"""
    at = fight(units={"letnev": "SAI 2", "sol": "SAI 6"}, traitors={"sol": "fleet-admiral"})
    at = play(at, "letnev: 2 overseer none", "sol: 6 fleet-admiral none")
    assert legal(at, "sol") == ["silence"]


# ---- Tactical Retreat and explosion ----------------------------------------------------------------------------------
def retreating(**table: object) -> Played:
    base: dict[str, object] = {
        "units": {"letnev": "SAI 5, LOW 1", "sol": "SAI 4", "hacan": "LOW 1"},
        "hands": {"letnev": "energy-rifle tactical-retreat", "sol": "bio-suit tactical-retreat"},
        "traitors": {"sol": "iron-captain"},
    }
    at = play(fight(**(base | table)), "letnev: SAI sol")
    at = play(at, "letnev: 5 iron-captain attack", "sol: 4 fleet-admiral defence")
    return play(at, "letnev: energy-rifle", "sol: bio-suit")


def test_r59_after_a_retreat_the_opponent_wins_in_every_respect() -> None:
    """No traitors, no losses, no cards resolved; who fled discards and his leader is free. §16.7 §16.8"""
    at = retreating()
    assert at.asks == "MayRetreat letnev sol"
    unable = retreating(hands={"letnev": "energy-rifle informant", "sol": "bio-suit tactical-retreat"})
    assert unable.asks == "MayRetreat letnev sol", "being asked tells nothing"
    assert legal(unable, "letnev") == ["stay"]
    at = play(at, "letnev: retreat", "sol: stay")
    assert at.told(BattleDecided)[0].winner == 1
    assert (at.casualties("letnev"), at.casualties("sol")) == (0, 0)
    assert at.reserve("letnev") == 19
    assert at.s.discarded == ("energy-rifle", "tactical-retreat")
    assert at.asks == "KeepCards sol"
    assert at.s.fought == {"fleet-admiral": "SAI"}
    after = play(at, "sol: keep")
    assert after.asks == "SealPlan letnev hacan"
    assert may(after, "letnev: 1 iron-captain none")


def test_r59_mechanized_units_come_back_to_the_reserve_as_such() -> None:
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


def test_r59_if_both_retreat_there_is_no_winner() -> None:
    """Both discard, both leaders are free. §16.8"""
    at = play(retreating(), "letnev: retreat", "sol: retreat")
    assert at.told(BattleDecided)[0].winner is None
    assert at.s.fought == {}
    assert len(at.s.discarded) == 4


def test_r59_without_a_leader_nobody_retreats() -> None:
    """He may play no cards. §16.7 §11.7"""
    at = fight(
        units={"letnev": "SAI 5", "sol": "SAI 4"},
        hands={"letnev": "tactical-retreat", "sol": "tactical-retreat"},
        dead=" ".join(GAME_LEADERS["letnev"]),
    )
    at = play(at, "letnev: 5 none none", "sol: 4 fleet-admiral none")
    assert at.asks == "MayRetreat sol"
    spent = fight(
        units={"letnev": "SAI 5", "sol": "SAI 4"},
        hands={"letnev": "informant", "sol": "informant"},
        discarded="tactical-retreat tactical-retreat",
    )
    spent = play(spent, "letnev: 5 overseer none", "sol: 4 fleet-admiral none")
    assert spent.told(BattleDecided)[0].why == "strength", "all copies are discarded: nobody is asked"


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


def test_r60_a_laser_and_a_shield_destroy_both_sides() -> None:
    """Face-down Xxcha too, a third player's face-up units stay; nothing is paid, influence stays. §16.5"""
    at = decide(exploding(units={"letnev": "SAI 5", "sol": "SAI 4", "hacan": "SAI 2"}, face_down="SAI 3"))
    assert [at.casualties(race) for race in ("letnev", "sol", "hacan", "xxcha")] == [5, 4, 0, 3]
    assert "iron-captain" not in at.alive("letnev")
    assert "fleet-admiral" not in at.alive("sol")
    assert at.s.discarded == ("energy-shield", "hylar-iii")
    assert at.told(BattleDecided)[0].why == "explosion"
    assert at.told(BattleDecided)[0].winner is None
    assert [fact for fact in at.told(InfluenceGained) if fact.why == "weapon"] == []
    assert at.told(InfluenceLost) == []


def test_r60_the_lasers_own_shield_explodes_too_and_no_other_card_is_resolved() -> None:
    """Either player may have committed the shield; a rifle on the other side pays nothing. §16.5"""
    at = fight(
        units={"letnev": "SAI 5", "sol": "SAI 4"},
        hands={"letnev": "hylar-iii energy-shield", "sol": "bio-weapon"},
    )
    at = play(at, "letnev: 1 iron-captain both", "sol: 1 fleet-admiral attack")
    at = decide(play(at, "letnev: hylar-iii energy-shield", "sol: bio-weapon"))
    assert at.told(BattleDecided)[0].why == "explosion"
    assert (at.casualties("letnev"), at.casualties("sol")) == (5, 4)
    assert at.s.discarded == ("bio-weapon", "energy-shield", "hylar-iii")
    assert [fact for fact in at.told(InfluenceGained) if fact.why == "weapon"] == []


def test_r60_no_explosion_if_a_traitor_was_revealed() -> None:
    """Nor if somebody retreated. §16.5"""
    at = play(exploding(traitors={"letnev": "fleet-admiral"}), "letnev: traitor")
    assert at.told(BattleDecided)[0].why == "traitor"
    assert at.casualties("letnev") == 0
    hands = {"letnev": "hylar-iii", "sol": "energy-shield tactical-retreat"}
    fled = play(exploding(hands=hands), "sol: retreat")
    assert fled.told(BattleDecided)[0].why == "retreat"
    assert (fled.casualties("letnev"), fled.casualties("sol")) == (0, 0)
    assert {"iron-captain", "fleet-admiral"} <= {*fled.alive("letnev"), *fled.alive("sol")}


def test_both_sides_are_asked_for_their_plans_at_once() -> None:
    """Simultaneous answers, sealed. §11.5"""
    at = fight(units={"letnev": "SAI 5", "sol": "SAI 4"})
    assert to_move(at.s) == (0, 1)
