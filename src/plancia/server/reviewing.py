"""Reviews as work for the job processes: one part after another, so that nobody waits long behind a review."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from plancia.analysis import AnalysisError, Assessed, Judged, LeftOut, Point, Reason, Reviewer, Turning, finished
from plancia.analysis.review import CHECKED, COSTLIEST, FINE, Quality, own_decisions, spread, suspects
from plancia.engine import Question, Seat, Sheet, Word, Words
from plancia.records import Record, RecordError, Replay
from plancia.server.deciding import RequestError
from plancia.server.jobs import JobCrashed, Jobs
from plancia.server.processes import Busy
from plancia.server.replaying import steps
from plancia.server.storage import Storage, StorageError, learning

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)

VERSION = 5  # of the analyser and its curves: stored reviews of another version are computed again
IN_PROGRESS = -VERSION  # stored instead while a review is in progress, so that other processes know how far it is
AT_ONCE = 3.0  # seconds of work in one job, or one decision: others wait behind it
PART_SECONDS = 60.0  # the deadline of a job
STALE = 90_000  # milliseconds: a process that has stored nothing for so long has stopped
SECONDS = 240.0  # of a whole review: after that it reports how far it got
MOST_RUNNING = 6  # reviews at the same time
LATER = 1.0  # seconds until a part asks again for a place in the queue
TIRED = 5  # times that a part asks


class CurvePoint(Struct, frozen=True, kw_only=True):
    step: int  # of the replay
    chances: tuple[float, ...]  # by seat


class DecisionMark(Struct, frozen=True, kw_only=True):
    step: int
    best: float
    played: float
    quality: Quality


class CostlyDecision(Struct, frozen=True, kw_only=True):
    """What was played, what was better, and why."""

    step: int
    question: Sheet  # with these answers alone, so that they can be shown in words
    loss: float
    played: Judged
    better: Judged
    also: Judged | None
    reasons: tuple[Reason, ...]
    secret: bool  # both sides chose in secret


class GameReview(Struct, frozen=True, kw_only=True):
    """A review for the replay of the same game. Even start + luck + others + decisions = result."""

    game: str
    seats: int
    seat: Seat
    start: float
    luck: float
    others: float
    decisions: float
    result: float  # of a game that was not complete: the chance when it ended
    complete: bool  # False: it ended by a resignation
    points: tuple[CurvePoint, ...]
    assessed: tuple[DecisionMark, ...]
    costliest: tuple[CostlyDecision, ...]
    seen: int  # decisions that were looked at
    own: int  # of all with a choice
    left_out: tuple[LeftOut, ...]  # of those that were looked at: kinds of decisions that cannot be judged
    replaced: int  # decisions that a bot made for the player


class ReviewSoFar(Struct, frozen=True, kw_only=True):
    """What is known of a review in progress: it grows."""

    points: tuple[CurvePoint, ...]
    assessed: tuple[DecisionMark, ...]
    costliest: tuple[CostlyDecision, ...]  # the costliest first
    own: int  # decisions of the seat with a choice


class Progress(Struct, frozen=True, kw_only=True):
    part: float  # from 0 to 1
    so_far: ReviewSoFar | None  # null: nothing


# ---- jobs ------------------------------------------------------------------------------------------------------------
class Plan(Struct, frozen=True, kw_only=True):
    """What there is to do, by the numbers of decisions before each moment."""

    curve: list[int]  # its points
    decisions: list[int]  # to look at, in this order
    own: int
    steps: list[int]  # of the replay

    def step(self, number: int) -> int:
        return min(bisect_left(self.steps, number), len(self.steps) - 1)

    def point(self, one: Point) -> CurvePoint:
        return CurvePoint(step=self.step(one.number), chances=one.chances)

    def mark(self, one: Assessed) -> DecisionMark:
        return DecisionMark(step=self.step(one.number), best=one.best, played=one.played, quality=one.quality)


def planned(record: Record, seat: Seat) -> Plan:
    """Verify the record of a game that is over, and list what to look at."""
    return plan_of(finished(record, over=True), seat)


def plan_of(replay: Replay, seat: Seat) -> Plan:
    reviewer, own = Reviewer(replay, seat), own_decisions(replay, seat)
    numbers = [one.number for one in steps(replay, range(replay.record.seats))]
    return Plan(curve=reviewer.curve, decisions=spread(own), own=len(own), steps=numbers)


def in_time(seconds: float, numbers: Sequence[int], work: Callable[[int], T]) -> list[T]:
    """The results for as many of these as there is time for, at least one."""
    began, found = monotonic(), list[T]()
    for number in numbers:
        if found and monotonic() - began > seconds:
            break
        found.append(work(number))
    return found


def charted(record: Record, seat: Seat, numbers: Sequence[int], seconds: float) -> list[Point]:
    """The first of these points of the curve."""
    return in_time(seconds, numbers, Reviewer(Replay(record), seat).point)


def assessed(record: Record, seat: Seat, numbers: Sequence[int], seconds: float) -> list[Assessed | None]:
    """The first of these decisions."""
    return in_time(seconds, numbers, Reviewer(Replay(record), seat).assess)


def looked_at_closely(record: Record, seat: Seat, number: int) -> tuple[Turning, Sheet]:
    """A decision, and its question for the page."""
    replay = Replay(record)
    found = Reviewer(replay, seat).turning(number)
    return found, sheet_of(replay, found)


def composed(
    record: Record,
    seat: Seat,
    points: Sequence[Point],
    marks: Sequence[Assessed],
    seen: Sequence[int],
    turnings: Sequence[Turning],
) -> GameReview:
    """The whole review, with the steps of the replay instead of numbers of decisions."""
    replay = Replay(record)
    found, plan = Reviewer(replay, seat).compose(points, marks, seen, turnings), plan_of(replay, seat)
    return GameReview(
        game=found.game,
        seats=found.seats,
        seat=found.seat,
        start=found.start,
        luck=found.luck,
        others=found.others,
        decisions=found.decisions,
        result=found.result,
        complete=found.complete,
        points=tuple(map(plan.point, found.points)),
        assessed=tuple(map(plan.mark, found.assessed)),
        costliest=tuple(costly(plan, one, sheet_of(replay, one)) for one in found.costliest),
        seen=found.seen,
        own=found.own,
        left_out=found.left_out,
        replaced=found.replaced,
    )


def costly(plan: Plan, one: Turning, question: Sheet) -> CostlyDecision:
    return CostlyDecision(
        step=plan.step(one.number),
        question=question,
        loss=one.loss,
        played=one.played,
        better=one.better,
        also=one.also,
        reasons=one.reasons,
        secret=one.secret,
    )


def sheet_of(replay: Replay, one: Turning) -> Sheet:
    """The question of a decision, with no other answers than those of the review."""
    answers = [found.words for found in (one.played, one.better, one.also) if found is not None]
    return sheet_with(Question(replay.states[one.number], replay.entries[one.number].seat), answers)


def sheet_with(question: Question[Any], answers: Sequence[Words]) -> Sheet:
    """A small form: node 0 is the complete answer, node 1 the beginning."""
    beginnings = list(dict.fromkeys(words[:at] for words in answers for at in range(len(words))))
    places = {beginning: at for at, beginning in enumerate(beginnings, 1)}

    def following(beginning: Words) -> tuple[tuple[tuple[Word, ...], int], ...]:
        longer = dict.fromkeys(words[: len(beginning) + 1] for words in answers if words[: len(beginning)] == beginning)
        return tuple(((one[-1],), places.get(one, 0)) for one in longer if len(one) > len(beginning))

    nodes = (("", ()), *((question.field(one), following(one)) for one in beginnings))
    asked = question.sheet(consequences=False)
    return Sheet(topic=asked.topic, rule=asked.rule, number=asked.number, start=1, nodes=nodes, preset=answers[0])


# ---- on the server ---------------------------------------------------------------------------------------------------
class Running(Struct):
    """A review in progress."""

    plan: Plan | None = None  # not yet
    points: list[Point] = []
    marks: list[Assessed] = []
    seen: int = 0  # decisions
    turnings: list[tuple[Turning, Sheet]] = []
    task: asyncio.Task[None] | None = None

    def progress(self) -> Progress:
        """How far it is, and what a page may already show."""
        plan = self.plan
        if plan is None:
            return Progress(part=0.0, so_far=None)
        charted, judged = len(self.points) / len(plan.curve), self.seen / max(1, len(plan.decisions))
        found = sorted((one for one in self.turnings if one[0].loss > FINE), key=lambda one: -one[0].loss)
        so_far = ReviewSoFar(
            points=tuple(map(plan.point, self.points)),
            assessed=tuple(map(plan.mark, self.marks)),
            costliest=tuple(costly(plan, *one) for one in found[:COSTLIEST]),
            own=plan.own,
        )
        return Progress(part=0.1 * charted + 0.7 * judged + 0.15 * len(self.turnings) / CHECKED, so_far=so_far)


class Reviews:
    """The reviews that this process computes; finished ones are in the database."""

    def __init__(self, storage: Storage, jobs: Jobs, clock: Callable[[], int]) -> None:
        self.storage = storage
        self.jobs = jobs
        self.clock = clock
        self.running: dict[tuple[str, Seat], Running] = {}

    async def stored(self, table: str, seat: Seat) -> GameReview | None:
        payload = await self.storage.read(lambda c: learning.review(c, table, seat, VERSION))
        return None if payload is None else msgspec.json.decode(payload, type=GameReview)

    async def progress(self, table: str, seat: Seat) -> Progress | None:
        """How far a review is, here or in another process; None: it is not in progress."""
        if found := self.running.get((table, seat)):
            return found.progress()
        since = self.clock() - STALE
        payload = await self.storage.read(lambda c: learning.review(c, table, seat, IN_PROGRESS, since))
        return None if payload is None else msgspec.json.decode(payload, type=Progress)

    async def start(self, table: str, seat: Seat, record: Record, person: str) -> None:
        """Check the record, then continue in the background. Leaving the page does not stop it."""
        if (table, seat) in self.running:
            return
        if len(self.running) >= MOST_RUNNING:
            raise Busy
        self.running[table, seat] = running = Running()
        try:
            running.plan = await self.jobs.within(PART_SECONDS, person, planned, record, seat)
        except BaseException:
            del self.running[table, seat]
            raise
        running.task = asyncio.create_task(self._review(running, running.plan, table, seat, record, person))
        running.task.add_done_callback(lambda _: self.running.pop((table, seat), None))

    async def close(self) -> None:
        tasks = [one.task for one in self.running.values() if one.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review(self, running: Running, plan: Plan, table: str, seat: Seat, record: Record, person: str) -> None:
        async def keep(version: int, what: Struct) -> None:
            now, payload = self.clock(), msgspec.json.encode(what).decode()
            await self.storage.write(lambda c: learning.store_review(c, table, seat, version, now, payload))

        try:
            async for _ in self._look(running, plan, seat, record, person):
                await keep(IN_PROGRESS, running.progress())
            turnings, seen = [one for one, _ in running.turnings], plan.decisions[: running.seen]
            found = await self._part(person, composed, record, seat, running.points, running.marks, seen, turnings)
            await keep(VERSION, found)
        except (Busy, RequestError, RecordError, AnalysisError, JobCrashed, StorageError) as error:
            extra = {"table": table, "seat": seat, "error": type(error).__name__}
            log.warning("review failed", extra=extra)
            with suppress(StorageError):
                await self.storage.write(lambda c: learning.drop_review(c, table, seat, IN_PROGRESS))

    async def _look(self, running: Running, plan: Plan, seat: Seat, record: Record, person: str) -> AsyncIterator[None]:
        """The curve from the left, then the decisions, then the costliest of them again; a part at a time."""
        began = monotonic()
        while left := plan.curve[len(running.points) :]:
            running.points += await self._part(person, charted, record, seat, left, AT_ONCE)
            yield
        while (left := plan.decisions[running.seen :]) and not (running.seen and monotonic() - began > SECONDS):
            found = await self._part(person, assessed, record, seat, left, AT_ONCE)
            running.marks += [one for one in found if one is not None]
            running.seen += len(found)
            yield
        for number in suspects(running.marks):
            running.turnings.append(await self._part(person, looked_at_closely, record, seat, number))
            yield

    async def _part(self, person: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """One job, again a little later if the queue is full."""
        for _ in range(TIRED):
            try:
                return await self.jobs.within(PART_SECONDS, person, work, *args, **named)
            except Busy:
                await asyncio.sleep(LATER)
        raise Busy
