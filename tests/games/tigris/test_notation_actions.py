"""Answers as lines of text and as sheets on the wire: both contain exactly the legal answers."""

from collections.abc import Iterator
from random import Random

import msgspec

from plancia.engine import CHANCE, Question, Sheet, notation
from plancia.games.tigris import GAME, State
from tests.games.tigris.players import bold, careless, games
from tests.games.tigris.table import play, position


def asked(number: int, every: int) -> Iterator[Question[State]]:
    """Some questions of this many random games."""
    for steps in games(number, careless):
        for step in steps[::every]:
            if step.seat != CHANCE:
                yield GAME.question(step.s, step.seat)


def test_notation_goes_there_and_back() -> None:
    """Every answer that is written and read back is the same answer, and letter case does not matter. §5.1"""
    random = Random(2)
    for question in asked(12, every=3):
        for words in random.sample(list(question), min(10, len(question))):
            line = notation(words)
            assert question.parse(line) == question.parse(line.upper()) == words


def test_notation_of_bold_games_goes_there_and_back() -> None:
    """The answers given in games full of wars and monuments are read as they were written. §9.4 §10.5"""
    for steps in games(4, bold):
        for step in steps:
            assert GAME.question(step.s, step.seat).parse(notation(step.words)) == step.words


def test_every_kind_of_line() -> None:
    """A turn can be played from plain lines of text. §5.1"""
    t = play(
        position("K0@0,1"), "tile red d6", "swap RBK", "leader green f2", "withdraw green", "catastrophe a4", "end"
    )
    assert t.asks == "P3 TakeAction"


def test_sheets_say_what_the_rules_say() -> None:
    """A sheet that is sent and read lists exactly the legal answers, in the same order. §5.1"""
    for question in asked(8, every=11):
        sheet = msgspec.json.decode(msgspec.json.encode(question.sheet()), type=Sheet)
        assert list(sheet) == list(question)
        assert (len(sheet), sheet.default()) == (len(question), question.default())
        assert (sheet.topic, sheet.rule) == (type(question.ask).__name__, question.ask.RULE)


def test_sheets_are_small() -> None:
    """The biggest question of a hundred random games takes at most eight kilobytes. §5.1"""
    assert max(len(msgspec.json.encode(question.sheet())) for question in asked(100, every=13)) <= 8 * 1024


def test_the_clock_answers_with_the_end_of_the_turn() -> None:
    """The default is to end the turn, add nothing, decline, or take the first choice. §5.2 §8.5 §10.4"""
    assert GAME.question(position(), 0).default() == ("end",)
    revolt = play(position("B1@0,1"), "leader blue 2,1").s
    assert GAME.question(revolt, 0).default() == (0,)
    square = play(position("G8,2 G9,2 G8,3"), "tile green 9,3").s
    assert GAME.question(square, 0).default() == ("decline",)
