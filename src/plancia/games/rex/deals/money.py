"""Promises about influence: to pay when something happens, to support a battle, and not to bid."""

from __future__ import annotations

from typing import Annotated, Literal

from plancia.deals import BROKEN, KEPT, OPEN, VOID, Judgement, Promise, Step
from plancia.engine import CASE, Amount, Fact, Seat
from plancia.games.rex import facts
from plancia.games.rex.deals.deadlines import Dated, ends_round, is_player
from plancia.games.rex.edition.box import CEASEFIRE
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.state import Fields

DUE = "due "  # the payment is due; followed by what has been paid so far
ON_SALE = "on sale"
MOST = 99  # influence in one payment


class Payment(Dated, frozen=True, kw_only=True, gc=False):
    """A gift that is due once something has happened. Gifts are given in a ceasefire, so it is due until the end of the
    next one.
    """

    receiver: Seat
    amount: Amount

    def wrong_field(self, s: Fields) -> str:
        if not is_player(s, self.receiver) or self.receiver == self.seat:
            return "receiver"
        return super().wrong_field(s) or ("" if 0 < self.amount <= MOST else "amount")

    def happens(self, fact: Fact, step: Step) -> bool:
        """Is the payment due now?"""
        raise NotImplementedError

    def owed(self, stage: str) -> int:
        return self.amount - int(stage.removeprefix(DUE)) if stage.startswith(DUE) else 0

    def judge(self, stage: str, step: Step) -> Judgement | None:
        """The deadline applies to the event; the payment may be made later."""
        judged = Judgement(stage)
        for fact in step.facts:
            judged = self._next(judged, fact, step)
            if judged.stage in (KEPT, BROKEN, VOID):
                break
        return judged

    def _next(self, now: Judgement, fact: Fact, step: Step) -> Judgement:
        if now.stage == OPEN:
            if self.happens(fact, step):
                return Judgement(f"{DUE}0")
            return Judgement(VOID, fact) if ends_round(fact, self.until) else now
        match fact:
            case facts.InfluencePaid(receiver=self.receiver, why="gift") if fact.seat == self.seat:
                paid = int(now.stage.removeprefix(DUE)) + fact.amount
                return Judgement(KEPT, fact) if paid >= self.amount else Judgement(f"{DUE}{paid}")
            case facts.CeasefireEnded():
                return Judgement(BROKEN, fact)
            case facts.GameOver():
                return Judgement(VOID, fact)  # there was no ceasefire to pay in
            case _:
                return now


class PayWhen(Payment, frozen=True, kw_only=True, gc=False):
    """Pay when the receiver wins a battle, when the receiver controls a space, or in the next ceasefire."""

    when: Annotated[Literal["ceasefire", "battle_won", "space_held"], CASE]
    space: SpaceId | None  # that the receiver controls

    def wrong_field(self, s: Fields) -> str:
        fits = self.space in s.box.at if self.when == "space_held" else self.space is None
        return super().wrong_field(s) or ("" if fits else "space")

    def happens(self, fact: Fact, step: Step) -> bool:
        match self.when:
            case "ceasefire":
                return isinstance(fact, facts.InfluenceCardDrawn) and fact.card == CEASEFIRE and fact.effect
            case "battle_won":
                return isinstance(fact, facts.BattleDecided) and fact.winner == self.receiver
            case "space_held":
                at = step.after.box.at[self.space]
                return bool(step.after.controller(at) == self.receiver)


class SupportBattle(Payment, frozen=True, kw_only=True, gc=False):
    """Pay if the receiver fights in a space."""

    space: SpaceId

    def wrong_field(self, s: Fields) -> str:
        return super().wrong_field(s) or ("" if self.space in s.box.at else "space")

    def happens(self, fact: Fact, step: Step) -> bool:
        return isinstance(fact, facts.BattleBegan) and fact.space == self.space and self.receiver in fact.sides


class PassNextCard(Promise, frozen=True, kw_only=True, gc=False):
    """Do not bid on the next card that is put up for auction."""

    def judge(self, stage: str, step: Step) -> Judgement | None:
        judged = Judgement(stage)
        for fact in step.facts:
            judged = self._next(judged.stage, fact)
            if judged.stage not in (OPEN, ON_SALE):
                break
        return judged

    def broken_by(self, step: Step) -> bool:
        """Any bid now: only the ledger knows whether this is the next card."""
        return any(isinstance(fact, facts.BidMade) and fact.seat == self.seat and fact.amount for fact in step.facts)

    def _next(self, stage: str, fact: Fact) -> Judgement:
        if isinstance(fact, facts.GameOver):
            return Judgement(VOID, fact)
        if stage == OPEN:
            return Judgement(ON_SALE if isinstance(fact, facts.CardOffered) else OPEN)
        match fact:
            case facts.BidMade(seat=self.seat, amount=amount) if amount:
                return Judgement(BROKEN, fact)
            case facts.CardSold() | facts.CardsReturned() | facts.PhaseBegan():
                return Judgement(KEPT, fact)
            case _:
                return Judgement(ON_SALE)


class BidLimit(Dated, frozen=True, kw_only=True, gc=False):
    """Do not bid more than this; 0: do not bid at all."""

    most: Amount

    def wrong_field(self, s: Fields) -> str:
        return super().wrong_field(s) or ("" if 0 <= self.most <= MOST else "most")

    def judge_fact(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        bids = isinstance(fact, facts.BidMade) and fact.seat == self.seat and fact.amount > self.most
        return Judgement(BROKEN, fact) if bids else None

    def at_deadline(self, stage: str, fact: Fact, step: Step) -> Judgement | None:
        return Judgement(KEPT, fact)
