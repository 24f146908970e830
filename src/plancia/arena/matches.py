"""Many games: bots sit down, seats rotate, every game can be had again from its seed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from plancia.bots import Bot, Budget, bot
from plancia.engine import IllegalAction, notation
from plancia.games import game
from plancia.records import Sitting, dealer_from_seed, write


class BotError(RuntimeError):
    """A bot that raised, or gave an answer that is not legal."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is to be played: the same in every worker process."""

    game: str
    bots: tuple[str, ...]  # one a seat; game number i moves them on by i seats
    options: dict[str, Any] = {}
    games: int = 1
    seed: str = "0"
    budget: Budget = Budget()
    keep: bool = False  # the records too?

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Outcome(Struct, frozen=True, kw_only=True):
    """How one game went."""

    number: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    reason: str
    decisions: int
    record: str = ""  # as text, if records are kept


def stream(seed: str) -> Random:
    """Chance for a bot; apart from the dealer's, and the same on every machine."""
    return Random(int.from_bytes(sha256(seed.encode()).digest(), "big"))


def play_game(plan: Plan, number: int) -> Outcome:
    """Game number `number` of a plan, from beginning to end."""
    rules = game(plan.game)
    seating = plan.seating(number)
    bots: list[Bot] = [bot(name)(rules) for name in seating]
    chances = [stream(f"{plan.seed}/{number}/{seat}").randrange for seat in range(len(bots))]
    options = msgspec.convert(plan.options, rules.OPTIONS)
    sitting = Sitting(rules, options, len(bots), dealer_from_seed(f"{plan.seed}/{number}"), seating)
    while seats := sitting.to_move():
        seat = seats[0]
        view, question = rules.view(sitting.state, seat), rules.question(sitting.state, seat)
        try:
            words = bots[seat].answer(view, question, chances[seat], plan.budget)
            sitting.answer(seat, words)
        except IllegalAction as error:
            asked = type(sitting.state.ask).__name__
            raise BotError(f"{seating[seat]} answers {asked} with {said(words)}, which is refused: {error}") from error
        except Exception as error:  # whatever a user's bot may raise
            raise BotError(f"{seating[seat]} fails in game {number}: {type(error).__name__}: {error}") from error
    result = rules.result(sitting.state)
    assert result is not None
    return Outcome(
        number=number,
        seating=seating,
        places=result.places,
        reason=result.reason,
        decisions=len(sitting.moments),
        record=write(sitting.record()) if plan.keep else "",
    )


def said(words: object) -> str:
    """An answer as it may be quoted, also one that is no answer at all."""
    return repr(notation(words)) if isinstance(words, tuple) else repr(words)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """All games of a plan, as they are finished; on several cores in no fixed order, but each the same as ever."""
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(plan.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_game, plan, number) for number in range(plan.games)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:  # whoever stops listening stops the games too
            pool.shutdown(wait=False, cancel_futures=True)
