"""A bot that looks one ply ahead in imagined worlds. It depends on no game: each has its own `evaluation`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import inf
from time import monotonic
from typing import Any, ClassVar

from msgspec.structs import replace

from plancia.bots.bot import Budget
from plancia.bots.dealing import Negotiator
from plancia.bots.evaluation import Evaluation, HasNativeRules, MixesAnswers, Outlook, evaluation_of
from plancia.bots.explaining import Explanation, explain
from plancia.bots.worlds import imagine_worlds
from plancia.deals import DealMove, KnownDeals
from plancia.engine import CHANCE, Form, Game, RandBelow, Seat, Words


class GreedyBot:
    """Tries its answers in imagined worlds, plays until conflicts and draws are resolved, and takes the best one.

    It imagines only worlds that fit the view, and never sees the true state. Where two opponents choose at the same
    time no answer is best, so it mixes its answers. In a game without an evaluation it answers at random.
    """

    MIXES: ClassVar[bool] = True

    def __init__(self, game: Game[Any, Any, Any], evaluation: Evaluation | None = None) -> None:
        self.game = game
        self.evaluation = evaluation or evaluation_of(game.NAME)
        self.tuned = evaluation is None
        self.dealing = Negotiator(game)

    def learn(self, deals: KnownDeals) -> None:
        """Update the offers and promises that the seat may know."""
        self.dealing.deals = deals

    def deal(self, view: Any, randbelow: RandBelow) -> DealMove | None:
        """Accept deals that cost nothing and decline all others: this bot makes no promises."""
        self.read_weights(view)
        return self.dealing.move(view, getattr(self.evaluation, "weights", None), randbelow)

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """The answer with the best average outlook over the worlds; `randbelow` breaks ties."""
        self.read_weights(view)
        if self.evaluation is None:
            return question.sample(randbelow)
        if (drawn := self.draw(view, randbelow, budget)) is not None:
            return drawn
        worlds, budget = imagine_worlds(self.game, view, randbelow, budget)
        # Every world tries the same answers, so that their sums can be compared. They come from a question about an
        # imagined state, so that the bot needs nothing of the real one except the view.
        answers = self.candidates(worlds[0], view.seat)
        if len(answers) == 1:
            return answers[0]
        return self.choose(worlds, view.seat, answers, randbelow, budget)

    def draw(self, view: Any, randbelow: RandBelow, budget: Budget) -> Words | None:
        """Draw a secret simultaneous choice at random from its mixed strategy; None: the answer is not mixed."""
        rules = self.evaluation
        if not self.MIXES or not isinstance(rules, MixesAnswers) or not rules.is_mixed(view) or budget.seconds == 0:
            return None
        worlds, budget = imagine_worlds(
            self.game, view, randbelow, replace(budget, worlds=max(rules.WORLDS, budget.worlds))
        )
        answers = rules.mixture(worlds, view.seat, inf if budget.seconds is None else monotonic() + budget.seconds)
        drawn = randbelow(1 << 30) / (1 << 30)
        for odds, words in answers:
            drawn -= odds
            if drawn < 0:
                return words
        return max(answers)[1]  # rounding: the odds add up to a little less than one

    def explain(
        self, view: Any, question: Form, randbelow: RandBelow, budget: Budget, more: Sequence[Words] = ()
    ) -> Explanation:
        """The answer, the other candidates, and the terms that decide between them."""
        return explain(self, view, question, randbelow, budget, more)

    def read_weights(self, view: Any) -> None:
        """Load the weights for the number of players, which the first question shows."""
        if self.tuned:  # views of games without tuned weights may not contain the number of players
            self.evaluation, self.tuned = evaluation_of(self.game.NAME, getattr(view, "seats", 0)), False

    def choose(
        self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], randbelow: RandBelow, budget: Budget
    ) -> Words:
        """The best of several answers."""
        hopes = self.hopes(worlds, seat, answers, randbelow)
        best = [words for words, hope in zip(answers, hopes, strict=True) if hope == max(hopes)]
        return best[randbelow(len(best))]

    def hopes(self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], randbelow: RandBelow) -> list[float]:
        """The worth of each of these answers, summed over the worlds."""
        if (native := self.native()) and (found := native.hopes(worlds, seat, answers)) is not None:
            return list(map(sum, found))
        after = zip(*[self.game.successors(world, seat, answers) for world in worlds], strict=True)
        return [sum([self.settle(world, seat, randbelow) for world in states]) for states in after]

    def candidates(self, world: Any, seat: Seat) -> list[Words]:
        """The answers worth a try."""
        if (native := self.native()) and (found := native.candidates(world)) is not None:
            return found
        assert self.evaluation is not None
        return list(self.evaluation.candidates(world, seat, self.game.question(world, seat)))

    def native(self) -> Outlook | None:
        """What does the work of `candidates` and `hopes`, in a game that has native rules."""
        kind: type = type(self.evaluation)
        return self.evaluation.outlook() if has_native_rules(kind) else None  # type: ignore[union-attr]  # just checked

    def outlook(self, world: Any, seat: Seat, words: Words, me: Seat, randbelow: RandBelow) -> float:
        """What this answer of that seat is worth to me, once everything it sets off has happened."""
        return self.settle(self.game.advance(world, seat, words)[0], me, randbelow)

    def settle(self, world: Any, me: Seat, randbelow: RandBelow) -> float:
        """Play on until the next free decision: chance is sampled, and other seats give their likely answers."""
        assert self.evaluation is not None
        while not self.evaluation.settled(world):
            seat = self.game.awaited(world)[0]
            if seat == CHANCE:
                words = self.game.question(world, CHANCE).sample(randbelow)
            elif replies := self.evaluation.replies(world, seat, me):
                hopes = (odds * self.outlook(there, seat, reply, me, randbelow) for odds, there, reply in replies)
                return sum(hopes)
            else:
                words = self.best_for(world, seat, randbelow)
            world, _ = self.game.advance(world, seat, words)
        return self.evaluation.evaluate(world, me)

    def best_for(self, world: Any, seat: Seat, randbelow: RandBelow) -> Words:
        """The answer that is best for that seat; the first of equals is good enough for an imagined answer."""
        answers: Iterable[Words] = self.candidates(world, seat)
        return max(answers, key=lambda words: self.outlook(world, seat, words, seat, randbelow))


@cache
def has_native_rules(evaluation: type) -> bool:
    """Checking a protocol is slow, and bots ask this for every question and every imagined answer."""
    return issubclass(evaluation, HasNativeRules)


class FirstGreedyBot(GreedyBot):
    """The greedy bot as it was before its weights were tuned. It never changes: others are measured against it."""

    MIXES = False

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, evaluation_of(game.NAME))
        self.tuned = False
