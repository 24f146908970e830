"""A table that is awake: one task takes what comes, one after another; what is decided is stored before it is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Protocol

import msgspec

from plancia.engine import Question, Seat, Words
from plancia.records import seal, write
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server.deciding import Refused
from plancia.server.protocol import ChairNews, ChatLine, Message, TableNews
from plancia.server.storage import Changes, JournalRow, SeatRow, Storage
from plancia.server.table import Phase, Table
from plancia.server.telling import Audience, news, sync
from plancia.server.thinking import Thinking

SNAPSHOT_EVERY = 100  # events
Decide = Callable[[Table], list[e.Event]]


class Listener(Protocol):
    """Somebody who follows a table: a browser, a bot over the network, a screen in the room."""

    user: str
    seats: tuple[Seat, ...]  # those it speaks for; none: a spectator

    def tell(self, message: Message) -> None:
        """Must not block: whoever reads too slowly is let go."""
        ...


class LiveTable:
    """A table in memory, its listeners, and the bots that think for it."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        thinking: Thinking,
        clock: Callable[[], int],
        counted: Counter[str] | None = None,
    ) -> None:
        self.table = table
        self.storage = storage
        self.thinking = thinking
        self.clock = clock
        self.counted = Counter[str]() if counted is None else counted
        self.names: dict[str, str] = {}  # of users
        self.epoch = token_hex(8)  # numbers count anew when a table is opened anew
        self.audiences: dict[Seat | None, Audience] = {}
        self.listeners: set[Listener] = set()
        self.jobs: asyncio.Queue[tuple[Decide, asyncio.Future[None] | None]] = asyncio.Queue()
        self.stored = table.number
        self.snapshot_at = table.number
        self.idle_since = clock()
        self.broken = False
        self.task = asyncio.create_task(self._run(), name=f"table {table.id}")

    # ---- what others may do
    async def do(self, decide: Decide) -> None:
        """Carry out what this decides; returns when it is stored, raises `Refused` when it is not possible."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((decide, done))
        await done

    def follow(self, listener: Listener, seen: dict[str, int] | None = None) -> None:
        """From now on this listener is told what its seats may know; `seen` in this epoch: only what is missing."""
        self.listeners.add(listener)
        self._tell_listener(listener, seen or {})
        self._tell_table()

    def unfollow(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.idle_since = self.clock()
        self._tell_table()

    async def close(self) -> None:
        """Stop; nothing that was decided is lost, since it is stored."""
        self.task.cancel()
        self.thinking.forget(self.table.id)
        await asyncio.gather(self.task, return_exceptions=True)

    # ---- the task
    async def _run(self) -> None:
        self._set_bots_thinking()
        while True:
            job = await self._next_job()
            decide, done = job if job is not None else (lambda t: deciding.alarm(t, self.clock()), None)
            try:
                await self._carry_out(decide)
            except Refused as refused:
                self.counted["refused"] += 1
                self._answer(done, refused)
            except asyncio.CancelledError:
                self._answer(done, Refused("table_is_closing"))
                raise
            except Exception as error:  # the table must not go on with what may not be stored
                self.broken = True
                self._answer(done, error)
                raise
            else:
                self._answer(done, None)

    async def _next_job(self) -> tuple[Decide, asyncio.Future[None] | None] | None:
        """The next thing somebody wants; None: it is time for an alarm."""
        alarm = self.table.next_alarm()
        if alarm is None:
            return await self.jobs.get()
        wait = max(0, alarm - self.clock()) / 1000
        try:
            return await asyncio.wait_for(self.jobs.get(), wait)
        except TimeoutError:
            return None

    async def _carry_out(self, decide: Decide) -> None:
        now = self.clock()
        events = decide(self.table)
        if not events:
            return
        self._apply(events, now)
        if any(isinstance(event, e.Started) for event in events):
            first = deciding.first_draws(self.table)
            self._apply(first, now)
            events = [*events, *first]
        await self._store(events, now)
        self.counted["events"] += len(events)
        self.counted["answers"] += sum(isinstance(event, e.Answered) for event in events)
        self._tell(events, now)
        self._set_bots_thinking()

    def _apply(self, events: Iterable[e.Event], now: int) -> None:
        for event in events:
            self.table.apply(event, now)

    async def _store(self, events: list[e.Event], now: int) -> None:
        rows = [JournalRow(now, type(event).__name__, msgspec.json.encode(event)) for event in events]
        first, self.stored = self.stored + 1, self.stored + len(rows)
        await self.storage.append(self.table.id, first, rows, self._changes(events))

    def _changes(self, events: list[e.Event]) -> Changes:
        """What the lists of tables have to know, and a snapshot now and then."""
        t = self.table
        seated = any(isinstance(x, (e.SeatTaken, e.SeatFreed, e.BotSeated)) for x in events)
        over = t.phase is Phase.OVER and any(isinstance(event, e.Finished) for event in events)
        due = t.sitting is not None and t.number - self.snapshot_at >= SNAPSHOT_EVERY
        if due:
            self.snapshot_at = t.number
        return Changes(
            status=t.phase.value,
            seats=self.seat_rows() if seated else (),
            snapshot=snapshot.take(t) if due else None,
            record=write(t.sitting.record(reveal=True)) if over and t.sitting is not None else None,
        )

    def seat_rows(self) -> tuple[SeatRow, ...]:
        return tuple(
            SeatRow(
                seat, chair.user or None, self.name_of(seat), "person" if chair.user else "bot" if chair.bot else "open"
            )
            for seat, chair in enumerate(self.table.chairs)
        )

    def _answer(self, done: asyncio.Future[None] | None, error: Exception | None) -> None:
        if done is None or done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    # ---- telling
    def name_of(self, seat: Seat) -> str:
        chair = self.table.chairs[seat]
        return self.names.get(chair.user, "") if chair.user else chair.bot

    def audience(self, seat: Seat | None) -> Audience:
        return self.audiences.setdefault(seat, Audience(seat))

    def _tell(self, events: list[e.Event], now: int) -> None:
        for event in events:
            if isinstance(event, e.Chatted):
                line = ChatLine(at=now, name=self.names.get(event.user, ""), text=event.text)
                self._to_all(line)
        if self.table.sitting is not None:
            for seat, audience in list(self.audiences.items()):
                if (update := news(self.table, audience, self.epoch)) is not None:
                    for listener in self.listeners:
                        if seat in self._eyes(listener):
                            listener.tell(update)
        self._tell_table()

    def _tell_listener(self, listener: Listener, seen: dict[str, int]) -> None:
        t = self.table
        for at, user, text in t.chat[-50:]:
            listener.tell(ChatLine(at=at, name=self.names.get(user, ""), text=text))
        eyes = [self.audience(seat) for seat in self._eyes(listener)]
        if t.sitting is None:
            return
        if t.sitting.earlier:  # people want the whole story
            count = t.sitting.retell()
            for audience in self.audiences.values():
                audience.moments += count
        for audience in eyes:
            news(t, audience, self.epoch)
            for message in sync(t, audience, self.epoch, seen.get(audience.name)):
                listener.tell(message)

    def _eyes(self, listener: Listener) -> tuple[Seat | None, ...]:
        return listener.seats or (None,)

    def _to_all(self, message: Message) -> None:
        for listener in list(self.listeners):
            listener.tell(message)

    def _tell_table(self) -> None:
        self._to_all(self.table_news())

    def table_news(self) -> TableNews:
        """The table apart from the game, the same for everybody."""
        t, now = self.table, self.clock()
        here = {listener.user for listener in self.listeners if listener.seats}
        timed = t.pace.bank > 0
        return TableNews(
            table=t.id,
            game=t.created.game,
            phase=t.phase.value,
            chairs=tuple(
                ChairNews(
                    name=self.name_of(seat),
                    kind=chair.kind,
                    away=chair.away,
                    resigned=chair.resigned,
                    here=bool(chair.user) and chair.user in here,
                    out_of_time=seat in t.out,
                    bank=t.clocks.bank(seat, now) if timed else None,
                )
                for seat, chair in enumerate(t.chairs)
            ),
            awaited=self._awaited_openly(),
            running=t.clocks.running,
            now=now,
            window_closes=t.window_closes if t.pace.live else None,
            request=t.consent.what if t.consent else "",
            asked_by=t.consent.asked_by if t.consent else None,
            agreed=tuple(sorted(t.consent.agreed)) if t.consent else (),
            places=t.places,
            reason=t.reason,
            rematch=t.rematch,
            seal=seal(t.secret),
            watching=sum(not listener.seats for listener in self.listeners),
        )

    def _awaited_openly(self) -> tuple[Seat, ...]:
        """Who has answered already is not shown where the question does not show it."""
        t = self.table
        if t.sitting is None or t.sitting.state.ask is None or not t.playing:
            return ()
        ask = t.sitting.state.ask
        return t.awaited() if ask.SHOWS_WHO else tuple(ask.seats)

    # ---- bots
    def _set_bots_thinking(self) -> None:
        t = self.table
        if t.sitting is None:
            return
        for seat in t.awaited():
            if (kind := t.chairs[seat].bot) and self.thinking.claim(t.id, seat, t.sitting.state.asked):
                view = t.game.view(t.sitting.state, seat)
                sheet = Question(t.sitting.state, seat).sheet()
                self.thinking.start(self, seat, kind, view, sheet, t.sitting.state.asked)

    async def bot_answers(self, seat: Seat, words: Words, asked: int) -> None:
        """Too late is no harm: somebody may have come back or taken something back in the meantime."""
        try:
            await self.do(lambda t: deciding.answer(t, seat, words, asked, "bot"))
        except Refused:
            self._set_bots_thinking()

    async def bot_failed(self, seat: Seat, kind: str, instead: str, why: str) -> None:
        await self.do(lambda t: [e.BotFailed(seat=seat, bot=kind, instead=instead, why=why)])
