"""Winning chances: one curve for each game and number of players, sensible everywhere."""

from __future__ import annotations

import pytest

from plancia.analysis import AnalysisError, Analyst, curve
from plancia.analysis.chances import Curve
from plancia.analysis.worth import Judge
from plancia.arena import stream
from plancia.games import NAMES, game
from plancia.records import GameSession, dealer_from_seed

TABLES = [(name, seats) for name in NAMES for seats in game(name).SEATS]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_has_a_curve_that_knows_something(name: str, seats: int) -> None:
    """On games held out it is better than even chances, and its file says how it was made."""
    found = curve(name, seats)
    assert (found.game, found.seats) == (name, seats)
    assert found.brier < found.even
    assert found.games >= 3 * found.held_out - 3 > 0
    assert f"bench.chances {name} --players {seats}" in found.command


@pytest.mark.soak  # as for puzzles: what ships is compared with the bots of today before a release
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_curves_were_fitted_with_the_weights_of_today(name: str, seats: int) -> None:
    """With others a position is worth something else. Fit it again with the command in the file."""
    assert curve(name, seats).weights == Judge(game(name), seats).weights(), curve(name, seats).command


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_more_worth_is_never_a_lower_chance(name: str, seats: int) -> None:
    """At every moment of the game."""
    found = curve(name, seats)
    worths = [found.scale * step / 4 for step in range(-12, 13)]
    for progress in (0.0, 0.5, 1.0):
        chances = [found.chance(worth, progress, False) for worth in worths]
        assert chances == sorted(chances)
        assert all(0 <= chance <= 1 for chance in chances)


def test_a_table_without_a_curve_is_refused() -> None:
    """An error, not a guess."""
    with pytest.raises(AnalysisError, match="no_curve"):
        curve("tigris", 9)


@pytest.mark.parametrize("name", NAMES)
def test_the_chances_of_all_seats(name: str) -> None:
    """They add up to the usual number of winners, and a finished game has certain ones."""
    rules, seats = game(name), max(2, game(name).SEATS[0])
    session = GameSession(rules, rules.OPTIONS(**rules.BOUNDED), seats, dealer_from_seed("chances"))
    randbelow = stream("chances").randrange
    analyst = Analyst(rules, seats)
    while session.awaited() and not analyst.judge.begins_turn(None, session.state):
        seat = session.awaited()[0]
        session.answer(seat, rules.question(session.state, seat).sample(randbelow))
    chances = analyst.chances(rules.view(session.state, 0), randbelow)
    assert sum(chances) == pytest.approx(analyst.curve.winners, abs=0.05)
    while seats_ := session.awaited():
        session.answer(seats_[0], rules.question(session.state, seats_[0]).sample(randbelow))
    result = rules.result(session.state)
    assert result is not None
    certain = analyst.chances(rules.view(session.state, 0), randbelow, worlds=1)
    assert certain == tuple(float(seat in result.winners) for seat in range(seats))


def test_a_curve_is_a_plain_function() -> None:
    """The middle of a curve without features is one half."""
    flat = Curve(
        game="x",
        seats=2,
        scale=1.0,
        coefficients=(0.0,) * 6,
        player="",
        weights="",
        seed="",
        games=1,
        held_out=1,
        command="",
        winners=1.0,
        brier=0.0,
        even=0.0,
        bins=(),
    )
    assert flat.chance(5.0, 0.5, True) == 0.5
    assert flat.start == 0.5


def test_the_set_up_of_rex_is_no_moment_of_the_curve() -> None:
    """Players set up one after another: those without units yet have not lost anything."""
    rules = game("rex")
    judge = Judge(rules, 3)
    state, _ = rules.begin(rules.OPTIONS(), 3)
    state, _ = rules.resolve_chance(state, stream("lots").randrange)
    assert judge.rules.settled(state)
    assert not judge.is_moment(None, state)
