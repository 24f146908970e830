"""Puzzles: positions with one clearly best answer. They ship with the package, one file for each game.

A puzzle is shown as its seat saw it; what the others hold stays hidden, and the answer is judged by what the seat could
know.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from plancia.analysis.judging import Judged, Reason
from plancia.bots import LEVELS, Budget
from plancia.bots import bot as find_bot
from plancia.engine import CHANCE, Facts, Game, RandBelow, Seat, Words
from plancia.games import game as find_game

TRIES = 20
LOWEST, *_, HIGHEST = LEVELS
FIRST_RATING = 1500


class WrongAnswer(Struct, frozen=True, kw_only=True):
    """Another answer: its chance, and why the best one is better."""

    words: Words
    chance: float
    reasons: tuple[Reason, ...] = ()


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position, the seat that has to answer, and the answer."""

    id: str
    game: str
    rules: int  # the version that wrote the position
    seats: int
    seat: Seat
    state: dict[str, Any]  # as the game saves it
    asked: str  # the question, by the name of its type
    answer: Words
    chance: float
    others: tuple[WrongAnswer, ...]  # the best first
    theme: str  # the term that decides: `term-<game>-<theme>`
    rating: int  # how difficult it is, before anybody has tried
    solved: dict[str, int]  # by level: how many of 20 tries
    origin: str  # the game it was found in

    def position(self) -> Any:
        return find_game(self.game).load(msgspec.json.encode(self.state), self.rules)

    def view(self) -> Any:
        return find_game(self.game).view(self.position(), self.seat)

    def is_solved_by(self, words: Words) -> bool:
        """The best answer, or one that differs from it only in numbers and was not found to be worse."""
        if words == self.answer:
            return True
        return alike(words, self.answer) and words not in [other.words for other in self.others]


def alike(one: Words, two: Words) -> bool:
    """Do two answers differ in numbers only? Answers that are nothing but numbers are different."""
    names = [[word for word in words if isinstance(word, str)] for words in (one, two)]
    return one == two or (bool(names[0]) and names[0] == names[1])


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in a fixed order."""
    file = files(__package__).joinpath("puzzles", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.is_file() else ()


def tries(puzzle: Puzzle, level: str, randbelow: RandBelow, most: int = TRIES) -> int:
    """How many times a level finds the answer."""
    rules, state = find_game(puzzle.game), puzzle.position()
    view, question = rules.view(state, puzzle.seat), rules.question(state, puzzle.seat)
    answers = (find_bot(level)(rules).answer(view, question, randbelow, Budget()) for _ in range(most))
    return sum(puzzle.is_solved_by(words) for words in answers)


def mostly(puzzle: Puzzle, level: str, randbelow: RandBelow, most: int = TRIES) -> bool | None:
    """Does a level find the answer in most tries, or miss it in most? None: neither. It stops when this is decided."""
    solved = missed = 0
    for _ in range(most):
        found = tries(puzzle, level, randbelow, 1)
        solved, missed = solved + found, missed + 1 - found
        if max(solved, missed) > most / 2:
            return solved > missed
    return None


def is_confirmed(puzzle: Puzzle, randbelow: RandBelow, most: int = TRIES) -> bool:
    """With random numbers that the finder has not seen: the lowest level misses it, and the highest solves it."""
    return mostly(puzzle, LOWEST, randbelow, most) is False and mostly(puzzle, HIGHEST, randbelow, most) is True


def is_checked(puzzle: Puzzle) -> bool:
    """Does the highest level solve it in most tries, and the lowest not?"""
    return puzzle.solved[HIGHEST] > TRIES // 2 >= puzzle.solved[LOWEST] and puzzle.solved[LOWEST] < TRIES / 2


def consequences(puzzle: Puzzle, words: Words, randbelow: RandBelow) -> tuple[Any, Facts]:
    """What would happen after a legal answer, up to the next decision of a player: the state and the facts.

    Draws come from a world that the seat can imagine, never from the stored position.
    """
    rules: Game[Any, Any, Any] = find_game(puzzle.game)
    world = rules.imagine(puzzle.view(), randbelow)
    state, facts = rules.apply(world, puzzle.seat, words)
    if rules.to_move(state)[:1] == (CHANCE,):
        state, drawn = rules.resolve_chance(state, randbelow)
        facts += drawn
    return state, facts


def as_judged(puzzle: Puzzle) -> Judged:
    return Judged(words=puzzle.answer, chance=puzzle.chance)
