"""The results of many games, and their confidence intervals."""

import pytest

from plancia.arena import Outcome, interval, standings


def outcome(seating: str, *places: int) -> Outcome:
    names = tuple(seating.split())
    return Outcome(number=0, seating=names, places=places, reason="bag", decisions=1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_interval_known_values(wins: float, games: int, low: float, high: float) -> None:
    """The interval is Wilson's, with values from published tables."""
    assert tuple(round(end, 4) for end in interval(wins, games)) == (low, high)


@pytest.mark.parametrize("games", [1, 2, 7, 1000])
def test_an_interval_holds_its_share_and_stays_a_share(games: int) -> None:
    """It is between 0 and 1, around the share of wins, even if all or none were won."""
    for wins in range(games + 1):
        low, high = interval(wins, games)
        assert 0 <= low < wins / games + 1e-12 < high + 2e-12 <= 1 + 2e-12


def test_more_games_make_surer() -> None:
    """The interval of the same share gets narrower."""
    widths = [high - low for low, high in (interval(games / 4, games) for games in (4, 40, 400, 4000))]
    assert widths == sorted(widths, reverse=True)


def test_the_best_stands_first() -> None:
    """Bots are listed by their share of wins, with games, wins and the mean of their places."""
    table = standings([outcome("good bad", 1, 2), outcome("bad good", 2, 1), outcome("good bad", 2, 1)])
    assert [(row.bot, row.games, row.wins, row.mean_place) for row in table] == [
        ("good", 3, 2.0, 4 / 3),
        ("bad", 3, 1.0, 5 / 3),
    ]
    assert table[0].share == 2 / 3
    assert (table[0].low, table[0].high) == interval(2, 3)


def test_a_shared_win_is_shared() -> None:
    """Two bots that share the first place have half a win each; in total there is one win per game."""
    table = standings([outcome("a b c", 1, 1, 3), outcome("c a b", 1, 2, 3)])
    assert {row.bot: row.wins for row in table} == {"a": 0.5, "b": 0.5, "c": 1}
    assert sum(row.wins for row in table) == 2


def test_a_bot_in_several_seats_counts_for_each() -> None:
    """A bot that plays against itself wins as often as there are games."""
    (row,) = standings([outcome("a a a", 2, 1, 3), outcome("a a a", 1, 1, 1)])
    assert (row.games, round(row.wins, 9), row.mean_place) == (6, 2.0, 1.5)


def test_no_games_no_standings() -> None:
    """Without games there is nothing to list."""
    assert standings([]) == []


def test_parts_are_told_apart() -> None:
    """If seats have different roles, each role of each bot has its own line."""
    outcomes = [
        Outcome(number=0, seating=("a", "b"), places=(1, 2), parts=("sun", "moon"), reason="", decisions=1),
        Outcome(number=1, seating=("b", "a"), places=(1, 1), parts=("sun", "moon"), reason="", decisions=1),
    ]
    found = {standing.bot: (standing.games, standing.wins) for standing in standings(outcomes, by_part=True)}
    assert found == {"a · sun": (1, 1.0), "b · moon": (1, 0.0), "b · sun": (1, 0.5), "a · moon": (1, 0.5)}
