"""The promise not to let a player win."""

from __future__ import annotations

from plancia.deals import BROKEN, KEPT, OPEN, VOID, Judgement, Promise, Step
from plancia.engine import Seat
from plancia.games.rex import facts
from plancia.games.rex.deals.deadlines import entered_by, is_player
from plancia.games.rex.deployment import DeployUnits
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.manoeuvre import MoveUnits, origins, targets_from
from plancia.games.rex.prices import deployable, shift_origins, shift_targets
from plancia.games.rex.state import Fields
from plancia.games.rex.victory import STRONGHOLDS_TO_WIN

MISSED, TRIED = "missed", "tried"  # stages, for the current round: had a chance and did not take it, or took one


class DenyVictory(Promise, frozen=True, kw_only=True, gc=False):
    """Do not let that player win if you can prevent it.

    You have a chance if, in the Manoeuvre phase, the rival's side controls enough strongholds to win and your units
    could enter one of them. The promise is broken if the rival wins after you missed every chance of the last round, or
    wins together with you. If the rival wins and you had no chance, it is void.
    """

    rival: Seat

    def wrong_field(self, s: Fields) -> str:
        return "" if is_player(s, self.rival) and self.rival != self.seat else "rival"

    def judge(self, stage: str, step: Step) -> Judgement | None:
        stage = self._after_turn(stage, step)
        for fact in step.facts:
            if isinstance(fact, facts.GameOver):
                return Judgement(self._verdict(stage, fact), fact)
            if isinstance(fact, facts.PhaseBegan) and fact.phase == "influence":
                stage = OPEN
        return Judgement(stage)

    def broken_by(self, step: Step) -> bool:
        """The decision misses a chance to stop the rival."""
        return step.seat == self.seat and self._after_turn(OPEN, step) == MISSED

    def _after_turn(self, stage: str, step: Step) -> str:
        if step.seat != self.seat or stage == TRIED:
            return stage
        threatened = winning_spaces(step.before, self.rival)
        if any(entered_by(fact, self.seat) in threatened for fact in step.facts):
            return TRIED
        return MISSED if threatened & reachable(step.before, self.seat) else stage

    def _verdict(self, stage: str, over: facts.GameOver) -> str:
        if self.rival not in over.winners:
            return KEPT
        return BROKEN if stage == MISSED or self.seat in over.winners else VOID


def winning_spaces(s: Fields, rival: Seat) -> set[SpaceId]:
    """The strongholds with which the rival's side would win now; empty if there are too few. §14.2 §14.3"""
    side = s.alliance_of(rival)
    held = {s.box.ids[i] for i in s.box.strongholds if s.controller(i) in side}
    return held if len(held) >= STRONGHOLDS_TO_WIN[len(side)] else set()


def reachable(s: Fields, seat: Seat) -> set[SpaceId]:
    """The spaces that the seat's units could enter with its next answer; cards in hand do not count."""
    match s.ask:
        case MoveUnits(lines=lines):
            return {s.box.ids[there] for i in origins(s, seat, lines) for there in targets_from(s, seat, i, lines)}
        case DeployUnits(used=False):
            shifts = {space for origin in shift_origins(s, seat) for space in shift_targets(s, seat, origin)}
            return {*deployable(s, seat), *shifts}
        case _:
            return set()
