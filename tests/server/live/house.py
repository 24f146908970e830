"""A server without HTTP: open tables, listeners, bots that do what the test wants, and a manual clock."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from plancia import games
from plancia.arena import Worker
from plancia.bots import bot
from plancia.engine import Fault, Question, Seat, Words
from plancia.games import game
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.commands import carry_out
from plancia.server.deciding import RequestError, game_at
from plancia.server.decision import Decision
from plancia.server.hub import Hub
from plancia.server.live import LiveTable
from plancia.server.protocol import Message
from plancia.server.storage import Storage, User, people
from plancia.server.thinking import Thinking
from plancia.server.workers import BotRequest, DealRequest, Workers
from tests.server.support import NOW, PEOPLE

Brain = Callable[[BotRequest, float], Words]
Dealer = Callable[[DealRequest], Any]  # what a bot does about deals


def clever(request: BotRequest, seconds: float) -> Words:
    """The bot's answer, computed in this process."""
    return bot(request.bot)(game(request.game)).answer(
        request.view, request.question, Random(request.seed).randrange, request.budget
    )


def no_deals(request: DealRequest) -> None:
    """A bot that takes no part in deals."""


class Head(Worker):
    """A worker without a process: it thinks in a thread, as the test decides."""

    def __init__(self, brain: Brain, dealer: Dealer = no_deals) -> None:
        self.brain = brain
        self.dealer = dealer
        self.killed = threading.Event()

    def ask(self, request: BotRequest | DealRequest, seconds: float) -> Any:
        return self.dealer(request) if isinstance(request, DealRequest) else self.brain(request, seconds)

    def kill(self) -> None:
        self.killed.set()

    def end(self) -> None:
        self.kill()


class Hand(Worker):
    """A worker for jobs without a process: it runs them in a thread."""

    def __init__(self) -> None:
        pass

    def ask(self, job: Callable[[], Any], seconds: float) -> Any:
        try:
            return job()
        except (Fault, RequestError) as error:
            return error

    def kill(self) -> None:
        pass

    def end(self) -> None:
        pass


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


class Ear:
    """A listener that records every message."""

    def __init__(self, user: str = "") -> None:
        self.user = user
        self.seats: tuple[Seat, ...] = ()
        self.received: list[Message] = []

    def send(self, message: Message) -> None:
        self.received.append(message)

    def take(self, kind: type[Any] = Message) -> list[Any]:
        """The messages of a kind since the last call."""
        messages, self.received = self.received, []
        return [message for message in messages if isinstance(message, kind)]

    @property
    def data(self) -> bytes:
        """All messages as they would be sent."""
        return b"\n".join(map(msgspec.json.encode, self.received))


class House:
    """A hub and its people."""

    def __init__(self, storage: Storage, brain: Brain, workers: int = 2, dealer: Dealer = no_deals) -> None:
        self.storage = storage
        self.clock = Clock()
        self.workers = Workers(workers, lambda: Head(brain, dealer))
        self.hub = Hub(storage, Thinking(self.workers, 1.0), self.names, self.clock)

    async def names(self, users: Iterable[str]) -> dict[str, str]:
        return {user: user.title() for user in users if user}

    async def table(
        self,
        *seats: str,
        pace: str = "none",
        game: str = "tigris",
        position: str = "",
        talk: str = "off",
        private_talk: bool = False,
        **options: Any,
    ) -> LiveTable:
        """A game that has started; seats are people by name or bots by kind."""
        created = e.Created(
            game=game,
            rules=games.game(game).VERSION,
            options=options,
            seats=tuple(e.SeatPlan(user=s) if s in PEOPLE else e.SeatPlan(bot=s) for s in seats),
            pace=pace,
            public=True,
            host="ann",
            position=position,
            talk=talk,
            private_talk=private_talk,
        )
        live = await self.hub.open((await self.hub.create(created)).id)
        for seat, user in enumerate(seats):
            if user in PEOPLE:
                live.names |= await self.names([user])
                await live.do(lambda t, user=user, seat=seat: deciding.join(t, user, seat))  # type: ignore[misc]
        await live.do(lambda t: deciding.start(t, "ann"))
        return live

    async def waits(self, live: LiveTable, milliseconds: int) -> None:
        """Advance the clock from alarm to alarm; the table notices when it looks at the clock."""
        end = self.clock.now + milliseconds
        while (alarm := live.table.next_alarm()) is not None and alarm <= end:
            self.clock.now = max(alarm, self.clock.now)
            before = live.table.number
            await live.do(lambda t: Decision())
            while live.table.number == before:
                await asyncio.sleep(0)
            await live.do(lambda t: Decision())
        self.clock.now = end

    async def rest(self, live: LiveTable) -> None:
        """Wait until no bot thinks and nothing is left to do."""
        while True:
            while self.hub.thinking.busy(live) or not live.jobs.empty():
                await asyncio.sleep(0.001)
            if live.broken or live.closing:
                return
            await live.do(lambda t: Decision())  # a request may have started a bot
            if not self.hub.thinking.busy(live) and live.jobs.empty():
                return


async def does(live: LiveTable, user: str, command: p.Command) -> None:
    await live.do(lambda t: carry_out(t, user, command))


async def answers(live: LiveTable, seat: Seat, *words: str | int) -> None:
    """The person in that seat answers the open question; without words with the default answer."""
    t = game_at(live.table)
    chosen: Words = words or Question(t.session.state, seat).default()
    await does(live, t.seats[seat].user, p.Answer(id=0, seat=seat, question=t.question, words=chosen))


@asynccontextmanager
async def open_house(
    where: str, brain: Brain = clever, workers: int = 2, dealer: Dealer = no_deals
) -> AsyncIterator[House]:
    storage = Storage.open(where)
    house = House(storage, brain, workers, dealer)
    await house.workers.open()
    for person in PEOPLE:
        user = User(id=person, name=person.title(), kind="guest", language="en", created=NOW)
        if await storage.read(lambda c, person=person: people.user_by_id(c, person)) is None:  # type: ignore[misc]
            await storage.write(lambda c, user=user: people.add_user(c, user))  # type: ignore[misc]
    try:
        yield house
    finally:
        await house.hub.close()
        await asyncio.to_thread(storage.close)


async def journal(house: House, live: LiveTable) -> list[e.Event]:
    """What is stored."""
    rows = await house.storage.journal(live.table.id)
    return [msgspec.json.decode(row.payload, type=e.AnyEvent) for row in rows]
