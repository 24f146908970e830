"""Battles in the Rex slice: the examples and rulings of the rules."""

from __future__ import annotations

import pytest

from plancia.engine import IllegalAction, apply
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import BIO, HYLAR, INFORMANT, RETREAT, RIFLE, SHIELD, SUIT
from tests.engine.rex_slice.plans import Battle
from tests.engine.rex_slice.positions import asked, battle, legal, play, told
from tests.engine.rex_slice.table import State, Units

LETNEV_AND_SOL = ("letnev", "sol")


def t6() -> State:
    """The rulebook's example: 4 Letnev units against 6 of Sol."""
    hands = {"letnev": (BIO, SHIELD), "sol": (RIFLE,)}
    return battle(LETNEV_AND_SOL, hands, units={"letnev": Units(4), "sol": Units(6)})


def test_t6_the_rulebooks_battle() -> None:
    """Letnev wins 6 to 4 when the bio-weapon destroys Sol's leader, gains his strength and loses two units."""
    s, news = told(
        t6(),
        "letnev: 2 iron_captain both",
        "sol: 4 admiral attack",
        "letnev: bio_weapon shield",
        "sol: rifle",
        "letnev: keep keep",
    )
    assert s.units == (Units(2), Units(0))
    assert s.influence == (5 + 6, 5)
    assert s.hands == ((BIO, SHIELD), ())
    assert s.discarded == (RIFLE,)
    assert "admiral" not in s.leaders[1]
    assert facts.BattleWon(seat=0) in news


def test_t7_three_mechanized_units_meet_a_loss_of_three_with_two() -> None:
    """Two of three mechanized units are lost for a dial of 3: losses are met in full, and no unit more."""
    s = battle(("lazax", "sol"), {}, units={"lazax": Units(0, 3), "sol": Units(1)})
    s = play(s, "lazax: 3 lord_regent none", "sol: 0 agent none")
    assert legal(s, "lazax") == ["2"]
    assert play(s, "lazax: 2").units[0] == Units(0, 1)


def test_r62_losses_may_be_met_in_any_way_that_wastes_no_unit() -> None:
    """Lazax chooses how many mechanized units to give up, each counting two."""
    s = battle(("lazax", "sol"), {}, units={"lazax": Units(3, 2), "sol": Units(1)})
    s = play(s, "lazax: 4 lord_regent none", "sol: 0 agent none")
    assert legal(s, "lazax") == ["1", "2"]
    assert play(s, "lazax: 1").units[0] == Units(1, 1)


def test_r62_without_lazax_as_the_winner_the_dial_is_lost_as_ever() -> None:
    """The step that Lazax replaces does for the others what it always did."""
    s = battle(("lazax", "sol"), {}, units={"lazax": Units(1), "sol": Units(6)})
    s = play(s, "lazax: 0 chancellor none", "sol: 2 admiral none")
    assert s.units == (Units(0), Units(4))


def test_t16_a_card_promised_to_jolnar_must_be_played() -> None:
    """Who tells Jol-Nar that he plays the rifle takes a slot with the attack icon, and plays the rifle."""
    s = battle(("jolnar", "sol"), {"sol": (RIFLE, BIO, SUIT)})
    s = play(s, "all: pass", "jolnar: attack", "sol: rifle")
    assert legal(s, "sol", "0 admiral") == ["0 admiral attack", "0 admiral both"]
    s = play(s, "jolnar: 0 adjunct none", "sol: 0 admiral attack")
    assert legal(s, "sol") == ["rifle"]


def test_m43_an_answer_about_the_dial_binds() -> None:
    """The number told to Jol-Nar is the only one that may be dialled, and another is refused for that reason."""
    s = play(battle(("jolnar", "sol"), {}), "jolnar: dial", "sol: 4")
    assert {line.split()[0] for line in legal(s, "sol")} == {"4"}
    with pytest.raises(IllegalAction, match="bound_by_answer"):
        apply(s, 1, (3, "admiral", "none"))


def test_r28_the_answer_none_binds_as_well() -> None:
    """Who tells Jol-Nar that he plays no attack card has no slot with that icon."""
    s = battle(("jolnar", "sol"), {"sol": (RIFLE, SUIT)})
    s = play(s, "all: pass", "jolnar: attack", "sol: none")
    assert legal(s, "sol", "0 agent") == ["0 agent none", "0 agent defense"]


def test_r56_the_answer_to_jolnar_obeys_command() -> None:
    """A card that Command forbids cannot be promised."""
    s = battle(("jolnar", "sol", "xxcha"), {"sol": (RIFLE, BIO)}, alliances=((0, 2),))
    s = play(s, "all: pass", "xxcha: rifle", "all: pass", "jolnar: attack")
    assert legal(s, "sol") == ["none", "bio_weapon"]


def test_r34_a_declared_icon_must_be_played() -> None:
    """A slot with both icons is filled with one card of each."""
    s = battle(LETNEV_AND_SOL, {"sol": (BIO, RIFLE, SHIELD)})
    s = play(s, "letnev: 0 overseer none", "sol: 0 admiral both")
    assert legal(s, "sol") == ["bio_weapon shield", "rifle shield"]


def test_r81_a_slot_needs_a_card_for_each_icon() -> None:
    """Without a defense card no slot with that icon may be chosen."""
    s = battle(LETNEV_AND_SOL, {"sol": (RIFLE,)})
    assert legal(s, "sol", "0 admiral") == ["0 admiral none", "0 admiral attack"]
    assert legal(s, "letnev", "0 champion") == ["0 champion none"]


def test_r54_command_bars_every_copy_in_this_battle() -> None:
    """Two rifles are as useless as one when the rifle is named, and nobody says whether it was held."""
    s = battle(("xxcha", "sol"), {"sol": (RIFLE, RIFLE)})
    s, news = told(s, "all: pass", "xxcha: rifle")
    assert legal(s, "sol", "0 admiral") == ["0 admiral none"]
    assert news == (facts.CommandGiven(seat=0, card=RIFLE),)


def test_r3_xxcha_commands_before_jolnar_asks() -> None:
    """Both powers in one battle come in this order, whoever is first in play."""
    order = battle(("jolnar", "xxcha"), {}).flow().order[Battle]
    assert order.index("command_is_given") < order.index("jolnar_is_about_to_ask") < order.index("seal_plans")


def test_7_5_powers_work_for_an_ally_and_not_for_others() -> None:
    """Jol-Nar asks the opponent of an ally; in a battle of strangers it is silent."""
    allied = battle(("letnev", "sol", "jolnar"), {}, alliances=((0, 2),))
    assert asked(allied) == ("PutQuestion", "jolnar")
    assert asked(play(allied, "jolnar: leader")) == ("AnswerQuestion", "sol")
    assert asked(battle(("letnev", "sol", "jolnar"), {})) == ("SealPlan", "letnev", "sol")


def test_r51_an_informant_stops_the_question_in_this_battle() -> None:
    """The use at hand is stopped, the card is spent, and no second Informant is asked for."""
    s = battle(("jolnar", "sol"), {"sol": (INFORMANT,), "jolnar": (RIFLE,)})
    assert asked(s) == ("PlayInformant", "sol")
    s, news = told(s, "sol: informant")
    assert asked(s) == ("SealPlan", "jolnar", "sol")
    assert s.discarded == (INFORMANT,)
    assert facts.AdvantageStopped(advantage="question") in news


def test_r51_an_informant_stops_command_only() -> None:
    """When Command is stopped, Jol-Nar's question is still put."""
    s = battle(("xxcha", "sol", "jolnar"), {"sol": (INFORMANT,)}, alliances=((0, 2),))
    assert asked(play(s, "sol: informant")) == ("PutQuestion", "jolnar")


def test_m35_plans_are_secret_until_both_are_sealed() -> None:
    """The first plan tells nothing; with the second both are open."""
    s, nothing = told(t6(), "sol: 4 admiral attack")
    assert nothing == ()
    assert asked(s) == ("SealPlan", "letnev")
    s, news = told(s, "letnev: 2 iron_captain both")
    assert [type(fact) for fact in news] == [facts.PlanOpened, facts.PlanOpened]


def test_m36_who_has_a_free_leader_must_use_one() -> None:
    """No leader is no choice while one lives who is not bound elsewhere."""
    s = battle(LETNEV_AND_SOL, {}, fought={"admiral": "council"})
    assert {line.split()[1] for line in legal(s, "sol")} == {"general", "agent"}


def test_r26_without_a_leader_no_cards_are_played() -> None:
    """Who has no leader left sets his dial and nothing else."""
    s = battle(LETNEV_AND_SOL, {"sol": (RIFLE, RETREAT)}, leaders={"sol": {}}, units={"sol": Units(2)})
    assert legal(s, "sol") == ["0 none none", "1 none none", "2 none none"]
    s = play(s, "sol: 2 none none", "letnev: 1 overseer none")
    assert s.units == (Units(5), Units(0))


def test_m37_the_dial_ends_at_the_strength_of_the_army() -> None:
    """Mechanized units count two each, and no dial goes above 20."""
    s = battle(("lazax", "sol"), {}, units={"lazax": Units(15, 5), "sol": Units(1, 0)})
    assert len({line.split()[0] for line in legal(s, "lazax")}) == 21
    assert len({line.split()[0] for line in legal(s, "sol")}) == 2


def test_m39_both_leaders_can_fall() -> None:
    """Who has just lost his leader still strikes, and is paid, win or lose (R14)."""
    s = battle(LETNEV_AND_SOL, {"letnev": (RIFLE,), "sol": (BIO,)})
    s = play(s, "letnev: 1 champion attack", "sol: 0 general attack", "letnev: rifle", "sol: bio_weapon")
    assert "champion" not in s.leaders[0]
    assert "general" not in s.leaders[1]
    assert s.influence == (5 + 5, 5 + 6)


def test_m40_a_tie_goes_to_the_earlier_in_order_of_play() -> None:
    """Equal strength is enough for the first of the two."""
    s = battle(LETNEV_AND_SOL, {})
    s = play(s, "letnev: 0 champion none", "sol: 0 admiral none")
    assert s.units == (Units(6), Units(0))


def test_m42_the_winner_keeps_what_he_likes() -> None:
    """One card, both or none; what is kept everybody has seen."""
    s = play(t6(), "letnev: 2 iron_captain both", "sol: 4 admiral attack", "letnev: bio_weapon shield", "sol: rifle")
    assert legal(s, "letnev") == ["keep keep", "keep discard", "discard keep", "discard discard"]
    s = play(s, "letnev: keep discard")
    assert s.hands[0] == s.shown[0] == (BIO,)


def test_r59_a_retreat_gives_the_battle_away_without_losses() -> None:
    """The opponent has won, cards have no effect, no traitor is called, and the leader may fight again."""
    s = battle(LETNEV_AND_SOL, {"sol": (RIFLE, RETREAT)}, traitors={"letnev": ("admiral",)})
    s = play(s, "letnev: 3 overseer none", "sol: 6 admiral attack", "sol: rifle", "sol: retreat")
    assert s.units == (Units(6), Units(0))
    assert s.discarded == (RETREAT, RIFLE)
    assert "overseer" in s.leaders[0]
    assert s.fought == {"overseer": "imperial_palace"}


def test_r59_when_both_retreat_nobody_has_won() -> None:
    """Both withdraw, both discard."""
    s = battle(LETNEV_AND_SOL, {"sol": (RETREAT,), "letnev": (RETREAT,)})
    s, news = told(s, "letnev: 0 overseer none", "sol: 0 agent none", "all: retreat")
    assert facts.BattleWon(seat=None) in news
    assert s.fought == {}


def test_r59_retreat_is_offered_to_whoever_could_hold_it() -> None:
    """A side with an unseen card is asked whatever the card is; a side without is not."""
    s = battle(LETNEV_AND_SOL, {"sol": (INFORMANT,)})
    s = play(s, "letnev: 0 overseer none", "sol: 0 agent none")
    assert asked(s) == ("MayRetreat", "sol")
    assert legal(s, "sol") == ["stay"]


def test_r54_a_retreat_that_command_forbids_is_not_offered() -> None:
    """Command bars the Tactical Retreat as well."""
    s = battle(("xxcha", "sol"), {"sol": (RETREAT,)})
    s = play(s, "all: pass", "xxcha: retreat", "xxcha: 0 elder none", "sol: 0 agent none")
    assert s.stack == ()


def test_m38_a_traitor_decides_whatever_the_strengths() -> None:
    """The side betrayed loses leader and army; the other loses nobody and is paid nothing (R16)."""
    s = battle(LETNEV_AND_SOL, {}, traitors={"letnev": ("admiral",)})
    s = play(s, "letnev: 0 overseer none", "sol: 6 admiral none", "letnev: traitor")
    assert s.units == (Units(6), Units(0))
    assert s.influence == (5, 5)
    assert "admiral" not in s.leaders[1]
    assert "admiral" in s.traitor_deck


def test_r57_both_sides_are_asked_for_traitors_at_once() -> None:
    """Nobody sees whether the other speaks before he has spoken himself."""
    s = battle(LETNEV_AND_SOL, {}, traitors={"letnev": ("general",), "sol": ("champion",)})
    s = play(s, "letnev: 0 champion none", "sol: 0 admiral none")
    assert asked(s) == ("CallTraitor", "letnev", "sol")
    assert legal(s, "letnev") == ["silence"]
    assert legal(s, "sol") == ["silence", "traitor"]


def test_r15_two_traitors_destroy_both() -> None:
    """Each side loses its army and its leader."""
    s = battle(LETNEV_AND_SOL, {}, traitors={"letnev": ("admiral",), "sol": ("champion",)})
    s, news = told(s, "letnev: 0 champion none", "sol: 0 admiral none", "all: traitor")
    assert s.units == (Units(0), Units(0))
    assert facts.BattleWon(seat=None) in news


def test_r80_letnev_calls_traitors_for_an_ally() -> None:
    """Letnev is asked in an ally's battle, against the ally's opponent."""
    races = ("hacan", "sol", "letnev")
    s = battle(races, {}, traitors={"letnev": ("admiral",), "sol": ("emir",)}, alliances=((0, 2),))
    s = play(s, "hacan: 0 factor none", "sol: 6 admiral none")
    assert asked(s) == ("CallTraitor", "letnev", "sol")
    s = play(s, "letnev: traitor", "sol: silence")
    assert s.units[:2] == (Units(6), Units(0))


def test_r58_who_has_no_leader_cannot_be_betrayed_and_may_betray() -> None:
    """Only the side without a leader is asked."""
    s = battle(LETNEV_AND_SOL, {}, leaders={"sol": {}}, traitors={"letnev": ("admiral",), "sol": ("champion",)})
    s = play(s, "letnev: 0 champion none", "sol: 0 none none")
    assert asked(s) == ("CallTraitor", "sol")


def test_6_1_a_laser_and_a_shield_destroy_both_sides() -> None:
    """Armies and leaders are gone, nothing is paid, and both discard."""
    s = battle(LETNEV_AND_SOL, {"letnev": (HYLAR,), "sol": (SHIELD,)})
    s, news = told(s, "letnev: 0 champion attack", "sol: 0 admiral defense", "letnev: hylar", "sol: shield")
    assert facts.Exploded() in news
    assert s.units == (Units(0), Units(0))
    assert s.influence == (5, 5)
    assert s.discarded == (HYLAR, SHIELD)
