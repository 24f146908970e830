"""Invasions, round by round."""

import pytest

from plancia.games.warlords.facts import DiceRolled, GuardSent, InvasionEnded
from plancia.games.warlords.troops import word_of
from tests.games.warlords.table import Table


def invading(units: str, against: str, words: str = "", *, row: str = "", planet: str = "Y") -> Table:
    """Seat 0 lands these units on core1, which seat 1 controls."""
    defaults = {
        "ships": "core/dorn",
        "bases": "3.3.2/1.0.0",
        "hands": "M38/M39",
        "markers": "recon.recon.bombard.bombard.support",
    }
    text = " ".join(f"{key}={value}" for key, value in defaults.items())
    table = Table(
        core=f"{planet}1{against}.{'B' if planet == 'Y' else 'Y'}.W",
        words=f"turn=0:actions rows=M29/{row} played=M29 {text} {words}",
    )
    return table.say("deploy", f"core1 {units}")


def test_14_2_devastation_comes_first_and_stays() -> None:
    """The marker moves back before the battle, also if the invader loses, but not below 0. §14.2"""
    table = invading("i", "i")
    assert table.marker("yellow") == 1
    table.say("miss hit")
    assert table.facts_of(InvasionEnded)[0].winner == 1
    assert table.marker("yellow") == 1
    assert invading("i", "i", "track=0.0.0.0.0.0").marker("yellow") == 0
    assert invading("i", "i", "track=1.0.0.0.0.0").marker("yellow") == 0


def test_invasion_14_6_a_die_for_each_unit() -> None:
    """Units deployed on an opponent's planet invade it; each side rolls one die per unit. §9.5 §14.1 §14.6"""
    table = invading("iit", "ii")
    assert (table.s.ask.invader, table.s.ask.defender) == (3, 2)


def test_invasion_14_7_hits_and_misses() -> None:
    """Without a tank only hits count; the sides lose at the same time. §14.7 §14.8"""
    table = invading("ii", "ii").say("hit invader invader hit")
    assert table.planet("core1") == "1i"
    assert table.s.stack[-1].troops == 1
    assert (table.base(0).medical, table.base(1).medical) == (1, 1)


def test_14_7_heavy_siege() -> None:
    """The invader's invader faces hit while one of their tanks lives; a defending tank is an ordinary unit. §14.7"""
    table = invading("it", "tt").say("invader miss invader miss")
    assert table.planet("core1") == "1t"
    assert word_of(table.s.stack[-1].troops) == "it"
    table.say("miss miss hit", "t", "invader miss")  # the tank is lost: the same face is a miss now
    assert table.planet("core1") == "1t"


def test_invasion_14_8_owners_choose_their_losses() -> None:
    """Each owner chooses which units die: infantry to the Medical Bay, the rest to the reserve. §14.8 §1.5"""
    table = invading("it", "ti").say("hit miss hit miss")
    assert table.asked == 0
    assert table.legal() == ["i", "t"]
    table.say("t")
    assert table.asked == 1
    table.say("i")
    assert table.planet("core1") == "1t"
    assert table.base(0).reserve[1] == 1
    assert table.base(1).medical == 1


def test_14_8_the_invader_names_his_losses_first() -> None:
    """Losses are simultaneous, but the invader chooses first and publicly: all hits of the roll count. §14.8"""
    table = invading("it", "ti").say("invader invader hit hit")
    assert table.facts_of(InvasionEnded)[0].winner is None  # the tank fell in the roll in which it counted
    choice = invading("it", "ita", "bases=3.3.2/1.0.0").say("invader miss hit miss miss")
    assert choice.asked == 0
    choice.say("t")
    assert choice.asked == 1
    assert choice.s.ask.count == 1


def test_invasion_14_9_until_a_side_is_gone() -> None:
    """Rounds continue until a side has no units; nobody retreats. §14.9"""
    table = invading("i", "i").say("miss miss", "miss invader", "miss miss")
    assert table.question == "RollDice"
    table.say("hit miss")
    assert table.facts_of(InvasionEnded)[0].winner == 0


def test_invasion_14_10_the_winner_takes_planet_and_reputation() -> None:
    """The invader keeps the planet with the survivors and gains a step, but no power for deploying. §14.10 §13.4"""
    table = invading("iit", "i").say("hit miss miss hit", "i")
    assert table.planet("core1") == "0it"
    assert table.s.reputation == (1, 0)
    assert table.s.power == (0, 0)
    assert table.question == "ChooseBonus"


def test_13_4_a_won_invasion_counts_whatever_the_marker() -> None:
    """The marker asks for Recon, and the win counts; a turn can give several steps. §13.4"""
    table = invading("iit", "i", "markers=support.recon.bombard.bombard.recon").say("hit miss miss miss", "power")
    assert table.s.reputation == (1, 0)
    table.say("support", "power")
    assert table.s.reputation == (2, 0)
    end = invading("iit", "i", "reputation=10/0").say("hit miss miss miss")
    assert end.s.reputation == (10, 0)
    assert end.question == "TakeAction", "from the last space there is no further step"


def test_invasion_14_11_the_defender_gains_nothing() -> None:
    """A defender who wins keeps the planet; no power, no reputation. §14.11"""
    table = invading("i", "ii").say("miss hit miss")
    assert table.planet("core1") == "1ii"
    assert (table.s.power, table.s.reputation) == ((0, 0), (0, 0))


def test_14_12_both_destroyed() -> None:
    """Nobody wins, the marker stays back, and the empty planet pays the next player to deploy there. §14.12"""
    table = invading("i", "i", "track=2.0.0.0.0.0").say("hit hit")
    assert table.planet("core1") == ""
    assert table.marker("yellow") == 1
    assert table.s.reputation == (0, 0)
    again = Table(
        words="turn=0:actions rows=M29/ played=M29 ships=core/core bases=3.3.2/0.0.0 hands=M02/M03 track=1.0.0.0.0.0"
    )
    assert again.say("deploy", "core1 i").s.power == (1, 0)


# ---- reinforcement ---------------------------------------------------------------------------------------------------
def test_14_3_reinforcement() -> None:
    """With fewer units of any kind the defender may send one guard from anywhere; its circle stays empty. §14.3"""
    table = invading("ii", "a", "bases=3.3.2/1.0.0", row="M25*M02*M15")
    assert table.question == "SendGuard"
    assert table.asked == 1
    assert table.legal() == ["decline", "M25", "M02"]
    before = table.score(1).guards
    table.say("M02")
    assert table.planet("core1") == "1ia"
    assert table.s.guards == ("M25",)
    assert table.score(1).guards == before - 1


def test_14_3_not_with_as_many_units() -> None:
    """Against an equal number of units there is no reinforcement. §14.3"""
    assert invading("i", "t", row="M25*M02").question == "RollDice"


def test_reinforcement_14_3_is_optional() -> None:
    """The defender may decline. §14.3"""
    table = invading("ii", "i", row="M25*M02").say("decline")
    assert table.planet("core1") == "1i"
    assert table.s.guards == ("M25",)


def manoeuvre(row: str, units: str = "ii", against: str = "i", planet: str = "Y") -> Table:
    """The defender sends the first guard of this row."""
    return invading(units, against, row=row, planet=planet).say(row.split("*")[0].split("-")[-1].strip("!"))


def test_14_4_the_manoeuvre_needs_the_mission() -> None:
    """One of the guard's two mercenaries must have the planet's type as its mission; first round only. §14.4"""
    sent = manoeuvre("M25*M02").facts_of(GuardSent)[0]
    assert (sent.cards, sent.manoeuvre) == (("M25", "M02"), "efficient_aim")  # M02 is yellow
    assert manoeuvre("M25*M19").facts_of(GuardSent)[0].manoeuvre == ""  # green and white
    table = manoeuvre("M25*M02").say("miss miss miss miss")
    assert table.question == "Reroll"
    table.say("keep", "miss miss miss miss")
    assert table.question == "RollDice"  # no second aim


def test_14_5_efficient_aim() -> None:
    """The defender sees both rolls and rerolls any of their own dice once, together. §14.5"""
    table = manoeuvre("M25*M02").say("hit miss miss invader")
    assert [fact.seat for fact in table.facts_of(DiceRolled)] == [0, 1]
    assert table.legal() == ["keep", "i", "m", "im"]
    table.say("im", "hit miss")
    assert table.s.stack[-1].troops == 1
    assert table.planet("core1") == "1i"
    part = manoeuvre("M25*M02").say("miss miss hit miss")
    assert part.legal() == ["keep", "h", "m", "hm"]
    part.say("m")
    assert (part.s.ask.invader, part.s.ask.defender) == (0, 1)
    part.say("hit")
    assert part.facts_of(InvasionEnded)[0].winner == 1, "the hit that was kept counts beside the new one"
    worse = manoeuvre("M25*M02").say("miss miss hit miss", "h", "miss")
    assert worse.s.stack[-1].troops == 2, "what is rolled again is gone"


def test_manoeuvre_14_5_fortify() -> None:
    """Fortify adds a die in the first round. §14.5"""
    table = manoeuvre("M11*M05")
    assert table.facts_of(GuardSent)[0].manoeuvre == "fortify"
    assert (table.s.ask.invader, table.s.ask.defender) == (2, 3)
    table.say("miss miss miss miss miss")
    assert (table.s.ask.invader, table.s.ask.defender) == (2, 2)
    table.say("miss hit miss miss")
    assert (table.planet("core1"), table.s.stack[-1].troops) == ("1i", 2), "the first two dice are the invader's again"
    extra = manoeuvre("M11*M05").say("miss miss hit hit miss")
    assert extra.facts_of(InvasionEnded)[0].winner == 1, "the third die is the defender's"
    assert [fact.dice for fact in extra.facts_of(DiceRolled)] == [("miss", "miss"), ("hit", "hit", "miss")]


def test_manoeuvre_14_5_reinforcements() -> None:
    """With Reinforcements the defender's invader faces hit in the first round. §14.5"""
    table = manoeuvre("M09*M01").say("miss miss invader invader")
    assert table.facts_of(InvasionEnded)[0].winner == 1
    later = manoeuvre("M09*M01").say("miss miss miss miss", "miss miss invader invader")
    assert later.question == "RollDice"


def test_manoeuvre_14_5_first_strike() -> None:
    """With First Strike the invader rolls one die less in the first round. §14.5"""
    table = manoeuvre("M01*M22")
    assert (table.s.ask.invader, table.s.ask.defender) == (1, 2)
    table.say("miss miss miss")
    assert (table.s.ask.invader, table.s.ask.defender) == (2, 2)


def test_14_5_the_cap_and_the_manoeuvres() -> None:
    """First Strike is subtracted after the limit of three, Fortify is added before it. §14.5 §14.6"""
    strike = manoeuvre("M01*M22", "iii", "ii")
    assert (strike.s.ask.invader, strike.s.ask.defender) == (2, 3)
    fortified = manoeuvre("M11*M05", "iii", "ii")
    assert (fortified.s.ask.invader, fortified.s.ask.defender) == (3, 3)


@pytest.mark.parametrize("units", ["iii", "iit", "tta", "itt"])
def test_14_6_three_dice_are_the_most(units: str) -> None:
    """No mix of units and no manoeuvre gives a fourth die. §14.6"""
    table = invading(units, "ii", row="M11*M05").say("M11")
    assert (table.s.ask.invader, table.s.ask.defender) == (3, 3)


def test_14_4_a_wounded_mercenary_still_gives_the_manoeuvre() -> None:
    """A wound costs only mission power. §14.4"""
    assert manoeuvre("M25*M02!").facts_of(GuardSent)[0].manoeuvre == "efficient_aim"


def test_14_4_one_match_is_enough() -> None:
    """Two matching missions give one manoeuvre of the circle's colour, like a single one. §14.4"""
    assert manoeuvre("M04*M02").facts_of(GuardSent)[0].manoeuvre == "efficient_aim"  # yellow and yellow
    assert manoeuvre("M02*M19").facts_of(GuardSent)[0].manoeuvre == "efficient_aim"  # the left one only


def test_invasion_13_5_support_and_token_wins_count() -> None:
    """An invasion won with a recon token gives reputation, though the token itself does not. §13.5 §10.4"""
    table = Table(
        rohn="R1i.G",
        words="turn=0:mothership ships=dorn/core tokens=tactical_invade@rohn/ bases=3.3.2/1.0.0 hands=M01/M02",
    )
    table.say("rohn", "use rohn1 iit", "hit hit miss miss", "power")
    assert table.s.reputation == (1, 0)
    assert table.question == "PlayMercenary"
