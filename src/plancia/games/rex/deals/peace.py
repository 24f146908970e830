"""Promises about the city: who attacks whom, who enters or leaves a space, and who stays in an alliance."""

from __future__ import annotations

from plancia.deals import BROKEN, KEPT, VOID, Judgement, Step
from plancia.engine import Fact, Seat
from plancia.games.rex import facts
from plancia.games.rex.deals.deadlines import Dated, current_round, entered_by, is_player
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.manoeuvre import MoveUnits
from plancia.games.rex.state import Fields


class NoAttack(Dated, frozen=True, kw_only=True, gc=False):
    """Do not enter a space with face-up units of that player. The Council, where nobody fights, does not count."""

    target: Seat

    def wrong_field(self, s: Fields) -> str:
        return super().wrong_field(s) or ("" if is_player(s, self.target) and self.target != self.seat else "target")

    def judge_fact(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        space, s = entered_by(fact, self.seat), step.before
        if space is None or s.box.at[space] == s.box.council or not s.units[self.target][s.box.at[space]]:
            return None
        return Judgement(BROKEN, fact)

    def at_deadline(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        return Judgement(KEPT, fact)


class StayOut(Dated, frozen=True, kw_only=True, gc=False):
    """Do not move or deploy units into a space."""

    space: SpaceId

    def wrong_field(self, s: Fields) -> str:
        return super().wrong_field(s) or ("" if self.space in s.box.at else "space")

    def judge_fact(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        return Judgement(BROKEN, fact) if entered_by(fact, self.seat) == self.space else None

    def at_deadline(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        return Judgement(KEPT, fact)


class LeaveSpace(Dated, frozen=True, kw_only=True, gc=False):
    """Move all units out of a space. If they are lost there, the promise is void: they might still have left."""

    space: SpaceId

    def wrong_field(self, s: Fields) -> str:
        if self.space not in s.box.at or not s.group(self.seat, s.box.at[self.space]).size:
            return "space"
        return super().wrong_field(s)

    def judge_fact(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        if step.after.group(self.seat, step.after.box.at[self.space]).size:
            return None
        match fact:
            case facts.UnitsMoved(origin=space) if fact.seat == self.seat and space == self.space:
                return Judgement(KEPT, fact)
            case facts.UnitsLost(space=space) | facts.UnitsWithdrew(space=space):
                return Judgement(VOID, fact) if fact.seat == self.seat and space == self.space else None
            case _:
                return None

    def broken_by(self, step: Step) -> bool:
        """The last movement before the deadline leaves units in the space."""
        s, space = step.before, step.before.box.at[self.space]
        moves = step.seat == self.seat and isinstance(s.ask, MoveUnits) and current_round(s) == self.until
        return moves and bool(step.after.group(self.seat, space).size)

    def at_deadline(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        """If the game ends before the deadline, there was still time to leave: void."""
        early = isinstance(fact, facts.GameOver) and step.after.round < self.until
        return Judgement(VOID if early else BROKEN, fact)


class KeepAlliance(Dated, frozen=True, kw_only=True, gc=False):
    """Neither leave the alliance with that player nor betray it."""

    ally: Seat

    def wrong_field(self, s: Fields) -> str:
        return super().wrong_field(s) or ("" if is_player(s, self.ally) and self.ally != self.seat else "ally")

    def judge_fact(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        if not step.before.one_side(self.seat, self.ally):
            return None
        match fact:
            case facts.AllianceLeft(seat=self.seat) | facts.BetrayalShown(of=self.seat):
                return Judgement(BROKEN, fact)
            case facts.AllianceLeft(seat=self.ally):
                return Judgement(VOID, fact)
            case _:
                return None

    def at_deadline(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        """Without an alliance there was nothing to keep."""
        return Judgement(KEPT if step.after.one_side(self.seat, self.ally) else VOID, fact)
