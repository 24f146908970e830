"""The contents of the database before the server starts: people, tables with games in progress, and a long game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter

from msgspec import Struct
from sqlalchemy import func, select

from plancia import games
from plancia.engine import Question
from plancia.records import Entry
from plancia.server import deciding
from plancia.server.events import Created, SeatPlan
from plancia.server.hub import Hub
from plancia.server.identity import Identity
from plancia.server.live import LiveTable
from plancia.server.protocol import Message
from plancia.server.storage import Storage
from plancia.server.storage.schema import journal
from plancia.server.thinking import Thinking
from plancia.server.workers import Workers


class Opening(Struct, frozen=True):
    """Seconds to open a stored table."""

    decisions: int
    opened: float  # until it could continue
    sent: float  # until a new client had received all of it


class Reader:
    """A new client at a table."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.seats: tuple[int, ...] = ()
        self.messages: list[Message] = []

    def send(self, message: Message) -> None:
        self.messages.append(message)


@asynccontextmanager
async def hub_of(file: str | Path) -> AsyncIterator[tuple[Hub, Identity]]:
    """All tables of a database, without a server and without bots."""
    storage = Storage.open(file)
    identity = await Identity.open(storage)
    hub = Hub(storage, Thinking(Workers(1), 1.0), identity.names)
    try:
        yield hub, identity
    finally:
        await hub.close()
        identity.close()
        storage.close()


class Begun(Struct, frozen=True):
    """A table with a game in progress, and the cookies of its people."""

    game: str
    id: str
    cookies: tuple[str, ...]
    watching: tuple[str, ...]  # the cookies of its spectators: strangers from one address may not open many sockets


async def begun_tables(
    file: str | Path, games: Sequence[str], tables: int, people: int, bots: int, spectators: int = 0
) -> list[Begun]:
    """New guests at new tables, game by game. The server would limit how many one address may create."""
    async with hub_of(file) as (hub, identity):
        begun = zip(range(tables), cycle(games))
        return [await _begun(hub, identity, game, people, bots, spectators) for _, game in begun]


async def _begun(hub: Hub, identity: Identity, game: str, people: int, bots: int, spectators: int) -> Begun:
    guests = [await identity.new_guest(f"Guest {n}", "en") for n in range(people)]
    created = Created(
        game=game,
        rules=games.game(game).VERSION,
        options={},
        seats=(*(SeatPlan() for _ in guests), *(SeatPlan(bot="greedy") for _ in range(bots))),
        pace="none",
        public=True,
        host=guests[0].id,
    )
    live = await hub.open((await hub.create(created)).id)
    for guest in guests:
        await live.do(partial(deciding.join, user=guest.id))
    await live.do(partial(deciding.start, user=guests[0].id))
    watching = [await identity.new_guest(f"Spectator {n}", "en") for n in range(spectators)]
    return Begun(game, live.table.id, tuple(map(identity.cookie, guests)), tuple(map(identity.cookie, watching)))


async def stored_bot_answers(where: str) -> int:
    """The answers of bots in all journals."""
    storage = Storage.open(where)
    by_bot = journal.c.payload.contains('"by":"bot"', autoescape=True)
    count = select(func.count()).select_from(journal).where(journal.c.kind == "Answered", by_bot)
    try:
        return int(await storage.read(lambda c: c.execute(count).scalar_one(), 60.0))
    finally:
        storage.close()


async def opening(file: Path, decisions: int, times: int, random: Random) -> Opening:
    """How long it takes to open a game of this many decisions: the median of several runs."""
    async with hub_of(file) as (hub, identity):
        user = (await identity.new_guest("Reader", "en")).id
        table = await long_game(hub, user, decisions, random)
    opened, sent = [], []
    for _ in range(times):
        async with hub_of(file) as (hub, _):
            began = perf_counter()
            live = await hub.open(table)
            opened.append(perf_counter() - began)
            await live.follow(Reader(user))
            sent.append(perf_counter() - began)
    return Opening(decisions, sorted(opened)[times // 2], sorted(sent)[times // 2])


async def long_game(hub: Hub, user: str, decisions: int, random: Random) -> str:
    """A table in the middle of a game, played by one person for all seats."""
    for _ in range(20):
        made = Created(
            game="tigris", rules=1, options={}, seats=(SeatPlan(),) * 4, pace="none", public=False, host=user
        )
        live = await hub.open((await hub.create(made)).id)
        for _ in made.seats:
            await live.do(lambda t: deciding.join(t, user))
        await live.do(lambda t: deciding.start(t, user))
        if await play_until(live, decisions, random):
            return live.table.id
    raise RuntimeError(f"no game has {decisions} decisions")


async def play_until(live: LiveTable, decisions: int, random: Random) -> bool:
    """Whether the game lasted this long. The default answer is mostly to pass, so that a game does not end early."""
    t = deciding.game_at(live.table)
    session = t.session
    while len(session.entries()) < decisions:
        if not (seats := live.table.awaited()):
            return False
        seat, asked = seats[0], session.state.asked
        question = Question(session.state, seat)
        words = question.default() if random.random() < 0.8 else question.sample(random.randrange)
        answer = Entry(seat, words)
        await live.do(lambda _, a=answer, n=asked: deciding.answer(t, a, n, "person"))  # type: ignore[misc]
    return True
