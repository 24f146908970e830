"""The evaluation of Rex, in terms that players use."""

from plancia.bots.evaluation.rex import offers
from plancia.bots.evaluation.rex.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.rex.levels import LEVELS
from plancia.bots.evaluation.rex.negotiating import negotiate
from plancia.bots.evaluation.rex.occasions import DEAL_TOPICS, OCCASIONS
from plancia.bots.evaluation.rex.progress import progress
from plancia.bots.evaluation.rex.terms import TERMS
from plancia.bots.evaluation.rex.weights import REPAIRED, SELF_PLAY_OPTIONS, Weights

BARGAINING = offers
LEFT_OUT = {  # of reviews, by question: the fixed rules of the bots are no standard to judge by
    "MakeBid": "bids",
    "Talk": "talks",
    "AnswerProposal": "talks",
    "AllowAlly": "talks",
    "SealCards": "battle-cards",
    "KeepCards": "battle-cards",
    "PlayCard": "cards",
}

__all__ = [
    "BARGAINING",
    "DEAL_TOPICS",
    "EVALUATION",
    "LEFT_OUT",
    "LEVELS",
    "OCCASIONS",
    "REPAIRED",
    "SELF_PLAY_OPTIONS",
    "TERMS",
    "Judgement",
    "Weights",
    "negotiate",
    "progress",
]
