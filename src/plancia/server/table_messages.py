"""Messages about the table without the game: players, clocks, requests."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from plancia.engine import Seat
from plancia.server.game_table import GameTable
from plancia.server.protocol import ChairNews, TableNews
from plancia.server.seats import TableSeat
from plancia.server.table import Table

NOBODY: Mapping[Seat, str] = MappingProxyType({})


def table_message(
    t: Table,
    names: Sequence[str],
    here: Collection[str],
    watching: int,
    now: int | None,
    name: str = "",
    invited: Mapping[Seat, str] = NOBODY,
) -> TableNews:
    """The table as everybody may know it now (None: without times); `here` are the connected users, and seats are
    kept for people who are `invited`, by name.
    """
    colours = t.colours()
    message = TableNews(
        table=t.id,
        game=t.created.game,
        phase=t.phase.value,
        rated=t.created.rated,
        chairs=tuple(
            seat_message(t, seat, holder, names[seat], invited.get(seat, ""), colours[seat], holder.user in here, now)
            for seat, holder in enumerate(t.seats)
        ),
        awaited=(),
        running=(),
        now=now or 0,
        window_closes=None,
        talk_ends=None,
        request="",
        asked_by=None,
        agreed=(),
        places=(),
        reason="",
        rematch=t.rematch,
        teams=(),
        seal=t.seal,
        watching=watching,
        talk=t.created.talk,
        private_talk=t.created.private_talk,
        name=name,
        spectators=t.created.spectators,
        delay=t.created.delay,
        delay_unit=t.created.delay_unit,
        tournament=t.created.tournament,
        hints=t.created.hints,
    )
    return with_game(message, t) if isinstance(t, GameTable) else message


def with_game(message: TableNews, t: GameTable) -> TableNews:
    """The same, with the present state of the game."""
    return replace(
        message,
        awaited=t.awaited_openly(),
        running=t.clocks.running,
        window_closes=None if t.window_closes is None or not t.pace.live or t.unhurried else t.window_closes,
        talk_ends=t.end_of_talk(),
        request=t.consent.what if t.consent else "",
        asked_by=t.consent.asked_by if t.consent else None,
        agreed=tuple(sorted(t.consent.agreed)) if t.consent else (),
        places=t.places,
        reason=t.reason,
        teams=t.teams(),
    )


def seat_message(
    t: Table, seat: Seat, holder: TableSeat, name: str, invited: str, colour: str, here: bool, now: int | None
) -> ChairNews:
    return ChairNews(
        name=name,
        kind=holder.kind,
        invited=invited,
        colour=colour,
        away=holder.away,
        resigned=holder.resigned,
        gone=holder.gone and not holder.bot,
        silenced=holder.user in t.silenced,
        here=here and bool(holder.user),
        out_of_time=isinstance(t, GameTable) and seat in t.out,
        vacation=holder.vacation,
        bank=t.clocks.shown(seat, now) if t.pace.bank and now is not None else None,
    )
