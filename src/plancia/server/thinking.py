"""Bots of all tables: which one thinks about which question, and what happens if it fails."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from plancia.bots import BOTS, Budget, remembers
from plancia.bots.characters import may_offer
from plancia.deals import DealMove
from plancia.engine import IllegalAction, Question, Seat, Sheet, Words
from plancia.records import Moment
from plancia.server.dealing import known_to
from plancia.server.figures import Durations
from plancia.server.game_table import GameTable
from plancia.server.processes import Busy
from plancia.server.workers import BotFailure, BotRequest, DealRequest, Missing, Turn, Workers

if TYPE_CHECKING:
    from plancia.server.live import LiveTable

log = logging.getLogger(__name__)

SIMPLER = "random"  # it cannot hang, and replaces a bot that has failed twice
TRIES = 2
MOST_MOVES = 4  # about deals, of a bot at one time
THOUGHT = 1.0  # seconds that a bot may think about an answer; the deadline is later
LATER = 1.0  # seconds until a bot asks again for a place in the queue


def chance_of_bots(secret: bytes) -> str:
    """The seed of a table's bots. It depends on the secret, so that they give the same answers after a restart, and is
    a hash of it, since no bot may know what will be dealt.
    """
    return sha256(b"plancia bots " + secret).hexdigest()


class Thinking:
    """The bots of all tables. Each question is thought about once at a time."""

    def __init__(self, workers: Workers, seconds: float, worlds: int = 1) -> None:
        self.workers = workers
        self.seconds = seconds
        self.budget = Budget(worlds=worlds, seconds=min(THOUGHT, seconds / 2))
        self.tasks: dict[asyncio.Task[None], LiveTable] = {}
        self.took = Durations()  # by bot
        self.closed = False

    def start(self, live: LiveTable, seat: Seat, kind: str, view: Any, question: Sheet) -> None:
        """Let a bot think in the background; the table gets its answer like a person's."""
        if self.closed:
            return
        answers = live.game.answers_of(seat) if remembers(BOTS.get(kind)) else None
        task = asyncio.create_task(self._think(live, seat, kind, view, question, answers))
        self.tasks[task] = live
        task.add_done_callback(self._ended)

    def start_dealing(self, live: LiveTable, seat: Seat, kind: str) -> None:
        """Let a bot answer the offers that wait for it, although it is not its turn."""
        if not self.closed:
            task = asyncio.create_task(self._negotiate(live, seat, kind))
            self.tasks[task] = live
            task.add_done_callback(self._ended)

    def busy(self, live: LiveTable) -> bool:
        """Is a bot of that table thinking?"""
        return live in self.tasks.values()

    def forget(self, live: LiveTable) -> None:
        """The table is closing."""
        for task in [task for task, of in self.tasks.items() if of is live]:
            task.cancel()

    async def close(self) -> None:
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        await self.workers.close()

    def _ended(self, task: asyncio.Task[None]) -> None:
        live = self.tasks.pop(task)
        if not task.cancelled() and (error := task.exception()) is not None:  # the table has failed and logged it
            log.error("bot's answer lost", extra={"table": live.table.id, "error": type(error).__name__})

    async def _think(
        self, live: LiveTable, seat: Seat, kind: str, view: Any, question: Sheet, answers: tuple[Words, ...] | None
    ) -> None:
        """The answer of the seat's bot, else of a simpler one, else the default answer."""
        try:
            await self._negotiate(live, seat, kind)
            for bot in dict.fromkeys((kind, SIMPLER)):
                try:
                    words = await self._ask(live, seat, bot, view, question, answers)
                    break
                except BotFailure as failure:
                    await live.bots.failed(seat, bot, SIMPLER, str(failure))
            else:
                words = question.default()
            await live.bots.answers(seat, words, question.number)
        finally:
            live.bots.has_thought(seat, question.number)

    async def _negotiate(self, live: LiveTable, seat: Seat, kind: str) -> None:
        """Let a bot make offers and answer those that wait. If it fails, its offers wait, and the game continues."""
        for number in range(MOST_MOVES):
            t = live.table
            if not isinstance(t, GameTable) or (known := known_to(t, seat)) is None or not known.may_deal:
                return
            view = t.game.view(t.session.state, seat)
            if not known.to_me() and not may_offer(t.game.NAME, kind, view, known):
                return
            answers = t.answers_of(seat) if remembers(BOTS.get(kind)) else None
            name = f"{seat}/{t.question}/deal/{len(known.offers)}/{number}"
            request = DealRequest(**self._given(live, seat, kind, view, name, answers))
            began = perf_counter()
            try:
                move = await self._answer(live, request)
            except BotFailure as failure:
                log.warning("bot failed to deal", extra={"table": t.id, "seat": seat, "bot": kind, "why": str(failure)})
                return
            finally:
                self.took.add(request.bot, perf_counter() - began)
            if not isinstance(move, DealMove) or not await live.bots.deals(seat, move):
                return

    async def _ask(
        self, live: LiveTable, seat: Seat, kind: str, view: Any, question: Sheet, answers: tuple[Words, ...] | None
    ) -> Words:
        """The bot's answer; `BotFailure` after the last attempt has failed."""
        for attempt in range(1, TRIES + 1):
            name = f"{seat}/{question.number}/{attempt}"
            given = self._given(live, seat, kind, view, name, answers)
            request = BotRequest(question=question, budget=self.budget, **given)
            began = perf_counter()
            try:
                words = cast("Words", await self._answer(live, request))
                question.check(words)  # whatever the bot does in that process, we accept only legal answers
                return words
            except (BotFailure, IllegalAction) as failure:
                why = str(failure) if isinstance(failure, BotFailure) else f"not legal: {failure.code}"
                extra = {"table": live.table.id, "seat": seat, "bot": kind, "attempt": attempt, "why": why}
                log.warning("bot failed", extra=extra)
            finally:
                self.took.add(request.bot, perf_counter() - began)
        raise BotFailure(why)

    def _given(
        self, live: LiveTable, seat: Seat, kind: str, view: Any, name: str, answers: tuple[Words, ...] | None
    ) -> dict[str, Any]:
        """What a bot is given for any request."""
        t = live.table
        return {
            "game": t.created.game,
            "bot": kind if kind in BOTS else SIMPLER,
            "table": t.id,
            "seat": seat,
            "view": view,
            "seed": f"{chance_of_bots(t.secret)}/{name}",
            "deals": known_to(t, seat) if isinstance(t, GameTable) else None,
            "answers": answers if remembers(BOTS.get(kind)) else None,
        }

    async def _answer(self, live: LiveTable, request: BotRequest | DealRequest) -> Words | DealMove | None:
        """Ask a process, again later if the queue is full. A bot that is new there gets the earlier turns first."""
        while True:
            try:
                answer = await self.workers.answer(request, self.seconds, live.table.created.host)
            except Busy:
                await asyncio.sleep(LATER)
                continue
            if not isinstance(answer, Missing):
                return answer
            answers = request.answers or ()
            moments = live.game.moments_of(request.seat)[: len(answers)]
            if tuple(moment.entry.words for moment in moments) != answers:
                # Something was undone: the question is no longer open.
                return request.question.default() if isinstance(request, BotRequest) else None
            request = replace(request, turns=tuple(turn_of(live.game, moment) for moment in moments[answer.first :]))


def turn_of(t: GameTable, moment: Moment) -> Turn:
    """A turn as the bot in its seat would have seen it."""
    seat = moment.entry.seat
    sheet = Question(moment.before, seat).sheet(consequences=False)
    return Turn(t.game.view(moment.before, seat), sheet, moment.entry.words)
