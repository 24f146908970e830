"""An open table: one task handles requests one after another. A decision is stored before it is sent to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from traceback import format_tb
from typing import Any

import msgspec

from plancia.engine import Seat
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server.bot_seats import BotSeats
from plancia.server.catching_up import catch_up, is_behind, lines_of, start_again
from plancia.server.changes import is_unnoticed, sealed_question, with_game
from plancia.server.clock import Clocks
from plancia.server.deciding import RequestError, game_at
from plancia.server.decision import Decision
from plancia.server.folding import fold_all
from plancia.server.fullness import refuse_if_full
from plancia.server.game_table import GameTable
from plancia.server.protocol import Message
from plancia.server.sending import SEATING, Decide, Job, Listener, Sending
from plancia.server.spectating import check_spectator, next_visible
from plancia.server.storage import (
    NEVER,
    Changes,
    JournalConflict,
    JournalRow,
    SeatRow,
    Storage,
    StorageError,
    people,
)
from plancia.server.table import Table
from plancia.server.thinking import Thinking
from plancia.server.timers import Timer

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 100  # events
MOST_JOBS = 64  # that wait at one table; more would be too late
TRIES = 8  # decisions about one request, if other processes are faster
Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]  # of users
Load = Callable[[str], Awaitable[tuple[Table, int]]]  # a table as it is stored, and the size of its journal


class LiveTable(Sending):
    """A table in memory, its listeners, and the bots that think for it."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        thinking: Thinking,
        clock: Callable[[], int],
        counted: Counter[str] | None = None,
        size: int = 0,
        *,
        load: Load,
        look_up: Names,
        key: bytes,
        keeps_time: bool = True,
        runs_bots: bool = True,
    ) -> None:
        super().__init__(table, clock, key)
        self.load = load
        self.look_up = look_up
        self.keeps_time = keeps_time  # do clocks, windows and standing orders of this table run in this process?
        self.runs_bots = runs_bots  # and do its bots think here?
        self.worked_at = 0  # when another process last stored something here, while we do the table's work
        self.length = table.number  # of the journal, as far as we know: other processes write, too
        self.storage = storage
        self.thinking = thinking
        self.counted = Counter[str]() if counted is None else counted
        self.listed: tuple[Any, ...] = ()  # the awaited seats, the open question and the next wake-up, as stored
        self.bots = BotSeats(self)
        self.stored = table.number
        self.timer = Timer(lambda: self.jobs.put_nowait((self._when_due, None)))
        self.alarm: tuple[int, Clocks, int | None] = (-1, table.clocks, None)  # after so many events, with these clocks
        self.size = size  # characters of the journal
        self.snapshot_at = table.number
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

    async def check_follower(self, user: str) -> None:
        """Raises `RequestError` if only players may follow. A round may have ended in another process."""
        if self.sealed and (row := await self.storage.table(self.table.id)) is not None:
            self.sealed = row.sealed
        check_spectator(self.table, user, self.sealed)

    async def follow(
        self, listener: Listener, seen: dict[str, int] | None = None, watch: bool = False, epoch: str = ""
    ) -> None:
        """Send this listener what its seats may know; with the `epoch` of its last update only what is missing.

        In this process `seen` determines what that is, in any other the cursor in the epoch.
        """
        if listener.user:
            self.muted[listener.user] = frozenset(await self.storage.read(lambda c: people.muted_by(c, listener.user)))

        def seats_at(t: Table) -> tuple[Seat, ...]:
            return () if watch else t.seats_of(listener.user)

        await self.update()  # the user may have taken a seat, and seen more, in another process
        ours, _, place = epoch.partition(".")
        known, resumed = (seen or {}) if ours == self.epoch else {}, None
        if place and not known:
            resumed = await self.cursors.resume(self.storage, self.table, place, seats_at(self.table) or (None,))
        await self.do(lambda t: self._add_listener(listener, seats_at(t), known, resumed))
        await self.do(lambda t: deciding.arrive(t, listener.seats))

    # ---- other processes
    async def update(self) -> None:
        """Returns when the table knows what other processes have stored so far, announced or not."""
        if await is_behind(self):
            await self.do(_nothing)

    def grow(self, length: int) -> None:
        """Another process has written to the journal."""
        if length > self.length and not self.closing and not self.broken:
            self.length = length
            self.jobs.put_nowait((_nothing, None))

    def take_work(self, keeps_time: bool, runs_bots: bool) -> None:
        """Start or stop running the clocks of this table here, and letting its bots think here."""
        if (keeps_time, runs_bots) != (self.keeps_time, self.runs_bots):
            self.keeps_time, self.runs_bots = keeps_time, runs_bots
            self.jobs.put_nowait((_nothing, None))
            self.bots.set_thinking()

    async def write_in_gallery(self, user: str, text: str) -> None:
        """A line of the spectators' chat: sent to everybody who watches and does not play."""
        if user not in self.names:
            self.names |= await self.look_up([user])
        line = self.gallery.add(self.table, user, text, self.clock())
        self.send_gallery([line], list(self.listeners))

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
            self.bots.set_thinking()
            while (job := await self._next_job()) is not None:
                await self._work(*job)
        except Exception as error:  # the decision may not be stored, so the table stops; it can be opened again
            where = "".join(format_tb(error.__traceback__))  # without the text of the error: it may be secret
            log.error("table broken", extra={"table": self.table.id, "error": type(error).__name__, "where": where})
        finally:
            self.broken = not self.closing
            if self.last_words is not None:
                self._send_to_all(self.last_words)
            self.timer.stop()
            self._refuse_the_rest()
            self.thinking.forget(self)

    async def _next_job(self) -> Job | None:
        """The next request or timed event; None: stop."""
        times = [time for time in (self._own_alarm(), self._next_visible()) if time is not None]
        wait = (min(times) - self.clock()) / 1000 if times else None
        if wait is None or wait > 0 or not self.jobs.empty():
            self.timer.set(wait)
            return await self.jobs.get()
        await asyncio.sleep(0)  # other tables continue, too
        return self._when_due, None

    def _when_due(self, t: Table) -> Decision:
        """What has to happen by now; nothing if the timer rang too early."""
        alarm, now = self._own_alarm(), self.clock()
        if alarm is not None and alarm <= now:
            return deciding.alarm(t, now)
        return self._send_to_spectators(t) if t.created.delay else Decision()

    def _own_alarm(self) -> int | None:
        """The next alarm of a table whose time this process keeps."""
        return self._next_alarm() if self.keeps_time else None

    def _next_visible(self) -> int | None:
        """When spectators with a delay see the next decision."""
        t = self.table
        if not self.listeners or not t.created.delay or not isinstance(t, GameTable):
            return None
        return next_visible(t, self.clock())

    def _send_to_spectators(self, t: Table) -> Decision:
        if isinstance(t, GameTable):
            self._send_game(t)
        return Decision()

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
        """If another process has been faster, decide again on what it has stored."""
        for _ in range(TRIES):
            try:
                if self.length > self.table.number:
                    await catch_up(self)
                await self._decide(decide)
                return
            except JournalConflict:
                await start_again(self)
            except RequestError:  # perhaps we do not know yet what another process has stored
                if not await is_behind(self):
                    raise
        raise RequestError("busy")

    async def _decide(self, decide: Decide) -> None:
        now, sealed = self.clock(), sealed_question(self.table)
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
        quiet = is_unnoticed(self.table, events, sealed)
        rows = await self._store(events, now, quiet)
        if not quiet:
            self.counted["events"] += len(events)
            self.counted["answers"] += sum(isinstance(event, e.Answered) for event in events)
        self.cursors.progress.add(row.kind for row in rows)
        self.send_updates(events, lines_of((now, event) for event in events))
        self.bots.set_thinking()

    async def _store(self, events: list[e.Event], now: int, quiet: bool) -> list[JournalRow]:
        rows = [JournalRow(now, type(event).__name__, msgspec.json.encode(event)) for event in events]
        await self.storage.append(self.table.id, self.stored + 1, rows, self._changes(events, quiet))
        self.stored += len(rows)
        self.length = max(self.length, self.stored)  # another process may have written while we waited
        self.size += sum(len(row.payload) for row in rows)
        return rows

    async def _store_snapshot(self) -> None:
        """A snapshot of a game in progress when its table is closed: newer rules can continue from there."""
        t = self.table
        if self.broken or not isinstance(t, GameTable) or not t.in_progress or t.number == self.snapshot_at:
            return
        try:
            await self.storage.append(t.id, t.number + 1, (), Changes(quiet=True, snapshot=snapshot.take(t)))
        except JournalConflict:  # another process continues the game
            pass
        except StorageError as error:  # it is a cache
            log.warning("snapshot not stored", extra={"table": t.id, "error": type(error).__name__})

    def _changes(self, events: list[e.Event], quiet: bool) -> Changes:
        """The changes for the lists of tables, an occasional snapshot, and the archived end of the game."""
        t = self.table
        wakes = 0 if t.waits_for_bot() else self._next_alarm()
        listed = (t.awaited_openly(), *t.open_question(), NEVER if wakes is None else wakes, t.missing())
        awaited, topic, since, wakes, missing = listed if listed != self.listed else (None, None, None, None, None)
        self.listed = listed
        seated = any(isinstance(event, SEATING) for event in events)
        changes = Changes(
            status=t.phase.value,
            awaited=awaited,
            topic=topic,
            since=since,
            wakes=wakes,
            missing=missing,
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


def _nothing(t: Table) -> Decision:
    """Look at the clock and at the journal again."""
    return Decision()
