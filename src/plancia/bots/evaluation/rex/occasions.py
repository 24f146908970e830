"""When bots say a line in Rex, by the kind of the fact."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Occasion

# The topic of an offer: the first of these kinds among its terms and promises.
DEAL_TOPICS = {
    "Alliance": "propose",
    "DenyVictory": "rival",
    "SupportBattle": "trade",
    "PayWhen": "trade",
    "BidLimit": "trade",
    "PassNextCard": "trade",
    "Gift": "trade",
    "NoAttack": "peace",
    "StayOut": "peace",
    "LeaveSpace": "peace",
}

OCCASIONS = {
    "AllianceProposed": Occasion("propose"),
    "ProposalAccepted": Occasion("accept"),
    "ProposalFell": Occasion("refuse", when={"withdrawn": False}),
    "AllianceLeft": Occasion("leave"),
    "InfluencePaid": Occasion("gift", when={"why": "gift"}),
    "BattleDecided": Occasion("won", "winner", every=2),
    "GameOver": Occasion("victory", "winners"),
}
