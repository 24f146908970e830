"""Points, tie-breaks and standings.

Points: two for each player beaten, one for each tie. In duplicate rounds a player is compared with those who sat in the
same seat at the other tables, otherwise with the others at the table. Absent players score nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from plancia.server.tournaments.model import Entrant, PlayedTable, Round, Setup

WIN, TIE = 2, 1


class Standing(Struct, frozen=True, kw_only=True):
    """One row of the standings."""

    number: int  # of the player
    place: int  # shared by players whom no tie-break separates
    points: int
    rounds: tuple[int | None, ...]  # points by round; None: not played, or still in progress
    ties: tuple[int, ...]  # the tie-breaks, in the order in which they count


def tie_breaks(setup: Setup) -> tuple[str, ...]:
    """The names of the tie-breaks, in the order in which they count. The texts explain them."""
    return ("rounds", "last", "wins") if eliminates(setup) else ("opponents", "wins")


def eliminates(setup: Setup) -> bool:
    """Does a knock-out decide? Then it counts first how far a player got, and only then the points."""
    return setup.format in ("knockout", "groups")


def points_of(setup: Setup, one: Round, player: int) -> int | None:
    """In this round; None: the player did not take part, or the game is not over."""
    if player in one.byes:
        return bye_points(setup, one)
    table = next((table for table in one.tables if player in table.seats), None)
    if table is None or not table.over:
        return None
    seat = table.seats.index(player)
    if table.absent and table.absent[seat]:
        return 0
    others = _same_seat(one, table, seat) if compares_seats(setup, one) else _same_table(table, seat)
    own = _key(table, seat, compares_seats(setup, one))
    return sum(WIN if own > other else TIE if own == other else 0 for other in others)


def compares_seats(setup: Setup, one: Round) -> bool:
    """With a single table there is nobody in the same seat, so it counts as usual."""
    return setup.duplicate and len(one.tables) > 1


def bye_points(setup: Setup, one: Round) -> int:
    """A bye counts as a win at tables of two and as a second place at larger ones; in duplicate rounds as a tie with
    everybody.
    """
    if compares_seats(setup, one):
        return TIE * (len(one.tables) - 1)
    return WIN if setup.seats == 2 else WIN * (setup.seats - 2)


Key = tuple[bool, int, int]


def _key(table: PlayedTable, seat: int, by_score: bool) -> Key:
    """Higher is better. Between tables the score of the game counts, and then the place."""
    absent = bool(table.absent) and table.absent[seat]
    score = (table.scores[seat] if table.scores else None) if by_score else None
    return not absent, score or 0, -table.places[seat]


def _same_table(table: PlayedTable, seat: int) -> list[Key]:
    return [_key(table, other, False) for other in range(len(table.seats)) if other != seat]


def _same_seat(one: Round, own: PlayedTable, seat: int) -> list[Key]:
    return [_key(table, seat, True) for table in one.tables if table is not own and table.over]


def standings(setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round]) -> list[Standing]:
    """The best first. A withdrawn player keeps the points, and is listed behind players with the same points."""
    by_round = {e.number: tuple(points_of(setup, one, e.number) for one in rounds) for e in entrants}
    totals = {number: sum(points or 0 for points in scored) for number, scored in by_round.items()}
    ties = {e.number: _ties(setup, rounds, totals, e.number) for e in entrants}
    withdrawn = {e.number: e.withdrawn for e in entrants}

    def key(number: int) -> tuple[object, ...]:
        order = tuple(-tie for tie in ties[number])
        score = (-totals[number], withdrawn[number])
        return (*order[:2], *score, *order[2:]) if eliminates(setup) else (*score, *order)

    order = sorted(totals, key=lambda number: (key(number), number))
    keys = [key(number) for number in order]
    return [
        Standing(
            number=number,
            place=keys.index(keys[at]) + 1,
            points=totals[number],
            rounds=by_round[number],
            ties=ties[number],
        )
        for at, number in enumerate(order)
    ]


def _ties(setup: Setup, rounds: Sequence[Round], totals: dict[int, int], player: int) -> tuple[int, ...]:
    tables = [table for one in rounds for table in one.tables if player in table.seats]
    opponents = sum(totals.get(other, 0) for table in tables for other in table.seats if other != player)
    wins = sum(table.over and table.place_of(player) == 1 and not _absent(table, player) for table in tables)
    finals = [one for one in rounds if not any(table.stage for table in one.tables)]  # not the rounds in groups
    reached = sum(player in one.byes or player in one.players for one in finals)
    values = {"rounds": reached, "last": _beaten_last(finals, player), "opponents": opponents, "wins": wins}
    return tuple(values[name] for name in tie_breaks(setup))


def _beaten_last(finals: Sequence[Round], player: int) -> int:
    """How many players this one has beaten at the last table."""
    table = next((table for one in reversed(finals) for table in one.tables if player in table.seats), None)
    if table is None or not table.over or _absent(table, player):
        return 0
    return sum(place > table.place_of(player) for place in table.places)


def _absent(table: PlayedTable, player: int) -> bool:
    return bool(table.absent) and table.absent[table.seats.index(player)]
