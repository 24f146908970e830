"""The tables of this process and the other processes: news from them, who is there, and work that they leave behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

from plancia.server.cluster import Member
from plancia.server.hub import Hub
from plancia.server.presence import NOBODY, Followers
from plancia.server.protocol import Goodbye
from plancia.server.seats import Line
from plancia.server.storage import people
from plancia.server.storage.announcing import TABLES

log = logging.getLogger(__name__)

PRESENCE = 0.5  # seconds between two announcements of who is here
AT_ONCE = 20  # tables in one announcement: PostgreSQL allows 8,000 bytes
SOON = 0.1  # seconds until a worker looks for tables that wait for a bot
CHECK = 5.0  # seconds between two comparisons with the journals, in case an announcement was lost


class Sharing:
    """Connects a hub with the other processes."""

    def __init__(self, hub: Hub, member: Member) -> None:
        self.hub = hub
        self.member = member
        self.changed: set[str] = set()  # tables whose listeners have changed
        self.tasks: set[asyncio.Task[None]] = set()
        self.looking = False
        hub.on_presence = self.changed.add
        member.on(TABLES, lambda _, lengths: self._longer(lengths))
        member.on("presence", self._show)
        member.on("who is there?", lambda *_: self.changed.update(hub.live))
        member.on("gallery", lambda _, values: self._later(self._write(**values)))
        member.on("row", lambda _, values: self._later(hub.show_row(values["table"])))
        member.on("released", lambda _, values: self._later(self.take_over(values["tables"])))
        member.on("removed", lambda _, values: self._later(self._remove(values["table"])))
        member.on("renamed", lambda _, values: self._later(self._rename(values["users"])))
        member.on("deleted", lambda _, values: self._delete(values["user"]))
        member.on("muted", lambda _, values: self._later(self._mute(values["user"])))
        member.lost.append(self._lose)
        member.freed.append(lambda: self._later(self.take_over(list(hub.live))))
        member.missed.append(lambda: self._later(self._meet()))
        member.gone.append(self._forget)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("news of another process lost", extra={"error": type(error).__name__})

    def _delete(self, user: str) -> None:
        """A user was deleted in another process."""
        self.hub.forget(user)
        self._later(self.hub.show_lost_names(user))

    # ---- journals
    def _longer(self, lengths: dict[str, int]) -> None:
        """Other processes have written to these journals."""
        for table, length in lengths.items():
            if (live := self.hub.live.get(table)) is not None:
                live.grow(length)
            elif self.hub.only_bots and not self.looking:
                self.looking = True
                self._later(self._look())

    async def _look(self) -> None:
        """A worker has no listeners that open tables: it looks for those that wait for a bot."""
        await asyncio.sleep(SOON)
        self.looking = False
        await self.hub.wake_up()

    async def compare(self) -> None:
        """Compare all open tables with their journals, and our claims with those in the database."""
        await self.member.drop_orphans()
        for table, length in (await self.hub.storage.lengths(self.hub.live)).items():
            if (live := self.hub.live.get(table)) is not None:
                live.grow(length)

    async def _remove(self, table: str) -> None:
        if live := self.hub.live.pop(table, None):
            await live.close(Goodbye(reason="table_is_closing", wait=2.0))

    # ---- work
    async def take_over(self, tables: Iterable[str]) -> None:
        """Claim the work of our tables that nobody does any more."""
        for table in tables:
            if table in self.hub.live:
                await self.hub.take_work(table)

    def _lose(self) -> None:
        """The others count us as dead, and do our work."""
        for live in self.hub.live.values():
            live.take_work(keeps_time=False, runs_bots=False)
        self._later(self.take_over(list(self.hub.live)))

    # ---- people
    async def announce_presence(self) -> None:
        """Announce who follows our tables, where that has changed."""
        changed = sorted(self.changed)
        self.changed.clear()
        for first in range(0, len(changed) if self.member.others else 0, AT_ONCE):
            followers = {table: self._here(table) for table in changed[first : first + AT_ONCE]}
            tables = {table: [sorted(here.users), here.watching] for table, here in followers.items()}
            await self.member.announce("presence", tables=tables)

    def _here(self, table: str) -> Followers:
        live = self.hub.live.get(table)
        return live.followers() if live else NOBODY

    def _show(self, sender: str, values: dict[str, Any]) -> None:
        for table, (users, watching) in values["tables"].items():
            self.hub.elsewhere.show(sender, table, Followers(frozenset(users), watching))
            if live := self.hub.live.get(table):
                live.show_followers()

    async def _meet(self) -> None:
        """Announcements may have been missed, or we are new."""
        await self.compare()
        self.changed.update(self.hub.live)
        await self.member.announce("who is there?")

    def _forget(self, processes: Iterable[str]) -> None:
        for table in self.hub.elsewhere.forget(processes):
            if live := self.hub.live.get(table):
                live.show_followers()

    async def _write(self, table: str, user: str, text: str, at: int) -> None:
        """A line of the spectators' chat, if anybody may read it here."""
        if live := self.hub.live.get(table):
            if user not in live.names:
                live.names |= await self.hub.names([user])
            line = Line(at, user, text)
            live.gallery.lines.append(line)
            live.send_gallery([line], list(live.listeners))

    async def _rename(self, users: list[str]) -> None:
        for user, name in (await self.hub.names(users)).items():
            self.hub.call(user, name)

    async def _mute(self, user: str) -> None:
        if any(user in live.muted for live in self.hub.live.values()):
            muted = await self.hub.storage.read(lambda c: people.muted_by(c, user))
            self.hub.mute(user, frozenset(muted))
