"""Counts the sequences of decisions from a position: a quick way to find errors in the rules."""

from __future__ import annotations

from plancia.engine.form import Question
from plancia.engine.play import advance, to_move
from plancia.engine.position import Position
from plancia.engine.words import CHANCE


def perft(s: Position, depth: int) -> int:
    """How many sequences of `depth` decisions there are. Chance always draws its first lot and is not counted."""
    while to_move(s)[:1] == (CHANCE,):
        s, _ = advance(s, CHANCE, Question(s, CHANCE).first())
    seats = to_move(s)
    if not depth or not seats:
        return 1
    if depth == 1:
        return len(Question(s, seats[0]))
    return sum(perft(advance(s, seats[0], words)[0], depth - 1) for words in Question(s, seats[0]))
