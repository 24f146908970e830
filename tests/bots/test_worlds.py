"""Imagined worlds: as many as were asked for, unless time runs short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from plancia.bots import BOTS, YARDSTICKS, Budget, planner, worlds
from plancia.bots.worlds import imagine_worlds
from plancia.games.rex.game import GAME as REX
from plancia.games.rex.plans import SealPlan
from plancia.games.rex.state import State
from plancia.records import GameSession, dealer_from_seed
from tests.bots.table import stream


class SlowGame:
    """Its worlds take so many seconds each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: list[float]) -> None:
        self.seconds, self.now, self.imagined = iter(seconds), 100.0, 0
        for module in (worlds, planner):
            monkeypatch.setattr(module, "monotonic", lambda: self.now)

    def imagine(self, view: Any, randbelow: Any) -> int:
        self.now += next(self.seconds)
        self.imagined += 1
        return self.imagined


@pytest.mark.parametrize(
    ("budget", "imagined", "left"),
    [
        (Budget(worlds=4), 4, None),
        (Budget(worlds=4, seconds=100.0), 4, 96.0),
        (Budget(worlds=4, seconds=6.0), 3, 3.0),
        (Budget(worlds=4, seconds=1.0), 1, 0.0),
        (Budget(worlds=0, seconds=0.0), 1, 0.0),
    ],
)
def test_half_of_the_time_is_for_worlds(
    budget: Budget, imagined: int, left: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest is for looking ahead. One world is always imagined, and without a clock all of them are."""
    game = SlowGame(monkeypatch, [1.0] * 4)
    found, rest = imagine_worlds(cast("Any", game), None, stream(1), budget)
    assert found == list(range(1, imagined + 1))
    assert rest.seconds == left


def test_another_world_must_be_as_quick_as_the_slowest(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one took long, the next one may take as long."""
    game = SlowGame(monkeypatch, [1.0, 3.0, 1.0])
    found, rest = imagine_worlds(cast("Any", game), None, stream(1), Budget(worlds=3, seconds=12.0))
    assert (found, rest.seconds) == ([1, 2], 8.0)


def questions() -> Iterator[State]:
    """The first question of each kind in a random game of Rex."""
    session = GameSession(REX, REX.OPTIONS(races="lot"), 3, dealer_from_seed("worlds"))
    randbelow, seen = stream(2), set()
    while seats := session.awaited():
        if (kind := type(session.state.ask)) not in seen:
            yield session.state
        seen.add(kind)
        session.answer(seats[0], REX.question(session.state, seats[0]).sample(randbelow))
    assert SealPlan in seen


@pytest.mark.parametrize("name", sorted({*BOTS, *YARDSTICKS} - {"random"}))
def test_a_bot_answers_although_worlds_are_slow(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If each takes longer than the budget, a bot imagines one for each time that it looks ahead, not one more."""
    count = 0

    def imagine(view: Any, randbelow: Any) -> State:
        nonlocal count
        count += 1
        slow.now += 3.0
        return plainly(view, randbelow)

    plainly, slow = REX.imagine, SlowGame(monkeypatch, [])
    monkeypatch.setattr(type(REX), "imagine", lambda self, view, randbelow: imagine(view, randbelow))
    for s in questions():
        seat, count = REX.to_move(s)[0], 0
        bot = (BOTS | YARDSTICKS)[name](REX)
        words = bot.answer(REX.view(s, seat), REX.question(s, seat), stream(1), Budget(worlds=5, seconds=2.0))
        assert words in REX.question(s, seat)
        assert count <= 2
