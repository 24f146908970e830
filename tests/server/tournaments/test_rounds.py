"""Who plays whom: laws of random tournaments."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from plancia.server.tournaments import (
    Apart,
    Entrant,
    Format,
    PlayedTable,
    Round,
    Setup,
    next_round,
    number_of_rounds,
    seeding,
)
from plancia.server.tournaments.pairing import meetings
from plancia.server.tournaments.standings import standings

FIELDS = [
    (seats, players) for seats in (2, 3, 4, 6) for players in (seats, seats + 1, 8, 9, 13, 16) if players >= seats
]


def field(players: int) -> list[Entrant]:
    return [Entrant(number=number) for number in range(1, players + 1)]


def played(one: Round, random: Random, ties: bool = False) -> Round:
    """The round with a random result at every table."""

    def result(table: PlayedTable) -> PlayedTable:
        places = list(range(1, len(table.seats) + 1))
        random.shuffle(places)
        return replace(table, places=tuple(1 for _ in places) if ties else tuple(places))

    return replace(one, tables=tuple(map(result, one.tables)))


def tournament(setup: Setup, entrants: list[Entrant], random: Random, apart: Apart = frozenset()) -> list[Round]:
    """All rounds."""
    rounds = list[Round]()
    while (following := next_round(setup, entrants, rounds, apart)) is not None:
        rounds.append(played(following, random))
        assert len(rounds) <= 64, "it never ends"
    return rounds


def games(rounds: list[Round]) -> Counter[int]:
    return Counter(player for one in rounds for player in one.players)


# ---- laws ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["swiss", "round_robin", "knockout", "groups"])
@pytest.mark.parametrize(("seats", "players"), FIELDS)
def test_a_player_has_one_table_or_a_bye(form: Format, seats: int, players: int) -> None:
    """Nobody sits twice in a round, every table is full, and the number of rounds is the one announced."""
    setup = Setup(format=form, seats=seats)
    rounds = tournament(setup, field(players), Random(players))
    assert len(rounds) == number_of_rounds(setup, players)
    for one in rounds:
        everybody = [*one.players, *one.byes]
        assert len(everybody) == len(set(everybody))
        assert all(len(table.seats) == seats for table in one.tables)
        assert one.tables


@pytest.mark.parametrize(("seats", "players"), FIELDS)
def test_a_swiss_tournament_gives_everybody_as_many_games(seats: int, players: int) -> None:
    setup = Setup(format="swiss", seats=seats, rounds=5)
    counted = games(tournament(setup, field(players), Random(players)))
    assert max(counted.values()) - min(counted[number] for number in range(1, players + 1)) <= 1


@pytest.mark.parametrize("players", range(2, 17))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(players: int) -> None:
    rounds = tournament(Setup(format="round_robin", seats=2), field(players), Random(1))
    assert meetings(rounds) == Counter(combinations(range(1, players + 1), 2))
    assert set(games(rounds).values()) == {players - 1}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_round_robin_of_a_full_square_everybody_meets_everybody_once(seats: int) -> None:
    rounds = tournament(Setup(format="round_robin", seats=seats), field(seats**2), Random(1))
    assert len(rounds) == seats + 1
    assert set(meetings(rounds).values()) == {1}


@pytest.mark.parametrize(("seats", "players"), [(3, 7), (4, 5), (4, 10), (3, 8), (4, 13)])
def test_in_a_round_robin_at_larger_tables_everybody_plays_equally_often(seats: int, players: int) -> None:
    rounds = tournament(Setup(format="round_robin", seats=seats), field(players), Random(1))
    assert len(set(games(rounds).values())) == 1


@pytest.mark.parametrize("players", [8, 9, 12, 16, 32, 64])
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_tournament_of_pairs_has_no_repeats(players: int, seed: int) -> None:
    """As long as there are at most half as many rounds as players."""
    rounds = tournament(Setup(format="swiss", seats=2, rounds=min(players // 2, 7)), field(players), Random(seed))
    assert set(meetings(rounds).values()) == {1}


@pytest.mark.parametrize("seed", range(5))
def test_a_swiss_tournament_pairs_equals(seed: int) -> None:
    """After one round winners meet winners; after two the differences are the smallest possible."""
    setup, entrants, random = Setup(format="swiss", seats=2, rounds=3), field(8), Random(seed)
    rounds = list[Round]()
    for _ in range(3):
        following = next_round(setup, entrants, rounds)
        assert following is not None
        points = {one.number: one.points for one in standings(setup, entrants, rounds)}
        assert all(points[one] == points[other] for one, other in (table.seats for table in following.tables))
        rounds.append(played(following, random))


@pytest.mark.parametrize("seed", range(3))
def test_at_larger_tables_no_exchange_makes_a_swiss_round_better(seed: int) -> None:
    """Neither fewer repeats nor closer points."""
    setup, entrants = Setup(format="swiss", seats=4, rounds=3), field(16)
    rounds = tournament(replace(setup, rounds=2), entrants, Random(seed))
    following = next_round(setup, entrants, rounds)
    assert following is not None
    met, points = meetings(rounds), {one.number: one.points for one in standings(setup, entrants, rounds)}

    def badness(tables: list[list[int]]) -> tuple[int, int]:
        pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
        return sum(met[pair] for pair in pairs), sum((points[one] - points[other]) ** 2 for one, other in pairs)

    now = [list(table.seats) for table in following.tables]
    best = badness(now)
    for one, other in combinations(now, 2):
        for i, j in ((i, j) for i in range(4) for j in range(4)):
            one[i], other[j] = other[j], one[i]
            assert badness(now) >= best
            one[i], other[j] = other[j], one[i]


@pytest.mark.parametrize(("seats", "players"), [(2, 8), (3, 9), (4, 16)])
def test_seats_are_rotated(seats: int, players: int) -> None:
    """Nobody has a seat twice before they have had all others, where the others allow it: the difference is small."""
    rounds = tournament(Setup(format="round_robin", seats=seats), field(players), Random(2))
    had = Counter((player, seat) for one in rounds for table in one.tables for seat, player in enumerate(table.seats))
    for player in range(1, players + 1):
        counts = [had[player, seat] for seat in range(seats)]
        assert max(counts) - min(counts) <= 2


# ---- knock-out and groups --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "players"), FIELDS)
def test_a_knockout_ends_with_one_table(seats: int, players: int) -> None:
    setup = Setup(format="knockout", seats=seats)
    rounds = tournament(setup, field(players), Random(players))
    assert len(rounds[-1].tables) == 1
    assert rounds[-1].byes == ()
    final = rounds[-1].tables[0]
    champion = final.seats[final.places.index(1)]
    assert standings(setup, field(players), rounds)[0].number == champion


def test_in_a_knockout_of_pairs_a_loser_is_out_and_the_strongest_wait() -> None:
    rounds = tournament(Setup(format="knockout", seats=2), field(6), Random(4))
    assert rounds[0].byes == (1, 2)
    assert sorted(tuple(sorted(table.seats)) for table in rounds[0].tables) == [(3, 6), (4, 5)]
    losers = {table.seats[table.places.index(2)] for table in rounds[0].tables}
    assert losers.isdisjoint(player for one in rounds[1:] for player in one.players)


def test_between_players_who_share_a_place_the_better_seed_advances() -> None:
    setup, entrants = Setup(format="knockout", seats=2), field(4)
    first = next_round(setup, entrants, [])
    assert first is not None
    final = next_round(setup, entrants, [played(first, Random(1), ties=True)])
    assert final is not None
    assert sorted(final.players) == [1, 2]


def test_groups_play_a_round_robin_and_their_best_a_knockout() -> None:
    rounds = tournament(Setup(format="groups", seats=2), field(8), Random(5))
    stages = [{table.stage for table in one.tables} for one in rounds]
    assert stages == [{"A", "B"}] * 3 + [{""}] * 2
    in_groups = meetings(rounds[:3])
    assert len(in_groups) == 12
    assert set(in_groups.values()) == {1}
    assert len(rounds[3].players) == 4


def test_groups_have_equal_strength() -> None:
    first = next_round(Setup(format="groups", seats=4), field(8), [])
    assert first is not None
    assert [sorted(table.seats) for table in first.tables] == [[1, 4, 5, 8], [2, 3, 6, 7]]


# ---- late and missing players ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["swiss", "round_robin", "knockout", "groups"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_withdrawn_player_is_not_paired_again(form: Format, seats: int) -> None:
    setup, entrants, random = Setup(format=form, seats=seats, rounds=3), field(8), Random(6)
    rounds = list[Round]()
    while (following := next_round(setup, entrants, rounds)) is not None:
        assert not any(e.withdrawn and e.number in (*following.players, *following.byes) for e in entrants)
        rounds.append(played(following, random))
        gone = rounds[0].tables[0].seats[0]
        entrants = [replace(e, withdrawn=e.number == gone) for e in entrants]
    assert len(rounds) > 1


def test_a_late_player_joins_a_swiss_tournament() -> None:
    setup, entrants = Setup(format="swiss", seats=2, rounds=3), field(5)
    first = next_round(setup, entrants, [])
    assert first is not None
    late = [*entrants, Entrant(number=6, first_round=2)]
    rounds = [played(first, Random(7))]
    second = next_round(setup, late, rounds)
    assert second is not None
    assert 6 in second.players
    assert not second.byes
    assert standings(setup, late, rounds)[-1].rounds in ((None,), (0,))


def test_in_a_round_robin_the_players_who_are_left_still_meet() -> None:
    """Not only if they would meet in the next round of the circle."""
    setup = Setup(format="round_robin", seats=2)
    first = next_round(setup, field(4), ())
    assert first is not None
    two = [replace(one, withdrawn=one.number in (2, 4)) for one in field(4)]
    second = next_round(setup, two, [played(first, Random(1))])
    assert second is not None
    assert ([sorted(table.seats) for table in second.tables], second.byes) == ([[1, 3]], ())
    assert next_round(setup, two, [played(first, Random(1)), played(second, Random(1))]) is None


def test_groups_that_have_become_too_small_go_on_to_the_final() -> None:
    """Each of two groups has lost one of its four players: nobody can play in a group, and the best play the final."""
    setup = Setup(format="groups", seats=4)
    first = next_round(setup, field(8), ())
    assert first is not None
    left = [replace(one, withdrawn=one.number in (1, 2)) for one in field(8)]
    final = next_round(setup, left, [played(first, Random(1))])
    assert final is not None
    assert [table.stage for table in final.tables] == [""]
    assert next_round(setup, left, [played(first, Random(1)), played(final, Random(1))]) is None


def test_the_next_of_a_group_replaces_a_qualified_player_who_withdraws() -> None:
    """The best three of each group of six qualify; one of them leaves before the final, which needs all six."""
    setup = Setup(format="groups", seats=6, rounds=1)
    first = played(next_round(setup, field(12), ()) or Round(tables=()), Random(1))
    best = [sorted(table.seats, key=table.place_of) for table in first.tables]
    left = [replace(one, withdrawn=one.number == best[0][1]) for one in field(12)]
    final = next_round(setup, left, [first])
    assert final is not None
    assert {*final.players} == {best[0][0], best[0][2], best[0][3], *best[1][:3]}


def test_a_tournament_without_enough_players_ends() -> None:
    gone = [Entrant(number=number, withdrawn=number > 1) for number in range(1, 5)]
    for form in ("swiss", "round_robin", "knockout", "groups"):
        assert next_round(Setup(format=form, seats=2), gone, []) is None


# ---- players who should not meet -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "players"), [(2, 3), (2, 4), (2, 9), (3, 4), (3, 7), (4, 9), (4, 13)])
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_tournament_keeps_players_apart(seats: int, players: int, seed: int) -> None:
    """Even if others meet again or one of the two has a bye; in all rounds."""
    apart = frozenset({(1, 2)})
    rounds = tournament(Setup(format="swiss", seats=seats, rounds=4), field(players), Random(seed), apart)
    assert len(rounds) == 4
    assert (1, 2) not in meetings(rounds)


def test_a_player_whom_nobody_should_meet_has_the_bye() -> None:
    apart = frozenset((1, other) for other in range(2, 10))
    rounds = tournament(Setup(format="swiss", seats=2, rounds=3), field(9), Random(1), apart)
    assert all(one.byes == (1,) for one in rounds)


def test_players_who_cannot_be_kept_apart_meet() -> None:
    """With two players there is no other table."""
    (only,) = tournament(Setup(format="swiss", seats=2), field(2), Random(1), frozenset({(1, 2)}))
    assert sorted(only.players) == [1, 2]


@pytest.mark.parametrize(("seats", "players"), [(3, 9), (4, 16), (3, 8), (4, 13)])
def test_a_round_robin_at_larger_tables_keeps_players_apart(seats: int, players: int) -> None:
    apart = frozenset({(1, 2), (3, 4)})
    rounds = tournament(Setup(format="round_robin", seats=seats), field(players), Random(1), apart)
    assert apart.isdisjoint(meetings(rounds))


@pytest.mark.parametrize(("seats", "players"), [(2, 8), (4, 16)])
def test_a_knockout_keeps_players_apart_while_others_are_left(seats: int, players: int) -> None:
    free = next_round(Setup(format="knockout", seats=seats), field(players), [])
    assert free is not None
    one, other, *_ = sorted(free.tables[0].seats)
    first = next_round(Setup(format="knockout", seats=seats), field(players), [], frozenset({(one, other)}))
    assert first is not None
    assert (one, other) not in meetings([first])
    assert sorted(first.players) == sorted(free.players)


def test_groups_are_drawn_so_that_players_stay_apart() -> None:
    """Players are numbered again in this order; the others keep their strength as far as possible."""
    setup, apart = Setup(format="groups", seats=4), frozenset({(1, 8)})
    assert seeding(setup, range(1, 9), frozenset()) == list(range(1, 9))
    order = seeding(setup, range(1, 9), apart)
    number = {player: at for at, player in enumerate(order, 1)}
    first = next_round(setup, field(8), [])
    assert first is not None
    together = next(table.seats for table in first.tables if number[1] in table.seats)
    assert number[8] not in together


@pytest.mark.parametrize(
    ("setup", "most", "can"),
    [
        (Setup(format="swiss", seats=2), 8, True),
        (Setup(format="swiss", seats=2), 2, False),
        (Setup(format="round_robin", seats=3), 9, True),
        (Setup(format="round_robin", seats=2), 8, False),
        (Setup(format="knockout", seats=4), 16, False),
        (Setup(format="groups", seats=2), 8, False),
    ],
)
def test_a_format_can_keep_players_apart_or_not(setup: Setup, most: int, can: bool) -> None:
    assert setup.can_keep_apart(most) is can
