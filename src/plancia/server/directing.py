"""Runs tournaments: starts rounds, seats players, collects results. Everything it needs is in the database, so it
continues after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from secrets import token_bytes

import msgspec
from sqlalchemy import Connection

from plancia.games import game, negotiation
from plancia.records import seal
from plancia.records.dealer import SECRET_BYTES
from plancia.server import events as e
from plancia.server import hub as tables
from plancia.server.clock import MINUTE
from plancia.server.deciding import RequestError, give_up, need
from plancia.server.decision import Decision, happens
from plancia.server.game_table import GameTable
from plancia.server.hub import Hub
from plancia.server.seats import Phase
from plancia.server.storage import Storage, StorageError, friends, rounds
from plancia.server.storage import tournaments as store
from plancia.server.storage.rows import TournamentStatus
from plancia.server.storage.tournaments import PlannedTable, PlayerRow, TournamentRow, Whole
from plancia.server.table import Table
from plancia.server.tournaments import Apart, Entrant, PlayedTable, Round, Setup, next_round, seeding

log = logging.getLogger(__name__)

EVERY = 2.0  # seconds


class Settings(Setup, frozen=True, kw_only=True):
    """How a tournament is played, as stored."""

    options: dict[str, object]
    pace: str = "none"
    rated: bool = False
    most: int  # players
    bots: str = ""  # the level of bots that complete tables; "": no bots
    fill: int = 0  # bots fill the field up to this number
    no_show: int  # minutes until a player who has not appeared loses
    pause: int  # minutes between two rounds


def settings_of(row: TournamentRow) -> Settings:
    return msgspec.json.decode(row.settings, type=Settings)


def entrants_of(players: tuple[PlayerRow, ...]) -> list[Entrant]:
    return [Entrant(number=p.number, withdrawn=p.withdrawn, first_round=p.first_round) for p in players]


def rounds_of(whole: Whole) -> list[Round]:
    """The rounds so far, with the results that are known."""
    return [
        Round(
            tables=tuple(
                PlayedTable(seats=t.seats, places=t.places, scores=t.scores, absent=t.absent, stage=t.stage)
                for t in whole.tables_of(one.number)
            ),
            byes=one.byes,
        )
        for one in whole.rounds
    ]


def apart_of(connection: Connection, players: tuple[PlayerRow, ...]) -> Apart:
    """Players who have blocked each other."""
    numbers = {player.user: player.number for player in players if player.user is not None}
    pairs = (sorted(numbers[user] for user in pair) for pair in friends.blocked_pairs(connection, numbers))
    return frozenset((one, other) for one, other in pairs)


def bots_needed(settings: Settings, people: int) -> int:
    """As few bots as complete the tables and fill the field."""
    if not settings.bots or not people:
        return 0
    bots = max(0, settings.fill - people)
    return bots + -(people + bots) % settings.seats


class Director:
    """The supervised loop."""

    def __init__(self, hub: Hub, storage: Storage) -> None:
        self.hub = hub
        self.storage = storage

    async def round(self) -> None:
        """Look after all tournaments. A failure affects no other one."""
        for tournament in await self.storage.read(lambda c: store.to_do(c, self.hub.clock())):
            if self.hub.closing:
                return
            try:
                await self.look_after(tournament)
            except (RequestError, StorageError) as error:  # perhaps it works the next time
                why = error.code if isinstance(error, RequestError) else type(error).__name__
                extra = {"tournament": tournament, "error": why}
                log.warning("tournament has to wait", extra=extra)

    async def look_after(self, tournament: str) -> None:
        whole = await self._whole(tournament)
        if whole.row.status == "open":
            if not await self.start(whole):
                await self._end(tournament, "open", "cancelled")
            return
        if not whole.rounds or whole.rounds[-1].ended is not None:
            await self._next_round(whole)
            return
        await self._begin_games(whole)
        await self._collect(whole)

    # ---- start and end
    async def start(self, whole: Whole) -> bool:
        """Close the entries and seed the players; whether there were enough."""
        settings, row, now = settings_of(whole.row), whole.row, self.hub.clock()
        bots = bots_needed(settings, len(whole.players))
        field = [Entrant(number=number + 1) for number in range(len(whole.players) + bots)]
        if next_round(settings, field, ()) is None:
            return False

        def begin(connection: Connection) -> None:
            if not store.change(connection, row.id, "open", status="playing", due=now, starts=now):
                return
            for _ in range(bots):
                store.add_player(connection, row.id, None, settings.bots, 1, now)
            order, apart = store.seeds(connection, row.id), apart_of(connection, store.players(connection, row.id))
            store.reseed(connection, row.id, seeding(settings, order, apart))

        await self.storage.write(begin)
        return True

    async def cancel(self, whole: Whole) -> None:
        """End a tournament at once; its games in progress end without a result."""
        if not await self._end(whole.row.id, whole.row.status, "cancelled"):
            raise RequestError("tournament_is_over")
        number = whole.row.round
        ids = await self.storage.write(lambda c: rounds.end_round(c, whole.row.id, number, None, self.hub.clock()))
        await self._unseal(ids)
        for table in ids:
            live = await self.hub.open(table)
            if live.table.phase in (Phase.OPEN, Phase.PLAYING, Phase.PAUSED):
                await live.do(lambda t: happens(e.Aborted()))

    async def withdraw(self, whole: Whole, player: PlayerRow) -> None:
        """The player is not paired again, and resigns the game in progress."""
        before_start = whole.row.status == "open"
        await self.storage.write(lambda c: store.withdraw(c, whole.row.id, player.number, before_start))
        if before_start:
            return
        for table in whole.tables_of(whole.row.round):
            if player.number in table.seats and not table.places and table.table is not None:
                live = await self.hub.open(table.table)
                seat = table.seats.index(player.number)
                await live.do(partial(_resign, seat=seat))

    async def _end(self, tournament: str, status: TournamentStatus, new: TournamentStatus) -> bool:
        now = self.hub.clock()
        return await self.storage.write(lambda c: store.change(c, tournament, status, status=new, ended=now, due=None))

    # ---- rounds
    async def _next_round(self, whole: Whole) -> None:
        """Pair the players and store the round with its tables, if its time has come and nobody else has done it."""
        now, row, settings = self.hub.clock(), whole.row, settings_of(whole.row)
        if row.due is not None and row.due > now:
            return
        if settings.takes_late_players and await self._adjust_bots(whole, settings):
            whole = await self._whole(row.id)
            row = whole.row
        people = any(p.user is not None and not p.withdrawn for p in whole.players)
        following = await self._pair(whole, settings) if people else None
        if following is None:
            await self._end(row.id, "playing", "over")
            return
        shared = token_bytes(SECRET_BYTES) if settings.duplicate else None
        planned = [self._plan(whole, settings, table, shared, now) for table in following.tables]
        started = await self.storage.write(lambda c: rounds.start_round(c, row, following.byes, planned, now))
        if started:
            await self._begin_games(await self._whole(row.id))

    async def _pair(self, whole: Whole, settings: Settings) -> Round | None:
        """Not in the event loop: it takes long where many people have blocked each other."""
        apart = await self.storage.read(lambda c: apart_of(c, whole.players))
        return await asyncio.to_thread(next_round, settings, entrants_of(whole.players), rounds_of(whole), apart)

    async def _adjust_bots(self, whole: Whole, settings: Settings) -> bool:
        """Bots come and go with the number of people; whether any did."""
        active = [p for p in whole.players if not p.withdrawn]
        bots = [p for p in active if p.bot]
        more = bots_needed(settings, len(active) - len(bots)) - len(bots)
        tournament, now = whole.row.id, self.hub.clock()

        def adjust(connection: Connection) -> None:
            for _ in range(more):
                store.add_player(connection, tournament, None, settings.bots, whole.row.round + 1, now)
            for bot in reversed(bots[len(bots) + more :]) if more < 0 else ():
                store.withdraw(connection, tournament, bot.number, before_start=False)

        if more:
            await self.storage.write(adjust)
        return bool(more)

    def _plan(
        self, whole: Whole, settings: Settings, table: PlayedTable, shared: bytes | None, now: int
    ) -> PlannedTable:
        """A table for these players. In a duplicate round all have the same secret, and nobody may watch."""
        by_number = {player.number: player for player in whole.players}
        seats = tuple(
            e.SeatPlan(user=player.user or "", bot=player.bot if not player.user else "")
            for player in (by_number[number] for number in table.seats)
        )
        created = e.Created(
            game=whole.row.game,
            rules=game(whole.row.game).VERSION,
            options=settings.options,
            seats=seats,
            pace=settings.pace,
            public=whole.row.public,
            rated=settings.rated,
            host="",
            talk="any" if negotiation(whole.row.game) is not None else "off",
            tournament=whole.row.id,
            no_show=settings.no_show * MINUTE,
        )
        new = tables.new_table(created, now, shared or token_bytes(SECRET_BYTES), name=whole.row.name)
        sealed = msgspec.structs.replace(new, sealed=shared is not None)
        return PlannedTable(new=sealed, seats=table.seats, stage=table.stage)

    async def _begin_games(self, whole: Whole) -> None:
        """Seat the players and start the games of the round that have not begun."""
        for table in whole.tables_of(whole.row.round):
            if table.table is None or table.places:
                continue
            row = await self.storage.table(table.table)
            if row is None or row.status != "open":
                continue
            live = await self.hub.open(table.table)
            users = [holder.invited for holder in live.table.seats if holder.invited]
            live.names |= await self.hub.names(users)
            with suppress(RequestError):  # somebody else has just started it
                await live.do(seat_all)

    async def _collect(self, whole: Whole) -> None:
        """Store the results of finished games; when all are over, the round is."""
        number, row, now = whole.row.round, whole.row, self.hub.clock()
        playing = [table for table in whole.tables_of(number) if not table.places]
        done = await self.storage.read(lambda c: rounds.finished(c, playing))
        if done:
            await self.storage.write(lambda c: rounds.store_results(c, row.id, done))
        if len(done) < len(playing):
            return
        due = now + settings_of(row).pause * MINUTE
        await self._unseal(await self.storage.write(lambda c: rounds.end_round(c, row.id, number, due, now)))
        ended = await self._whole(row.id)
        if next_round(settings_of(row), entrants_of(ended.players), rounds_of(ended)) is None:
            await self._end(row.id, "playing", "over")

    async def _unseal(self, ids: list[str]) -> None:
        for table in ids:
            if live := self.hub.live.get(table):
                live.sealed = False
            await self.hub.cluster.announce("row", table=table)

    async def _whole(self, tournament: str) -> Whole:
        found = await self.storage.read(lambda c: store.whole(c, tournament)) if tournament.isalnum() else None
        if found is None:
            raise RequestError("no_such_tournament")
        return found


def seat_all(t: Table) -> Decision:
    """Everybody sits down on the seat they are invited to, and the game starts. Nobody adds to the chance."""
    need(t.phase is Phase.OPEN, "game_has_begun")
    taken = [e.SeatTaken(seat=seat, user=holder.invited) for seat, holder in enumerate(t.seats) if holder.invited]
    return happens(*taken, e.Started(seal=seal(t.secret), entropies=("",) * len(t.seats)))


def _resign(t: Table, seat: int) -> Decision:
    playing = isinstance(t, GameTable) and t.in_progress and not t.seats[seat].resigned
    return give_up(t, (seat,)) if playing and isinstance(t, GameTable) else Decision()
