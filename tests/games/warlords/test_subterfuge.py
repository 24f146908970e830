"""Subterfuge: the card that is taken, and what it can do. §9"""

from plancia.games.warlords import GAME
from plancia.games.warlords.facts import (
    ExchangeSeen,
    TakenCardSeen,
    TakenCardShown,
)
from tests.games.warlords.table import Table, acting


def test_9_12_the_choice_comes_after_the_look() -> None:
    """A card is taken at random; then the player, who has seen it, chooses. §9.12"""
    table = acting("M16", core="Y1i.B.W").say("subterfuge", "1", "M30")
    assert table.s.taken == "M30"
    assert set(table.legal()) == {"exchange M02", "exchange M03", "use deploy_only", "use recon"}


def test_subterfuge_9_13_exchange() -> None:
    """Exchange keeps the card and gives another one from the hand. §9.13"""
    table = acting("M16").say("subterfuge", "1", "M30", "exchange M02")
    assert table.s.hands == (("M03", "M30"), ("M02", "M32"))


def test_13_3_subterfuge_itself_earns_reputation() -> None:
    """The mercenary's own Subterfuge matches; the action used by it does not. §13.3 §13.5"""
    words = "markers=subterfuge.recon.recon.bombard.bombard"
    table = acting("M16", words).say("subterfuge", "power", "1", "M30", "use recon", "ultara", "blue blue", "none")
    assert table.s.reputation == (1, 0)
    again = acting("M16", "markers=recon.recon.subterfuge.bombard.bombard")
    again.say("subterfuge", "1", "M30", "use recon", "ultara", "blue blue", "none")
    assert again.s.reputation == (0, 0)


def test_19_3_who_knows_which_card() -> None:
    """Only the two players know the card and exchanged cards; everybody sees a used card. §19.3"""
    words = (
        "turn=0:actions rows=M16// played=M16 ships=core/core/core bases=3.3.2/3.0.0/3.0.0 hands=M02.M03/M30.M32/M10"
    )
    swap = Table(words=f"seats=3 {words} markers=support.recon.recon.bombard.bombard")
    swap.say("subterfuge", "1", "M30")
    assert [GAME.view(swap.s, seat).taken for seat in (0, 1, 2, None)] == ["M30", "M30", None, None]
    assert swap.facts_of(TakenCardSeen)[0].to == (0, 1)
    swap.say("exchange M02")
    assert swap.facts_of(ExchangeSeen)[0].to == (0, 1)
    assert GAME.view(swap.s, 0).told == {"M02": 0b010}
    assert GAME.view(swap.s, 1).told == {"M30": 0b001}
    assert GAME.view(swap.s, 2).told == {}
    use = Table(words=f"seats=3 {words} markers=support.recon.recon.bombard.bombard")
    use.say("subterfuge", "1", "M30", "use recon")
    assert [GAME.view(use.s, seat).taken for seat in (0, 1, 2, None)] == ["M30"] * 4
    assert use.facts_of(TakenCardShown)
    use.say("ultara", "blue blue", "none")
    assert use.s.hands[1] == ("M30", "M32")
    assert GAME.view(use.s, 2).shown == {"M30": 0b010}


def test_9_14_a_borrowed_action_is_paid_for_as_well() -> None:
    """Two infantry in total; a borrowed Deploy keeps Dropship and remote reinforcement but cannot invade. §9.14"""
    table = acting("M16", "hands=M02.M03/M32.M35", core="Y0i.B1i.W", dorn="G0i.R1i")
    table.say("subterfuge", "1", "M32", "use recon")
    assert table.base().mission == 2
    deploy = acting("M16", "hands=M02.M03/M32.M35", core="Y0i.B1i.W", dorn="G0i.R1i")
    deploy.say("subterfuge", "1", "M32", "use deploy")
    assert deploy.offered() == ["core1", "core3", "dorn1", "jyss1", "jyss2"]
    assert deploy.refused("core2") == ("may_not_invade", "9.8")


def test_9_14_a_borrowed_bombard_may_be_paid_with_an_aircraft() -> None:
    """The card's Bombard asks how to pay. §9.14 §9.15"""
    table = acting("M16", "hands=M02.M03/M01", core="Y1i.B.W").say("subterfuge", "1", "M01")
    assert table.legal("use bombard") == ["use bombard infantry", "use bombard aircraft"]
    table.say("use bombard aircraft", "core1")
    assert table.question == "RollDice"
    assert (table.base().mission, table.base().reserve[2]) == (1, 1), "one infantry for Subterfuge, the aircraft for it"


def test_9_12_if_nothing_is_possible_the_card_goes_back() -> None:
    """Without another card and without a possible action the card is returned, but the cost stays paid. §9.12"""
    table = acting("M16", "bases=1.0.0/0.0.0 hands=/M15").say("subterfuge", "1", "M15")
    assert table.legal() == ["return"]
    table.say("return")
    assert table.s.hands == ((), ("M15",))
    assert table.base().mission == 1
    assert GAME.view(table.s, None).shown == {}, "it was not shown to all"


def test_subterfuge_9_14_not_a_second_one() -> None:
    """Subterfuge cannot be borrowed by Subterfuge. §9.14"""
    table = acting("M16", "hands=M02.M03/M18.M30").say("subterfuge", "1", "M18")
    assert table.refused("use subterfuge") == ("no_second_subterfuge", "9.14")
    assert table.legal("use") == ["use deploy", "use support"]


def test_subterfuge_9_12_needs_a_card_to_take() -> None:
    """No card can be taken from an opponent without mercenaries in hand. §9.12"""
    assert acting("M16", "hands=M02/").refused("subterfuge") == ("nothing_to_act_on", "8.3")
