"""Windows: any player may play a card now, and being asked reveals nothing."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import CHANCE, PASS, Question, Words, apply, start, to_move
from tests.engine.toy import Interruption, Market, MayWhistle, State, Whistled, market

ALL_WHISTLE = (True, True, True)


def sale(whistles: tuple[bool, ...]) -> State:
    """Seat 0 of three is about to buy."""
    s, _ = start(market(3, whistles), Market())
    for seat, words in ((CHANCE, ("apple",)), (0, (3,)), (1, (0,)), (2, (0,))):
        s, _ = apply(s, seat, words)
    return s


def answer(s: State, *words: Words) -> State:
    """All awaited seats answer, in order."""
    for seat, answer in zip(to_move(s), words, strict=True):
        s, _ = apply(s, seat, answer)
    return s


def test_a_window_asks_all_it_names_whatever_they_hold() -> None:
    """The question is the same with and without a whistle in hand."""
    assert sale((False, False, False)).ask == sale(ALL_WHISTLE).ask == MayWhistle(seats=(1, 2), timing="sale")


def test_only_the_seat_knows_what_it_may_play() -> None:
    """A seat without a card can only pass; the default answer is to pass."""
    s = sale((False, True, False))
    assert [list(Question(s, seat)) for seat in (1, 2)] == [[(PASS,), ("whistle",)], [(PASS,)]]
    assert [Question(s, seat).default() for seat in (1, 2)] == [(PASS,), (PASS,)]


def test_a_window_closes_when_all_pass() -> None:
    """The procedure that opened it continues."""
    s = answer(sale(ALL_WHISTLE), (PASS,), (PASS,))
    assert (s.whistled, s.baskets[0]) == (0, ("apple",))


def test_a_card_played_is_carried_out_and_the_window_stays_open() -> None:
    """All seats are asked again, since they may respond to it."""
    s, _ = apply(sale(ALL_WHISTLE), 1, (PASS,))
    s, facts = apply(s, 2, ("whistle",))
    assert facts == (Whistled(of=2),)
    assert (s.ask, s.whistles) == (MayWhistle(seats=(1, 2), timing="sale"), (True, True, False))
    assert s.stack[-1] == Interruption(timing="sale", seats=(1, 2), at="honour_first")


def test_of_two_cards_played_at_once_the_first_in_order_is_honoured() -> None:
    """No matter who answered first; the other player still has the card, and may decide again."""
    s, _ = apply(sale(ALL_WHISTLE), 2, ("whistle",))
    s, _ = apply(s, 1, ("whistle",))
    assert s.whistles == (True, False, True)
    assert to_move(s) == (1, 2)


def test_a_window_leaves_out_seats_that_publicly_have_nothing_to_play() -> None:
    """After both whistles were blown nobody is asked, and the sale is made."""
    s = sale(ALL_WHISTLE)
    s = answer(replace(s, whistled=1), ("whistle",), (PASS,))
    assert s.baskets[0] == ("apple",)


def test_the_order_of_answers_does_not_show() -> None:
    """Nobody sees who has answered before all have."""
    assert not MayWhistle.SHOWS_WHO
