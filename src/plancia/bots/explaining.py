"""Why a bot prefers one answer to another: its values, split into terms that a player would name.

A term is a group of weights. What it contributes to the value of a position is found by leaving it out: so the terms
are those of the evaluation itself, and a new weight needs no more than a line here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from plancia.bots.bot import Budget
from plancia.bots.evaluation import Evaluation
from plancia.engine import CHANCE, Form, RandBelow, Seat, Words

if TYPE_CHECKING:
    from plancia.bots.greedy import GreedyBot

Weights: TypeAlias = Mapping[str, float | tuple[float, ...]]  # the values that leave a term out

REST = "rest"  # what no weight changes: the score itself, or the end of the game
LEAST = 0.05  # a difference below this decides nothing


def _none(*weights: str) -> Weights:
    return dict.fromkeys(weights, 0.0)


TERMS: dict[str, dict[str, Weights]] = {
    "tigris": {
        "leaders": _none("leader", "room", "ready", "stand_in", "supporter"),
        "monuments": _none("monument", "three_of_four", "two_of_four"),
        "treasures": _none("near_treasure", "far_treasure", "own_treasure"),
        "revolts": _none("revolt"),
        "wars": _none("war", "spoils"),
        "hand": _none("hand", "temple_in_hand", "catastrophe"),
        "actions": _none("tempo"),
        "rivals": _none("rivalry", "rest"),
    },
    "warlords": {
        "planets": {"hold": (0.0,), **_none("planet", "unit_on_planet")},
        "majorities": {"majority_sure": 1.0, **_none("majority_lead", "majority_chase")},
        "forces": {"ready": (0.0,), **_none("infantry_coming", "infantry_in_reserve", "tank", "aircraft")},
        "guards": _none("guard", "half_ability"),
        "reputation": _none("reputation", "renown"),
        "hand": _none("card", "choice", "card_infantry", "card_action", "card_circle", "mission_to_come", "draw"),
        "support": {"support": (0.0,) * 5, **_none("token", "scouted")},
        "closing": _none("fourth", "closing", "option", "option_threat"),
        "actions": _none("landing", "action", "hit_from_afar"),
        "rivals": _none("rivalry", "rest"),
    },
    "rex": {
        "strongholds": _none("stronghold", "next_to_win", "win"),
        "rivals": _none("enemy_stronghold", "enemy_win", "enemy_near"),
        "units": _none("unit", "casualty"),
        "influence": _none("influence", "collected"),
        "cards": _none("card"),
        "leaders": _none("leader"),
        "fleet": _none("risk"),
        "allies": _none("ally"),
    },
}


class Difference(Struct, frozen=True):
    """By how much one answer is better than another in one term."""

    term: str
    worth: float


class Candidate(Struct, frozen=True, kw_only=True):
    """An answer that the bot has considered."""

    words: Words
    worth: float
    terms: Mapping[str, float]  # they add up to its worth

    def decisive(self, other: Candidate, most: int = 2) -> list[Difference]:
        """The terms that make this answer better than the other, the most important first."""
        found = [Difference(term, worth - other.terms.get(term, 0.0)) for term, worth in self.terms.items()]
        found = sorted((one for one in found if one.worth > LEAST), key=lambda one: -one.worth)
        return found[:most]


class Explanation(Struct, frozen=True):
    """The answer of a bot, and what it has considered besides; the best first."""

    answer: Words
    candidates: tuple[Candidate, ...]  # empty: it plays this game without an evaluation

    def candidate(self, words: Words) -> Candidate | None:
        return next((one for one in self.candidates if one.words == words), None)


def explain(
    bot: GreedyBot, view: Any, question: Form, randbelow: RandBelow, budget: Budget, more: Sequence[Words] = ()
) -> Explanation:
    """The bot's answer with its candidates. `more` are legal answers to be considered too."""
    answer = bot.answer(view, question, randbelow, budget)
    if bot.evaluation is None:
        return Explanation(answer, ())
    worlds = [bot.game.imagine(view, randbelow) for _ in range(max(1, budget.worlds))]
    found = dict.fromkeys([answer, *bot.candidates(worlds[0], view.seat), *more])
    judged = [consider(bot, worlds, view.seat, words, randbelow) for words in found]
    # It may have looked further ahead than the values here do: what it has chosen comes first.
    judged.sort(key=lambda one: (one.words != answer, -one.worth))
    return Explanation(answer, tuple(judged))


def consider(bot: GreedyBot, worlds: Sequence[Any], seat: Seat, words: Words, randbelow: RandBelow) -> Candidate:
    """What an answer is worth on average, term by term."""
    evaluation = bot.evaluation
    assert evaluation is not None
    after = [next(iter(bot.game.successors(world, seat, [words]))) for world in worlds]
    ends = [(odds / len(worlds), end) for world in after for odds, end in outcomes(bot, world, seat, randbelow)]

    def average(judge: Evaluation) -> float:
        return sum(odds * judge.evaluate(end, seat) for odds, end in ends)

    worth = average(evaluation)
    terms = {term: worth - average(without(evaluation, zero)) for term, zero in TERMS[bot.game.NAME].items()}
    return Candidate(words=words, worth=worth, terms={**terms, REST: worth - sum(terms.values())})


def outcomes(bot: GreedyBot, world: Any, me: Seat, randbelow: RandBelow) -> Iterator[tuple[float, Any]]:
    """The states in which everything that an answer sets off has happened, with their odds."""
    evaluation = bot.evaluation
    assert evaluation is not None
    while not evaluation.settled(world):
        seat = bot.game.awaited(world)[0]
        if seat == CHANCE:
            words = bot.game.question(world, CHANCE).sample(randbelow)
        elif replies := evaluation.replies(world, seat, me):
            for odds, there, said in replies:
                for part, end in outcomes(bot, bot.game.advance(there, seat, said)[0], me, randbelow):
                    yield odds * part, end
            return
        else:
            words = bot.best_for(world, seat, randbelow)
        world, _ = bot.game.advance(world, seat, words)
    yield 1.0, world


def without(evaluation: Any, zero: Weights) -> Evaluation:
    """The same judgement without a term. The evaluation of every game is a struct with weights."""
    judgement: Evaluation = replace(evaluation, weights=replace(evaluation.weights, **zero))
    return judgement
