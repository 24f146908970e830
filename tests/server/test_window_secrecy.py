"""Nothing about a window or a sealed answer reveals who could have played or has answered."""

from __future__ import annotations

from random import Random

import pytest

from plancia.engine import PASS
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, MINUTE, SECOND
from plancia.server.windows import (
    LEAST,
)
from tests.engine.toy import MakeOffer
from tests.server.sales import ALL, NONE, sale
from tests.server.support import Life, open_market, refusal


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    open_market(monkeypatch)


def moments(whistles: tuple[bool, ...], pace: str, seed: int, ponder: int = 1) -> list[int]:
    """When the windows of a sale close, if people take their time and nobody plays a card."""
    random = Random(seed)
    life = sale(pace, whistles)
    while life.table.window is not None:
        for seat in sorted(life.table.awaited(), key=lambda _: random.random()):
            life.waits(ponder * random.randrange(2 * LEAST))
            if seat in life.table.awaited() and life.table.window is not None:
                life.answers(seat, PASS)
        life.waits(MINUTE)
    return [at for at, event in life.events(e.Answered) if event.by == "window"]


@pytest.mark.parametrize("pace", ["none", "quick", "daily"])
def test_publication_times_do_not_reveal_who_could_have_played(pace: str) -> None:
    """With and without a playable card, in 300 sales with the same behaviour, they are exactly the same."""
    with_card = [moments(ALL, pace, seed) for seed in range(300)]
    without = [moments(NONE, pace, seed) for seed in range(300)]
    assert with_card == without
    assert all(with_card)


def test_in_live_games_there_is_one_publication_time() -> None:
    """Although holders of a card think three times as long: all 300 times are the same."""
    with_card = {at for seed in range(300) for at in moments(ALL, "none", seed, ponder=3)}
    without = {at for seed in range(300) for at in moments(NONE, "none", seed)}
    assert with_card == without
    assert len(with_card) == 1


def test_clocks_do_not_reveal_who_has_given_a_sealed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secret offers: all clocks are shown running, and only thinking seats are charged."""
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.waits(10 * SECOND)
    life.answers(1, 0)
    life.waits(50 * SECOND)
    shown = {life.table.clocks.shown(seat, life.now) for seat in range(3)}
    assert (life.table.clocks.running, len(shown)) == ((0, 1, 2), 1)
    assert refusal(life, "bob", p.Undo(id=1, seat=1)) == "answers_are_sealed"
    life.answers(0, 3)
    life.answers(2, 0)
    bank, increment = 10 * MINUTE, 15 * SECOND
    assert life.table.clocks.banks == (
        bank - 60 * SECOND + increment,
        bank - 10 * SECOND + increment,
        bank - 60 * SECOND + increment,
    )


def test_a_seat_with_a_sealed_answer_does_not_run_out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others may act for those who have not answered."""
    monkeypatch.setattr(MakeOffer, "SHOWS_WHO", False)
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.answers(1, 0)
    assert life.waits(HOUR) == [e.RanOut(seat=0), e.RanOut(seat=2)]
    life.does("bob", p.ForTheAbsent(id=1, seat=1, absent=0, what="default"))
    assert life.table.out == {2}


def test_clocks_of_public_answers_stop() -> None:
    """Open offers: a finished move gets its increment at once."""
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.answers(1, 0)
    assert life.table.clocks.running == (0, 2)


def test_a_second_seat_out_of_time_is_noticed_too() -> None:
    """Although the first player has not come back."""
    life = Life("ann", "bob", "cat", game="market", pace="quick", whistles=NONE).start()
    life.table.clocks = type(life.table.clocks)(life.table.pace, (1000, 5000, 9000), (0, 1, 2), life.now)
    assert life.waits(6000) == [e.RanOut(seat=0), e.RanOut(seat=1)]
