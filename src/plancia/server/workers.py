"""Bots think in separate processes, with a deadline each. A hung one is killed; no table waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from plancia.arena import Worker, WorkFailed, stream
from plancia.bots import Bot, Budget, MakesDeals, RemembersTurns, bot, remembers
from plancia.deals import DealMove, KnownDeals
from plancia.engine import Seat, Sheet, Words, load_view
from plancia.games import game
from plancia.server.processes import READY, STARTS_IN, Pool
from plancia.server.timers import Deadline

MOST_KEPT = 256  # bots in one worker
FITS = 64 * 1024  # bytes that a pipe takes without blocking

encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Sheet | None).decode


class Request(Struct, frozen=True, kw_only=True):
    """What a bot is given: a view, the deals it may know, chance of its own; and nothing else."""

    game: str
    bot: str
    table: str
    seat: Seat
    view: Any
    seed: str
    deals: KnownDeals | None = None  # None: there are none at this table
    answers: tuple[Words, ...] | None = None  # the answers of its seat so far; None: this bot has no memory
    turns: tuple[Turn, ...] = ()  # the last of these turns, if the worker has asked for them

    def __reduce__(self) -> tuple[Any, ...]:
        """For a pipe, the view and the question as MessagePack: pickle takes eight times as long for them."""
        fields = asdict(self)
        view, question = encode(fields.pop("view")), encode(fields.pop("question", None))
        return _received, (type(self), view, question, fields)


class BotRequest(Request, frozen=True, kw_only=True):
    """A question of the game, and how much the bot may think about it."""

    question: Sheet
    budget: Budget


class DealRequest(Request, frozen=True, kw_only=True):
    """What does it want to do about deals?"""


def _received(kind: type[Request], view: bytes, question: bytes, fields: dict[str, Any]) -> Request:
    if (sheet := decode_question(question)) is not None:
        fields["question"] = sheet
    return kind(view=load_view(view, game(fields["game"]), msgspec.msgpack.decode), **fields)


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


Result = Words | DealMove | Missing | None


class KeptBot(Struct):
    """A bot of one seat in one game, and the answers of the turns it knows. Without memory it needs none."""

    bot: Bot
    answers: list[Words] = []

    def knows(self, answers: tuple[Words, ...]) -> bool:
        """Does this begin with the turns the bot knows?"""
        return tuple(self.answers) == answers[: len(self.answers)]


class KeptBots:
    """The bots of one worker. The longest idle are dropped: the server sends their turns again."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: dict[tuple[str, Seat, str], KeptBot] = {}  # the last one was asked last

    def answer(self, request: BotRequest | DealRequest) -> Result:
        """The bot's answer or deal, or the turns it does not know. A bot that fails is dropped."""
        key = (request.table, request.seat, request.bot)
        kept = self._kept.pop(key, None)
        answers = request.answers or ()
        if kept is None or not kept.knows(answers):
            kept = KeptBot(bot(request.bot)(game(request.game)))
        if len(kept.answers) + len(request.turns) != len(answers):
            self._keep(key, kept)
            return Missing(len(kept.answers))
        for turn in request.turns:
            assert isinstance(kept.bot, RemembersTurns)
            kept.bot.remember(turn.view, turn.question, turn.words)
            kept.answers.append(turn.words)
        result = self._ask(kept, request)
        self._keep(key, kept)
        return result

    def _ask(self, kept: KeptBot, request: BotRequest | DealRequest) -> Words | DealMove | None:
        randbelow = stream(request.seed).randrange
        deals = kept.bot if isinstance(kept.bot, MakesDeals) else None
        if deals is not None and request.deals is not None:
            deals.learn(request.deals)
        if isinstance(request, DealRequest):
            return None if deals is None else deals.deal(request.view, randbelow)
        words = kept.bot.answer(request.view, request.question, randbelow, request.budget)
        if remembers(kept.bot):
            kept.answers.append(words)
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
    pipe.send(READY)
    while True:
        try:
            request: BotRequest | DealRequest = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, kept.answer(request)))
        except Exception as error:  # whatever a bot may raise
            pipe.send((False, f"crashed: {type(error).__name__}"))  # the text of the error may contain a hand


class Workers(Pool):
    """The processes in which bots think."""

    def __init__(self, count: int, make: Callable[[], Worker] | None = None) -> None:
        super().__init__(count, make or partial(Worker, think, starts_in=STARTS_IN))
        self.have_pipes = make is None  # workers of another kind are asked in a thread
        self.deadlines: WeakKeyDictionary[Worker, Deadline] = WeakKeyDictionary()

    async def answer(self, request: BotRequest | DealRequest, seconds: float, person: str = "") -> Result:
        """The bot's answer or deal, or the turns it lacks; raises `BotFailure`. `person` is the host of the table."""
        topic = f"{request.table}/{request.seat}" if request.answers is not None else ""
        try:
            answer: Result = await self.ask(request, seconds, person, request.table, topic)
        except WorkFailed as failure:
            raise BotFailure(str(failure)) from failure
        return answer

    async def _exchange(self, worker: Worker, request: Any, seconds: float) -> Any:
        """In the event loop, without waking a thread that wakes us again.

        Requests fit into the pipe, which is empty, and so do answers: nothing blocks. The first request of a process,
        which has to start, and requests with many earlier turns are sent in a thread.
        """
        loop = asyncio.get_running_loop()
        if not self.have_pipes or not isinstance(loop, asyncio.SelectorEventLoop):  # the usual loop of Windows cannot
            return await super()._exchange(worker, request, seconds)
        if worker.starts_in or len(packed := ForkingPickler.dumps(request)) > FITS:
            return await super()._exchange(worker, request, seconds)
        worker.pipe.send_bytes(packed)
        await self._readable(worker, loop, seconds)
        return worker.receive()

    async def _readable(self, worker: Worker, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Wait until the worker has answered or ended; `WorkFailed` if it takes longer than this."""
        if worker not in self.deadlines:
            self.deadlines[worker] = Deadline(seconds)
        deadline = self.deadlines[worker]
        deadline.seconds = seconds
        answered: asyncio.Future[None] = loop.create_future()
        pipe = worker.pipe.fileno()
        loop.add_reader(pipe, _set, answered)
        try:
            with deadline:
                await answered
        except TimeoutError:
            raise WorkFailed(f"no answer after {seconds:g} seconds") from None
        finally:
            loop.remove_reader(pipe)


def _set(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)
