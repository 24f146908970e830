"""The greedy bot and the planner look ahead in the same way with both engines, to the last bit."""

from random import Random

import pytest
from msgspec.structs import replace

from plancia.arena import PYTHON, using
from plancia.bots import Budget, GreedyBot, PlannerBot
from plancia.bots.evaluation.tigris import Weights
from plancia.bots.evaluation.tigris.weights import numbers
from plancia.engine import CHANCE
from plancia.games.tigris import GAME, State
from plancia.games.tigris.catastrophe import CatastropheAction
from plancia.native.library import missing
from plancia.native.outlook import Outlook
from tests.games.tigris.table import position
from tests.native.pool import pool

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")


def decisions(step: int) -> list[State]:
    """Some positions in which a player is asked."""
    return [s for s in pool()[::step] if GAME.to_move(s) and GAME.to_move(s)[0] != CHANCE]


@native
def test_hopes_are_the_same() -> None:
    """What every answer of the greedy bot is worth, in two imagined worlds."""
    asked = set()
    for s in decisions(3):
        asked.add(type(s.ask))
        (seat, *_), view = GAME.to_move(s), GAME.view(s, GAME.to_move(s)[0])
        bot, randbelow = GreedyBot(GAME), Random(1).randrange
        bot.read_weights(view)
        worlds = [GAME.imagine(view, randbelow) for _ in range(2)]
        answers = bot.candidates(worlds[0], seat)
        found = bot.hopes(worlds, seat, answers, randbelow)
        with using(PYTHON):
            assert bot.candidates(worlds[0], seat) == answers
            assert bot.hopes(worlds, seat, answers, randbelow) == found, GAME.position_text(s)
    assert len(asked) == 6


@native
def test_turns_are_followed_in_the_same_way() -> None:
    """What some turns of the planner are worth."""
    for s in decisions(20):
        (seat, *_), view = GAME.to_move(s), GAME.view(s, GAME.to_move(s)[0])
        bot, randbelow = PlannerBot(GAME), Random(1).randrange
        bot.read_weights(view)
        world = GAME.imagine(view, randbelow)
        for words in bot.candidates(world, seat)[::9]:
            found = bot.follow(seat, {}, world, words, randbelow)
            with using(PYTHON):
                assert bot.follow(seat, {}, world, words, randbelow) == found, GAME.position_text(s)


@native
def test_an_odd_position_is_left_to_python() -> None:
    """The native rules cannot represent it, so the bot answers with the Python rules."""
    s = position("K7,2; K0@6,2", seats=2)
    odd = replace(s, stack=(*s.stack, CatastropheAction(seat=0, cell="a1", at="lay_waste")))
    outlook = Outlook(numbers(Weights()))
    assert outlook.candidates(odd) is None
    assert outlook.hopes([odd], 0, [("end",)]) is None
    assert outlook.follow(odd, 0, ("end",)) is None
    bot = PlannerBot(GAME)
    words = bot.answer(GAME.view(odd, 0), GAME.question(odd, 0), Random(1).randrange, Budget())
    assert words in GAME.question(s, 0)
