"""The greedy bot in complete games: legal, blind to secrets, reproducible, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.bots import Budget, GreedyBot, RandomBot
from plancia.engine import CHANCE, Form, RandBelow, Words
from plancia.games.tigris import GAME, Options, State, View
from plancia.games.tigris.game import Tigris
from tests.bots.table import ONE_WORLD, play, stream

TABLES = [
    (2, Options(stall_guard=True)),
    (2, Options(stall_guard=True, english=True)),
    (2, Options(stall_guard=True, open_tiles=True)),
    (3, Options(stall_guard=True, open_scores=True)),
    (3, Options(stall_guard=True, english=True, open_tiles=True)),
    (4, Options(stall_guard=True)),
    (4, Options(stall_guard=True, english=True, open_tiles=True, open_scores=True)),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_whole_games_by_the_rules(seats: int, options: Options) -> None:
    """Every answer is legal, with any number of players and any option, and the game ends."""
    played = play([GreedyBot(GAME) for _ in range(seats)], seed=seats, options=options)
    assert GAME.result(played.state) is not None


class OnPaper:
    """Answers the live question and its copy on the wire, which has no state, and compares."""

    def __init__(self) -> None:
        self.bot = GreedyBot(GAME)
        self.asked = 0

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        self.asked += 1
        sheet = GAME.question(GAME.imagine(view, randbelow), view.seat).sheet()
        live, paper = (self.bot.answer(view, form, stream(self.asked), budget) for form in (question, sheet))
        assert live == paper
        return live


@pytest.mark.parametrize("options", [Options(stall_guard=True), Options(stall_guard=True, open_tiles=True)])
def test_it_sees_the_view_and_nothing_else(options: Options) -> None:
    """The question on paper, from a world that only looks the same, gets the same answer as the live one."""
    bots = [OnPaper(), OnPaper()]
    play(bots, seed=3, options=options, most=100)
    assert all(bot.asked > 20 for bot in bots)


def test_it_is_repeatable() -> None:
    """The same stream of chance gives the same game."""
    first, second = (play([GreedyBot(GAME), GreedyBot(GAME)], seed=5, most=80) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random(seats: int) -> None:
    """It wins nearly all of a dozen games against random bots, in every seat in turn."""
    won = 0
    for seed in range(12):
        seat = seed % seats
        bots = [GreedyBot(GAME) if other == seat else RandomBot(GAME) for other in range(seats)]
        result = GAME.result(play(bots, seed).state)
        assert result is not None
        won += result.winners == (seat,)
    assert won >= 10


class Counted(Tigris):
    """Counts the imagined worlds."""

    def __init__(self) -> None:
        self.imagined = 0

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        self.imagined += 1
        return super().imagine(view, randbelow)


@pytest.mark.parametrize("worlds", [1, 3])
def test_the_budget_bounds_what_is_imagined(worlds: int) -> None:
    """As many worlds are imagined for an answer as the budget allows."""
    s = play([RandomBot(GAME), RandomBot(GAME)], seed=2, most=3).state
    (seat,) = GAME.to_move(s)
    game = Counted()
    words = GreedyBot(game).answer(GAME.view(s, seat), GAME.question(s, seat), stream(1), Budget(worlds=worlds))
    assert game.imagined == worlds
    assert words in GAME.question(s, seat)


class Unheard(Tigris):
    NAME = "unheard of"


def test_in_an_unknown_game_it_answers_at_random() -> None:
    """Without an evaluation any legal answer is as good as another."""
    s = play([RandomBot(GAME), RandomBot(GAME)], seed=2, most=30).state
    (seat,) = GAME.to_move(s)
    assert seat != CHANCE
    words = GreedyBot(Unheard()).answer(GAME.view(s, seat), GAME.question(s, seat), stream(1), ONE_WORLD)
    assert words == GAME.question(s, seat).sample(stream(1))
