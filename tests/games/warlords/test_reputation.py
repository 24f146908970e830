"""Reputation: the step that an action gains, and what a space offers. §13"""

from random import Random

import pytest
from msgspec.structs import replace

from plancia.engine import Facts
from plancia.games.warlords import GAME, Options, State
from plancia.games.warlords.edition.loading import pack
from plancia.games.warlords.facts import (
    BonusTaken,
    PowerGained,
)
from plancia.games.warlords.reputation import possible
from tests.games.warlords.lively import invariants, play
from tests.games.warlords.table import Table, acting


def test_8_4_reputation_comes_before_the_action() -> None:
    """Cost, reputation with its bonus, then the action. §8.4"""
    table = acting("M29", "bases=1.0.0/0.0.0").say("support")
    assert table.base().mission == 1
    assert table.s.reputation == (1, 0)
    assert table.question == "ChooseBonus"
    assert table.s.ending == "", "only the last space ends the game"
    table.say("infantry", "blockade")
    assert sum(table.s.support[0]) == 1


def test_8_4_targets_are_chosen_after_the_bonus() -> None:
    """Bombard chooses its cost at once and its planet after the bonus. §8.4 §9.15"""
    table = acting("M01", "markers=bombard.recon.recon.support.bombard", core="Y1i.B1i.W")
    assert table.legal("bombard") == ["bombard infantry", "bombard aircraft"]
    table.say("bombard infantry")
    assert table.question == "ChooseBonus"
    table.say("power")
    assert table.legal() == ["core1", "core2"]


def test_13_3_the_step_is_compulsory() -> None:
    """A matching action moves the marker, even onto the last space; only the bonus is optional. §13.3 §13.9"""
    table = acting("M29", "reputation=9/0 markers=recon.recon.bombard.bombard.support").say("support")
    assert table.s.reputation == (10, 0)
    assert table.s.ending == "reputation"
    assert table.legal() == ["power", "nothing"]


def test_8_3_an_action_must_be_playable_to_match() -> None:
    """No reputation for a Recon without an unexplored sector: it cannot be chosen. §8.3 §13.3"""
    bright = {"ultara": "Y.Y", "vessk": "G.G", "hiran": "W.W", "rohn": "B.R", "kaleth": "B.R", "ommar": "P.G"}
    table = acting("M24", "markers=recon.recon.support.bombard.bombard", **bright)
    assert "recon" not in table.offered()


def test_13_2_each_player_has_a_marker_that_counts() -> None:
    """Two players may need different actions at the same time. §13.2"""
    words = "markers=support.recon.recon.bombard.bombard reputation"
    assert acting("M24", f"{words}=0/0").say("support").s.reputation == (1, 0)
    assert acting("M24", f"{words}=2/0").say("support").s.reputation == (2, 0)
    assert acting("M24", f"{words}=2/0").say("recon").s.reputation == (3, 0)


def test_reputation_13_1_a_marker_counts_for_two_steps() -> None:
    """Spaces 0 and 1 use the first marker, 2 and 3 the second, and so on. §13.1"""
    markers = ("support", "recon", "assassinate", "bombard", "subterfuge")
    for space in range(10):
        table = acting("M29", f"markers={'.'.join(markers)} reputation={space}/0")
        matched = table.say("support").s.reputation[0] > space
        assert matched == (markers[space // 2] == "support")


def test_reputation_13_3_every_match_counts() -> None:
    """Two matching actions of one turn each gain a step, by the current marker. §13.3"""
    table = acting("M24", "reputation=1/0").say("support", "nothing", "recon", "recon")
    assert table.s.reputation == (3, 0)


def test_reputation_13_6_nothing_may_be_taken() -> None:
    """The bonus may be declined. §13.6"""
    nothing = acting("M29").say("support", "nothing", "recon")
    assert nothing.s.power == (0, 0)
    assert nothing.facts_of(BonusTaken) == []
    assert acting("M29").say("support", "power", "recon").s.power == (2, 0)


def test_reputation_13_7_bonuses() -> None:
    """Infantry, a repaired tank, a mercenary, a support card, a recovery. §13.7"""
    assert acting("M29", "reputation=0/0").say("support", "infantry").base().pad[0] == 3
    tank = acting("M29", "reputation=2/0 markers=recon.support.bombard.bombard.recon bases=3.1.1/3.0.0")
    assert tank.say("support", "repair_tank").base().pad == (2, 2, 1)
    assert tank.facts_of(BonusTaken)[0].bonus == "repair_tank"
    merc = acting("M29", "reputation=3/0 markers=recon.support.bombard.bombard.recon").say(
        "support", "mercenary", "M05"
    )
    assert merc.s.hands[0] == ("M02", "M03", "M05")
    card = acting("M29", "reputation=1/0").say("support", "support", "recon", "blockade")
    assert sum(card.s.support[0]) == 2
    rest = acting("M29", "reputation=4/0 markers=recon.recon.support.bombard.bombard bases=1.0.0:2.3.4/0.0.0")
    base = rest.say("support", "recover").base()
    assert (base.pad[0], base.mission, base.decon, base.medical) == (3, 0, 7, 0)


def test_reputation_13_8_what_is_impossible_is_not_offered() -> None:
    """Without a tank in reserve nothing can be repaired; power is always offered. §13.8"""
    table = acting("M29", "reputation=2/0 markers=recon.support.bombard.bombard.recon").say("support")
    assert table.legal() == ["infantry", "power", "nothing"]
    assert table.refused("repair_tank") == ("bonus_not_possible", "13.8")
    assert table.refused("recover") == ("bonus_not_offered", "13.6")


@pytest.mark.parametrize(
    ("bonus", "words", "offered"),
    [
        ("infantry", "bases=19.0.0/0.0.0", True),
        ("infantry", "bases=20.0.0/0.0.0", False),
        ("repair_tank", "bases=3.2.0/0.0.0", True),
        ("repair_tank", "bases=3.3.0/0.0.0", False),
        ("mercenary", "", True),
        ("support", "", True),
        ("support", "support=/assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge"
         ".deploy_only.deploy_only.deploy_only.deploy_only.blockade.blockade.blockade", False),
        ("recover", "bases=3.0.0:1.0.0/0.0.0", True),
        ("recover", "bases=3.0.0:0.1.0/0.0.0", True),
        ("recover", "bases=3.0.0:0.0.1/0.0.0", True),
        ("recover", "bases=3.0.0:0.0.0/0.0.0", False),
    ],
)  # fmt: skip
def test_reputation_13_8_each_bonus_needs_something(bonus: str, words: str, offered: bool) -> None:
    """Infantry or a tank in reserve, a card to draw, units to recover. §13.8"""
    assert possible(acting("M29", words).s, 0, bonus) == offered


def test_13_7_tanks_come_back_by_repair_aircraft_never() -> None:
    """A tank in reserve returns by the bonus; no bonus returns an aircraft. §13.7"""
    table = acting("M29", "reputation=2/0 markers=recon.support.bombard.bombard.recon bases=3.1.1/0.0.0").say("support")
    assert table.legal() == ["infantry", "repair_tank", "power", "nothing"]
    assert not any("aircraft" in space.offers for space in table.s.box.reputation)


def test_13_7_the_bonus_never_clears_the_market() -> None:
    """A mercenary drawn as a bonus does not change the market, even with two players. §13.7"""
    words = "reputation=3/0 markers=recon.support.bombard.bombard.recon market=M08.M09.M10.M11"
    table = acting("M29", words).say("support", "mercenary", "M05")
    assert table.s.market == ("M08", "M09", "M10", "M11")
    assert len(table.s.hands[0]) == 3


def test_reputation_13_9_no_step_beyond_the_end() -> None:
    """On the last space further gains are ignored. §13.9"""
    table = acting("M29", "reputation=10/0 markers=recon.recon.bombard.bombard.support").say("support")
    assert table.s.reputation == (10, 0)
    assert table.question == "DrawSupport"


# ---- an edition with spaces without power
POOR = pack(
    """
    [reputation]
    1 = { power = 0 }
    2 = { offers = [], power = 0 }
    10 = { power = 0 }
    """
)


def poor(space: int, words: str = "", edition: str = POOR) -> Table:
    """Seat 0 is before this space of such a track, and Support is its action."""
    table = acting("M29", f"reputation={space - 1}/0 markers=support.recon.recon.bombard.bombard {words}")
    table.s = replace(table.s, options=Options(edition=edition))
    return table


def test_reputation_13_8_a_space_without_power_offers_its_bonuses_alone() -> None:
    """If the space has no power, it is neither offered nor the default. §13.6 §13.8"""
    table = poor(1).say("support")
    assert table.legal() == ["infantry", "nothing"]
    assert table.refused("power") == ("bonus_not_offered", "13.6")
    assert GAME.question(table.s, 0).default() == ("nothing",)
    before = table.base().pad[0]
    assert table.say("infantry").base().pad[0] == before + 1


def test_reputation_13_8_a_space_that_offers_nothing_asks_nothing() -> None:
    """The step is made, and the action continues at once. §13.3 §13.8"""
    table = poor(2).say("support")
    assert table.s.reputation == (2, 0)
    assert table.question == "DrawSupport"
    assert table.s.power == (0, 0)


def test_reputation_13_8_a_bonus_that_cannot_be_had_is_not_asked_for() -> None:
    """With an empty reserve the only bonus of the space is impossible, so nothing is asked. §13.8"""
    table = poor(1, "bases=20.3.2/0.0.0").say("support")
    assert table.s.reputation == (1, 0)
    assert table.question == "DrawSupport"


def test_reputation_13_9_the_last_space_may_have_no_power() -> None:
    """It still ends the game. §13.9 §17.2"""
    table = acting("M29", "reputation=9/0 markers=recon.recon.bombard.bombard.support")
    table.s = replace(table.s, options=Options(edition=POOR))
    table.say("support")
    assert (table.s.reputation[0], table.s.ending) == (10, "reputation")
    assert table.question == "DrawSupport"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reputation_13_8_whole_games_with_such_an_edition(seats: int) -> None:
    """Random games end, and no power is gained on a space that has none. §13.6 §13.8"""

    def no_power(before: State, s: State, facts: Facts) -> None:
        invariants(before, s, facts)
        poor_space = s.reputation[s.active] in (1, 2, 10)
        assert not (poor_space and any(isinstance(f, PowerGained) and f.why == "reputation" for f in facts))

    played = play(Options(edition=POOR), seats, Random(f"poor {seats}"), no_power)
    assert GAME.result(played.state) is not None
