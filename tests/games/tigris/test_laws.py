"""Every law, in random games of Tigris & Euphrates of all sizes and options."""

from __future__ import annotations

from random import Random

import pytest

from plancia.engine import Question, laws, to_move
from plancia.games.tigris import GAME, Options, State
from tests.games.lawful import check_states, compare_worlds, keeps_its_states
from tests.games.tigris.lively import OPTIONS, invariants, play
from tests.samples import one_in, samples

ALL = [(options, seats) for seats in GAME.SEATS for options in OPTIONS]
NAMES = [f"{seats} seats, {'english ' * one.english}{'open tiles' * one.open_tiles}" for one, seats in ALL]
TABLES = one_in(3, ALL, NAMES)  # every size, and all options
GAMES = 1_000


def nothing(before: State, s: State, facts: object) -> None:
    pass


@pytest.mark.parametrize("chunk", samples(10))
def test_a_thousand_games_keep_every_invariant(chunk: int) -> None:
    """After every decision of a thousand games the position is possible, and all pieces are accounted for."""
    for number in range(GAMES * chunk // 10, GAMES * (chunk + 1) // 10):
        play(OPTIONS[number % 4], 2 + number % 3, Random(f"invariants {number}"), invariants)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_every_state_keeps_the_laws(options: Options, seats: int) -> None:
    """Listed, allowed and accepted answers are the same; states survive saving, notation and imagining."""
    check_states(GAME, play, options, seats, deep=4)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_replay_is_the_same_game(options: Options, seats: int) -> None:
    """The log leads to the same states with the same facts."""
    random = Random(f"replay {seats} {options}")
    laws.check_replay(GAME, options, seats, play(options, seats, random, nothing))


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_views_do_not_interfere(options: Options, seats: int) -> None:
    """What a seat cannot know has no effect on what it is sent, down to the bytes."""
    decisions, apart = compare_worlds(GAME, play, options, seats)
    assert decisions > 150
    assert apart > 100


def test_old_states_never_change() -> None:
    """A stored state is the same at the end of the game as when it was reached."""
    assert keeps_its_states(GAME, play, OPTIONS[1], 3)


def test_even_samples_cover_whole_answers() -> None:
    """Sampled evenly, tile answers are as frequent as their share of all answers."""
    randbelow = Random("evenly").randrange
    s, _ = GAME.begin(OPTIONS[0], 2)
    while to_move(s)[0] < 0:
        s, _ = GAME.advance(s, -1, Question(s, -1).sample(randbelow))
    form = Question(s, to_move(s)[0])
    tiles = form.size(("tile",)) / len(form)
    drawn = sum(form.sample_evenly(randbelow)[0] == "tile" for _ in range(2_000)) / 2_000
    assert abs(drawn - tiles) < 0.05
