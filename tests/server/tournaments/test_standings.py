"""Points, tie-breaks and standings."""

from __future__ import annotations

from plancia.server.tournaments import Entrant, PlayedTable, Round, Setup, points_of, standings

SWISS = Setup(format="swiss", seats=4)
DUPLICATE = Setup(format="swiss", seats=2, duplicate=True)


def field(players: int) -> list[Entrant]:
    return [Entrant(number=number) for number in range(1, players + 1)]


def test_a_player_gets_two_points_for_each_player_beaten_and_one_for_a_tie() -> None:
    one = Round(tables=(PlayedTable(seats=(1, 2, 3, 4), places=(1, 2, 2, 4)),))
    assert [points_of(SWISS, one, player) for player in (1, 2, 3, 4)] == [6, 3, 3, 0]


def test_a_game_in_progress_and_a_missed_round_give_nothing_yet() -> None:
    one = Round(tables=(PlayedTable(seats=(1, 2, 3, 4)),))
    assert points_of(SWISS, one, 1) is None
    assert points_of(SWISS, one, 9) is None


def test_an_absent_player_scores_nothing_and_is_beaten_by_everybody() -> None:
    """Even if the bot that took over won the game."""
    one = Round(tables=(PlayedTable(seats=(1, 2), places=(1, 2), absent=(True, False)),))
    setup = Setup(format="swiss", seats=2)
    assert (points_of(setup, one, 1), points_of(setup, one, 2)) == (0, 2)


def test_a_bye_counts_as_a_win_or_a_second_place() -> None:
    one = Round(tables=(), byes=(5,))
    assert points_of(Setup(format="swiss", seats=2), one, 5) == 2
    assert points_of(SWISS, one, 5) == 4


def test_in_duplicate_a_player_is_compared_with_the_same_seat_elsewhere() -> None:
    one = Round(
        tables=(
            PlayedTable(seats=(1, 2), places=(1, 2), scores=(8, 6)),
            PlayedTable(seats=(3, 4), places=(2, 1), scores=(8, 9)),
            PlayedTable(seats=(5, 6), places=(1, 2), scores=(5, 4)),
        ),
        byes=(7,),
    )
    assert [points_of(DUPLICATE, one, player) for player in range(1, 8)] == [4, 2, 2, 4, 0, 0, 2]


def test_in_duplicate_points_grow_as_tables_finish() -> None:
    one = Round(
        tables=(PlayedTable(seats=(1, 2), places=(1, 2), scores=(8, 6)), PlayedTable(seats=(3, 4))),
    )
    assert [points_of(DUPLICATE, one, player) for player in (1, 2, 3, 4)] == [0, 0, None, None]


def test_ties_are_broken_by_the_points_of_the_opponents_then_by_wins() -> None:
    setup = Setup(format="swiss", seats=2)
    rounds = [
        Round(tables=(PlayedTable(seats=(1, 2), places=(1, 2)), PlayedTable(seats=(3, 4), places=(1, 2)))),
        Round(tables=(PlayedTable(seats=(1, 4), places=(2, 1)), PlayedTable(seats=(3, 2), places=(1, 2)))),
    ]
    table = standings(setup, field(4), rounds)
    assert [(one.number, one.place, one.points) for one in table] == [(3, 1, 4), (4, 2, 2), (1, 3, 2), (2, 4, 0)]
    assert table[1].ties == (6, 1)
    assert table[2].ties == (2, 1)


def test_players_whom_nothing_separates_share_a_place() -> None:
    table = standings(Setup(format="swiss", seats=2), field(3), [])
    assert [one.place for one in table] == [1, 1, 1]


def test_a_withdrawn_player_is_behind_players_with_as_many_points() -> None:
    setup = Setup(format="swiss", seats=2)
    entrants = [Entrant(number=1, withdrawn=True), Entrant(number=2)]
    one = Round(tables=(PlayedTable(seats=(1, 2), places=(1, 1)),))
    assert [row.number for row in standings(setup, entrants, [one])] == [2, 1]
