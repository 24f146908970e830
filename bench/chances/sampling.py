"""Self-play for winning chances: what positions were worth to each seat, and who won.

Positions are taken where a turn begins: in the middle of one, the player who acts is always ahead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from plancia.analysis.worth import Judge
from plancia.arena import stream
from plancia.bots import Budget, bot
from plancia.bots.evaluation import part_of
from plancia.games import game
from plancia.records import GameSession, dealer_from_seed

POSITIONS = 12  # of a game, about
WORLDS = 2  # imagined for each seat and position


class Run(Struct, frozen=True, kw_only=True):
    """What determines the samples."""

    game: str
    seats: int
    seed: str
    player: str  # the bot in every seat
    weights: str  # digest of those that say what positions are worth
    options: dict[str, Any] = {}


class Sample(Struct, frozen=True, array_like=True):
    """What a position was worth to a seat, as far as the seat could know."""

    seat: int
    progress: float
    acts: bool  # was it the turn of this seat?
    worth: float


class Game(Struct, frozen=True):
    """A line of the log."""

    shares: tuple[float, ...]  # of the victory, by seat
    samples: tuple[Sample, ...]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.shares) if share]


def new_run(name: str, seats: int, seed: str, player: str) -> Run:
    options = dict(game(name).BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {})
    weights = Judge(game(name), seats).weights()
    return Run(game=name, seats=seats, seed=seed, player=player, weights=weights, options=options)


def play_one(run: Run, number: int) -> Game:
    """Play a game and look at some of its positions."""
    rules, seed = game(run.game), f"chances/{run.seed}/{number}"
    players = [bot(run.player)(rules) for _ in range(run.seats)]
    chances = [stream(f"{seed}/{seat}").randrange for seat in range(run.seats)]
    looking = stream(f"{seed}/looking")
    options = msgspec.convert(run.options, rules.OPTIONS)
    session = GameSession(rules, options, run.seats, dealer_from_seed(seed))
    judge = Judge(rules, run.seats)
    states: list[Any] = []
    before: Any = None
    while seats := session.awaited():
        seat, state = seats[0], session.state
        if judge.begins_turn(before, state):
            states.append(state)
        before = state
        words = players[seat].answer(rules.view(state, seat), rules.question(state, seat), chances[seat], Budget())
        session.answer(seat, words)
    result = rules.result(session.state)
    assert result is not None
    samples = [
        Sample(seat, round(judge.progress(state), 3), judge.acts(state, seat), round(standing, 3))
        for state in looking.sample(states, min(POSITIONS, len(states)))
        for seat in range(run.seats)
        for standing in [judge.standing(rules.view(state, seat), seat, looking.randrange, WORLDS)]
    ]
    winners = result.winners
    return Game(tuple((seat in winners) / len(winners) for seat in range(run.seats)), tuple(samples))


class AnotherRun(Exception):
    """The log contains games of another run, for instance with other weights."""


class Log:
    """The run and its games, in a file that grows line by line."""

    def __init__(self, path: Path, run: Run) -> None:
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []  # the last part is empty, or cut off
        if lines and msgspec.json.decode(lines[0]) != msgspec.to_builtins(run):
            raise AnotherRun(f"{path} contains games of another run: {lines[0].decode()}")
        self.path, self.run = path, run
        self.games = [msgspec.json.decode(line, type=Game) for line in lines[1:]]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (self.run, *self.games)))

    def play_until(self, games: int) -> None:
        while (number := len(self.games)) < games:
            self.games.append(play_one(self.run, number))
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(self.games[-1]) + b"\n")
