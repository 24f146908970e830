"""The last view of a finished game, stored so that it can be watched after its rules are gone."""

from __future__ import annotations

import asyncio
from typing import NoReturn, Protocol

import msgspec
from msgspec import Raw, Struct

from plancia.records import seal
from plancia.server.deciding import RequestError
from plancia.server.game_table import GameTable
from plancia.server.protocol import ChairNews, Message, Past, TableNews, Update
from plancia.server.storage import TableRow
from plancia.server.updates import all_facts, split_facts
from plancia.server.watching import check_watcher


class ArchivedGame(Struct, frozen=True, kw_only=True):
    """What spectators knew at the end. Names are not part of it: they are in the seats, where they can be deleted."""

    seal: str
    places: tuple[int, ...]
    reason: str
    view: Raw  # of the game's own type, as it was then
    facts: tuple[Raw, ...]


class Listener(Protocol):
    user: str

    def send(self, message: Message) -> None: ...


def take(t: GameTable) -> bytes:
    """What is kept of a game that has ended."""
    view = t.game.view(t.session.state, None)
    facts = tuple(Raw(msgspec.json.encode(fact)) for fact in all_facts(t, None))
    return msgspec.json.encode(
        ArchivedGame(
            seal=seal(t.secret), places=t.places, reason=t.reason, view=Raw(msgspec.json.encode(view)), facts=facts
        )
    )


class ArchivedTable:
    """Takes the place of a table that can no longer be played: it can be followed, nothing else."""

    def __init__(self, row: TableRow, payload: bytes, why: str, now: int) -> None:
        """`why` is the error code for commands to the table."""
        self.row = row
        self.why = why
        self.archived = msgspec.json.decode(payload, type=ArchivedGame)
        self.now = now
        self.epoch = "archive"
        self.task: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # it never closes

    async def do(self, _: object) -> NoReturn:
        raise RequestError(self.why)

    async def follow(self, listener: Listener, *_: object) -> None:
        """All facts that spectators have received."""
        await self.check_follower(listener.user)
        *before, last = split_facts(self.archived.facts)
        for piece in before:
            listener.send(Past(seat=None, facts=piece))
        listener.send(
            Update(
                epoch=self.epoch,
                seat=None,
                number=1,
                view=self.archived.view,
                near_end=(),
                facts=last,
                fresh=True,
                question=None,
                awaited=False,
                orders={},
                may_order=None,
            )
        )
        listener.send(self.news())

    async def check_follower(self, user: str) -> None:
        check_watcher(self.row, user)

    def unfollow(self, _: object) -> None:
        pass

    def news(self) -> TableNews:
        chairs = tuple(
            ChairNews(
                name=seat.name,
                kind=seat.kind,
                invited="",
                colour=seat.colour,
                away=False,
                resigned=False,
                gone=False,
                silenced=False,
                here=False,
                out_of_time=False,
                vacation=0,
                bank=None,
            )
            for seat in self.row.seats
        )
        header = msgspec.json.decode(self.row.header)
        return TableNews(
            table=self.row.id,
            game=self.row.game,
            phase=self.row.status,
            rated=header.get("rated", False),
            chairs=chairs,
            awaited=(),
            running=(),
            now=self.now,
            window_closes=None,
            talk_ends=None,
            request="",
            asked_by=None,
            agreed=(),
            places=self.archived.places,
            reason=self.archived.reason,
            rematch="",
            teams=(),
            seal=self.archived.seal,
            watching=0,
            talk="off",
            private_talk=False,
            name=self.row.name,
            spectators=header.get("spectators", True),
            delay=0,
            delay_unit="decisions",
            tournament=header.get("tournament", ""),
            hints=False,
        )
