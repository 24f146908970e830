"""Bots of many tables and few workers: one person's tournament does not block other players."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from plancia.bots import Budget
from plancia.engine import Question, Words
from plancia.games import game
from plancia.games.rex import GAME
from plancia.server.workers import BotRequest, Workers
from tests.games.rex.table import talk
from tests.server.live.house import Head, clever, open_house

pytestmark = pytest.mark.anyio


def request(table: str) -> BotRequest:
    rules = game("tigris")
    state, _ = rules.begin(rules.OPTIONS(), 2)
    while rules.to_move(state) == (-1,):
        state, _ = rules.advance(state, -1, Question(state, -1).first())
    (seat,) = rules.to_move(state)
    sheet = Question(state, seat).sheet()
    view = rules.view(state, seat)
    return BotRequest(
        game="tigris", bot="random", table=table, seat=seat, view=view, question=sheet, seed="", budget=Budget()
    )


class Gated:
    """Bots that answer when the test lets them, one after another; it records whose turn it was."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.gate = threading.Semaphore(0)

    def __call__(self, request: BotRequest, seconds: float) -> Words:
        self.order.append(request.table)
        self.gate.acquire(timeout=20)
        return request.question.default()


async def asked(
    brain: Gated, wishes: list[tuple[str, str]], cancel: Callable[[list[Any]], None] = lambda _: None
) -> None:
    workers = Workers(1, lambda: Head(brain))
    await workers.open()
    tasks = [asyncio.create_task(workers.answer(request(table), 20, person)) for person, table in wishes]
    await asyncio.sleep(0)
    cancel(tasks)
    for _ in wishes:
        brain.gate.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    await workers.close()


async def test_people_take_turns_with_the_workers() -> None:
    """Ann's ten bot-only tables were first; Ben's bot does not wait for all of them."""
    brain = Gated()
    await asked(brain, [*(("ann", f"a{n}") for n in range(10)), ("ben", "b"), ("cat", "c")])
    assert brain.order[:5] == ["a0", "a1", "b", "c", "a2"]
    assert sorted(brain.order) == sorted([*(f"a{n}" for n in range(10)), "b", "c"])


async def test_cancelled_requests_are_skipped() -> None:
    """The worker goes to the next in the queue, and none is lost."""
    brain = Gated()
    wishes = [("ann", "a"), ("ben", "b"), ("cat", "c")]
    await asked(brain, wishes, lambda tasks: tasks[1].cancel())
    assert brain.order == ["a", "c"]


async def test_a_bot_that_is_ready_in_free_talk_is_not_asked_again(file: str) -> None:
    """Ann may think as long as she likes: no bot is busy meanwhile."""
    state = talk("hacan jol-nar sol letnev").s
    async with open_house(file, clever) as house:
        options: dict[str, Any] = {"races": state.options.races, "position": GAME.save(state).decode()}
        live = await house.table("ann", "random", "random", "random", game="rex", **options)
        await house.rest(live)
        assert live.table.awaited() == (0,)
        assert len(live.game.asked()) > 1
        assert not house.hub.thinking.busy(live)
