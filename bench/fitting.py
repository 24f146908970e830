"""Fit the weights of a game with turns to the results of games: a step before `plancia tune`, for few games.

    python -m bench.fitting warlords --players 2 --first --games 300 --seed tx1

Greedy bots with weights moved at random play. Each position at the end of a turn says what it is worth to the player
who leaves it, and the game says who won. Newton's method finds factors for all weights with which the worth explains
the victories best, but not far from 1 without evidence. Weights that count only within a turn keep their values. The
last line of the output has all weights. A fit shows what goes with victories, not what causes them: only a contest
shows whether a bot gets stronger.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from plancia.analysis.worth import Judge
from plancia.arena import stream
from plancia.arena.tuning import Run, new_run, start_of
from plancia.arena.tuning.run import module_of
from plancia.arena.tuning.spsa import coordinates, moved, rounded
from plancia.bots import Budget, GreedyBot
from plancia.games import game
from plancia.records import GameSession, dealer_from_seed

Array = NDArray[np.float64]

GAMES = ("tigris", "warlords")  # where players take turns
SPREAD = 0.25  # the weights of the players differ by about this much, in logarithms
LOOSE = 0.3  # how far from 1 a factor usually is, in logarithms
APART = 0.15  # for the slope of the worth in each weight
ALIKE = 3.0  # positions of one game are similar: so many count as one
SAMPLED = 24  # positions of a game, at most
MOST = 60.0  # worth: a game that is decided is no more than decided
ROUNDS, STEPS, LONGEST = 2, 50, 0.3


class Position(NamedTuple):
    world: Any  # as far as the player can know it
    seat: int
    won: bool


class Fit(NamedTuple):
    names: list[str]
    factors: Array
    losses: list[float]  # before, and after each round: the mean of -log(chance of the result)


def positions(run: Run, games: int) -> Iterator[Position]:
    for number in range(games):
        yield from positions_of(run, f"{run.seed}/{number}")


def positions_of(run: Run, seed: str) -> list[Position]:
    """The ends of turns in one game."""
    rules, module, start, apart = game(run.game), module_of(run.game), start_of(run), stream(f"{seed}/p")
    judge, size = Judge(rules, run.seats), len(coordinates(start))
    weights = [moved(start, tuple(apart.gauss(0, SPREAD) for _ in range(size))) for _ in range(run.seats)]
    bots = [GreedyBot(rules, module.Judgement(msgspec.convert(values, module.Weights))) for values in weights]
    chances = [stream(f"{seed}/{seat}").randrange for seat in range(run.seats)]
    session = GameSession(rules, msgspec.convert(run.options, rules.OPTIONS), run.seats, dealer_from_seed(seed))
    ends: list[tuple[Any, int]] = []
    before: Any = None
    while seats := session.awaited():
        s, seat = session.state, seats[0]
        if before is not None and s.active != before.active and judge.begins_turn(before, s):
            left = before.active
            ends.append((rules.imagine(rules.view(s, left), chances[left]), left))
        before = s
        session.answer(seat, bots[seat].answer(rules.view(s, seat), rules.question(s, seat), chances[seat], Budget()))
    result = rules.result(session.state)
    assert result is not None
    chosen = apart.sample(ends, min(SAMPLED, len(ends)))
    return [Position(world, seat, result.places[seat] == 1) for world, seat in chosen]


def worths(run: Run, found: Sequence[Position], at: Array) -> Array:
    module = module_of(run.game)
    rules = module.Judgement(msgspec.convert(moved(start_of(run), tuple(map(float, at))), module.Weights))
    return np.clip(np.array([rules.evaluate(world, seat) for world, seat, _ in found], dtype=np.float64), -MOST, MOST)


def fit(run: Run, found: Sequence[Position]) -> Fit:
    """Each round assumes that the worth is linear in the logarithms of the weights, which is true nearby."""
    names = [name if at is None else f"{name}[{at}]" for name, at in coordinates(start_of(run))]
    won = np.array([float(position.won) for position in found])
    at, losses = np.zeros(len(names)), list[float]()
    scale = np.array([0.1, 0.0])  # of the worth, and the advantage of who is to move
    for _ in range(ROUNDS):
        worth = worths(run, found, at)
        slopes = np.stack([slope(run, found, at, i) for i in range(len(names))], axis=1)
        scale = newton(worth, slopes[:, :0], won, at[:0], scale)[1]
        losses.append(loss(worth, won, scale))
        step, scale = newton(worth, slopes, won, at, scale)
        at = at + np.clip(step, -2 * LONGEST, 2 * LONGEST)
    losses.append(loss(worths(run, found, at), won, scale))
    return Fit(names, np.exp(at), losses)


def slope(run: Run, found: Sequence[Position], at: Array, i: int) -> Array:
    by = APART * np.eye(len(at))[i]
    return np.asarray((worths(run, found, at + by) - worths(run, found, at - by)) / (2 * APART))


def newton(worth: Array, slopes: Array, won: Array, at: Array, scale: Array) -> tuple[Array, Array]:
    """How far to move from here, and the scale."""
    size, step, (factor, ahead) = len(at), np.zeros(len(at)), scale
    for _ in range(STEPS):
        now = worth + slopes @ step
        chance = logistic(factor * now + ahead)
        columns = np.concatenate([factor * slopes, now[:, None], np.ones((len(now), 1))], axis=1)
        gradient = columns.T @ (won - chance) / ALIKE
        curvature = (columns * (chance * (1 - chance))[:, None]).T @ columns / ALIKE
        gradient -= np.append((at + step) / LOOSE**2, (factor, ahead))
        curvature += np.diag(np.append(np.full(size, 1 / LOOSE**2), (1.0, 1.0)))
        change = np.linalg.solve(curvature, gradient)
        change *= min(1.0, LONGEST / max(1e-9, float(np.abs(change).max())))
        step, factor, ahead = step + change[:size], factor + change[size], ahead + change[size + 1]
        if np.abs(change).max() < 1e-5:
            break
    return step, np.array([factor, ahead])


def logistic(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-np.clip(x, -50, 50))))


def loss(worth: Array, won: Array, scale: Array) -> float:
    chance = np.clip(logistic(scale[0] * worth + scale[1]), 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def main(args: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench.fitting", description="Fit weights to the results of games.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300, help="games to play (300)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--first", action="store_true", help="start as `plancia tune --first` does")
    wanted = parser.parse_args(args)
    if wanted.players not in game(wanted.game).SEATS:
        parser.error(f"{wanted.game} cannot be played with {wanted.players} players")
    run = new_run(wanted.game, wanted.players, wanted.seed, 1, wanted.first)
    found = list(positions(run, wanted.games))
    fitted = fit(run, found)
    print(f"{len(found):,} positions, losses {', '.join(f'{x:.4f}' for x in fitted.losses)}")
    order: Any = np.argsort(-np.abs(np.log(fitted.factors)))
    for i in order:
        print(f"  {fitted.names[i]:24} × {fitted.factors[i]:.2f}")
    weights = rounded(moved(start_of(run), tuple(map(float, np.log(fitted.factors)))))
    print(msgspec.json.encode(weights).decode())


if __name__ == "__main__":
    main()
