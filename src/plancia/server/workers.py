"""Bots think in processes of their own, with a deadline each. A hung one is ended; no table ever waits for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from plancia.arena import stream
from plancia.bots import Bot, Budget, bot
from plancia.engine import Seat, Sheet, Words
from plancia.games import game
from plancia.server.processes import Pool, Worker, WorkFailed


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


class BotFailure(WorkFailed):
    """The bot hung, crashed, or said something that is not legal."""


def think(pipe: Connection) -> None:
    """What a worker process does: answer one question after another, each table's bots remembered."""
    if hasattr(os, "nice"):
        os.nice(5)  # where cores are few, whoever plays comes before whoever thinks
    bots: dict[tuple[str, str, str, Seat], Bot] = {}
    while True:
        try:
            request: BotRequest = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        key = (request.table, request.game, request.bot, request.seat)
        try:
            if key not in bots:
                if len(bots) > 512:  # tables come and go; a bot can always be made anew
                    bots.clear()
                bots[key] = bot(request.bot)(game(request.game))
            randbelow = stream(request.seed).randrange
            words = bots[key].answer(request.view, request.question, randbelow, request.budget)
            pipe.send((True, words))
        except Exception as error:  # whatever a bot may raise
            bots.pop(key, None)
            pipe.send((False, f"crashed: {type(error).__name__}"))  # the words of the error may tell of its hand


class Workers(Pool):
    """The processes in which bots think."""

    def __init__(self, count: int, make: Callable[[], Worker] | None = None) -> None:
        super().__init__(count, make or partial(Worker, think))

    async def answer(self, request: BotRequest, seconds: float, person: str = "") -> Words:
        """What the bot says, or `BotFailure`. `person` is the one whose table it is."""
        try:
            words: Words = await self.ask(request, seconds, person, request.table)
        except WorkFailed as failure:
            raise BotFailure(str(failure)) from failure
        return words
