"""Our side: random games through the public interface, `plancia.engine.Game`."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeAlias

from msgspec import Struct

from bench.measures import Shares, Speed, Times, times
from plancia.arena import Plan, play_game
from plancia.engine import CHANCE, Game, Question, RandBelow, Words
from plancia.games import game

LONGEST = 1_000_000  # decisions: a game that gets here will never end

Pick: TypeAlias = Callable[[Question[Any], RandBelow], Words]
by_field: Pick = Question.sample  # each field with equal odds; chance by its weights


def evenly(question: Question[Any], randbelow: RandBelow) -> Words:
    """Players choose any complete answer with equal odds; chance keeps its own."""
    return question.sample(randbelow) if question.seat == CHANCE else question.sample_evenly(randbelow)


class Subject(Struct, frozen=True):
    """A game and the options it is measured with."""

    name: str
    game: Game[Any, Any, Any]
    options: Any

    @property
    def seats(self) -> range:
        return self.game.SEATS


def subject(name: str) -> Subject:
    """The game with this name."""
    found = game(name)
    return Subject(name, found, found.OPTIONS(**found.BOUNDED))


def play(it: Subject, seats: int, seed: int, pick: Pick) -> int:
    """One random game; returns the number of decisions."""
    game, randbelow = it.game, Random(seed).randrange
    s, _ = game.begin(it.options, seats)
    for decisions in range(LONGEST):
        asked = game.to_move(s)
        if not asked:
            return decisions
        s, _ = game.advance(s, asked[0], pick(game.question(s, asked[0]), randbelow))
    raise RuntimeError(f"{it.name}: {seats} players, seed {seed}: no end after {LONGEST} decisions")


def speed(it: Subject, seats: int, seconds: float, seeds: Iterator[int], pick: Pick) -> Speed:
    """Complete games for about this many seconds. `seeds` must be new ones, so that caches do not help."""
    play(it, seats, next(seeds), pick)  # the first game fills the caches of the process
    gc.collect()  # garbage from earlier work should not count
    games = decisions = 0
    cpu, wall = process_time(), perf_counter()
    while perf_counter() - wall < seconds or not games:
        decisions += play(it, seats, next(seeds), pick)
        games += 1
    return Speed(games, decisions, process_time() - cpu, perf_counter() - wall)


def recorded(it: Subject, seats: int, seconds: float, seeds: Iterator[int]) -> Speed:
    """The same with records, as `plancia simulate --out` plays: with a dealer, random bots and the record as text."""
    bots, options = ("random",) * seats, dict(it.game.BOUNDED)
    games = decisions = 0
    play_game(Plan(game=it.name, bots=bots, options=options, seed=str(next(seeds)), keep=True), 0)
    gc.collect()
    cpu, wall = process_time(), perf_counter()
    while perf_counter() - wall < seconds or not games:
        plan = Plan(game=it.name, bots=bots, options=options, seed=str(next(seeds)), keep=True)
        decisions += play_game(plan, 0).decisions
        games += 1
    return Speed(games, decisions, process_time() - cpu, perf_counter() - wall)


def shares(it: Subject, seats: int, seeds: Iterable[int]) -> Shares:
    """Who decides in these games. This is not part of `speed`, since looking for a second answer takes time."""
    game, games, chance, forced, free = it.game, 0, 0, 0, 0
    for seed in seeds:
        randbelow = Random(seed).randrange
        s, _ = game.begin(it.options, seats)
        while asked := game.to_move(s):
            question = game.question(s, asked[0])
            if asked[0] == CHANCE:
                chance += 1
            elif next(islice(question, 1, None), None) is None:
                forced += 1
            else:
                free += 1
            s, _ = game.advance(s, asked[0], question.sample(randbelow))
        games += 1
    return Shares(games, chance, forced, free)


def positions(it: Subject, seats: int, seconds: float, seeds: Iterator[int]) -> Iterator[Any]:
    """Positions of random games, each yielded before anything has been computed about it; at least one game."""
    game, until = it.game, perf_counter() + seconds
    while True:
        randbelow = Random(next(seeds)).randrange
        s, _ = game.begin(it.options, seats)
        while asked := game.to_move(s):
            yield s
            s, _ = game.advance(s, asked[0], game.question(s, asked[0]).sample(randbelow))
        yield s
        if perf_counter() >= until:
            return


def time_view(it: Subject, seats: int, seconds: float, seeds: Iterator[int]) -> Times:
    """How long it takes to compute what one seat may know."""
    taken = []
    for s in positions(it, seats, seconds, seeds):
        for seat in range(seats):
            begun = process_time()
            it.game.view(s, seat)
            taken.append(process_time() - begun)
    return times(taken)


def time_question(
    it: Subject, seats: int, seconds: float, seeds: Iterator[int], use: Callable[[Question[Any]], object]
) -> Times:
    """How long it takes to create and use the form of a player's question."""
    taken = []
    for s in positions(it, seats, seconds, seeds):
        for seat in it.game.to_move(s)[:1]:
            if seat != CHANCE:
                begun = process_time()
                use(it.game.question(s, seat))
                taken.append(process_time() - begun)
    return times(taken)


def time_legal(it: Subject, seats: int, seconds: float, seeds: Iterator[int]) -> Times:
    """How long it takes to list every legal answer."""
    return time_question(it, seats, seconds, seeds, list)


def time_sheet(it: Subject, seats: int, seconds: float, seeds: Iterator[int]) -> Times:
    """How long it takes to compile the form for a client."""
    return time_question(it, seats, seconds, seeds, Question.sheet)
