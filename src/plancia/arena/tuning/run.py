"""One run: a game, a number of players, a bot, a log of scores."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from plancia.arena.contest import Contest, Match
from plancia.arena.engines import Share, play_weighted_game, plays_greedy_games
from plancia.arena.matches import play, share_out
from plancia.arena.tuning.spsa import Schedule, Values, after, coordinates, moved, replayed, rounded, tries
from plancia.bots import Budget, GreedyBot, PlannerBot
from plancia.bots.evaluation import part_of
from plancia.bots.weights import Provenance, Tuned, load, read_weights
from plancia.games import game

ONE, TWO = "one", "two"  # the names of the two sets of weights at the table
GREEDY, PLANNER = "greedy", "planner"
PLAYERS = {GREEDY: GreedyBot, PLANNER: PlannerBot}  # the bots that use these weights


class Run(Struct, frozen=True, kw_only=True):
    """The values that determine a run."""

    game: str
    seats: int
    seed: str
    deals: int = 1  # in each step; every deal is played from both sides
    options: dict[str, Any] = {}
    bot: str = GREEDY  # who plays with the weights
    start: dict[str, Any]  # the weights at the start
    schedule: Schedule = Schedule()

    @property
    def games_per_step(self) -> int:
        return 2 * self.deals


class Step(Struct, frozen=True):
    """A line of the log."""

    score: float  # of the first set of weights


def new_run(name: str, seats: int, seed: str, deals: int, first: bool = False, bot: str = GREEDY) -> Run:
    """A run that starts from the current weights of greedy, or from those of greedy-1 without its faults: they never
    change.
    """
    module, tuned = module_of(name), load(name, seats)
    start = module.REPAIRED if first or tuned is None else read_weights(tuned, module.Weights)
    options = dict(game(name).BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {})
    return Run(
        game=name, seats=seats, seed=seed, deals=deals, options=options, bot=bot, start=msgspec.to_builtins(start)
    )


class Log:
    """The run and the scores of its steps, in a file that grows line by line."""

    def __init__(self, path: Path, run: Run) -> None:
        """Continue the run in the file, if there is one, with the start and the schedule stored in it."""
        self.path = path
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []  # the last part is empty, or cut off
        self.run = msgspec.json.decode(lines[0], type=Run) if lines else run
        self.scores = [msgspec.json.decode(line, type=Step).score for line in lines[1:]]
        path.parent.mkdir(parents=True, exist_ok=True)
        steps = [msgspec.json.encode(Step(score)) for score in self.scores]
        path.write_bytes(b"".join(line + b"\n" for line in [msgspec.json.encode(self.run), *steps]))

    def append(self, score: float) -> None:
        self.scores.append(score)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(Step(score)) + b"\n")

    @property
    def size(self) -> int:
        return len(self.scores)

    def play(self, until: int, jobs: int = 1, share: Share = share_out) -> Generator[float, None, None]:
        return steps(self, until, jobs, share)

    def tuned(self) -> Tuned:
        """The weights after all steps."""
        run = self.run
        values = start_of(run)
        at = replayed(len(coordinates(values)), self.scores, run.seed, run.schedule)
        games = len(self.scores) * run.games_per_step
        command = command_of(run, "--steps", str(len(self.scores)), "--deals", str(run.deals))
        provenance = Provenance(method="SPSA by self-play (plancia tune)", command=command, games=games, seed=run.seed)
        weights = dict(rounded(moved(values, at)))
        return Tuned(game=run.game, seats=run.seats, provenance=provenance, weights=weights)


def command_of(run: Run, *more: str) -> str:
    """The command that repeats the run; empty if it began with weights that a later run has replaced."""
    if msgspec.convert(run.start, (module := module_of(run.game)).Weights) != module.REPAIRED:
        return ""
    players = ("--players", str(run.seats), "--seed", run.seed, "--first")
    bot = () if run.bot == GREEDY else ("--bot", run.bot)
    return " ".join(("plancia tune", run.game, *players, *bot, *more))


def start_of(run: Run) -> Values:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in run.start.items()}


def steps(log: Log, until: int, jobs: int = 1, share: Share = share_out) -> Generator[float, None, None]:
    """Play until the log has this many steps; yield each score."""
    run, values = log.run, start_of(log.run)
    at = replayed(len(coordinates(values)), log.scores, run.seed, run.schedule)
    while (number := len(log.scores)) < until:
        score = step(run, *tries(values, at, run.seed, number, run.schedule), number, jobs, share)
        log.append(score)
        at = after(at, score, run.seed, number, run.schedule)
        yield score


def step(run: Run, one: Values, two: Values, number: int, jobs: int = 1, share: Share = share_out) -> float:
    """The first set's share of the victories, over both sides of each deal."""
    games = range(number * run.games_per_step, (number + 1) * run.games_per_step)
    # Games finish in any order, and sums of fractions depend on it. Sorting gives the same score on every machine.
    scores: dict[int, float] = dict(share(partial(play_one, run, one, two), games, min(jobs, len(games))))
    return sum(scores[game] for game in games) / run.games_per_step


def play_one(run: Run, one: Values, two: Values, number: int) -> tuple[int, float]:
    """The number of the game, and the first set's share of the victory."""
    deal, side = divmod(number, 2)
    where = Match((ONE, TWO), deal, side)
    seating = Contest(game=run.game, bots=(ONE, TWO), seats=run.seats).seating(where)
    weights = {ONE: one, TWO: two}
    places = play_tuned(run, [weights[name] for name in seating], f"{run.seed}/{deal}")
    winners = [name for name, place in zip(seating, places, strict=True) if place == 1]
    return number, winners.count(ONE) / len(winners)


def play_tuned(run: Run, values: Sequence[Values], seed: str) -> tuple[int, ...]:
    """The places of the run's bots with these weights, by seat."""
    rules, module = game(run.game), module_of(run.game)
    options = msgspec.convert(run.options, rules.OPTIONS)
    judgements = [module.Judgement(msgspec.convert(weights, module.Weights)) for weights in values]
    if plays_greedy_games(run.game, options):
        numbers = [module.numbers(judgement.weights) for judgement in judgements]
        return play_weighted_game(options, numbers, seed, plans=run.bot == PLANNER)
    names = tuple(str(seat) for seat in range(run.seats))
    bots = [PLAYERS[run.bot](rules, judgement) for judgement in judgements]
    return play(rules, options, names, bots, seed, Budget()).places


def module_of(name: str) -> Any:
    return import_module(f"plancia.bots.evaluation.{name}")
