"""Many games between bots: seats rotate, and every game can be reproduced from its seed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing.connection import Connection, wait
from random import Random
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from plancia.arena.engines import AUTOMATIC, play_whole_game, plays_whole_games, seed_of, using
from plancia.arena.negotiating import OFF, DealCount, counted, deals_of, negotiate, tell
from plancia.arena.worker import Worker
from plancia.bots import Bot, BotError, Budget, bot
from plancia.engine import Facts, Game, IllegalAction, Question, RandBelow, Seat, notation
from plancia.games import game
from plancia.records import GameSession, dealer_from_seed, write

T = TypeVar("T")
R = TypeVar("R")


class Plan(Struct, frozen=True, kw_only=True):
    """The games to play: the same in every worker process."""

    game: str
    bots: tuple[str, ...]  # one per seat; game number i rotates them by i seats
    options: dict[str, Any] = {}
    games: int = 1
    seed: str = "0"
    budget: Budget = Budget()
    keep: bool = False  # return the records too?
    engine: str = AUTOMATIC  # which rules are used; the results do not depend on it
    talk: str = OFF  # when the bots may make deals

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of that game in seat order."""
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of one game."""

    number: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    parts: tuple[str, ...] = ()  # the role of each seat, in games with roles
    reason: str
    decisions: int
    record: str = ""  # as text, if records are kept
    deals: tuple[DealCount, ...] = ()  # by seat, if the bots may make deals

    def deals_by_bot(self) -> Iterator[tuple[str, DealCount]]:
        return zip(self.seating, self.deals, strict=False)


def stream(seed: str) -> Random:
    """Return random numbers for a seed: independent of the dealer's, and the same on every machine."""
    return Random(seed_of(seed))


def play_game(plan: Plan, number: int) -> Outcome:
    """Play game number `number` of a plan."""
    rules = game(plan.game)
    seating, seed = plan.seating(number), f"{plan.seed}/{number}"
    options = msgspec.convert(plan.options, rules.OPTIONS)
    with using(plan.engine), seated(seating, rules) as bots:
        if plays_whole_games(plan.game, plan.bots, plan.keep):
            result, decisions = play_whole_game(options, len(seating), seed)
            places, reason = result.places, result.reason
            return Outcome(number=number, seating=seating, places=places, reason=reason, decisions=decisions)
        return play(rules, options, seating, bots, seed, plan.budget, number=number, keep=plan.keep, talk=plan.talk)


def play(
    rules: Game[Any, Any, Any],
    options: Any,
    seating: tuple[str, ...],
    bots: Sequence[Bot],
    seed: str,
    budget: Budget,
    *,
    number: int = 0,
    keep: bool = False,
    talk: str = OFF,
) -> Outcome:
    """Play one game. The seed alone determines the dealer and the random numbers of every seat."""
    chances = [stream(f"{seed}/{seat}").randrange for seat in range(len(bots))]
    session = GameSession(rules, options, len(bots), dealer_from_seed(seed), seating)
    deals = deals_of(session, talk)
    while seats := session.awaited():
        seat = seats[0]
        if deals is not None:
            for _ in negotiate(deals, dict(enumerate(bots)), seat, chances):
                pass
            if session.awaited()[:1] != (seat,):
                continue  # a deal has changed the question
            tell(deals, bots[seat], seat)
        ask_bot(session, seat, bots[seat], chances[seat], budget)
    result = rules.result(session.state)
    assert result is not None
    count = counted(deals) if deals is not None else ()
    record = session.record() if deals is None else replace(session.record(), deals=tuple(deals.ledger.notes))
    return Outcome(
        number=number,
        seating=seating,
        places=result.places,
        parts=rules.roles(session.state),
        reason=result.reason,
        decisions=len(session.moments),
        record=write(record) if keep else "",
        deals=count,
    )


@contextmanager
def seated(names: Sequence[str], rules: Game[Any, Any, Any]) -> Iterator[list[Bot]]:
    """The bots of one game. Those that run programs are closed afterwards."""
    with ExitStack() as stack:
        bots = []
        for name in names:
            bots.append(seat_bot(name, rules))
            if (close := getattr(bots[-1], "close", None)) is not None:
                stack.callback(close)
        yield bots


def seat_bot(name: str, rules: Game[Any, Any, Any]) -> Bot:
    """Create a bot; raise `BotError` if there is none with that name, or if creating it fails."""
    maker = bot(name)
    try:
        return maker(rules)
    except BotError:
        raise
    except Exception as error:  # whatever a user's bot may raise
        raise BotError("cannot_sit_down", name=name, detail=describe(error)) from error


def ask_bot(session: GameSession[Any], seat: Seat, player: Bot, randbelow: RandBelow, budget: Budget) -> Facts:
    """Let the bot answer its seat's question; raise `BotError` if it fails or gives an illegal answer."""
    if getattr(player, "SAMPLES", False):
        # Saves a third of the time of a random game: `simulate` with records runs at 0.6 of the bare engine's pace.
        return session.answer_unchecked(seat, Question(session.state, seat).sample(randbelow))
    rules, name = session.game, session.names[seat]
    view, question = rules.view(session.state, seat), rules.question(session.state, seat)
    asked = type(session.state.ask).__name__
    try:
        words = player.answer(view, question, randbelow, budget)
    except BotError:
        raise
    except Exception as error:  # whatever a user's bot may raise
        raise BotError("fails", name=name, asked=asked, detail=describe(error)) from error
    try:
        return session.answer(seat, words)
    except IllegalAction as error:
        raise BotError("is_refused", name=name, asked=asked, said=answer_text(words), detail=str(error)) from error


def describe(error: Exception) -> str:
    """Describe an exception in a user's bot, for its author."""
    return f"{type(error).__name__}: {error}"


def answer_text(words: object) -> str:
    """Return an answer as text for an error message, even if it is not a valid answer."""
    return repr(notation(words)) if isinstance(words, tuple) else repr(words)


def simulate(plan: Plan, jobs: int = 1) -> Generator[Outcome, None, None]:
    """Yield the games of a plan as they finish: in any order on several cores, but always with the same results.

    If you stop early, close the generator: the remaining games are then not played.
    """
    yield from share_out(partial(play_game, plan), range(plan.games), min(jobs, plan.games))


def share_out(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, method: str | None = None
) -> Generator[R, None, None]:
    """Yield the result of every task as it finishes, on `jobs` cores. Tasks are taken only when a process is free.

    `method` starts the processes: "spawn" for work with packages that have threads, which do not survive a fork.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    workers: list[Worker] = []
    try:
        workers += (Worker(work_on_demand, work, method=method) for _ in range(jobs))
        yield from _results(workers, iter(tasks))
    finally:
        for worker in workers:
            worker.end()


def work_on_demand(work: Callable[[T], R], pipe: Connection) -> None:
    """Do tasks in the worker process until it is terminated."""
    while True:
        task = pipe.recv()
        try:
            pipe.send((True, work(task)))
        except Exception as error:  # raised again in the main process
            pipe.send((False, error))


def _results(workers: list[Worker], tasks: Iterator[T]) -> Generator[Any, None, None]:
    """Distribute the tasks one by one, with one in reserve per process; yield the results as they arrive."""
    by_pipe = {worker.pipe: worker for worker in workers}
    sent = dict.fromkeys(by_pipe, 0)  # tasks sent to it and not finished
    for pipe, task in zip([*by_pipe, *by_pipe], tasks, strict=False):
        pipe.send(task)
        sent[pipe] += 1
    while busy := [pipe for pipe, left in sent.items() if left]:
        for ready in wait(busy):
            pipe = cast("Connection", ready)
            try:
                result = by_pipe[pipe].receive()
                following = next(tasks, None)
                if following is not None:
                    pipe.send(following)
                else:
                    sent[pipe] -= 1
            except (EOFError, ConnectionError) as error:
                raise BotError("process_ended") from error
            yield result
