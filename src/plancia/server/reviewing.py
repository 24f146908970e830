"""Reviews as work for the job processes: one part after another, so that nobody waits long behind a review."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from plancia.analysis import AnalysisError, Assessed, Judged, LeftOut, Reason, Reviewer, Turning, finished
from plancia.analysis.review import Quality, own_decisions, spread, suspects
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

VERSION = 3  # of the analyser: stored reviews of another version are computed again
AT_ONCE = 6  # decisions in one job
PART_SECONDS = 30.0  # the deadline of a job
SECONDS = 240.0  # of a whole review: after that it says how far it came
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


# ---- jobs ------------------------------------------------------------------------------------------------------------
def planned(record: Record, seat: Seat) -> list[int]:
    """Verify the record of a game that is over; return the decisions to look at."""
    replay = finished(record, over=True)
    Reviewer(replay, seat)  # or it says why it cannot
    return spread(own_decisions(replay, seat))


def assessed(record: Record, seat: Seat, numbers: Sequence[int]) -> list[Assessed]:
    """A part of the decisions."""
    reviewer = Reviewer(Replay(record), seat)
    return [found for number in numbers if (found := reviewer.assess(number)) is not None]


def looked_at_closely(record: Record, seat: Seat, number: int) -> Turning:
    return Reviewer(Replay(record), seat).turning(number)


def composed(
    record: Record, seat: Seat, marks: Sequence[Assessed], seen: Sequence[int], turnings: Sequence[Turning]
) -> GameReview:
    """The whole review, with the steps of the replay instead of numbers of decisions."""
    replay = Replay(record)
    found = Reviewer(replay, seat).compose(marks, seen, turnings)
    numbers = [one.number for one in steps(replay, range(record.seats))]

    def step(number: int) -> int:
        return min(bisect_left(numbers, number), len(numbers) - 1)

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
        points=tuple(CurvePoint(step=step(one.number), chances=one.chances) for one in found.points),
        assessed=tuple(
            DecisionMark(step=step(one.number), best=one.best, played=one.played, quality=one.quality)
            for one in found.assessed
        ),
        costliest=tuple(
            CostlyDecision(
                step=step(one.number),
                question=sheet_of(replay, one),
                loss=one.loss,
                played=one.played,
                better=one.better,
                also=one.also,
                reasons=one.reasons,
                secret=one.secret,
            )
            for one in found.costliest
        ),
        seen=found.seen,
        own=found.own,
        left_out=found.left_out,
        replaced=found.replaced,
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

    task: asyncio.Task[None] | None = None
    progress: float = 0.0


class Reviews:
    """The reviews in progress; finished ones are in the database."""

    def __init__(self, storage: Storage, jobs: Jobs) -> None:
        self.storage = storage
        self.jobs = jobs
        self.running: dict[tuple[str, Seat], Running] = {}

    async def stored(self, table: str, seat: Seat) -> GameReview | None:
        payload = await self.storage.read(lambda c: learning.review(c, table, seat, VERSION))
        return None if payload is None else msgspec.json.decode(payload, type=GameReview)

    def progress(self, table: str, seat: Seat) -> float | None:
        """How far a review is, from 0 to 1; None: it is not in progress."""
        found = self.running.get((table, seat))
        return None if found is None else found.progress

    async def start(self, table: str, seat: Seat, record: Record, person: str, now: int) -> None:
        """Check the record, then go on in the background. Leaving the page does not stop it."""
        if (table, seat) in self.running:
            return
        if len(self.running) >= MOST_RUNNING:
            raise Busy
        self.running[table, seat] = running = Running()
        try:
            numbers = await self.jobs.within(PART_SECONDS, person, planned, record, seat)
        except BaseException:
            del self.running[table, seat]
            raise
        running.task = asyncio.create_task(self._review(table, seat, record, numbers, person, now))
        running.task.add_done_callback(lambda _: self.running.pop((table, seat), None))

    async def close(self) -> None:
        tasks = [one.task for one in self.running.values() if one.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _review(
        self, table: str, seat: Seat, record: Record, numbers: Sequence[int], person: str, now: int
    ) -> None:
        try:
            found = await self._compute(table, seat, record, numbers, person)
            payload = msgspec.json.encode(found).decode()
            await self.storage.write(lambda c: learning.store_review(c, table, seat, VERSION, now, payload))
        except (Busy, RequestError, RecordError, AnalysisError, JobCrashed, StorageError) as error:
            extra = {"table": table, "seat": seat, "error": type(error).__name__}
            log.warning("review failed", extra=extra)

    async def _compute(self, table: str, seat: Seat, record: Record, numbers: Sequence[int], person: str) -> GameReview:
        began, marks, seen = monotonic(), list[Assessed](), list[int]()
        running = self.running[table, seat]
        for at in range(0, len(numbers), AT_ONCE):
            if seen and monotonic() - began > SECONDS:
                break
            part = numbers[at : at + AT_ONCE]
            marks += await self._part(person, assessed, record, seat, part)
            seen += part
            running.progress = 0.8 * len(seen) / len(numbers)
        turnings = list[Turning]()
        for number in suspects(marks):
            turnings.append(await self._part(person, looked_at_closely, record, seat, number))
            running.progress = min(0.95, running.progress + 0.02)
        return await self._part(person, composed, record, seat, marks, seen, turnings)

    async def _part(self, person: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """One job, again a little later if the queue is full."""
        for _ in range(TIRED):
            try:
                return await self.jobs.within(PART_SECONDS, person, work, *args, **named)
            except Busy:
                await asyncio.sleep(LATER)
        raise Busy
