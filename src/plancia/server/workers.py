"""Bots think in separate processes, with a deadline each. A hung one is killed; no table waits for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from plancia.arena import Worker, WorkFailed, stream
from plancia.bots import Bot, Budget, RemembersTurns, bot, remembers
from plancia.engine import Seat, Sheet, Words
from plancia.games import game
from plancia.server.processes import Pool

MOST_KEPT = 256  # bots in one worker


class BotRequest(Struct, frozen=True, kw_only=True):
    """What a bot is given: a view, the question, chance of its own, a budget; and nothing else."""

    game: str
    bot: str
    table: str
    seat: Seat
    view: Any
    question: Sheet
    seed: str
    budget: Budget
    said: tuple[Words, ...] | None = None  # the answers of its seat so far; None: this bot has no memory
    turns: tuple[Turn, ...] = ()  # the last of these turns, if the worker has asked for them


class BotFailure(WorkFailed):
    """The bot hung, crashed, or gave an illegal answer."""


class Turn(Struct, frozen=True):
    """An earlier turn of a bot's seat."""

    view: Any
    question: Sheet
    words: Words


class Missing(Struct, frozen=True):
    """The worker needs the earlier turns of the seat, from this one on."""

    first: int


class KeptBot(Struct):
    """A bot of one seat in one game, and the answers of the turns it knows. Without memory it needs none."""

    bot: Bot
    said: list[Words] = []

    def knows(self, said: tuple[Words, ...]) -> bool:
        """Does this begin with the turns the bot knows?"""
        return tuple(self.said) == said[: len(self.said)]


class KeptBots:
    """The bots of one worker. The longest idle are dropped: the server sends their turns again."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: dict[tuple[str, Seat, str], KeptBot] = {}  # the last one was asked last

    def answer(self, request: BotRequest) -> Words | Missing:
        """The bot's answer, or the turns it does not know. A bot that fails is dropped."""
        key = (request.table, request.seat, request.bot)
        kept = self._kept.pop(key, None)
        said = request.said or ()
        if kept is None or not kept.knows(said):
            kept = KeptBot(bot(request.bot)(game(request.game)))
        if len(kept.said) + len(request.turns) != len(said):
            self._keep(key, kept)
            return Missing(len(kept.said))
        for turn in request.turns:
            assert isinstance(kept.bot, RemembersTurns)
            kept.bot.remember(turn.view, turn.question, turn.words)
            kept.said.append(turn.words)
        words = kept.bot.answer(request.view, request.question, stream(request.seed).randrange, request.budget)
        if remembers(kept.bot):
            kept.said.append(words)
        self._keep(key, kept)
        return words

    def _keep(self, key: tuple[str, Seat, str], kept: KeptBot) -> None:
        self._kept[key] = kept
        if len(self._kept) > self.most:
            self._kept.pop(next(iter(self._kept)))


def think(pipe: Connection) -> None:
    """The work of a process: answer one request after another."""
    if hasattr(os, "nice"):
        os.nice(5)  # on few cores, people come before bots
    kept = KeptBots()
    while True:
        try:
            request: BotRequest = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, kept.answer(request)))
        except Exception as error:  # whatever a bot may raise
            pipe.send((False, f"crashed: {type(error).__name__}"))  # the text of the error may contain a hand


class Workers(Pool):
    """The processes in which bots think."""

    def __init__(self, count: int, make: Callable[[], Worker] | None = None) -> None:
        super().__init__(count, make or partial(Worker, think))

    async def answer(self, request: BotRequest, seconds: float, person: str = "") -> Words | Missing:
        """The bot's answer, or the turns it lacks; raises `BotFailure`. `person` is the host of the table."""
        topic = f"{request.table}/{request.seat}" if request.said is not None else ""
        try:
            answer: Words | Missing = await self.ask(request, seconds, person, request.table, topic)
        except WorkFailed as failure:
            raise BotFailure(str(failure)) from failure
        return answer
