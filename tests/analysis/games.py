"""Games to analyse: short ones that begin with the position of a puzzle."""

from __future__ import annotations

from functools import cache

import msgspec

from plancia.analysis import Puzzle, shipped
from plancia.arena import stream
from plancia.bots import Budget, bot
from plancia.bots.evaluation import part_of
from plancia.games import game
from plancia.records import GameSession, Record, dealer_from_seed


@cache
def late(name: str) -> Puzzle:
    """The puzzle that is nearest to the end of its game."""
    progress = part_of(name, "progress")
    return max(shipped(name), key=lambda puzzle: float(progress(puzzle.position())))


@cache
def played(name: str, blunders: bool, level: str = "expert") -> Record:
    """The rest of that game: the puzzle is answered right or with the worst known answer; then bots play."""
    puzzle, rules = late(name), game(name)
    words = puzzle.others[-1].words if blunders else puzzle.answer
    state = msgspec.json.encode(puzzle.state).decode()
    options = puzzle.position().options
    session = GameSession(
        rules, options, puzzle.seats, dealer_from_seed(puzzle.id), ("me",) * puzzle.seats, position=state
    )
    session.answer(puzzle.seat, words)
    players = [bot(level)(rules) for _ in range(puzzle.seats)]
    randbelow = stream(puzzle.id).randrange
    while seats := session.awaited():
        seat = seats[0]
        view, question = rules.view(session.state, seat), rules.question(session.state, seat)
        session.answer(seat, players[seat].answer(view, question, randbelow, Budget()))
    return session.record()
