"""Claims about your own secrets. They are judged when the truth comes out, or at the end of the game.

The ledger stores whether a claim was true when it was made, but no verdict uses this before the game is over and its
record is public. Until then a verdict uses only facts that the readers of the claim know.
"""

from __future__ import annotations

from plancia.deals import BROKEN, KEPT, Judgement, Promise, Step
from plancia.engine import Fact
from plancia.games.rex import facts
from plancia.games.rex.edition.box import DOUBLE_AGENT
from plancia.games.rex.edition.components import CardId, LeaderId
from plancia.games.rex.state import Fields

TRUE, FALSE = "true", "false"
UNCLEAR = "+"  # suffix of a stage: the player has new cards, so later evidence proves nothing


class Claim(Promise, frozen=True, kw_only=True, gc=False):
    """A claim about the present."""

    def judge(self, stage: str, step: Step) -> Judgement | None:
        for fact in step.facts:
            if isinstance(fact, facts.GameOver):
                return Judgement(KEPT if stage.startswith(TRUE) else BROKEN, fact)
            if stage.endswith(UNCLEAR):
                continue
            if (shown := self.shown(fact, step)) is not None:
                return Judgement(KEPT if shown else BROKEN, fact)
            if self.blurs(fact):
                stage += UNCLEAR
        return Judgement(stage)

    def shown(self, fact: Fact, step: Step) -> bool | None:
        """Does this fact prove the claim true or false?"""
        raise NotImplementedError

    def blurs(self, fact: Fact) -> bool:
        """May the player hold something new now?"""
        raise NotImplementedError


class HoldsCard(Claim, frozen=True, kw_only=True, gc=False):
    """Claim to have a strategy card in hand."""

    card: CardId

    def wrong_field(self, s: Fields) -> str:
        return "" if self.card in s.box.copies else "card"

    def begin(self, s: Fields) -> str:
        return TRUE if self.card in s.hands[self.seat] else FALSE

    def shown(self, fact: Fact, step: Step) -> bool | None:
        match fact:
            case facts.CardPlayed(card=self.card) | facts.CardDiscarded(card=self.card) if fact.seat == self.seat:
                return True
            case facts.CardsOpened(of=self.seat, cards=cards) if self.card in cards:
                return True
            case facts.InterrogationAnswered(of=self.seat, topic="card", about=self.card, answer=answer):
                return answer
            case facts.CardDiscarded() if fact.seat == self.seat and not step.after.hands[self.seat]:
                return False
            case _:
                return None

    def blurs(self, fact: Fact) -> bool:
        return isinstance(fact, facts.CardsDrawn | facts.CardSold) and fact.seat == self.seat


class HoldsTraitor(Claim, frozen=True, kw_only=True, gc=False):
    """Claim that a leader is your traitor. Each leader has only one traitor card."""

    leader: LeaderId

    def wrong_field(self, s: Fields) -> str:
        return "" if self.leader in s.box.race_of and s.box.race_of[self.leader] in s.races else "leader"

    def begin(self, s: Fields) -> str:
        return TRUE if self.leader in s.traitors[self.seat] else FALSE

    def shown(self, fact: Fact, step: Step) -> bool | None:
        match fact:
            case facts.TraitorRevealed(of=holder, leader=self.leader):
                return holder == self.seat
            case facts.InterrogationAnswered(of=self.seat, topic="traitor", about=self.leader, answer=answer):
                return answer
            case _:
                return None

    def blurs(self, fact: Fact) -> bool:
        """A Double Agent draws a traitor."""
        return isinstance(fact, facts.CardPlayed) and fact.card == DOUBLE_AGENT
