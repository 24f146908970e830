"""Windows where days may pass: they close at full intervals."""

from __future__ import annotations

from random import Random

import pytest

from plancia.engine import PASS
from plancia.server import protocol as p
from plancia.server.clock import HOUR
from plancia.server.windows import (
    LONGEST_WINDOW,
    TICK,
)
from tests.engine.toy import WHISTLE
from tests.server.sales import ALL, order, published, sale
from tests.server.support import Life, open_market


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    open_market(monkeypatch)


def test_on_slow_tables_a_window_closes_at_an_interval_after_the_last_answer() -> None:
    """Not at the moment of the answer, which would reveal who gave it."""
    life = sale("daily")
    life.waits(5 * HOUR + 1234)
    life.answers(2, PASS)
    assert life.waits(HOUR) == []
    life.answers(1, PASS)
    (closes, events) = (life.table.next_alarm(), life.waits(TICK))
    assert published(events) == [(1, (PASS,)), (2, (PASS,))]
    assert closes is not None
    assert closes % TICK == 0


def test_on_slow_tables_nobody_waits_forever() -> None:
    """After a day seats without an answer pass."""
    life = sale("daily")
    life.answers(1, WHISTLE)
    assert life.waits(LONGEST_WINDOW - 1) == []
    assert published(life.waits(1)) == [(1, (WHISTLE,)), (2, (PASS,))]


def test_with_orders_for_all_seats_a_window_closes_at_the_next_interval() -> None:
    """Nobody has to be connected."""
    life = Life("ann", "bob", "cat", game="market", pace="daily", whistles=ALL).start()
    for seat in (1, 2):
        order(life, seat, PASS)
    life.waits(1234)
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    assert published(life.waits(TICK - 1234)) == [(1, (PASS,)), (2, (PASS,))]


def test_answers_are_kept_when_players_come_and_go() -> None:
    """A bot takes over for Ann while Cat's answer is held."""
    life = sale("daily")
    life.answers(2, WHISTLE)
    life.does("ann", p.Resign(id=1, seat=0))
    life.answers(1, PASS)
    assert published(life.waits(TICK)) == [(1, (PASS,)), (2, (WHISTLE,))]


def test_bots_are_asked_in_windows_like_people() -> None:
    """Their answers are held, too."""
    life = Life("ann", "bob", "bot", game="market").start()
    random = Random(1)
    life.answers(0, 3)
    life.answers(1, 0)
    life.bot_answers(2, random)
    assert life.table.window is not None, "the bot has bought: choose another seed"
    before = life.state
    life.bot_answers(2, random)
    assert life.state == before
    assert set(life.table.held) == {2}
