"""Blockades."""

from plancia.engine import to_move
from plancia.games.warlords import GAME
from plancia.games.warlords.facts import BlockadeSettled, SupportCancelled
from tests.games.warlords.table import Table


def table(seats: int, support: str, words: str = "") -> Table:
    """Seat 0 may play a Recon card; its mercenary has nothing else to do with it."""
    rows = "/".join(["M29", *[""] * (seats - 1)])
    bases = "/".join(["1.0.0"] * seats)
    hands = "/".join(["M02", "M03", "M08", "M09"][:seats])
    ships = "/".join(["core"] * seats)
    text = f"turn=0:actions rows={rows} played=M29 ships={ships} bases={bases} hands={hands} support={support} {words}"
    return Table(words=f"seats={seats} {text}")


def test_11_3_nothing_is_paid_before_the_answer() -> None:
    """The card is shown, Blockade is offered, and only then come cost and targets. §11.3"""
    t = table(2, "recon/blockade").say("card recon")
    assert t.question == "MayBlockade"
    assert t.base().mission == 0
    t.say("pass")
    assert t.base().mission == 1
    assert t.question == "ScoutSector"


def test_11_3_only_a_card_that_can_be_played() -> None:
    """A card that could not be paid for cannot be shown. §11.3"""
    assert table(2, "recon/", "options=square_galaxy").legal("card") == ["card recon"]
    t = Table(
        words="turn=0:actions rows=M29/ played=M29 ships=core/core bases=0.3.2/0.0.0 hands=M02/M03 support=recon/"
    )
    assert t.legal("card") == []


def test_support_11_5_a_cancelled_card_is_gone() -> None:
    """A Blockade cancels without cost; the card was the one of this turn, and both are discarded. §11.5"""
    t = table(2, "recon.recon/blockade").say("card recon", "blockade")
    assert t.facts_of(SupportCancelled)[0].card == "recon"
    assert t.base().mission == 0
    assert t.s.discards == (0, 1, 0, 0, 1)
    assert "card" not in t.offered()


def test_11_4_everybody_with_a_card_is_asked() -> None:
    """Players with a support card who have played none are asked, Blockade or not; others are not. §11.4"""
    t = table(4, "recon/assassinate//blockade").say("card recon")
    assert to_move(t.s) == (1, 3)
    assert GAME.question(t.s, 1).allows(("pass",))
    assert not GAME.question(t.s, 1).allows(("blockade",))


def test_11_4_declining_is_not_shown() -> None:
    """Nobody sees who has declined. §11.4"""
    t = table(4, "recon/assassinate//blockade").say("card recon")
    assert GAME.question(t.s, 1).seen(("pass",), 0) == ("?",)
    t.say("1: pass")
    assert GAME.view(t.s, 0).sealed.answered == ()


def test_11_6_two_players_have_the_last_word_at_once() -> None:
    """The active player has already played a card in this turn: with two players a Blockade is final. §11.6"""
    t = table(2, "recon.blockade/blockade").say("card recon", "blockade")
    assert t.facts_of(SupportCancelled)
    assert t.question == "TakeAction"


def test_11_7_it_does_not_count_for_the_own_next_turn() -> None:
    """After a Blockade in another player's turn, a player still has the card of their own next turn. §11.7"""
    t = table(2, "recon/blockade.recon").say("card recon", "blockade", "end", "deck", "M05")
    t.say("M08 M09 M10 M11", "dorn", "M03")
    assert t.s.active == 1
    assert "card" in t.offered()


def test_11_6_a_blockade_against_a_blockade() -> None:
    """A third player may cancel the Blockade; then the first card takes effect. §11.6"""
    t = table(3, "recon/blockade/blockade").say("card recon")
    assert (t.s.ask.card, t.s.ask.owner) == ("recon", 0)
    t.say("1: blockade", "2: pass")
    assert (t.s.ask.card, t.s.ask.owner) == ("blockade", 1)
    t.say("blockade")
    assert [(fact.owner, fact.card) for fact in t.facts_of(BlockadeSettled)] == [(1, "recon"), (2, "blockade")]
    assert t.question == "ScoutSector"
    assert t.s.discards[4] == 2


def test_support_11_4_the_first_in_turn_order_counts() -> None:
    """If two players answer, only the first to the left counts; the other keeps the card. §11.4"""
    t = table(3, "recon/blockade/blockade").say("card recon", "2: blockade", "1: blockade", "2: pass")
    assert t.facts_of(BlockadeSettled)[0].owner == 1
    assert t.s.support[2][4] == 1
    assert t.facts_of(SupportCancelled)


def test_support_11_6_three_blockades() -> None:
    """The third Blockade restores the first one. §11.6"""
    t = table(4, "recon/blockade/blockade/blockade").say("card recon", "1: blockade", "2: pass", "3: pass")
    t.say("2: blockade", "3: pass", "3: blockade")
    assert t.facts_of(SupportCancelled)


def test_11_7_a_blockade_is_never_played_on_its_own() -> None:
    """Blockade only answers support cards: it is no action, no draw, and cannot be played alone. §11.7"""
    t = table(2, "blockade/blockade")
    assert t.refused("card blockade") == ("no_card_to_play", "8.2")
    both = table(2, "blockade.recon/")
    assert both.refused("card blockade") == ("blockade_only_answers", "11.7")
    t.say("deploy", "core1 i")
    assert t.question == "TakeAction"


def test_teams_16_1_a_mate_may_answer() -> None:
    """A teammate is asked like any other player. §16.1"""
    t = table(4, "recon//blockade/").say("card recon")
    assert to_move(t.s) == (2,)
