"""Finds puzzles in games between bots: one answer is clearly best, strong players see it and weak ones do not."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from plancia.analysis.judging import CAREFUL, Analyst, Effort, Judged
from plancia.analysis.puzzles import HIGHEST, LOWEST, TRIES, Puzzle, WrongAnswer, alike, is_checked, tries
from plancia.bots import Budget, bot
from plancia.bots.evaluation import PlansTurns, part_of
from plancia.engine import Seat, Words
from plancia.games import game as find_game
from plancia.records import GameSession, dealer_from_seed

CLEAR = 0.05  # chance between the best answer and any other
LOOK = Effort(worlds=1, followed=6)
OTHERS = 4  # wrong answers that are kept with their reasons
PLAYERS = ("expert", "novice", "regular")
WELL_SOLVED, SELDOM_SOLVED = 15, 6  # of 20 tries, with a margin: other random numbers must not refute a puzzle
BETWEEN = 5  # tries of the levels between, for the difficulty


def find(name: str, seats: int, seed: str, clear: float = CLEAR) -> Iterator[Puzzle]:
    """The puzzles of one game between bots. The seed determines the game and everything else."""
    rules = find_game(name)
    options = dict(rules.BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {})
    session = GameSession(rules, msgspec.convert(options, rules.OPTIONS), seats, dealer_from_seed(seed))
    players = [bot(PLAYERS[seat % len(PLAYERS)])(rules) for seat in range(seats)]
    random = Random(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))
    analyst, weak = Analyst(rules, seats), bot(LOWEST)(rules)
    while awaited := session.awaited():
        seat, state = awaited[0], session.state
        view, question = rules.view(state, seat), rules.question(state, seat)
        if analyst.is_judged(view, random.randrange):
            usual = weak.answer(view, question, random.randrange, Budget())
            if not has_another_order(analyst, state, seat, usual):
                origin = f"{seed}/{len(session.moments)}"
                yield from candidates(analyst, state, seat, usual, origin, clear, random)
        session.answer(seat, players[seat].answer(view, question, random.randrange, Budget()))


def has_another_order(analyst: Analyst, state: Any, seat: Seat, words: Words) -> bool:
    """Can the same be done later in this turn? Then no single answer is best."""
    rules = analyst.judge.rules
    if not isinstance(rules, PlansTurns) or not rules.TRANSPOSES:
        return False
    return rules.is_my_turn_still(analyst.game.advance(state, seat, words)[0], seat)


def candidates(
    analyst: Analyst, state: Any, seat: Seat, usual: Words, origin: str, clear: float, random: Random
) -> Iterator[Puzzle]:
    """The puzzle in this position, if there is one. `usual` is the answer of the lowest level."""
    answers = analyst.answers(analyst.game.view(state, seat), random.randrange, LOOK, [usual])
    if is_clear(answers, clear) and not alike(usual, answers[0].words):
        found = examine(analyst, state, seat, usual, answers[0].words, origin, clear, random)
        if found is not None:
            yield found


def is_clear(answers: tuple[Judged, ...], clear: float) -> bool:
    """Is the best answer better than every other one, except those that differ from it in numbers only?"""
    best, *rest = answers
    others = [one.chance for one in rest if not alike(one.words, best.words)]
    return bool(others) and best.chance - max(others) >= clear


def examine(
    analyst: Analyst, state: Any, seat: Seat, usual: Words, answer: Words, origin: str, clear: float, random: Random
) -> Puzzle | None:
    """Look closely, in other worlds; then let the levels try."""
    rules = analyst.game
    view = rules.view(state, seat)
    answers = analyst.answers(view, random.randrange, CAREFUL, [usual])
    best = answers[0]
    if not is_clear(answers, clear) or not alike(best.words, answer):
        return None
    wrong = [one for one in answers[1:] if one.words == usual or not alike(one.words, best.words)]
    kept = list(dict.fromkeys([*wrong[:OTHERS], *(one for one in wrong if one.words == usual)]))
    others = tuple(
        WrongAnswer(
            words=one.words,
            chance=round(one.chance, 3),
            reasons=analyst.reasons(view, random.randrange, best.words, one.words),
        )
        for one in kept
    )
    reasons = next(one.reasons for one in others if one.words == usual)
    if not reasons:
        return None  # nothing explains the difference
    saved = rules.save(state)
    puzzle = Puzzle(
        id=sha256(saved + str(seat).encode()).hexdigest()[:12],
        game=rules.NAME,
        rules=rules.VERSION,
        seats=analyst.judge.seats,
        seat=seat,
        state=msgspec.json.decode(saved),
        asked=type(state.ask).__name__,
        answer=best.words,
        chance=round(best.chance, 3),
        others=others,
        theme=reasons[0].term,
        rating=0,
        solved={},
        origin=origin,
    )
    return checked(puzzle, random)


def checked(puzzle: Puzzle, random: Random) -> Puzzle | None:
    """With the tries of the levels and the difficulty; None if it is too hard for the highest or too easy."""
    few = TRIES // 5
    if tries(puzzle, LOWEST, random.randrange, few) > few // 2:  # most fail here, at a fifth of the cost
        return None
    if tries(puzzle, HIGHEST, random.randrange, few) <= few // 2:
        return None
    solved = {level: tries(puzzle, level, random.randrange) for level in (LOWEST, HIGHEST)}
    if solved[HIGHEST] < WELL_SOLVED or solved[LOWEST] > SELDOM_SOLVED:
        return None
    for level in ("regular", "expert"):
        solved[level] = tries(puzzle, level, random.randrange, BETWEEN) * TRIES // BETWEEN
    found = msgspec.structs.replace(puzzle, solved=solved, rating=difficulty(solved))
    assert is_checked(found)
    return found


def difficulty(solved: dict[str, int]) -> int:
    """A first rating, from the levels that miss it."""
    missed = {level: 1 - n / TRIES for level, n in solved.items()}
    points = 250 * missed["novice"] + 300 * missed["regular"] + 350 * missed["expert"] + 600 * missed["master"]
    return round(900 + points)
