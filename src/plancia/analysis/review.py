"""The review of a finished game from one seat: where it turned, judged by what the seat knew at the time.

Every number comes from views of that seat. Long games are sampled: the review states how many decisions it has judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from hashlib import sha256
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from plancia.analysis.judging import CAREFUL, USUAL, Analyst, Effort, Judged, Reason
from plancia.analysis.losses import certain_loss
from plancia.analysis.worth import AnalysisError
from plancia.bots.evaluation import part_of
from plancia.engine import CHANCE, Seat
from plancia.records import Record, Replay, only_answer, verify

COSTLIEST = 3  # decisions that are shown
CHECKED = 2 * COSTLIEST  # the costliest at first are judged again, in other worlds: some only looked so
MOST_DECISIONS = 150  # judged in one review
MOST_POINTS = 100  # of the curve
WORLDS = 2  # for each point of the curve
DRAWS = 3  # worlds to compare a draw with
SECONDS = 45.0
OTHER = "other"  # kind of decisions that are left out

Quality: TypeAlias = Literal["best", "fine", "small", "costly"]
FINE, SMALL = 0.01, 0.04  # a loss up to this
NO_LOSS = 0.002


class Point(Struct, frozen=True, kw_only=True):
    """The chances of all seats at one moment, as far as the seat could know."""

    number: int  # of decisions before it
    chances: tuple[float, ...]  # by seat


class Assessed(Struct, frozen=True, kw_only=True):
    """A decision of the seat: the chance with the best answer, and with the one that was given."""

    number: int  # of decisions before it
    best: float
    played: float
    quality: Quality

    @property
    def loss(self) -> float:
        return self.best - self.played


class Turning(Struct, frozen=True, kw_only=True):
    """A costly decision: what was played, what was better, and why."""

    number: int
    asked: str  # the question, by the name of its type
    loss: float
    played: Judged
    better: Judged
    also: Judged | None  # another good answer
    reasons: tuple[Reason, ...]
    secret: bool  # both sides chose in secret: better on average, against what the opponent may well have chosen


class Comparison(Struct, frozen=True, kw_only=True):
    """A decision in worlds that had no part in finding the better answer, which may be the one that was given."""

    played: Judged
    better: Judged
    also: Judged | None


class LeftOut(Struct, frozen=True, kw_only=True):
    """Decisions that were looked at and could not be judged: `review-left-out-<kind>` of the locale files."""

    kind: str
    count: int


class Review(Struct, frozen=True, kw_only=True):
    """Even start + luck + others + decisions = result."""

    game: str
    rules: int
    seats: int
    seat: Seat
    length: int  # decisions in the record, draws included
    start: float
    luck: float  # draws
    others: float  # what the others did, and what the estimate could not see
    decisions: float  # the cost of the seat's own decisions
    result: float  # 1: won, alone or with others; 0: lost; if the game was not played to its end, the chance then
    complete: bool  # was it played to its end, or did it end by a resignation?
    points: tuple[Point, ...]
    assessed: tuple[Assessed, ...]
    costliest: tuple[Turning, ...]
    to_judge: int  # decisions of the seat with a choice that can be judged
    seen: int  # decisions that were looked at
    own: int  # all decisions of the seat with a choice
    left_out: tuple[LeftOut, ...]  # of those that were looked at, the most frequent first
    replaced: int  # decisions that a bot made for the player: they count as those of the others

    @property
    def sampled(self) -> bool:
        return self.seen < self.own

    @property
    def won_back(self) -> bool:
        """Do the decisions cost more than there was to lose? Then some of it was won back in between."""
        return -self.decisions > self.start + max(0.0, self.luck) + FINE


def finished(record: Record, over: bool = False) -> Replay:
    """The game of a record that can be reviewed; raises `RecordError` or `AnalysisError`.

    `over`: it is known from elsewhere that the game is over. Older records do not show it after a resignation.
    """
    verify(record)
    replay = Replay(record)
    if record.version != replay.game.VERSION or replay.unplayed:
        raise AnalysisError("other_rules", rules=record.rules, ours=replay.game.VERSION)
    if replay.result() is None and record.ended is None and not over:
        raise AnalysisError("not_finished")
    return replay


def own_decisions(replay: Replay, seat: Seat) -> list[int]:
    """The numbers of the seat's decisions that its player made, without those that had only one answer."""
    return [
        number
        for number, entry in enumerate(replay.entries)
        if entry.seat == seat and not is_replaced(replay, number) and only_answer(replay.states[number], seat) is None
    ]


def is_replaced(replay: Replay, number: int) -> bool:
    """Did a bot make this decision for a player who was away or had resigned?"""
    seat = replay.entries[number].seat
    return any(one.made(number, seat) for one in replay.record.stand_ins)


def spread(numbers: Sequence[int], most: int = MOST_DECISIONS) -> list[int]:
    """Some of these, evenly spread, in an order that covers the whole game early: a review may stop at any time."""
    if len(numbers) > most:
        numbers = [numbers[at * len(numbers) // most] for at in range(most)]
    size = max(1, (len(numbers) - 1).bit_length())
    order = sorted(range(len(numbers)), key=lambda at: int(f"{at:0{size}b}"[::-1], 2))
    return [numbers[at] for at in order]


def chance_for(*what: object) -> Callable[[int], int]:
    """Random numbers that depend on this and nothing else, and never on the state."""
    text = "/".join(map(str, ("review", *what)))
    return Random(int.from_bytes(sha256(text.encode()).digest()[:8], "big")).randrange


class Reviewer:
    """Reviews one game from one seat."""

    def __init__(self, replay: Replay, seat: Seat) -> None:
        if seat not in range(replay.record.seats):
            raise AnalysisError("no_such_seat", seat=seat)
        self.replay = replay
        self.seat = seat
        self.analyst = Analyst(replay.game, replay.record.seats)

    def view(self, number: int) -> Any:
        return self.replay.game.view(self.replay.states[number], self.seat)

    def assess(self, number: int, effort: Effort = USUAL) -> Assessed | None:
        """Judge a decision; None if its answers cannot be compared."""
        if not self.is_judged(number):
            return None
        found = self.look(number, effort, "usually")
        best, played = found.better.chance, found.played.chance
        return Assessed(number=number, best=best, played=played, quality=quality(best - played))

    def is_judged(self, number: int) -> bool:
        """Can the answer be compared with others? A gift cannot, though a proposal to the same question can."""
        view, words = self.view(number), self.replay.entries[number].words
        if self.analyst.is_mixed(view):
            return True
        world = self.replay.game.imagine(view, chance_for("question", number))
        return self.analyst.is_comparable(world, self.seat, words)

    def look(self, number: int, effort: Effort, stage: str) -> Comparison:
        """Choose the best answer, then compare it with the one that was given, in other worlds."""
        view, words = self.view(number), self.replay.entries[number].words
        first, *rest = self.analyst.answers(view, chance_for(stage, number), effort, [words])
        played = next(one for one in (first, *rest) if one.words == words)
        if first.chance - played.chance <= NO_LOSS:
            return Comparison(played=played, better=played, also=None)
        other = next((one for one in rest if one.words != words and one.chance > played.chance + FINE), first)
        found = [first.words, words, other.words]
        chances = self.analyst.compare(view, chance_for(stage, "checked", number), effort.checks, found)
        mean = fmean(chances[1])
        better, also = (mean + certain_loss(chances[at], chances[1]) for at in (0, 2))
        return Comparison(
            played=Judged(words=words, chance=mean),
            better=Judged(words=first.words, chance=better),
            also=Judged(words=other.words, chance=min(also, better)) if also > mean + FINE and other != first else None,
        )

    def turning(self, number: int) -> Turning:
        """The same decision more closely, with the reasons."""
        view = self.view(number)
        found, secret = self.look(number, CAREFUL, "closely"), self.analyst.is_mixed(view)
        chance = chance_for("reasons", number)
        reasons = () if secret else self.analyst.reasons(view, chance, found.better.words, found.played.words)
        return Turning(
            number=number,
            asked=type(self.replay.states[number].ask).__name__,
            loss=found.better.chance - found.played.chance,
            played=found.played,
            better=found.better,
            also=found.also,
            reasons=reasons,
            secret=secret,
        )

    @cached_property
    def moments(self) -> list[int]:
        """Where positions can be compared: a player decides, and a turn begins, if the game has turns."""
        replay, found, before = self.replay, list[int](), None
        for number, entry in enumerate(replay.entries):
            state = replay.states[number]
            if entry.seat != CHANCE:
                if self.analyst.judge.is_moment(before, state):
                    found.append(number)
                before = state
        return found

    @property
    def curve(self) -> list[int]:
        """The moments of the curve: some of these, evenly spread, and the end."""
        moments = self.moments
        if len(moments) > MOST_POINTS:
            moments = [moments[at * len(moments) // MOST_POINTS] for at in range(MOST_POINTS)]
        return [*moments, len(self.replay.entries)]

    def point(self, number: int) -> Point:
        return Point(number=number, chances=self.chances_at(number))

    def chances_at(self, number: int) -> tuple[float, ...]:
        chances = self.analyst.chances(self.view(number), chance_for("point", number), WORLDS)
        return tuple(round(chance, 4) for chance in chances)

    def luck(self) -> float:
        """The opening deal and seat; then, for each row of draws, the chance after it, less what it was expected to be.

        Before a draw some pieces are missing, so the position before it is no measure: other draws are.
        """
        if not self.moments:
            return 0.0
        opening = self.moments[0]
        total = self.chances_at(opening)[self.seat] - self.analyst.curve.start
        for first, last in draws(self.replay):
            if first > opening and last < len(self.replay.entries):
                after = self.analyst.chance(self.view(last), chance_for("after", first), DRAWS)
                total += after - self.analyst.chance_after_draws(self.view(first), chance_for("draw", first), DRAWS)
        return total

    def result(self) -> float:
        """Won or lost; if the game was not played to its end, the chance at that moment."""
        result = self.replay.result()
        if result is None:
            return self.chances_at(len(self.replay.entries))[self.seat]
        return float(self.seat in result.winners)

    def left_out(self, numbers: Iterable[int]) -> tuple[LeftOut, ...]:
        """What kinds of decisions these are."""
        kinds: dict[str, str] = part_of(self.replay.record.game, "LEFT_OUT", {})
        found = Counter(kinds.get(type(self.replay.states[number].ask).__name__, OTHER) for number in numbers)
        return tuple(LeftOut(kind=kind, count=count) for kind, count in found.most_common())

    def compose(
        self, points: Iterable[Point], assessed: Iterable[Assessed], seen: Collection[int], costliest: Iterable[Turning]
    ) -> Review:
        """The review of what has been judged, of the decisions that were looked at."""
        closely = {one.number: one for one in costliest}
        judged = tuple(sorted((again(one, closely.get(one.number)) for one in assessed), key=lambda one: one.number))
        start, result, luck = self.analyst.curve.start, self.result(), self.luck()
        lost = sum(one.loss for one in judged)
        found = sorted((one for one in closely.values() if one.loss > FINE), key=lambda one: -one.loss)
        record = self.replay.record
        return Review(
            game=record.game,
            rules=record.version,
            seats=record.seats,
            seat=self.seat,
            length=len(record.entries),
            start=start,
            luck=luck,
            others=result - start - luck + lost,
            decisions=-lost,
            result=result,
            complete=self.replay.result() is not None,
            points=tuple(points),
            assessed=judged,
            costliest=tuple(found[:COSTLIEST]),
            to_judge=len(judged),
            seen=len(seen),
            own=len(own_decisions(self.replay, self.seat)),
            replaced=sum(
                is_replaced(self.replay, number)
                for number, entry in enumerate(self.replay.entries)
                if entry.seat == self.seat
            ),
            left_out=self.left_out({*seen} - {one.number for one in judged}),
        )


def again(one: Assessed, found: Turning | None) -> Assessed:
    """The same decision as the closer look shows it, if there was one."""
    if found is None:
        return one
    return replace(one, best=found.better.chance, played=found.played.chance, quality=quality(found.loss))


def quality(loss: float) -> Quality:
    if loss <= NO_LOSS:
        return "best"
    if loss <= FINE:
        return "fine"
    return "small" if loss <= SMALL else "costly"


def draws(replay: Replay) -> Iterator[tuple[int, int]]:
    """The rows of draws: the number of the first one, and the number after the last one."""
    first: int | None = None
    for number, entry in enumerate(replay.entries):
        if entry.seat != CHANCE:
            if first is not None:
                yield first, number
            first = None
        elif first is None:
            first = number
    if first is not None:
        yield first, len(replay.entries)


def suspects(assessed: Iterable[Assessed]) -> list[int]:
    """The decisions to judge again: those that seemed to cost most."""
    found = sorted((one for one in assessed if one.loss > NO_LOSS), key=lambda one: -one.loss)
    return [one.number for one in found[:CHECKED]]


def review(
    replay: Replay,
    seat: Seat,
    seconds: float = SECONDS,
    effort: Effort = USUAL,
    progress: Callable[[float], None] = lambda part: None,
) -> Review:
    """Review a whole game in one go. It stops judging when the time is up, and reports how far it got."""
    reviewer, began = Reviewer(replay, seat), monotonic()
    numbers = spread(own_decisions(replay, seat))
    assessed: list[Assessed] = []
    seen: list[int] = []
    for number in numbers:
        if monotonic() - began > 0.7 * seconds:  # the rest is for the costliest and the curve
            break
        if (found := reviewer.assess(number, effort)) is not None:
            assessed.append(found)
        seen.append(number)
        progress(len(seen) / len(numbers))
    turnings: list[Turning] = []
    for number in suspects(assessed):
        if turnings and monotonic() - began > seconds:
            break
        turnings.append(reviewer.turning(number))
    return reviewer.compose(map(reviewer.point, reviewer.curve), assessed, seen, turnings)
