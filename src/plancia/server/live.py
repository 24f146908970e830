"""An open table: one task handles requests one after another. A decision is stored before it is sent to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_hex
from traceback import format_tb
from typing import Any, Protocol

import msgspec

from plancia.engine import Seat, Words
from plancia.records import Entry
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server.changes import is_private, with_game
from plancia.server.clock import Clocks
from plancia.server.deciding import RequestError, game_at
from plancia.server.decision import Decision
from plancia.server.folding import fold_all
from plancia.server.fullness import refuse_if_full
from plancia.server.game_table import GameTable
from plancia.server.protocol import ChatLine, Message, Muted, TableNews
from plancia.server.seats import Line
from plancia.server.storage import NEVER, Changes, JournalRow, SeatRow, Storage, StorageError, people
from plancia.server.table import Table
from plancia.server.table_messages import table_message
from plancia.server.thinking import Thinking
from plancia.server.updates import Audience, messages_since, refresh

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 100  # events
CHAT_SENT = 50  # lines of chat for a new listener
MOST_JOBS = 64  # that wait at one table; more would be too late
SEATING = (e.SeatTaken, e.SeatFreed, e.BotSeated, e.SeatPlanned, e.ColourChosen)
Decide = Callable[[Table], Decision]
Job = tuple[Decide, asyncio.Future[None] | None]


class Listener(Protocol):
    """A client that follows a table: a browser, a bot over the network, a shared screen."""

    user: str
    seats: tuple[Seat, ...]  # the seats it follows; none: a spectator

    def send(self, message: Message) -> None:
        """Must not block: clients that read too slowly are disconnected."""
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
        size: int = 0,
    ) -> None:
        self.table = table
        self.storage = storage
        self.thinking = thinking
        self.clock = clock
        self.counted = Counter[str]() if counted is None else counted
        self.names: dict[str, str] = {}  # of users
        self.epoch = token_hex(8)  # numbers start again when a table is opened again
        self.audiences: dict[Seat | None, Audience] = {}
        self.listeners: set[Listener] = set()
        self.sent: tuple[Any, ...] = ()  # the table without the game, as everybody knows it
        self.muted: dict[str, frozenset[str]] = {}  # by user: the users they have muted
        self.sent_muted: dict[Listener, tuple[Seat, ...]] = {}
        self.listed: tuple[Any, ...] = ()  # the awaited seats, the open question and the next wake-up, as stored
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.thought_about: dict[Seat, int] = {}  # by bots: the number of the question
        self.stored = table.number
        self.alarm: tuple[int, Clocks, int | None] = (-1, table.clocks, None)  # after so many events, with these clocks
        self.size = size  # characters of the journal
        self.snapshot_at = table.number
        self.idle_since = clock()
        self.rematching = asyncio.Lock()
        self.closing = False
        self.broken = False
        self.last_words: Message | None = None
        self.task = asyncio.create_task(self._run(), name=f"table {table.id}")

    @property
    def game(self) -> GameTable:
        """The table, if its game has begun."""
        return game_at(self.table)

    # ---- requests
    async def do(self, decide: Decide) -> None:
        """Make this decision; returns when it is stored, raises `RequestError` if it is not possible."""
        if self.closing or self.broken:
            raise RequestError("table_is_closing")
        if self.jobs.qsize() >= MOST_JOBS or self.storage.is_full:
            raise RequestError("busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((decide, done))
        await done

    async def follow(self, listener: Listener, seen: dict[str, int] | None = None, watch: bool = False) -> None:
        """Send this listener what its seats may know; with `seen` in this epoch only what is missing."""
        if listener.user:
            self.muted[listener.user] = frozenset(await self.storage.read(lambda c: people.muted_by(c, listener.user)))
        await self.do(lambda t: self._add_listener(listener, () if watch else t.seats_of(listener.user), seen or {}))

    def unfollow(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.sent_muted.pop(listener, None)
            self.idle_since = self.clock()
            self.jobs.put_nowait((self._send_table, None))

    def call(self, user: str, name: str) -> None:
        """A user's name has changed or was deleted."""
        if user in self.names:
            self.names[user] = name
            self.jobs.put_nowait((self._send_table, None))

    def mute(self, user: str, muted: frozenset[str]) -> None:
        """A user has muted or unmuted somebody."""
        if user in self.muted:
            self.muted[user] = muted
            self._send_muted()

    async def close(self, last_words: Message | None = None) -> None:
        """Stop after the pending requests; no decision is lost, since all are stored."""
        self.closing, self.last_words = True, last_words
        self.jobs.put_nowait(None)
        self.thinking.forget(self)
        await asyncio.gather(self.task, return_exceptions=True)
        await self._store_snapshot()

    # ---- the task
    async def _run(self) -> None:
        try:
            self._set_bots_thinking()
            while (job := await self._next_job()) is not None:
                await self._work(*job)
        except Exception as error:  # the decision may not be stored, so the table stops; it can be opened again
            where = "".join(format_tb(error.__traceback__))  # without the text of the error: it may be secret
            log.error("table broken", extra={"table": self.table.id, "error": type(error).__name__, "where": where})
        finally:
            self.broken = not self.closing
            if self.last_words is not None:
                self._send_to_all(self.last_words)
            self._refuse_the_rest()
            self.thinking.forget(self)

    async def _next_job(self) -> Job | None:
        """The next request or timed event; None: stop."""
        alarm = self._next_alarm()
        if alarm is None:
            return await self.jobs.get()
        wait = max(0, alarm - self.clock()) / 1000
        try:
            async with asyncio.timeout(wait):
                return await self.jobs.get()
        except TimeoutError:
            return (lambda t: deciding.alarm(t, self.clock())), None

    def _next_alarm(self) -> int | None:
        """The table's alarm, computed once after every event: each answer needs it twice."""
        t = self.table
        if self.alarm[:2] != (t.number, t.clocks):
            self.alarm = (t.number, t.clocks, t.next_alarm())
        return self.alarm[2]

    async def _work(self, decide: Decide, done: asyncio.Future[None] | None) -> None:
        if done is not None and done.cancelled():
            return  # the client already got a timeout
        try:
            await self._carry_out(decide)
        except RequestError as refused:
            self.counted["refused"] += 1
            self._answer(done, refused)
        except Exception as error:
            self._answer(done, error)
            raise
        else:
            self._answer(done, None)

    def _refuse_the_rest(self) -> None:
        while not self.jobs.empty():
            if (job := self.jobs.get_nowait()) is not None:
                self._answer(job[1], RequestError("table_is_closing"))

    async def _carry_out(self, decide: Decide) -> None:
        now, sealed = self.clock(), self._sealed()
        decision = decide(self.table)
        if not decision:
            return
        refuse_if_full(self.size, decision.events)
        self.table = fold_all(self.table, decision, now)
        events = list(decision)
        if isinstance(self.table, GameTable) and any(isinstance(event, e.Started) for event in events):
            first = deciding.first_draws(self.table)
            self.table = fold_all(self.table, first, now)
            events += first
        quiet = self._is_unnoticed(events, sealed)
        await self._store(events, now, quiet)
        if not quiet:
            self.counted["events"] += len(events)
            self.counted["answers"] += sum(isinstance(event, e.Answered) for event in events)
        self._send_updates(events, now)
        self._set_bots_thinking()

    def _sealed(self) -> int | None:
        """The open question, if nobody may see who has answered it."""
        t = self.table
        return t.question if isinstance(t, GameTable) and t.under_seal else None

    def _is_unnoticed(self, events: list[e.Event], sealed: int | None) -> bool:
        """Must it stay unnoticed in lists and metrics? A sealed answer, an order or a team's chat."""
        under_seal = sealed is not None and sealed == self._sealed()
        return all(is_private(event) or (under_seal and isinstance(event, e.Answered)) for event in events)

    async def _store(self, events: list[e.Event], now: int, quiet: bool) -> None:
        rows = [JournalRow(now, type(event).__name__, msgspec.json.encode(event)) for event in events]
        first, self.stored = self.stored + 1, self.stored + len(rows)
        self.size += sum(len(row.payload) for row in rows)
        await self.storage.append(self.table.id, first, rows, self._changes(events, quiet))

    async def _store_snapshot(self) -> None:
        """A snapshot of a game in progress when its table is closed: newer rules can continue from there."""
        t = self.table
        if self.broken or not isinstance(t, GameTable) or not t.in_progress or t.number == self.snapshot_at:
            return
        try:
            await self.storage.append(t.id, t.number + 1, (), Changes(quiet=True, snapshot=snapshot.take(t)))
        except StorageError as error:  # it is a cache
            log.warning("snapshot not stored", extra={"table": t.id, "error": type(error).__name__})

    def _changes(self, events: list[e.Event], quiet: bool) -> Changes:
        """The changes for the lists of tables, an occasional snapshot, and the archived end of the game."""
        t = self.table
        wakes = 0 if t.waits_for_bot() else self._next_alarm()
        listed = (t.awaited_openly(), *t.open_question(), NEVER if wakes is None else wakes)
        awaited, topic, since, wakes = listed if listed != self.listed else (None, None, None, None)
        self.listed = listed
        seated = any(isinstance(event, SEATING) for event in events)
        changes = Changes(
            status=t.phase.value,
            awaited=awaited,
            topic=topic,
            since=since,
            wakes=wakes,
            quiet=quiet,
            seats=self.seat_rows() if seated else (),
        )
        if not isinstance(t, GameTable):
            return changes
        due = t.number - self.snapshot_at >= SNAPSHOT_EVERY
        if due:
            self.snapshot_at = t.number
        return with_game(changes, t, events, due)

    def seat_rows(self) -> tuple[SeatRow, ...]:
        colours = self.table.colours()
        return tuple(
            SeatRow(seat, holder.user or None, self.name_of(seat), holder.kind, colours[seat])
            for seat, holder in enumerate(self.table.seats)
        )

    def _answer(self, done: asyncio.Future[None] | None, error: Exception | None) -> None:
        if done is None or done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    # ---- sending
    def name_of(self, seat: Seat) -> str:
        holder = self.table.seats[seat]
        return self.names.get(holder.user, "") if holder.user else holder.bot

    def audience(self, seat: Seat | None) -> Audience:
        return self.audiences.setdefault(seat, Audience(seat))

    def _send_updates(self, events: list[e.Event], now: int) -> None:
        for event in events:
            if isinstance(event, e.Chatted):
                self._send_chat([Line(now, event.user, event.text, event.team)], list(self.listeners))
        if isinstance(self.table, GameTable):
            self._send_game(self.table)
        if any(isinstance(event, SEATING) for event in events):
            self._send_muted()
        self._send_table(self.table)

    def _send_chat(self, lines: Iterable[Line], listeners: Iterable[Listener]) -> None:
        for listener in listeners:
            for line in [line for line in lines if self._may_read(listener, line)][-CHAT_SENT:]:
                name = self.names.get(line.user, "")
                listener.send(ChatLine(at=line.at, name=name, text=line.text, team=line.team))

    def _may_read(self, listener: Listener, line: Line) -> bool:
        """Messages to a team go only to its seats, and nobody gets chat from people they have muted."""
        if line.team and not set(line.team) & set(self._audiences_of(listener)):
            return False
        return line.user not in self.muted.get(listener.user, ())

    def _send_muted(self) -> None:
        """Send each listener its own list, if it has changed."""
        for listener, told in list(self.sent_muted.items()):
            muted = self.muted.get(listener.user, frozenset())
            seats = tuple(seat for seat, holder in enumerate(self.table.seats) if holder.user in muted)
            if seats != told:
                self.sent_muted[listener] = seats
                listener.send(Muted(seats=seats))

    def _send_game(self, t: GameTable) -> None:
        followed = {seat for listener in self.listeners for seat in self._audiences_of(listener)}
        for seat in (None, *range(len(t.seats))):
            if seat not in followed and seat not in self.audiences:
                continue
            audience = self.audience(seat)
            if refresh(t, audience) and seat in followed:
                for message in messages_since(t, audience, self.epoch, audience.number - 1):
                    for listener in self.listeners:
                        if seat in self._audiences_of(listener):
                            listener.send(message)

    def _add_listener(self, listener: Listener, seats: tuple[Seat, ...], seen: dict[str, int]) -> Decision:
        """Runs between two decisions, so that nobody sees one that is not stored yet."""
        t = self.table
        listener.seats = seats
        self.listeners.add(listener)
        self._send_chat(t.chat, [listener])
        if listener.user:
            self.sent_muted[listener] = (-1,)  # whatever the error, it is logged once
            self._send_muted()
        if isinstance(t, GameTable):
            for audience in map(self.audience, self._audiences_of(listener)):
                refresh(t, audience)
                for message in messages_since(t, audience, self.epoch, seen.get(audience.name)):
                    listener.send(message)
        self.sent = ()
        return self._send_table(t)

    def _audiences_of(self, listener: Listener) -> tuple[Seat | None, ...]:
        """The seats the listener follows, as long as they belong to its user."""
        return tuple(seat for seat in listener.seats if self.table.seats[seat].user == listener.user) or (None,)

    def _send_to_all(self, message: Message) -> None:
        for listener in list(self.listeners):
            listener.send(message)

    def _send_table(self, t: Table) -> Decision:
        """Only if something has changed: an extra message would reveal a sealed answer."""
        message = self.table_message(None)
        clocks = (t.clocks.banks, t.clocks.since) if t.pace.bank else ()
        if (sent := (message, clocks)) != self.sent:
            self.sent, now = sent, self.clock()
            self._send_to_all(self.table_message(now) if t.pace.bank else msgspec.structs.replace(message, now=now))
        return Decision()

    def table_message(self, now: int | None) -> TableNews:
        """The table without the game, the same for everybody; None: without times."""
        here = {listener.user for listener in self.listeners if listener.seats}
        names = [self.name_of(seat) for seat in range(len(self.table.seats))]
        watching = sum(not listener.seats for listener in self.listeners)
        return table_message(self.table, names, here, watching, now)

    # ---- bots
    def _set_bots_thinking(self) -> None:
        t = self.table
        if not isinstance(t, GameTable):
            return
        for seat in t.awaited():
            if not (kind := t.seats[seat].bot) or self.thought_about.get(seat) == t.question:
                continue
            if t.answer_of(seat) is None:
                self.thought_about[seat] = t.question
                view, sheet = t.game.view(t.session.state, seat), t.sheet(seat, consequences=False)
                self.thinking.start(self, seat, kind, view, sheet)

    def has_thought(self, seat: Seat, question: int) -> None:
        """A bot has finished. If it was asked again in the meantime, for instance after a pause, it thinks again."""
        if self.thought_about.get(seat) == question:
            del self.thought_about[seat]
        if not self.closing and not self.broken:
            self._set_bots_thinking()

    async def bot_answers(self, seat: Seat, words: Words, question: int) -> None:
        """A late answer is ignored: the player may have come back, or an answer may have been undone."""
        with suppress(RequestError):
            await self.do(lambda t: deciding.answer(game_at(t), Entry(seat, words), question, "bot"))

    async def bot_failed(self, seat: Seat, kind: str, instead: str, why: str) -> None:
        with suppress(RequestError):
            await self.do(lambda t: deciding.replace_bot(game_at(t), seat, kind, instead, why))
