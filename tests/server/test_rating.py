"""Ratings: who gains, who loses, and how much."""

from __future__ import annotations

import pytest

from plancia.bots import LEVELS
from plancia.server.rating import BOT_MEANS, SETTLED, Rating, Standing, of_bot, rated, shown, strongest


def after(*players: tuple[int, int]) -> list[Rating]:
    """The ratings after the first game of new players; each is a place and a team."""
    return rated([Standing(Rating(), place, team) for place, team in players])


def test_a_new_player_has_1500_and_is_provisional() -> None:
    assert Rating().shown == 1500
    assert not Rating().settled


def test_the_winner_gains_what_the_loser_loses() -> None:
    won, lost = after((1, 0), (2, 1))
    assert won.shown > 1500 > lost.shown
    assert won.shown - 1500 == pytest.approx(1500 - lost.shown, abs=1)


def test_places_are_in_the_order_of_the_ratings() -> None:
    found = [rating.shown for rating in after((3, 0), (1, 1), (4, 2), (2, 3))]
    assert sorted(found, reverse=True) == [found[1], found[3], found[0], found[2]]


def test_a_shared_place_changes_nothing_between_equals() -> None:
    assert {rating.shown for rating in after((1, 0), (1, 1))} == {1500}


def test_a_team_wins_together() -> None:
    first, second, third, fourth = after((1, 0), (2, 1), (1, 0), (2, 1))
    assert first == third
    assert second == fourth
    assert first.shown > 1500 > second.shown


def test_a_game_of_one_team_changes_nothing() -> None:
    assert after((1, 0), (1, 0)) == [Rating(), Rating()]


def test_ratings_settle_after_some_games() -> None:
    """Two equal players who win in turn: about twenty games."""
    ratings = [Rating(), Rating()]
    for game in range(40):
        if ratings[0].settled:
            break
        standings = [Standing(rating, 1 + (seat + game) % 2, seat) for seat, rating in enumerate(ratings)]
        ratings = rated(standings)
    assert 15 <= game <= 25
    assert ratings[0].sigma <= SETTLED
    assert 1400 < ratings[0].shown < 1600


def test_a_rating_is_never_negative() -> None:
    assert shown(-100.0) == 0


def test_stronger_levels_have_higher_ratings() -> None:
    means = [of_bot(f"{level}-diplomat").mu for level in LEVELS]
    assert means == sorted(BOT_MEANS.values())
    assert of_bot("greedy").shown == 1500


def test_the_strongest_bot_of_a_table() -> None:
    assert strongest(["expert-schemer", "novice", "greedy"]) == "expert"
    assert strongest([]) == ""
