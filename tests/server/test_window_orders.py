"""Standing orders in windows."""

from __future__ import annotations

import pytest

from plancia.engine import PASS
from plancia.server import deciding
from plancia.server import protocol as p
from plancia.server.windows import (
    LONGEST_WINDOW,
    TICK,
)
from tests.engine.toy import WHISTLE
from tests.server.sales import ALL, NONE, lasts, order, published, sale
from tests.server.support import Life, open_market, refusal


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    open_market(monkeypatch)


def test_a_standing_order_answers_the_next_windows() -> None:
    """Cat is not asked any more, and the window closes at the same time."""
    life = Life("ann", "bob", "cat", game="market", whistles=ALL).start()
    order(life, 2, PASS)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert life.table.awaited() == (1,)
    assert life.waits(lasts(life) - 1) == []
    assert published(life.waits(1)) == [(1, (PASS,)), (2, (PASS,))]


def test_a_withdrawn_order_asks_again() -> None:
    """No words: ask me."""
    life = Life("ann", "bob", "cat", game="market", whistles=ALL).start()
    order(life, 2, PASS)
    order(life, 2)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert life.table.awaited() == (1, 2)


@pytest.mark.parametrize("words", [(WHISTLE,), ("nonsense",), (PASS, PASS), ()])
def test_an_order_plays_no_card_that_the_seat_does_not_hold(words: tuple[str, ...]) -> None:
    """If the answer is illegal when the window opens, the seat is asked."""
    life = Life("ann", "bob", "cat", game="market", pace="daily", whistles=NONE).start()
    life.does("cat", p.Order(id=1, seat=2, occasion="sale", answers=(words,)))
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert 2 in life.table.awaited()
    assert published(life.waits(LONGEST_WINDOW)) == [(1, (PASS,)), (2, (PASS,))]


def test_an_order_counts_in_an_open_window() -> None:
    """Also if it was given during a pause."""
    life = sale("daily")
    order(life, 2, PASS)
    assert life.table.awaited() == (1,)
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    for user, seat in (("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True))
    order(life, 1, WHISTLE)
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    for user, seat in (("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True))
    assert published(life.waits(TICK)) == [(1, (WHISTLE,)), (2, (PASS,))]


def test_the_first_legal_answer_of_an_order_is_given() -> None:
    """Play the whistle, else pass: the others see no difference."""
    for whistles, first in ((ALL, WHISTLE), (NONE, PASS)):
        life = Life("ann", "bob", "cat", game="market", pace="daily", whistles=whistles).start()
        life.does("cat", p.Order(id=1, seat=2, occasion="sale", answers=((WHISTLE,), (PASS,))))
        for seat, coins in ((0, 3), (1, 0), (2, 0)):
            life.answers(seat, coins)
        assert life.table.awaited() == (1,)
        assert published(life.waits(LONGEST_WINDOW)) == [(1, (PASS,)), (2, (first,))]


def test_orders_are_limited() -> None:
    """So that nobody fills our memory."""
    life = sale()

    def given(occasion: str, *answers: tuple[str, ...]) -> p.Order:
        return p.Order(id=1, seat=2, occasion=occasion, answers=answers)

    for too_long in (given("x" * 41, (PASS,)), given("sale", (PASS,) * 17), given("sale", *[(PASS,)] * 101), given("")):
        assert refusal(life, "cat", too_long) == "too_long"
    for number in range(deciding.MOST_ORDERS):
        life.does("cat", given(f"occasion {number}", (PASS,)))
    assert refusal(life, "cat", given("one more", (PASS,))) == "too_many_orders"
    life.does("cat", given("occasion 0", (WHISTLE,)))
    life.does("bob", p.Order(id=1, seat=1, occasion="one more", answers=((PASS,),)))
