"""The listeners of an open table, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from secrets import token_hex
from typing import Any, Protocol

import msgspec

from plancia.engine import Seat
from plancia.server import events as e
from plancia.server.cursors import Cursors, Resumption
from plancia.server.deal_messages import DealAudience, all_deals, changed_deals
from plancia.server.decision import Decision
from plancia.server.game_table import GameTable
from plancia.server.presence import Followers
from plancia.server.protocol import ChatLine, Goodbye, Message, Muted, TableNews
from plancia.server.seats import Line
from plancia.server.spectating import Gallery, check_spectator, is_delayed, spectators_message, visible_decisions
from plancia.server.table import Table
from plancia.server.table_messages import table_message, with_game
from plancia.server.updates import Audience, messages_since, refresh

CHAT_SENT = 50  # lines of chat for a new listener
PLAY = (e.Answered, e.Drawn)
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


def send_all(listeners: Iterable[Listener], message: Message) -> None:
    for listener in listeners:
        listener.send(message)


class Sending:
    """Knows who follows a table, and sends each of them what they may know."""

    def __init__(self, table: Table, clock: Callable[[], int], key: bytes) -> None:
        self.table = table
        self.clock = clock
        self.name = ""  # of the table
        self.sealed = False  # only players may follow it until its round of a tournament is over
        self.gallery = Gallery()
        self.names: dict[str, str] = {}  # of users
        self.epoch = token_hex(8)  # numbers start again when a table is opened again
        self.cursors = Cursors(key, self.epoch, table.number)
        self.on_presence: Callable[[str], None] = lambda table: None  # called when listeners have changed
        self.elsewhere: Callable[[str], Followers] = lambda table: Followers()  # who follows it in other processes
        self.audiences: dict[Seat | None, Audience] = {}
        self.deals: dict[Seat | None, DealAudience] = {}
        self.listeners: set[Listener] = set()
        self.news: TableNews | None = None  # the table without the game and without times, as last computed
        self.out: frozenset[Seat] = frozenset()  # the seats that were out of time then
        self.sent: tuple[Any, ...] = ()  # the same as everybody knows it, with the clocks
        self.sent_to_spectators: TableNews | None = None  # the same with a delay
        self.muted: dict[str, frozenset[str]] = {}  # by user: the users they have muted
        self.sent_muted: dict[Listener, tuple[Seat, ...]] = {}
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.idle_since = clock()

    def unfollow(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.sent_muted.pop(listener, None)
            self.idle_since = self.clock()
            self.on_presence(self.table.id)
            self._show_table()

    def followers(self) -> Followers:
        """In this process."""
        users = frozenset(listener.user for listener in self.listeners if listener.seats)
        return Followers(users, sum(not listener.seats for listener in self.listeners))

    def show_followers(self) -> None:
        """They have changed in another process."""
        self._show_table()

    def call(self, user: str, name: str) -> None:
        """A user's name has changed or was deleted."""
        if user in self.names:
            self.names[user] = name
            self._show_table()

    def rename(self, name: str) -> None:
        """The table has a new name."""
        self.name = name
        self._show_table()

    def _show_table(self) -> None:
        """Something about the table has changed that is not one of its events."""
        self.news = None
        self.jobs.put_nowait((self._send_table, None))

    def mute(self, user: str, muted: frozenset[str]) -> None:
        """A user has muted or unmuted somebody."""
        if user in self.muted:
            self.muted[user] = muted
            self._send_muted()

    def name_of(self, seat: Seat) -> str:
        holder = self.table.seats[seat]
        return self.names.get(holder.user, "") if holder.user else holder.bot

    def audience(self, seat: Seat | None) -> Audience:
        return self.audiences.setdefault(seat, Audience(seat))

    def send_updates(self, events: Sequence[e.Event], lines: Sequence[Line]) -> None:
        """After these events, with the lines of chat among them."""
        if not self.table.created.spectators and any(isinstance(event, e.Started) for event in events):
            self._show_spectators_out()
        if lines:
            self._send_chat(lines, list(self.listeners))
        if isinstance(self.table, GameTable):
            self._send_game(self.table)
        if any(isinstance(event, SEATING) for event in events):
            self._send_muted()
        if not all(isinstance(event, PLAY) for event in events):
            self.news = None  # something else has changed than the game
        self._send_news(self.table)

    def _send_chat(self, lines: Iterable[Line], listeners: Iterable[Listener]) -> None:
        for listener in listeners:
            for line in [line for line in lines if self._may_read(listener, line)][-CHAT_SENT:]:
                name = self.names.get(line.user, "")
                listener.send(ChatLine(at=line.at, name=name, text=line.text, team=line.team))

    def send_gallery(self, lines: Iterable[Line], listeners: Iterable[Listener]) -> None:
        """Players do not receive it, not even those who follow their own table as spectators."""
        for listener in listeners:
            if self.table.seats_of(listener.user):
                continue
            for line in (line for line in lines if line.user not in self.muted.get(listener.user, ())):
                name = self.names.get(line.user, "")
                listener.send(ChatLine(at=line.at, name=name, text=line.text, team=(), spectators=True))

    def _show_spectators_out(self) -> None:
        """The game begins at a table without spectators."""
        for listener in [one for one in self.listeners if not self.table.seats_of(one.user)]:
            listener.send(Goodbye(reason="no_spectators", wait=0.0))
            self.listeners.discard(listener)
            self.sent_muted.pop(listener, None)

    def _may_read(self, listener: Listener, line: Line) -> bool:
        """Messages to a team go only to its seats, and nobody gets chat from people they have muted. Spectators with a
        delay get none before the end.
        """
        if is_delayed(self.table) and self._audiences_of(listener) == (None,):
            return False
        if line.team and not set(line.team) & set(self._audiences_of(listener)):
            return False
        return line.user not in self.muted.get(listener.user, ())

    def _send_muted(self) -> None:
        """Send each listener its own list, if it has changed."""
        for listener, sent in list(self.sent_muted.items()):
            muted = self.muted.get(listener.user, frozenset())
            seats = tuple(seat for seat, holder in enumerate(self.table.seats) if holder.user in muted)
            if seats != sent:
                self.sent_muted[listener] = seats
                listener.send(Muted(seats=seats))

    def _send_game(self, t: GameTable) -> None:
        followers = self._by_audience()
        for seat in (None, *range(len(t.seats))):
            listeners = followers.get(seat, ())
            if not listeners and seat not in self.audiences:
                continue
            audience = self.audience(seat)
            if refresh(t, audience, self._visible(t, seat)) and listeners:
                for message in messages_since(t, audience, self.cursors.place(t, seat), audience.number - 1):
                    send_all(listeners, message)
            if listeners and not (seat is None and is_delayed(t)):
                for message in changed_deals(t, self._deals_of(seat)):
                    send_all(listeners, message)

    def _by_audience(self) -> dict[Seat | None, list[Listener]]:
        """The listeners, by the seats that they follow."""
        found: dict[Seat | None, list[Listener]] = {}
        for listener in self.listeners:
            for seat in self._audiences_of(listener):
                found.setdefault(seat, []).append(listener)
        return found

    def _visible(self, t: GameTable, seat: Seat | None) -> int | None:
        """How many decisions an audience may know; None: all."""
        return visible_decisions(t, self.clock()) if seat is None and is_delayed(t) else None

    def _deals_of(self, seat: Seat | None) -> DealAudience:
        return self.deals.setdefault(seat, DealAudience(seat))

    def _add_listener(
        self, listener: Listener, seats: tuple[Seat, ...], seen: dict[str, int], resumed: Resumption | None
    ) -> Decision:
        """Runs between two decisions, so that nobody sees one that is not stored yet."""
        t = self.table
        check_spectator(t, listener.user, self.sealed)
        listener.seats = seats
        self.listeners.add(listener)
        self.on_presence(t.id)
        self._send_chat(t.chat, [listener])
        self.send_gallery(self.gallery.lines, [listener])
        if listener.user:
            self.sent_muted[listener] = (-1,)  # whatever the error, it is logged once
            self._send_muted()
        if isinstance(t, GameTable):
            for audience in map(self.audience, self._audiences_of(listener)):
                refresh(t, audience, self._visible(t, audience.seat))
                for message in self.cursors.missed(t, audience, seen.get(audience.name), resumed):
                    listener.send(message)
                hidden = audience.seat is None and is_delayed(t)
                for message in () if hidden else all_deals(t, self._deals_of(audience.seat)):
                    listener.send(message)
        self.news, self.sent, self.sent_to_spectators = None, (), None
        return self._send_table(t)

    def _audiences_of(self, listener: Listener) -> tuple[Seat | None, ...]:
        """The seats the listener follows, as long as they belong to its user."""
        return tuple(seat for seat in listener.seats if self.table.seats[seat].user == listener.user) or (None,)

    def _send_to_all(self, message: Message) -> None:
        send_all(list(self.listeners), message)

    def _send_table(self, t: Table) -> Decision:
        self._send_news(t)
        return Decision()

    def _send_news(self, t: Table) -> None:
        """Only if something has changed: an extra message would reveal a sealed answer."""
        message = self._present_news(t)
        clocks = (t.clocks.banks, t.clocks.since) if t.pace.bank else ()
        if (sent := (message, clocks)) != self.sent:
            self.sent, now = sent, self.clock()
            full = self.table_message(now) if t.pace.bank else msgspec.structs.replace(message, now=now)
            delayed = is_delayed(t)
            for listener in list(self.listeners):
                if not delayed or self._audiences_of(listener) != (None,):
                    listener.send(full)
            if delayed:
                self._send_delayed_table(message, now)

    def _present_news(self, t: Table) -> TableNews:
        """The table without times. After an answer only what belongs to the game is computed: players and settings have
        not changed, and all of it took a twentieth of the CPU of an answer.
        """
        if self.news is not None and isinstance(t, GameTable) and self.out == t.out:
            self.news = with_game(self.news, t)
        else:
            self.news = self.table_message(None)
            self.out = frozenset(t.out) if isinstance(t, GameTable) else frozenset()
        return self.news

    def _send_delayed_table(self, message: TableNews, now: int) -> None:
        """Spectators with a delay get a message only if their own version has changed."""
        shown = spectators_message(message)
        if shown != self.sent_to_spectators:
            self.sent_to_spectators = shown
            send_all(self._by_audience().get(None, ()), msgspec.structs.replace(shown, now=now))

    def table_message(self, now: int | None) -> TableNews:
        """The table without the game, the same for everybody; None: without times."""
        names = [self.name_of(seat) for seat in range(len(self.table.seats))]
        followers = self.followers() + self.elsewhere(self.table.id)
        invited = {
            seat: self.names.get(holder.invited, "")
            for seat, holder in enumerate(self.table.seats)
            if holder.invited and not holder.taken
        }
        return table_message(self.table, names, followers.users, followers.watching, now, self.name, invited)
