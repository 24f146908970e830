"""A bot that tries every answer in one imagined world and takes the one with the best position afterwards."""

from plancia.arena import Plan, simulate, standings
from plancia.engine import CHANCE


class OneAhead:
    """For every game that has points or power: more than the best opponent is good."""

    def __init__(self, game):
        self.game = game

    def answer(self, view, question, randbelow, budget):
        world = self.game.imagine(view, randbelow)
        answers = list(question) if len(question) < 400 else [question.sample(randbelow) for _ in range(60)]
        start = randbelow(len(answers))  # a random first among equals
        return max(answers[start:] + answers[:start], key=lambda words: self.worth(world, view.seat, words, randbelow))

    def worth(self, world, seat, words, randbelow):
        after, _ = self.game.advance(world, seat, words)
        while self.game.to_move(after)[:1] == (CHANCE,):
            after, _ = self.game.resolve_chance(after, randbelow)
        points = [self.score(after, other) for other in range(after.seats)]
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    def score(self, state, seat):
        if hasattr(state, "power"):  # Galactic Warlords
            return state.power[seat] + state.reputation[seat]
        points = state.points[4 * seat : 4 * seat + 4]  # Tigris & Euphrates: the lowest colour counts
        return 3 * min(points) + sum(points) + 2 * state.taken[seat]


if __name__ == "__main__":
    plan = Plan(game="tigris", bots=(f"{__file__}:OneAhead", "random"), games=10, options={"stall_guard": True})
    for standing in standings(list(simulate(plan))):
        print(f"{standing.bot}: {standing.wins:g} of {standing.games} games won")
