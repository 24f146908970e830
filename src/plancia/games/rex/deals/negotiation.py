"""Deals in Rex: terms that the rules carry out at once in a ceasefire, and all kinds of promises."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.deals import Negotiation, Term
from plancia.engine import Amount, Seat, Words
from plancia.engine.words import number
from plancia.games.rex.ceasefire import Ceasefire
from plancia.games.rex.deals.deadlines import current_round
from plancia.games.rex.deals.money import BidLimit, PassNextCard, PayWhen, SupportBattle
from plancia.games.rex.deals.peace import KeepAlliance, LeaveSpace, NoAttack, StayOut
from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.rex.deals.truth import HoldsCard, HoldsTraitor
from plancia.games.rex.game import GAME
from plancia.games.rex.state import Fields


class Alliance(Term, frozen=True, kw_only=True, gc=False):
    """The two players become allies. Their current allies must agree, as in the rules. §7.3"""

    members: tuple[Seat, Seat]


class Gift(Term, frozen=True, kw_only=True, gc=False):
    """One player gives influence to the other. §7.11"""

    seat: Seat
    receiver: Seat
    amount: Amount


class RexNegotiation(Negotiation):
    """Deals in Rex."""

    PROMISES = (
        *(NoAttack, StayOut, LeaveSpace, KeepAlliance, PayWhen, SupportBattle, PassNextCard, BidLimit),
        *(HoldsCard, HoldsTraitor, DenyVictory),
    )
    TERMS = (Alliance, Gift)

    def round(self, s: Fields) -> int:
        return current_round(s)

    def is_talking(self, s: Fields) -> bool:
        return any(isinstance(frame, Ceasefire) for frame in s.stack)

    def fits(self, term: Alliance | Gift, seat: Seat, to: Seat) -> bool:
        named = term.members if isinstance(term, Alliance) else (term.seat, term.receiver)
        return sorted(named) == sorted((seat, to))

    def answers(self, terms: Sequence[Alliance | Gift], seat: Seat, to: Seat) -> tuple[tuple[Seat, Words], ...]:
        """Gifts first: while an alliance is proposed, nobody can give anything. §7.10"""
        gifts = [term for term in terms if isinstance(term, Gift)]
        given = tuple((gift.seat, ("give", gift.receiver, gift.amount)) for gift in gifts)
        allied = len(gifts) < len(terms)
        return (*given, (seat, ("propose", to)), (to, ("accept",))) if allied else given

    def typed_term(self, words: Sequence[str], seat: Seat, to: Seat) -> Term | None:
        """`ally`, `give 2`, or `take 2` for a gift from the other player."""
        match words:
            case ["ally"]:
                return Alliance(members=(seat, to))
            case ["give", amount] if number(amount) is not None:
                return Gift(seat=seat, receiver=to, amount=int(amount))
            case ["take", amount] if number(amount) is not None:
                return Gift(seat=to, receiver=seat, amount=int(amount))
            case _:
                return None


NEGOTIATION = RexNegotiation(GAME)
