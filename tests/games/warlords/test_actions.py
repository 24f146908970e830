"""Actions: their order, their cost, and support cards. §8 §9 §11"""

from plancia.engine import Question
from plancia.games.warlords import GAME
from plancia.games.warlords.edition.components import SUPPORT_CARDS
from tests.games.warlords.table import Table, acting


def test_actions_8_1_each_once_in_any_order() -> None:
    """All, some or none of the card's actions, each once. §8.1"""
    table = acting("M29")
    assert table.offered() == ["deploy", "support", "end"]
    table.say("deploy", "core1 i")
    assert table.offered() == ["support", "end"]
    assert table.refused("deploy") == ("action_done", "8.1")
    assert table.refused("recon") == ("not_on_your_mercenary", "8.1")


def test_cost_8_3_is_paid_in_full_or_not_at_all() -> None:
    """An action that cannot be paid for is not available. §8.3"""
    assert acting("M24", "bases=0.3.2/0.0.0").refused("recon") == ("cannot_pay", "8.3")


def test_11_8_discards_are_shuffled_only_when_needed() -> None:
    """The public discards become the deck when a card is drawn from an empty one, even between two cards. §11.8"""
    held = "assassinate.assassinate.recon.recon.subterfuge.subterfuge.subterfuge.deploy_only.deploy_only.deploy_only"
    words = "turn=0:mercenary rows=M09*M30/ hands=M01/M03 ships=core/core bases=3.3.2/3.0.0"
    table = Table(words=f"{words} support=/{held}.blockade.blockade discards=assassinate.recon.blockade")
    assert GAME.view(table.s, 1).discards == {
        "assassinate": 1,
        "recon": 1,
        "subterfuge": 0,
        "deploy_only": 0,
        "blockade": 1,
    }
    assert table.s.support_deck == (0, 0, 0, 1, 0)
    table.say("M01 right", "guard", "use", "deploy_only")
    assert table.s.discards == (0, 0, 0, 0, 0)
    assert list(Question(table.s, -1)) == [("assassinate",), ("recon",), ("blockade",)]
    table.say("recon")
    assert dict(zip(SUPPORT_CARDS, table.s.support[0], strict=True))["recon"] == 1


def test_support_9_19_unavailable_without_cards() -> None:
    """With neither deck nor discards nothing can be drawn. §9.19 §11.8"""
    held = (
        "assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge.deploy_only.deploy_only"
    )
    table = acting("M29", f"support=/{held}.deploy_only.deploy_only.blockade.blockade.blockade")
    assert table.refused("support") == ("nothing_to_act_on", "8.3")


def test_support_8_4_the_bonus_may_take_the_last_card() -> None:
    """If the bonus draws the last support card, the action draws nothing. §8.4 §11.8"""
    held = (
        "assassinate.assassinate.assassinate.recon.recon.recon.subterfuge.subterfuge.subterfuge.deploy_only.deploy_only"
    )
    table = acting("M29", f"support=/{held}.deploy_only.deploy_only.blockade.blockade reputation=1/0")
    table.say("support", "support", "blockade")
    assert table.question == "TakeAction"
    assert sum(table.s.support[0]) == 1


def test_8_2_one_support_card_a_turn_and_no_reputation() -> None:
    """One card per turn, and its action never moves the marker. §8.2 §13.5"""
    words = "support=recon.assassinate/ markers=recon.recon.bombard.bombard.support"
    table = acting("M29", words, other="M05-M08").say("card recon", "ultara", "blue blue", "none")
    assert table.s.reputation == (0, 0)
    assert table.refused("card assassinate") == ("one_support_card_a_turn", "8.2")
    assert table.base().mission == 1


def test_support_11_2_before_between_and_after() -> None:
    """A support card may be played before, between and after the mercenary's actions. §8.2 §11.2"""
    assert "card recon" in acting("M29", "support=recon/").legal()
    table = acting("M29", "support=recon/").say("deploy", "core1 t")
    assert "card recon" in table.legal()
    table.say("support", "nothing", "blockade")
    assert table.legal() == ["card recon", "end"]
