"""Many games: bots sit down, seats rotate, every game can be had again from its seed."""

from __future__ import annotations

from collections.abc import Generator
from hashlib import sha256
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Struct

from plancia.arena.interrupts import ignore_sigint
from plancia.bots import Bot, BotError, Budget, bot
from plancia.engine import Facts, Game, IllegalAction, RandBelow, Seat, notation
from plancia.games import game
from plancia.records import GameSession, dealer_from_seed, write


class Plan(Struct, frozen=True, kw_only=True):
    """What is to be played: the same in every worker process."""

    game: str
    bots: tuple[str, ...]  # one a seat; game number i moves them on by i seats
    options: dict[str, Any] = {}
    games: int = 1
    seed: str = "0"
    budget: Budget = Budget()
    keep: bool = False  # the records too?

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Outcome(Struct, frozen=True, kw_only=True):
    """How one game went."""

    number: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    parts: tuple[str, ...] = ()  # what the seats played, where that makes a difference
    reason: str
    decisions: int
    record: str = ""  # as text, if records are kept


def stream(seed: str) -> Random:
    """Chance for a bot; apart from the dealer's, and the same on every machine."""
    return Random(int.from_bytes(sha256(seed.encode()).digest(), "big"))


def play_game(plan: Plan, number: int) -> Outcome:
    """Game number `number` of a plan, from beginning to end."""
    rules = game(plan.game)
    seating = plan.seating(number)
    bots = [seat_bot(name, rules) for name in seating]
    chances = [stream(f"{plan.seed}/{number}/{seat}").randrange for seat in range(len(bots))]
    options = msgspec.convert(plan.options, rules.OPTIONS)
    sitting = GameSession(rules, options, len(bots), dealer_from_seed(f"{plan.seed}/{number}"), seating)
    while seats := sitting.awaited():
        seat = seats[0]
        ask_bot(sitting, seat, bots[seat], chances[seat], plan.budget)
    result = rules.result(sitting.state)
    assert result is not None
    return Outcome(
        number=number,
        seating=seating,
        places=result.places,
        parts=rules.roles(sitting.state),
        reason=result.reason,
        decisions=len(sitting.moments),
        record=write(sitting.record()) if plan.keep else "",
    )


def seat_bot(name: str, rules: Game[Any, Any, Any]) -> Bot:
    """A bot ready to play; `BotError` if there is none of that name, or it cannot be made."""
    maker = bot(name)
    try:
        return maker(rules)
    except Exception as error:  # whatever a user's bot may raise
        raise BotError("cannot_sit_down", name=name, detail=told(error)) from error


def ask_bot(sitting: GameSession[Any], seat: Seat, player: Bot, randbelow: RandBelow, budget: Budget) -> Facts:
    """The bot answers the question put to its seat; `BotError` if it fails or cheats."""
    rules, name = sitting.game, sitting.names[seat]
    view, question = rules.view(sitting.state, seat), rules.question(sitting.state, seat)
    asked = type(sitting.state.ask).__name__
    try:
        words = player.answer(view, question, randbelow, budget)
    except Exception as error:  # whatever a user's bot may raise
        raise BotError("fails", name=name, asked=asked, detail=told(error)) from error
    try:
        return sitting.answer(seat, words)
    except IllegalAction as error:
        raise BotError("is_refused", name=name, asked=asked, said=said(words), detail=str(error)) from error


def told(error: Exception) -> str:
    """What a user's bot raised, for whoever wrote it."""
    return f"{type(error).__name__}: {error}"


def said(words: object) -> str:
    """An answer as it may be quoted, also one that is no answer at all."""
    return repr(notation(words)) if isinstance(words, tuple) else repr(words)


def simulate(plan: Plan, jobs: int = 1) -> Generator[Outcome, None, None]:
    """All games of a plan, as they are finished; on several cores in no fixed order, but each the same as ever.

    Whoever may stop listening early closes the generator: games that have not begun are then not played.
    """
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(plan.games))
        return
    helpers: list[Helper] = []
    try:
        helpers += (Helper(plan) for _ in range(min(jobs, plan.games)))
        yield from shared_out(helpers, plan.games)
    finally:
        for helper in helpers:
            helper.end()


class Helper:
    """A process that plays games on demand. There are no threads and no locks here: Ctrl-C may come at any moment."""

    def __init__(self, plan: Plan) -> None:
        self.pipe, theirs = Pipe()
        self.process = Process(target=play_on_demand, args=(plan, theirs), daemon=True)
        with ignore_sigint():
            self.process.start()
        theirs.close()

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def play_on_demand(plan: Plan, pipe: Connection) -> None:
    """What a helper does until it is ended."""
    while True:
        number = pipe.recv()
        try:
            pipe.send(play_game(plan, number))
        except Exception as error:  # told where somebody listens
            pipe.send(error)


def shared_out(helpers: list[Helper], games: int) -> Generator[Outcome, None, None]:
    """Games are dealt out one by one, each helper having one in reserve; they come back as they are finished."""
    numbers = iter(range(games))
    by_pipe = {helper.pipe: 0 for helper in helpers}  # games dealt out to it and not come back
    for pipe, number in zip([*by_pipe, *by_pipe], numbers, strict=False):
        pipe.send(number)
        by_pipe[pipe] += 1
    while busy := [pipe for pipe, dealt in by_pipe.items() if dealt]:
        for ready in wait(busy):
            pipe = cast("Connection", ready)
            try:
                outcome = pipe.recv()
                if isinstance(outcome, Exception):
                    raise outcome
                if (following := next(numbers, None)) is not None:
                    pipe.send(following)
                else:
                    by_pipe[pipe] -= 1
            except (EOFError, ConnectionError) as error:
                raise BotError("process_ended") from error
            yield outcome
