"""A bot that looks over its whole turn: every promising answer, and the turn that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from operator import itemgetter
from random import Random
from time import monotonic
from typing import Any

from msgspec.structs import replace

from plancia.bots.bot import Budget
from plancia.bots.evaluation import MixesAnswers, PlansTurns
from plancia.bots.greedy import GreedyBot
from plancia.engine import CHANCE, Form, RandBelow, Seat, Words


class PlannerBot(GreedyBot):
    """Greedy at first sight; then it follows the most promising answers to the end of its turn.

    With `budget.seconds` it stops in time and takes the best so far: an answer is followed only if there is time for
    one that takes as long as the longest before. In a question where a turn has no second decision it answers as greedy
    does, unless an opponent chooses at the same time: then it mixes its answers.
    """

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """A choice in secret, at the same time as an opponent's, is drawn by lot. All else is chosen."""
        self.read_weights(view)
        rules = self.evaluation
        if isinstance(rules, PlansTurns):
            budget = replace(budget, worlds=max(budget.worlds, rules.WORLDS))
        if not isinstance(rules, MixesAnswers) or not rules.is_mixed(view) or budget.seconds == 0:
            return super().answer(view, question, randbelow, budget)
        until = inf if budget.seconds is None else monotonic() + budget.seconds
        worlds = [self.game.imagine(view, randbelow) for _ in range(max(rules.WORLDS, budget.worlds))]
        answers = rules.mixture(worlds, view.seat, until)
        lot = randbelow(1 << 30) / (1 << 30)
        for odds, words in answers:
            lot -= odds
            if lot < 0:
                return words
        return max(answers)[1]  # rounding: the odds add up to a little less than one

    def choose(
        self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], randbelow: RandBelow, budget: Budget
    ) -> Words:
        began = monotonic()
        rules = self.evaluation
        if not isinstance(rules, PlansTurns) or not rules.is_my_turn_still(worlds[0], seat):
            return super().choose(worlds, seat, answers, randbelow, budget)
        hopes = self.hopes(worlds, seat, answers, randbelow)
        first_sight = sorted(range(len(answers)), key=hopes.__getitem__, reverse=True)[: rules.FOLLOWED]
        plans = dict.fromkeys(first_sight, 0.0)
        known: dict[Any, float] = {}
        longest, now, order = 0.0, monotonic(), first_sight
        # Each further world decides between the better half. All answers have the same luck, so that none wins by it.
        for world in worlds:
            lot = randbelow(1 << 30)
            for number in order:
                if budget.seconds is not None and now - began + longest > budget.seconds:
                    # Those that were not followed in this world are out: a plan for one world less is no better.
                    return answers[max(order[: order.index(number)] or order, key=plans.__getitem__)]
                plans[number] += self.follow(world, seat, answers[number], known, Random(lot).randrange)
                longest, now = max(longest, monotonic() - now), monotonic()
            order = sorted(order, key=plans.__getitem__, reverse=True)[: max(2, (len(order) + 1) // 2)]
        return answers[order[0]]

    def follow(self, world: Any, me: Seat, words: Words, known: dict[Any, float], randbelow: RandBelow) -> float:
        """What the turn that begins with this answer is worth, if all its other answers are greedy.

        The last answer of a turn is then the best one. Many turns lead to the same state in two orders.
        """
        return self.plan(self.game.advance(world, me, words)[0], me, known, randbelow)

    def plan(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> float:
        """Like `settle`, but a state in which I decide again is worth what the rest of the turn is worth."""
        game = self.game
        rules: PlansTurns = self.evaluation  # type: ignore[assignment]  # `choose` has checked it: that takes time
        hope, world = self.resolve(world, me, known, randbelow)
        while (open_ := not rules.settled(world)) or rules.is_my_turn_still(world, me):
            if open_:
                replies = rules.replies(world, game.awaited(world)[0], me)
                branches = (
                    (odds, game.advance(there, game.awaited(there)[0], said)[0]) for odds, there, said in replies
                )
                return sum(odds * self.plan(after, me, known, randbelow) for odds, after in branches)
            if game.awaited(world)[0] == CHANCE:
                world, _ = game.advance(world, CHANCE, game.question(world, CHANCE).sample(randbelow))
                hope, world = self.resolve(world, me, known, randbelow)
            else:
                hope, world = self.best_step(world, me, known, randbelow)
        return hope

    def best_step(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> tuple[float, Any]:
        """The best of my answers at first sight: what it is worth, and where it leads."""
        after = self.game.successors(world, me, self.candidates(world, me))
        return max([self.resolve(state, me, known, randbelow) for state in after], key=itemgetter(0))

    def resolve(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> tuple[float, Any]:
        """Like `settle`, with the state that it leads to; with several replies, the state in which they are given."""
        game = self.game
        rules: PlansTurns = self.evaluation  # type: ignore[assignment]  # as above
        while not rules.settled(world):
            seat = game.awaited(world)[0]
            replies = rules.replies(world, seat, me)
            if len(replies) > 1:
                return self.settle(world, me, randbelow), world
            if replies:
                ((_, there, said),) = replies
                world, _ = game.advance(there, seat, said)
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
        """The evaluation, once for each state if turns often lead to the same one."""
        rules: PlansTurns = self.evaluation  # type: ignore[assignment]  # as above
        if not rules.TRANSPOSES:
            return rules.evaluate(world, me)
        if world not in known:
            known[world] = rules.evaluate(world, me)
        return known[world]
