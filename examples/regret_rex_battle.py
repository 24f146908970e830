"""Counterfactual regret minimisation on a battle of Rex, with hidden cards.

Two players seal a plan at the same time: a number of units, a leader, and which kinds of cards they will play. Each of
them knows only one hand; `imagine` deals both in every iteration, as far as they are not public. We minimise regret by
external sampling (Lanctot and others, 2009). The information of a player is the hand and the question.
"""

from argparse import ArgumentParser
from collections import defaultdict
from random import Random

from plancia.engine import CHANCE, notation
from plancia.games import rex
from plancia.games.rex.plans import Battle, SealPlan

GAME = rex.GAME


def find_battle(seed):
    """A state of a random game in which two players with cards seal their plans."""
    for number in range(seed, seed + 200):
        randbelow = Random(number).randrange
        state, _ = GAME.begin(rex.Options(races="lot"), 3)
        while asked := GAME.awaited(state):
            if isinstance(state.ask, SealPlan) and len(asked) == 2 and all(state.hands[seat] for seat in asked):
                plans = [len(GAME.question(state, seat)) for seat in asked]
                if all(3 < n < 30 for n in plans):
                    return state
            state, _ = GAME.advance(state, asked[0], GAME.question(state, asked[0]).sample(randbelow))
    raise LookupError("no such battle")


def battle_of(state):
    return next((frame for frame in state.stack if isinstance(frame, Battle)), None)


class Regrets:
    """Regrets and the average strategy of every information set."""

    def __init__(self, sides, random):
        self.sides, self.random = sides, random
        self.regrets = defaultdict(lambda: defaultdict(float))
        self.average = defaultdict(lambda: defaultdict(float))

    def bound(self):
        """No strategy would have gained more in total than the largest regrets of all information sets together."""
        return sum(max(0.0, *regrets.values()) for regrets in self.regrets.values())

    def strategy(self, key, answers):
        """In proportion to positive regret."""
        positive = [max(0.0, self.regrets[key][words]) for words in answers]
        total = sum(positive)
        return [p / total for p in positive] if total else [1 / len(answers)] * len(answers)

    def key(self, state, seat):
        """What the player knows that matters here: the own cards and the question."""
        return seat, state.hands[seat], type(state.ask).__name__, battle_of(state).topic

    def walk(self, state, learner, units):
        """The value for the learner once the battle is over."""
        while battle_of(state) is not None and (asked := GAME.awaited(state)):
            seat = asked[0]
            question = GAME.question(state, seat)
            if seat == CHANCE or seat not in self.sides:
                state, _ = GAME.advance(state, seat, question.sample(self.random.randrange))
                continue
            answers = list(question)
            if len(answers) == 1 or len(answers) > 200:
                state, _ = GAME.advance(state, seat, answers[0])
                continue
            key = self.key(state, seat)
            odds = self.strategy(key, answers)
            if seat != learner:
                for words, p in zip(answers, odds, strict=True):
                    self.average[key][words] += p
                words = self.random.choices(answers, odds)[0]
                state, _ = GAME.advance(state, seat, words)
                continue
            values = [self.walk(GAME.advance(state, seat, words)[0], learner, units) for words in answers]
            value = sum(p * v for p, v in zip(odds, values, strict=True))
            for words, gained in zip(answers, values, strict=True):
                self.regrets[key][words] += gained - value
            return value
        return self.worth(state, learner, units)

    def worth(self, state, learner, units):
        """Units and leaders that the opponent has lost, less those of the learner."""
        (foe,) = (side for side in self.sides if side != learner)
        lost = {side: units[side] - strength(state, side) for side in self.sides}
        return lost[foe] - lost[learner]


def strength(state, seat):
    """All units on the board, and a leader counts as three."""
    return sum(state.units[seat]) + 3 * len(state.leaders[seat])


def main(iterations=200, seed=1):
    """Print the bound on the regret per iteration as it falls, and a plan; returns the bound early and late."""
    random = Random(seed)
    state = find_battle(seed)
    sides = tuple(state.ask.seats)
    regrets, bounds = Regrets(sides, random), []
    units = {side: strength(state, side) for side in sides}
    public = GAME.view(state, None)
    for number in range(1, iterations + 1):
        world = GAME.imagine(public, random.randrange)
        for learner in sides:
            regrets.walk(world, learner, units)
        bounds.append(regrets.bound() / number)
        if number % max(1, iterations // 8) == 0:
            print(f"after {number} iterations: at most {bounds[-1]:.2f} units of regret per iteration")
    plans = [key for key in regrets.average if key[2] == SealPlan.__name__]
    key = max(plans, key=lambda key: sum(regrets.average[key].values()))
    total = sum(regrets.average[key].values())
    best = sorted(regrets.average[key].items(), key=lambda item: -item[1])[:5]
    print(f"seat {key[0]} with {', '.join(key[1]) or 'no cards'}:")
    for words, weight in best:
        print(f"  {weight / total:.0%} {notation(words)}")
    return bounds[len(bounds) // 4], bounds[-1]


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.iterations < 1:
        parser.error("--iterations: at least 1")
    main(wanted.iterations, wanted.seed)
