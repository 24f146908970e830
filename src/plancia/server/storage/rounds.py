"""The rounds of a tournament: each starts once, and ends when all of its games are over. In the given transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from plancia.server.storage.appending import create_table
from plancia.server.storage.schema import results, tables, tournament_rounds, tournament_tables, tournaments
from plancia.server.storage.tournaments import (
    Numbers,
    PlannedTable,
    RoundTable,
    TournamentRow,
    as_text,
    change,
    tables_of,
)


def claim_round(connection: Connection, tournament: str, number: int, version: int, now: int) -> bool:
    """Claim the start of a round for the caller; False: somebody else has it, or the players have changed since.

    All of a round is stored in the transaction of the claim, so that it starts once and completely, however many
    processes try.
    """
    free = update(tournaments).where(
        tournaments.c.id == tournament,
        tournaments.c.status == "playing",
        tournaments.c.round == number - 1,
        tournaments.c.version == version,
        or_(tournaments.c.due.is_(None), tournaments.c.due <= now),
    )
    return connection.execute(free.values(round=number, due=None)).rowcount == 1


def start_round(
    connection: Connection,
    row: TournamentRow,
    byes: Numbers,
    planned: Sequence[PlannedTable],
    now: int,
) -> bool:
    """Store the next round with its tables; whether this caller was the one to do it."""
    number = row.round + 1
    if not claim_round(connection, row.id, number, row.version, now):
        return False
    connection.execute(
        insert(tournament_rounds),
        {"tournament_id": row.id, "number": number, "started": now, "ended": None, "byes": as_text(byes)},
    )
    for at, table in enumerate(planned, 1):
        created = create_table(connection, table.new)
        connection.execute(
            insert(tournament_tables),
            {
                "tournament_id": row.id,
                "round": number,
                "number": at,
                "table_id": created.id,
                "stage": table.stage,
                "seats": as_text(table.seats),
                "places": "[]",
                "scores": "[]",
                "absent": "[]",
            },
        )
    return True


def finished(connection: Connection, open_tables: Sequence[RoundTable]) -> list[RoundTable]:
    """The tables among these whose game is over, with its result.

    A game that was ended without a result is a tie of all players, and so is a table that was deleted.
    """
    found = (_result(connection, table) for table in open_tables)
    return [table for table in found if table is not None]


def store_results(connection: Connection, tournament: str, done: Sequence[RoundTable]) -> None:
    of = tournament_tables.c
    for table in done:
        own = (of.tournament_id == tournament, of.round == table.round, of.number == table.number)
        result = {"places": table.places, "scores": table.scores, "absent": table.absent}
        values = {name: as_text(value) for name, value in result.items()}
        connection.execute(update(tournament_tables).where(*own).values(**values))


def _result(connection: Connection, table: RoundTable) -> RoundTable | None:
    """None: in progress."""
    tie = msgspec.structs.replace(
        table, places=(1,) * len(table.seats), scores=(None,) * len(table.seats), absent=(False,) * len(table.seats)
    )
    if table.table is None:
        return tie
    status = connection.execute(select(tables.c.status).where(tables.c.id == table.table)).scalar()
    if status == "aborted":
        return tie
    query = select(results).where(results.c.table_id == table.table).order_by(results.c.seat)
    rows = connection.execute(query).all()
    if not rows:
        return None
    return msgspec.structs.replace(
        table,
        places=tuple(row.place for row in rows),
        scores=tuple(row.score for row in rows),
        absent=tuple(bool(row.absent) for row in rows),
    )


def end_round(connection: Connection, tournament: str, number: int, due: int | None, now: int) -> list[str]:
    """The round is over, and its tables are open to everybody; returns their ids."""
    of = tournament_rounds.c
    own = (of.tournament_id == tournament, of.number == number, of.ended.is_(None))
    if connection.execute(update(tournament_rounds).where(*own).values(ended=now)).rowcount != 1:
        return []
    ids = [t.table for t in tables_of(connection, tournament) if t.round == number and t.table is not None]
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(sealed=False))
    change(connection, tournament, "playing", due=due)
    return ids
