"""Why a bot prefers one answer to another: the evaluation, split into terms that players use.

A term is a group of weights. Its contribution is the difference in the evaluation with and without these weights. So
the terms always match the evaluation, and a new weight needs only a line in the `TERMS` of its game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from plancia.bots.bot import Budget
from plancia.bots.evaluation import Evaluation, part_of
from plancia.bots.evaluation.parts import Weights
from plancia.bots.worlds import imagine_worlds
from plancia.engine import CHANCE, Form, RandBelow, Seat, Words

if TYPE_CHECKING:
    from plancia.bots.greedy import GreedyBot

REST = "rest"  # the part that no weight changes: the score itself, or the end of the game
LEAST = 0.05  # smaller differences are ignored


class Difference(Struct, frozen=True):
    """The advantage of one answer over another in one term."""

    term: str
    worth: float


class Candidate(Struct, frozen=True, kw_only=True):
    """An answer that the bot has considered."""

    words: Words
    worth: float
    terms: Mapping[str, float]  # their sum is its worth; empty in a game without terms

    def decisive(self, other: Candidate, most: int = 2) -> list[Difference]:
        """The terms that make this answer better than the other, the most important first."""
        found = [Difference(term, worth - other.terms.get(term, 0.0)) for term, worth in self.terms.items()]
        found = sorted((one for one in found if one.worth > LEAST), key=lambda one: -one.worth)
        return found[:most]


class Explanation(Struct, frozen=True):
    """The answer of a bot and its candidates, the best first."""

    answer: Words
    candidates: tuple[Candidate, ...]  # empty in a game without an evaluation

    def candidate(self, words: Words) -> Candidate | None:
        return next((one for one in self.candidates if one.words == words), None)


def explain(
    bot: GreedyBot, view: Any, question: Form, randbelow: RandBelow, budget: Budget, more: Sequence[Words] = ()
) -> Explanation:
    """The bot's answer with its candidates. `more` are other legal answers to include."""
    answer = bot.answer(view, question, randbelow, budget)
    if bot.evaluation is None:
        return Explanation(answer, ())
    worlds, _ = imagine_worlds(bot.game, view, randbelow, budget)
    found = dict.fromkeys([answer, *bot.candidates(worlds[0], view.seat), *more])
    judged = [consider(bot, worlds, view.seat, words, randbelow) for words in found]
    # The bot may have looked further ahead than these values, so its answer comes first.
    judged.sort(key=lambda one: (one.words != answer, -one.worth))
    return Explanation(answer, tuple(judged))


def consider(bot: GreedyBot, worlds: Sequence[Any], seat: Seat, words: Words, randbelow: RandBelow) -> Candidate:
    """The average worth of an answer, term by term."""
    evaluation = bot.evaluation
    assert evaluation is not None
    after = [next(iter(bot.game.successors(world, seat, [words]))) for world in worlds]
    ends = [(odds / len(worlds), end) for world in after for odds, end in outcomes(bot, world, seat, randbelow)]

    def average(judge: Evaluation) -> float:
        return sum(odds * judge.evaluate(end, seat) for odds, end in ends)

    worth = average(evaluation)
    groups: Mapping[str, Weights] = part_of(bot.game.NAME, "TERMS", {})
    if not groups:
        return Candidate(words=words, worth=worth, terms={})  # the game has no terms
    terms = {term: worth - average(without(evaluation, zero)) for term, zero in groups.items()}
    return Candidate(words=words, worth=worth, terms={**terms, REST: worth - sum(terms.values())})


def outcomes(bot: GreedyBot, world: Any, me: Seat, randbelow: RandBelow) -> Iterator[tuple[float, Any]]:
    """The states after an answer and all its consequences, with their odds."""
    evaluation = bot.evaluation
    assert evaluation is not None
    while not evaluation.settled(world):
        seat = bot.game.awaited(world)[0]
        if seat == CHANCE:
            words = bot.game.question(world, CHANCE).sample(randbelow)
        elif replies := evaluation.replies(world, seat, me):
            for odds, there, reply in replies:
                for part, end in outcomes(bot, bot.game.advance(there, seat, reply)[0], me, randbelow):
                    yield odds * part, end
            return
        else:
            words = bot.best_for(world, seat, randbelow)
        world, _ = bot.game.advance(world, seat, words)
    yield 1.0, world


def without(evaluation: Any, zero: Weights) -> Evaluation:
    """The same evaluation without a term. The evaluation of every game is a struct with weights."""
    judgement: Evaluation = replace(evaluation, weights=replace(evaluation.weights, **zero))
    return judgement
