"""Promises that hold until the end of a round."""

from __future__ import annotations

from plancia.deals import Judgement, Promise, Step
from plancia.engine import Amount, Fact, Seat
from plancia.games.rex import facts
from plancia.games.rex.edition.components import ROUNDS, SpaceId
from plancia.games.rex.influence import InfluencePhase
from plancia.games.rex.state import Fields


def current_round(s: Fields) -> int:
    """The placement card counts the round, so in the Influence phase the number is still that of the last one. §4.3"""
    return max(1, s.round + any(isinstance(frame, InfluencePhase) for frame in s.stack))


def is_player(s: Fields, seat: Seat) -> bool:
    return seat in range(s.seats)


def ends_round(fact: Fact, until: int) -> bool:
    """Does the next round begin, or is the game over?"""
    return isinstance(fact, facts.GameOver) or (isinstance(fact, facts.PhaseBegan) and fact.round > until)


def entered_by(fact: Fact, seat: Seat) -> SpaceId | None:
    """The space that units of this seat have entered."""
    match fact:
        case facts.UnitsMoved(target=space) if fact.seat == seat:
            return space
        case facts.UnitsDeployed(space=space) if fact.seat == seat:
            return space
        case _:
            return None


class Dated(Promise, frozen=True, kw_only=True, gc=False):
    """A promise with a deadline."""

    until: Amount  # the end of this round

    def wrong_field(self, s: Fields) -> str:
        return "" if current_round(s) <= self.until <= ROUNDS else "until"

    def judge(self, stage: str, step: Step) -> Judgement | None:
        """Judge the event before the deadline: an attack in the last battle of a round still counts."""
        for fact in step.facts:
            if (judged := self.judge_fact(stage, fact, step)) is not None:
                return judged
            if ends_round(fact, self.until):
                return self.at_deadline(stage, fact, step)
        return None

    def judge_fact(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        raise NotImplementedError

    def at_deadline(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        raise NotImplementedError
