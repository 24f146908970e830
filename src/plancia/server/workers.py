"""Bots think in processes of their own, with a deadline each. A hung one is ended; no table ever waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from plancia.arena import deaf, stream
from plancia.bots import Bot, Budget, bot
from plancia.engine import Seat, Sheet, Words
from plancia.games import game
from plancia.server.queueing import FairQueue

log = logging.getLogger(__name__)


class Thought(Struct, frozen=True, kw_only=True):
    """What a bot is given: a view, the question, chance of its own, a budget; and nothing else."""

    game: str
    bot: str
    table: str
    seat: Seat
    view: Any
    question: Sheet
    seed: str
    budget: Budget


class BotFailure(Exception):
    """The bot hung, crashed, or said something that is not legal."""


def think(pipe: Connection) -> None:
    """What a worker process does: answer one question after another, each table's bots remembered."""
    if hasattr(os, "nice"):
        os.nice(5)  # where cores are few, whoever plays comes before whoever thinks
    bots: dict[tuple[str, str, str, Seat], Bot] = {}
    while True:
        try:
            thought: Thought = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        key = (thought.table, thought.game, thought.bot, thought.seat)
        try:
            if key not in bots:
                if len(bots) > 512:  # tables come and go; a bot can always be made anew
                    bots.clear()
                bots[key] = bot(thought.bot)(game(thought.game))
            below = stream(thought.seed).randrange
            words = bots[key].answer(thought.view, thought.question, below, thought.budget)
            pipe.send((True, words))
        except Exception as error:  # whatever a bot may raise
            bots.pop(key, None)
            pipe.send((False, f"crashed: {type(error).__name__}"))  # the words of the error may tell of its hand


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would carry sockets and locks along
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=think, args=(theirs,), daemon=True)
        with deaf():
            self.process.start()
        theirs.close()

    def ask(self, thought: Thought, seconds: float) -> Words:
        """Blocks for so long at the most."""
        self.pipe.send(thought)
        if not self.pipe.poll(seconds):
            raise BotFailure(f"no answer after {seconds:g} seconds")
        fine, said = self.pipe.recv()
        if not fine:
            raise BotFailure(said)
        words: Words = said
        return words

    def kill(self) -> None:
        """At once: whoever waits for its answer waits no longer."""
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join(5)
        self.pipe.close()


class Workers:
    """So many bots may think at the same time; more wait for their turn, which comes to all people alike."""

    def __init__(self, count: int, make: Callable[[], Worker] = Worker) -> None:
        self.make = make
        self.free: list[Worker] = []
        self.waiting: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self.all: set[Worker] = set()
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self.count = count
        self.replacing: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        """Processes are started off the event loop: each takes a moment."""
        loop = asyncio.get_running_loop()
        for worker in await asyncio.gather(*(loop.run_in_executor(self.threads, self.make) for _ in range(self.count))):
            self._add(worker)

    async def answer(self, thought: Thought, seconds: float, person: str = "") -> Words:
        """What it says, or `BotFailure`; a worker that did not answer is replaced by a new one, behind our back.

        `person` is the one whose table it is.
        """
        worker = await self._take(person, thought.table)
        try:
            words = await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, thought, seconds)
        except (BotFailure, OSError, EOFError, asyncio.CancelledError) as error:
            worker.kill()
            if not self.closed:
                self.replacing.add(task := asyncio.create_task(self._replace(worker)))
                task.add_done_callback(self.replacing.discard)
            if isinstance(error, (OSError, EOFError)):
                raise BotFailure("the bot's process ended") from error
            raise
        self._set_free(worker)
        return words

    async def close(self) -> None:
        self.closed = True
        for worker in list(self.all):
            worker.end()
        self.all.clear()
        await asyncio.gather(*self.replacing)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _add(self, worker: Worker) -> None:
        if self.closed:  # while it was being made
            worker.end()
            return
        self.all.add(worker)
        self._set_free(worker)

    async def _take(self, person: str, table: str) -> Worker:
        """A worker that is free, now or when the turn has come."""
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.put(person, table, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # both at once: the next one shall have it
                self._set_free(turn.result())
            raise

    def _set_free(self, worker: Worker) -> None:
        """For the next who waits; whoever has gone in the meantime is passed over."""
        while self.waiting:
            turn = self.waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)

    async def _replace(self, worker: Worker) -> None:
        """As long as it takes: without workers no bot would ever answer again."""
        loop = asyncio.get_running_loop()
        self.all.discard(worker)
        await loop.run_in_executor(self.threads, worker.end)
        while not self.closed:
            try:
                fresh = await loop.run_in_executor(self.threads, self.make)
            except OSError as error:
                log.error("no process for a bot", extra={"error": type(error).__name__})
                await asyncio.sleep(1)
            else:
                self._add(fresh)
                return
