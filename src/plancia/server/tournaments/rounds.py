"""The next round of a tournament, by its format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil, log, log2

from plancia.server.tournaments.model import MOST_ROUNDS, Apart, Entrant, PlayedTable, Round, Setup
from plancia.server.tournaments.pairing import Tables, a_round, conflicts, keep_apart, meetings, met, with_byes
from plancia.server.tournaments.schedules import circle, circle_rounds, lines
from plancia.server.tournaments.standings import standings

AGAIN = 10_000.0  # the cost of meeting somebody again: more than any difference in points
PAIR_GROUP = 4  # players in a group, where two play at a table


def next_round(
    setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], apart: Apart = frozenset()
) -> Round | None:
    """Who plays whom in the next round; None: the tournament is over. All earlier rounds must be over.

    Players who should stay apart meet only if there is no other way.
    """
    assert all(one.over for one in rounds), "a round is in progress"
    match setup.format:
        case "swiss":
            return _swiss(setup, entrants, rounds, apart)
        case "round_robin":
            return _round_robin(setup, entrants, rounds, apart)
        case "knockout":
            return _knockout(setup, entrants, rounds, [e.number for e in entrants if not e.withdrawn], apart)
        case _:
            return _groups(setup, entrants, rounds, apart)


def seeding(setup: Setup, order: Sequence[int], apart: Apart) -> list[int]:
    """The order of the players that decides their groups, changed so that players who should stay apart are in
    different ones.
    """
    if setup.format != "groups":
        return list(order)
    places = list(_snake(range(len(order)), _number_of_groups(setup, len(order))))
    groups = keep_apart([tuple(order[place] for place in group) for group in places], apart)
    seeded = {
        place: player
        for where, who in zip(places, groups, strict=True)
        for place, player in zip(where, who, strict=True)
    }
    return [seeded[place] for place in range(len(order))]


def number_of_rounds(setup: Setup, players: int) -> int:
    """How many rounds there will be, unless players withdraw."""
    if players < setup.seats:
        return 0
    match setup.format:
        case "swiss":
            return _swiss_rounds(setup, players)
        case "round_robin":
            return _robin_rounds(setup, players)
        case "knockout":
            return _knockout_rounds(setup.seats, players)
        case _:
            groups = _number_of_groups(setup, players)
            qualified = groups * _advance_from_group(setup, groups)
            final = _knockout_rounds(setup.seats, max(qualified, setup.seats)) if groups > 1 else 0
            return _group_rounds(setup, ceil(players / groups)) + final


# ---- Swiss -----------------------------------------------------------------------------------------------------------
def _swiss_rounds(setup: Setup, players: int) -> int:
    usual = ceil(log2(players)) if setup.seats == 2 else ceil(log(players, setup.seats)) + 1
    return min(setup.rounds or max(usual, 1), MOST_ROUNDS)


def _swiss(setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], apart: Apart) -> Round | None:
    """Players with about equal points meet, and nobody meets the same player twice as long as that is possible."""
    active = {e.number for e in entrants if not e.withdrawn and e.first_round <= len(rounds) + 1}
    planned = _swiss_rounds(setup, max(sum(e.first_round == 1 for e in entrants), setup.seats))
    if len(rounds) >= planned or len(active) < setup.seats:
        return None
    table = [one for one in standings(setup, entrants, rounds) if one.number in active]
    points = {one.number: one.points for one in table}
    counted = meetings(rounds)

    def cost(one: int, other: int) -> float:
        return AGAIN * met(counted, one, other) + (points[one] - points[other]) ** 2

    tables, byes = with_byes([one.number for one in table], setup.seats, rounds, apart, cost, AGAIN - 1)
    return a_round(tables, byes, rounds)


# ---- round robin -----------------------------------------------------------------------------------------------------
def _robin_rounds(setup: Setup, players: int) -> int:
    """At larger tables: enough to meet everybody once, and such that everybody has the same number of byes."""
    if setup.seats == 2:
        return circle_rounds(players)
    enough = ceil((players - 1) / (setup.seats - 1))
    if setup.rounds:
        return min(setup.rounds, MOST_ROUNDS)
    fair = (n for n in range(enough, MOST_ROUNDS + 1) if n * (players % setup.seats) % players == 0)
    return min(next(fair, enough), MOST_ROUNDS)


def _round_robin(setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], apart: Apart) -> Round | None:
    players = [e.number for e in entrants]
    active = {e.number for e in entrants if not e.withdrawn}
    if len(rounds) >= _robin_rounds(setup, len(players)) or len(active) < setup.seats:
        return None
    tables, byes = _everybody(setup, players, active, rounds, apart)
    if not tables:  # only players who have withdrawn were left for the others
        return None
    return a_round(tables, byes, rounds)


def _everybody(
    setup: Setup, players: Sequence[int], active: set[int], rounds: Sequence[Round], apart: Apart
) -> tuple[Tables, list[int]]:
    """The tables of a round in which everybody should meet somebody new, and the players without a table."""
    here = [player for player in players if player in active]
    counted = meetings(rounds)
    if setup.seats == 2:
        tables = _next_pairs(players, active, counted)
        return tables, [player for player in here if not any(player in table for table in tables)]
    planned = lines(here, setup.seats, len(rounds))
    if planned is not None and not conflicts(planned, apart):
        return planned, []
    tables, byes = with_byes(here, setup.seats, rounds, apart, lambda one, other: float(met(counted, one, other)) ** 2)
    return tables, list(byes)


def _next_pairs(players: Sequence[int], active: set[int], counted: Counter[tuple[int, int]]) -> Tables:
    """The first round of the circle that still has a game. Players may have withdrawn, so a round may have none."""
    for number in range(circle_rounds(len(players))):
        pairs = [pair for pair in circle(players, number) if active.issuperset(pair) and not met(counted, *pair)]
        if pairs:
            return pairs
    return []


# ---- knock-out -------------------------------------------------------------------------------------------------------
def _advance(seats: int) -> int:
    """How many players of a table reach the next round."""
    return max(1, seats // 2)


def _first_tables(seats: int, players: int) -> int:
    """How many tables a round of this many players has. Pairs thin out to a power of two, and later nobody waits."""
    if seats > 2:
        return max(1, players // seats)
    power = 1 << (players.bit_length() - 1)
    return players - power or players // 2


def _knockout_rounds(seats: int, players: int) -> int:
    rounds = 0
    while players > seats:
        tables = _first_tables(seats, players)
        players += tables * (_advance(seats) - seats)
        rounds += 1
    return rounds + 1


def _knockout(
    setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], seeds: Sequence[int], apart: Apart
) -> Round | None:
    """The strongest meets the weakest. Where the tables do not take everybody, the strongest wait one round."""
    active = {e.number for e in entrants if not e.withdrawn}
    if not rounds:
        return _knockout_round(setup, [seed for seed in seeds if seed in active], rounds, apart)
    last = rounds[-1]
    if len(last.tables) == 1 and not last.byes:
        return None  # that was the final
    left = [seed for seed in seeds if seed in active and (seed in last.byes or seed in _winners(setup, last, active))]
    missing = setup.seats - len(left)
    losers = [one.number for one in standings(setup, entrants, rounds) if one.number in active and one.number in seeds]
    spare = [number for number in losers if number not in left]
    if len(left) < 2 or missing > len(spare):
        return None
    return _knockout_round(setup, [*left, *spare[: max(0, missing)]], rounds, apart)


def _winners(setup: Setup, last: Round, active: set[int]) -> set[int]:
    """Between players who share a place the better seed advances; players who were absent do not."""
    return {player for table in last.tables for player in _first(table, active)[: _advance(setup.seats)]}


def _first(table: PlayedTable, active: set[int]) -> list[int]:
    def order(player: int) -> tuple[bool, int, int]:
        seat = table.seats.index(player)
        return bool(table.absent) and table.absent[seat], table.places[seat], player

    return sorted((player for player in table.seats if player in active), key=order)


def _knockout_round(setup: Setup, left: list[int], rounds: Sequence[Round], apart: Apart) -> Round | None:
    if len(left) < setup.seats:
        return None
    tables = _first_tables(setup.seats, len(left))
    byes, playing = left[: len(left) - tables * setup.seats], left[len(left) - tables * setup.seats :]
    return a_round(keep_apart(list(_snake(playing, tables)), apart), byes, rounds)


def _snake(players: Sequence[int], parts: int) -> Iterator[tuple[int, ...]]:
    """Parts of equal strength: 1 2 3, then 6 5 4, and so on."""
    order = [*range(parts), *reversed(range(parts))]
    for part in range(parts):
        yield tuple(player for at, player in enumerate(players) if order[at % (2 * parts)] == part)


# ---- groups ----------------------------------------------------------------------------------------------------------
def _number_of_groups(setup: Setup, players: int) -> int:
    return max(1, players // (PAIR_GROUP if setup.seats == 2 else setup.seats))


def _group_rounds(setup: Setup, largest: int) -> int:
    if setup.seats == 2:
        return circle_rounds(largest)
    return min(setup.rounds or min(setup.seats, 3), MOST_ROUNDS)


def _groups(setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], apart: Apart) -> Round | None:
    """Everybody meets everybody in groups of equal strength; then the best of each group play a knock-out."""
    numbers = [e.number for e in entrants]
    groups = list(_snake(numbers, _number_of_groups(setup, len(numbers))))
    begun = sum(any(table.stage for table in one.tables) for one in rounds)  # rounds in groups
    following = _in_groups(setup, entrants, rounds, apart, groups) if begun == len(rounds) else None
    if following is not None or not groups[1:]:
        return following
    seeds = _qualified(setup, entrants, rounds[:begun], groups)
    return _knockout(setup, entrants, rounds[begun:], seeds, apart)


def _in_groups(
    setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], apart: Apart, groups: Sequence[tuple[int, ...]]
) -> Round | None:
    """The next round in groups; None: they are over, or too many players have withdrawn."""
    if len(rounds) >= _group_rounds(setup, max(map(len, groups))):
        return None
    active = {e.number for e in entrants if not e.withdrawn}
    tables, byes, stages = Tables(), list[int](), list[str]()
    for at, group in enumerate(groups):
        if setup.seats == 2 and len(rounds) >= circle_rounds(len(group)):
            continue  # a smaller group has finished
        here = [player for player in group if player in active]
        more, free = _everybody(setup, group, active, rounds, apart) if len(here) >= setup.seats else ([], here)
        tables += more
        byes += free
        stages += [chr(ord("A") + at)] * len(more)
    return a_round(tables, byes, rounds, stages) if tables else None


def _qualified(
    setup: Setup, entrants: Sequence[Entrant], rounds: Sequence[Round], groups: Sequence[tuple[int, ...]]
) -> list[int]:
    """The best of each group: first all winners, then all seconds. Others take the places of those who withdrew."""
    active = {e.number for e in entrants if not e.withdrawn}
    table = [one.number for one in standings(setup, entrants, rounds) if one.number in active]
    order = [[number for number in table if number in group] for group in groups]
    rows = [
        sorted((group[place] for group in order if place < len(group)), key=table.index)
        for place in range(max(map(len, order)))
    ]
    qualified = sum(map(len, rows[: _advance_from_group(setup, len(groups))]))
    return [number for row in rows for number in row][: max(qualified, setup.seats)]


def _advance_from_group(setup: Setup, groups: int) -> int:
    """Enough for a final, at least."""
    return max(2 if setup.seats == 2 else _advance(setup.seats), ceil(setup.seats / groups))
