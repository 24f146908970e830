"""What is stored of a game besides the journal: a snapshot now and then, and the record when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from plancia.engine import Result, Seat
from plancia.records import Record, StandIn, write
from plancia.server import archive, snapshot
from plancia.server import events as e
from plancia.server.game_table import GameTable
from plancia.server.seats import Phase
from plancia.server.storage import Changes, Ladder, Outcome, SeatOutcome
from plancia.server.table import Table
from plancia.server.updates import all_facts


def with_game(changes: Changes, t: GameTable, events: Sequence[e.Event], snapshot_due: bool) -> Changes:
    """The changes that these events make, with those of the game."""
    over = t.phase is Phase.OVER and any(isinstance(event, e.Finished) for event in events)
    ended = any(isinstance(event, (e.Finished, e.Aborted)) for event in events)
    if not ended and not snapshot_due:
        return changes
    return replace(
        changes,
        snapshot=snapshot.take(t) if snapshot_due else None,
        record=write(record_of(t, reveal=True)) if over else None,
        places=t.places,
        outcome=outcome(t) if over else None,
        archived=archive.take(t) if ended else None,
    )


def record_of(t: GameTable, reveal: bool) -> Record:
    """The record of the game with all deals, also private ones: redact it before you show it to anybody."""
    record = t.session.record(reveal=reveal)
    if t.deals is not None:
        record = replace(record, deals=tuple(t.deals.notes))
    if t.phase is not Phase.OVER:
        return record
    ended = Result(t.places, t.reason) if record.result is None else None
    return replace(record, ended=ended, hints=hints_taken(t), stand_ins=stand_ins(t))


def hints_taken(t: GameTable) -> tuple[int, ...]:
    """By seat; nothing at a table without hints."""
    counts = Counter(seat for seat, _ in t.hinted)
    return tuple(counts[seat] for seat in range(len(t.seats))) if t.created.hints else ()


def stand_ins(t: GameTable) -> tuple[StandIn, ...]:
    """When bots answered for people, until now where they still do; without those that answered nothing."""
    found = [(one if one.until >= 0 else replace(one, until=t.decisions)) for one in t.stand_ins]
    return tuple(one for one in found if one.after < one.until)


def sealed_question(t: Table) -> int | None:
    """The open question, if nobody may see who has answered it."""
    return t.question if isinstance(t, GameTable) and t.under_seal else None


def is_unnoticed(t: Table, events: Sequence[e.Event], sealed: int | None) -> bool:
    """Must these events stay unnoticed in lists and metrics? A sealed answer, an order, or private talk.

    `sealed` is the sealed question before them.
    """
    under_seal = sealed is not None and sealed == sealed_question(t)
    return all(is_private(t, event) or (under_seal and isinstance(event, e.Answered)) for event in events)


def is_private(t: Table, event: e.Event) -> bool:
    """Does it concern only one seat, one team or two players?"""
    match event:
        case e.Held() | e.Ordered() | e.HintTaken():
            return True
        case e.Chatted(team=team):
            return bool(team)
        case e.Dealt(note=note):
            return isinstance(t, GameTable) and t.deals is not None and t.deals.is_private(note)
        case _:
            return False


def outcome(t: GameTable) -> Outcome:
    """How the game ended for every seat. A person with several seats counts once, in the first."""
    result = t.game.result(t.session.state)
    scores = [totals[0] for totals in result.totals] if result is not None and result.totals else None
    teams = [min((seat, *t.team_of(seat))) for seat in range(len(t.seats))]
    promises = public_promises(t)
    counted = t.game.statistics(t.session.state, all_facts(t, None)) if result is not None else ()
    seats = tuple(
        SeatOutcome(
            user=holder.user if holder.user and t.seats_of(holder.user)[0] == seat else None,
            bot="" if holder.user else holder.bot,
            place=t.places[seat],
            score=scores[seat] if scores else None,
            absent=holder.resigned or holder.away or holder.gone,
            team=teams[seat],
            kept=promises[seat, "kept"],
            broken=promises[seat, "broken"],
            counted=dict(counted[seat]) if counted else {},
        )
        for seat, holder in enumerate(t.seats)
    )
    return Outcome(game=t.created.game, seats=seats, ladder=ladder(t))


def public_promises(t: GameTable) -> Counter[tuple[Seat, str]]:
    """By seat and verdict. Private promises are secrets of two players, so nobody may count them."""
    known = [] if t.deals is None else t.deals.read_by(None)[1]
    return Counter((entry.promise.seat, entry.status) for entry in known)


def ladder(t: Table) -> Ladder | None:
    """Games with bots from the beginning have ratings of their own. None: not rated."""
    if not t.created.rated:
        return None
    return "people" if all(holder.user for holder in t.seats) else "bots"
