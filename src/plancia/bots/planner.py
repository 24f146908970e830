"""A bot that looks over its whole turn: every promising answer, and the turn that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any

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
        promising = sorted(zip(hopes, range(len(answers)), strict=True), key=lambda item: -item[0])
        best, best_plan = answers[promising[0][1]], float("-inf")
        known: dict[Any, float] = {}
        # Every answer is followed with the same luck, so that none wins by it.
        lots = [(world, randbelow(1 << 30)) for world in worlds for _ in range(rules.LOTS)]
        longest, now = 0.0, monotonic()
        for _, number in promising[: rules.FOLLOWED]:
            if budget.seconds is not None and now - began + longest > budget.seconds:
                break
            plan = sum(self.follow(world, seat, answers[number], known, Random(lot).randrange) for world, lot in lots)
            if plan > best_plan:
                best, best_plan = answers[number], plan
            longest, now = max(longest, monotonic() - now), monotonic()
        return best

    def follow(self, world: Any, me: Seat, words: Words, known: dict[Any, float], randbelow: RandBelow) -> float:
        """What the turn that begins with this answer is worth, if all its other answers are greedy.

        The last answer of a turn is then the best one. Many turns lead to the same state in two orders.
        """
        return self.plan(self.game.advance(world, me, words)[0], me, known, randbelow)

    def plan(self, world: Any, me: Seat, known: dict[Any, float], randbelow: RandBelow) -> float:
        """Like `settle`, but a state in which I decide again is worth what the rest of the turn is worth."""
        rules = self.evaluation
        assert isinstance(rules, PlansTurns)
        while True:
            while not rules.settled(world):
                seat = self.game.awaited(world)[0]
                if replies := rules.replies(world, seat, me):
                    branches = ((odds, self.game.advance(there, seat, said)[0]) for odds, there, said in replies)
                    return sum(odds * self.plan(after, me, known, randbelow) for odds, after in branches)
                world, _ = self.game.advance(world, seat, self.best_for(world, seat, randbelow))
            if not rules.is_my_turn_still(world, me):
                return self.judge(world, me, known)
            if self.game.awaited(world)[0] == CHANCE:
                world, _ = self.game.advance(world, CHANCE, self.game.question(world, CHANCE).sample(randbelow))
                continue
            after = list(self.game.successors(world, me, self.candidates(world, me)))
            hopes = [
                self.judge(state, me, known) if rules.settled(state) else self.settle(state, me, randbelow)
                for state in after
            ]
            if not any(rules.is_my_turn_still(state, me) for state in after):
                return max(hopes)
            world = after[hopes.index(max(hopes))]

    def judge(self, world: Any, me: Seat, known: dict[Any, float]) -> float:
        """The evaluation, once for each state if turns often lead to the same one."""
        rules = self.evaluation
        assert isinstance(rules, PlansTurns)
        if not rules.TRANSPOSES:
            return rules.evaluate(world, me)
        if world not in known:
            known[world] = rules.evaluate(world, me)
        return known[world]
