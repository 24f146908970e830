"""Bots that hang, crash or cheat: they are killed and replaced, the journal records it, and no table waits for them."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import Counter
from pathlib import Path
from random import Random
from textwrap import dedent
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.bots import BOTS, Budget
from plancia.engine import Question, Words
from plancia.games import game
from plancia.server import events as e
from plancia.server import hub
from plancia.server import protocol as p
from plancia.server.deciding import STAND_IN
from plancia.server.seats import Phase
from plancia.server.workers import BotFailure, BotRequest, Workers
from tests.server.live.house import Ear, Head, House, answers, clever, does, journal, open_house
from tests.server.support import open_market

pytestmark = pytest.mark.anyio


def failing(how: Any) -> Any:
    """The greedy bot does this, and so does the one that stands in for people; the simple one works."""

    def brain(request: BotRequest, seconds: float) -> Words:
        answer: Words = how(request) if request.bot in ("greedy", STAND_IN) else clever(request, seconds)
        return answer

    return brain


def raises(error: Exception) -> Any:
    def fail(request: BotRequest) -> Words:
        raise error

    return fail


FAILURES = {
    "no answer after 1 seconds": raises(BotFailure("no answer after 1 seconds")),
    "crashed: KeyError": raises(BotFailure("crashed: KeyError")),
    "the process ended": raises(EOFError()),
    "not legal: not_offered": lambda request: ("nonsense",),
    "not legal: malformed": lambda request: ["end"],
    "not legal: unfinished": lambda request: (),
}


async def until_over(house: House, *tables: Any) -> None:
    for live in tables:
        while live.table.playing:
            await house.rest(live)
            for seat in live.table.awaited():
                if not live.table.seats[seat].bot:
                    await answers(live, seat)


@pytest.mark.parametrize("why", FAILURES)
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(file: str, why: str) -> None:
    """After two attempts; the journal records it, everybody sees it, and the game continues to its end."""
    async with open_house(file, failing(FAILURES[why])) as house:
        live = await house.table("ann", "greedy", stall_guard=True)
        ear = Ear()
        await live.follow(ear)
        await until_over(house, live)
        assert live.table.phase is Phase.OVER
        failed = [event for event in await journal(house, live) if isinstance(event, e.BotFailed)]
        assert failed == [e.BotFailed(seat=1, bot="greedy", instead="random", why=why)]
        assert live.table_message(None).chairs[1].name == "random"


async def test_if_no_bot_answers_the_default_answer_is_given(file: str) -> None:
    """The table continues, and the journal records each failure."""
    async with open_house(file, lambda request, seconds: ("nonsense",)) as house:
        live = await house.table("greedy", "random", stall_guard=True)
        await until_over(house, live)
        answers = {event.words for event in await journal(house, live) if isinstance(event, e.Answered)}
        assert live.table.phase is Phase.OVER
        assert answers == {("end",)}


async def test_a_bot_gets_a_view_and_nothing_else(file: str) -> None:
    """The view and the question of its own seat; no state, no secret, no other hand."""
    requests: list[BotRequest] = []

    def noting(request: BotRequest, seconds: float) -> Words:
        requests.append(request)
        return clever(request, seconds)

    async with open_house(file, noting) as house:
        live = await house.table("ann", "random", stall_guard=True)
        await until_over(house, live)
        assert requests
        assert {type(request.view).__name__ for request in requests} == {"View"}
        assert {request.view.seat for request in requests} == {1}
        assert live.table.secret.hex() not in repr(requests)


async def test_one_hung_bot_blocks_nobody(file: str) -> None:
    """People at its table can chat and pause; other tables use the remaining worker."""
    gate = threading.Event()

    def hangs(request: BotRequest) -> Words:
        gate.wait(30)
        return request.question.default()

    async with open_house(file, failing(hangs)) as house:
        stuck = await house.table("greedy", "ann")
        if stuck.table.awaited() == (1,):  # she was drawn to begin: the bot is next
            await does(stuck, "ann", p.Answer(id=0, seat=1, question=stuck.game.question, words=("end",)))
        fine = await house.table("random", "bob", stall_guard=True)
        await until_over(house, fine)
        assert house.hub.thinking.busy(stuck)
        await does(stuck, "ann", p.Say(id=0, text="hello?"))
        await does(stuck, "ann", p.Request(id=0, seat=1, what="pause"))
        assert stuck.table.phase is Phase.PAUSED
        gate.set()


async def test_slow_bots_of_one_table_leave_a_worker_for_the_others() -> None:
    """However many bots of a table think at once, they have half of the workers; the others wait their turn."""
    gate, asked = threading.Event(), []

    def brain(request: BotRequest, seconds: float) -> Words:
        asked.append(request.table)
        if request.table == "slow":
            gate.wait(30)
        return request.question.default()

    workers = Workers(2, lambda: Head(brain))
    await workers.open()
    slow = [asyncio.create_task(workers.answer(replace(request("random"), table="slow"), 30)) for _ in range(3)]
    await asyncio.sleep(0)
    assert await workers.answer(replace(request("random"), table="quick"), 30)
    assert asked.count("slow") == 1
    gate.set()
    await asyncio.gather(*slow)
    assert asked.count("slow") == 3
    await workers.close()


async def test_a_bot_thinks_again_after_a_pause(file: str) -> None:
    """Its answer was rejected because the table was paused; it is asked again."""
    gates = [threading.Event() for _ in range(2)]
    thinking = asyncio.Event()

    def brain(request: BotRequest, seconds: float) -> Words:
        loop.call_soon_threadsafe(thinking.set)
        gates[0].wait(30)
        return request.question.default()

    loop = asyncio.get_running_loop()
    async with open_house(file, brain) as house:
        live = await house.table("random", "ann")
        if live.table.awaited() == (1,):
            await answers(live, 1)
        await thinking.wait()
        await does(live, "ann", p.Request(id=0, seat=1, what="pause"))
        gates[0].set()
        await house.rest(live)
        assert live.table.awaited() == ()
        await does(live, "ann", p.Request(id=0, seat=1, what="resume"))
        await house.rest(live)
        assert live.table.awaited() == (1,)


async def test_a_bot_thinks_again_after_an_undo(house: House) -> None:
    """It gets a question that looks like one it has already answered."""
    live = await house.table("ann", "random", stall_guard=True)
    random = Random("again")
    undone = 0
    for _ in range(40):
        await house.rest(live)
        assert live.table.awaited() == (0,), "the bot does not answer"
        before = live.game.session.may_undo(0)
        if before is not None and before.value != "impossible" and random.random() < 0.5:
            await does(live, "ann", p.Undo(id=0, seat=0))
            undone += 1
            await house.rest(live)
        await answers(live, 0, *Question(live.game.session.state, 0).sample(random.randrange))
    assert undone > 5


async def test_a_late_failure_of_a_bot_takes_no_seat_from_a_person(file: str) -> None:
    """Ann came back while it hung; the failure does not count for her."""
    gate, thinking, loop = threading.Event(), asyncio.Event(), asyncio.get_running_loop()

    def hangs(request: BotRequest) -> Words:
        loop.call_soon_threadsafe(thinking.set)
        gate.wait(30)
        raise BotFailure("no answer")

    async with open_house(file, failing(hangs)) as house:
        live = await house.table("ann", "bob", pace="quick")
        if live.table.awaited() == (1,):
            await answers(live, 1)
        await house.waits(live, live.table.clocks.banks[0])
        await does(live, "bob", p.ForTheAbsent(id=0, seat=1, absent=0, what="bot"))
        await thinking.wait()
        await does(live, "ann", p.ComeBack(id=0, seat=0))
        gate.set()
        await house.rest(live)
        assert live.table.seats[0].answers_in_person
        await answers(live, 0)


async def test_bots_answer_in_windows_unnoticed(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their answers are held like any other, and nobody learns when they were given."""
    open_market(monkeypatch)
    async with open_house(file, lambda request, seconds: request.question.default()) as house:
        live = await house.table("ann", "random", "random", "bob", game="market", whistles=(True, True, True, True))
        await house.rest(live)
        ear = Ear("ann")
        await live.follow(ear)
        ear.take()
        await answers(live, 0, 3)
        await answers(live, 3, 0)
        ear.take()
        await house.rest(live)
        assert (set(live.game.held), ear.received) == ({1, 2}, [])


async def test_a_closing_table_leaves_no_bot_behind(file: str) -> None:
    """Its bots are cancelled, and their worker is free again."""
    thinking, loop = asyncio.Event(), asyncio.get_running_loop()
    heads: list[Head] = []

    def brain(request: BotRequest, seconds: float) -> Words:
        loop.call_soon_threadsafe(thinking.set)
        heads[0].killed.wait(30)
        raise EOFError

    async with open_house(file, brain, workers=1) as house:
        heads += [head for head in house.workers.all if isinstance(head, Head)]
        live = await house.table("random", "random")
        await thinking.wait()
        await live.close()
        assert not house.hub.thinking.busy(live)
        while not house.workers.all - set(heads):
            await asyncio.sleep(0.001)


# ---- real processes --------------------------------------------------------------------------------------------------
BAD_BOTS = """
    import os, time


    class Bot:
        def __init__(self, game):
            pass

        def answer(self, view, question, below, budget):
            return question.default()


    class Hung(Bot):
        def answer(self, view, question, below, budget):
            time.sleep(60)


    class Crashing(Bot):
        def answer(self, view, question, below, budget):
            raise KeyError("a hand that nobody may see")


    class Dying(Bot):
        def answer(self, view, question, below, budget):
            os._exit(3)
"""


def request(kind: str) -> BotRequest:
    tigris = game("tigris")
    state, _ = tigris.begin(tigris.OPTIONS(), 2)
    while tigris.to_move(state)[0] < 0:
        state, _ = tigris.advance(state, -1, Question(state, -1).first())
    (seat,) = tigris.to_move(state)
    return BotRequest(
        game="tigris",
        bot=kind,
        table="table",
        seat=seat,
        view=tigris.view(state, seat),
        question=Question(state, seat).sheet(),
        seed="seed",
        budget=Budget(),
    )


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_real_processes_hang_crash_and_die(tmp_path: Path) -> None:
    """Each failure is reported without the text of its error; the process is gone and another one answers."""
    file = tmp_path / "bots.py"
    file.write_text(dedent(BAD_BOTS))
    workers = Workers(1)
    await workers.open()
    expected = {
        "Hung": "no answer after 0.2 seconds",
        "Crashing": "crashed: KeyError",
        "Dying": "the process ended",
    }
    seen: Counter[int | None] = Counter()
    for kind, why in expected.items():
        (worker,) = workers.all
        seen[worker.process.pid] += 1
        assert await workers.answer(request("random"), 30)
        began = monotonic()
        with pytest.raises(BotFailure) as failure:
            await workers.answer(request(f"{file}:{kind}"), 0.2 if kind == "Hung" else 30)
        assert str(failure.value) == why
        assert monotonic() - began < 10
        while not workers.all - {worker}:
            await asyncio.sleep(0.01)
        assert not alive(worker.process.pid or 0)
    assert len(seen) == 3
    assert await workers.answer(request("greedy"), 30)
    (last,) = workers.all
    await workers.close()
    assert not alive(last.process.pid or 0)


async def test_workers_that_cannot_be_started_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many processes for a moment must not mean no bots forever."""
    made = iter((Head(failing(raises(BotFailure("crashed")))), OSError("no more processes"), Head(clever)))

    def make() -> Any:
        if isinstance(head := next(made), OSError):
            raise head
        return head

    monkeypatch.setattr("plancia.server.processes.AGAIN", 0)
    workers = Workers(1, make)
    await workers.open()
    with pytest.raises(BotFailure):
        await workers.answer(request("greedy"), 1)
    assert await workers.answer(request("greedy"), 1)
    await workers.close()


def test_the_simple_bot_is_one_of_ours() -> None:
    """It is the last resort."""
    assert {"random", "greedy"} <= set(BOTS)


async def test_the_randomness_of_bots_depends_on_the_secret_and_does_not_reveal_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same secret bots draw the same numbers, with another secret others. No bot gets the secret."""
    seeds: dict[str, list[str]] = {}

    def brain(request: BotRequest, seconds: float) -> Words:
        seeds.setdefault(request.table, []).append(request.seed)
        return clever(request, seconds)

    async with open_house(file, brain) as house:
        for secret in (bytes, bytes, lambda length: b"\1" * length):
            monkeypatch.setattr(hub, "token_bytes", secret)
            await until_over(house, await house.table("ann", "greedy", stall_guard=True))
    one, same, other = seeds.values()
    assert one == same
    assert not {*one} & {*other}
    assert not any(bytes(32).hex() in seed for seed in one)


async def test_a_full_queue_makes_bots_wait(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that finds the queue full asks again later, and no answer is lost."""
    monkeypatch.setattr(Workers, "MOST_WAITING", 0)
    monkeypatch.setattr("plancia.server.thinking.LATER", 0.01)
    async with open_house(file, workers=1) as house:
        await until_over(house, *[await house.table("random", "random") for _ in range(2)])
