"""Rollouts: everybody gives the answer that looks best, until the position is judged."""

from __future__ import annotations

from typing import Any

from plancia.bots.evaluation import Evaluation, Rollout
from plancia.engine import CHANCE, Game, RandBelow, Seat, Words


def play_on(
    game: Game[Any, Any, Any], rules: Rollout, me: Seat, start: Any, words: Words, randbelow: RandBelow
) -> float:
    """The worth of this answer at the end of the rollout."""
    world, hasty = game.advance(start, me, words)[0], rules.in_haste()
    while (seats := game.awaited(world)) and not rules.is_far_enough(world, start):
        if seats[0] == CHANCE:
            world, _ = game.advance(world, CHANCE, game.question(world, CHANCE).sample(randbelow))
        else:
            world = best_step(game, hasty, world, seats[0])
    return rules.result(world, me)


def best_step(game: Game[Any, Any, Any], rules: Evaluation, world: Any, seat: Seat) -> Any:
    """The state after the answer that looks best (the first of equals), judged before anything is resolved."""
    answers = list(rules.candidates(world, seat, game.question(world, seat)))
    if len(answers) == 1:
        return game.advance(world, seat, answers[0])[0]
    return max(game.successors(world, seat, answers), key=lambda after: rules.evaluate(after, seat))
