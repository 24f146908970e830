"""The mercenary phase: rows, recruits, guards, abilities."""

import pytest
from msgspec.structs import replace

from plancia.games.warlords import GAME, Options
from plancia.games.warlords.edition.components import UNITS
from plancia.games.warlords.edition.loading import edition
from plancia.games.warlords.facts import AbilityUsed, GuardKilled, MercenaryWounded
from tests.games.warlords.table import Table

OTHERS = "ships=core/core bases=3.3.2/3.0.0"


def playing(rows: str, hands: str, words: str = "", **sectors: str) -> Table:
    return Table(words=f"turn=0:mercenary rows={rows} hands={hands} {OTHERS} {words}", **sectors)


# ---- the row ---------------------------------------------------------------------------------------------------------
def test_row_7_1_a_card_joins_at_an_end() -> None:
    """The first card has no side; every other one goes to the left or right end. §7.1"""
    assert playing("/", "M01/M03").legal() == ["M01"]
    assert playing("M02/", "M01/M03").legal() == ["M01 left", "M01 right"]
    assert playing("M02-M05/", "M01/M03").say("M01 left").s.rows[0] == ("M01", "M02", "M05")


def test_row_7_1_without_a_card_the_phase_is_skipped() -> None:
    """Without a card in hand there are no mercenary and no actions; a support card is possible. §7.1 §8.2"""
    table = playing("M02/", "/M03", "support=recon/")
    assert table.question == "TakeAction"
    assert table.legal() == ["card recon", "end"]


def test_7_1_cards_are_never_turned_and_circles_keep_their_place() -> None:
    """A guard stays between its two cards when the row grows to the left. §7.1"""
    table = playing("M25*M02/", "M15/M03").say("M15 left")
    assert table.s.circles(0) == [("M25", "M02")]
    assert table.question == "TakeAction"  # its red half is on the other side: no circle


def test_1_9_a_card_may_bring_any_unit() -> None:
    """A card has a number for each kind of unit: an edition with a tank on a card recruits it. §1.9 §7.2"""
    assert all(hasattr(card, unit) for card in edition().mercenaries.values() for unit in UNITS)
    table = playing("/", "M01/M03")
    other = Options(edition='{"mercenaries":{"M01":{"infantry":1,"tank":1}}}')
    bases = (replace(table.base(), pad=(3, 1, 2), reserve=(17, 2, 0)), table.base(1))
    table.s = replace(table.s, options=other, bases=bases)
    table.say("M01")
    assert table.base().pad == (4, 2, 2)


# ---- guards ----------------------------------------------------------------------------------------------------------
def test_7_4_the_card_itself_can_supply_the_guard() -> None:
    """Recruits arrive before the guard is placed. §7.4"""
    table = Table(words="turn=0:mercenary rows=M25/ hands=M02/M03 ships=core/core bases=0.0.0/0.0.0")
    table.say("M02 right", "guard")
    assert table.s.guards == ("M25",)
    assert table.base().pad[0] == 2


def test_guard_7_4_now_or_never() -> None:
    """A circle that was not guarded at once is never offered again. §7.4 §7.5"""
    table = playing("M25/", "M02.M15/M03").say("M02 right", "decline", "end")
    assert table.s.guards == ()
    later = playing("M25-M02/", "M15/M03").say("M15 right", "guard")
    assert later.s.guards == ("M02",)


def test_guard_7_3_at_either_end_of_a_longer_row() -> None:
    """The played card and its neighbour form the circle, on the left as on the right. §7.3 §7.4"""
    left = playing("M02-M05/", "M25/M03").say("M25 left")
    assert (left.question, left.s.ask.ability) == ("MayPlaceGuard", "heavy_assault")
    assert left.say("guard").s.circles(0) == [("M25", "M02")]
    right = playing("M05-M02/", "M15/M03").say("M15 right", "guard")
    assert right.s.circles(0) == [("M02", "M15")]
    other = playing("M02-M05/", "M25/M03").say("M25 right")
    assert other.s.ask.ability == "call_support", "the half that touches counts"


def test_guard_7_3_halves_must_match() -> None:
    """Different colours form no circle. §7.3"""
    assert playing("M25/", "M01/M03").say("M01 right").question == "TakeAction"


def test_guard_7_4_needs_infantry() -> None:
    """Without infantry on the Launch Pad no guard can be placed. §7.4"""
    words = "turn=0:mercenary rows=M25/ hands=M02/M03 ships=core/core bases=0.3.2:20.0.0/0.0.0"
    assert Table(words=words).say("M02 right").question == "TakeAction"


def test_7_6_a_guard_protects_both_its_mercenaries() -> None:
    """One guard on either side is enough. §7.6 §9.10"""
    table = Table(words=f"turn=0:actions rows=M04/M25*M02-M05 played=M04 {OTHERS} hands=M01/M03").say(
        "assassinate", "nothing"
    )
    assert table.legal() == ["wound M05", "kill M25"]
    assert table.refused("wound M25") == ("protected", "9.10")
    assert table.refused("wound M02") == ("protected", "9.10")


def test_7_7_the_second_guard_opens_the_ability_at_once() -> None:
    """With two guards on two circles of a colour the ability is offered before any action. §7.7"""
    table = playing("M25*M02/M05-M08", "M15/M03").say("M15 right", "guard")
    assert table.question == "MayUseAbility"
    assert playing("M25-M02/M05-M08", "M15/M03").say("M15 right", "guard").question == "TakeAction"


def test_ability_7_7_declining_keeps_it() -> None:
    """A player who declines gets the choice again with a later guard of the colour. §7.7"""
    table = playing("M25*M02/M05-M08", "M15/M03").say("M15 right", "guard", "decline")
    assert table.s.abilities == ((), ())
    later = playing("M25*M02*M31-M08/M05-M12", "M19/M03").say("M19 right", "guard")
    assert later.question == "MayUseAbility"


def test_12_1_once_for_each_player() -> None:
    """A used ability is not offered again to the same player; others still have theirs. §12.1"""
    used = playing("M25*M02/M05-M08", "M15/M03", "abilities=heavy_assault/")
    assert used.say("M15 right", "guard").question == "TakeAction"
    others = playing("M25*M02/M05-M08", "M15/M03", "abilities=/heavy_assault")
    assert others.say("M15 right", "guard").question == "MayUseAbility"


def test_18_2_a_guard_costs_an_infantry_and_scores() -> None:
    """The guard leaves the Launch Pad for good and is worth one power while it remains. §18.2"""
    table = playing("M25/", "M02/M03")
    before = table.base().pad[0]
    table.say("M02 right", "guard")
    assert table.base().pad[0] == before + 3 - 1
    assert table.score().guards == 1


def test_7_8_a_lost_guard_does_not_count() -> None:
    """If the first guard of a colour is gone, the next one is the first again. §7.8"""
    words = "turn=1:actions rows=M25*M02/M04 played=M04 ships=core/core bases=3.0.0/3.0.0 hands=M15.M09/M03"
    table = Table(words=f"{words} markers=support.recon.recon.bombard.bombard market=M10.M11.M12.M16")
    table.say("assassinate", "kill M25", "end", "market M10", "M17", "dorn", "M15 right", "guard")
    assert table.question == "TakeAction"
    assert table.s.guards == ("M02",)


# ---- abilities -------------------------------------------------------------------------------------------------------
def test_12_1_abilities_leave_their_guards_standing() -> None:
    """Using an ability costs neither units nor guards. §12.1"""
    table = playing("M25*M02/M05-M08", "M15/M03").say("M15 right", "guard", "use", "wound M05")
    assert table.s.guards == ("M02", "M25")
    assert table.s.abilities == (("heavy_assault",), ())
    assert table.facts_of(AbilityUsed)
    assert table.s.wounded == ("M05",)
    other = playing("M25*M02/M05-M08", "M15/M03", "abilities=call_support/").say(
        "M15 right", "guard", "use", "wound M05"
    )
    assert other.s.abilities == (("call_support", "heavy_assault"), ())


def test_ability_12_3_heavy_assault_hits_a_lone_mercenary() -> None:
    """Heavy Assault wounds even the only mercenary of a row. §12.3"""
    table = playing("M25*M02/M05", "M15/M03").say("M15 right", "guard", "use")
    assert table.legal() == ["wound M05"]


def test_12_3_heavy_assault_needs_a_token_and_sends_guards_to_the_medical_bay() -> None:
    """A wound needs a wound token; a killed guard goes to the Medical Bay. §12.3 §9.10"""
    table = playing("M25*M02/M05-M10*M12", "M15/M03").say("M15 right", "guard", "use", "kill M10")
    assert table.base(1).medical == 1
    assert table.facts_of(GuardKilled)[0].owner == 1
    row = "M05!-M08!-M09!-M10!-M12!-M16!-M17!-M18!-M22"
    full = playing(f"M25*M02/{row}", "M15/M03").say("M15 right", "guard")
    assert full.question == "TakeAction"  # eight wounds are out: there is nothing to do


def test_ability_12_4_orbital_bombardment() -> None:
    """All units on one planet are destroyed: infantry to the Medical Bay, the rest to the reserve. §12.4 §1.5"""
    table = playing("M11*M10/", "M12/M03", core="Y1ita.B.W").say("M12 right", "guard", "use", "core1")
    assert table.planet("core1") == ""
    assert table.base(1).medical == 1
    assert table.base(1).reserve[1:] == (3, 2)


def test_12_4_orbital_bombardment_may_hit_an_own_planet() -> None:
    """Any planet with a unit may be named, even the player's own, but no empty one. §12.4"""
    table = playing("M11*M10/", "M12/M03", core="Y0i.B1t.W").say("M12 right", "guard", "use")
    assert table.legal() == ["core1", "core2"]
    assert table.refused("core3") == ("no_units_there", "12.4")


def test_ability_12_5_call_support_draws_two() -> None:
    """Call Support draws two cards. §12.5"""
    table = playing("M09*M30/", "M01/M03").say("M01 right", "guard", "use", "recon", "blockade")
    assert sum(table.s.support[0]) == 2
    assert table.question == "TakeAction"


def test_12_2_without_effect_nothing_is_used_up() -> None:
    """An ability without effect is not offered and stays available; with one card left Call Support draws one. §12.2"""
    assert playing("M11*M10/", "M12/M03").say("M12 right", "guard").question == "TakeAction"
    all_but_one = "support=/assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge"
    rest = ".deploy_only.deploy_only.deploy_only.deploy_only.blockade.blockade"
    table = playing("M09*M30/", "M01/M03", all_but_one + rest).say("M01 right", "guard", "use", "blockade")
    assert sum(table.s.support[0]) == 1
    assert table.question == "TakeAction"
    none = playing("M09*M30/", "M01/M03", f"{all_but_one}{rest}.blockade").say("M01 right", "guard")
    assert none.question == "TakeAction"
    assert none.s.abilities == ((), ())


def test_12_6_covert_ops_is_a_deploy_without_ship() -> None:
    """One to three units to any face-up planet, no aircraft needed; it pays, reinforces or invades. §12.6"""
    words = "track=1.1.1.1.1.1"
    table = playing("M01*M22/", "M33/M03", words, dorn="G.R1i", jyss="P.Y0i").say("M33 right", "guard", "use")
    assert set(table.offered()) == {"core1", "core2", "core3", "dorn1", "dorn2", "jyss1", "jyss2"}
    assert "dorn1 iii" in table.legal()
    table.say("dorn1 i")
    assert table.s.power == (1, 0)
    battle = playing("M01*M22/", "M33/M03", words, dorn="G.R1i").say("M33 right", "guard", "use", "dorn2 iit")
    battle.say("hit hit hit miss")
    assert battle.question == "ChooseBonus"  # a won invasion brings reputation here too
    bare = playing("M01*M22/", "M33/M03", "bases=3.0.0/3.0.0").say("M33 right", "guard", "use")
    assert bare.say("jyss1 ii").planet("jyss1") == "0ii"


def test_wound_9_11_a_wounded_mercenary_keeps_everything_else() -> None:
    """A wounded mercenary forms circles and can be guarded. §9.11"""
    table = playing("M25!/", "M02/M03").say("M02 right", "guard")
    assert table.s.guards == ("M25",)


def test_row_7_9_four_of_a_kind() -> None:
    """The fourth mercenary with one mission ends the game after the turn; wounded ones count. §7.9 §17.3"""
    table = playing("M01!-M02-M03/", "M04/M08", "market=M09.M10.M11.M12").say("M04 right")
    assert table.s.ending == "four_of_a_kind"
    table.say("end", "market M09", "M15")
    assert table.s.reason == "four_of_a_kind"


@pytest.mark.parametrize("seat", [0, 1])
def test_row_19_1_rows_guards_and_wounds_are_open(seat: int) -> None:
    """Everybody sees rows, guards, wounds, bases, power, reputation and used abilities. §19.1"""
    table = playing("M25*M02/M05!", "M15/M03", "abilities=heavy_assault/")
    view = GAME.view(table.s, seat)
    assert (view.rows, view.guards, view.wounded) == ((("M25", "M02"), ("M05",)), ("M25",), ("M05",))
    assert view.abilities == (("heavy_assault",), ())
    assert view.bases == table.s.bases


def test_wound_facts_name_the_owner() -> None:
    """The fact of a wound names the owner. §9.9"""
    table = playing("M25*M02/M05", "M15/M03").say("M15 right", "guard", "use", "wound M05")
    assert table.facts_of(MercenaryWounded)[0].owner == 1
