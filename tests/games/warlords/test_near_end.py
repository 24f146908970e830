"""Announcements before the game ends. Chapter 17."""

from plancia.engine import NearEnd
from plancia.games.warlords import GAME
from tests.games.warlords.table import Table
from tests.games.warlords.test_hire_and_end import hiring, last_cards


def near(table: Table) -> tuple[NearEnd, ...]:
    return GAME.near_end(GAME.view(table.s, None))


def row(cards: str, words: str = "") -> Table:
    text = f"turn=0:hire rows={cards}/ played=M29 ships=core/core bases=3.0.0/3.0.0 hands=M02/M05 market=M08.M09"
    return Table(words=f"{text} {words}")


def same_mission(n: int) -> str:
    """This many cards with the same mission."""
    box = hiring().s.box
    return "-".join([card for card in box.cards if card >= "M29" and box.mission[card] == box.mission["M29"]][:n])


def test_end_17_3_three_of_a_kind_are_announced() -> None:
    """One more card with that mission ends the game. §17.3"""
    assert near(row(same_mission(2))) == ()
    (three,) = near(row(same_mission(3)))
    assert (three.code, three.seats) == ("four_of_a_kind", (0,))


def test_end_17_2_the_last_step_but_one_is_announced() -> None:
    """One more step reaches the end of the track. §17.2"""
    assert near(row("M29", "reputation=8/0")) == ()
    assert near(row("M29", "reputation=0/9")) == (NearEnd("reputation", (1,), {"space": 9}),)


def test_end_17_1_the_last_card_is_announced() -> None:
    """With one card left the next hire starts the last round; with two players a draw clears the market. §17.1"""
    assert [one.code for one in near(last_cards("market=M08"))] == ["last_card"]
    assert near(last_cards("market=M08.M09")) == ()


def test_the_last_round_and_the_last_turn_are_announced() -> None:
    """How many turns are left, or that this one is the last. §17.1 §17.2"""
    assert near(row("M29", "ending=reputation")) == (NearEnd("last_turn"),)
    (left,) = near(last_cards("last=2", turn="0:actions"))
    assert (left.code, left.values) == ("last_round", {"count": 2})
