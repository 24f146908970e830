"""Bots that remember: one instance for a seat and a game, rebuilt from the log when it is lost."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL
from textwrap import dedent

import pytest

from plancia.bots import BOTS, Budget, bot
from plancia.engine import CHANCE, Question
from plancia.games import game
from plancia.server import protocol as p
from plancia.server.deciding import RequestError
from plancia.server.live import LiveTable
from plancia.server.thinking import Thinking
from plancia.server.workers import BotRequest, KeptBots, Missing, Turn, Workers
from tests.server.live.house import House, answers, does, open_house

pytestmark = pytest.mark.anyio

DIARY = """
    import json, os
    from pathlib import Path


    class Diary:
        '''Notes its turns, and before each answer writes down all it knows.'''

        def __init__(self, game):
            self.turns = []

        def remember(self, view, question, words):
            self.turns.append(["remembered", view.seat, list(words)])

        def answer(self, view, question, randbelow, budget):
            with (Path(__file__).parent / "diary").open("a") as file:
                file.write(json.dumps([os.getpid(), self.turns]) + "\\n")
            words = question.sample(randbelow)
            self.turns.append(["answered", view.seat, list(words)])
            return words
"""


def diary(folder: Path) -> str:
    """The name of a bot that writes to `folder/diary`."""
    file = folder / "diary_bot.py"
    file.write_text(dedent(DIARY))
    return f"{file}:Diary"


def pages(folder: Path) -> list[tuple[int, list[tuple[str, int, tuple[str | int, ...]]]]]:
    """For each answer: the process, and the turns the bot knew."""
    lines = (folder / "diary").read_text().splitlines()
    return [(pid, [(how, seat, tuple(words)) for how, seat, words in turns]) for pid, turns in map(json.loads, lines)]


async def play(house: House, live: LiveTable, turns: int) -> None:
    """This many turns of the person, with those of the bot in between."""
    for _ in range(turns):
        await house.rest(live)
        if live.table.awaited() == (0,):
            await answers(live, 0)
    await house.rest(live)


async def test_a_bot_sees_each_of_its_turns_once(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after its worker was killed, after an undo, and after a restart of the server."""
    name = diary(tmp_path)
    monkeypatch.setitem(BOTS, name, bot(name))
    async with open_house(file) as house:
        workers = house.workers = Workers(2)
        house.hub.thinking = Thinking(workers, 30.0)
        await workers.open()
        live = await house.table("ann", name, stall_guard=True)
        await play(house, live, 6)
        first = len(pages(tmp_path))
        assert first > 2
        assert len({pid for pid, _ in pages(tmp_path)}) == 1, "one worker is kept for it"
        os.kill(pages(tmp_path)[-1][0], SIGKILL)
        await asyncio.sleep(0.1)
        await play(house, live, 4)
        assert len(pages(tmp_path)) > first
        assert pages(tmp_path)[-1][0] != pages(tmp_path)[0][0]
        with suppress(RequestError):  # after the bot's turn has revealed something it cannot be undone
            await does(live, "ann", p.Undo(id=0, seat=0))
        await play(house, live, 2)
        table, answers = live.table.id, live.game.answers_of(1)
    async with open_house(file) as house:
        workers = house.workers = Workers(2)
        house.hub.thinking = Thinking(workers, 30.0)
        await workers.open()
        live = await house.hub.open(table)
        assert live.game.answers_of(1) == answers
        before = len(pages(tmp_path))
        await play(house, live, 3)
        assert len(pages(tmp_path)) > before
        log = live.game.answers_of(1)
        for _, turns in pages(tmp_path)[before:]:
            assert [words for _, _, words in turns] == list(log[: len(turns)])
            assert {seat for _, seat, _ in turns} <= {1}
        last = pages(tmp_path)[-1][1]
        assert len(last) == len(log) - 1
        assert {how for how, _, _ in last} == {"remembered", "answered"}


def request(name: str, table: str, answers: int = 0, known: int = 0) -> BotRequest:
    """A question in a game where the seat has answered this many; the turns from `known` on are sent."""
    rules = game("tigris")
    state, _ = rules.begin(rules.OPTIONS(), 2)
    while rules.to_move(state)[0] == CHANCE:
        state, _ = rules.advance(state, CHANCE, Question(state, CHANCE).first())
    (seat,) = rules.to_move(state)
    view, sheet = rules.view(state, seat), Question(state, seat).sheet()
    turns = tuple(Turn(view, sheet, ("end", n)) for n in range(known, answers)) if known >= 0 else ()
    return BotRequest(
        game="tigris",
        bot=name,
        table=table,
        seat=seat,
        view=view,
        question=sheet,
        seed="seed",
        budget=Budget(),
        answers=tuple(("end", n) for n in range(answers)),
        turns=turns,
    )


def test_idle_bots_are_dropped_and_get_their_turns_again(tmp_path: Path) -> None:
    """Memory is limited: of three bots the one idle for the longest has to start again."""
    name = diary(tmp_path)
    kept = KeptBots(most=2)
    for table in ("a", "b", "c"):
        assert not isinstance(kept.answer(request(name, table)), Missing)
    assert kept.answer(request(name, "a", 2, known=2)) == Missing(0)
    assert not isinstance(kept.answer(request(name, "a", 2)), Missing)
    assert [how for how, _, _ in pages(tmp_path)[-1][1]] == ["remembered", "remembered"]


def test_a_bot_starts_again_when_the_log_has_changed(tmp_path: Path) -> None:
    """After an undo, its memory is not the beginning of the log any more."""
    name = diary(tmp_path)
    kept = KeptBots()
    kept.answer(request(name, "a", 3))
    assert kept.answer(request(name, "a", 2, known=2)) == Missing(0)


def test_bots_without_memory_need_no_turns() -> None:
    """Random and greedy bots are never sent the log."""
    kept = KeptBots()
    for name in BOTS:
        plain = request(name, "a")
        assert not isinstance(kept.answer(plain), Missing)
        assert not isinstance(kept.answer(plain), Missing)
