"""A bot that plans its whole turn: it follows every promising answer to the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from operator import itemgetter
from random import Random
from time import monotonic
from typing import Any, TypeAlias

from msgspec.structs import replace

from plancia.bots.bot import Budget
from plancia.bots.evaluation import PlansTurns, PlaysOn
from plancia.bots.greedy import GreedyBot
from plancia.bots.rollouts import play_on
from plancia.engine import CHANCE, Form, RandBelow, Seat, Words

FIRST_SIGHT = 3  # worlds
Follow: TypeAlias = Callable[[Any, Words, RandBelow], float]  # the worth of an answer in a world


class PlannerBot(GreedyBot):
    """Starts as greedy does, then follows the most promising answers to the end of its turn, or of the round.

    With `budget.seconds` it stops in time and takes the best so far: it follows an answer only if there is time for
    the slowest one yet. If the turn has no second decision it answers as greedy does.
    """

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """Imagine as many worlds as looking ahead needs."""
        self.read_weights(view)
        rules = self.evaluation
        if isinstance(rules, PlaysOn) and rules.is_played_on(view):
            budget = replace(budget, worlds=max(budget.worlds, rules.FUTURES))
        elif isinstance(rules, PlansTurns):
            budget = replace(budget, worlds=max(budget.worlds, rules.WORLDS))
        return super().answer(view, question, randbelow, budget)

    def choose(
        self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], randbelow: RandBelow, budget: Budget
    ) -> Words:
        began, rules = monotonic(), self.evaluation
        until = inf if budget.seconds is None else began + budget.seconds
        if isinstance(rules, PlaysOn) and rules.is_played_on(worlds[0]):
            first = sorted_by(self.hopes(worlds[:1], seat, answers, randbelow), answers)
            found = rules.contenders(worlds[0], seat, first)
            follow = partial(play_on, self.game, rules, seat)
        elif isinstance(rules, PlansTurns) and rules.is_my_turn_still(worlds[0], seat):
            hopes = self.hopes(worlds[:FIRST_SIGHT], seat, answers, randbelow)
            found = sorted_by(hopes, answers)[: rules.FOLLOWED]
            follow = partial(self.follow, seat, {})
        else:
            return super().choose(worlds, seat, answers, randbelow, budget)
        return self.best_followed(worlds, found, follow, randbelow, until)

    def best_followed(
        self, worlds: Sequence[Any], answers: Sequence[Words], follow: Follow, randbelow: RandBelow, until: float
    ) -> Words:
        """Keep the better half of the answers after each third of the worlds. All get the same random draws.

        If time runs out in the middle of a world, answers that were not followed in it are dropped: sums over different
        numbers of worlds cannot be compared.
        """
        worth = dict.fromkeys(answers, 0.0)
        longest, now, order = 0.0, monotonic(), list(answers)
        stage = max(1, len(worlds) // 3)
        for at, world in enumerate(worlds, 1):
            seed = randbelow(1 << 30)
            for number, words in enumerate(order):
                if now + longest > until:
                    return max(order[:number] or order, key=worth.__getitem__)
                worth[words] += follow(world, words, Random(seed).randrange)
                longest, now = max(longest, monotonic() - now), monotonic()
            order = sorted(order, key=worth.__getitem__, reverse=True)
            if at % stage == 0:
                order = order[: max(2, (len(order) + 1) // 2)]
        return order[0]

    def follow(self, me: Seat, known: dict[Any, float], world: Any, words: Words, randbelow: RandBelow) -> float:
        """The worth of the turn that begins with this answer, if all its other answers are greedy.

        The last answer of a turn is then the best one. Many turns lead to the same state in two orders.
        """
        if (native := self.native()) and (found := native.follow(world, me, words)) is not None:
            return found
        return self.plan(self.game.advance(world, me, words)[0], me, known, randbelow)

    def plan(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> float:
        """Like `settle`, but if I decide again, the worth of a state is that of the rest of the turn."""
        game = self.game
        rules: PlansTurns = self.evaluation  # type: ignore[assignment]  # `choose` has checked it: that takes time
        hope, world = self.resolve(world, me, known, randbelow)
        while (open_ := not rules.settled(world)) or rules.is_my_turn_still(world, me):
            if open_:
                replies = rules.replies(world, game.awaited(world)[0], me)
                branches = (
                    (odds, game.advance(there, game.awaited(there)[0], reply)[0]) for odds, there, reply in replies
                )
                return sum(odds * self.plan(after, me, known, randbelow) for odds, after in branches)
            if game.awaited(world)[0] == CHANCE:
                world, _ = game.advance(world, CHANCE, game.question(world, CHANCE).sample(randbelow))
                hope, world = self.resolve(world, me, known, randbelow)
            else:
                hope, world = self.best_step(world, me, known, randbelow)
        return hope

    def best_step(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> tuple[float, Any]:
        """The best of my answers at first sight: its worth, and the state it leads to."""
        after = self.game.successors(world, me, self.candidates(world, me))
        return max([self.resolve(state, me, known, randbelow) for state in after], key=itemgetter(0))

    def resolve(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> tuple[float, Any]:
        """Like `settle`, but also returns the resulting state; if there are several replies, the state before them."""
        game = self.game
        rules: PlansTurns = self.evaluation  # type: ignore[assignment]  # as above
        while not rules.settled(world):
            seat = game.awaited(world)[0]
            replies = rules.replies(world, seat, me)
            if len(replies) > 1:
                return self.settle(world, me, randbelow), world
            if replies:
                ((_, there, reply),) = replies
                world, _ = game.advance(there, seat, reply)
            elif seat == me:
                return self.best_step(world, me, known, randbelow)
            else:
                words = (
                    game.question(world, CHANCE).sample(randbelow)
                    if seat == CHANCE
                    else self.best_for(world, seat, randbelow)
                )
                world, _ = game.advance(world, seat, words)
        return self.judge(world, me, known), world

    def judge(self, world: Any, me: Seat, known: dict[Any, float]) -> float:
        """The evaluation, cached by state in games where turns often lead to the same one."""
        rules: PlansTurns = self.evaluation  # type: ignore[assignment]  # as above
        if not rules.TRANSPOSES:
            return rules.evaluate(world, me)
        if world not in known:
            known[world] = rules.evaluate(world, me)
        return known[world]


def sorted_by(hopes: Sequence[float], answers: Sequence[Words]) -> list[Words]:
    """The best first."""
    return [answers[at] for at in sorted(range(len(answers)), key=hopes.__getitem__, reverse=True)]
